//! Undoes the chunks of HTTP where whoever stored the body left their sizes in it.

use std::borrow::Cow;

use crate::diagnostic::{Log, catalogue};

/// Sizes of more digits are none.
const MOST_DIGITS: usize = 8;

/// A body that is in chunks from its first byte on, put together; other bytes stay as they are.
pub fn undo<'b>(bytes: &'b [u8], log: &mut Log) -> Cow<'b, [u8]> {
    match may_begin(bytes).then(|| joined(bytes)).flatten() {
        Some(body) => {
            log.add(&catalogue::encoding::CHUNKED, 0..0);
            Cow::Owned(body)
        }
        None => Cow::Borrowed(bytes),
    }
}

/// Whether bytes begin like it: with a size on a line of its own, and a document behind it.
pub fn may_begin(bytes: &[u8]) -> bool {
    let digits = digits(bytes);
    let behind = bytes.get(digits..).unwrap_or_default();
    let is_line = match behind.strip_prefix(b"\r\n") {
        Some(document) => matches!(
            document.first(),
            None | Some(b'<' | b'{' | b'\n' | b'\r' | b' ' | 0x1F | 0xEF)
        ),
        None => matches!(behind, [] | [b'\r']),
    };
    (1..=MOST_DIGITS).contains(&digits) && is_line
}

/// What the chunks hold, if each is as long as it says; only the last may be cut off.
fn joined(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    let mut rest = bytes;
    loop {
        let digits = digits(rest);
        let (size, behind) = rest.split_at_checked(digits)?;
        let chunk = match behind.strip_prefix(b"\r\n") {
            Some(chunk) if (1..=MOST_DIGITS).contains(&digits) => chunk,
            None if matches!(behind, [] | [b'\r']) => return Some(body),
            _ => return None,
        };
        let size = usize::from_str_radix(std::str::from_utf8(size).ok()?, 16).ok()?;
        let Some((chunk, behind)) = chunk.split_at_checked(size).filter(|_| size > 0) else {
            // The last one, or what there is of it.
            let is_proved = !body.is_empty();
            body.extend_from_slice(if size > 0 { chunk } else { b"" });
            return is_proved.then_some(body);
        };
        body.extend_from_slice(chunk);
        rest = behind.strip_prefix(b"\r\n").unwrap_or(behind);
        if rest.len() == behind.len() && !matches!(rest, [] | [b'\r']) {
            return None;
        }
    }
}

fn digits(bytes: &[u8]) -> usize {
    let end = bytes.iter().position(|byte| !byte.is_ascii_hexdigit());
    end.unwrap_or(bytes.len())
}
