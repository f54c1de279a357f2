//! A root within the feed's own root: what came before was cut off and sent again from its start, or one tag was
//! written twice.

use super::XmlPieces;
use super::open::Role;
use super::repair::Tag;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::syntax::shape::{Opens, opens};
use crate::syntax::tree::Tree;

impl<'t> XmlPieces<'t> {
    /// Whether an element of this name is what the document began with.
    pub(super) fn is_root_name(&self, name: &str) -> bool {
        let is_named = |root: &super::Root| root.name.eq_ignore_ascii_case(name);
        name.eq_ignore_ascii_case("rss") || self.root.as_ref().is_some_and(is_named)
    }

    /// Closes the root before another one that begins in it, unless all is closed as it was opened.
    pub(super) fn begin_again(
        &mut self,
        tag: Tag<'t>,
        at: usize,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        let Some(root) = self.open.root() else {
            return;
        };
        let is_root = matches!(
            opens(tag.local),
            Some(Opens::Rss | Opens::Feed | Opens::Rdf)
        );
        if !is_root || !self.is_root_name(tag.name) || self.is_sound(root, at) {
            return;
        }
        match self.open.frames().get(root) {
            Some(frame) if !frame.has_child => {
                log.add_with(&xml::MISSING_END_TAG, frame.tag.clone(), frame.name);
            }
            _ => log.add(&xml::CUT_OFF, at..at),
        }
        self.beyond = 0;
        self.context.goes_on = self.entries == 0;
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
