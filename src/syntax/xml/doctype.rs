//! A document type declaration to the entities that it defines; nothing is ever fetched.

use std::borrow::Cow;
use std::ops::Range;

use super::names::{begins_name, is_name, is_name_byte, quoted};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::need;
use crate::value::entities;
use crate::value::hash;
use crate::value::hashed::Hashed;
use crate::value::search::{self, Search};

/// What a document defines for itself.
#[derive(Debug, Default)]
pub struct Entities<'t> {
    defined: Hashed<Definition<'t>>,
    elsewhere: bool,
    pub(super) stands_alone: bool,
    pub(super) budget: usize,
    /// What all references so far come to, as libxml2 counts it.
    pub(super) swelling: u64,
}

/// What a document says that a name stands for.
#[derive(Debug)]
pub enum Definition<'t> {
    /// Characters, and what they come to when that is known.
    Text {
        text: Cow<'t, str>,
        weight: Option<Weight>,
    },
    /// A file.
    File,
}

/// What an entity comes to.
#[derive(Debug, Clone, Copy, Default)]
pub struct Weight {
    pub bytes: u64,
    pub references: u64,
}

impl Weight {
    /// Of an entity that holds itself, or others too deeply.
    pub const ENDLESS: Weight = Weight {
        bytes: u64::MAX,
        references: 0,
    };

    /// Both together.
    pub fn plus(self, other: Weight) -> Weight {
        // All that is finite stays below what is endless.
        Weight {
            bytes: self.bytes.saturating_add(other.bytes).min(u64::MAX - 1),
            references: self.references.saturating_add(other.references),
        }
    }

    /// Each step costs, so that entities of empty entities end too.
    pub fn cost(self) -> u64 {
        self.bytes.saturating_add(self.references)
    }

    /// Whether it never ends.
    pub fn is_endless(self) -> bool {
        self.bytes == u64::MAX
    }
}

/// Entities that a document may define.
const MOST: usize = 4096;

/// The `>` that ends the declaration whose content begins at an offset.
pub fn end(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = from;
    let mut in_subset = false;
    while let Some(byte) = bytes.get(at).copied() {
        match byte {
            b'>' if !in_subset => return Some(at),
            // A feed's own tag: the declaration was never closed.
            b'<' if !in_subset => return None,
            b'[' => in_subset = true,
            b']' => in_subset = false,
            b'"' | b'\'' => {
                at += 1 + memchr::memchr(byte, bytes.get(at + 1..)?)?;
            }
            b'<' => {
                let rest = bytes.get(at..)?;
                if rest.starts_with(b"<!--") {
                    at += 4 + search::find(rest.get(4..)?, b"-->")?;
                } else if rest.starts_with(b"<?") {
                    at += 2 + search::find(rest.get(2..)?, b"?>")?;
                }
            }
            _ => {}
        }
        at += 1;
    }
    None
}

impl<'t> Entities<'t> {
    /// No entities, and how many bytes they may expand to.
    pub fn new(budget: usize) -> Self {
        Entities {
            budget,
            ..Entities::default()
        }
    }

    /// Whether the document defines none.
    pub fn are_none(&self) -> bool {
        self.defined.len() == 0
    }

    /// What the document says that a name stands for.
    pub(super) fn defined(&self, name: &str) -> Option<&Definition<'t>> {
        self.defined.get(hash::quick(&[name]))
    }

    /// The same, to be weighed.
    pub(super) fn defined_mut(&mut self, name: &str) -> Option<&mut Definition<'t>> {
        self.defined.get_mut(hash::quick(&[name]))
    }

    /// Reads the content of a declaration: its name, its external file, its own definitions.
    pub fn read(&mut self, text: &'t str, content: Range<usize>, log: &mut Log) {
        let declared = text.get(content.clone()).unwrap_or_default();
        let (head, subset) = declared.split_once('[').unwrap_or((declared, ""));
        let head = head.trim_ascii();
        let parts = head.split_once(|byte: char| byte.is_ascii_whitespace());
        let (name, external) = parts.unwrap_or((head, ""));
        let external = external.trim_ascii_start();
        let wanted = match external.get(..6) {
            Some("SYSTEM") => 1,
            Some("PUBLIC") => 2,
            _ => 0,
        };
        let ids = external
            .get(6 * usize::from(wanted > 0)..)
            .unwrap_or_default();
        let spaced = declared.starts_with(|first: char| first.is_ascii_whitespace());
        if !is_name(name.as_bytes()) || !spaced || !are_quoted(ids, wanted) {
            log.add(&xml::MALFORMED_DOCTYPE, content.clone());
        }
        self.elsewhere |= wanted > 0;
        if !subset.is_empty() && !need::lacks("doctype") && !self.read_subset(subset) {
            log.add(&xml::MALFORMED_DOCTYPE, content);
        }
    }

    /// Whether everything was as it must be.
    fn read_subset(&mut self, subset: &'t str) -> bool {
        let mut is_sound = true;
        let mut rest = subset;
        while let Some(at) = memchr::memchr2(b'<', b'%', rest.as_bytes()) {
            let found = rest.get(at..).unwrap_or_default();
            if found.starts_with('%') {
                // A parameter entity may bring in a file.
                self.elsewhere = true;
                rest = found.get(1..).unwrap_or_default();
            } else if let Some(comment) = found.strip_prefix("<!--") {
                rest = comment.cut_once("-->").map_or("", |(_, rest)| rest);
            } else if let Some(instruction) = found.strip_prefix("<?") {
                rest = instruction.cut_once("?>").map_or("", |(_, rest)| rest);
            } else {
                let end = declaration_end(found);
                if let Some(entity) = found
                    .get(..end)
                    .and_then(|all| all.strip_prefix("<!ENTITY"))
                {
                    is_sound &= self.define(entity);
                }
                rest = found.get(end..).unwrap_or_default();
            }
        }
        is_sound
    }

    fn define(&mut self, entity: &'t str) -> bool {
        let entity = entity.trim_ascii_start();
        let length = entity
            .bytes()
            .take_while(|byte| is_name_byte(*byte))
            .count();
        let (name, rest) = entity.split_at_checked(length).unwrap_or(("", ""));
        if !begins_name(name.as_bytes()) || self.defined.len() >= MOST {
            return true;
        }
        let rest = rest.trim_ascii();
        let mut is_sound = true;
        let definition = match rest.chars().next() {
            Some(quote @ ('"' | '\'')) => {
                let value = rest.get(1..).unwrap_or_default();
                let value = value.split_once(quote).map_or(value, |(value, _)| value);
                is_sound = !value.has('%') && ampersands_begin_references(value);
                Definition::Text {
                    text: with_numbers_resolved(value),
                    weight: None,
                }
            }
            _ => Definition::File,
        };
        // The first definition counts, by XML's own rule.
        self.defined.insert(hash::quick(&[name]), definition);
        is_sound && !name.has(':')
    }

    /// The XML declaration says that no file defines more.
    pub fn stand_alone(&mut self) {
        self.stands_alone = true;
    }

    /// Whether a file that is never fetched may define more.
    pub fn are_elsewhere(&self) -> bool {
        self.elsewhere && !self.stands_alone
    }
}

/// Whether there are so many quoted values, each behind white space, and nothing else.
fn are_quoted(ids: &str, wanted: usize) -> bool {
    let mut rest = ids;
    for left in (1..=wanted).rev() {
        let trimmed = rest.trim_ascii_start();
        match quoted(trimmed) {
            Some((id, behind)) if trimmed.len() < rest.len() && (left == 1 || is_public(id)) => {
                rest = behind;
            }
            _ => return false,
        }
    }
    rest.trim_ascii().is_empty()
}

/// Whether a public identifier holds nothing but what XML allows in one.
fn is_public(id: &str) -> bool {
    id.bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || b" \r\n-'()+,./:=?;!*#@$_%".contains(&byte))
}

fn ampersands_begin_references(text: &str) -> bool {
    memchr::memchr_iter(b'&', text.as_bytes()).all(|at| {
        let rest = text.get(at + 1..).unwrap_or_default();
        let name = rest.strip_prefix('#').unwrap_or(rest);
        let length = name.bytes().take_while(|byte| is_name_byte(*byte)).count();
        length > 0 && name.as_bytes().get(length) == Some(&b';')
    })
}

/// Numbers count where an entity is defined, names where it is used: so says XML.
fn with_numbers_resolved(value: &str) -> Cow<'_, str> {
    if !value.holds("&#") {
        return Cow::Borrowed(value);
    }
    let mut parts = value.pieces("&#");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let number = entities::number(part);
        match number
            .and_then(|(number, length)| Some((number, part.get(length..)?.strip_prefix(';')?)))
        {
            Some((number, behind)) => {
                out.push(entities::character(number));
                out.push_str(behind);
            }
            None => {
                out.push_str("&#");
                out.push_str(part);
            }
        }
    }
    Cow::Owned(out)
}

/// Behind the `>` of a declaration within the subset, quoted values passed over.
fn declaration_end(found: &str) -> usize {
    let bytes = found.as_bytes();
    let mut quote = None;
    for (at, byte) in bytes.iter().copied().enumerate().skip(1) {
        match (quote, byte) {
            (None, b'>') => return at + 1,
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), _) if open == byte => quote = None,
            _ => {}
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_declaration() {
        for (text, wanted) in [
            (" html>", Some(5)),
            (" a [<!ENTITY x \"]>\">]><a>", Some(21)),
            (" a [<!-- > -->]>", Some(15)),
            (" a <rss>", None),
            (" a [", None),
        ] {
            assert_eq!(end(text, 0), wanted, "{text}");
        }
    }
}
