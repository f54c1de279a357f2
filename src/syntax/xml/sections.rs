//! CDATA sections and comments that have no end of their own, or share one with the next: where they ended in truth.

use std::ops::Range;

use memchr::memmem::Finder;

use super::events::{Event, Events, Token};
use super::fields::ENTRIES;
use super::names::stands_at;
use super::notes::note_end;
use super::repair::is_body;
use super::scanner::Inside;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;

impl Events<'_> {
    /// A CDATA section; one that swallowed the end of its own entry is cut there and read on with care.
    pub(super) fn section(
        &mut self,
        at: Range<usize>,
        content: Range<usize>,
        inside: Inside<'_>,
        log: &mut Log,
    ) -> Event {
        let bytes = self.text.as_bytes();
        let within = bytes.get(content.clone()).unwrap_or_default();
        let nested = self.nested.find(within);
        let before = nested.map(|nested| content.start..content.start + nested);
        let swallowed = before
            .clone()
            .and_then(|before| self.swallowed(before, at.end, inside));
        let cut = swallowed.or_else(|| {
            let (end, is_cut) = runs_on(self.text, before?, at.end, inside.element);
            self.has_missed |= is_cut;
            end
        });
        let Some(cut) = cut else {
            let end = self.later_end(at.end, inside);
            let end = end.unwrap_or(at.end);
            if end > at.end {
                // Of one within another more is said where its marks are left out.
                if nested.is_none() {
                    log.add(&xml::CDATA_END_IN_TEXT, content.end..at.end);
                }
                self.go_past(end);
            }
            return Event {
                token: Token::CData {
                    content: content.start..content.end + (end - at.end),
                    nested: nested.is_some(),
                },
                at: at.start..end,
            };
        };
        // If its end stands in an element of the same name, a parser would not have noticed.
        let behind = bytes.get(at.end..).unwrap_or_default();
        let tag = memchr::memchr(b'<', behind).and_then(|tag| behind.get(tag..));
        self.has_missed |= tag.is_none_or(|tag| tag.len() < inside.element.len() + 3);
        let unnoticed = tag
            .and_then(|tag| tag.strip_prefix(b"</"))
            .is_some_and(|name| stands_at(name, inside.element));
        let in_head = swallowed.is_some() && inside.entry.is_empty();
        let kind = match unnoticed && !in_head {
            true => &xml::OVERRUN_CDATA,
            false => &xml::UNCLOSED_CDATA,
        };
        log.add(kind, at.start..content.start);
        self.go_back(at.end, cut);
        Event {
            token: Token::CData {
                content: content.start
                    ..content.start
                        + whole_end(self.text.get(content.start..cut).unwrap_or_default()),
                nested: false,
            },
            at: at.start..cut,
        }
    }

    /// Where a section ended in truth that runs into the next one: its element and its entry are closed before the
    /// next section begins; or, in the head, its element is, and an entry begins that ends behind the section.
    fn swallowed(
        &mut self,
        before: Range<usize>,
        behind: usize,
        inside: Inside<'_>,
    ) -> Option<usize> {
        let bytes = self.text.as_bytes();
        let mut within = tags(bytes, before.start, before.end);
        let is_own = |name| !inside.element.is_empty() && stands_at(name, inside.element);
        let (end, ..) = within.find(|(_, name, ends)| *ends && is_own(name))?;
        if !inside.entry.is_empty() {
            return within
                .any(|(_, name, ends)| ends && stands_at(name, inside.entry))
                .then_some(end);
        }
        within.find(|(_, name, ends)| !ends && is_entry(name))?;
        let (from, to, _) = self.next_entry;
        if !(from..=to).contains(&behind) {
            let mut passed = behind;
            let next = tags(bytes, behind, bytes.len()).find(|(at, name, _)| {
                passed = passed.max(
                    note_end(bytes, at + 1)
                        .filter(|_| *at >= passed)
                        .unwrap_or(0),
                );
                *at >= passed && is_entry(name)
            });
            self.has_missed |= next.is_none();
            self.next_entry = next.map_or((behind, bytes.len(), false), |(at, _, ends)| {
                (behind, at, ends)
            });
        }
        // Behind the end of a section that runs on stands the end tag of what holds the other.
        let is_over = tags(bytes, behind, bytes.len()).next();
        (self.next_entry.2 && is_over.is_some_and(|(.., ends)| ends)).then_some(end)
    }

    /// `<![CDATA[a[b[0]]>1]]></title>`: behind the end of a section comes more text and a second end, and then the end
    /// tag of its element; so the first was none, for no text may hold it.
    fn later_end(&mut self, from: usize, inside: Inside<'_>) -> Option<usize> {
        let bytes = self.text.as_bytes();
        let behind = bytes.get(from..).unwrap_or_default().trim_ascii_start();
        let is_over = match behind {
            [b'<', b'/', name @ ..] => stands_at(name, inside.element),
            [b'<', b'!', mark @ ..] => mark.starts_with(b"[CDATA["),
            _ => false,
        };
        if inside.element.is_empty() || is_over {
            self.has_missed |= behind.is_empty();
            return None;
        }
        let last = tags(bytes, from, bytes.len()).find(|(_, name, ends)| {
            matches!(name.first(), Some(b'!' | b'?'))
                || (*ends && stands_at(name, inside.element))
                || (!inside.entry.is_empty() && stands_at(name, inside.entry))
        });
        self.has_missed |= last.is_none();
        let (at, _, ends) = last?;
        let end = bytes.get(..at)?.trim_ascii_end();
        (ends && end.len() > from && end.ends_with(b"]]>")).then_some(end.len())
    }
}

/// Whether the name of an entry stands here.
fn is_entry(name: &[u8]) -> bool {
    let colon = name.iter().position(|byte| !byte.is_ascii_alphanumeric());
    let own = colon.and_then(|colon| name.get(colon..)?.strip_prefix(b":"));
    ENTRIES
        .iter()
        .any(|entry| stands_at(own.unwrap_or(name), entry))
}

/// Whether a comment runs on into the next one, past the end of the entry that it stands in.
pub fn swallows_entry(text: &str, content: Range<usize>, entry: &str) -> bool {
    let within = text.get(content.clone()).unwrap_or_default();
    let next = match entry {
        "" => None,
        _ => memchr::memmem::find(within.as_bytes(), b"<!--"),
    };
    next.is_some_and(|next| {
        tags(text.as_bytes(), content.start, content.start + next)
            .any(|(_, name, ends)| ends && stands_at(name, entry))
    })
}

/// A CDATA section that ends somewhere.
pub fn plain_section(rest: &[u8], start: usize, end: &Finder<'_>) -> Option<Event> {
    const MARK: &[u8] = b"<![CDATA[";
    let within = rest.strip_prefix(MARK)?;
    let length = end.find(within)?;
    let content = start + MARK.len()..start + MARK.len() + length;
    let at = start..content.end + 3;
    Some(Event {
        token: Token::CData {
            content,
            nested: false,
        },
        at,
    })
}

/// How long the mark is that begins a CDATA section, in any case and with spaces: `<![ CDATA[`, `<! [CDATA[`, `<!CDATA[`.
pub fn section_mark(bytes: &[u8]) -> Option<usize> {
    let rest = bytes.strip_prefix(b"<!")?.trim_ascii_start();
    let rest = rest.strip_prefix(b"[").unwrap_or(rest).trim_ascii_start();
    let (word, rest) = rest.split_at_checked(5)?;
    let rest = rest.trim_ascii_start().strip_prefix(b"[")?;
    (word.eq_ignore_ascii_case(b"CDATA")).then_some(bytes.len() - rest.len())
}

/// How much of a section that was cut is text: `]]`, `]>`, `]] >` or `]]&gt;` before the end tag were its end, but
/// not whole.
pub fn whole_end(text: &str) -> usize {
    let text = text.trim_end();
    let ends = ["]]&gt;", "]] >", "]>", "]]"];
    let found = ends.iter().find_map(|end| text.strip_suffix(end));
    found.map_or(text, |text| text.trim_end_matches(']')).len()
}

/// Where a CDATA section that is never closed ends: before the end tag of its element, or where its entry ends
/// or the next begins. Outside of all elements only its mark is passed over.
pub fn section_end(bytes: &[u8], from: usize, inside: Inside<'_>) -> usize {
    if inside.element.is_empty() {
        return from;
    }
    tags(bytes, from, bytes.len())
        .find(|(_, name, ends)| {
            (*ends && stands_at(name, inside.element))
                || (!inside.entry.is_empty() && stands_at(name, inside.entry))
        })
        .map_or(bytes.len(), |(at, ..)| at)
}

/// The beginnings of sections within one, and as many ends.
pub fn inner_marks(within: &str) -> impl Iterator<Item = Range<usize>> {
    let mut open = 0_usize;
    memchr::memchr2_iter(b'<', b']', within.as_bytes()).filter_map(move |at| {
        let rest = within.get(at..)?;
        let mark = ["<![CDATA[", "]]>"]
            .into_iter()
            .find(|mark| rest.starts_with(mark))?;
        open = match mark.len() {
            3 => open.checked_sub(1)?,
            _ => open + 1,
        };
        Some(at..at + mark.len())
    })
}

/// How far behind a section to look for the end tag of its element.
const FURTHEST_END_TAG: usize = 256;

/// The same within one entry: `<title><![CDATA[A</title><description><![CDATA[d]]></description>`. Between the end
/// tag and the next section stand elements, and behind the end of both stands no end tag of the first; in a text that
/// quotes such markup it does. Says too whether the document stops there.
pub fn runs_on(
    text: &str,
    before: Range<usize>,
    behind: usize,
    element: &str,
) -> (Option<usize>, bool) {
    let found = || {
        let bytes = text.as_bytes();
        // The sign before a mark ends the start tag of the element that holds it.
        let last = bytes.get(..before.end)?.trim_ascii_end();
        let mut tags = tags(bytes, before.start, before.end);
        let (end, name, ends) = tags.find(|(_, name, _)| {
            let name = name.strip_prefix(b"/").unwrap_or(name);
            stands_at(name, element)
        })?;
        let next = name.get(element.len()..)?.trim_ascii_start();
        let mut next = next.strip_prefix(b">")?.trim_ascii_start();
        // What is around it may end with it.
        while let Some(ended) = next.strip_prefix(b"</") {
            let end = memchr::memchr2(b'>', b'<', ended)?;
            next = ended.get(end..)?.strip_prefix(b">")?.trim_ascii_start();
        }
        let is_next =
            next.first() == Some(&b'<') && next.get(1).is_some_and(u8::is_ascii_alphabetic);
        let (_, last_name, last_ends) = tags.last()?;
        (!element.is_empty() && ends && is_next && !last_ends && last.ends_with(b">"))
            .then_some((end, last_name))
    };
    let Some((end, second)) = found() else {
        return (None, false);
    };
    let rest = text.as_bytes().get(behind..).unwrap_or_default();
    let near = rest
        .get(..FURTHEST_END_TAG)
        .unwrap_or(rest)
        .trim_ascii_start();
    let is_same = stands_at(second, element);
    let shows_it = near
        .strip_prefix(b"</")
        .is_some_and(|name| match stands_at(name, element) {
            // Two sections of one element might be one that quotes itself: categories do not.
            true => is_same && !is_body(element),
            false => true,
        });
    let is_cut = rest.len() < FURTHEST_END_TAG && !near.contains(&b'>');
    (shows_it.then_some(end), is_cut)
}

/// Everything between two offsets that looks like a tag: where, the bytes from its name on, whether it is an end tag.
fn tags(bytes: &[u8], from: usize, to: usize) -> impl Iterator<Item = (usize, &[u8], bool)> {
    let within = bytes.get(from..to).unwrap_or_default();
    memchr::memchr_iter(b'<', within).filter_map(move |at| {
        let name = bytes.get(from + at + 1..)?;
        match name.strip_prefix(b"/") {
            Some(name) => Some((from + at, name, true)),
            None => Some((from + at, name, false)),
        }
    })
}
