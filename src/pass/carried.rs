//! What is known of a document between two of its windows, without their text.

use super::ceiling::Ceiling;
use crate::diagnostic::place::KnownPlaces;
use crate::normalize::{Facts, Identities};
use crate::options::Options;
use crate::syntax::{Demand, Root};
use crate::vocabulary::read::Claims;
use crate::vocabulary::registry::Meanings;

/// What never borrows from the text.
#[derive(Default)]
pub struct Carried {
    pub(super) facts: Facts,
    /// The facts were known before: then nothing is learnt on the way.
    pub(super) is_settled: bool,
    pub(super) is_head_new: bool,
    /// How often what entries inherit may still be looked up anew.
    pub(super) looks: u8,
    /// What the root says, and what its namespaces mean; known when the first piece is.
    pub(super) origin: Option<(Root, Meanings)>,
    pub(super) entries: u32,
    pub(super) ceiling: Ceiling,
    /// How long the head is by now, and whether it was said that it is too long.
    pub(super) head_size: usize,
    pub(super) head_is_full: bool,
    pub(super) claims: Claims,
    pub(super) identities: Identities,
    /// Places of the document before the window.
    pub(super) places: KnownPlaces,
}

impl Carried {
    /// What is still wanted: the head alone where there are as many entries as are wanted, or may be.
    pub fn demand(&self, options: &Options) -> Demand {
        let wanted = options.max_entries.map_or(usize::MAX, |most| most as usize);
        let wanted = wanted.min(options.limits.entries);
        match self.ceiling.is_reached || self.entries as usize >= wanted {
            true => Demand::Head,
            false => Demand::Entries,
        }
    }

    /// Whether an entry has been taken.
    pub fn has_entries(&self) -> bool {
        self.entries > 0
    }

    /// Of nothing yet.
    pub fn begun() -> Self {
        Carried {
            is_head_new: true,
            looks: LOOKS,
            ..Carried::default()
        }
    }
}

/// The whole head is read each time; whoever writes a piece of it before each entry is not followed for ever.
const LOOKS: u8 = 16;
