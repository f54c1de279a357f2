//! Text to tokens, well-formed or not, each with its exact place: what is wrong within one is repaired here and reported.
//!
//! Every search that may run to the end of the document is remembered, so that a document of nothing but
//! beginnings costs no more than any other.

use std::ops::Range;

use super::memo::Memo;
use super::names::{begins_name, is_name_byte, is_name_start, stands_at};
use super::notes::behind_notes;
use super::token::{Event, Inside, Token, plain_tag};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;

/// Reads tokens one by one.
pub struct Scanner<'t> {
    pub text: &'t str,
    pub(super) bytes: &'t [u8],
    /// Where the next token begins. It may be set.
    pub position: usize,
    pub(super) cdata_end: Memo,
    pub(super) comment_end: Memo,
    pub(super) instruction_end: Memo,
    single_quote: Memo,
    double_quote: Memo,
    pub(super) doctype_is_open: bool,
    /// Something was looked for behind the end of the text.
    pub(super) has_missed: bool,
}

/// So far behind a quote stands what makes it the end of a value.
const NEAR: usize = 64;

impl<'t> Scanner<'t> {
    /// A scanner of this document.
    pub fn new(text: &'t str) -> Self {
        Scanner {
            text,
            bytes: text.as_bytes(),
            position: 0,
            cdata_end: Memo::new("]]>"),
            comment_end: Memo::new("-->"),
            instruction_end: Memo::new("?>"),
            single_quote: Memo::new("'"),
            double_quote: Memo::new("\""),
            doctype_is_open: false,
            has_missed: false,
        }
    }

    /// Whether anything would perhaps have been read otherwise if the text went on.
    pub fn has_missed(&self) -> bool {
        let memos = [
            &self.cdata_end,
            &self.comment_end,
            &self.instruction_end,
            &self.single_quote,
            &self.double_quote,
        ];
        self.has_missed || self.doctype_is_open || memos.iter().any(|memo| memo.has_missed)
    }

    /// The next token; `None` at the end of the document. What is open around it is asked only of CDATA sections.
    pub fn next<'i>(&mut self, inside: impl Fn() -> Inside<'i>, log: &mut Log) -> Option<Event> {
        let from = self.position;
        if from >= self.bytes.len() {
            return None;
        }
        if let Some(event) = plain_tag(self.bytes, from) {
            self.position = event.at.end;
            return Some(event);
        }
        let event = match self.bytes.get(from + 1) {
            _ if !self.markup_begins(from) => None,
            Some(b'/') => Some(self.end_tag(from, log)),
            Some(b'!') => Some(self.declaration(from, &inside, log)),
            Some(b'?') => Some(self.instruction(from, log)),
            _ => self.tag(from, log),
        };
        let event = event.unwrap_or_else(|| self.text(from));
        self.position = event.at.end.max(from + 1);
        Some(event)
    }

    /// Characters up to the next `<` that begins markup.
    fn text(&mut self, from: usize) -> Event {
        let rest = self.bytes.get(from + 1..).unwrap_or_default();
        let end = memchr::memchr_iter(b'<', rest)
            .map(|at| from + 1 + at)
            .find(|at| self.markup_begins(*at))
            .unwrap_or(self.bytes.len());
        Event {
            token: Token::Text,
            at: from..end,
        }
    }

    fn markup_begins(&mut self, at: usize) -> bool {
        match self.bytes.get(at..) {
            Some([b'<', b'!' | b'?', ..]) => true,
            Some([b'<', b'/', rest @ ..]) => {
                begins_name(rest.trim_ascii_start())
                    || rest.first() == Some(&b'>')
                    || self.is_over(at + 2)
            }
            Some([b'<', next, ..]) if is_name_start(*next) => true,
            // The document stops where a tag begins.
            Some([b'<', ..]) => self.is_over(at + 1),
            _ => false,
        }
    }

    /// Whether the document stopped here, and what follows is only what was put behind it.
    fn is_over(&mut self, at: usize) -> bool {
        let (behind, is_open) = behind_notes(self.slice(at..self.bytes.len()));
        self.has_missed |= is_open;
        behind.is_empty()
    }

    /// A start tag. One without `>` ends at the next `<`; if it reads like words it was none at all.
    fn tag(&mut self, from: usize, log: &mut Log) -> Option<Event> {
        let name = self.name_end(from + 1);
        let mut content = from + 1..self.tag_end(name);
        let mut end = content.end;
        match self.bytes.get(end) {
            Some(b'>') => end += 1,
            Some(_) if !self.is_over(end) => {
                let within = self.bytes.get(name..end).unwrap_or_default();
                let words = !within.trim_ascii().is_empty() && !within.contains(&b'=');
                // `<link http://…</link>`: the sign that ends the tag is lost, not the tag.
                let closed = self
                    .bytes
                    .get(end..)
                    .and_then(|rest| rest.strip_prefix(b"</"));
                let element = self.slice(content.start..name);
                if words && closed.is_some_and(|closed| stands_at(closed, element)) {
                    (content.end, end) = (name, name);
                } else if words {
                    return None;
                }
                // `<enclosure …/ <link>`: the slash is the last that there is of it.
                content.end = from + 1 + self.slice(content.clone()).trim_ascii_end().len();
                log.add_with(&xml::TAG_CUT_OFF, from..end, self.slice(from + 1..name));
            }
            // The document stops within the tag: nothing can be said of it.
            _ => {
                log.add(&xml::CUT_OFF, from..end);
                return Some(Event::nothing(from..end));
            }
        }
        let empty = self.slice(content.clone()).ends_with('/');
        if empty {
            content.end -= 1;
        }
        Some(Event {
            token: Token::Start { content, empty },
            at: from..end,
        })
    }

    /// Where a tag ends: at its `>`, or at a `<` outside of every quoted value.
    fn tag_end(&mut self, from: usize) -> usize {
        let mut at = from;
        let mut value_follows = false;
        while let Some(byte) = self.bytes.get(at).copied() {
            match byte {
                b'>' | b'<' => return at,
                b'"' | b'\'' if value_follows => {
                    at = self.value_end(at, byte).unwrap_or(at);
                    value_follows = false;
                }
                b'=' => value_follows = true,
                _ => value_follows &= byte.is_ascii_whitespace(),
            }
            at += 1;
        }
        at
    }

    /// The closing quote of a value, unless what follows it shows that it opens the next.
    fn value_end(&mut self, open: usize, quote: u8) -> Option<usize> {
        let memo = match quote {
            b'"' => &mut self.double_quote,
            _ => &mut self.single_quote,
        };
        let close = memo.next(self.text, open + 1)?;
        let value = self.bytes.get(open + 1..close)?.trim_ascii_end();
        let opens_next = value.ends_with(b"=") && memchr::memchr(b'<', value).is_some();
        (!opens_next && self.value_may_end(close)).then_some(close)
    }

    /// Behind a value stands the end of the tag or another attribute.
    fn value_may_end(&mut self, close: usize) -> bool {
        let end = (close + 1 + NEAR).min(self.bytes.len());
        let is_cut = end == self.bytes.len();
        let rest = self.bytes.get(close + 1..end).unwrap_or_default();
        let rest = rest.trim_ascii_start();
        self.has_missed |= is_cut && !rest.contains(&b'>');
        if matches!(rest.first(), None | Some(b'>' | b'/' | b'?' | b'<')) {
            return true;
        }
        let name = rest.iter().take_while(|byte| is_name_byte(**byte)).count();
        let behind = rest.get(name..).unwrap_or_default().trim_ascii_start();
        name > 0 && matches!(behind.first(), None | Some(b'='))
    }

    fn end_tag(&mut self, from: usize, log: &mut Log) -> Event {
        let rest = self.bytes.get(from + 2..).unwrap_or_default();
        let start = from + 2 + (rest.len() - rest.trim_ascii_start().len());
        let name = start..self.name_end(start);
        let rest = self.bytes.get(name.end..).unwrap_or_default();
        let end = memchr::memchr2(b'<', b'>', rest).map(|at| name.end + at);
        let behind = self.slice(name.end..end.unwrap_or(self.bytes.len()));
        let end = match end {
            Some(end) if self.bytes.get(end) == Some(&b'>') => end + 1,
            Some(end) if !self.is_over(name.end) => {
                log.add_with(&xml::TAG_CUT_OFF, from..end, self.slice(from + 1..name.end));
                end
            }
            // The document stops within the tag: all that is open ends there.
            end => {
                let at = from..end.map_or(self.bytes.len(), |_| name.end);
                log.add(&xml::CUT_OFF, at.clone());
                return Event::nothing(at);
            }
        };
        let is_passed_over = end > name.end && !behind.trim_ascii().is_empty();
        if name.is_empty() || start > from + 2 || is_passed_over {
            log.add(&xml::MALFORMED_END_TAG, from..name.end);
        }
        Event {
            token: Token::End { name },
            at: from..end,
        }
    }

    /// Behind the next `>`, or before the next `<`, whichever comes first.
    pub(super) fn before_next_tag(&self, from: usize) -> usize {
        let rest = self.bytes.get(from + 1..).unwrap_or_default();
        match memchr::memchr2(b'<', b'>', rest) {
            Some(at) if rest.get(at) == Some(&b'>') => from + at + 2,
            Some(at) => from + at + 1,
            None => self.bytes.len(),
        }
    }

    fn name_end(&self, from: usize) -> usize {
        let rest = self.bytes.get(from..).unwrap_or_default();
        let length = rest.iter().position(|byte| {
            byte.is_ascii_whitespace() || matches!(byte, b'/' | b'>' | b'<' | b'=' | b'"' | b'\'')
        });
        from + length.unwrap_or(rest.len())
    }

    pub(super) fn slice(&self, range: Range<usize>) -> &'t str {
        self.text.get(range).unwrap_or_default()
    }
}
