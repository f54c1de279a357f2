//! What a label means: one of WHATWG's encodings or one of the few others that feeds come in.

use encoding_rs::{self as known, Encoding};

use super::dos::{self, Page};
use super::names;
use crate::value::search::Search;

/// A meaning of a label.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charset {
    Utf8,
    /// Believed only while no byte is above 127; then the next witness is asked.
    Ascii,
    /// Of unnamed byte order.
    Utf16,
    Utf16Le,
    Utf16Be,
    /// Of unnamed byte order.
    Utf32,
    Utf32Le,
    Utf32Be,
    /// EBCDIC.
    Ibm037,
    /// The same with other places for brackets.
    Ibm500,
    /// A code page that WHATWG's table lacks.
    Dos(&'static Page),
    /// GB 2312 between `~{` and `~}`.
    Hz,
    /// KS X 1001 between SO and SI.
    Iso2022Kr,
    /// Never decoded: nobody writes it but to smuggle markup past a filter.
    Utf7,
    /// Anything else in WHATWG's table.
    Legacy(&'static Encoding),
}

impl Charset {
    /// Understands a label, or gives None.
    pub fn of(label: &str) -> Option<Charset> {
        // Word processors make curly quotes of straight ones.
        let is_quote = |sign: char| sign.is_whitespace() || "“”„‘’".has(sign);
        let label = label.trim_matches(is_quote).to_ascii_lowercase();
        if let Some(charset) = extra(&label) {
            return Some(charset);
        }
        let known = Encoding::for_label(label.as_bytes()).or_else(|| names::respelt(&label));
        let Some(encoding) = known else {
            return dos::page(&label).map(Charset::Dos);
        };
        let unread = [known::REPLACEMENT, known::X_USER_DEFINED];
        match encoding {
            utf8 if utf8 == known::UTF_8 => Some(Charset::Utf8),
            unread_one if unread.contains(&unread_one) => None,
            legacy => Some(Charset::Legacy(legacy)),
        }
    }

    /// The name that the report gives. Of a family without byte order, that of the first.
    pub fn name(self) -> &'static str {
        match self {
            Charset::Utf8 | Charset::Utf7 => "utf-8",
            Charset::Ascii => "windows-1252",
            Charset::Utf16 | Charset::Utf16Le => "utf-16le",
            Charset::Utf16Be => "utf-16be",
            Charset::Utf32 | Charset::Utf32Le => "utf-32le",
            Charset::Utf32Be => "utf-32be",
            Charset::Ibm037 => "ibm037",
            Charset::Ibm500 => "ibm500",
            Charset::Dos(page) => page.name,
            Charset::Hz => "hz-gb-2312",
            Charset::Iso2022Kr => "iso-2022-kr",
            Charset::Legacy(encoding) => names::name(encoding),
        }
    }

    /// Whether a document in it begins with other bytes than one in ASCII.
    pub fn is_wide(self) -> bool {
        use Charset::*;
        matches!(
            self,
            Utf16 | Utf16Le | Utf16Be | Utf32 | Utf32Le | Utf32Be | Ibm037 | Ibm500
        )
    }

    /// Whether it is EBCDIC.
    pub fn is_ebcdic(self) -> bool {
        matches!(self, Charset::Ibm037 | Charset::Ibm500)
    }

    /// Whether a label of this meaning may stand on a document of that encoding.
    pub fn covers(self, real: Charset) -> bool {
        match self {
            Charset::Utf16 => matches!(real, Charset::Utf16 | Charset::Utf16Le | Charset::Utf16Be),
            Charset::Utf32 => matches!(real, Charset::Utf32 | Charset::Utf32Le | Charset::Utf32Be),
            other => other == real,
        }
    }
}

/// What a label means beside WHATWG's table, or None. The label comes in lower case.
fn extra(label: &str) -> Option<Charset> {
    EXTRA
        .iter()
        .find(|(labels, _)| labels.contains(&label))
        .map(|(_, charset)| *charset)
}

/// WHATWG has "utf-16", "unicode" and "ucs-2" too, but as little endian; the bytes know the order better.
#[rustfmt::skip]
const EXTRA: &[(&[&str], Charset)] = &[
    (&["utf_8", "utf-8n", "utf8n", "utf8mb4", "cp65001", "utf 8", "uft-8", "uft8", "utf-8859-1", "utf"], Charset::Utf8),
    (&["us-ascii", "ascii", "us_ascii", "usascii", "ansi_x3.4-1968", "iso646-us", "iso-ir-6", "us", "cp367",
        "7bit"], Charset::Ascii),
    (&["utf-16", "utf16", "utf_16", "unicode", "ucs-2", "ucs2", "iso-10646-ucs-2", "csunicode", "utf-16-le",
        "utf-16-be"], Charset::Utf16),
    (&["utf-16le", "utf16le", "utf_16le", "ucs-2le", "unicodefeff"], Charset::Utf16Le),
    (&["utf-16be", "utf16be", "utf_16be", "ucs-2be", "unicodefffe"], Charset::Utf16Be),
    (&["utf-32", "utf32", "utf_32", "ucs-4", "ucs4", "iso-10646-ucs-4"], Charset::Utf32),
    (&["utf-32le", "utf32le", "utf_32le", "ucs-4le"], Charset::Utf32Le),
    (&["utf-32be", "utf32be", "utf_32be", "ucs-4be"], Charset::Utf32Be),
    (&["ibm037", "ibm-037", "cp037", "cp37", "037", "csibm037", "ebcdic", "ebcdic-cp-us", "ebcdic-cp-ca",
        "ebcdic-cp-nl", "ebcdic-cp-wt"], Charset::Ibm037),
    (&["ibm500", "ibm-500", "cp500", "500", "csibm500", "ebcdic-cp-be", "ebcdic-cp-ch"], Charset::Ibm500),
    (&["hz-gb-2312", "hz-gb2312", "hz"], Charset::Hz),
    (&["iso-2022-kr", "csiso2022kr"], Charset::Iso2022Kr),
    (&["utf-7", "utf7", "unicode-1-1-utf-7", "csunicode11utf7", "x-unicode-2-0-utf-7"], Charset::Utf7),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn understands_labels() {
        for (label, name) in [
            ("UTF8", "utf-8"),
            (" Latin1 ", "windows-1252"),
            ("ISO-8859-1", "windows-1252"),
            ("us-ascii", "windows-1252"),
            ("gb2312", "gbk"),
            ("GB_2312-80", "gbk"),
            ("ks_c_5601-1987", "euc-kr"),
            ("x-sjis", "shift_jis"),
            ("Windows_1251", "windows-1251"),
            ("win-1251", "windows-1251"),
            ("cp-1250", "windows-1250"),
            ("CP936", "gbk"),
            ("ISO 8859-2", "iso-8859-2"),
            ("iso_8859_15", "iso-8859-15"),
            ("koi8r", "koi8-r"),
            ("tis620", "windows-874"),
            ("unicode", "utf-16le"),
            ("ucs-2", "utf-16le"),
            ("UTF-16BE", "utf-16be"),
            ("UCS-4", "utf-32le"),
            ("cp037", "ibm037"),
            ("cp500", "ibm500"),
            ("mac-cyrillic", "x-mac-cyrillic"),
            ("CP850", "ibm850"),
            ("ibm437", "ibm437"),
            ("852", "ibm852"),
            ("hz-gb-2312", "hz-gb-2312"),
        ] {
            assert_eq!(Charset::of(label).map(Charset::name), Some(name), "{label}");
        }
        for label in ["", "bogus", "iso-2022-cn", "x-user-defined", "win", "none"] {
            assert_eq!(Charset::of(label), None, "{label}");
        }
    }
}
