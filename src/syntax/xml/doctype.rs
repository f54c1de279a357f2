//! A document type declaration to the entities that it defines; they expand within a budget, and nothing is
//! ever fetched.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use super::names::{begins_name, is_name, is_name_byte};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::{limit, xml};
use crate::value::entities;

/// What a document defines for itself.
#[derive(Debug, Default)]
pub struct Entities<'t> {
    defined: BTreeMap<&'t str, Definition<'t>>,
    elsewhere: bool,
    pub(super) stands_alone: bool,
    pub(super) budget: usize,
}

#[derive(Debug)]
enum Definition<'t> {
    Text(Cow<'t, str>),
    File,
}

/// What a name stands for.
#[derive(Debug, PartialEq, Eq)]
pub enum Expansion {
    /// These characters.
    Text(String),
    /// A file, which is never fetched.
    File,
    /// It cannot be told: a loop, or more than the budget allows; that has been logged.
    Nothing,
}

/// Entities that a document may define, and entities within entities.
const MOST: usize = 4096;
const DEEPEST: usize = 32;

/// No name within a definition is longer.
const LONGEST: usize = 64;

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
                    at += 4 + memchr::memmem::find(rest.get(4..)?, b"-->")?;
                } else if rest.starts_with(b"<?") {
                    at += 2 + memchr::memmem::find(rest.get(2..)?, b"?>")?;
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

    /// Reads the content of a declaration: its name, its external file, its own definitions.
    pub fn read(&mut self, text: &'t str, content: Range<usize>, log: &mut Log) {
        let declared = text.get(content.clone()).unwrap_or_default();
        let (head, subset) = match declared.split_once('[') {
            Some((head, subset)) => (head, subset),
            None => (declared, ""),
        };
        let head = head.trim_ascii_end();
        let (name, external) = match head
            .trim_ascii_start()
            .split_once(|byte: char| byte.is_ascii_whitespace())
        {
            Some((name, external)) => (name, external.trim_ascii_start()),
            None => (head.trim_ascii_start(), ""),
        };
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
        if !self.read_subset(subset) {
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
                rest = comment.split_once("-->").map_or("", |(_, rest)| rest);
            } else if let Some(instruction) = found.strip_prefix("<?") {
                rest = instruction.split_once("?>").map_or("", |(_, rest)| rest);
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
                is_sound = !value.contains('%') && ampersands_begin_references(value);
                Definition::Text(with_numbers_resolved(value))
            }
            _ => Definition::File,
        };
        // The first definition counts, by XML's own rule.
        self.defined.entry(name).or_insert(definition);
        is_sound && !name.contains(':')
    }

    /// The XML declaration says that no file defines more.
    pub fn stand_alone(&mut self) {
        self.stands_alone = true;
    }

    /// Whether a file that is never fetched may define more.
    pub fn are_elsewhere(&self) -> bool {
        self.elsewhere && !self.stands_alone
    }

    /// What a name stands for; `None` if the document does not define it.
    pub fn expand(&mut self, name: &str, at: &Range<usize>, log: &mut Log) -> Option<Expansion> {
        let first = match self.defined.get(name)? {
            Definition::File => return Some(Expansion::File),
            Definition::Text(text) => text,
        };
        let mut out = String::new();
        let mut open: Vec<(&str, &str)> = vec![(name, first)];
        while let Some((within, rest)) = open.pop() {
            let plain = memchr::memchr(b'&', rest.as_bytes());
            let length = plain.unwrap_or(rest.len());
            // Each step costs, so that entities of empty entities end too.
            let Some(left) = self.budget.checked_sub(length + 1) else {
                self.budget = 0;
                log.add_with(&limit::EXPANSION, at.clone(), name);
                log.truncate();
                return Some(Expansion::Nothing);
            };
            self.budget = left;
            out.push_str(rest.get(..length).unwrap_or_default());
            let Some(behind) = rest.get(length + 1..) else {
                continue;
            };
            let end = memchr::memchr(
                b';',
                behind
                    .as_bytes()
                    .get(..LONGEST)
                    .unwrap_or(behind.as_bytes()),
            );
            let (inner, behind) = match end.and_then(|end| behind.split_at_checked(end)) {
                Some((inner, behind)) => (inner, behind.get(1..).unwrap_or_default()),
                None => ("", behind),
            };
            open.push((within, behind));
            match self.defined.get(inner) {
                Some(Definition::Text(text)) => {
                    let loops = open.iter().any(|(name, _)| *name == inner);
                    if loops || open.len() >= DEEPEST {
                        log.add_with(&xml::ENTITY_LOOP, at.clone(), inner);
                        return Some(Expansion::Nothing);
                    }
                    open.push((inner, text));
                }
                _ if inner.is_empty() => {
                    log.add(&xml::UNESCAPED_AMPERSAND, at.clone());
                    out.push('&');
                }
                _ => plain_reference(inner, &mut out),
            }
        }
        Some(Expansion::Text(out))
    }
}

/// Whether there are so many quoted values, each behind white space, and nothing else.
fn are_quoted(ids: &str, wanted: usize) -> bool {
    let mut rest = ids;
    for left in (1..=wanted).rev() {
        let trimmed = rest.trim_ascii_start();
        let quote = trimmed
            .chars()
            .next()
            .filter(|first| matches!(first, '"' | '\''));
        let behind = quote.and_then(|quote| trimmed.get(1..)?.split_once(quote));
        match behind {
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
    if !value.contains("&#") {
        return Cow::Borrowed(value);
    }
    let mut parts = value.split("&#");
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

/// A reference within a definition that the document does not define itself.
fn plain_reference(inner: &str, out: &mut String) {
    match entities::lookup(inner) {
        Some(characters) => out.push_str(characters),
        None => {
            out.push('&');
            out.push_str(inner);
            out.push(';');
        }
    }
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

    fn expand(subset: &str, name: &str) -> (Option<Expansion>, Vec<&'static str>) {
        let mut entities = Entities::new(1000);
        let mut log = Log::new(9);
        entities.read(subset, 0..subset.len(), &mut log);
        let expansion = entities.expand(name, &(0..0), &mut log);
        let found = log.diagnostics(subset);
        (expansion, found.iter().map(|found| found.code).collect())
    }

    #[test]
    fn entities_of_the_document() {
        let subset = r#" rss [<!ENTITY me "My&#38;amp;self &amp; &you;"><!ENTITY you 'him > her'>
            <!-- <!ENTITY no "x"> --><!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY me "twice">]"#;
        let text = |text: &str| Some(Expansion::Text(text.into()));
        assert_eq!(expand(subset, "me"), (text("My&self & him > her"), vec![]));
        assert_eq!(expand(subset, "f"), (Some(Expansion::File), vec![]));
        assert_eq!(expand(subset, "no"), (None, vec![]));
    }

    #[test]
    fn loops_and_bombs_end() {
        let looped = r#" a [<!ENTITY x "&y;"><!ENTITY y "&x;">]"#;
        let wanted = (Some(Expansion::Nothing), vec!["xml/entity-loop"]);
        assert_eq!(expand(looped, "x"), wanted);
        let bomb = r#" a [<!ENTITY a "0123456789"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
            <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;">]"#;
        let wanted = (Some(Expansion::Nothing), vec!["limit/expansion"]);
        assert_eq!(expand(bomb, "d"), wanted);
    }

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
