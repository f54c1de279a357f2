//! Bytes to text by all that is said of them, and by what they are.

use std::borrow::Cow;

use super::charset::Charset;
use super::witness::Witnesses;
use super::{Decoded, Settled, TooLarge, inflate, narrow, wide};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::encoding as say;
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
    let charset = header.charset.as_deref();
    let settled = match &plain {
        Cow::Borrowed(bytes) => settle(bytes, charset, log),
        Cow::Owned(bytes) => {
            let (text, name, from) = settle(bytes, charset, log);
            (Cow::Owned(text.into_owned()), name, from)
        }
    };
    Decoded::new(settled, header)
}

fn settle<'b>(bytes: &'b [u8], charset: Option<&str>, log: &mut Log) -> Settled<'b> {
    let witnesses = Witnesses::ask(bytes, charset);
    match witnesses.is_wide() {
        true => decode_wide(&witnesses, log),
        false => narrow::decode(&witnesses, log),
    }
}

/// Decodes a document whose first bytes show that it is wide.
fn decode_wide<'b>(witnesses: &Witnesses<'b>, log: &mut Log) -> Settled<'b> {
    let real = choose(witnesses);
    let mut from = None;
    for label in &witnesses.labels {
        let kind = match label.charset {
            // The order of the bytes was not on the label: the bytes told it.
            Some(said) if said.covers(real) && said != real => continue,
            Some(said) if said == real => {
                from = from.or(Some(label.from));
                continue;
            }
            Some(_) if from.is_some() => &say::LABELS_DIFFER,
            Some(_) => &say::LABEL_CONTRADICTED,
            None => &say::HEADER_UNKNOWN,
        };
        log.add_with(kind, label.at.clone(), &label.word);
    }
    let reading = wide::read(real, witnesses.body);
    reading.tell(real.name(), log);
    let from = from.unwrap_or(witnesses.source_without_label());
    (Cow::Owned(reading.text), real.name(), from)
}

/// The encoding that the first bytes show; which EBCDIC it is, they do not tell: a label does.
fn choose(witnesses: &Witnesses) -> Charset {
    let shown = witnesses.bom.or(witnesses.pattern);
    let shown = shown.unwrap_or(Charset::Utf16Le);
    let mut labelled = witnesses.labels.iter().filter_map(|label| label.charset);
    let named = labelled.find(|said| said.is_ebcdic());
    named.filter(|_| shown.is_ebcdic()).unwrap_or(shown)
}
