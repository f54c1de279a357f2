//! UTF-16, UTF-32 and EBCDIC to text.

use encoding_rs as known;

use super::charset::Charset;
use super::legacy::{self, Reading};

/// Reads bytes as a wide encoding.
pub fn read(charset: Charset, bytes: &[u8]) -> Reading {
    match charset {
        Charset::Utf32 | Charset::Utf32Le => utf32(bytes, u32::from_le_bytes),
        Charset::Utf32Be => utf32(bytes, u32::from_be_bytes),
        Charset::Utf16Be => legacy::read(known::UTF_16BE, bytes),
        Charset::Ibm037 => ebcdic(bytes, &[]),
        Charset::Ibm500 => ebcdic(bytes, IBM500),
        _ => legacy::read(known::UTF_16LE, bytes),
    }
}

fn utf32(bytes: &[u8], unit: fn([u8; 4]) -> u32) -> Reading {
    let mut reading = Reading::whole(String::with_capacity(bytes.len() / 4));
    let (units, rest) = bytes.as_chunks::<4>();
    for four in units {
        match char::from_u32(unit(*four)) {
            Some(character) => reading.text.push(character),
            None => reading.fault(),
        }
    }
    reading.cut = !rest.is_empty();
    reading
}

fn ebcdic(bytes: &[u8], differing: &[(u8, char)]) -> Reading {
    let character = |byte: &u8| {
        let own = differing.iter().find(|(other, _)| other == byte);
        own.map(|(_, character)| character)
            .or_else(|| IBM037.get(usize::from(*byte)))
    };
    Reading::whole(bytes.iter().filter_map(character).collect())
}

/// What code page 500 has otherwise than 37.
const IBM500: &[(u8, char)] = &[
    (0x4A, '['),
    (0x4F, '!'),
    (0x5A, ']'),
    (0x5F, '^'),
    (0xB0, '¢'),
    (0xBA, '¬'),
    (0xBB, '|'),
];

/// Code page 37, EBCDIC of the United States. Its new line (hex 15) is a line end here, not U+0085.
#[rustfmt::skip]
const IBM037: [char; 256] = [
    '\0', '\u{01}', '\u{02}', '\u{03}', '\u{9c}', '\t', '\u{86}', '\u{7f}', '\u{97}', '\u{8d}', '\u{8e}', '\u{0b}', '\u{0c}', '\r', '\u{0e}', '\u{0f}',
    '\u{10}', '\u{11}', '\u{12}', '\u{13}', '\u{9d}', '\n', '\u{08}', '\u{87}', '\u{18}', '\u{19}', '\u{92}', '\u{8f}', '\u{1c}', '\u{1d}', '\u{1e}', '\u{1f}',
    '\u{80}', '\u{81}', '\u{82}', '\u{83}', '\u{84}', '\n', '\u{17}', '\u{1b}', '\u{88}', '\u{89}', '\u{8a}', '\u{8b}', '\u{8c}', '\u{05}', '\u{06}', '\u{07}',
    '\u{90}', '\u{91}', '\u{16}', '\u{93}', '\u{94}', '\u{95}', '\u{96}', '\u{04}', '\u{98}', '\u{99}', '\u{9a}', '\u{9b}', '\u{14}', '\u{15}', '\u{9e}', '\u{1a}',
    ' ', '\u{a0}', 'â', 'ä', 'à', 'á', 'ã', 'å', 'ç', 'ñ', '¢', '.', '<', '(', '+', '|',
    '&', 'é', 'ê', 'ë', 'è', 'í', 'î', 'ï', 'ì', 'ß', '!', '$', '*', ')', ';', '¬',
    '-', '/', 'Â', 'Ä', 'À', 'Á', 'Ã', 'Å', 'Ç', 'Ñ', '¦', ',', '%', '_', '>', '?',
    'ø', 'É', 'Ê', 'Ë', 'È', 'Í', 'Î', 'Ï', 'Ì', '`', ':', '#', '@', '\'', '=', '"',
    'Ø', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', '«', '»', 'ð', 'ý', 'þ', '±',
    '°', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 'ª', 'º', 'æ', '¸', 'Æ', '¤',
    'µ', '~', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z', '¡', '¿', 'Ð', 'Ý', 'Þ', '®',
    '^', '£', '¥', '·', '©', '§', '¶', '¼', '½', '¾', '[', ']', '¯', '¨', '´', '×',
    '{', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', '\u{ad}', 'ô', 'ö', 'ò', 'ó', 'õ',
    '}', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', '¹', 'û', 'ü', 'ù', 'ú', 'ÿ',
    '\\', '÷', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z', '²', 'Ô', 'Ö', 'Ò', 'Ó', 'Õ',
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '³', 'Û', 'Ü', 'Ù', 'Ú', '\u{9f}',
];
