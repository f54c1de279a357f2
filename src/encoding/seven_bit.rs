//! Encodings that switch character sets within seven bits: ISO-2022-JP, HZ, ISO-2022-KR.

use std::borrow::Cow;

use encoding_rs::{self as known, Encoding};

use super::charset::Charset;
use super::legacy::{self, Reading};
use crate::value::search;

/// Reads a document of pure ASCII bytes as such an encoding; None if it holds no switch.
pub fn read(charset: Charset, bytes: &[u8]) -> Option<Reading> {
    match charset {
        Charset::Legacy(encoding) if encoding == known::ISO_2022_JP => {
            memchr::memchr(0x1B, bytes).map(|_| switched(bytes))
        }
        Charset::Hz => search::find(bytes, b"~").map(|_| raised(bytes, hz, known::GBK)),
        Charset::Iso2022Kr => {
            memchr::memchr(0x0E, bytes).map(|_| raised(bytes, korean, known::EUC_KR))
        }
        _ => None,
    }
}

/// Whether ASCII bytes are ISO-2022-JP whatever their label: escapes to its sets, and no fault in reading.
pub fn japanese(bytes: &[u8]) -> Option<Reading> {
    let sets: [&[u8]; 2] = [b"\x1B$B", b"\x1B$@"];
    sets.iter().find_map(|set| search::find(bytes, set))?;
    Some(switched(bytes)).filter(|reading| reading.faults == 0)
}

fn switched(bytes: &[u8]) -> Reading {
    legacy::read(known::ISO_2022_JP, &without_idle(bytes))
}

/// Without the escapes that another one follows at once: templates write texts that were encoded one by one side by
/// side, and the decoder takes the second escape for a fault.
fn without_idle(bytes: &[u8]) -> Cow<'_, [u8]> {
    let (mut kept, mut from) = (Vec::new(), 0);
    for at in memchr::memchr_iter(0x1B, bytes) {
        let escape = bytes.get(at..at + 4);
        if let Some([_, b'$', b'@' | b'B', 0x1B] | [_, b'(', b'B' | b'I' | b'J', 0x1B]) = escape {
            kept.extend_from_slice(bytes.get(from..at).unwrap_or_default());
            from = at + 3;
        }
    }
    if from == 0 {
        return Cow::Borrowed(bytes);
    }
    kept.extend_from_slice(bytes.get(from..).unwrap_or_default());
    Cow::Owned(kept)
}

/// What stands at the front of a text: how many bytes, how many last ones of them are characters, the bit that raises
/// these, and that of what stands behind them.
type Step = (usize, usize, u8, u8);

/// The bit of bytes that stand for themselves.
const ASCII: u8 = 0;

/// The bit of those that are characters of the other set.
const OTHER: u8 = 0x80;

/// `~{` and `~}` enclose GB 2312, `~~` is a tilde, `~` before a line end joins the lines.
fn hz(rest: &[u8], now: u8) -> Step {
    match rest {
        [b'~', b'{', ..] => (2, 0, ASCII, OTHER),
        [b'~', b'}', ..] => (2, 0, ASCII, ASCII),
        [b'~', b'~', ..] if now == ASCII => (2, 1, ASCII, ASCII),
        [b'~', b'\n', ..] if now == ASCII => (2, 0, ASCII, ASCII),
        // A line end leaves Chinese: a lost `~}` costs one line, not the document.
        [b'\n', ..] => (1, 1, ASCII, ASCII),
        [0x21..=0x7E, 0x21..=0x7E, ..] if now == OTHER => (2, 2, OTHER, OTHER),
        _ => (1, 1, ASCII, now),
    }
}

/// SO (hex 0E) begins KS X 1001, SI (0F) ends it; the announcer at the start says nothing.
fn korean(rest: &[u8], now: u8) -> Step {
    match rest {
        [0x1B, b'$', b')', b'C', ..] => (4, 0, ASCII, now),
        [0x0E, ..] => (1, 0, ASCII, OTHER),
        [0x0F, ..] => (1, 0, ASCII, ASCII),
        [b'\n', ..] => (1, 1, ASCII, ASCII),
        [0x21..=0x7E, ..] => (1, 1, now, now),
        _ => (1, 1, ASCII, now),
    }
}

/// Reads bytes of two sets as the encoding that has both side by side.
fn raised(bytes: &[u8], step: fn(&[u8], u8) -> Step, encoding: &'static Encoding) -> Reading {
    let mut eight = Vec::with_capacity(bytes.len());
    let (mut rest, mut now) = (bytes, ASCII);
    while !rest.is_empty() {
        let (taken, kept, bit, next) = step(rest, now);
        let (front, behind) = rest.split_at_checked(taken).unwrap_or((rest, &[]));
        eight.extend(front.iter().skip(taken - kept).map(|byte| byte | bit));
        (rest, now) = (behind, next);
    }
    legacy::read(encoding, &eight)
}

/// What 7-bit labels mean on bytes above 127: the set itself, unswitched.
pub fn unswitched(charset: Charset) -> Option<&'static Encoding> {
    match charset {
        Charset::Hz => Some(known::GBK),
        Charset::Iso2022Kr => Some(known::EUC_KR),
        Charset::Legacy(encoding) => Some(encoding),
        _ => None,
    }
}
