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
        Charset::Hz => search::find(bytes, b"~").map(|_| hz(bytes)),
        Charset::Iso2022Kr => memchr::memchr(0x0E, bytes).map(|_| korean(bytes)),
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

/// `~{` and `~}` enclose GB 2312, `~~` is a tilde, `~` before a line end joins the lines.
fn hz(bytes: &[u8]) -> Reading {
    let mut eight = Vec::with_capacity(bytes.len());
    let mut chinese = false;
    let mut rest = bytes;
    loop {
        rest = match rest {
            [] => break,
            [b'~', b'{', rest @ ..] => {
                chinese = true;
                rest
            }
            [b'~', b'}', rest @ ..] => {
                chinese = false;
                rest
            }
            [b'~', b'~', rest @ ..] if !chinese => {
                eight.push(b'~');
                rest
            }
            [b'~', b'\n', rest @ ..] if !chinese => rest,
            // A line end leaves Chinese: a lost `~}` costs one line, not the document.
            [b'\n', rest @ ..] => {
                chinese = false;
                eight.push(b'\n');
                rest
            }
            [a @ 0x21..=0x7E, b @ 0x21..=0x7E, rest @ ..] if chinese => {
                eight.extend([a | 0x80, b | 0x80]);
                rest
            }
            [a, rest @ ..] => {
                eight.push(*a);
                rest
            }
        };
    }
    legacy::read(known::GBK, &eight)
}

/// SO (hex 0E) begins KS X 1001, SI (0F) ends it; the announcer at the start says nothing.
fn korean(bytes: &[u8]) -> Reading {
    let mut eight = Vec::with_capacity(bytes.len());
    let mut shifted = false;
    let mut rest = bytes;
    loop {
        rest = match rest {
            [] => break,
            [0x1B, b'$', b')', b'C', rest @ ..] => rest,
            [0x0E, rest @ ..] => {
                shifted = true;
                rest
            }
            [0x0F, rest @ ..] => {
                shifted = false;
                rest
            }
            [b'\n', rest @ ..] => {
                shifted = false;
                eight.push(b'\n');
                rest
            }
            [a @ 0x21..=0x7E, rest @ ..] if shifted => {
                eight.push(a | 0x80);
                rest
            }
            [a, rest @ ..] => {
                eight.push(*a);
                rest
            }
        };
    }
    legacy::read(known::EUC_KR, &eight)
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
