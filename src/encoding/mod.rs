//! Bytes to text.
//!
//! Every witness is asked: the Content-Type header, the XML declaration, the byte order mark, the bytes
//! themselves. A label is believed in this order unless the bytes plainly say otherwise; what the bytes
//! cannot be, they are not read as. Text that is UTF-8 already is borrowed.

mod charset;
mod chunks;
mod content_type;
mod declaration;
mod dos;
mod double;
#[cfg(any(test, not(feature = "full")))]
mod few;
mod guess;
mod incremental;
mod inflate;
mod legacy;
mod mixed;
mod names;
mod narrow;
mod seven_bit;
#[cfg(not(feature = "full"))]
mod sound;
mod wide;
mod witness;

/// All encodings, or the few that stand in for them.
mod known {
    #[cfg(not(feature = "full"))]
    pub use super::few::*;
    #[cfg(feature = "full")]
    pub use encoding_rs::*;
}

use std::borrow::Cow;
use std::str::Utf8Error;

use crate::diagnostic::{Encoding, Log};
use crate::need;
use crate::options::Limits;

pub use content_type::ContentType;
pub use double::{mend_c1, undo_double_encoding};
pub use incremental::{Incremental, safe_length};
pub use mixed::above_ascii_in;

use witness::Witnesses;

/// A document as text: inflated, byte order mark gone, line ends as they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded<'b> {
    /// The text; borrowed if the bytes were UTF-8.
    pub text: Cow<'b, str>,
    /// What the bytes were read as, and on whose word.
    pub encoding: Encoding,
}

/// Why a document is not read at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// More than `limits.bytes`, or more than `limits.inflated` when inflated.
    TooLarge,
    /// In this encoding, which this build does not know.
    Unread(&'static str),
}

/// Decodes a document; whatever the bytes are, text comes out.
#[cfg_attr(feature = "stages", inline(never))]
pub fn decode<'b>(
    bytes: &'b [u8],
    content_type: Option<&str>,
    limits: &Limits,
    log: &mut Log,
) -> Result<Decoded<'b>, Refused> {
    if bytes.len() > limits.bytes {
        return Err(Refused::TooLarge);
    }
    let header = ContentType::read(content_type);
    #[cfg(not(feature = "full"))]
    if !need::IS_FULL {
        return Ok(sound::decode(bytes, header, log));
    }
    let plain = inflate::undo(bytes, limits.inflated, log)?;
    decode_plain(plain, header, log)
}

/// The same for what came in parts: nothing is too large, but its beginning is all that is read.
pub fn decode_beginning<'b>(
    bytes: &'b [u8],
    content_type: Option<&str>,
    limits: &Limits,
    log: &mut Log,
) -> Result<Decoded<'b>, Refused> {
    let header = ContentType::read(content_type);
    #[cfg(not(feature = "full"))]
    if !need::IS_FULL {
        return Ok(sound::decode(bytes, header, log));
    }
    let plain = inflate::undo_beginning(bytes, limits.inflated, log);
    decode_plain(plain, header, log)
}

fn decode_plain<'b>(
    plain: Cow<'b, [u8]>,
    header: ContentType,
    log: &mut Log,
) -> Result<Decoded<'b>, Refused> {
    Ok(match plain {
        Cow::Borrowed(bytes) => settle(bytes, header, log)?,
        Cow::Owned(bytes) => {
            let Decoded { text, encoding } = settle(&bytes, header, log)?;
            Decoded {
                text: Cow::Owned(text.into_owned()),
                encoding,
            }
        }
    })
}

/// Whether bytes begin a document that is compressed.
pub fn is_compressed(bytes: &[u8]) -> bool {
    if !need::IS_FULL {
        return false;
    }
    const ENOUGH: usize = 1 << 20;
    let plain = inflate::undo(bytes, ENOUGH, &mut Log::default());
    !matches!(plain, Ok(Cow::Borrowed(_))) || may_be_chunked(bytes)
}

/// Whether bytes begin a document that may still hold the sizes of its chunks.
pub fn may_be_chunked(bytes: &[u8]) -> bool {
    chunks::may_begin(bytes)
}

/// A text that the caller had decoded already: only a byte order mark is taken off.
pub fn decoded<'b>(text: &'b str, content_type: Option<&str>) -> Decoded<'b> {
    Decoded {
        text: Cow::Borrowed(text.strip_prefix('\u{FEFF}').unwrap_or(text)),
        encoding: Encoding {
            name: "utf-8",
            from: "string",
            media_type: ContentType::read(content_type).media_type,
        },
    }
}

fn settle<'b>(bytes: &'b [u8], header: ContentType, log: &mut Log) -> Result<Decoded<'b>, Refused> {
    let witnesses = Witnesses::ask(bytes, header.charset.as_deref());
    let (text, name, from) = if witnesses.is_wide() {
        wide::decode(&witnesses, log)
    } else {
        narrow::decode(&witnesses, log)?
    };
    Ok(Decoded {
        text,
        encoding: Encoding {
            name,
            from,
            media_type: header.media_type,
        },
    })
}

#[cfg(test)]
mod tests;

/// Bytes that are text already. In WebAssembly the standard library looks at them one by one; what is wrong only it says.
fn utf8(bytes: &[u8]) -> Result<&str, Utf8Error> {
    simdutf8::basic::from_utf8(bytes).or_else(|_| std::str::from_utf8(bytes))
}

/// Whether there is nothing in a text.
pub fn is_empty(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_whitespace() || c == '\0' || c == '\u{feff}')
}
