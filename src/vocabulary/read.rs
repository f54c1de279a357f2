//! A piece to claims: which of its elements say what, nothing compared and nothing believed yet.

use super::registry::{Meanings, Row, RowId, row, row_named};
use super::table::{Place, Slot};
use crate::syntax::tree::{NodeId, Tree};

/// An element that says something about a slot.
#[derive(Debug, Clone, Copy)]
pub struct Claim {
    /// What it is about.
    pub slot: Slot,
    /// The row that says so.
    pub row: RowId,
    /// The element.
    pub node: NodeId,
}

impl Claim {
    /// The row and its vocabulary.
    pub fn row(&self) -> Row {
        row(self.row)
    }
}

/// Everything that a piece says; reused from piece to piece.
#[derive(Debug, Default)]
pub struct Claims {
    list: Vec<Claim>,
    present: u128,
    /// Elements that `extensions` shows.
    pub shown: Vec<(RowId, NodeId)>,
    /// Elements that no table knows.
    pub foreign: Vec<NodeId>,
}

impl Claims {
    /// Reads the children of a node: an entry's, the head's, or those of a part that stands for one (Atom's source).
    pub fn collect(&mut self, tree: &Tree, parent: NodeId, place: Place, meanings: &mut Meanings) {
        self.list.clear();
        self.present = 0;
        self.shown.clear();
        self.foreign.clear();
        if let (Some(_), Some(row)) = (tree.attribute(parent, "about"), row_named("rdf:about")) {
            self.claim(Slot::Id, row, parent);
        }
        for node in tree.elements(parent) {
            let Some(id) = meanings.row(tree, node) else {
                self.foreign.push(node);
                continue;
            };
            let element = row(id).element;
            // A feed's element inside an entry (or the other way round) says nothing there, but is kept in sight.
            let fits = element.place == Place::Both || element.place == place;
            if fits {
                element
                    .slots
                    .iter()
                    .for_each(|&slot| self.claim(slot, id, node));
            }
            if row(id).is_shown() {
                self.shown.push((id, node));
            }
        }
    }

    /// Whether anything speaks about a slot.
    pub fn has(&self, slot: Slot) -> bool {
        self.present & (1 << slot as u64) != 0
    }

    /// The claims about a slot, in document order.
    pub fn about(&self, slot: Slot) -> impl Iterator<Item = Claim> + '_ {
        let any = self.has(slot);
        self.list
            .iter()
            .copied()
            .filter(move |claim| any && claim.slot == slot)
    }

    fn claim(&mut self, slot: Slot, row: RowId, node: NodeId) {
        self.present |= 1 << slot as u64;
        self.list.push(Claim { slot, row, node });
    }
}
