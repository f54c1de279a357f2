//! Bytes of a document that arrive in parts to text, once its first part has settled the encoding.

#[cfg(feature = "full")]
use super::charset::Charset;
use super::mixed;
use crate::diagnostic::Log;
#[cfg(feature = "full")]
use crate::diagnostic::catalogue;
use crate::need;

/// Reads on in an encoding that is known.
pub struct Incremental {
    way: Way,
    #[cfg(feature = "full")]
    name: &'static str,
    /// Bytes that wait for those behind them.
    carry: Vec<u8>,
    /// Whether there was something in UTF-8 that is none.
    pub has_strays: bool,
}

enum Way {
    Utf8,
    /// What is read byte by byte.
    #[cfg(not(feature = "full"))]
    Latin,
    #[cfg(feature = "full")]
    Legacy(Box<encoding_rs::Decoder>),
}

impl Way {
    #[cfg(not(feature = "full"))]
    fn of(name: &str) -> Option<Self> {
        Some(match name {
            super::sound::WINDOWS_1252 => Way::Latin,
            _ => Way::Utf8,
        })
    }

    #[cfg(feature = "full")]
    fn of(name: &str) -> Option<Self> {
        match Charset::of(name)? {
            Charset::Utf8 => Some(Way::Utf8),
            Charset::Legacy(encoding) if encoding != encoding_rs::ISO_2022_JP => {
                let decoder = encoding.new_decoder_without_bom_handling();
                Some(Way::Legacy(Box::new(decoder)))
            }
            _ => None,
        }
    }
}

impl Incremental {
    /// `None` for an encoding that is read whole: it has states, or its units are wide.
    pub fn of(name: &'static str) -> Option<Self> {
        Some(Incremental {
            way: Way::of(name)?,
            #[cfg(feature = "full")]
            name,
            carry: Vec::new(),
            has_strays: false,
        })
    }

    /// Puts what more bytes say behind a text that begins at an offset of the document.
    pub fn push(&mut self, bytes: &[u8], text: &mut String, offset: usize, log: &mut Log) {
        match &mut self.way {
            Way::Utf8 => {
                let safe = safe_length(bytes);
                if self.carry.len() + bytes.len() > MOST_CARRIED || safe > 0 {
                    let (now, later) = bytes.split_at_checked(safe.max(1)).unwrap_or((bytes, &[]));
                    self.carry.extend_from_slice(now);
                    let whole = std::mem::take(&mut self.carry);
                    // A long run without ASCII is parted between characters.
                    let end = whole.len() - if safe > 0 { 0 } else { mixed::cut(&whole) };
                    let (whole, rest) = whole.split_at_checked(end).unwrap_or((&whole, &[]));
                    self.has_strays |= utf8(whole, text, offset, log);
                    self.carry = rest.to_vec();
                    self.carry.extend_from_slice(later);
                } else {
                    self.carry.extend_from_slice(bytes);
                }
            }
            #[cfg(not(feature = "full"))]
            Way::Latin => text.push_str(&super::sound::latin(bytes)),
            #[cfg(feature = "full")]
            Way::Legacy(decoder) => legacy(decoder, self.name, Some(bytes), text, offset, log),
        }
    }

    /// The document has ended.
    pub fn end(&mut self, text: &mut String, offset: usize, log: &mut Log) {
        match &mut self.way {
            Way::Utf8 => {
                let last = std::mem::take(&mut self.carry);
                self.has_strays |= utf8(&last, text, offset, log);
            }
            #[cfg(not(feature = "full"))]
            Way::Latin => {}
            #[cfg(feature = "full")]
            Way::Legacy(decoder) => legacy(decoder, self.name, None, text, offset, log),
        }
    }
}

/// A run without any ASCII longer than this is parted where a character ends.
const MOST_CARRIED: usize = 4096;

/// How many first bytes can be read without those behind them.
pub fn safe_length(bytes: &[u8]) -> usize {
    let last = bytes.iter().rposition(mixed::ends_part);
    last.map_or(0, |last| last + 1)
}

/// Says whether there was something that is none: more than a last character that is cut off.
fn utf8(bytes: &[u8], text: &mut String, offset: usize, log: &mut Log) -> bool {
    let error = match super::utf8(bytes) {
        Ok(read) => {
            text.push_str(read);
            return false;
        }
        Err(error) => error,
    };
    if need::lacks("encoding") {
        return false;
    }
    let start = offset.wrapping_add(text.len());
    let mut found = Log::new(log.keeps());
    let read = mixed::read(bytes, &mut found);
    found.relocate(&|place| place.wrapping_add(start));
    log.join(found);
    text.push_str(&read);
    error.error_len().is_some()
}

/// As documents are read that come whole: each fault is told, and the last character, if it is cut off, left out.
/// There are no `more` bytes where the document has ended.
#[cfg(feature = "full")]
fn legacy(
    decoder: &mut encoding_rs::Decoder,
    name: &str,
    more: Option<&[u8]>,
    text: &mut String,
    offset: usize,
    log: &mut Log,
) {
    use encoding_rs::DecoderResult;
    let mut buffer = [0; 4096];
    let mut rest = more.unwrap_or_default();
    loop {
        let (result, taken, made) =
            decoder.decode_to_utf8_without_replacement(rest, &mut buffer, more.is_none());
        let made = buffer.get(..made).map(std::str::from_utf8);
        text.push_str(made.and_then(Result::ok).unwrap_or_default());
        rest = rest.get(taken..).unwrap_or_default();
        let at = offset.wrapping_add(text.len());
        match result {
            DecoderResult::InputEmpty => return,
            DecoderResult::OutputFull => {}
            DecoderResult::Malformed(..) if more.is_none() => {
                return log.add(&catalogue::encoding::CUT, at..at);
            }
            DecoderResult::Malformed(..) => {
                text.push('\u{FFFD}');
                let end = at.wrapping_add('\u{FFFD}'.len_utf8());
                log.add_with(&catalogue::encoding::UNDECODABLE, at..end, name);
            }
        }
    }
}
