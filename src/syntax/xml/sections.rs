//! CDATA sections: where one ends, and the marks of others within it.

use std::ops::Range;

use super::names::stands_at;
use super::token::Inside;
use crate::diagnostic::Kind;
use crate::diagnostic::catalogue::xml;
use crate::value::search;

/// What begins a section.
pub const MARK: &str = "<![CDATA[";

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

/// Where a CDATA section that is never closed ends: before the end tag of its element, or where its entry ends. Outside of
/// all elements only its mark is skipped.
pub fn unclosed_end(bytes: &[u8], from: usize, inside: Inside<'_>) -> usize {
    if inside.element.is_empty() {
        return from;
    }
    let mut ends = end_tags(bytes, from..bytes.len());
    ends.find(|(_, name)| ends_around(name, inside))
        .map_or(bytes.len(), |(at, _)| at)
}

fn ends_around(name: &[u8], inside: Inside<'_>) -> bool {
    stands_at(name, inside.element) || !inside.entry.is_empty() && stands_at(name, inside.entry)
}

/// `<title><![CDATA[A</title><description><![CDATA[d]]></description>`: where a section ended that has lost its own end,
/// and shares that of the next. The end tag of its element stands before the mark of that one, and behind the common end
/// stands the end tag of another element; where the text quotes such markup, it is its own. If it is its own and the entry
/// ended between, too, it is one that no parser notices.
pub fn shared_end(
    bytes: &[u8],
    before: Range<usize>,
    behind: usize,
    inside: Inside<'_>,
) -> Option<(usize, &'static Kind)> {
    let next = before.end;
    let mut ends = end_tags(bytes, before);
    let (end, _) = ends.find(|(_, name)| stands_at(name, inside.element))?;
    // An entry has ended, or in the head one has begun.
    let has_left = || match inside.entry {
        "" => {
            let between = bytes.get(end..next).unwrap_or_default();
            let mut starts = memchr::memchr_iter(b'<', between);
            let is_entry = |name: &[u8]| ["item", "entry"].iter().any(|one| stands_at(name, one));
            starts.any(|at| between.get(at + 1..).is_some_and(is_entry))
        }
        entry => {
            let mut ends = end_tags(bytes, end..next);
            ends.any(|(_, name)| stands_at(name, entry))
        }
    };
    let before = bytes.get(..next)?.trim_ascii_end();
    let rest = bytes.get(behind..)?.trim_ascii_start();
    let is_others = rest
        .strip_prefix(b"</")
        .is_some_and(|name| !stands_at(name, inside.element));
    match before.ends_with(b">") && is_others || inside.entry.is_empty() {
        true => Some((end, &xml::UNCLOSED_CDATA)).filter(|_| is_others || has_left()),
        false => has_left().then_some((end, &xml::OVERRUN_CDATA)),
    }
}

/// `<![CDATA[a[b[0]]>1]]></title>`: behind the end of a section come more words and a second end, and then the end tag of
/// its element; so the first was none. `Err` where more text would tell.
pub fn later_end(bytes: &[u8], from: usize, inside: Inside<'_>) -> Result<Option<usize>, ()> {
    let behind = bytes.get(from..).unwrap_or_default().trim_ascii_start();
    if inside.element.is_empty() || behind.starts_with(MARK.as_bytes()) {
        return Ok(None);
    }
    let mut at = from;
    while let Some(found) = memchr::memchr(b'<', bytes.get(at..).unwrap_or_default()) {
        let tag = at + found;
        let rest = bytes.get(tag + 1..).unwrap_or_default();
        if rest.starts_with(b"!") || rest.starts_with(b"?") {
            return Ok(None);
        }
        if rest
            .strip_prefix(b"/")
            .is_some_and(|name| ends_around(name, inside))
        {
            let end = bytes.get(..tag).unwrap_or_default().trim_ascii_end();
            return Ok((end.len() > from && end.ends_with(b"]]>")).then_some(end.len()));
        }
        at = tag + 1;
    }
    Err(())
}

/// The beginnings of sections within one, and as many ends.
pub fn inner_marks(within: &str) -> impl Iterator<Item = Range<usize>> {
    let mut open = 0_usize;
    memchr::memchr2_iter(b'<', b']', within.as_bytes()).filter_map(move |at| {
        let rest = within.get(at..)?;
        let mark = [MARK, "]]>"]
            .into_iter()
            .find(|mark| rest.starts_with(mark))?;
        open = match mark.len() {
            3 => open.checked_sub(1)?,
            _ => open + 1,
        };
        Some(at..at + mark.len())
    })
}

/// All end tags between two offsets, and the bytes from their names on.
fn end_tags(bytes: &[u8], within: Range<usize>) -> impl Iterator<Item = (usize, &[u8])> {
    let from = within.start;
    search::find_all(bytes.get(within).unwrap_or_default(), b"</")
        .filter_map(move |at| Some((from + at, bytes.get(from + at + 2..)?)))
}
