//! A body → the title of an entry that has none: its first line, cut where a reader would cut it.

use super::body::Body;
use super::desk::Desk;
use crate::model::Text;
use crate::value::letters::is_letter_or_digit;
use crate::value::text::is_blank;
use crate::value::words::{Class, Segments, class};

/// The first line of the body, for entries without title.
pub fn first_line<'a>(desk: &mut Desk<'a, '_>, body: &Body<'a>) -> Option<Text<'a>> {
    let text = body.text.as_deref()?;
    // What stands there for a film says less than the text behind it.
    let behind = text.get(body.leading..).filter(|text| !is_blank(text));
    let (text, mark) = match behind {
        Some(behind) if body.leading > 0 => (behind, 0),
        _ => (text, body.mark),
    };
    // The first point of a list is a title without its mark.
    let text = text.get(mark..)?;
    let find = |says: fn(char) -> bool| {
        let mut lines = text.lines().map(str::trim);
        lines.find(|line| line.chars().any(says))
    };
    let line = find(is_letter_or_digit).or_else(|| find(is_emoji))?;
    let title = match nth(line, LONGEST_TITLE) {
        None => line.to_owned(),
        Some(end) => format!("{}…", cut(line, end)),
    };
    desk.infer("title");
    Some(title.into())
}

/// Characters of a title that is taken from the body.
const LONGEST_TITLE: usize = 120;

/// So many of them may be lost for the sake of a better place to cut.
const LOST: usize = 32;

/// What says something without letters, where nothing else does: a picture, but no ornament between two parts of a text.
fn is_emoji(character: char) -> bool {
    matches!(character, '\u{fe0f}' | '\u{1f000}'..='\u{1faff}')
}

/// Where the character of this number begins.
fn nth(text: &str, number: usize) -> Option<usize> {
    text.char_indices().nth(number).map(|(at, _)| at)
}

/// The front of a line that goes on behind `end`: whole words where they have spaces, else none of what a reader takes
/// for one character in two: no half of a flag, no letter without its accent.
fn cut(line: &str, end: usize) -> &str {
    let head = line.get(..end).unwrap_or(line);
    let near = nth(line, LONGEST_TITLE - LOST).unwrap_or(0);
    if let Some(space) = head.rfind(char::is_whitespace).filter(|at| *at >= near) {
        return head.get(..space).unwrap_or(head).trim_end();
    }
    // A little more is looked at: what follows may belong to the last character.
    let seen = nth(line, LONGEST_TITLE + LOST).unwrap_or(line.len());
    let pieces = Segments::of(line.get(..seen).unwrap_or(line));
    let begins = |at: usize| {
        let next = line.get(at..).unwrap_or_default().chars().next();
        next.is_none_or(begins_character)
    };
    let between_words = pieces
        .map(|(at, _)| at)
        .take_while(|at| *at <= end)
        .filter(|at| *at >= near && begins(*at))
        .last();
    let within_a_word = || {
        let starts = head.char_indices().rev().map(|(at, _)| at);
        let mut places = std::iter::once(end).chain(starts);
        places.find(|at| *at > 0 && begins(*at))
    };
    let place = between_words.or_else(within_a_word).unwrap_or(end);
    head.get(..place).unwrap_or(head).trim_end()
}

/// Whether a character is not one that belongs to the one before: an accent, the vowel of a Hangul syllable, Thai's and
/// Lao's "am". Between words no accent parts from its letter; a hyphen is told apart from all else.
fn begins_character(character: char) -> bool {
    !matches!(character, '\u{1160}'..='\u{11ff}' | '\u{d7b0}'..='\u{d7ff}' | '\u{e33}' | '\u{eb3}')
        && !matches!(class(character).0, Class::Mark | Class::Vowel)
}
