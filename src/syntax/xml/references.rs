//! Characters as written to characters as meant: references resolved, what XML forbids mended or left out.
//!
//! Text that holds nothing of the kind is borrowed as it stands. One look at each byte finds everything.

use std::borrow::Cow;
use std::ops::Range;

use super::doctype::Entities;
use super::expansion::Expansion;
use super::names::{begins_name, is_name_byte};
use super::notable::{Holds, WORD, before_notable, before_reference, holds};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::need;
use crate::value::entities;

/// Where the characters stand: it decides which of them mean something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Between tags.
    Text,
    /// In an attribute's value.
    Value,
    /// In a CDATA section, a comment or an instruction, where no reference counts.
    Verbatim,
}

/// What is being made of a run.
struct Run<'t, 'l> {
    raw: &'t str,
    from: usize,
    out: Vec<u8>,
    copied: usize,
    changed: bool,
    /// Nothing but references is worth a look.
    is_plain: bool,
    log: &'l mut Log,
}

/// What a document's characters need: its own entities, and whether any of them is forbidden.
#[derive(Debug, Default)]
pub struct Characters<'t> {
    /// What the document's own entities stand for.
    pub entities: Entities<'t>,
    text: &'t str,
    /// What else is worth a look: found out for all of the document at once, for that costs a tenth of finding it out
    /// run by run; and not before the first run.
    holds: Option<Holds>,
}

impl<'t> Characters<'t> {
    /// Those of a document, with the bytes that its own entities may expand to.
    pub fn new(text: &'t str, most: usize) -> Self {
        Characters {
            entities: Entities::new(most),
            text,
            holds: None,
        }
    }

    /// Resolves a run of characters that begins at an offset of the document.
    pub fn resolve(
        &mut self,
        raw: &'t str,
        from: usize,
        place: Place,
        log: &mut Log,
    ) -> Cow<'t, str> {
        let bytes = raw.as_bytes();
        let Some(mut at) = self.notable(bytes, place) else {
            return raw.into();
        };
        let mut run = Run {
            raw,
            from,
            out: Vec::new(),
            copied: 0,
            changed: false,
            is_plain: self.are_plain() && memchr::memchr2(b'<', b']', bytes).is_none(),
            log,
        };
        loop {
            let rest = bytes.get(at..).unwrap_or_default();
            at += match rest {
                [b'&', ..] if place != Place::Verbatim => match xmls_own(rest) {
                    Some(_) => run.signs(at),
                    None => run.reference(at, place, &mut self.entities),
                },
                [b']', b']', b'>', ..] if place == Place::Text => {
                    run.note(&xml::CDATA_END_IN_TEXT, at, 3)
                }
                [b'<', ..] if place == Place::Text => run.note(&xml::STRAY_LESS_THAN, at, 1),
                [b'<', ..] if place == Place::Value => {
                    run.note(&xml::LESS_THAN_IN_ATTRIBUTE, at, 1)
                }
                [0xEF, 0xBF, 0xBE | 0xBF, ..] => run.forbidden(at, 3, ""),
                // Vertical tab and form feed parted words.
                [0x0B | 0x0C, ..] => run.forbidden(at, 1, " "),
                // Lines end in one sign, however they are written.
                [b'\r', b'\n', ..] => run.replace(at, 1, ""),
                [b'\r', ..] => run.replace(at, 1, "\n"),
                [b'\t' | b'\n', ..] => 1,
                [0..0x20, ..] => run.forbidden(at, 1, ""),
                _ => 1,
            };
            let rest = bytes.get(at..).unwrap_or_default();
            let next = match run.is_plain {
                true => memchr::memchr(b'&', rest),
                false => self.notable(rest, place),
            };
            match next {
                Some(next) => at += next,
                None => return run.finish(),
            }
        }
    }

    /// Whether the document holds no character that XML forbids, and no return.
    pub fn are_plain(&mut self) -> bool {
        let holds = || holds(self.text.as_bytes());
        matches!(self.holds.get_or_insert_with(holds), Holds::Nothing)
    }

    /// The first byte worth a look.
    fn notable(&mut self, bytes: &[u8], place: Place) -> Option<usize> {
        let holds = || holds(self.text.as_bytes());
        match *self.holds.get_or_insert_with(holds) {
            Holds::Nothing if place == Place::Verbatim => None,
            Holds::Nothing => memchr::memchr3(b'&', b'<', b']', bytes),
            Holds::Returns if place == Place::Verbatim => memchr::memchr(b'\r', bytes),
            _ => Some(before_notable(bytes)).filter(|at| *at < bytes.len()),
        }
    }
}

/// So many words are looked at behind a sign of markup.
const NEAR: usize = 6;

/// The five entities that XML itself defines: escaped HTML consists of hardly anything else.
#[inline]
fn xmls_own(rest: &[u8]) -> Option<(usize, u8)> {
    Some(match rest {
        [b'&', b'l', b't', b';', ..] => (4, b'<'),
        [b'&', b'g', b't', b';', ..] => (4, b'>'),
        [b'&', b'a', b'm', b'p', b';', ..] => (5, b'&'),
        [b'&', b'q', b'u', b'o', b't', b';', ..] => (6, b'"'),
        [b'&', b'a', b'p', b'o', b's', b';', ..] => (6, b'\''),
        _ => return None,
    })
}

impl<'t> Run<'t, '_> {
    fn note(&mut self, kind: &'static crate::diagnostic::Kind, at: usize, length: usize) -> usize {
        self.log.add(kind, self.place(at, length));
        length
    }

    fn forbidden(&mut self, at: usize, length: usize, instead: &str) -> usize {
        self.replace(at, length, instead);
        self.note(&xml::CONTROL_CHARACTER, at, length)
    }

    fn replace(&mut self, at: usize, length: usize, by: &str) -> usize {
        self.copy(at, length);
        self.out.extend_from_slice(by.as_bytes());
        length
    }

    /// Signs of markup and the few bytes between them, which is most of what there is to replace: to go from word to
    /// word costs less than a search and a copy for each.
    fn signs(&mut self, at: usize) -> usize {
        self.copy(at, 0);
        let mut rest = self.raw.as_bytes().get(at..).unwrap_or_default();
        let whole = rest.len();
        while let Some((length, sign)) = xmls_own(rest) {
            self.out.push(sign);
            rest = rest.get(length..).unwrap_or_default();
            for _ in 0..NEAR {
                let Some(word) = rest.first_chunk::<WORD>() else {
                    break;
                };
                let quiet = match self.is_plain {
                    true => before_reference(*word),
                    false => before_notable(word),
                };
                self.out.extend_from_slice(word);
                self.out.truncate(self.out.len() - (WORD - quiet));
                rest = rest.get(quiet..).unwrap_or_default();
                if quiet < WORD {
                    break;
                }
            }
        }
        let taken = whole - rest.len();
        self.copied = at + taken;
        taken
    }

    /// Copies what stands before something that is replaced.
    fn copy(&mut self, at: usize, length: usize) {
        if !self.changed {
            self.out.reserve(self.raw.len() + WORD);
        }
        let before = self.raw.as_bytes().get(self.copied..at);
        let before = before.unwrap_or_default();
        self.out.extend_from_slice(before);
        self.copied = at + length;
        self.changed = true;
    }

    fn place(&self, at: usize, length: usize) -> Range<usize> {
        self.from + at..self.from + at + length
    }

    fn finish(mut self) -> Cow<'t, str> {
        if !self.changed {
            return Cow::Borrowed(self.raw);
        }
        let rest = self.raw.as_bytes().get(self.copied..);
        self.out.extend_from_slice(rest.unwrap_or_default());
        // Only whole characters were replaced and put in.
        Cow::Owned(String::from_utf8(self.out).unwrap_or_default())
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
                if place == Place::Value && text.contains('<') {
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
            None => self.undefined(at, name, own.are_elsewhere()),
        }
        whole
    }

    fn undefined(&mut self, at: usize, name: &str, elsewhere: bool) {
        let known = entities::lookup(name);
        let kind = match (elsewhere, known) {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn read(raw: &str, place: Place) -> (String, Vec<&'static str>) {
        let mut log = Log::new(99);
        let mut characters = Characters::new(raw, 99);
        let text = characters.resolve(raw, 0, place, &mut log).into_owned();
        let found = log.diagnostics(raw);
        let codes = found.iter().map(|found| found.code).collect();
        (text, codes)
    }

    #[test]
    fn text_as_it_was_meant() {
        let amp = "xml/unescaped-ampersand";
        let number = "xml/invalid-character-reference";
        let cases: &[(&str, &str, &[&str])] = &[
            ("plain ] text", "plain ] text", &[]),
            ("a &amp; b&lt;&#65;&#x42;", "a & b<AB", &[]),
            ("AT&T &", "AT&T &", &[amp, amp]),
            (
                "&lt;lt;gt; ]lt; 16 letters in allgt;",
                "<lt;gt; ]lt; 16 letters in allgt;",
                &[],
            ),
            ("&nbsp;", "\u{A0}", &["xml/html-entity"]),
            ("&foobar; A", "&foobar; A", &["xml/unknown-entity"]),
            (
                "&#0;&#xD800;&#1;",
                "\u{FFFD}\u{FFFD}",
                &[number, number, number],
            ),
            ("&#146;", "’", &["xml/windows-1252-reference"]),
            ("&#8217 s", "’ s", &[number]),
            ("&#; &#x;", "&#; &#x;", &[amp, amp]),
            ("1 < 2", "1 < 2", &["xml/stray-less-than"]),
            ("a]]>b", "a]]>b", &["xml/cdata-end-in-text"]),
            ("a\r\nb\rc&#13;", "a\nb\nc\r", &[]),
            (
                "a\u{0}b\u{C}c\u{FFFE}",
                "ab c",
                &["xml/control-character"; 3],
            ),
            ("ﻁ\u{FFFD}\u{7F}", "ﻁ\u{FFFD}\u{7F}", &[]),
        ];
        for (raw, text, codes) in cases {
            assert_eq!(
                read(raw, Place::Text),
                (text.to_string(), codes.to_vec()),
                "{raw}"
            );
        }
        let verbatim = read("&amp; ]]> \u{1}", Place::Verbatim);
        assert_eq!(
            verbatim,
            ("&amp; ]]> ".into(), vec!["xml/control-character"])
        );
    }
}
