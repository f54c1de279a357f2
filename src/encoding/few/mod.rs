//! The encodings of a build without the library of all of them: UTF-8, UTF-16 and those of one byte.
//!
//! It has the names of that library, as far as they are used here, so that the rest need not know which of the
//! two it talks to. The others have their names and labels, but are not read: [`super::Refused::Unread`].

use super::legacy::{Reading, one_byte};

/// An encoding of WHATWG's list.
#[derive(Debug, PartialEq, Eq)]
pub struct Encoding {
    name: &'static str,
}

/// One encoding a line: its name, its labels, and the characters of the bytes from 128, if it is one of one byte.
static TABLE: &str = include_str!("table.txt");

macro_rules! encodings {
    ($($constant:ident $name:literal)*) => {
        $(pub static $constant: &Encoding = &Encoding { name: $name };)*
        static ALL: &[&Encoding] = &[$($constant,)*];
    };
}

encodings! {
    BIG5 "Big5"
    EUC_JP "EUC-JP"
    EUC_KR "EUC-KR"
    GB18030 "gb18030"
    GBK "GBK"
    IBM866 "IBM866"
    ISO_2022_JP "ISO-2022-JP"
    ISO_8859_10 "ISO-8859-10"
    ISO_8859_13 "ISO-8859-13"
    ISO_8859_14 "ISO-8859-14"
    ISO_8859_15 "ISO-8859-15"
    ISO_8859_16 "ISO-8859-16"
    ISO_8859_2 "ISO-8859-2"
    ISO_8859_3 "ISO-8859-3"
    ISO_8859_4 "ISO-8859-4"
    ISO_8859_5 "ISO-8859-5"
    ISO_8859_6 "ISO-8859-6"
    ISO_8859_7 "ISO-8859-7"
    ISO_8859_8 "ISO-8859-8"
    ISO_8859_8_I "ISO-8859-8-I"
    KOI8_R "KOI8-R"
    KOI8_U "KOI8-U"
    MACINTOSH "macintosh"
    REPLACEMENT "replacement"
    SHIFT_JIS "Shift_JIS"
    UTF_16BE "UTF-16BE"
    UTF_16LE "UTF-16LE"
    UTF_8 "UTF-8"
    WINDOWS_1250 "windows-1250"
    WINDOWS_1251 "windows-1251"
    WINDOWS_1252 "windows-1252"
    WINDOWS_1253 "windows-1253"
    WINDOWS_1254 "windows-1254"
    WINDOWS_1255 "windows-1255"
    WINDOWS_1256 "windows-1256"
    WINDOWS_1257 "windows-1257"
    WINDOWS_1258 "windows-1258"
    WINDOWS_874 "windows-874"
    X_MAC_CYRILLIC "x-mac-cyrillic"
    X_USER_DEFINED "x-user-defined"
}

impl Encoding {
    /// The encoding that a label names, in lower case.
    pub fn for_label(label: &[u8]) -> Option<&'static Encoding> {
        let label = std::str::from_utf8(label).ok()?;
        let (name, ..) = rows().find(|(_, labels, _)| labels.split(' ').any(|one| one == label))?;
        ALL.iter().find(|encoding| encoding.name == name).copied()
    }

    /// As WHATWG writes it.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Whether this build reads it.
    pub fn is_read(&self) -> bool {
        self.is_unicode() || self.high().is_some()
    }

    /// The text, if every byte means something.
    pub fn decode_without_bom_handling_and_without_replacement(
        &'static self,
        bytes: &[u8],
    ) -> Option<String> {
        let reading = read(self, bytes);
        (reading.faults == 0 && !reading.cut).then_some(reading.text)
    }

    fn is_unicode(&self) -> bool {
        [UTF_8.name, UTF_16LE.name, UTF_16BE.name].contains(&self.name)
    }

    fn high(&self) -> Option<&'static str> {
        let (.., high) = rows().find(|(name, ..)| *name == self.name)?;
        (!high.is_empty()).then_some(high)
    }
}

/// Reads bytes fault by fault. Of an encoding that is not read, ASCII is.
pub fn read(encoding: &'static Encoding, bytes: &[u8]) -> Reading {
    match encoding.name {
        "UTF-16LE" => utf16(bytes, u16::from_le_bytes),
        "UTF-16BE" => utf16(bytes, u16::from_be_bytes),
        _ => one_byte(bytes, encoding.high().unwrap_or_default()),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Reading {
    let (pairs, odd) = bytes.as_chunks();
    let is_half = |pair: &[u8; 2]| matches!(unit(*pair), 0xD800..=0xDBFF);
    let (pairs, half) = match pairs.split_last() {
        Some((last, before)) if is_half(last) => (before, true),
        _ => (pairs, false),
    };
    let mut reading = Reading::whole(String::with_capacity(bytes.len()));
    reading.cut = half || !odd.is_empty();
    for character in char::decode_utf16(pairs.iter().map(|pair| unit(*pair))) {
        match character {
            Ok(character) => reading.text.push(character),
            Err(_) => reading.fault(),
        }
    }
    reading
}

fn rows() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    TABLE.split('\n').filter_map(|row| {
        let (name, rest) = row.split_once('\t')?;
        let (labels, high) = rest.split_once('\t')?;
        Some((name, labels, high))
    })
}

#[cfg(all(test, feature = "full"))]
mod tests {
    use super::*;

    #[test]
    fn labels_and_characters_are_those_of_the_library() {
        let mut tables = 0;
        for (name, labels, high) in rows() {
            for label in labels.split(' ') {
                let theirs = encoding_rs::Encoding::for_label(label.as_bytes());
                assert_eq!(
                    theirs.map(encoding_rs::Encoding::name),
                    Some(name),
                    "{label}"
                );
                assert_eq!(
                    Encoding::for_label(label.as_bytes()).map(Encoding::name),
                    Some(name)
                );
            }
            let theirs =
                encoding_rs::Encoding::for_label(name.as_bytes()).expect("a name is a label");
            let ours =
                Encoding::for_label(name.to_ascii_lowercase().as_bytes()).expect("it is there");
            assert_eq!(!high.is_empty(), theirs.is_single_byte(), "{name}");
            assert_eq!(ours.is_read(), !high.is_empty() || name.starts_with("UTF"));
            if high.is_empty() {
                continue;
            }
            tables += 1;
            let bytes: Vec<u8> = (0..=255).collect();
            let (text, _) = theirs.decode_without_bom_handling(&bytes);
            assert_eq!(read(ours, &bytes).text, text, "{name}");
            let whole = ours.decode_without_bom_handling_and_without_replacement(&bytes);
            assert_eq!(whole.is_some(), !text.contains('\u{FFFD}'), "{name}");
        }
        assert_eq!(tables, 28);
    }

    #[test]
    fn utf_16_is_read_as_the_library_reads_it() {
        for units in [
            &[0x41, 0xD83D, 0xDE00][..],
            &[0xD83D, 0x41, 0x42],
            &[0x41, 0xD83D],
            &[0xDE00, 0x41],
            &[],
        ] {
            let bytes: Vec<u8> = units
                .iter()
                .flat_map(|unit: &u16| unit.to_le_bytes())
                .collect();
            let ours = read(UTF_16LE, &bytes);
            let theirs = super::super::legacy::read(encoding_rs::UTF_16LE, &bytes);
            assert_eq!(
                (ours.text, ours.faults, ours.cut),
                (theirs.text, theirs.faults, theirs.cut),
                "{units:x?}"
            );
        }
    }
}
