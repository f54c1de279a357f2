//! Encodings that switch character sets within seven bits: ISO-2022-JP, HZ, ISO-2022-KR.

use super::known::{self, Encoding};

use super::charset::Charset;
use super::legacy::{self, Reading};

/// Reads a document of pure ASCII bytes as such an encoding; None if it holds no switch.
pub fn read(charset: Charset, bytes: &[u8]) -> Option<Reading> {
    match charset {
        Charset::Legacy(encoding) if encoding == known::ISO_2022_JP => {
            memchr::memchr(0x1B, bytes).map(|_| legacy::read(encoding, bytes))
        }
        Charset::Hz => memchr::memmem::find(bytes, b"~").map(|_| hz(bytes)),
        Charset::Iso2022Kr => memchr::memchr(0x0E, bytes).map(|_| korean(bytes)),
        _ => None,
    }
}

/// Whether unlabelled ASCII bytes are ISO-2022-JP: escapes to its sets, and no fault in reading.
pub fn japanese(bytes: &[u8]) -> Option<Reading> {
    memchr::memmem::find(bytes, b"\x1B$")?;
    Some(legacy::read(known::ISO_2022_JP, bytes)).filter(|reading| reading.faults == 0)
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
