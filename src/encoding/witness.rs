//! Asks a document's witnesses: labels, byte order mark, the pattern of the first bytes.

use std::ops::Range;

use super::charset::Charset;
use super::{declaration, wide};

/// What the witnesses say, and the bytes behind the byte order mark.
pub struct Witnesses<'b> {
    /// Behind the byte order mark.
    pub body: &'b [u8],
    /// What the byte order mark says.
    pub bom: Option<Charset>,
    /// What the first bytes say, where they are not as in ASCII.
    pub pattern: Option<Charset>,
    /// In the order of trust.
    pub labels: Vec<Label>,
}

/// What somebody says of the encoding.
pub struct Label {
    /// "http", "xml" or "html".
    pub from: &'static str,
    /// As written.
    pub word: String,
    /// None if nobody knows such an encoding.
    pub charset: Option<Charset>,
    /// Where it stands in the text.
    pub at: Range<usize>,
}

impl<'b> Witnesses<'b> {
    /// Asks them all.
    pub fn ask(bytes: &'b [u8], header: Option<&str>) -> Witnesses<'b> {
        let (bom, body) = bom(bytes);
        let mut labels: Vec<Label> = header
            .map(|word| Label::new("http", word, 0..0))
            .into_iter()
            .collect();
        // Without an XML declaration nothing but the header tells EBCDIC, whose `<` is the `L` of ASCII.
        let named = labels.first().and_then(|label| label.charset);
        let named = named.filter(|named| named.is_ebcdic() && body.first() == Some(&0x4C));
        let pattern = match bom {
            Some(_) => None,
            None => pattern(body).or(named),
        };
        match bom.or(pattern).filter(|charset| charset.is_wide()) {
            Some(charset) => {
                let head = body.get(..declaration::REACH * 4).unwrap_or(body);
                let head = wide::read(charset, head).text;
                labels.extend(Label::inside(head.as_bytes()));
            }
            None => labels.extend(Label::inside(body)),
        }
        Witnesses {
            body,
            bom,
            pattern,
            labels,
        }
    }

    /// What is named as witness where no label is right.
    pub fn source_without_label(&self) -> &'static str {
        if self.bom.is_some() { "bom" } else { "bytes" }
    }

    /// The bytes are in no superset of ASCII: UTF-16, UTF-32 or EBCDIC.
    pub fn is_wide(&self) -> bool {
        self.bom.or(self.pattern).is_some_and(Charset::is_wide)
    }
}

impl Label {
    fn new(from: &'static str, word: &str, at: Range<usize>) -> Label {
        Label {
            from,
            word: word.to_owned(),
            charset: Charset::of(word),
            at,
        }
    }

    fn inside(text: &[u8]) -> Option<Label> {
        let (from, at) = declaration::inside(text)?;
        let word = String::from_utf8_lossy(text.get(at.clone())?);
        Some(Label::new(from, &word, at))
    }
}

/// UTF-32's marks stand before UTF-16's: the little endian one begins with it.
const MARKS: &[(&[u8], Charset)] = &[
    (b"\xEF\xBB\xBF", Charset::Utf8),
    (b"\xFF\xFE\0\0", Charset::Utf32Le),
    (b"\0\0\xFE\xFF", Charset::Utf32Be),
    (b"\xFF\xFE", Charset::Utf16Le),
    (b"\xFE\xFF", Charset::Utf16Be),
];

fn bom(bytes: &[u8]) -> (Option<Charset>, &[u8]) {
    for (mark, charset) in MARKS {
        let Some(body) = bytes.strip_prefix(*mark) else {
            continue;
        };
        // A mark that was put before text of another encoding is worth nothing.
        let bare = charset.is_wide()
            && body.len() >= 4
            && body.iter().take(64).all(|byte| *byte != 0)
            && body.iter().take(4).all(u8::is_ascii);
        return (Some(*charset).filter(|_| !bare), body);
    }
    (None, bytes)
}

fn pattern(bytes: &[u8]) -> Option<Charset> {
    let first: &[u8; 4] = bytes.first_chunk()?;
    match first {
        [a, 0, 0, 0] if *a != 0 => Some(Charset::Utf32Le),
        [0, 0, 0, a] if *a != 0 => Some(Charset::Utf32Be),
        [a, 0, b, 0] if *a != 0 && *b != 0 => Some(Charset::Utf16Le),
        [0, a, 0, b] if *a != 0 && *b != 0 => Some(Charset::Utf16Be),
        [0x4C, 0x6F, 0xA7, 0x94] => Some(Charset::Ibm037),
        _ => None,
    }
}
