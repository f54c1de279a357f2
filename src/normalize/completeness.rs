//! How much of an article the feed gives, by signs that stand in the entry itself.
//!
//! 1. No body, a body that only repeats the title, or fewer than eight words that break off: "title".
//!    A summary of eight words and more gives such an entry its body.
//! 2. A body that breaks off ("…", "[...]", "Read more"): "summary". Dots alone do not count where a body of 100 words
//!    stands in an element made for bodies, and a shorter text beside it.
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

/// What a link to the whole text begins with, beside those: "Read the full story at …".
static BEGINNINGS: &[&str] = &["read the full", "read full", "read the whole"];

/// Bytes that none of them is longer than, in whatever case.
const LONGEST_BREAK: usize = 48;

/// How much of a text is looked at to count its words, and to see how it ends.
const START: usize = 2048;
const END: usize = 160;

/// In how much of its end the last paragraph, and a link to the whole text, are looked for.
const POSTSCRIPT: usize = 1024;

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
    let says_more = || {
        let is_markup = matches!(summary, Written::Markup(_));
        let is_teaser = words(summary.source(), is_markup, TEASER) == TEASER;
        is_teaser && judge(summary, false, false, title) != "title"
    };
    body.len() <= BRIEF && judge(body, false, true, title) == "title" && says_more()
}

fn judge(
    body: &Written,
    has_excerpt: bool,
    is_made_for_bodies: bool,
    title: Option<&str>,
) -> &'static str {
    let (Written::Plain(text) | Written::Markup(text)) = body;
    let is_markup = matches!(body, Written::Markup(_));
    let start = text.get(..text.floor_char_boundary(START)).unwrap_or(text);
    let breaks_off = match is_markup {
        true => breaks_off(text.trim_end(), is_made_for_bodies),
        false => ends_in_sign(last(text.trim_end(), END)),
    };
    // Whole articles end in dots, too; where one is long, and an excerpt stands beside it, it is none itself.
    let is_whole = breaks_off
        && is_made_for_bodies
        && has_excerpt
        && words(start, is_markup, WHOLE) == WHOLE
        && ends_in_dots_alone(text.trim_end(), is_markup);
    let breaks_off = breaks_off && !is_whole;
    let is_long = text.len() > 2 * START && !breaks_off;
    // Only a short text, or one that breaks off, can be a title in disguise; the others are not counted.
    if is_made_for_bodies && !breaks_off && text.len() > BRIEF {
        return "full";
    }
    // No more words are counted than are asked for below.
    let words = match () {
        () if is_long => WHOLE,
        () if breaks_off => words(start, is_markup, TEASER),
        () if is_made_for_bodies || text.len() + 1 < 2 * WHOLE => words(start, is_markup, LINK),
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
        () if is_made_for_bodies || is_long || words >= WHOLE => "full",
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

fn breaks_off(text: &str, is_made_for_bodies: bool) -> bool {
    let end = last(text, END);
    let has_tags = memchr::memchr(b'<', end.as_bytes()).is_some();
    let has_link = has_tags && tags(last(end, LONGEST_BREAK)).any(|tag| is_called(tag, "/a"));
    if has_link && goes_on_elsewhere(last(text, POSTSCRIPT), is_made_for_bodies) {
        return true;
    }
    if has_tags && !has_link && !holds_dots(end.as_bytes()) {
        return false;
    }
    match has_tags || memchr::memchr(b'&', end.as_bytes()).is_some() {
        true => ends_in_sign(&html::text(end)),
        false => ends_in_sign(end),
    }
}

/// Whether plain text ends in dots, or in words that say that there is more.
fn ends_in_sign(text: &str) -> bool {
    ends_in_dots(text.trim_end_matches(closes)) || ends_in_words(text)
}

fn ends_in_dots(text: &str) -> bool {
    text.ends_with("...") || text.ends_with('…')
}

/// Whether dots are the only sign: in no brackets, behind no such words, at the end of no link.
fn ends_in_dots_alone(text: &str, is_markup: bool) -> bool {
    if is_markup && tags(last(text, LONGEST_BREAK)).any(|tag| is_called(tag, "/a")) {
        return false;
    }
    let end = last(text, END);
    let end = match is_markup {
        true => Cow::Owned(html::text(end)),
        false => Cow::Borrowed(end),
    };
    ends_in_dots(end.trim_end()) && !ends_in_words(&end)
}

fn ends_in_words(text: &str) -> bool {
    let text = text.trim_end_matches(|c| closes(c) || matches!(c, '.' | '…'));
    let end = last(text, LONGEST_BREAK);
    if !end.is_ascii() {
        let lower = end.to_lowercase();
        return BREAKS.iter().any(|sign| lower.ends_with(sign));
    }
    let is_end = |sign: &&str| {
        let from = end.len().checked_sub(sign.len());
        from.and_then(|from| end.get(from..))
            .is_some_and(|end| end.eq_ignore_ascii_case(sign))
    };
    BREAKS.iter().any(is_end)
}

/// The last bytes of a text, and less where they would begin within a character.
fn last(text: &str, bytes: usize) -> &str {
    let from = text.ceil_char_boundary(text.len().saturating_sub(bytes));
    text.get(from..).unwrap_or(text)
}

/// What stands behind the sign: "[Read more »]", "（続きを読む）。".
fn closes(c: char) -> bool {
    c.is_whitespace() || "»›>)]!→）］】＞。".contains(c)
}

/// Whether the end of a text is a link to the whole of it, "Read more of this story at …", or a last paragraph with links
/// behind one that breaks off: "… […]", "The post … appeared first on …", in whatever language. Whole articles end in such
/// links, too: of what is made for bodies more is asked.
fn goes_on_elsewhere(end: &str, is_made_for_bodies: bool) -> bool {
    let before = |tag: &str| end.get(..end.len() - tag.len() - 1).unwrap_or_default();
    let mut links = tags(end).filter(|tag| is_called(tag, "a"));
    let mut links = std::iter::from_fn(|| links.next_back()).take(3);
    let is_way = links.any(|link| {
        let Some(sign) = way(words_of(link)) else {
            return false;
        };
        let text = html::text(last(end, link.len() + 1)).to_lowercase();
        let rest = text.strip_prefix(sign);
        let is_way = rest.is_some_and(|rest| !rest.starts_with(" about") && rest.len() < END);
        is_way && (!is_made_for_bodies || ends_in_sign(&html::text(last(before(link), END))))
    });
    let paragraph = tags(end).rfind(|tag| is_called(tag, "p"));
    let paragraph = paragraph.filter(|paragraph| tags(paragraph).any(|tag| is_called(tag, "a")));
    is_way
        || paragraph.is_some_and(|paragraph| {
            let front = html::text(last(before(paragraph).trim_end(), END));
            let front = front.trim_end();
            let is_known = !is_made_for_bodies
                || paragraph.contains("appeared first on")
                || paragraph.contains("first appeared on");
            ends_in_sign(front)
                && (is_known || front.ends_with(']'))
                && html::text(paragraph).len() < 2 * END
        })
}

/// What stands behind a tag, and behind those that follow it at once.
fn words_of(tag: &str) -> &str {
    let mut rest = tag;
    while let Some((_, behind)) = rest.split_once('>') {
        rest = behind.trim_start();
        if !rest.starts_with('<') {
            break;
        }
    }
    rest
}

/// The sign of a link to the whole text with which words begin. Most links begin otherwise: that is seen at once.
fn way(words: &str) -> Option<&'static str> {
    let words = words.get(..words.floor_char_boundary(LONGEST_BREAK))?;
    let mut signs = BREAKS.iter().chain(BEGINNINGS).copied();
    if words.starts_with(|first: char| first.is_ascii()) {
        let is = |sign: &&str| {
            let begin = words.as_bytes().get(..sign.len());
            begin.is_some_and(|begin| begin.eq_ignore_ascii_case(sign.as_bytes()))
        };
        return signs.find(is);
    }
    let words = words.to_lowercase();
    signs.find(|sign| words.starts_with(sign))
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

/// Whether what follows a `<` is a tag of this name.
fn is_called(tag: &str, name: &str) -> bool {
    let is_name = |begin: &str| begin.eq_ignore_ascii_case(name);
    let rest = tag.as_bytes().get(name.len()).unwrap_or(&b' ');
    tag.get(..name.len()).is_some_and(is_name) && !rest.is_ascii_alphanumeric() && *rest != b'-'
}

/// What follows each `<`.
fn tags(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    memchr::memchr_iter(b'<', text.as_bytes()).filter_map(|at| text.get(at + 1..))
}
