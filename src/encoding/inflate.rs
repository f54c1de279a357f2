//! Undoes gzip and zlib where the transport did not.

use std::borrow::Cow;

use miniz_oxide::inflate::stream::{InflateState, inflate};
use miniz_oxide::{DataFormat, MZFlush, MZStatus};

use crate::diagnostic::{Log, catalogue};

use super::Refused;

/// A body that was compressed twice is seen; three times is an attack.
const LAYERS: usize = 2;

/// Inflates a compressed body; other bytes stay as they are.
pub fn undo<'b>(bytes: &'b [u8], limit: usize, log: &mut Log) -> Result<Cow<'b, [u8]>, Refused> {
    let mut body = Cow::Borrowed(bytes);
    for _ in 0..LAYERS {
        let Some(layer) = layer(&body, limit)? else {
            break;
        };
        log.add(&catalogue::encoding::INFLATED, 0..0);
        if layer.cut {
            log.add(&catalogue::encoding::INFLATED_CUT, 0..0);
        }
        if layer.trailing {
            log.add(&catalogue::encoding::INFLATED_TRAILING, 0..0);
        }
        body = Cow::Owned(layer.bytes);
    }
    Ok(body)
}

#[derive(Default)]
struct Layer {
    bytes: Vec<u8>,
    /// The compressed stream ends too soon or breaks.
    cut: bool,
    /// Something follows the compressed stream.
    trailing: bool,
}

fn layer(bytes: &[u8], limit: usize) -> Result<Option<Layer>, Refused> {
    if bytes.starts_with(b"\x1F\x8B") {
        return gzip(bytes, limit);
    }
    let is_zlib = match bytes {
        [first @ (0x48 | 0x58 | 0x68 | 0x78), second, ..] => {
            u16::from_be_bytes([*first, *second]).is_multiple_of(31)
        }
        _ => false,
    };
    if is_zlib {
        let mut layer = Layer::default();
        stream(bytes, DataFormat::ZLibIgnoreChecksum, limit, &mut layer)?;
        return Ok(Some(layer).filter(|layer| !layer.bytes.is_empty()));
    }
    Ok(None)
}

/// A gzip file may have several members, one after the other.
fn gzip(bytes: &[u8], limit: usize) -> Result<Option<Layer>, Refused> {
    let mut layer = Layer::default();
    let mut rest = bytes;
    while let Some(start) = header(rest) {
        let member = rest.get(start..).unwrap_or_default();
        let taken = stream(member, DataFormat::Raw, limit, &mut layer)?;
        rest = member.get(taken..).unwrap_or_default();
        if layer.cut {
            break;
        }
        // Checksum and length.
        layer.cut = rest.len() < 8;
        rest = rest.get(8..).unwrap_or_default();
    }
    layer.trailing = !layer.cut && rest.iter().any(|byte| *byte != 0);
    Ok(Some(layer).filter(|layer| !layer.bytes.is_empty()))
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
fn stream(
    input: &[u8],
    format: DataFormat,
    limit: usize,
    layer: &mut Layer,
) -> Result<usize, Refused> {
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
            return Err(Refused::TooLarge);
        }
        match result.status {
            Ok(MZStatus::StreamEnd) => return Ok(taken),
            Ok(_)
                if result.bytes_written > 0
                    || (result.bytes_consumed > 0 && taken < input.len()) => {}
            _ => {
                layer.cut = true;
                return Ok(taken);
            }
        }
    }
}
