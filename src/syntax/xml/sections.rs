//! CDATA sections that have no end of their own, or share one with the next: where they ended in truth.

use std::ops::Range;

use memchr::memmem::Finder;

use super::events::{Event, Token};
use super::names::stands_at;
use super::repair::is_body;
use super::scanner::Inside;

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

/// Where a section ended in truth that runs into the next one: its element and its entry are closed
/// before the next section begins.
pub fn swallowed(text: &str, before: Range<usize>, inside: Inside<'_>) -> Option<usize> {
    if inside.element.is_empty() || inside.entry.is_empty() {
        return None;
    }
    let mut tags = tags(text.as_bytes(), before.start, before.end);
    let (end, ..) = tags.find(|(_, name, ends)| *ends && stands_at(name, inside.element))?;
    tags.any(|(_, name, ends)| ends && stands_at(name, inside.entry))
        .then_some(end)
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
        let next = next.strip_prefix(b">")?.trim_ascii_start();
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
