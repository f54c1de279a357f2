//! Whether all that follows in an open element is closed as it was opened, up to its own end: asked before any repair
//! is believed, for what is well-formed stays as it is written.
//!
//! Sound feeds hardly ever ask; what was found to be sound is not looked at again.

use super::XmlPieces;
use super::events::end_of_tag;
use super::fields::VOID;
use super::names::{begins_name, is_name_byte};
use super::notes::note_end;
use super::open::Frame;

/// How far to look. What is longer and holds feeds' own elements in its text is hardly ever seen.
pub const REACH: usize = 128 << 10;

/// How many bytes of a document are looked at more than once; then repairs are believed without.
pub const MOST_REPEATED: usize = 2 << 20;

impl XmlPieces<'_> {
    /// Whether nothing is amiss between a start tag and the end of the open element that it stands in.
    pub(super) fn is_sound(&mut self, frame: usize, from: usize) -> bool {
        if from < self.context.sound_until {
            return true;
        }
        let end = self.sound_end(frame, from);
        self.context.sound_until = end.unwrap_or(self.context.sound_until);
        end.is_some()
    }

    /// Whether an element that has no end tag in HTML has one here.
    pub(super) fn is_closed(&mut self, from: usize) -> bool {
        self.sound_end(self.open.len(), from).is_some()
    }

    fn sound_end(&mut self, frame: usize, from: usize) -> Option<usize> {
        if self.context.repeated > MOST_REPEATED {
            return None;
        }
        let frames = self.open.frames().get(frame..).unwrap_or_default();
        let bytes = self.text.as_bytes();
        let near = bytes.get(..from + REACH).unwrap_or(bytes);
        let (end, to) = look(near, from, frames);
        self.note_look(from, to);
        self.is_unsettled |= end.is_none() && to == bytes.len();
        end
    }

    /// What is looked at again is counted.
    pub(super) fn note_look(&mut self, from: usize, to: usize) {
        let seen = self.context.seen;
        self.context.repeated += to.min(seen).saturating_sub(from);
        self.context.seen = seen.max(to);
    }
}

/// Behind the end tag of the first of these elements, if it comes and all is sound up to it; and how far was looked.
fn look(bytes: &[u8], from: usize, frames: &[Frame<'_>]) -> (Option<usize>, usize) {
    let mut open: Vec<&[u8]> = frames.iter().map(|frame| frame.name.as_bytes()).collect();
    let mut at = from;
    while let Some(tag) = find(bytes, at, b"<") {
        at = tag + 1;
        let rest = bytes.get(at..).unwrap_or_default();
        if let Some(end) = note_end(bytes, at) {
            at = end;
            continue;
        }
        if begins_name(rest) {
            let Some(length) = end_of_tag(rest) else {
                return (None, find(bytes, at, b"<").map_or(bytes.len(), |_| at));
            };
            if rest.get(..length).is_some_and(|tag| !tag.ends_with(b"/")) {
                open.push(name(rest));
            }
            at += length;
            continue;
        }
        let Some(ended) = rest.strip_prefix(b"/").map(name) else {
            // More text may make a comment or a section of it.
            let is_cut = rest.len() < "!--".len();
            return (None, if is_cut { bytes.len() } else { at });
        };
        let Some(behind) = find(bytes, at, b">").map(|found| found + 1) else {
            break;
        };
        // HTML's own way of writing these is forgiven.
        let is_void = |open: &[u8]| VOID.iter().any(|void| void.as_bytes() == open);
        while open
            .last()
            .is_some_and(|last| *last != ended && is_void(last))
        {
            open.pop();
        }
        if open.pop() != Some(ended) {
            return (None, at);
        }
        if open.is_empty() {
            return (Some(behind), behind);
        }
        at = behind;
    }
    (None, bytes.len())
}

fn find(bytes: &[u8], from: usize, wanted: &[u8]) -> Option<usize> {
    let rest = bytes.get(from..)?;
    memchr::memmem::find(rest, wanted).map(|at| from + at)
}

fn name(rest: &[u8]) -> &[u8] {
    let length = rest.iter().position(|byte| !is_name_byte(*byte));
    rest.get(..length.unwrap_or(rest.len())).unwrap_or(rest)
}
