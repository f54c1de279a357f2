//! A piece to claims: which of its elements say what, nothing compared and nothing believed yet.

use std::ops::Range;

use super::registry::Meanings;
use super::rows::{Row, RowId, row, row_id};
use super::striped;
use super::table::{Kind, Place, Slot};
use crate::syntax::tree::{NodeId, Tree};
use crate::value::order::sort;
use crate::value::text::{is_blank, is_same_name};

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
    /// In document order.
    list: Vec<Claim>,
    /// Slot by slot, each slot's in document order.
    told: Vec<Claim>,
    /// Slot by slot, each slot's in the order of trust.
    ranked: Vec<Claim>,
    /// Where each slot's claims are in both.
    places: Places,
    /// One slot's claims while they are put in order.
    sorting: Vec<(u32, Claim)>,
    /// Elements that `extensions` shows.
    pub shown: Vec<(RowId, NodeId)>,
    /// Elements that no table knows.
    pub foreign: Vec<NodeId>,
    /// Elements in which others stand that are shown with the piece: people, and terms of a licence.
    holders: Vec<NodeId>,
}

const SLOTS: usize = Slot::ALL.len();

#[derive(Debug)]
struct Places([Group; SLOTS]);

/// One slot's claims.
#[derive(Debug, Clone, Copy, Default)]
struct Group {
    start: u32,
    /// None before one of them has its place.
    end: u32,
    count: u32,
}

impl Default for Places {
    fn default() -> Self {
        Places([Group::default(); SLOTS])
    }
}

impl Claims {
    /// Reads the children of a node: an entry's or the head's.
    /// `rank` says whom to believe: a lower number before a higher one.
    #[cfg_attr(feature = "stages", inline(never))]
    pub fn collect(
        &mut self,
        tree: &Tree,
        parent: NodeId,
        place: Place,
        meanings: &mut Meanings,
        rank: impl Fn(&Claim) -> u32,
    ) {
        self.list.clear();
        self.shown.clear();
        self.foreign.clear();
        self.holders.clear();
        self.note_about(tree, parent);
        for node in tree.elements(parent) {
            let Some(id) = meanings.row(tree, node) else {
                self.foreign.push(node);
                continue;
            };
            self.note_replies(tree, node);
            match tree.elements(node).next() {
                Some(first) if !matches!(row(id).element.kind, Kind::Parts(_)) => {
                    self.take_nested(tree, node, first, id, place);
                }
                _ => self.take(tree, (node, node), id, place),
            }
        }
        // The piece's own elements stand before those that are said of its people.
        for holder in &self.holders {
            for (node, id) in striped::told(tree, *holder, meanings) {
                match id {
                    Some(id) => self.shown.push((id, node)),
                    None => self.foreign.push(node),
                }
            }
        }
        self.arrange(rank);
    }

    /// Takes what an element says; it is shown by its value, which may stand within it.
    fn take(&mut self, tree: &Tree, (node, value): (NodeId, NodeId), id: RowId, place: Place) {
        let row = row(id);
        let element = row.element;
        // A feed's element inside an entry (or the other way round) says nothing there, but is kept in sight.
        let fits = element.place == Place::Both || element.place == place;
        if fits {
            for &slot in element.slots {
                if let Some(speaker) = speaker(tree, node, element.name, slot) {
                    self.claim(slot, id, speaker);
                }
            }
        }
        match row.is_shown() {
            true => self.shown.push((id, value)),
            false if !fits => self.foreign.push(node),
            false => {}
        }
    }

    /// Takes an element that holds others although its table names no parts: RDF's ways of writing, and people.
    fn take_nested(&mut self, tree: &Tree, node: NodeId, first: NodeId, id: RowId, place: Place) {
        let row = row(id);
        if row.element.many
            && let Some(members) = striped::members(tree, first)
        {
            for member in members {
                self.take(tree, striped::described(tree, member), id, place);
            }
            return;
        }
        if row.prefix == "cc"
            && let Some(licence) = striped::licence(tree, node, first)
        {
            self.holders.push(licence);
            // What stands beside the channel describes a licence, and does not say whose it is.
            if licence == node && place == Place::Feed {
                return self.shown.push((id, licence));
            }
            return self.take(tree, (licence, licence), id, place);
        }
        let slots = row.element.slots;
        // Jira gives the comments themselves where others say where they are.
        if slots == [Slot::CommentsUrl] && !row.is_shown() && is_blank(&tree.own_text(node)) {
            self.foreign.push(node);
        }
        let is_somebody = slots.contains(&Slot::Author) || slots.contains(&Slot::Contributor);
        if is_somebody {
            self.holders.push(node);
        }
        let is_term = is_somebody || slots.contains(&Slot::Category);
        let node = match is_term {
            true => striped::described(tree, node),
            false => (node, node),
        };
        self.take(tree, node, id, place);
    }

    /// Whether anything speaks about a slot.
    pub fn has(&self, slot: Slot) -> bool {
        !self.range(slot).is_empty()
    }

    /// The claims about a slot, in document order.
    pub fn about(&self, slot: Slot) -> &[Claim] {
        self.told.get(self.range(slot)).unwrap_or_default()
    }

    /// The claims about a slot, the most trusted first; of those that are trusted alike the first first.
    pub fn ranked(&self, slot: Slot) -> &[Claim] {
        self.ranked.get(self.range(slot)).unwrap_or_default()
    }

    fn range(&self, slot: Slot) -> Range<usize> {
        let Places(groups) = &self.places;
        groups
            .get(slot as usize)
            .map_or(0..0, |group| group.start as usize..group.end as usize)
    }

    /// Entries are asked about some fifty slots and tell of ten: each question is answered without a search, and only what
    /// is told is arranged.
    fn arrange(&mut self, rank: impl Fn(&Claim) -> u32) {
        self.places = Places::default();
        let Places(groups) = &mut self.places;
        for claim in &self.list {
            if let Some(group) = groups.get_mut(claim.slot as usize) {
                group.count += 1;
            }
        }
        self.told.clone_from(&self.list);
        let mut next = 0;
        for claim in &self.list {
            let Some(group) = groups.get_mut(claim.slot as usize) else {
                continue;
            };
            if group.end == 0 {
                (group.start, group.end) = (next, next);
                next += group.count;
            }
            if let Some(place) = self.told.get_mut(group.end as usize) {
                *place = *claim;
            }
            group.end += 1;
        }
        self.ranked.clone_from(&self.told);
        let mut at = 0;
        while let Some(first) = self.ranked.get(at) {
            let group = self.range(first.slot);
            at = group.end;
            if group.len() > 1 {
                self.rank(group, &rank);
            }
        }
    }

    /// Puts one slot's claims in the order of trust.
    fn rank(&mut self, group: Range<usize>, rank: &impl Fn(&Claim) -> u32) {
        let claims = self.ranked.get_mut(group).unwrap_or_default();
        self.sorting.clear();
        self.sorting
            .extend(claims.iter().map(|claim| (rank(claim), *claim)));
        sort(&mut self.sorting, |(one, _), (other, _)| one.cmp(other));
        for (place, (_, claim)) in claims.iter_mut().zip(&self.sorting) {
            *place = *claim;
        }
    }

    /// RDF names what it describes in an attribute.
    fn note_about(&mut self, tree: &Tree, node: NodeId) {
        const ABOUT: Option<RowId> = row_id("rdf:about");
        if tree.attribute(node, "about").is_some()
            && let Some(row) = ABOUT
        {
            self.claim(Slot::Id, row, node);
        }
    }

    /// RFC 4685 counts the answers in attributes of Atom's link to them.
    fn note_replies(&mut self, tree: &Tree, node: NodeId) {
        let is_link = is_same_name(tree.node(node).local(), "link");
        const REPLIES: Option<RowId> = row_id("thr:replies");
        if is_link
            && tree.attribute(node, "count").is_some()
            && let Some(row) = REPLIES
        {
            self.claim(Slot::CommentsCount, row, node);
            self.shown.push((row, node));
        }
    }

    fn claim(&mut self, slot: Slot, row: RowId, node: NodeId) {
        self.list.push(Claim { slot, row, node });
    }
}

/// What WordPress's own interface calls a text that is ready to be shown, among others about it.
pub const RENDERED: &str = "rendered";

/// The element that says it: the claiming one itself, except that RDF's content items speak in their depth, and texts of
/// WordPress's JSON in the one that is ready.
fn speaker(tree: &Tree, node: NodeId, name: &str, slot: Slot) -> Option<NodeId> {
    if let Some(first) = tree.elements(node).next()
        && tree.node(first).name == RENDERED
    {
        return Some(first);
    }
    if name != "items" || slot != Slot::Content {
        return Some(node);
    }
    striped::body(tree, node)
}
