//! A piece to claims: which of its elements say what, nothing compared and nothing believed yet.

use std::sync::OnceLock;

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
        static ABOUT: OnceLock<Option<RowId>> = OnceLock::new();
        if tree.attribute(parent, "about").is_some()
            && let Some(row) = *ABOUT.get_or_init(|| row_named("rdf:about"))
        {
            self.claim(Slot::Id, row, parent);
        }
        for node in tree.elements(parent) {
            let Some(id) = meanings.row(tree, node) else {
                self.foreign.push(node);
                continue;
            };
            self.note_replies(tree, node);
            let element = row(id).element;
            // A feed's element inside an entry (or the other way round) says nothing there, but is kept in sight.
            let fits = element.place == Place::Both || element.place == place;
            if fits {
                for &slot in element.slots {
                    if let Some(speaker) = speaker(tree, node, element.name, slot) {
                        self.claim(slot, id, speaker);
                    }
                }
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
        let list = match self.has(slot) {
            true => self.list.as_slice(),
            false => &[],
        };
        list.iter().copied().filter(move |claim| claim.slot == slot)
    }

    /// RFC 4685 counts the answers in attributes of Atom's link to them.
    fn note_replies(&mut self, tree: &Tree, node: NodeId) {
        let is_link = tree.node(node).local().eq_ignore_ascii_case("link");
        static REPLIES: OnceLock<Option<RowId>> = OnceLock::new();
        if is_link
            && tree.attribute(node, "count").is_some()
            && let Some(row) = *REPLIES.get_or_init(|| row_named("thr:replies"))
        {
            self.claim(Slot::CommentsCount, row, node);
            self.shown.push((row, node));
        }
    }

    fn claim(&mut self, slot: Slot, row: RowId, node: NodeId) {
        self.present |= 1 << slot as u64;
        self.list.push(Claim { slot, row, node });
    }
}

/// The element that says it: the claiming one itself, except that RDF's content items speak in their depth.
fn speaker(tree: &Tree, node: NodeId, name: &str, slot: Slot) -> Option<NodeId> {
    if name != "items" || slot != Slot::Content {
        return Some(node);
    }
    tree.descendants(node)
        .find(|&inner| tree.node(inner).local().eq_ignore_ascii_case("value"))
}
