//! Whether the end tag of an open element is yet to come, asked where something begins in it that it can hardly hold.
//!
//! Sound feeds seldom ask, and never look at a byte twice for it. What is looked at again is counted, over the whole
//! document: however many elements are never closed, that has an end, and what comes then is read as written.

use super::XmlPieces;
use super::events::end_of_tag;
use super::fields::ENTRIES;
use super::names::stands_at;
use super::notes::note_end;
use super::open::{Role, prefix};
use super::repair::holds_no_entry;
use super::sound::MOST_REPEATED;
use crate::syntax::Piece;

/// How far to look for an end tag.
const REACH: usize = 32 << 10;

/// Longer names are hardly looked for: what is cut off at the end of one reach is looked at in the next.
const LONGEST_NAME: usize = 64;

/// Stands for entries among the names.
const ENTRY: usize = usize::MAX;

/// What is looked for.
struct Sight<'s> {
    /// The element, the one around it, and the root: whichever ends first decides.
    names: [&'s str; 3],
    /// How many of each are open.
    open: [usize; 3],
    /// The prefix of entries, if the beginning of one says something: in the head of a feed.
    entries: Option<&'s str>,
    /// The beginning of an entry decides.
    ends_at_entries: bool,
}

impl XmlPieces<'_> {
    /// Whether the end of what is around an element comes before its own end tag, from a tag in it on.
    ///
    /// Where neither comes in sight, an element of the head that the feed's own entries begin in is unclosed.
    pub(super) fn is_unclosed(&mut self, at: usize, from: usize) -> bool {
        let frames = self.open.frames();
        let Some(frame) = frames.get(at) else {
            return false;
        };
        // Without a root there is nothing around.
        let around = at.checked_sub(1).and_then(|around| frames.get(around));
        let around = around.map_or("\0", |around| around.name);
        if from < frame.trusted_until || around.eq_ignore_ascii_case(frame.name) {
            return false;
        }
        let in_head = matches!(frame.role, Role::Piece(Piece::Head) | Role::Skip);
        let is_known = holds_no_entry(frame);
        let own = self
            .open
            .holder(at)
            .map_or("", |holder| prefix(holder.name));
        let root = self.open.root().and_then(|root| frames.get(root));
        let root = root.map_or(around, |root| root.name);
        let names = [frame.name, around, root];
        let mut sight = Sight {
            names,
            open: [1; 3],
            entries: in_head.then_some(own),
            ends_at_entries: is_known,
        };
        let bytes = self.text.as_bytes();
        if self.context.repeated > MOST_REPEATED {
            return sight.is_entry(bytes.get(from + 1..).unwrap_or_default());
        }
        for one in frames.get(at + 1..).unwrap_or_default() {
            for (open, name) in sight.open.iter_mut().zip(names) {
                *open += usize::from(one.name == name);
            }
        }
        let is_list = frame.role == Role::Items;
        let (verdict, to) = sight.look(bytes, from);
        self.note_look(from, to);
        let longest = names.map(str::len).into_iter().max().unwrap_or(0);
        self.is_unsettled |= to - from < REACH && to + longest + 2 >= self.text.len();
        if let Some(frame) = self.open.frame_mut(at) {
            frame.trusted_until = match verdict {
                Some(_) => usize::MAX,
                None => to.saturating_sub(LONGEST_NAME),
            };
        }
        verdict.unwrap_or(is_known || is_list)
    }
}

impl Sight<'_> {
    /// Whether an entry of the feed's own begins or ends here.
    fn is_entry(&self, tag: &[u8]) -> bool {
        self.entries.is_some_and(|prefix| {
            let own = tag.strip_prefix(prefix.as_bytes());
            let own = own.and_then(|own| own.strip_prefix(b":")).unwrap_or(tag);
            ENTRIES.iter().any(|entry| stands_at(own, entry))
        })
    }

    /// Whether the element is unclosed, if that can be told, and up to where it was looked for.
    fn look(mut self, text: &[u8], from: usize) -> (Option<bool>, usize) {
        let bytes = text.get(..text.len().min(from + REACH)).unwrap_or(text);
        let mut at = from;
        // Entries begun, and those of them that are open: end tags in these are their own.
        let (mut begun, mut entries) = (false, 0_usize);
        let verdict = loop {
            let rest = bytes.get(at..).unwrap_or_default();
            let Some(tag) = memchr::memchr(b'<', rest) else {
                at = bytes.len();
                // Where the document is cut off, the end tag may have been, too.
                break (begun && at - from == REACH).then_some(true);
            };
            at += tag + 1;
            let rest = bytes.get(at..).unwrap_or_default();
            if let Some(end) = note_end(bytes, at) {
                at = end;
                continue;
            }
            let ends = rest.first() == Some(&b'/');
            let name = rest.get(usize::from(ends)..).unwrap_or_default();
            let (which, open) = if self.is_entry(name) {
                if self.ends_at_entries && !ends {
                    break Some(true);
                }
                begun |= !ends;
                (ENTRY, &mut entries)
            } else {
                let found = self.names.iter().position(|one| stands_at(name, one));
                match found.and_then(|which| Some((which, self.open.get_mut(which)?))) {
                    Some((0, _)) if entries > 0 => continue,
                    Some(found) => found,
                    None => continue,
                }
            };
            if ends {
                *open = open.saturating_sub(1);
            } else if let Some(length) = end_of_tag(rest) {
                let tag = rest.get(..length).unwrap_or_default();
                *open += usize::from(!tag.ends_with(b"/"));
            } else if which == ENTRY {
                *open += 1;
            } else {
                // More text would end the tag.
                at = bytes.len();
                break None;
            }
            if *open == 0 && which != ENTRY {
                break Some(which > 0);
            }
        };
        (verdict, at)
    }
}
