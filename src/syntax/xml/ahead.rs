//! Whether the end tag of an open element is yet to come, asked where something begins in it that it can hardly hold.
//!
//! Sound feeds seldom ask, and never look at a byte twice for it. What is looked at again is counted, over the whole
//! document: however many elements are never closed, that has an end, and what comes then is read as written.

use super::XmlPieces;
use super::events::end_of_tag;
use super::names::stands_at;
use super::open::Role;
use super::repair::holds_no_entry;
use super::sound::MOST_REPEATED;
use crate::syntax::Piece;

/// How far to look for an end tag.
const REACH: usize = 32 << 10;

/// What is looked for.
struct Sight<'s> {
    /// The element, and the one around it: whichever ends first decides.
    names: [&'s str; 2],
    /// How many of each are open.
    open: [usize; 2],
    /// The beginning of an entry decides as well.
    ends_at_entries: bool,
}

impl XmlPieces<'_> {
    /// Whether the end of what is around an element comes before its own end tag, from a tag in it on.
    pub(super) fn is_unclosed(&mut self, at: usize, from: usize) -> bool {
        let frames = self.open.frames();
        let around = at.checked_sub(1).and_then(|around| frames.get(around));
        let (Some(frame), Some(around)) = (frames.get(at), around) else {
            return false;
        };
        let is_asked = from < frame.trusted_until || self.context.repeated > MOST_REPEATED;
        if is_asked || around.name.eq_ignore_ascii_case(frame.name) {
            return false;
        }
        let is_known = holds_no_entry(frame);
        let within = frames.get(at + 1..).unwrap_or_default();
        let names = [frame.name, around.name];
        let sight = Sight {
            names,
            open: names.map(|name| 1 + within.iter().filter(|one| one.name == name).count()),
            ends_at_entries: is_known && frame.role == Role::Piece(Piece::Head),
        };
        let (verdict, to) = sight.look(self.text.as_bytes(), from);
        self.note_look(from, to);
        let longest = names.map(str::len).into_iter().max().unwrap_or(0);
        self.is_unsettled |= to - from < REACH && to + longest + 2 >= self.text.len();
        if let Some(frame) = self.open.frame_mut(at) {
            frame.trusted_until = match verdict {
                Some(_) => usize::MAX,
                None => to,
            };
        }
        verdict.unwrap_or(is_known)
    }
}

impl Sight<'_> {
    /// Whether the element is unclosed, if that can be told, and up to where it was looked for.
    fn look(mut self, text: &[u8], from: usize) -> (Option<bool>, usize) {
        let bytes = text.get(..text.len().min(from + REACH)).unwrap_or(text);
        let mut at = from;
        let verdict = loop {
            let rest = bytes.get(at..).unwrap_or_default();
            let Some(tag) = memchr::memchr(b'<', rest) else {
                at = bytes.len();
                break None;
            };
            at += tag + 1;
            let rest = bytes.get(at..).unwrap_or_default();
            if rest.first() == Some(&b'!') {
                let end: &[u8] = match rest.get(1) {
                    Some(b'[') => b"]]>",
                    Some(b'-') => b"-->",
                    _ => b">",
                };
                at += memchr::memmem::find(rest, end).unwrap_or(rest.len());
                continue;
            }
            let name = rest.strip_prefix(b"/");
            if name.is_none()
                && self.ends_at_entries
                && ["item", "entry"].iter().any(|entry| stands_at(rest, entry))
            {
                break Some(true);
            }
            let found = self
                .names
                .iter()
                .position(|one| stands_at(name.unwrap_or(rest), one));
            let Some((which, open)) =
                found.and_then(|which| Some((which, self.open.get_mut(which)?)))
            else {
                continue;
            };
            if name.is_some() {
                *open = open.saturating_sub(1);
            } else {
                let Some(length) = end_of_tag(rest) else {
                    break None;
                };
                let tag = rest.get(..length).unwrap_or_default();
                *open += usize::from(!tag.ends_with(b"/"));
            }
            if *open == 0 {
                break Some(which == 1);
            }
        };
        (verdict, at)
    }
}
