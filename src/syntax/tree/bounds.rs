//! A tree to what it counts against the limits, and namespaces to as many as a document may bring.

use std::borrow::Cow;

use super::{SpaceId, Tree};

/// What a node or an attribute counts against the bytes that an entry may have. It takes 56 of the module's memory, and is
/// written in as few as one: `[1,1,…]`. Entries as feeds have them are written in more than these, and are cut no sooner.
/// With 16 an entry of the default limit would have a node more than 2^20, and its tree the room for 2^21.
const NODE_BYTES: usize = 17;

/// Stands for all namespaces beyond those that a document may bring: they have no name, and no vocabulary.
const BEYOND: &str = "prefix:";

impl<'t> Tree<'t> {
    /// What its nodes and attributes count against the bytes of an entry.
    #[inline]
    pub fn weight(&self) -> usize {
        (self.nodes.len() + self.attributes.len()) * NODE_BYTES
    }

    /// What the whole piece counts: it is as long as it is written, and at least as long as its nodes are heavy.
    pub fn size(&self) -> usize {
        let [first, last] = [0, self.last_root as usize].map(|root| self.nodes.get(root));
        let from = first.map_or(0, |node| node.at.start);
        let end = last.map_or(0, |node| node.at.end);
        self.weight().max(end.saturating_sub(from))
    }

    /// How many namespaces the document has named so far.
    pub fn space_count(&self) -> usize {
        self.spaces.len()
    }

    /// Forgets all namespaces but the first.
    pub fn forget_spaces(&mut self, kept: usize) {
        self.spaces.truncate(kept);
    }

    /// The namespaces met so far.
    pub fn spaces(&self) -> &[Cow<'t, str>] {
        &self.spaces
    }

    /// The id of a namespace URI where a document may bring no more than so many; `None` for one beyond.
    pub fn space_within(&mut self, most: usize, uri: Cow<'t, str>) -> Option<SpaceId> {
        let is_known = self.spaces.len() <= most || self.spaces.contains(&uri);
        is_known.then(|| self.space(uri))
    }

    /// The namespace of names whose own is one too many.
    pub fn space_beyond(&mut self) -> SpaceId {
        self.space(BEYOND.into())
    }

    /// Whether it stands for all that are too many.
    pub fn is_beyond(&self, space: SpaceId) -> bool {
        self.space_uri(space) == BEYOND
    }
}
