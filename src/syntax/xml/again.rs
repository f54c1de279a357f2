//! A root within the feed's own root: what came before was cut off and sent again from its start, or one tag was
//! written twice.

use std::ops::Range;

use super::XmlPieces;
use super::names::begins_name;
use super::notes::behind_notes;
use super::open::Role;
use super::repair::Tag;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::syntax::Piece;
use crate::syntax::shape::{Opens, opens};
use crate::syntax::tree::Tree;

impl<'t> XmlPieces<'t> {
    /// Whether an element of this name is what the document began with.
    #[inline]
    pub(super) fn is_root_name(&self, name: &str) -> bool {
        let is_named = |root: &super::Root| root.name.eq_ignore_ascii_case(name);
        name.eq_ignore_ascii_case("rss") || self.root.as_ref().is_some_and(is_named)
    }

    /// Whether a tag may begin a root.
    pub(super) fn is_root_like(&mut self, at: &Range<usize>) -> bool {
        !self.slice(at.clone()).ends_with("/>")
            && self.begins_elements(self.slice(at.end..self.text.len()))
    }

    /// Whether elements stand in a root; a field of the same name holds an address.
    pub(super) fn begins_elements(&mut self, behind: &str) -> bool {
        let (behind, is_open) = behind_notes(behind);
        self.is_unsettled |= is_open;
        let name = behind.strip_prefix('<').unwrap_or_default();
        begins_name(name.as_bytes()) || name.starts_with("!--")
    }

    /// The root that a tag begins anew, unless all is closed as it was opened.
    pub(super) fn sent_again(&mut self, tag: Tag<'t>, at: usize) -> Option<usize> {
        if !self.is_root_name(tag.name) {
            return None;
        }
        let root = self.open.root()?;
        let is_root = matches!(
            opens(tag.local),
            Some(Opens::Rss | Opens::Feed | Opens::Rdf)
        );
        (is_root && self.begins_elements(tag.behind) && !self.is_sound(root, at)).then_some(root)
    }

    /// Whether a piece of the head, or an entry between two of its fields, was cut off where its document begins anew.
    pub(super) fn is_cut_at(&mut self, piece: usize, tag: Tag<'t>, at: usize) -> bool {
        let is_top = self.open.len() == piece + 1;
        let in_head = self
            .open
            .piece_frame()
            .is_some_and(|frame| frame.role == Role::Piece(Piece::Head));
        (is_top || in_head) && self.sent_again(tag, at).is_some()
    }

    /// Closes the root before another one that begins in it.
    pub(super) fn begin_again(
        &mut self,
        tag: Tag<'t>,
        at: usize,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        let Some(root) = self.sent_again(tag, at) else {
            return;
        };
        let Some(frame) = self.open.frames().get(root) else {
            return;
        };
        match frame.has_child {
            true => log.add(&xml::CUT_OFF, at..at),
            false => log.add_with(&xml::MISSING_END_TAG, frame.tag.clone(), frame.name),
        }
        // Of one kind with the first it says again what the first was saying.
        self.context.goes_on = self.entries == 0 && frame.name.eq_ignore_ascii_case(tag.name);
        self.beyond = 0;
        self.close_all(root, at, tree);
    }

    /// A document behind the first: its head is not the feed's own, unless the first was cut off within its head.
    pub(super) fn count_document(&mut self) {
        let goes_on = std::mem::take(&mut self.context.goes_on);
        self.context.roots = match goes_on {
            true => 0,
            false => self.context.roots.max(1),
        };
        if goes_on {
            self.context.channels = 0;
        }
    }

    /// Whether a container stands right at the start of another of its kind, which says nothing itself.
    pub(super) fn is_repeated(&self, role: Role) -> bool {
        let count = match role {
            Role::Root => self.context.roots,
            Role::Channel => self.context.channels,
            _ => 0,
        };
        let is_first = |top: &super::open::Frame<'_>| {
            top.role.holds_pieces() && !top.has_child && !top.is_extra
        };
        count > 0 && self.open.top().is_some_and(is_first) && !self.is_cdf()
    }

    /// Whether a container is not the feed's own, but a second one's.
    pub(super) fn is_extra(&mut self, role: Role) -> bool {
        let inherited = self.open.top().is_some_and(|top| top.is_extra);
        if self.is_repeated(role) {
            return inherited;
        }
        match role {
            Role::Root => self.context.roots += 1,
            Role::Channel => self.context.channels += 1,
            _ => return inherited,
        }
        inherited || self.context.channels > 1 || self.context.roots > 1
    }
}
