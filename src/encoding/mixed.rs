//! UTF-8 with bytes in it that are none: the curly apostrophe of 2003, pasted from a word processor.

use crate::diagnostic::{Log, catalogue};
use crate::value::entities;
use crate::value::letters::is_letter;
use crate::value::search::Search;

/// How many bytes are not ASCII.
pub fn above_ascii_in(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| !byte.is_ascii()).count()
}

/// Reads what is UTF-8 as UTF-8 and the bytes between as windows-1252.
pub fn read(bytes: &[u8], log: &mut Log) -> String {
    let whole = bytes.len() - cut(bytes);
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 16);
    let mut rest = bytes.get(..whole).unwrap_or(bytes);
    while let Some(chunk) = rest.utf8_chunks().next() {
        text.push_str(chunk.valid());
        rest = rest.get(chunk.valid().len()..).unwrap_or_default();
        while let Some((stray, length)) = stray(rest, &text) {
            rest = rest.get(length..).unwrap_or_default();
            let start = text.len();
            text.extend(stray.character());
            let at = start..text.len();
            match stray {
                Stray::Character(_) => log.add(&catalogue::encoding::STRAY_BYTES, at),
                Stray::Half => log.add(&catalogue::encoding::CUT_CHARACTER, at),
                Stray::Nothing => log.add_with(&catalogue::encoding::UNDECODABLE, at, "utf-8"),
            }
        }
    }
    if whole < bytes.len() {
        log.add(&catalogue::encoding::CUT, text.len()..text.len());
    }
    text
}

/// A byte as windows-1252; five of its places are empty.
pub fn windows_1252(byte: u8) -> Option<char> {
    match byte {
        0x80..=0x9F => Some(entities::character(byte.into())).filter(|meant| !meant.is_control()),
        _ => Some(char::from(byte)),
    }
}

/// What bytes are that are no UTF-8.
enum Stray {
    Character(char),
    /// A character whose last bytes are missing.
    Half,
    Nothing,
}

impl Stray {
    fn character(&self) -> Option<char> {
        match self {
            Stray::Character(character) => Some(*character),
            Stray::Half => None,
            Stray::Nothing => Some('\u{FFFD}'),
        }
    }
}

/// What stands at the front, and its length, if it begins no well-formed sequence.
fn stray(bytes: &[u8], before: &str) -> Option<(Stray, usize)> {
    let first = bytes.first().filter(|byte| !byte.is_ascii())?;
    let chunk = bytes.get(..4).unwrap_or(bytes).utf8_chunks().next()?;
    if !chunk.valid().is_empty() {
        return None;
    }
    if is_half(chunk.invalid(), before) {
        return Some((Stray::Half, chunk.invalid().len()));
    }
    Some((
        windows_1252(*first).map_or(Stray::Nothing, Stray::Character),
        1,
    ))
}

/// Whether bytes are what is left of a character, of a summary cut by bytes, and no letters of windows-1252.
fn is_half(bytes: &[u8], before: &str) -> bool {
    let (Some(first @ 0xC2..=0xF4), second) = (bytes.first(), bytes.get(1)) else {
        return false;
    };
    match second.copied().map(windows_1252) {
        _ if is_of_other_script(before) => true,
        // "é»" and "voilà…" may be meant; "â€" and "ðŸ" nobody writes.
        Some(second) => !second.is_some_and(|second| MAY_END_A_WORD.has(second)),
        // A capital that stands behind a small letter: "cafÃ". An "ß" may.
        None => {
            matches!(first, 0xC2..=0xDE)
                && before.ends_with(|before: char| before.is_ascii_lowercase())
        }
    }
}

/// Whether a text ends in a word that is not of Latin letters. Only as far as documents that arrive in parts are
/// looked at together: see [`ends_part`].
fn is_of_other_script(text: &str) -> bool {
    const LONGEST: usize = 24;
    let mut word = text
        .chars()
        .rev()
        .take_while(|character| !u8::try_from(*character).is_ok_and(|byte| ends_part(&byte)))
        .take(LONGEST);
    word.find(|character| is_letter(*character) || *character >= '\u{2E80}')
        .is_some_and(|character| character > '\u{24F}')
}

/// Whether all that comes behind a byte can be read without those before it: no character of several bytes ends in one
/// of these, in any encoding that extends ASCII.
pub fn ends_part(byte: &u8) -> bool {
    matches!(byte, 1..0x30 | b'<' | b'>')
}

/// Marks of windows-1252 that stand behind letters.
pub const MAY_END_A_WORD: &str = "™®»«”“’‘…–—•‹›\u{A0}´";

/// How many last bytes begin a sequence that the end cuts off.
pub fn cut(bytes: &[u8]) -> usize {
    let is_cut = |length: &usize| {
        let tail = bytes.get(bytes.len() - length..).unwrap_or_default();
        tail.first().is_some_and(|first| *first >= 0xC2)
            && std::str::from_utf8(tail)
                .is_err_and(|error| error.valid_up_to() == 0 && error.error_len().is_none())
    };
    (1..=3.min(bytes.len())).find(is_cut).unwrap_or(0)
}
