//! Namespaces to as many as a document may bring.

use std::borrow::Cow;

use super::{SpaceId, Tree};

/// Stands for all namespaces beyond those that a document may bring: they have no name, and no vocabulary.
const BEYOND: &str = "prefix:";

impl<'t> Tree<'t> {
    /// How many namespaces the document has named so far.
    pub fn space_count(&self) -> usize {
        self.spaces.len()
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
}
