//! How much of an article the feed gives, by signs that stand in the entry itself.
//!
//! 1. No body, a body that only repeats the title, or fewer than eight words that break off: "title".
//!    A summary of eight words and more gives such an entry its body.
//! 2. A body that breaks off ("…", "[...]", "Read more"): "summary". Dots alone do not count where a body of 100 words
//!    stands in an element made for bodies, and a shorter text beside it.
//! 3. A body from an element made for bodies that does not break off: "full".
//! 4. A description of 100 words, or of two paragraphs: "full"; a shorter one: "summary".

use super::construct::Written;
use super::ending::{
    breaks_off, ends_in_dots_alone, ends_in_link, ends_in_sign, is_called, last_words, tags,
};
use crate::html;
use crate::value::text::fold;

/// How much of a text is looked at to count its words.
const START: usize = 2048;

/// Words of a description that is no summary.
const WHOLE: usize = 100;

/// Words of a text that breaks off and says more than the title.
const TEASER: usize = 8;

/// Words of a text that is more than a link.
const LINK: usize = 4;

/// Bytes of a body beyond which it is no title.
const BRIEF: usize = 400;

/// Judges the body that was chosen, by the summary beside it.
#[cfg_attr(feature = "stages", inline(never))]
pub fn completeness(
    body: Option<&Written>,
    summary: Option<&Written>,
    is_made_for_bodies: bool,
    title: Option<&str>,
) -> &'static str {
    let Some(body) = body else {
        return "title";
    };
    let has_excerpt = summary.is_some_and(|summary| summary.len() < body.len());
    judge(body, has_excerpt, is_made_for_bodies, title)
}

/// Whether a text that stands in an element made for bodies says nothing, and the summary beside it more.
pub fn gives_way(body: &Written, summary: &Written, title: Option<&str>) -> bool {
    body.len() <= BRIEF
        && judge(body, false, true, title) == "title"
        && words(
            summary.source(),
            matches!(summary, Written::Markup(_)),
            TEASER,
        ) == TEASER
        && judge(summary, false, false, title) != "title"
}

fn judge(
    body: &Written,
    has_excerpt: bool,
    is_made_for_bodies: bool,
    title: Option<&str>,
) -> &'static str {
    let text = body.source().trim_end();
    let is_markup = matches!(body, Written::Markup(_));
    let breaks_off = match is_markup {
        true => breaks_off(text, is_made_for_bodies),
        false => ends_in_sign(text),
    };
    // Whole articles end in dots, too; where one is long, and an excerpt stands beside it, it is none itself.
    let is_whole = || match body {
        Written::Plain(_) => ends_in_dots_alone(text),
        Written::Markup(_) => !ends_in_link(text) && ends_in_dots_alone(&last_words(text)),
    };
    let start = start(text);
    let breaks_off = breaks_off
        && !(is_made_for_bodies
            && has_excerpt
            && is_whole()
            && words(start, is_markup, WHOLE) == WHOLE);
    // Only a short text, or one that breaks off, can be a title in disguise; the others are not counted.
    if is_made_for_bodies && !breaks_off && text.len() > BRIEF {
        return "full";
    }
    // No more words are counted than are asked for below.
    let words = match () {
        () if breaks_off => words(start, is_markup, TEASER),
        () if is_made_for_bodies || text.len() < 2 * WHOLE - 1 => words(start, is_markup, LINK),
        () if text.len() > 2 * START => WHOLE,
        () if is_markup && paragraphs(start) >= 2 => words(start, is_markup, LINK),
        () => words(start, is_markup, WHOLE),
    };
    if words == 0 && !(is_markup && has_media(start)) {
        return "title";
    }
    let line = || match body {
        Written::Plain(text) => fold(text),
        Written::Markup(html) => html::line(html),
    };
    let repeats = title.is_some_and(|title| text.len() < 2 * title.len() + 64 && line() == title);
    match () {
        () if repeats || (breaks_off && words < TEASER) => "title",
        () if is_markup && words < LINK && is_link_alone(text) => "title",
        () if breaks_off => "summary",
        () if is_made_for_bodies || words >= WHOLE => "full",
        () if is_markup && paragraphs(start) >= 2 => "full",
        () => "summary",
    }
}

/// "<a href="…">Comments</a>": the way to the article, or to its readers. Nothing stands outside of it but tags.
fn is_link_alone(text: &str) -> bool {
    let mut links = tags(text).filter(|tag| is_called(tag, "a"));
    let mut ends = tags(text).filter(|tag| is_called(tag, "/a"));
    let (Some(link), Some(end)) = (links.next(), ends.next_back()) else {
        return false;
    };
    let before = text.get(..text.len() - link.len() - 1).unwrap_or_default();
    let behind = end.split_once('>').map_or("", |(_, behind)| behind);
    words(before, true, 1) == 0 && words(behind, true, 1) == 0 && !has_media(text)
}

/// Words outside of tags, up to as many as are asked for, about as `value/words.rs` counts them: Han and kana by
/// the letter, a word for every four letters where there are no spaces, all others by spaces.
fn words(text: &str, is_markup: bool, most: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut words, mut at) = (0, 0);
    // Letters of the word so far.
    let mut letters: usize = 0;
    while words < most
        && let Some(rest @ [byte, ..]) = bytes.get(at..)
    {
        at += 1;
        if byte.is_ascii_alphanumeric() {
            let more = bytes.get(at..).unwrap_or_default().iter();
            let more = more.take_while(|byte| byte.is_ascii_alphanumeric());
            let more = more.count();
            words += usize::from(letters == 0);
            at += more;
            letters += 1 + more;
            continue;
        }
        match (byte, rest.get(1).unwrap_or(&0)) {
            (b'<', b'/' | b'!' | b'?' | b'a'..=b'z' | b'A'..=b'Z') if is_markup => {
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
            (0xc0.., _) => {
                words += usize::from(letters == 0);
                letters += 1;
            }
            _ => letters = 0,
        }
    }
    words
}

fn start(text: &str) -> &str {
    text.get(..text.floor_char_boundary(START)).unwrap_or(text)
}

/// Whether anything in markup is to be seen or heard.
pub fn has_media(text: &str) -> bool {
    let media = ["img", "video", "audio", "iframe", "picture"];
    tags(text).any(|tag| media.iter().any(|media| is_called(tag, media)))
}

fn paragraphs(text: &str) -> usize {
    let (mut paragraphs, mut breaks) = (0, 0);
    for tag in tags(text) {
        paragraphs += usize::from(is_called(tag, "p"));
        breaks += usize::from(is_called(tag, "br"));
    }
    paragraphs + breaks / 2
}
