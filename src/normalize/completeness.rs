//! How much of an article the feed gives, by signs that stand in the entry itself.
//!
//! 1. No body, a body that only repeats the title, or fewer than eight words that break off: "title".
//! 2. A body that breaks off ("…", "[...]", "Read more"): "summary".
//! 3. A body from an element made for bodies that does not break off: "full".
//! 4. A description of 100 words, or of two paragraphs: "full"; a shorter one: "summary".

use std::borrow::Cow;

use super::construct::Written;
use crate::html;
use crate::value::text::fold;

/// What closes a text that goes on elsewhere, beside dots: in lower case, without punctuation behind.
static BREAKS: &[&str] = &[
    "read more",
    "continue reading",
    "read the rest",
    "read on",
    "weiterlesen",
    "mehr lesen",
    "lire la suite",
    "leer más",
    "seguir leyendo",
    "leggi tutto",
    "continua a leggere",
    "leia mais",
    "lees verder",
    "läs mer",
    "читать далее",
    "続きを読む",
    "もっと読む",
    "全文を読む",
    "继续阅读",
    "阅读全文",
    "繼續閱讀",
    "閱讀全文",
    "더 보기",
    "더보기",
    "계속 읽기",
    "czytaj dalej",
    "czytaj więcej",
    "devamını oku",
    "اقرأ المزيد",
];

/// Bytes that none of them is longer than, in whatever case.
const LONGEST_BREAK: usize = 48;

/// How much of a text is looked at to count its words, and to see how it ends.
const START: usize = 2048;
const END: usize = 160;

/// Words of a description that is no summary.
const WHOLE: usize = 100;

/// Bytes of a body beyond which it is no title.
const BRIEF: usize = 400;

/// Judges the body that was chosen.
pub fn completeness(
    body: Option<&Written>,
    is_made_for_bodies: bool,
    title: Option<&str>,
) -> &'static str {
    let Some(body) = body else {
        return "title";
    };
    let (Written::Plain(text) | Written::Markup(text)) = body;
    let start = text.get(..text.floor_char_boundary(START)).unwrap_or(text);
    let breaks_off = breaks_off(text.trim_end());
    let is_long = text.len() > 2 * START && !breaks_off;
    // Only a short text, or one that breaks off, can be a title in disguise; the others are not counted.
    if is_made_for_bodies && !breaks_off && text.len() > BRIEF {
        return "full";
    }
    let words = match is_long && start.is_ascii() {
        true => WHOLE,
        false => words(start),
    };
    if words == 0 && !has_media(start) {
        return "title";
    }
    let line = || match body {
        Written::Plain(text) => fold(text),
        Written::Markup(html) => html::line(html),
    };
    let repeats = title.is_some_and(|title| text.len() < 2 * title.len() + 64 && line() == title);
    match () {
        () if repeats || (breaks_off && words < 8) || is_link_alone(text, words) => "title",
        () if breaks_off => "summary",
        () if is_made_for_bodies || is_long || words >= WHOLE || paragraphs(start) >= 2 => "full",
        () => "summary",
    }
}

/// "<a href="…">Comments</a>": the way to the article, or to its readers.
fn is_link_alone(text: &str, words: usize) -> bool {
    let text = text.trim();
    words < 4 && text.starts_with("<a ") && text.ends_with("</a>") && !has_media(text)
}

/// Words outside of tags, up to as many as make a text whole, about as `value/words.rs` counts them: Han and kana by
/// the letter, a word for every four letters where there are no spaces, all others by spaces.
fn words(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut words, mut at) = (0, 0);
    // Letters of the word so far.
    let mut letters: usize = 0;
    while let Some(rest @ [byte, ..]) = bytes.get(at..) {
        at += 1;
        match (byte, rest.get(1).unwrap_or(&0)) {
            (b'<', _) => {
                at += memchr::memchr(b'>', rest).unwrap_or(rest.len());
                letters = 0;
            }
            // What follows the first byte of a character, and typographic marks.
            (0x80..=0xbf, _) | (0xe2, 0x80) => {}
            // Ideographic and full-width marks, and Tibetan's between syllables.
            (0xe3, 0x80) | (0xef, 0xbc | 0xbd) => letters = 0,
            (0xe0, 0xbc) if rest.get(2) == Some(&0x8b) => letters = 0,
            // Kana, Han.
            (0xe3..=0xe9, _) => {
                words += 1;
                letters = 0;
            }
            // Thai and Lao; Burmese; Khmer.
            (0xe0, 0xb8..=0xbb) | (0xe1, 0x80..=0x82 | 0x9e | 0x9f) => {
                words += usize::from(letters.is_multiple_of(4));
                letters += 1;
            }
            (b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | 0xc0.., _) => {
                words += usize::from(letters == 0);
                letters += 1;
            }
            _ => letters = 0,
        }
        if words >= WHOLE {
            break;
        }
    }
    words
}

fn breaks_off(text: &str) -> bool {
    let text = without_postscript(text);
    let end = text
        .get(text.floor_char_boundary(text.len().saturating_sub(END))..)
        .unwrap_or(text);
    let tail = end
        .get(end.floor_char_boundary(end.len().saturating_sub(48))..)
        .unwrap_or(end);
    let has_tags = memchr::memchr(b'<', end.as_bytes()).is_some();
    if has_tags
        && !holds_dots(end.as_bytes())
        && memchr::memmem::find(tail.as_bytes(), b"</a>").is_none()
    {
        return false;
    }
    let plain = match has_tags || memchr::memchr(b'&', end.as_bytes()).is_some() {
        true => Cow::Owned(html::text(end)),
        false => Cow::Borrowed(end),
    };
    let plain = plain.trim_end_matches(closes);
    if plain.ends_with("...") || plain.ends_with('…') {
        return true;
    }
    let plain = plain.trim_end_matches(|c| closes(c) || matches!(c, '.' | '…'));
    let last = plain.floor_char_boundary(plain.len().saturating_sub(LONGEST_BREAK));
    let lower = plain.get(last..).unwrap_or(plain).to_lowercase();
    BREAKS.iter().any(|sign| lower.ends_with(sign))
}

/// What stands behind the sign: "[Read more »]", "（続きを読む）。".
fn closes(c: char) -> bool {
    c.is_whitespace() || "»›>)]!→）］】＞。".contains(c)
}

/// Without what WordPress puts behind its excerpts: "The post … appeared first on …".
fn without_postscript(text: &str) -> &str {
    const POSTSCRIPT: &str = "<p>The post <a";
    if !text.ends_with("</a>.</p>") {
        return text;
    }
    let from = text.floor_char_boundary(text.len().saturating_sub(1024));
    let end = text.get(from..).unwrap_or_default();
    let at = end.rfind(POSTSCRIPT).filter(|at| {
        let postscript = end.get(*at..).unwrap_or_default();
        postscript.contains("appeared first on")
    });
    at.and_then(|at| text.get(..from + at))
        .map_or(text, str::trim_end)
}

/// Whether three dots stand there, in whatever spelling.
fn holds_dots(text: &[u8]) -> bool {
    memchr::memchr3_iter(b'.', b'&', 0xe2, text).any(|at| {
        let rest = text.get(at..).unwrap_or_default();
        ["...", "…", "&#8230", "&#x2026", "&hellip"]
            .iter()
            .any(|sign| rest.starts_with(sign.as_bytes()))
    })
}

/// Whether anything in markup is to be seen or heard.
pub fn has_media(text: &str) -> bool {
    tags(text).any(|tag| {
        ["img", "video", "audio", "iframe", "picture"]
            .iter()
            .any(|media| tag.starts_with(media))
    })
}

fn paragraphs(text: &str) -> usize {
    let (mut paragraphs, mut breaks) = (0, 0);
    for tag in tags(text) {
        paragraphs += usize::from(tag.starts_with("p>") || tag.starts_with("p "));
        breaks += usize::from(tag.starts_with("br"));
    }
    paragraphs + breaks / 2
}

/// What follows each `<`.
fn tags(text: &str) -> impl Iterator<Item = &str> {
    memchr::memchr_iter(b'<', text.as_bytes()).filter_map(|at| text.get(at + 1..))
}
