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
    without_tags,
};
use crate::html;
use crate::value::text::fold;
use crate::value::words::count_words;

/// How much of a text is looked at to count its words.
const START: usize = 2048;

/// Words of a description that is no summary.
const WHOLE: u32 = 100;

/// Words of a text that breaks off and says more than the title.
const TEASER: u32 = 8;

/// Words of a text that is more than a link.
const LINK: u32 = 4;

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
        && words(summary) >= TEASER
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
    let breaks_off =
        breaks_off && !(is_made_for_bodies && has_excerpt && words(body) >= WHOLE && is_whole());
    // Only a short text, or one that breaks off, can be a title in disguise; the others are not counted.
    if is_made_for_bodies && !breaks_off && text.len() > BRIEF {
        return "full";
    }
    let start = start(text);
    let words = match text.len() > 2 * START && !breaks_off {
        true => WHOLE,
        false => words(body),
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
    let says = |markup| count(&without_tags(markup)) > 0;
    !says(before) && !says(behind) && !has_media(text)
}

/// The words of the beginning of a text.
fn words(text: &Written) -> u32 {
    match text {
        Written::Plain(text) => count(start(text)),
        Written::Markup(html) => count(&without_tags(start(html))),
    }
}

/// Signs beyond ASCII say something where there are no words: a face, a star.
fn count(text: &str) -> u32 {
    let is_sign =
        |c: char| c > '\u{a0}' && !matches!(c, '\u{2000}'..='\u{206f}' | '\u{3000}'..='\u{303f}');
    match count_words(text) {
        0 => u32::from(text.contains(is_sign)),
        words => words,
    }
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
