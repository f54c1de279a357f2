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
        if let Some(charset) = names::extra(&label) {
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
