//! Text to markup events, each with its exact place: quick-xml reads what is plainly well-formed, and wherever it
//! stumbles the [`scanner`](super::scanner) takes over for exactly that stretch.
//!
//! Both look at a byte once at most: a stretch ends where quick-xml had come to when it failed or gave something
//! that is not plain, so what it has read in vain is never read in vain again.

use std::ops::Range;

use memchr::memmem::Finder;
use quick_xml::Reader;
use quick_xml::errors::{Error, SyntaxError};
use quick_xml::events::Event as Read;

use super::names::{begins_name, is_name, is_name_byte};
use super::scanner::{Inside, Scanner};
use super::sections::{plain_section, swallows_entry};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;

/// One event and the bytes that it was made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// What it is.
    pub token: Token,
    /// Its bytes, delimiters included.
    pub at: Range<usize>,
}

/// What stands in the markup; ranges are bytes of the document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Token {
    /// Characters, references unresolved.
    Text,
    /// A start tag; the content is all between its delimiters.
    Start {
        /// Name and attributes.
        content: Range<usize>,
        /// Whether it closes itself.
        empty: bool,
    },
    /// An end tag.
    End {
        /// The name alone.
        name: Range<usize>,
    },
    /// A CDATA section.
    CData {
        /// The characters within.
        content: Range<usize>,
        /// Whether the beginning of another section stands within.
        nested: bool,
    },
    /// A comment.
    Comment {
        /// The characters within.
        content: Range<usize>,
    },
    /// A processing instruction, or the XML declaration.
    Instruction {
        /// Target and data.
        content: Range<usize>,
    },
    /// A document type declaration.
    Doctype {
        /// From behind the word DOCTYPE.
        content: Range<usize>,
    },
    /// Markup that is nothing; it has been logged.
    Nothing,
}

/// Reads events one by one.
pub struct Events<'t> {
    pub(super) text: &'t str,
    reader: Reader<&'t [u8]>,
    base: usize,
    scanner: Scanner<'t>,
    position: usize,
    careful_until: usize,
    pub(super) nested: Finder<'static>,
    section_end: Finder<'static>,
    /// From where and up to where no entry begins or ends; and whether one ends there.
    pub(super) next_entry: (usize, usize, bool),
    /// Start tags that quick-xml has seen, whose end tags it does not.
    started: u32,
    /// Something was looked for behind the end of the text.
    pub(super) has_missed: bool,
}

impl<'t> Events<'t> {
    /// Begins at the front.
    pub fn new(text: &'t str) -> Self {
        let mut events = Events {
            text,
            reader: reader(""),
            base: 0,
            scanner: Scanner::new(text),
            position: 0,
            careful_until: 0,
            nested: Finder::new("<![CDATA["),
            section_end: Finder::new("]]>"),
            next_entry: (usize::MAX, 0, false),
            started: 0,
            has_missed: false,
        };
        events.seat(0);
        events
    }

    /// Goes on where [`Events::place`] says that other events had come to.
    pub fn resume(text: &'t str, (position, careful_until): (usize, usize)) -> Self {
        let mut events = Events::new(text);
        events.seat(position);
        events.careful_until = events.careful_until.max(careful_until);
        events
    }

    /// What is read next, and up to where with care.
    pub fn place(&self) -> (usize, usize) {
        match self.position < self.careful_until {
            true => (self.position, self.careful_until),
            false => (self.reached(), self.reached()),
        }
    }

    /// What is read next, where nothing asks for care.
    pub fn plain_place(&self) -> Option<usize> {
        (self.position >= self.careful_until).then(|| self.reached())
    }

    /// Goes on behind what another has read.
    pub fn pass(&mut self, to: usize) {
        self.skip(to.saturating_sub(self.reached()));
    }

    /// Whether anything would perhaps have been read otherwise if the text went on.
    pub fn has_missed(&self) -> bool {
        self.has_missed || self.scanner.has_missed()
    }

    /// Goes on from another place: once, to read again what only later turned out to matter.
    pub fn rewind(&mut self, offset: usize) {
        self.seat(offset);
    }

    /// The next event; `None` at the end of the document.
    pub fn next<'i>(&mut self, inside: impl Fn() -> Inside<'i>, log: &mut Log) -> Option<Event> {
        let event = match self.position < self.careful_until {
            true => self.scan(inside(), log)?,
            false => self.read(&inside, log)?,
        };
        match event.token {
            Token::CData { ref content, .. } => {
                let content = content.clone();
                Some(self.section(event.at, content, inside(), log))
            }
            Token::Comment { ref content }
                if swallows_entry(self.text, content.clone(), inside().entry) =>
            {
                log.add(&xml::UNCLOSED_COMMENT, event.at.start..content.start);
                let end = self.scanner.before_next_tag(event.at.start);
                self.go_back(event.at.end, end);
                Some(Event {
                    token: Token::Nothing,
                    at: event.at.start..end,
                })
            }
            _ => Some(event),
        }
    }

    /// The scanner's turn.
    fn scan(&mut self, inside: Inside<'_>, log: &mut Log) -> Option<Event> {
        let event = self.scanner.next(self.position, inside, log)?;
        self.position = event.at.end.max(self.position + 1);
        if self.position >= self.careful_until {
            self.seat(self.position);
        }
        Some(event)
    }

    /// quick-xml's turn. Text is cut here, for quick-xml would give it in pieces, one for every reference; so are
    /// plain tags, which are nearly all, for a tenth of what they cost there, and CDATA sections.
    fn read<'i>(&mut self, inside: &impl Fn() -> Inside<'i>, log: &mut Log) -> Option<Event> {
        let start = self.reached();
        let rest = self.reader.get_mut();
        let length = memchr::memchr(b'<', rest).unwrap_or(rest.len());
        if length > 0 {
            self.skip(length);
            return Some(Event {
                token: Token::Text,
                at: start..start + length,
            });
        }
        let event =
            plain_tag(rest, start).or_else(|| plain_section(rest, start, &self.section_end));
        if let Some(event) = event {
            self.skip(event.at.len());
            return Some(event);
        }
        if self.started >= MOST_STARTED {
            self.seat(start);
        }
        let read = self.reader.read_event();
        self.started += u32::from(matches!(read, Ok(Read::Start(_))));
        let end = self.reached();
        let event = match read {
            Ok(Read::Eof) => return None,
            Ok(read) => plain(self.text, &read, start..end),
            Err(error) => {
                self.has_missed |= matches!(&error, Error::Syntax(what) if !matches!(what, SyntaxError::InvalidBangMarkup));
                None
            }
        };
        event.or_else(|| {
            self.distrust(start, end);
            self.scan(inside(), log)
        })
    }

    /// Goes past what quick-xml need not see.
    fn skip(&mut self, length: usize) {
        let rest = self.reader.get_mut();
        *rest = rest.get(length..).unwrap_or_default();
        self.base += length;
    }

    /// Hands a stretch to the scanner.
    fn distrust(&mut self, start: usize, end: usize) {
        self.position = start;
        self.careful_until = end.max(start + 1);
    }

    /// Reads what is left of a stretch with care.
    pub(super) fn go_back(&mut self, end: usize, to: usize) {
        self.careful_until = self.careful_until.max(end);
        self.position = to;
    }

    /// Goes on behind what was read already, and more.
    pub(super) fn go_past(&mut self, to: usize) {
        match to < self.careful_until {
            true => self.position = to,
            false => self.seat(to),
        }
    }

    /// Lets quick-xml begin anew.
    fn seat(&mut self, offset: usize) {
        let rest = self.text.get(offset..).unwrap_or_default();
        self.base = offset;
        self.started = 0;
        self.reader = reader(rest);
        self.position = offset;
        // quick-xml drops a byte order mark at its start without counting it.
        self.careful_until = if rest.starts_with('\u{FEFF}') {
            offset + 3
        } else {
            offset
        };
    }

    fn reached(&self) -> usize {
        self.base + self.reader.buffer_position() as usize
    }
}

fn reader(text: &str) -> Reader<&[u8]> {
    let mut reader = Reader::from_str(text);
    let config = reader.config_mut();
    config.allow_dangling_amp = true;
    config.allow_unmatched_ends = true;
    config.check_end_names = false;
    reader
}

/// quick-xml keeps the name of every element until its end tag comes. After so many it begins anew.
const MOST_STARTED: u32 = 1024;

/// A tag that begins with a name and ends where quick-xml would say, with no sign of markup in it.
fn plain_tag(rest: &[u8], start: usize) -> Option<Event> {
    let from = 1 + usize::from(rest.get(1) == Some(&b'/'));
    let name = rest.get(from..)?;
    if !begins_name(name) {
        return None;
    }
    if from == 2 {
        let length = name.iter().position(|byte| !is_name_byte(*byte))?;
        let end = start + from + length;
        return (name.get(length) == Some(&b'>')).then_some(Event {
            token: Token::End {
                name: start + from..end,
            },
            at: start..end + 1,
        });
    }
    let length = end_of_tag(name)?;
    let empty = name.get(..length)?.last() == Some(&b'/');
    let end = start + from + length;
    Some(Event {
        token: Token::Start {
            content: start + from..end - usize::from(empty),
            empty,
        },
        at: start..end + 1,
    })
}

/// Where the `>` stands that ends a tag: behind all quotes. A `<` before it is not plain.
pub fn end_of_tag(rest: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        let found = rest.get(at..)?;
        at += found
            .iter()
            .position(|byte| matches!(byte, b'>' | b'<' | b'"' | b'\''))?;
        let quote = match *rest.get(at)? {
            b'>' => return Some(at),
            b'<' => return None,
            quote => quote,
        };
        let value = rest.get(at + 1..)?;
        let close = memchr::memchr2(quote, b'<', value)?;
        if value.get(close) == Some(&b'<') {
            return None;
        }
        at += close + 2;
    }
}

/// What quick-xml read, if nothing about it needs a second look.
fn plain(text: &str, read: &Read<'_>, at: Range<usize>) -> Option<Event> {
    let bytes = text.as_bytes();
    let inner = |before: usize, after: usize| (at.start + before)..at.end.saturating_sub(after);
    let token = match read {
        Read::Start(_) | Read::Empty(_) => {
            let empty = matches!(read, Read::Empty(_));
            let content = inner(1, 1 + usize::from(empty));
            let written = bytes.get(content.clone())?;
            let plain = begins_name(written) && memchr::memchr(b'<', written).is_none();
            plain.then_some(Token::Start { content, empty })?
        }
        Read::End(_) => {
            let content = inner(2, 1);
            let name = bytes.get(content.clone())?.trim_ascii_end();
            let name = is_name(name).then_some(content.start..content.start + name.len())?;
            Token::End { name }
        }
        Read::CData(_) => Token::CData {
            content: inner(9, 3),
            nested: false,
        },
        Read::Comment(_) => Token::Comment {
            content: inner(4, 3),
        },
        Read::PI(_) => Token::Instruction {
            content: inner(2, 2),
        },
        Read::Decl(_) => {
            let content = inner(2, 2);
            // A declaration that ends with `>` alone would take all up to the next instruction's end.
            let lost = memchr::memchr(b'>', bytes.get(content.clone())?).is_some();
            (!lost).then_some(Token::Instruction { content })?
        }
        Read::DocType(_) => {
            let capitals = bytes.get(at.start..)?.starts_with(b"<!DOCTYPE");
            let content = inner(9, 1);
            capitals.then_some(Token::Doctype { content })?
        }
        _ => return None,
    };
    Some(Event { token, at })
}
