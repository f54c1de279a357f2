//! Undoes gzip and zlib where the transport did not.

use std::borrow::Cow;

use miniz_oxide::inflate::stream::{InflateState, inflate};
use miniz_oxide::{DataFormat, MZFlush, MZStatus};

use crate::diagnostic::{Log, catalogue};

use super::TooLarge;

/// A body that was compressed twice is seen; three times is an attack.
const LAYERS: usize = 2;

/// Inflates a compressed body; other bytes stay as they are.
pub fn undo<'b>(bytes: &'b [u8], limit: usize, log: &mut Log) -> Result<Cow<'b, [u8]>, TooLarge> {
    match inflated(bytes, limit, log) {
        (_, true) => Err(TooLarge),
        (body, false) => Ok(body),
    }
}

/// The same, but of a body that is too large the beginning is kept.
pub fn undo_beginning<'b>(bytes: &'b [u8], limit: usize, log: &mut Log) -> Cow<'b, [u8]> {
    let (body, is_full) = inflated(bytes, limit, log);
    if is_full {
        log.add(&catalogue::limit::BYTES, 0..0);
        log.truncate();
    }
    body
}

/// The body, and whether it was longer.
fn inflated<'b>(bytes: &'b [u8], limit: usize, log: &mut Log) -> (Cow<'b, [u8]>, bool) {
    let mut body = Cow::Borrowed(bytes);
    let mut is_full = false;
    for _ in 0..LAYERS {
        let Some(layer) = layer(&body, limit) else {
            break;
        };
        log.add(&catalogue::encoding::INFLATED, 0..0);
        is_full |= layer.full;
        if layer.cut && !is_full {
            log.add(&catalogue::encoding::INFLATED_CUT, 0..0);
        }
        if layer.trailing {
            log.add(&catalogue::encoding::INFLATED_TRAILING, 0..0);
        }
        body = Cow::Owned(layer.bytes);
    }
    (body, is_full)
}

/// How much of a body without a plain header is inflated to see whether it is one.
const PROBE: usize = 4 << 10;

/// Each member costs a fresh window: many tiny ones would cost more than their bytes are worth.
const MEMBERS: usize = 4096;

#[derive(Default)]
struct Layer {
    bytes: Vec<u8>,
    /// The compressed stream ends too soon or breaks.
    cut: bool,
    /// It goes on behind the limit.
    full: bool,
    /// Something follows the compressed stream.
    trailing: bool,
}

fn layer(bytes: &[u8], limit: usize) -> Option<Layer> {
    if bytes.starts_with(b"\x1F\x8B") {
        return gzip(bytes, limit);
    }
    let is_zlib = match bytes {
        [first @ (0x48 | 0x58 | 0x68 | 0x78), second, ..] => {
            u16::from_be_bytes([*first, *second]).is_multiple_of(31)
        }
        _ => false,
    };
    // "x^2" is a zlib header too, and bare deflate has none: only what becomes the beginning of a document was compressed.
    let format = match is_zlib {
        true => DataFormat::ZLibIgnoreChecksum,
        false if is_text(bytes) => return None,
        false => DataFormat::Raw,
    };
    let mut start = Layer::default();
    let probe = bytes.get(..PROBE).unwrap_or(bytes);
    stream(probe, format, PROBE * 16, &mut start);
    if !begins_document(&start.bytes) {
        return None;
    }
    let mut layer = Layer::default();
    let taken = stream(bytes, format, limit, &mut layer);
    let checksum = if is_zlib { 4 } else { 0 };
    layer.trailing = !layer.full && bytes.len() > taken + checksum;
    Some(layer)
}

/// Whether the first bytes are those of a text in any encoding.
fn is_text(bytes: &[u8]) -> bool {
    let head = bytes.get(..64).unwrap_or(bytes);
    let is_wide =
        head.iter().take(2).any(|byte| *byte == 0) || head.starts_with(b"\x4C\x6F\xA7\x94");
    let is_plain = |byte: &u8| *byte >= b' ' || byte.is_ascii_whitespace();
    is_wide || head.contains(&b'<') || head.iter().all(is_plain)
}

fn begins_document(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let first = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
    matches!(first, Some(b'<' | b'{' | b'['))
}

/// A gzip file may have several members, one after the other.
fn gzip(bytes: &[u8], limit: usize) -> Option<Layer> {
    let mut layer = Layer::default();
    let mut rest = bytes;
    for _ in 0..MEMBERS {
        let Some(start) = header(rest) else {
            break;
        };
        let member = rest.get(start..).unwrap_or_default();
        let taken = stream(member, DataFormat::Raw, limit, &mut layer);
        rest = member.get(taken..).unwrap_or_default();
        if layer.cut || layer.full {
            break;
        }
        // Checksum and length.
        layer.cut = rest.len() < 8;
        rest = rest.get(8..).unwrap_or_default();
    }
    layer.trailing = !layer.cut && !layer.full && rest.iter().any(|byte| *byte != 0);
    Some(layer).filter(|layer| !layer.bytes.is_empty())
}

/// Length of a gzip header (RFC 1952), or None if there is none.
fn header(bytes: &[u8]) -> Option<usize> {
    let [0x1F, 0x8B, 8, flags, ..] = bytes else {
        return None;
    };
    let mut at = 10;
    if flags & 4 != 0 {
        let length: &[u8; 2] = bytes.get(at..)?.first_chunk()?;
        at += 2 + usize::from(u16::from_le_bytes(*length));
    }
    for text in [8, 16] {
        if flags & text != 0 {
            at += 1 + memchr::memchr(0, bytes.get(at..)?)?;
        }
    }
    if flags & 2 != 0 {
        at += 2;
    }
    (at <= bytes.len()).then_some(at)
}

/// Inflates one stream behind what is there; says how many bytes it took.
fn stream(input: &[u8], format: DataFormat, limit: usize, layer: &mut Layer) -> usize {
    const STEP: usize = 64 << 10;
    let mut state = InflateState::new_boxed(format);
    let mut taken = 0;
    loop {
        let start = layer.bytes.len();
        layer.bytes.resize(start + STEP, 0);
        let result = inflate(
            &mut state,
            input.get(taken..).unwrap_or_default(),
            layer.bytes.get_mut(start..).unwrap_or_default(),
            MZFlush::None,
        );
        layer.bytes.truncate(start + result.bytes_written);
        taken += result.bytes_consumed;
        if layer.bytes.len() > limit {
            layer.bytes.truncate(limit);
            layer.full = true;
            return taken;
        }
        match result.status {
            Ok(MZStatus::StreamEnd) => return taken,
            Ok(_)
                if result.bytes_written > 0
                    || (result.bytes_consumed > 0 && taken < input.len()) => {}
            _ => {
                layer.cut = true;
                return taken;
            }
        }
    }
}
