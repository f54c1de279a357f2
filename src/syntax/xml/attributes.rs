//! The inside of a start tag to its name and attributes, in whatever way they are written.

use std::ops::Range;

use super::names::{is_name_byte, is_valid};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::{limit, xml};
use crate::value::order::sort;
use crate::value::text::place;

/// An attribute as written: its value's references are not resolved yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written<'t> {
    /// Qualified name.
    pub name: &'t str,
    /// Value without its quotes.
    pub value: &'t str,
    /// Where the value begins in the document.
    pub from: usize,
}

/// Reads tags; its memory serves one after the other.
#[derive(Debug, Default)]
pub struct TagReader<'t> {
    /// The attributes of the tag read last, each name once.
    pub attributes: Vec<Written<'t>>,
    sorted: Vec<&'t str>,
    most: usize,
}

struct Cursor<'t> {
    text: &'t str,
    at: usize,
    end: usize,
}

impl<'t> TagReader<'t> {
    /// Reads as many attributes of one tag as the limit allows.
    pub fn new(most: usize) -> Self {
        TagReader {
            most,
            ..TagReader::default()
        }
    }

    /// Reads the content of a tag; gives the element's name. A plain name at its front may be known.
    pub fn read(
        &mut self,
        text: &'t str,
        content: Range<usize>,
        known: Option<&'t str>,
        log: &mut Log,
    ) -> &'t str {
        self.attributes.clear();
        let behind = content.start + known.map_or(0, str::len);
        if let Some(name) = known.filter(|_| behind == content.end) {
            return name;
        }
        let mut cursor = Cursor {
            text,
            at: behind,
            end: content.end,
        };
        let name = match known.filter(|_| cursor.peek().is_some_and(|byte| byte == b' ')) {
            Some(name) => name,
            None => {
                cursor.at = content.start;
                cursor.name()
            }
        };
        if known != Some(name) && !is_valid(name) {
            log.add_with(&xml::INVALID_NAME, content.start..cursor.at, name);
        }
        let mut is_told = false;
        loop {
            // What is behind the limit belongs to none before it.
            let last = self.attributes.last_mut().filter(|_| !is_told);
            let Some(written) = cursor.attribute(last, log) else {
                break;
            };
            if self.attributes.len() >= self.most {
                if !std::mem::replace(&mut is_told, true) {
                    log.add(&limit::ATTRIBUTES, content.clone());
                    log.truncate();
                }
                // Names are told by the declarations behind; one more than are kept says that there are more.
                let is_declared = written.name.starts_with("xmlns");
                if !is_declared || self.attributes.len() / 2 > self.most {
                    continue;
                }
            }
            self.attributes.push(written);
        }
        self.keep_first_of_each(text, log);
        name
    }

    /// Names given twice: few are compared one by one, many are sorted, so that time stays linear.
    fn keep_first_of_each(&mut self, text: &str, log: &mut Log) {
        let few = self.attributes.len() <= 8;
        let doubled = if few {
            let doubled = |(at, later): (usize, &Written)| {
                let before = self.attributes.get(..at).unwrap_or_default();
                before.iter().any(|first| first.name == later.name)
            };
            self.attributes.iter().enumerate().any(doubled)
        } else {
            self.sorted.clear();
            self.sorted
                .extend(self.attributes.iter().map(|one| one.name));
            sort(&mut self.sorted, |one, other| one.cmp(other));
            self.sorted
                .windows(2)
                .any(|pair| pair.first() == pair.last())
        };
        if !doubled {
            return;
        }
        let mut kept: Vec<Written<'t>> = Vec::with_capacity(self.attributes.len());
        for attribute in self.attributes.drain(..) {
            if kept.iter().any(|first| first.name == attribute.name) {
                let at = place(text, attribute.name);
                log.add_with(&xml::DUPLICATE_ATTRIBUTE, at, attribute.name);
            } else {
                kept.push(attribute);
            }
        }
        self.attributes = kept;
    }
}

impl<'t> Cursor<'t> {
    fn peek(&self) -> Option<u8> {
        let byte = self.text.as_bytes().get(self.at).copied();
        byte.filter(|_| self.at < self.end)
    }

    fn slice(&self, range: Range<usize>) -> &'t str {
        self.text.get(range).unwrap_or_default()
    }

    fn skip(&mut self, skipped: impl Fn(u8) -> bool) -> usize {
        let rest = self.text.as_bytes().get(self.at..self.end);
        let rest = rest.unwrap_or_default();
        let ends = rest.iter().position(|byte| !skipped(*byte));
        let length = ends.unwrap_or(rest.len());
        self.at += length;
        length
    }

    fn skip_space(&mut self) -> usize {
        self.skip(|byte| byte.is_ascii_whitespace())
    }

    fn name(&mut self) -> &'t str {
        let from = self.at;
        self.skip(|byte| {
            !byte.is_ascii_whitespace() && !matches!(byte, b'=' | b'"' | b'\'' | b'/' | b'<')
        });
        self.slice(from..self.at)
    }

    /// The next attribute; what is none belongs to the value of the last, or is passed over.
    fn attribute(
        &mut self,
        mut last: Option<&mut Written<'t>>,
        log: &mut Log,
    ) -> Option<Written<'t>> {
        loop {
            let spaces = self.skip_space();
            self.peek()?;
            let from = self.at;
            let name = self.name();
            let at = from..self.at;
            self.skip_space();
            let is_plain = self.peek() == Some(b'=') && !name.is_empty();
            let is_value = !is_plain && spaces > 0 && !name.is_empty() && self.is_value(at.end);
            if !is_plain
                && !is_value
                && let Some(before) = last.take()
                && let Some(end) = self.goes_on(before)
            {
                before.value = self.slice(before.from..end);
                log.add_with(&xml::UNQUOTED_ATTRIBUTE, before.from..end, before.name);
                self.at = end + 1;
                last = Some(before);
                continue;
            }
            if name.is_empty() {
                self.at = from + 1;
                log.add(&xml::MALFORMED_TAG, from..self.at);
                continue;
            }
            if spaces == 0 {
                log.add_with(&xml::ATTRIBUTE_SPACE, at.clone(), name);
            }
            if !is_valid(name) {
                log.add_with(&xml::INVALID_NAME, at.clone(), name);
            }
            if is_plain {
                self.at += 1;
                self.skip_space();
            } else {
                self.at = at.end;
                let from = at.end;
                if !is_value {
                    log.add_with(&xml::ATTRIBUTE_WITHOUT_VALUE, at, name);
                    let value = "";
                    return Some(Written { name, value, from });
                }
                log.add_with(&xml::UNQUOTED_ATTRIBUTE, at, name);
            }
            let (value, from) = self.value(name, log);
            return Some(Written { name, value, from });
        }
    }

    fn value(&mut self, name: &str, log: &mut Log) -> (&'t str, usize) {
        let open = self.at;
        if let Some(quote @ (b'"' | b'\'')) = self.peek() {
            let within = self.slice(open + 1..self.end).as_bytes();
            let close = memchr::memchr(quote, within).map(|length| open + 1 + length);
            let next = within.get(1).filter(|next| !next.is_ascii_whitespace());
            if close == Some(open + 1)
                && next.is_some_and(|next| *next != b'/')
                && let Some(found) = self
                    .between_marks(name, log)
                    .or_else(|| self.behind_two(quote, name, log))
            {
                return found;
            }
            if let Some(close) = close.filter(|close| self.closes(open, *close)) {
                self.at = close + 1;
                return (self.slice(open + 1..close), open + 1);
            }
            // A quote that is never closed, or that only the next attribute's closes.
            self.at += 1;
        } else if let Some(found) = self.between_marks(name, log) {
            return found;
        } else {
            // One that has no other.
            self.at += mark(self.slice(open..self.end)).map_or(0, |(length, _)| length);
        }
        let from = self.at;
        self.skip(|byte| !byte.is_ascii_whitespace());
        let value = self.slice(from..self.at);
        let value = value.strip_suffix(['"', '\'']).unwrap_or(value);
        log.add_with(&xml::UNQUOTED_ATTRIBUTE, open..self.at, name);
        (value, from)
    }

    /// `url=“http://x/”`: a value between signs that only look like quotes, or between two of them.
    fn between_marks(&mut self, name: &str, log: &mut Log) -> Option<(&'t str, usize)> {
        let (open, rest) = (self.at, self.slice(self.at..self.end));
        let (length, kind) = mark(rest)?;
        let within = rest.get(length..)?;
        let marks = within
            .char_indices()
            .filter_map(|(at, _)| Some((at, mark(within.get(at..)?)?)));
        for (at, (length_of_end, other)) in marks {
            let behind = within.as_bytes().get(at + length_of_end);
            // One that opens the next value closes none.
            if within.get(..at)?.trim_ascii_end().ends_with('=') {
                return None;
            }
            if kind == other
                && behind.is_none_or(|next| next.is_ascii_whitespace() || *next == b'/')
            {
                self.at = open + length + at + length_of_end;
                log.add_with(&xml::UNQUOTED_ATTRIBUTE, open..self.at, name);
                return Some((within.get(..at)?, open + length));
            }
        }
        None
    }

    /// `url=""http://x/" length="1"`: a value that is opened twice.
    fn behind_two(&mut self, quote: u8, name: &str, log: &mut Log) -> Option<(&'t str, usize)> {
        let (open, from) = (self.at, self.at + 2);
        let rest = self.slice(from..self.end);
        let close = memchr::memchr(quote, rest.as_bytes())?;
        let value = rest.get(..close)?;
        let ends = rest.as_bytes().get(close + 1);
        let is_last = ends.is_none_or(|next| next.is_ascii_whitespace() || *next == b'/');
        if !is_last || value.trim_ascii_end().ends_with('=') {
            return None;
        }
        self.at = from + close + 1;
        log.add_with(&xml::UNQUOTED_ATTRIBUTE, open..self.at, name);
        Some((value, from))
    }

    /// `<enclosure url"http://x/" length="1"/>`: behind a name that has lost its sign a value stands.
    fn is_value(&self, open: usize) -> bool {
        let [quote @ (b'"' | b'\''), within @ ..] = self.slice(open..self.end).as_bytes() else {
            return false;
        };
        let ends =
            |next: Option<&u8>| next.is_none_or(|next| next.is_ascii_whitespace() || *next == b'/');
        let close = memchr::memchr(*quote, within);
        !ends(within.first()) && close.is_some_and(|close| ends(within.get(close + 1)))
    }

    /// `title="The "big" one"`: a value behind whose quote words stand ends at the last quote before the next value.
    fn goes_on(&self, last: &Written) -> Option<usize> {
        let close = last.from + last.value.len();
        let bytes = self.text.as_bytes().get(..self.end)?;
        let quote = bytes.get(close).filter(|quote| b"\"'".contains(quote))?;
        if !bytes.get(..last.from)?.ends_with(&[*quote]) {
            return None;
        }
        let mut end = close;
        for at in memchr::memchr2_iter(b'"', b'\'', bytes.get(close + 1..)?) {
            let at = close + 1 + at;
            if bytes.get(..at)?.trim_ascii_end().ends_with(b"=") {
                break;
            }
            if bytes.get(at) == Some(quote) {
                end = at;
            }
        }
        (end > close).then_some(end)
    }

    /// `<a b="x c="y">`: the second quote opens a value; it does not close one.
    fn closes(&self, open: usize, close: usize) -> bool {
        let ends = match self.text.as_bytes().get(close + 1) {
            Some(byte) if close + 1 < self.end => byte.is_ascii_whitespace() || *byte == b'/',
            _ => true,
        };
        ends || !self.slice(open + 1..close).trim_ascii_end().ends_with('=')
    }
}

/// How far attributes with quoted values go.
pub fn quoted_end(within: &[u8]) -> usize {
    let mut end = 0;
    let mut next = || {
        let rest = within.get(end..)?.trim_ascii_start();
        let name = rest.iter().position(|byte| !is_name_byte(*byte))?;
        let value = rest.get(name..)?.trim_ascii_start().strip_prefix(b"=")?;
        let value = value.trim_ascii_start();
        let quote = value.first().filter(|quote| b"\"'".contains(quote))?;
        let close = memchr::memchr(*quote, value.get(1..)?)?;
        end = within.len() - value.len() + close + 2;
        Some(())
    };
    while next().is_some() {}
    end
}

/// What people's editors and tools put in place of quotes; those of one number go together.
static MARKS: &[(&str, u8)] = &[
    ("“", 2),
    ("”", 2),
    ("„", 2),
    ("″", 2),
    ("&quot;", 2),
    ("\"\"", 3),
    ("‘", 1),
    ("’", 1),
    ("''", 4),
    ("`", 0),
];

/// How long the sign is that stands here in place of a quote, and with which others it goes.
fn mark(text: &str) -> Option<(usize, u8)> {
    let found = MARKS.iter().find(|(mark, _)| text.starts_with(mark));
    found.map(|(mark, kind)| (mark.len(), *kind))
}
