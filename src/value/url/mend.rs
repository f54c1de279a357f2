//! Slips of spelling that no browser forgives, put right before an address is parsed.

use std::borrow::Cow;

use crate::value::search::Search;
use crate::value::text::behind;

/// The text without white space, control and invisible characters at its ends.
pub fn trim(text: &str) -> &str {
    let solid = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_graphic);
    if solid(text.as_bytes().first()) && solid(text.as_bytes().last()) {
        return text;
    }
    text.trim_matches(|c: char| {
        c.is_whitespace()
            || c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
    })
}

/// A trimmed address, its slips mended.
pub fn mend(text: &str) -> Cow<'_, str> {
    let text = first(within_tag(text).unwrap_or_else(|| unwrap(text)));
    let mut mended = without_line_ends(text);
    if let Some(better) = mend_scheme(&mended) {
        mended = Cow::Owned(better);
    }
    if let Some(better) = without_references(&mended) {
        mended = Cow::Owned(better);
    }
    mended
}

/// `<http://example.org/>`, as RFC 3986 advises for plain text, and quoted addresses.
fn unwrap(text: &str) -> &str {
    const PAIRS: &[(char, char)] = &[
        ('\u{ab}', '\u{bb}'),
        ('<', '>'),
        ('"', '"'),
        ('\'', '\''),
        ('\u{201c}', '\u{201d}'),
    ];
    for (open, close) in PAIRS {
        if let Some(inner) = text
            .strip_prefix(*open)
            .and_then(|rest| rest.strip_suffix(*close))
        {
            return trim(inner);
        }
    }
    text
}

/// `<a href="…">…</a>` in an address's place, or what is left of a tag: `href=http://example.org/">`.
fn within_tag(text: &str) -> Option<&str> {
    let is_tag = text.starts_with('<') && text.has('>');
    let value = ["href=", "src="].iter().find_map(|name| {
        let within = || is_tag.then(|| Some(text.cut_once(name)?.1))?;
        behind(text, name).or_else(within)
    })?;
    let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''));
    let value = value.trim_start_matches(['"', '\'']);
    match quote {
        Some(quote) => value.split(quote).next(),
        None => value
            .split(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '>'))
            .next(),
    }
}

/// Of two addresses in the place of one the first.
fn first(text: &str) -> &str {
    if !text.starts_with("http") {
        return text;
    }
    let is_next = |at: &usize| text.get(at + 1..).and_then(behind_web).is_some();
    let end = memchr::memchr_iter(b' ', text.as_bytes()).find(is_next);
    end.and_then(|end| text.get(..end))
        .map_or(text, str::trim_end)
}

/// Tabs and line ends go, as in a browser, and the indentation beside a line end goes with it:
/// long addresses get wrapped.
fn without_line_ends(text: &str) -> Cow<'_, str> {
    if memchr::memchr3(b'\t', b'\r', b'\n', text.as_bytes()).is_none() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut at_line_start = false;
    for c in text.chars() {
        match c {
            '\r' | '\n' => {
                out.truncate(out.trim_end_matches(' ').len());
                at_line_start = true;
            }
            '\t' => {}
            ' ' if at_line_start => {}
            c => {
                at_line_start = false;
                out.push(c);
            }
        }
    }
    Cow::Owned(out)
}

/// Beginnings seen in feeds, and what they stand for; longer ones before their own beginnings.
const SLIPS: &[(&str, &str)] = &[
    ("http://http://", "http://"),
    ("http://https://", "https://"),
    ("https://https://", "https://"),
    ("https://http://", "http://"),
    ("http://http//", "http://"),
    ("https://https//", "https://"),
    ("http:// ", "http://"),
    ("https:// ", "https://"),
    ("http:://", "http://"),
    ("https:://", "https://"),
    ("http//", "http://"),
    ("https//", "https://"),
    ("http;//", "http://"),
    ("https;//", "https://"),
    ("http.//", "http://"),
    ("hhttp://", "http://"),
    ("hhttps://", "https://"),
    ("htp://", "http://"),
    ("htps://", "https://"),
    ("htttp://", "http://"),
    ("htttps://", "https://"),
    ("ttp://", "http://"),
    ("ttps://", "https://"),
];

/// What stands behind the scheme of an address of the web.
#[inline]
pub fn behind_web(text: &str) -> Option<&str> {
    text.strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"))
}

fn mend_scheme(text: &str) -> Option<String> {
    // No slip begins otherwise, and relative addresses are common.
    let begins = |text: &str, signs: &[u8]| {
        let first = text.as_bytes().first();
        first.is_some_and(|first| signs.contains(first))
    };
    if !begins(text, b"hHtT") || behind_web(text).is_some_and(|rest| !begins(rest, b" hH")) {
        return None;
    }
    SLIPS.iter().find_map(|(slip, meant)| {
        let tail = behind(text, slip)?;
        Some(format!("{meant}{}", tail.trim_start()))
    })
}

/// An ampersand that was escaped once too often, or more: `?a=1&amp;b=2` has no parameter `amp;b`.
pub(super) fn without_references(text: &str) -> Option<String> {
    let is_mark = |at: usize| matches!(text.as_bytes().get(at + 1), Some(b'a' | b'#'));
    if !memchr::memchr_iter(b'&', text.as_bytes()).any(is_mark) {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    for (index, part) in text.split('&').enumerate() {
        if index == 0 {
            out.push_str(part);
        } else {
            out.push('&');
            out.push_str(without_escape(part));
        }
    }
    Some(out)
}

/// What stands behind an ampersand, without what is left of its escaping.
pub(super) fn without_escape(mut part: &str) -> &str {
    const ENDS: [&str; 3] = ["amp;", "#38;", "#038;"];
    while let Some(behind) = ENDS.iter().find_map(|end| part.strip_prefix(end)) {
        part = behind;
    }
    part
}
