//! Bytes to text.
//!
//! Every witness is asked: the Content-Type header, the XML declaration, the byte order mark, the bytes
//! themselves. A label is believed in this order unless the bytes plainly say otherwise; what the bytes
//! cannot be, they are not read as. Text that is UTF-8 already is borrowed.

mod content_type;
mod declaration;
mod double;
mod incremental;
mod mixed;
#[cfg(not(feature = "full"))]
mod sound;

#[cfg(feature = "full")]
mod charset;
#[cfg(feature = "full")]
mod dos;
#[cfg(feature = "full")]
mod guess;
#[cfg(feature = "full")]
mod inflate;
#[cfg(feature = "full")]
mod legacy;
#[cfg(feature = "full")]
mod names;
#[cfg(feature = "full")]
mod narrow;
#[cfg(feature = "full")]
mod seven_bit;
#[cfg(feature = "full")]
mod tally;
#[cfg(feature = "full")]
mod wide;
#[cfg(feature = "full")]
mod witness;
#[cfg(feature = "full")]
mod witnessed;

/// By all witnesses, or where nobody is in doubt.
mod way {
    #[cfg(not(feature = "full"))]
    pub use super::sound::*;
    #[cfg(feature = "full")]
    pub use super::witnessed::*;
}

use std::borrow::Cow;
use std::str::Utf8Error;

use crate::diagnostic::{Encoding, Log};
use crate::options::Limits;

pub use content_type::ContentType;
pub use double::{mend_c1, undo_double_encoding};
pub use incremental::{Incremental, safe_length};
pub use mixed::above_ascii_in;
pub use way::is_compressed;

/// A document as text: inflated, byte order mark gone, line ends as they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded<'b> {
    /// The text; borrowed if the bytes were UTF-8.
    pub text: Cow<'b, str>,
    /// What the bytes were read as, and on whose word.
    pub encoding: Encoding,
}

/// Text, name of the encoding, whose word it was.
type Settled<'b> = (Cow<'b, str>, &'static str, &'static str);

impl<'b> Decoded<'b> {
    fn new((text, name, from): Settled<'b>, header: ContentType) -> Self {
        let encoding = Encoding {
            name,
            from,
            media_type: header.media_type,
        };
        Decoded { text, encoding }
    }
}

/// Why a document is not read at all: it has more than `limits.bytes`, or more than `limits.inflated` when inflated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLarge;

/// Decodes a document; whatever the bytes are, text comes out.
#[cfg_attr(feature = "stages", inline(never))]
pub fn decode<'b>(
    bytes: &'b [u8],
    content_type: Option<&str>,
    limits: &Limits,
    log: &mut Log,
) -> Result<Decoded<'b>, TooLarge> {
    if bytes.len() > limits.bytes {
        return Err(TooLarge);
    }
    way::decode(bytes, ContentType::read(content_type), limits, log)
}

/// The same for what came in parts: nothing is too large, but its beginning is all that is read.
pub fn decode_beginning<'b>(
    bytes: &'b [u8],
    content_type: Option<&str>,
    limits: &Limits,
    log: &mut Log,
) -> Decoded<'b> {
    way::decode_beginning(bytes, ContentType::read(content_type), limits, log)
}

/// A text that the caller had decoded already: only a byte order mark is taken off.
pub fn decoded<'b>(text: &'b str, content_type: Option<&str>) -> Decoded<'b> {
    let text = Cow::Borrowed(text.strip_prefix('\u{FEFF}').unwrap_or(text));
    Decoded::new((text, "utf-8", "string"), ContentType::read(content_type))
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
