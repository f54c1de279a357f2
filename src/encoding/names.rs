//! Names of encodings: WHATWG's in lower case, and labels that feeds use and WHATWG lacks.

use encoding_rs::{self as known, Encoding};

use super::charset::Charset;

/// The name in lower case, as reports give it.
pub fn name(encoding: &'static Encoding) -> &'static str {
    NAMES
        .iter()
        .find(|name| name.eq_ignore_ascii_case(encoding.name()))
        .copied()
        .unwrap_or("windows-1252")
}

/// What a label means beside WHATWG's table, or None. The label comes in lower case.
pub fn extra(label: &str) -> Option<Charset> {
    EXTRA
        .iter()
        .find(|(labels, _)| labels.contains(&label))
        .map(|(_, charset)| *charset)
}

/// Sends a misspelt label to one that WHATWG knows: "Windows_1251", "ISO 8859-2", "cp936".
pub fn respelt(label: &str) -> Option<&'static Encoding> {
    let bare: String = label.chars().filter(char::is_ascii_alphanumeric).collect();
    if let Some((_, to)) = PAGES.iter().find(|(page, _)| *page == bare) {
        return Some(to);
    }
    let (family, page) = FAMILIES
        .iter()
        .find_map(|(from, to)| Some((*to, bare.strip_prefix(from)?)))?;
    Encoding::for_label(format!("{family}{page}").as_bytes())
}

#[rustfmt::skip]
const NAMES: &[&str] = &[
    "big5", "euc-jp", "euc-kr", "gb18030", "gbk", "ibm866", "iso-2022-jp", "iso-8859-2", "iso-8859-3", "iso-8859-4",
    "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "iso-8859-8-i", "iso-8859-10", "iso-8859-13",
    "iso-8859-14", "iso-8859-15", "iso-8859-16", "koi8-r", "koi8-u", "macintosh", "shift_jis", "utf-8", "utf-16le",
    "utf-16be", "windows-874", "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254",
    "windows-1255", "windows-1256", "windows-1257", "windows-1258", "x-mac-cyrillic",
];

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

/// Code pages by number and other whole names.
const PAGES: &[(&str, &Encoding)] = &[
    ("cp932", known::SHIFT_JIS),
    ("windows932", known::SHIFT_JIS),
    ("cp936", known::GBK),
    ("ms936", known::GBK),
    ("windows936", known::GBK),
    ("euccn", known::GBK),
    ("gb231280", known::GBK),
    ("cp949", known::EUC_KR),
    ("ms949", known::EUC_KR),
    ("uhc", known::EUC_KR),
    ("cp950", known::BIG5),
    ("ms950", known::BIG5),
    ("ujis", known::EUC_JP),
    ("macroman", known::MACINTOSH),
    ("maccyrillic", known::X_MAC_CYRILLIC),
    ("macukraine", known::X_MAC_CYRILLIC),
    ("ansi", known::WINDOWS_1252),
    ("western", known::WINDOWS_1252),
    ("88591", known::WINDOWS_1252),
    ("iso885911windows31latin1", known::WINDOWS_1252),
];

/// Beginnings of labels without hyphens, and how WHATWG writes them. A longer beginning stands before a shorter.
const FAMILIES: &[(&str, &str)] = &[
    ("windowscp", "windows-"),
    ("windows", "windows-"),
    ("win", "windows-"),
    ("xwindows", "windows-"),
    ("xcp", "windows-"),
    ("cp", "windows-"),
    ("ms", "windows-"),
    ("iso8859", "iso-8859-"),
    ("xiso8859", "iso-8859-"),
    ("is08859", "iso-8859-"),
    ("8859", "iso-8859-"),
    ("koi8", "koi8-"),
    ("latin", "latin"),
    ("xsjis", "sjis"),
    ("shiftjis", "shift_jis"),
    ("eucjp", "euc-jp"),
    ("euckr", "euc-kr"),
    ("big5hkscs", "big5-hkscs"),
    ("tis", "tis-"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_encoding_has_its_name() {
        for name in NAMES {
            let encoding = Encoding::for_label(name.as_bytes()).expect("a WHATWG name");
            assert_eq!(super::name(encoding), *name);
        }
        assert_eq!(
            NAMES.len(),
            38,
            "39 encodings of which `replacement` and `x-user-defined` are never read, UTF-8 and UTF-16 included"
        );
    }
}
