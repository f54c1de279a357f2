//! References to what the document itself defined: weighed first, then written out within a budget.

use std::ops::Range;

use super::doctype::{Definition, Entities, Weight};
use super::sections::MARK;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::{limit, xml};
use crate::value::entities;
use crate::value::search::Search;

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

/// What libxml2 lets pass in any document, how often the document's own length, and what it reckons for a reference.
const HARMLESS: u64 = 1_000_000;
const AMPLIFICATION: u64 = 5;
const PER_REFERENCE: u64 = 20;

/// Entities within entities.
const DEEPEST: usize = 32;

/// No name within a definition is longer.
const LONGEST: usize = 64;

impl Entities<'_> {
    /// What a name stands for; `None` if the document does not define it.
    ///
    /// What it comes to is known before it is written out, so that one that is too large takes nothing from the
    /// others. One that is no longer than its reference (`&nbsp;`, defined by hand) costs nothing: no document swells by
    /// more than the limit.
    pub fn expand(&mut self, name: &str, at: &Range<usize>, log: &mut Log) -> Option<Expansion> {
        if let Definition::File = self.defined(name)? {
            return Some(Expansion::File);
        }
        let weight = self.weigh(name, 0);
        if weight.is_endless() {
            log.add_with(&xml::ENTITY_LOOP, at.clone(), name);
            return Some(Expansion::Nothing);
        }
        self.judge(weight, at.end, log);
        let cost = match weight.cost() {
            cost if cost <= at.len() as u64 => 0,
            cost => cost,
        };
        let left = (self.budget as u64).checked_sub(cost);
        let Some(left) = left.and_then(|left| usize::try_from(left).ok()) else {
            log.add_with(&limit::EXPANSION, at.clone(), name);
            log.truncate();
            return Some(Expansion::Nothing);
        };
        self.budget = left;
        Some(Expansion::Text(self.written_out(name, at, log)))
    }

    /// A document that swells too much is none for libxml2.
    fn judge(&mut self, weight: Weight, read: usize, log: &mut Log) {
        let swelling = weight.bytes.saturating_add(
            weight
                .references
                .saturating_add(1)
                .saturating_mul(PER_REFERENCE),
        );
        self.swelling = self.swelling.saturating_add(swelling);
        if self.swelling > HARMLESS && self.swelling / AMPLIFICATION > read as u64 {
            log.mark_ill_formed();
        }
    }

    /// What an entity comes to, each looked at once.
    fn weigh(&mut self, name: &str, depth: usize) -> Weight {
        let text = match self.defined(name) {
            Some(Definition::Text {
                weight: Some(known),
                ..
            }) => return *known,
            Some(Definition::Text { .. }) if depth >= DEEPEST => return Weight::ENDLESS,
            Some(Definition::Text { text, .. }) => text.clone(),
            _ => return Weight::default(),
        };
        let mut sum = Weight {
            bytes: text.len() as u64,
            references: 0,
        };
        for inner in references(&text) {
            let inner = self.weigh(inner, depth + 1);
            if inner.is_endless() {
                sum = inner;
                break;
            }
            sum = sum.plus(inner).plus(Weight {
                bytes: 0,
                references: 1,
            });
        }
        // What is too deep from here may not be so from further in.
        if (!sum.is_endless() || depth == 0)
            && let Some(Definition::Text { weight, .. }) = self.defined_mut(name)
        {
            *weight = Some(sum);
        }
        sum
    }

    /// The characters of an entity that is known to end.
    fn written_out(&self, name: &str, at: &Range<usize>, log: &mut Log) -> String {
        let mut out = String::new();
        let mut open: Vec<&str> = Vec::new();
        let mut is_markup = false;
        open.extend(self.text(name));
        while let Some(rest) = open.pop() {
            let plain = memchr::memchr(b'&', rest.as_bytes());
            let length = plain.unwrap_or(rest.len());
            let plain = rest.get(..length).unwrap_or_default();
            is_markup |= plain.holds("</");
            out.push_str(plain);
            let Some(behind) = rest.get(length + 1..) else {
                continue;
            };
            let (inner, behind) = reference(behind).unwrap_or(("", behind));
            open.push(behind);
            match self.text(inner) {
                Some(text) => open.push(text),
                None if inner.is_empty() => {
                    log.add(&xml::UNESCAPED_AMPERSAND, at.clone());
                    out.push('&');
                }
                None if plain_reference(inner, &mut out) => {}
                None if self.are_elsewhere() => {}
                None => log.add_with(&xml::UNKNOWN_ENTITY, at.clone(), inner),
            }
        }
        // Sections within an entity mean what they mean in the document.
        if out.holds(MARK) {
            out = out.with(MARK, "").with("]]>", "");
        } else if is_markup {
            log.add_with(&xml::ENTITY_MARKUP, at.clone(), name);
        }
        if out.chars().any(is_forbidden) {
            log.add(&xml::CONTROL_CHARACTER, at.clone());
            out.retain(|sign| !is_forbidden(sign));
        }
        out
    }

    fn text(&self, name: &str) -> Option<&str> {
        match self.defined(name)? {
            Definition::Text { text, .. } => Some(text),
            Definition::File => None,
        }
    }
}

/// What no XML may hold; a definition is looked at when it is used.
fn is_forbidden(sign: char) -> bool {
    matches!(sign, '\0'..' ' | '\u{fffe}' | '\u{ffff}') && !matches!(sign, '\t' | '\n' | '\r')
}

/// The name of a reference whose ampersand was passed, and what stands behind its semicolon.
fn reference(behind: &str) -> Option<(&str, &str)> {
    let near = behind.as_bytes();
    let end = memchr::memchr(b';', near.get(..LONGEST).unwrap_or(near))?;
    Some((behind.get(..end)?, behind.get(end + 1..)?))
}

/// The names that a definition refers to.
fn references(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let at = memchr::memchr(b'&', rest.as_bytes())?;
        rest = rest.get(at + 1..)?;
        match reference(rest) {
            Some((name, behind)) => {
                rest = behind;
                Some(name)
            }
            None => Some(""),
        }
    })
}

/// A reference within a definition that the document does not define itself; says whether its meaning is known.
fn plain_reference(inner: &str, out: &mut String) -> bool {
    let digits = inner.strip_prefix('#').unwrap_or_default();
    let number = entities::number(digits).filter(|(_, length)| *length == digits.len());
    match (number, entities::lookup(inner)) {
        (Some((number, _)), _) => out.push(entities::character(number)),
        (_, Some(characters)) => out.push_str(characters),
        _ => {
            out.push('&');
            out.push_str(inner);
            out.push(';');
            return false;
        }
    }
    true
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
        assert_eq!(
            expand(" rss [<!ENTITY a \"b\0c\u{1f}\r\">]", "a"),
            (text("bc\r"), vec!["xml/control-character"])
        );
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
    fn what_is_too_large_takes_nothing_from_the_others() {
        let subset = format!(
            " a [<!ENTITY big \"{}\"><!ENTITY nbsp \"&#160;\"><!ENTITY org \"Example Org\">]",
            "x".repeat(2000)
        );
        let (mut entities, mut log) = (Entities::new(1000), Log::new(9));
        entities.read(&subset, 0..subset.len(), &mut log);
        assert_eq!(
            entities.expand("big", &(0..5), &mut log),
            Some(Expansion::Nothing)
        );
        for _ in 0..5000 {
            let space = entities.expand("nbsp", &(0..6), &mut log);
            assert_eq!(space, Some(Expansion::Text("\u{a0}".into())));
        }
        for _ in 0..1000 / "Example Org".len() {
            let name = entities.expand("org", &(0..5), &mut log);
            assert_eq!(name, Some(Expansion::Text("Example Org".into())));
        }
        assert_eq!(
            entities.expand("org", &(0..5), &mut log),
            Some(Expansion::Nothing)
        );
        assert!(!log.is_ill_formed());
    }

    #[test]
    fn no_way_of_nesting_costs_more_than_it_holds() {
        // Each holds the next ten times: weighed once, this is nothing.
        let subset: String = (0..4000)
            .map(|at| {
                format!(
                    "<!ENTITY e{at} \"{}\">",
                    format!("&e{};", at + 1).repeat(10)
                )
            })
            .collect();
        let subset = format!(" a [{subset}]");
        let (mut entities, mut log) = (Entities::new(1000), Log::new(9));
        entities.read(&subset, 0..subset.len(), &mut log);
        for at in (0..4000).rev() {
            let came = entities.expand(&format!("e{at}"), &(0..1), &mut log);
            assert!(came.is_some());
        }
        assert!(log.is_ill_formed());
    }
}
