//! How a text ends: whether its last words say that it goes on elsewhere.

use std::borrow::Cow;

use crate::value::entities;
use crate::value::lower::{lower, lower_char};
use crate::value::search::Search;
use crate::value::text::cut_at;
use crate::vocabulary::table::Slot;

/// What closes a text that goes on elsewhere, beside dots: in lower case, without punctuation behind.
#[rustfmt::skip]
static BREAKS: &[&str] = &[
    "read more", "continue reading", "read the rest", "read on", "weiterlesen", "mehr lesen", "lire la suite", "leer más",
    "seguir leyendo", "leggi tutto", "continua a leggere", "leia mais", "lees verder", "läs mer", "читать далее",
    "続きを読む", "もっと読む", "全文を読む", "继续阅读", "阅读全文", "繼續閱讀", "閱讀全文", "더 보기", "더보기", "계속 읽기",
    "czytaj dalej", "czytaj więcej", "devamını oku", "اقرأ المزيد",
];

/// What a link to the whole text begins with, beside those: "Read the full story at …".
static BEGINNINGS: &[&str] = &["read the full", "read full", "read the whole"];

/// Bytes that none of them is longer than, in whatever case.
const LONGEST_BREAK: usize = 48;

/// How much of a text is looked at to see how it ends.
const END: usize = 160;

/// In how much of its end the last paragraph, and a link to the whole text, are looked for.
const POSTSCRIPT: usize = 1024;

/// Whether markup ends in a sign that there is more elsewhere.
pub fn breaks_off(text: &str, slot: Slot) -> bool {
    ends_in_sign(&last_words(text))
        || ends_in_link(text) && goes_on_elsewhere(tail(text, POSTSCRIPT), slot)
}

/// Whether plain text ends in dots, or in words that say that there is more.
pub fn ends_in_sign(text: &str) -> bool {
    let text = text.trim_end_matches(closes);
    ends_in_dots(text) || ends_in_words(text)
}

/// Whether dots are the only sign: in no brackets, behind no such words.
pub fn ends_in_dots_alone(text: &str) -> bool {
    ends_in_dots(text.trim_end()) && !ends_in_words(text)
}

fn ends_in_dots(text: &str) -> bool {
    text.ends_with("...") || text.ends_with('…')
}

fn ends_in_words(text: &str) -> bool {
    let text = text.trim_end_matches(|c| closes(c) || matches!(c, '.' | '…'));
    let end = tail(text, LONGEST_BREAK);
    let Some(last) = end.chars().next_back().map(lower_char) else {
        return false;
    };
    // Most texts end in another sign.
    let mut bytes = [0; 4];
    let last = last.encode_utf8(&mut bytes).as_bytes().last().copied();
    let mut signs = BREAKS
        .iter()
        .map(|sign| sign.as_bytes())
        .filter(|sign| sign.last().copied() == last);
    let written = end.as_bytes();
    signs.any(|sign| match sign.is_ascii() {
        true => {
            let from = written.len().checked_sub(sign.len());
            let end = from.and_then(|from| written.get(from..));
            end.is_some_and(|end| end.eq_ignore_ascii_case(sign))
        }
        // A letter may have other bytes in capitals.
        false => {
            let end = tail(end, sign.len() + 4);
            !end.is_ascii() && lower(end).as_bytes().ends_with(sign)
        }
    })
}

/// What stands behind the sign: "[Read more »]", "（続きを読む）。".
fn closes(c: char) -> bool {
    match c {
        '>' | ')' | ']' | '!' => true,
        _ if c.is_ascii() => c.is_ascii_whitespace(),
        _ => c.is_whitespace() || "»›→）］】＞。".has(c),
    }
}

/// The last words of markup, as they are shown. Most end before a tag, and hold none.
pub fn last_words(markup: &str) -> Cow<'_, str> {
    let mut end = markup.trim_end();
    while let Some(inner) = end.strip_suffix('>')
        && let near = tail(inner, END).as_bytes()
        && let Some(at) = memchr::memrchr(b'<', near)
        && memchr::memchr(b'>', near.get(at..).unwrap_or_default()).is_none()
    {
        let length = inner.len() - near.len() + at;
        end = inner.get(..length).unwrap_or_default().trim_end();
    }
    let words = tail(end, 2 * LONGEST_BREAK);
    if memchr::memchr2(b'<', b'&', words.as_bytes()).is_none() {
        return Cow::Borrowed(words);
    }
    match without_tags(tail(end, END)) {
        Cow::Borrowed(words) => entities::decode(words),
        Cow::Owned(words) => Cow::Owned(entities::decode(&words).into_owned()),
    }
}

/// Markup with a space for each of its tags.
fn without_tags(markup: &str) -> Cow<'_, str> {
    if memchr::memchr(b'<', markup.as_bytes()).is_none() {
        return Cow::Borrowed(markup);
    }
    let mut words = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some((text, tag)) = cut_at(rest, b'<') {
        words.push_str(text);
        let is_tag = tag.starts_with(|c: char| c.is_ascii_alphabetic() || "/!?".has(c));
        words.push(if is_tag { ' ' } else { '<' });
        rest = match is_tag {
            true => cut_at(tag, b'>').map_or("", |(_, behind)| behind),
            false => tag,
        };
    }
    words.push_str(rest);
    Cow::Owned(words)
}

/// Whether a link ends at the end of markup.
pub fn ends_in_link(text: &str) -> bool {
    tags(tail(text, LONGEST_BREAK)).any(|tag| is_called(tag, "/a"))
}

/// The last bytes of a text, and less where they would begin within a character.
fn tail(text: &str, bytes: usize) -> &str {
    let from = text.ceil_char_boundary(text.len().saturating_sub(bytes));
    text.get(from..).unwrap_or(text)
}

/// Whether the end of a text is a link to the whole of it, "Read more of this story at …", or a last paragraph with links
/// behind one that breaks off: "… […]", "The post … appeared first on …", in whatever language. Whole articles end in such
/// links, too: of what is made for bodies more is asked.
fn goes_on_elsewhere(end: &str, slot: Slot) -> bool {
    let is_made_for_bodies = slot == Slot::Content;
    let before = |tag: &str| end.get(..end.len() - tag.len() - 1).unwrap_or_default();
    let links = tags(end).rev().filter(|tag| is_called(tag, "a"));
    let is_way = links.take(3).any(|link| {
        let words = cut_at(link, b'>').map_or("", |(_, words)| words);
        begins_in_way(words) && (!is_made_for_bodies || ends_in_sign(&last_words(before(link))))
    });
    let mut paragraphs = tags(end).rev().filter(|tag| is_called(tag, "p"));
    let paragraph = paragraphs.next();
    let paragraph = paragraph.filter(|paragraph| tags(paragraph).any(|tag| is_called(tag, "a")));
    is_way
        || paragraph.is_some_and(|paragraph| {
            let front = last_words(before(paragraph));
            let is_known = !is_made_for_bodies
                || paragraph.holds("appeared first on")
                || paragraph.holds("first appeared on");
            ends_in_sign(&front)
                && (is_known || front.trim_end().ends_with(']'))
                && without_tags(paragraph).len() < 2 * END
        })
}

/// Whether markup begins as a link to a whole text does, and hardly anything follows.
fn begins_in_way(mut markup: &str) -> bool {
    markup = markup.trim_start();
    while let Some((_, behind)) = cut_at(markup, b'>').filter(|_| markup.starts_with('<')) {
        markup = behind.trim_start();
    }
    // Most links begin with another letter.
    let letter = markup.chars().next().map(lower_char);
    let signs = BREAKS.iter().chain(BEGINNINGS);
    let mut signs = signs
        .filter(|sign| sign.chars().next() == letter)
        .peekable();
    if signs.peek().is_none() {
        return false;
    }
    let end = markup.floor_char_boundary(2 * LONGEST_BREAK);
    let first = lower(markup.get(..end).unwrap_or_default());
    let first = without_tags(&first);
    let sign = signs.find(|sign| first.starts_with(**sign));
    sign.is_some_and(|sign| {
        let is_about = first
            .get(sign.len()..)
            .is_some_and(|rest| rest.starts_with(" about"));
        !is_about && without_tags(markup).len() < END + sign.len()
    })
}

/// Whether what follows a `<` is a tag of this name.
pub fn is_called(tag: &str, name: &str) -> bool {
    let is_name = |begin: &str| {
        // Most are called otherwise from the first letter on.
        let first = |text: &str| text.as_bytes().first().map(|byte| byte | 0x20);
        first(begin) == first(name) && begin.eq_ignore_ascii_case(name)
    };
    let rest = tag.as_bytes().get(name.len()).unwrap_or(&b' ');
    tag.get(..name.len()).is_some_and(is_name) && !rest.is_ascii_alphanumeric() && *rest != b'-'
}

/// What follows each `<`.
pub fn tags(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    memchr::memchr_iter(b'<', text.as_bytes()).filter_map(|at| text.get(at + 1..))
}

/// Whether anything in markup is to be seen or heard.
pub fn has_media(text: &str) -> bool {
    let media = ["img", "video", "audio", "iframe", "picture"];
    tags(text).any(|tag| media.iter().any(|media| is_called(tag, media)))
}
