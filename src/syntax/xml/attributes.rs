//! The inside of a start tag to its name and attributes, in whatever way they are written.

use std::ops::Range;

use super::names::is_valid;
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
        let name = cursor.element_name(content.start, known, log);
        let mut is_told = false;
        while let Some(written) = cursor.attribute(log) {
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

    /// Names given twice are sought among those that are sorted, so that many cost little more than to sort them.
    fn keep_first_of_each(&mut self, text: &str, log: &mut Log) {
        if self.attributes.len() < 2 {
            return;
        }
        self.sorted.clear();
        self.sorted
            .extend(self.attributes.iter().map(|one| one.name));
        sort(&mut self.sorted, |one, other| one.cmp(other));
        let mut pairs = self.sorted.windows(2);
        if !pairs.any(|pair| pair.first() == pair.last()) {
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

    /// The element's name, which may be known up to here.
    fn element_name(&mut self, from: usize, known: Option<&'t str>, log: &mut Log) -> &'t str {
        if let Some(name) = known.filter(|_| self.peek() == Some(b' ')) {
            return name;
        }
        self.at = from;
        let name = self.name();
        if known != Some(name) && !is_valid(name) {
            log.add_with(&xml::INVALID_NAME, from..self.at, name);
        }
        name
    }

    /// The next attribute; what is none is passed over.
    fn attribute(&mut self, log: &mut Log) -> Option<Written<'t>> {
        loop {
            let spaces = self.skip_space();
            self.peek()?;
            let from = self.at;
            let name = self.name();
            let at = from..self.at;
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
            self.skip_space();
            let (value, from) = match self.peek() {
                Some(b'=') => self.value(name, log),
                _ => {
                    self.at = at.end;
                    log.add_with(&xml::ATTRIBUTE_WITHOUT_VALUE, at, name);
                    ("", self.at)
                }
            };
            return Some(Written { name, value, from });
        }
    }

    /// What stands behind a sign of equality, and where it begins.
    fn value(&mut self, name: &str, log: &mut Log) -> (&'t str, usize) {
        self.at += 1;
        self.skip_space();
        let open = self.at;
        if let Some(quote @ (b'"' | b'\'')) = self.peek() {
            let within = self.slice(open + 1..self.end).as_bytes();
            let close = memchr::memchr(quote, within).map(|length| open + 1 + length);
            if let Some(close) = close.filter(|close| self.closes(open, *close)) {
                self.at = close + 1;
                return (self.slice(open + 1..close), open + 1);
            }
        }
        // Quotes may be lost on one side, stand there twice, or be others than XML's.
        self.skip(|byte| !byte.is_ascii_whitespace());
        let value = self.slice(open..self.at).trim_start_matches(QUOTES);
        let from = self.at - value.len();
        log.add_with(&xml::UNQUOTED_ATTRIBUTE, open..self.at, name);
        (value.trim_end_matches(QUOTES), from)
    }

    /// `<a b="x c="y">`, `<a b=""x" c="y">`: the second quote opens a value; it does not close one.
    fn closes(&self, open: usize, close: usize) -> bool {
        let behind = self.slice(close + 1..self.end);
        let is_ended = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'/';
        if behind.as_bytes().first().is_none_or(is_ended) {
            return true;
        }
        let opens_value = |text: &str| text.trim_ascii_end().ends_with('=');
        match close == open + 1 {
            true => behind.split(QUOTES).next().is_some_and(opens_value),
            false => !opens_value(self.slice(open + 1..close)),
        }
    }
}

/// XML's quotes, and what people's editors put in their place.
const QUOTES: [char; 9] = ['"', '\'', '“', '”', '„', '″', '‘', '’', '`'];
