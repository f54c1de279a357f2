//! What the end tags to come tell: of entries whose start tag is lost, for what stands between two entries is theirs if an
//! entry's end tag comes before the next one begins; of tags that end an entry or an element too early.
//!
//! Sound feeds are looked at only where something other than an entry follows one, and nowhere twice.

use std::ops::Range;

use super::XmlPieces;
use super::names::stands_at;
use super::notes::note_end;
use super::open::{Frame, Role, local, prefix};
use super::repair::Tag;
use super::root::is_entry_name;
use super::sound::MOST_REPEATED;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::syntax::Piece;
use crate::syntax::shape::opens;
use crate::syntax::tree::Tree;

/// How far to look for an end tag.
const REACH: usize = 32 << 10;

/// What no entry can be told apart without: one of these must come.
static TELLING: &[&str] = &["title", "link", "guid", "id", "description"];

impl<'t> XmlPieces<'t> {
    /// Opens an entry whose own start tag is lost, before a start tag between the pieces.
    pub(super) fn start_between(
        &mut self,
        tag: Tag<'t>,
        at: usize,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        let Some(around) = self.open.top().filter(|top| top.role.holds_pieces()) else {
            return;
        };
        if opens(tag.local).is_some() {
            return;
        }
        let around = around.name;
        let is_title = tag.local.eq_ignore_ascii_case("title");
        let has_title = self.context.has_title;
        self.context.has_title |= is_title;
        if (self.entries > 0 || (is_title && has_title))
            && let Some(lost) = self.lost_start(tag, at, around)
        {
            self.open_lost(lost, at, tree, log);
        }
    }

    /// The name of an entry that ends behind an offset, though none begins there, and whether it can be told apart.
    fn lost_start(&mut self, tag: Tag<'t>, from: usize, around: &str) -> Option<(&'t str, bool)> {
        if from < self.context.started_until {
            return None;
        }
        let end = self.text.len().min(from.saturating_add(REACH));
        let (found, to) = look(self.text, from..end, (tag.prefix, around));
        // The end tag may be that of the entry around the one before.
        let found = found.filter(|(_, is_told)| *is_told || self.context.owed == 0);
        self.is_unsettled |= to + LONGEST_NAME >= self.text.len();
        if found.is_none() {
            self.context.started_until = to;
        }
        found
    }

    /// Opens an entry that nobody opened. What tells none apart are fields of the entry before, which is out and was
    /// ended too early: as fields of the head they would be everybody's.
    fn open_lost(
        &mut self,
        (name, is_told): (&'t str, bool),
        at: usize,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        let mark = self.scopes.mark();
        let (role, node) = match is_told {
            true => {
                log.stand_in(Some(self.entries));
                log.add_with(&xml::MISSING_START_TAG, at..at, name);
                let space = self.scopes.resolve(prefix(name), at..at, tree, log);
                self.piece_from = at;
                self.piece_is_full = false;
                let node = tree.push_element(None, name, space, at..at);
                (Role::Piece(Piece::Entry), Some(node))
            }
            false => {
                log.stand_in(None);
                log.add(&xml::FIELDS_OUTSIDE, at..at);
                (Role::Skip, None)
            }
        };
        if let Some(top) = self.open.top_mut() {
            top.has_child = true;
        }
        self.open.push(Frame {
            name,
            local: local(name),
            role,
            node,
            mark,
            tag: at..at,
            has_text: false,
            has_child: false,
            is_extra: false,
            trusted_until: 0,
        });
    }

    /// Whether the end tag of what is around an entry stands in it by mistake: the entry's own end tag comes, and no
    /// other entry begins before it.
    pub(super) fn entry_goes_on(&mut self, ended: usize, from: usize) -> bool {
        let is_around = self.open.piece().is_some_and(|piece| ended < piece);
        let entry = self.open.piece_frame().filter(|_| is_around);
        let Some(entry) = entry.filter(|entry| entry.role == Role::Piece(Piece::Entry)) else {
            return false;
        };
        if self.context.repeated > MOST_REPEATED {
            return false;
        }
        let end = self.text.len().min(from.saturating_add(REACH));
        let (found, to) = look(self.text, from..end, (prefix(entry.name), "\0"));
        self.note_look(from, to);
        self.is_unsettled |= to + LONGEST_NAME >= self.text.len();
        found.is_some()
    }
}

/// Names that are longer end no entry.
const LONGEST_NAME: usize = 64;

/// Whether an entry ends behind an offset, though none begins there; how far was looked; and whether more text would
/// perhaps tell otherwise.
#[cfg(not(feature = "full"))]
pub(in crate::syntax) fn lost_start(
    text: &str,
    from: usize,
    names: (&str, &str),
) -> (bool, usize, bool) {
    let end = text.len().min(from.saturating_add(REACH));
    let (found, to) = look(text, from..end, names);
    (found.is_some(), to, to + LONGEST_NAME >= text.len())
}

/// The entry that ends first, if none begins before and what is around it goes on, and whether anything tells it apart;
/// and how far was looked.
fn look<'t>(
    text: &'t str,
    within: Range<usize>,
    (own, around): (&str, &str),
) -> (Option<(&'t str, bool)>, usize) {
    let bytes = text.as_bytes().get(..within.end).unwrap_or_default();
    let (mut at, mut is_told) = (within.start, false);
    while let Some((ends, rest)) = next_tag(bytes, &mut at) {
        is_told |= TELLING.iter().any(|known| stands_at(rest, known));
        let length = rest
            .iter()
            .take(LONGEST_NAME)
            .position(|byte| !super::names::is_name_byte(*byte));
        let start = at + usize::from(ends);
        let name = text
            .get(start..start + length.unwrap_or(0))
            .unwrap_or_default();
        if is_entry_name(local(name)) {
            let is_own = ["", own].contains(&prefix(name));
            return ((ends && is_own).then_some((name, is_told)), at);
        }
        if ends && name.eq_ignore_ascii_case(around) {
            return (None, at);
        }
    }
    (None, bytes.len())
}

/// The next tag that is no note, from an offset on: whether it ends an element, and what begins with its name.
fn next_tag<'b>(bytes: &'b [u8], at: &mut usize) -> Option<(bool, &'b [u8])> {
    loop {
        *at += memchr::memchr(b'<', bytes.get(*at..)?)? + 1;
        if let Some(end) = note_end(bytes, *at) {
            *at = end;
            continue;
        }
        let rest = bytes.get(*at..)?;
        let ends = rest.starts_with(b"/");
        return Some((ends, rest.get(usize::from(ends)..)?));
    }
}
