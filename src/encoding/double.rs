//! Text that somebody encoded twice, and control characters that were letters of windows-1252.

use std::borrow::Cow;

use super::mixed::{MAY_END_A_WORD, windows_1252};
use crate::value::blocks::{any_two, find};
use crate::value::letters::is_letter;
use crate::value::search::Search;

/// Undoes UTF-8 that was read as windows-1252: "CafÃ©" becomes "Café". None if the text is fine.
///
/// Every letter beyond ASCII must be part of it: one "é" that stands for itself, one "ã" before a letter, and
/// the text stays as it is.
/// What comes out must be what people write: letters of words, quotation marks, symbols, runs of one script.
pub fn undo_double_encoding(text: &str) -> Option<String> {
    let undone = undo(text)?;
    // Nobody encodes oftener, but by mistake.
    undo(&undone).or(Some(undone))
}

/// C1 controls, which nobody means, as the windows-1252 characters of the same number.
pub fn mend_c1(text: &str) -> Cow<'_, str> {
    if !any_two(text.as_bytes(), |block, behind| {
        block.is(0xC2) & behind.within(0x80, 0x20)
    }) {
        return Cow::Borrowed(text);
    }
    let mend = |character| {
        u8::try_from(character)
            .ok()
            .and_then(windows_1252)
            .unwrap_or(character)
    };
    Cow::Owned(text.chars().map(mend).collect())
}

fn undo(text: &str) -> Option<String> {
    if !begins_plausibly(text) {
        return None;
    }
    let undone = pair(text)?;
    if !is_better(text, &undone) {
        return None;
    }
    Some(mend_c1(&undone.text).into_owned())
}

/// What comes out.
struct Undone {
    text: String,
    /// Where the characters stand that were made of several.
    made: Vec<usize>,
    /// Others beyond ASCII stand there, too.
    has_strays: bool,
}

/// The text with each sequence read as one character. None if a letter beyond ASCII stands for itself.
fn pair(text: &str) -> Option<Undone> {
    let mut undone = Undone {
        text: String::with_capacity(text.len()),
        made: Vec::new(),
        has_strays: false,
    };
    let mut rest = text;
    loop {
        let beyond = find(rest.as_bytes(), |block| !block.below(0x80));
        let (plain, others) = rest.split_at_checked(beyond.unwrap_or(rest.len()))?;
        undone.text.push_str(plain);
        let Some(character) = others.chars().next() else {
            return Some(undone);
        };
        let (shown, length) = match sequence(others) {
            Some((made, length)) => {
                undone.made.push(undone.text.len());
                (made, length)
            }
            None if is_letter(character) => return None,
            // An ellipsis that came as an entity was not encoded twice with the rest.
            None => {
                undone.has_strays = true;
                (character, character.len_utf8())
            }
        };
        undone.text.push(shown);
        rest = others.get(length..)?;
    }
}

/// The character whose UTF-8 the next characters show, and how many bytes they take.
fn sequence(text: &str) -> Option<(char, usize)> {
    let mut characters = text.chars();
    let lead = characters
        .next()
        .filter(|lead| matches!(lead, '\u{C2}'..='\u{F4}'))?;
    // Editors make plain spaces of the no-break spaces that they cannot tell from them.
    if lead == '\u{C2}'
        && characters
            .as_str()
            .starts_with(|c: char| c.is_ascii_whitespace())
    {
        return Some(('\u{A0}', lead.len_utf8() + 1));
    }
    let mut bytes = [byte(lead)?, 0, 0, 0];
    let count = match bytes[0] {
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        _ => 4,
    };
    let shown = bytes.get_mut(..count)?;
    for slot in shown.iter_mut().skip(1) {
        *slot = byte(characters.next()?)?;
    }
    let made = std::str::from_utf8(shown).ok()?.chars().next()?;
    Some((made, text.len() - characters.as_str().len()))
}

/// Every first byte of a sequence shows as a character of U+00C2 to U+00F4, whose own first byte is hex C3.
/// If the first such character is followed by none that shows a second byte, the text is fine: this look is
/// all that clean text costs.
fn begins_plausibly(text: &str) -> bool {
    let Some(at) = memchr::memchr(0xC3, text.as_bytes()) else {
        return false;
    };
    let mut characters = text.get(at..).unwrap_or_default().chars();
    let lead = characters.next();
    let second = characters.next().and_then(byte);
    second.is_some_and(|second| match lead {
        Some('\u{C2}') if second.is_ascii_whitespace() => true,
        Some('\u{C2}'..='\u{F4}') => matches!(second, 0x80..=0xBF),
        _ => false,
    })
}

/// The byte that windows-1252 reads as this character; its five empty places pass as controls.
fn byte(character: char) -> Option<u8> {
    match u8::try_from(character) {
        Ok(byte) => Some(byte),
        // The highest is the sign of trade marks.
        Err(_) if !('\u{152}'..='\u{2122}').contains(&character) => None,
        Err(_) => (0x80..=0x9F).find(|byte| windows_1252(*byte) == Some(character)),
    }
}

/// How much a character that came out speaks for the text having been encoded twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Evidence {
    /// Nobody writes what stood there.
    Strong,
    /// May have stood there on purpose.
    Weak,
    /// Nobody writes what came out.
    Against,
}

fn is_better(text: &str, undone: &Undone) -> bool {
    let mut strong = 0;
    for at in &undone.made {
        let (before, from) = undone.text.split_at_checked(*at).unwrap_or_default();
        let before = before.chars().next_back().unwrap_or(' ');
        let mut characters = from.chars();
        let character = characters.next().unwrap_or(' ');
        match evidence(before, character, characters.next().unwrap_or(' ')) {
            Evidence::Strong => strong += 1,
            Evidence::Weak => {}
            Evidence::Against => return false,
        }
    }
    let enough = 1 + usize::from(undone.has_strays);
    // Who writes about encodings shows the fault on purpose, but not all over the text.
    strong >= enough && (strong >= 10 || !is_about_encodings(text))
}

fn evidence(before: char, character: char, after: char) -> Evidence {
    use Evidence::*;
    let is_apart = |beside: char| beside.is_whitespace();
    let in_run = || script(before) == script(character) || script(after) == script(character);
    match character {
        // "donÂ’t", "2Â°", "HelloÂ world": a capital Â stands behind no small letter.
        '\u{80}'..='\u{A0}' | '«' | '»' => {
            if before.is_lowercase() || before.is_ascii_punctuation() {
                Strong
            } else {
                Weak
            }
        }
        '\u{A1}'..='\u{BF}' => Strong,
        // The last three only show in text encoded thrice.
        '×' | '÷' | 'ƒ' | 'ˆ' | '˜' => Weak,
        'À'..='ſ' | 'Ơ' | 'ơ' | 'Ư' | 'ư' | 'Ș'..='ț' | '\u{1E00}'..='\u{1EFF}' => {
            letter(before, character, after)
        }
        // An apostrophe between spaces is shown, not written.
        '’' if is_apart(before) && is_apart(after) => Against,
        // "â…”" may end a sentence in "â".
        '\u{2140}'..='\u{217F}' => Weak,
        '\u{2010}'..='\u{206F}' | '\u{20A0}'..='\u{27BF}' | '\u{2B00}'..='\u{2BFF}' => Strong,
        '\u{1F000}'..='\u{1FAFF}' => Strong,
        '\u{2000}'..='\u{200F}' | '\u{FE0F}' | '\u{FEFF}' | '\u{3000}' => Weak,
        '\u{7C0}'..='\u{7FF}' | '\u{FFFD}' => Against,
        '\u{370}'..='\u{7BF}'
        | '\u{900}'..='\u{1CFF}'
        | '\u{2E80}'..='\u{D7AF}'
        | '\u{F900}'..='\u{FFEF}' => {
            if in_run() {
                Strong
            } else {
                Weak
            }
        }
        _ => Against,
    }
}

/// "É…" in "CAFÉ…" and "Ã™" in "IRMÃ™" are what they are: a letter whose second byte shows as a mark that
/// may end a word must have another letter behind it. Any must stand in a word: `what is "Ã©"?`
fn letter(before: char, character: char, after: char) -> Evidence {
    let mut buffer = [0; 4];
    let last = character
        .encode_utf8(&mut buffer)
        .bytes()
        .next_back()
        .and_then(windows_1252);
    let may_end_a_word = last.is_some_and(|last| MAY_END_A_WORD.has(last));
    let is_apart = |beside: char| beside.is_whitespace() || beside.is_ascii_punctuation();
    let stands_alone = is_apart(before) && is_apart(after);
    if is_letter(after) || is_letter(before) && !may_end_a_word {
        Evidence::Strong
    } else if stands_alone && !WORDS_OF_A_LETTER.has(character) {
        Evidence::Against
    } else {
        Evidence::Weak
    }
}

/// Of other letters alone nobody makes a word: they are shown, as in `How to fix Ã¼`.
const WORDS_OF_A_LETTER: &str = "àáâÃèéêìíîòóôùúûýåøöæÀÁÂÈÉÊÌÍÎÒÓÔÙÚÛÝÅØÖÆ";

/// Coarse: enough to tell a run of one script from a stray character.
fn script(character: char) -> u32 {
    match u32::from(character) {
        kana_han_hangul @ 0x2E80.. => 0x2E80.min(kana_han_hangul),
        indic @ 0x900..=0x1CFF => indic >> 7,
        other => other >> 8,
    }
}

fn is_about_encodings(text: &str) -> bool {
    const WORDS: &[&str] = &[
        "mojibake", "utf-8", "utf8", "unicode", "encod", "charset", "latin1", "latin-1", "8859",
        "1252", "codifica", "codage", "kodier", "zeichens",
    ];
    let lower = text.to_ascii_lowercase();
    WORDS.iter().any(|word| lower.holds(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn twice(text: &str) -> String {
        text.bytes()
            .map(|byte| windows_1252(byte).unwrap_or(char::from(byte)))
            .collect()
    }

    #[test]
    fn text_encoded_twice_is_mended() {
        for text in [
            "Café A",
            "don’t",
            "“Quoted” — and dashed…",
            "20 °C, £5",
            "Привет, мир",
            "日本語のニュース",
            "Ελλάδα",
            "naïve São Paulo",
            "smile 😀",
            "Łódź",
            "à la carte, déjà vu",
            "Tiếng Việt",
            "½ price",
            "שלום עולם",
            "한국어 뉴스",
            "€ 5",
            "ça va",
            "Hello\u{A0}world",
        ] {
            assert_eq!(
                undo_double_encoding(&twice(text)).as_deref(),
                Some(text),
                "{}",
                twice(text)
            );
            assert_eq!(
                undo_double_encoding(&twice(&twice(text))).as_deref(),
                Some(text),
                "thrice"
            );
        }
        assert_eq!(undo_double_encoding("donÂ’t").as_deref(), Some("don’t"));
        assert_eq!(
            undo_double_encoding("itâ€™s hereâ€¦ […]").as_deref(),
            Some("it’s here… […]")
        );
    }

    #[test]
    fn fine_text_stays() {
        for text in [
            "",
            "plain",
            "Café",
            "don’t",
            "São Paulo",
            "A MAÇÃ»",
            "Pourquoi « Ã© » au lieu de « é » ?",
            "O que é Ã©?",
            "Ã© is what you see",
            "what is \"Ã©\"?",
            "Why CafÃ© appears in UTF-8",
            "Why “CafÃ©” appears",
            "How to fix Ã¼, Ã¤ and â€™",
            "How to fix Ã¼",
            "From Ã¼ to ü",
            "CafÃ© and Café",
            "CAFÉ…",
            "Viel Spaß…",
            "das macht Spaß”",
            "IRMÃ™",
            "fermé…»",
            "Un café\u{A0}– une histoire",
            "voilâ…”",
            "2×½ and 3×²",
            "PÅ…",
            "日本語",
            "Привет",
            "Ã",
            "Â",
            "SÃO",
            "Æ’",
            "À bientôt",
            "È™",
            "ï¿½",
            "Ærø",
            "Señor",
            "ÑANDÚ",
            "Ð°",
            "Müller’s",
        ] {
            assert_eq!(undo_double_encoding(text), None, "{text}");
        }
    }

    #[test]
    fn controls_are_windows_1252() {
        assert_eq!(mend_c1("don\u{92}t \u{81}"), "don’t \u{81}");
        assert!(matches!(mend_c1("don’t ©"), Cow::Borrowed(_)));
    }
}
