//! Names of encodings: WHATWG's in lower case, and its labels as feeds misspell them.

use encoding_rs::{self as known, Encoding};

/// The name in lower case, as reports give it.
pub fn name(encoding: &'static Encoding) -> &'static str {
    NAMES
        .iter()
        .find(|name| name.eq_ignore_ascii_case(encoding.name()))
        .copied()
        .unwrap_or("windows-1252")
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
