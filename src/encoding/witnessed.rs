//! Bytes to text by all that is said of them, and by what they are.

use std::borrow::Cow;

use super::witness::Witnesses;
use super::{Decoded, TooLarge, inflate, narrow, wide};
use crate::diagnostic::{Encoding, Log};
use crate::encoding::ContentType;
use crate::options::Limits;

/// A whole document.
pub fn decode<'b>(
    bytes: &'b [u8],
    header: ContentType,
    limits: &Limits,
    log: &mut Log,
) -> Result<Decoded<'b>, TooLarge> {
    let plain = inflate::undo(bytes, limits.inflated, log)?;
    Ok(decode_plain(plain, header, log))
}

/// A document that came in parts: of what is too large the beginning.
pub fn decode_beginning<'b>(
    bytes: &'b [u8],
    header: ContentType,
    limits: &Limits,
    log: &mut Log,
) -> Decoded<'b> {
    let plain = inflate::undo_beginning(bytes, limits.inflated, log);
    decode_plain(plain, header, log)
}

/// Whether bytes begin a document that is compressed.
pub fn is_compressed(bytes: &[u8]) -> bool {
    const ENOUGH: usize = 1 << 20;
    let plain = inflate::undo(bytes, ENOUGH, &mut Log::default());
    !matches!(plain, Ok(Cow::Borrowed(_)))
}

fn decode_plain<'b>(plain: Cow<'b, [u8]>, header: ContentType, log: &mut Log) -> Decoded<'b> {
    match plain {
        Cow::Borrowed(bytes) => settle(bytes, header, log),
        Cow::Owned(bytes) => {
            let Decoded { text, encoding } = settle(&bytes, header, log);
            Decoded {
                text: Cow::Owned(text.into_owned()),
                encoding,
            }
        }
    }
}

fn settle<'b>(bytes: &'b [u8], header: ContentType, log: &mut Log) -> Decoded<'b> {
    let witnesses = Witnesses::ask(bytes, header.charset.as_deref());
    let (text, name, from) = if witnesses.is_wide() {
        wide::decode(&witnesses, log)
    } else {
        narrow::decode(&witnesses, log)
    };
    Decoded {
        text,
        encoding: Encoding {
            name,
            from,
            media_type: header.media_type,
        },
    }
}
