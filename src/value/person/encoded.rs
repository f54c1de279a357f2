//! Words in the code of letters' heads, "=?UTF-8?B?QW5u?=" → text. <https://www.rfc-editor.org/rfc/rfc2047>

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

/// Whether a coded word may stand in a text.
pub fn may_be(text: &str) -> bool {
    memchr::memchr(b'=', text.as_bytes()).is_some() && text.contains("=?")
}

/// A text with its coded words decoded; `None` where it holds none.
pub fn decode(text: &str) -> Option<String> {
    if !may_be(text) {
        return None;
    }
    let mut out = String::new();
    let mut rest = text;
    let mut is_behind_word = false;
    let mut found = false;
    while let Some((before, behind)) = rest.split_once("=?") {
        let word = word(behind);
        // White space between two of them is none of the text's.
        if word.is_none() || !is_behind_word || !before.trim().is_empty() {
            out.push_str(before);
        }
        is_behind_word = word.is_some();
        found |= is_behind_word;
        rest = behind;
        match word {
            Some((word, behind)) => {
                out.push_str(&word);
                rest = behind;
            }
            None => out.push_str("=?"),
        }
    }
    out.push_str(rest);
    found.then_some(out)
}

/// The word whose `=?` was read, and what stands behind it.
fn word(text: &str) -> Option<(String, &str)> {
    let mut parts = text.splitn(4, '?');
    let (label, code, word) = (parts.next()?, parts.next()?, parts.next()?);
    let behind = parts.next()?.strip_prefix('=')?;
    let bytes = match code {
        "B" | "b" => STANDARD_NO_PAD.decode(word.trim_end_matches('=')).ok()?,
        "Q" | "q" => quoted(word.bytes())?,
        _ => return None,
    };
    Some((written(label, bytes)?, behind))
}

fn quoted(mut word: impl Iterator<Item = u8>) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    while let Some(byte) = word.next() {
        out.push(match byte {
            b'_' => b' ',
            b'=' => {
                let mut digit = || char::from(word.next()?).to_digit(16);
                u8::try_from(digit()? * 16 + digit()?).ok()?
            }
            _ => byte,
        });
    }
    Some(out)
}

#[cfg(feature = "full")]
fn written(label: &str, bytes: Vec<u8>) -> Option<String> {
    let encoding = encoding_rs::Encoding::for_label(label.as_bytes())?;
    let text = encoding.decode_without_bom_handling_and_without_replacement(&bytes)?;
    Some(text.into_owned())
}

#[cfg(not(feature = "full"))]
fn written(label: &str, bytes: Vec<u8>) -> Option<String> {
    let is_known = label.eq_ignore_ascii_case("utf-8");
    String::from_utf8(bytes).ok().filter(|_| is_known)
}
