//! How much of an article the feed gives, by signs that stand in the entry itself.
//!
//! 1. No body, a body that only repeats the title, or fewer than eight words that break off: "title".
//! 2. A body that breaks off ("…", "[...]", "Read more"): "summary".
//! 3. A body from an element made for bodies that does not break off: "full".
//! 4. A description of 100 words, or of two paragraphs: "full"; a shorter one: "summary".

use super::construct::Written;
use crate::value::text::fold;

/// What closes a text that goes on elsewhere, compared in lower case and without punctuation behind.
static BREAKS: &[&str] = &[
    "…",
    "...",
    "[…]",
    "[...]",
    "read more",
    "continue reading",
    "read the rest",
    "read on",
    "more →",
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
];

/// How much of a text is looked at: enough to count a hundred words of any language.
const LOOKED_AT: usize = 4096;

/// Judges the body that was chosen.
pub fn completeness(
    body: Option<&Written>,
    is_made_for_bodies: bool,
    title: Option<&str>,
) -> &'static str {
    let Some(body) = body else {
        return "title";
    };
    let (text, is_markup) = match body {
        Written::Plain(text) => (&**text, false),
        Written::Markup(text) => (&**text, true),
    };
    let start = text
        .get(..text.floor_char_boundary(LOOKED_AT))
        .unwrap_or(text);
    let end = text
        .get(text.floor_char_boundary(text.len().saturating_sub(400))..)
        .unwrap_or(text);
    let words = words(start, is_markup);
    let breaks_off = breaks_off(end, is_markup);
    if words == 0 && !has_media(start) {
        return "title";
    }
    let repeats =
        title.is_some_and(|title| text.len() < 2 * title.len() + 16 && fold(text) == title);
    match () {
        () if repeats || (breaks_off && words < 8) => "title",
        () if breaks_off => "summary",
        () if is_made_for_bodies
            || text.len() > LOOKED_AT
            || words >= 100
            || paragraphs(start) >= 2 =>
        {
            "full"
        }
        () => "summary",
    }
}

fn words(text: &str, is_markup: bool) -> usize {
    let (mut words, mut in_tag, mut in_word) = (0, false, false);
    for character in text.chars() {
        match character {
            '<' if is_markup => in_tag = true,
            '>' if in_tag => in_tag = false,
            _ if in_tag => continue,
            _ => {}
        }
        let is_letter = character.is_alphanumeric();
        // Scripts without spaces count a word for every two characters or so.
        let is_ideograph = matches!(character as u32, 0x3040..=0x30ff | 0x3400..=0x9fff | 0xac00..=0xd7af | 0xe00..=0xeff);
        if (is_letter && !in_word) || is_ideograph {
            words += 1;
        }
        in_word = is_letter || (in_word && matches!(character, '\'' | '’' | '-'));
    }
    words
}

fn breaks_off(end: &str, is_markup: bool) -> bool {
    let plain = if is_markup {
        crate::html::text(end)
    } else {
        end.to_owned()
    };
    let plain = plain.trim_end_matches(|c: char| {
        c.is_whitespace() || matches!(c, '»' | '>' | ')' | '→' | '.' | '!')
    });
    let lower = plain.to_lowercase();
    let dots =
        end.trim_end().ends_with("...") || crate::html::line(end).trim_end().ends_with("...");
    dots || BREAKS.iter().any(|sign| {
        lower.ends_with(sign.trim_end_matches(['.', '→', ' '])) && !sign.starts_with("...")
    }) || lower.ends_with("[..")
}

fn has_media(text: &str) -> bool {
    ["<img", "<video", "<audio", "<iframe", "<picture"]
        .iter()
        .any(|tag| text.contains(tag))
}

fn paragraphs(text: &str) -> usize {
    memchr::memmem::find_iter(text.as_bytes(), b"<p").count() + text.matches("<br").count() / 2
}
