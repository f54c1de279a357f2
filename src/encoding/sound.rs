//! Bytes to text where they are UTF-8, or ASCII, and nobody says otherwise: all that the small build reads.

use std::ops::Range;

use super::{Decoded, Settled, TooLarge, declaration, utf8};
use crate::diagnostic::{Kind, Log, catalogue::encoding as say};
use crate::encoding::ContentType;
use crate::need;
use crate::options::Limits;
use crate::value::entities;
use crate::value::text::is_ascii;

/// Labels that are plainly meant, and the encodings that they name.
static LABELS: &[(&str, &str)] = &[
    ("utf-8", UTF_8),
    ("utf8", UTF_8),
    ("iso-8859-1", WINDOWS_1252),
    ("iso8859-1", WINDOWS_1252),
    ("latin1", WINDOWS_1252),
    ("us-ascii", WINDOWS_1252),
    ("windows-1252", WINDOWS_1252),
];

const UTF_8: &str = "utf-8";

/// The encoding of everything in ASCII that names none of more characters.
pub const WINDOWS_1252: &str = "windows-1252";

/// How far what is compressed would show.
const HEAD: usize = 64;

/// The text, if there is no question what it is.
pub fn decode<'b>(
    bytes: &'b [u8],
    header: ContentType,
    limits: &Limits,
    log: &mut Log,
) -> Result<Decoded<'b>, TooLarge> {
    Ok(decode_beginning(bytes, header, limits, log))
}

/// The text of what came in parts.
pub fn decode_beginning<'b>(
    bytes: &'b [u8],
    header: ContentType,
    _: &Limits,
    log: &mut Log,
) -> Decoded<'b> {
    let read = read(bytes, header.charset.as_deref(), log);
    if read.is_none() {
        need::lacks("encoding");
    }
    Decoded::new(read.unwrap_or(("".into(), UTF_8, "default")), header)
}

/// What is compressed is not read.
pub fn is_compressed(_: &[u8]) -> bool {
    false
}

/// What somebody says of the encoding.
struct Label<'b> {
    from: &'static str,
    word: &'b [u8],
    at: Range<usize>,
    name: &'static str,
}

fn read<'b>(bytes: &'b [u8], header: Option<&str>, log: &mut Log) -> Option<Settled<'b>> {
    let (body, mark) = match bytes.strip_prefix(b"\xEF\xBB\xBF") {
        Some(body) => (body, Some("bom")),
        None => (bytes, None),
    };
    if !is_document(body) {
        return None;
    }
    let labels = labels(body, header)?;
    let text = match utf8(body) {
        Ok(text) => text,
        Err(error) if error.error_len().is_none() || mark.is_some() => return None,
        Err(_) => return latin_by(&labels, body),
    };
    if !is_ascii(body) {
        return utf8_by(&labels, text, mark, log);
    }
    if memchr::memchr(0x1B, body).is_some() {
        return None;
    }
    let mut believed: Option<&Label<'_>> = None;
    for label in &labels {
        match believed {
            _ if mark.is_some() && label.name != UTF_8 => label.tell(&say::LABEL_CONTRADICTED, log),
            None => believed = Some(label),
            Some(first) if first.name != label.name => label.tell(&say::LABELS_DIFFER, log),
            Some(_) => {}
        }
    }
    let without = (UTF_8, mark.unwrap_or("default"));
    let (name, from) = believed.map_or(without, |label| (label.name, label.from));
    Some((text.into(), name, from))
}

/// Sequences of several bytes that are all UTF-8: no label stands against them.
fn utf8_by<'b>(
    labels: &[Label<'_>],
    text: &'b str,
    mark: Option<&'static str>,
    log: &mut Log,
) -> Option<Settled<'b>> {
    let (mut from, mut is_contradicted) = (None, false);
    for label in labels {
        if label.name == UTF_8 {
            from = from.or(Some(label.from));
            continue;
        }
        // Whether a parser would stumble over such a label hangs on the bytes.
        if label.from == "xml" && !label.is_latin() {
            return None;
        }
        is_contradicted |= from.is_none();
        let kind = match from {
            Some(_) => &say::LABELS_DIFFER,
            None => &say::LABEL_CONTRADICTED,
        };
        label.tell(kind, log);
    }
    let without = match is_contradicted {
        true => "bytes",
        false => "default",
    };
    Some((text.into(), UTF_8, from.or(mark).unwrap_or(without)))
}

/// What all that speak of it call windows-1252, and no byte of it speaks against that.
fn latin_by<'b>(labels: &[Label<'_>], body: &[u8]) -> Option<Settled<'b>> {
    let first = labels.first()?;
    let is_meant = |label: &Label<'_>| {
        label.name == WINDOWS_1252 && !label.word.eq_ignore_ascii_case(b"us-ascii")
    };
    let is_plain = labels.iter().all(is_meant) && !looks_like_utf8(body);
    is_plain.then(|| (latin(body).into(), WINDOWS_1252, first.from))
}

/// Whether bytes begin as a document of text does that nobody has packed.
fn is_document(body: &[u8]) -> bool {
    let begins = |first: &u8| matches!(first, b'<' | b'{' | b'[') || first.is_ascii_whitespace();
    let is_odd = |byte: &u8| *byte < b' ' && !byte.is_ascii_whitespace();
    let head = body.get(..HEAD).unwrap_or(body);
    body.first().is_none_or(begins) && !head.iter().any(is_odd)
}

/// All labels; none if one of them is not plainly meant.
fn labels<'b>(body: &'b [u8], header: Option<&'b str>) -> Option<Vec<Label<'b>>> {
    let inside = declaration::inside(body)
        .map(|(from, at)| (from, body.get(at.clone()).unwrap_or_default(), at));
    let header = header.map(|label| ("http", label.as_bytes(), 0..0));
    let mut labels = Vec::new();
    for (from, word, at) in header.into_iter().chain(inside) {
        let mut known = LABELS.iter();
        let (_, name) = known.find(|(known, _)| known.as_bytes().eq_ignore_ascii_case(word))?;
        labels.push(Label {
            from,
            word,
            at,
            name,
        });
    }
    Some(labels)
}

impl Label<'_> {
    fn is_latin(&self) -> bool {
        self.word.eq_ignore_ascii_case(b"iso-8859-1")
    }

    fn tell(&self, kind: &'static Kind, log: &mut Log) {
        let by = match self.from {
            "http" => "Content-Type header says ",
            "xml" => "XML declaration says ",
            _ => "page says ",
        };
        let word = String::from_utf8_lossy(self.word);
        log.add_with(kind, self.at.clone(), &format!("{by}{word}"));
    }
}

/// Whether any of the bytes that are not ASCII may be UTF-8, or an attempt at it.
fn looks_like_utf8(bytes: &[u8]) -> bool {
    let mut chunks = bytes.utf8_chunks();
    chunks.any(|chunk| !chunk.valid().is_ascii())
}

/// Bytes of windows-1252 as text.
pub fn latin(bytes: &[u8]) -> String {
    // A reference to no character at all is another thing than the character.
    let letter = |byte: &u8| match byte.is_ascii() {
        true => char::from(*byte),
        false => entities::character(u32::from(*byte)),
    };
    bytes.iter().map(letter).collect()
}
