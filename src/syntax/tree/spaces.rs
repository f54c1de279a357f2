//! Namespaces to numbers, as many as a document may bring.

use std::borrow::Cow;

/// Which namespace an element or attribute stands in: an index into [`Spaces`].
pub type SpaceId = u32;

/// The space of names without a namespace.
pub const NO_SPACE: SpaceId = 0;

/// The namespaces that a document has named so far. The first stands for none.
#[derive(Debug)]
pub struct Spaces<'t>(Vec<Cow<'t, str>>);

/// Stands for all namespaces beyond those that a document may bring: they have no name, and no vocabulary.
const BEYOND: &str = "prefix:";

impl Default for Spaces<'_> {
    fn default() -> Self {
        Spaces(vec![Cow::Borrowed("")])
    }
}

impl<'t> Spaces<'t> {
    /// These, in this order.
    pub fn known(uris: &'t [String]) -> Self {
        Spaces(uris.iter().map(|uri| uri.as_str().into()).collect())
    }

    /// All of them, in the order of their numbers.
    pub fn uris(&self) -> &[Cow<'t, str>] {
        &self.0
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The URI of a namespace, as written.
    pub fn uri(&self, space: SpaceId) -> &str {
        self.0.get(space as usize).map_or("", |uri| uri)
    }

    /// The number of a URI. A document has few, so a search from the back is the fastest there is.
    pub fn id(&mut self, uri: Cow<'t, str>) -> SpaceId {
        let known = self.0.iter().rposition(|space| *space == uri);
        let index = known.unwrap_or_else(|| {
            self.0.push(uri);
            self.0.len() - 1
        });
        index as SpaceId
    }

    /// The same where a document may bring no more than so many; `None` for one beyond.
    pub fn id_within(&mut self, most: usize, uri: Cow<'t, str>) -> Option<SpaceId> {
        let is_known = self.0.len() <= most || self.0.contains(&uri);
        is_known.then(|| self.id(uri))
    }

    /// The namespace of names whose own is one too many.
    pub fn beyond(&mut self) -> SpaceId {
        self.id(BEYOND.into())
    }

    /// Whether it stands for all that are too many.
    pub fn is_beyond(&self, space: SpaceId) -> bool {
        self.uri(space) == BEYOND
    }

    /// Forgets all but the first.
    pub fn forget(&mut self, kept: usize) {
        self.0.truncate(kept);
    }

    /// Takes over what another tree of the same document has met.
    pub fn share(&mut self, other: &Spaces<'t>) {
        let known = self.0.len();
        self.0.extend(other.0.iter().skip(known).cloned());
    }
}
