//! A run of characters, as it is made of what was written.

use std::borrow::Cow;
use std::ops::Range;

use super::doctype::Entities;
use super::expansion::Expansion;
use super::names::{begins_name, is_name_byte};
use super::notable::{Needle, Place};
use crate::diagnostic::catalogue::xml;
use crate::diagnostic::{Kind, Log};
use crate::need;
use crate::value::blocks::{Block, SIZE, padded, word_of_few};
use crate::value::entities;
use crate::value::search::Search;

/// What is being made of a run.
pub struct Run<'t, 'l> {
    raw: &'t str,
    from: usize,
    /// What is made stands in its first bytes; behind them is room, for to write into it costs less than to append.
    out: &'l mut Vec<u8>,
    made: usize,
    copied: usize,
    has_made_letters: bool,
    /// What is worth a look.
    needle: Needle,
    log: &'l mut Log,
}

/// No more room than this is kept for the next run.
const MOST_KEPT: usize = 1 << 16;

/// The five entities that XML itself defines, as words, with their lengths and what they mean: escaped HTML consists of
/// hardly anything else.
const XMLS_OWN: [(&[u8; 8], usize, u8); 5] = [
    (b"&lt;\0\0\0\0", 4, b'<'),
    (b"&gt;\0\0\0\0", 4, b'>'),
    (b"&quot;\0\0", 6, b'"'),
    (b"&amp;\0\0\0", 5, b'&'),
    (b"&apos;\0\0", 6, b'\''),
];

/// So many bytes are resolved at once: of a span, no place need be proven to be there.
const SPAN: usize = 512 - 2 * SIZE;
const LAST: usize = SPAN + 2 * SIZE - 1;

/// As many bytes, with room for a block behind any of them.
type Span = [u8; LAST + 2 * SIZE];

/// What stands at a place of a span.
#[inline(always)]
fn block_at<const N: usize>(span: &Span, at: usize) -> Option<&[u8; N]> {
    span.get(at & LAST..)?.first_chunk()
}

/// The length of the one that a word begins with, and what it means.
#[inline(always)]
fn xmls_own(word: u64) -> Option<(usize, u8)> {
    let stands = |(own, length, _): &&(&[u8; 8], usize, u8)| {
        let used = u64::MAX >> (64 - 8 * length);
        word & used == u64::from_le_bytes(**own)
    };
    XMLS_OWN.iter().find(stands).map(|own| (own.1, own.2))
}

/// Whether what is put may make one character with what stands before or behind, as those that were encoded twice do.
fn may_meet(before: Option<&u8>, by: &str, behind: Option<&u8>) -> bool {
    let is_open = |byte: &u8| !byte.is_ascii() || *byte == b'&' || byte.is_ascii_whitespace();
    before.is_some_and(|last| !last.is_ascii())
        || match by.as_bytes() {
            [0xC2, second, ..] => *second < 0xA0,
            [0xC3, ..] => behind.is_some_and(is_open),
            _ => false,
        }
}

/// Resolves signs of markup up to the first byte that asks for something else; says how many bytes it took, and made.
#[inline(never)]
fn resolve_signs(written: &Span, meant: &mut Span, needle: Needle) -> (usize, usize) {
    let (mut at, mut made) = (0, 0);
    while at < SPAN
        && let Some(word) = block_at(written, at)
        && let Some((taken, sign)) = xmls_own(u64::from_le_bytes(*word))
        && let Some(slot) = meant.get_mut(made & LAST)
    {
        *slot = sign;
        at += taken;
        made += 1;
        while at < SPAN
            && let Some(block) = block_at(written, at)
            && let Some(room) = meant.get_mut(made & LAST..)
            && let Some(slot) = room.first_chunk_mut()
        {
            *slot = *block;
            let places = needle.places(Block::of(block));
            let quiet = (places | 1 << SIZE).trailing_zeros() as usize;
            at += quiet;
            made += quiet;
            if places != 0 {
                break;
            }
        }
    }
    (at, made)
}

impl<'t, 'l> Run<'t, 'l> {
    /// Begins a run that stands at an offset of the document.
    pub fn new(
        raw: &'t str,
        from: usize,
        needle: Needle,
        out: &'l mut Vec<u8>,
        log: &'l mut Log,
    ) -> Self {
        Run {
            raw,
            from,
            out,
            made: 0,
            copied: 0,
            has_made_letters: false,
            needle,
            log,
        }
    }

    /// Looks at what stands at an offset; says how many bytes it took.
    pub fn step(&mut self, at: usize, place: Place, own: &mut Entities<'t>) -> usize {
        match self.raw.as_bytes().get(at..).unwrap_or_default() {
            [b'&', ..] if place != Place::Verbatim => match self.signs(at) {
                0 => self.reference(at, place, own),
                taken => taken,
            },
            [b']', b']', b'>', ..] if place == Place::Text => {
                self.note(&xml::CDATA_END_IN_TEXT, at, 3)
            }
            [b'<', ..] if place == Place::Text => self.note(&xml::STRAY_LESS_THAN, at, 1),
            [b'<', ..] if place == Place::Value => self.note(&xml::LESS_THAN_IN_ATTRIBUTE, at, 1),
            [0xEF, 0xBF, 0xBE | 0xBF, ..] => self.forbidden(at, 3, ""),
            // Vertical tab and form feed parted words.
            [0x0B | 0x0C, ..] => self.forbidden(at, 1, " "),
            // Lines end in one sign, however they are written.
            [b'\r', b'\n', ..] => self.replace(at, 1, ""),
            [b'\r', ..] => self.replace(at, 1, "\n"),
            [b'\t' | b'\n', ..] => 1,
            [0..0x20, ..] => self.forbidden(at, 1, ""),
            _ => 1,
        }
    }

    /// Something that stays as it is, and is told.
    fn note(&mut self, kind: &'static Kind, at: usize, length: usize) -> usize {
        self.log.add(kind, self.place(at, length));
        length
    }

    /// Something that XML forbids.
    fn forbidden(&mut self, at: usize, length: usize, instead: &str) -> usize {
        self.replace(at, length, instead);
        self.note(&xml::CONTROL_CHARACTER, at, length)
    }

    /// Something else in place of what was written.
    fn replace(&mut self, at: usize, length: usize, by: &str) -> usize {
        self.copy(at, length);
        let before = self.made.checked_sub(1).and_then(|last| self.out.get(last));
        let behind = self.raw.as_bytes().get(at + length);
        // The small build trusts no letters: it looks at each text for itself.
        self.has_made_letters |= need::IS_FULL && may_meet(before, by, behind);
        self.put(by.as_bytes());
        length
    }

    /// Signs of markup and what stands between them, which is most of what there is to replace: to go from block to block
    /// costs less than a search and a copy for each. Zero where no such sign stands.
    fn signs(&mut self, at: usize) -> usize {
        let rest = self.raw.as_bytes().get(at..).unwrap_or_default();
        let word = rest
            .first_chunk()
            .map_or_else(|| word_of_few(rest), |word| u64::from_le_bytes(*word));
        if xmls_own(word).is_none() {
            return 0;
        }
        self.copy(at, 0);
        self.reserve(LAST + 2 * SIZE);
        let room = self.out.get_mut(self.made..);
        let Some(meant) = room.and_then(<[u8]>::first_chunk_mut) else {
            return 0;
        };
        let (taken, made) = match rest.first_chunk() {
            Some(written) => resolve_signs(written, meant, self.needle),
            // What ends a search stands behind the last.
            None => resolve_signs(&padded(rest, b'<'), meant, self.needle),
        };
        self.made += made;
        self.copied = at + taken;
        taken
    }

    /// The text, and whether its letters may make others.
    pub fn finish(mut self) -> (Cow<'t, str>, bool) {
        // Nothing was replaced.
        if self.copied == 0 {
            return (Cow::Borrowed(self.raw), false);
        }
        let rest = self.raw.as_bytes().get(self.copied..);
        self.put(rest.unwrap_or_default());
        let made = self.out.get(..self.made).unwrap_or_default();
        // Only whole characters were replaced and put in.
        let text = simdutf8::basic::from_utf8(made).unwrap_or_default();
        let text = Cow::Owned(text.to_owned());
        if self.out.len() > MOST_KEPT {
            *self.out = Vec::new();
        }
        (text, self.has_made_letters)
    }

    fn place(&self, at: usize, length: usize) -> Range<usize> {
        self.from + at..self.from + at + length
    }

    /// Copies what stands before something that is replaced.
    fn copy(&mut self, at: usize, length: usize) {
        let before = self.raw.as_bytes().get(self.copied..at);
        self.put(before.unwrap_or_default());
        self.copied = at + length;
    }

    fn put(&mut self, bytes: &[u8]) {
        self.reserve(bytes.len());
        let end = self.made + bytes.len();
        if let Some(room) = self.out.get_mut(self.made..end) {
            room.copy_from_slice(bytes);
            self.made = end;
        }
    }

    /// Hardly anything is longer than it was written.
    #[inline(never)]
    fn reserve(&mut self, more: usize) {
        let least = self.made + more;
        if least > self.out.len() {
            let most = self.raw.len() + SIZE;
            // To lengthen what is there is a loop byte by byte where the compiler makes all small.
            let before = std::mem::replace(self.out, vec![0; (2 * least).max(most)]);
            let (made, room) = (before.get(..self.made), self.out.get_mut(..self.made));
            if let (Some(made), Some(room)) = (made, room) {
                room.copy_from_slice(made);
            }
        }
    }

    /// Resolves what begins with an ampersand; says how many bytes it took.
    fn reference(&mut self, at: usize, place: Place, own: &mut Entities<'t>) -> usize {
        let rest = self.raw.get(at + 1..).unwrap_or_default();
        if let Some(digits) = rest.strip_prefix('#') {
            return self.number(at, digits);
        }
        let length = rest.bytes().take_while(|byte| is_name_byte(*byte)).count();
        let name = rest.get(..length).unwrap_or_default();
        let whole = length + 2;
        if !begins_name(name.as_bytes()) || rest.as_bytes().get(length) != Some(&b';') {
            self.note(&xml::UNESCAPED_AMPERSAND, at, 1);
            return 1;
        }
        let span = self.place(at, whole);
        let expansion = match need::IS_FULL {
            true => own.expand(name, &span, self.log),
            false => None,
        };
        match expansion {
            Some(Expansion::Text(text)) => {
                if place == Place::Value && text.has('<') {
                    self.log.add(&xml::LESS_THAN_IN_ATTRIBUTE, span);
                }
                self.replace(at, whole, &text);
            }
            Some(Expansion::Nothing) => {}
            Some(Expansion::File) => {
                self.log.add_with(&xml::EXTERNAL_ENTITY, span.clone(), name);
                if place == Place::Value {
                    self.log.add_with(&xml::UNKNOWN_ENTITY, span, name);
                }
            }
            None => self.undefined(at, name, own),
        }
        whole
    }

    fn undefined(&mut self, at: usize, name: &str, own: &Entities<'t>) {
        let known = entities::lookup(name);
        let kind = match (own.are_elsewhere(), known) {
            (true, _) => &xml::UNREAD_ENTITY,
            (false, Some(_)) => &xml::HTML_ENTITY,
            (false, None) => &xml::UNKNOWN_ENTITY,
        };
        let whole = name.len() + 2;
        self.log.add_with(kind, self.place(at, whole), name);
        if let Some(characters) = known {
            self.replace(at, whole, characters);
        }
    }

    fn number(&mut self, at: usize, digits: &str) -> usize {
        let Some((number, length)) = entities::number(digits) else {
            self.note(&xml::UNESCAPED_AMPERSAND, at, 1);
            return 1;
        };
        let closed = digits.as_bytes().get(length) == Some(&b';');
        let mut whole = 2 + length + usize::from(closed);
        let mut character = entities::character(number);
        if entities::begins_pair(number)
            && let Some((both, length)) = self.raw.get(at..).and_then(entities::pair)
        {
            (character, whole) = (both, length);
        }
        let forbidden = match number {
            9 | 10 | 13 => false,
            0..0x20 | 0xD800..0xE000 | 0xFFFE | 0xFFFF => true,
            _ => number > 0x10_FFFF,
        };
        let written = digits.get(..length).unwrap_or_default();
        let span = self.place(at, whole);
        if forbidden || !closed || digits.starts_with('X') {
            self.log.add_with(&xml::CHARACTER_REFERENCE, span, written);
        } else if (128..160).contains(&number) {
            self.log
                .add_with(&xml::WINDOWS_1252_REFERENCE, span, written);
        }
        match number {
            1..=8 | 11 | 12 | 14..0x20 | 0xFFFE | 0xFFFF => {
                self.replace(at, whole, "");
            }
            _ => {
                let mut buffer = [0; 4];
                self.replace(at, whole, character.encode_utf8(&mut buffer));
            }
        }
        whole
    }
}
