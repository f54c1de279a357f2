//! Which tags may stand where they do without a look at what follows.
//!
//! The careful lane asks of each tag whether an end tag may be missing before it, and believes no repair of what is
//! closed as it was opened. All that is read here is, so nothing is asked; but it looks only so far.

use super::Reading;
use super::names::{ITEMS, Known, OPENS, TITLE, VOID_IN_HTML};
use crate::model::Format;
use crate::syntax::Piece;
use crate::syntax::shape::{self, Opens, opens};
use crate::syntax::tree::{NO_SPACE, SpaceId};
use crate::syntax::xml::balance::REACH;

impl<'t> Reading<'_, '_, 't> {
    /// Whether a tag may begin a piece.
    pub(super) fn may_begin(&self, known: Known<'t>, is_empty: bool) -> bool {
        if known.is(OPENS) {
            return !is_empty;
        }
        // What stands behind an entry, or is a title once more, may be an entry's own.
        let is_second = known.is(TITLE) && self.around.has_title;
        self.around.entries == 0 && !is_second && !known.is(ITEMS)
    }

    /// What a tag right in the root or the channel begins.
    pub(super) fn role(&self, known: Known<'t>, space: SpaceId) -> Option<Piece> {
        let is_atom = self.tree.space_uri(space) == shape::ATOM;
        let is_own = space == NO_SPACE || is_atom && self.around.format == Format::Atom;
        match opens(known.local()).filter(|_| known.is(OPENS)) {
            None => Some(Piece::Head),
            Some(Opens::Entry) if is_atom || is_own => Some(Piece::Entry),
            Some(Opens::Item) if is_own => Some(Piece::Entry),
            Some(_) => None,
        }
    }

    /// Notes a tag that the careful lane may have asked about: one within a field, or one that HTML never closes.
    pub(super) fn note(&mut self, known: Known<'t>) -> Option<()> {
        let is_within = self.lane.open.len() > usize::from(self.in_entry);
        self.is_asked |= is_within || known.is(VOID_IN_HTML);
        (!self.is_out_of_reach()).then_some(())
    }

    /// Whether something may be closed further behind such a tag than that lane looks.
    pub(super) fn is_out_of_reach(&self) -> bool {
        self.is_asked && self.length() >= REACH
    }
}
