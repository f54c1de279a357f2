//! Text that somebody encoded twice, and control characters that were letters of windows-1252.

use std::borrow::Cow;

use super::mixed::windows_1252;

/// Undoes UTF-8 read as windows-1252: "CafÃ©" becomes "Café". None if the text is fine.
pub fn undo_double_encoding(text: &str) -> Option<String> {
    memchr::memchr(0xC3, text.as_bytes())?;
    let bytes: Option<Vec<u8>> = text.chars().map(byte).collect();
    String::from_utf8(bytes?).ok()
}

/// C1 controls, which nobody means, as the windows-1252 characters of the same number.
pub fn mend_c1(text: &str) -> Cow<'_, str> {
    if !text.chars().any(|c| matches!(c, '\u{80}'..='\u{9F}')) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(
        text.chars()
            .map(|c| match u8::try_from(c) {
                Ok(byte) => windows_1252(byte).unwrap_or(c),
                Err(_) => c,
            })
            .collect(),
    )
}

fn byte(character: char) -> Option<u8> {
    if let Ok(byte) = u8::try_from(character) {
        return Some(byte);
    }
    (0x80..=0x9F).find(|byte| windows_1252(*byte) == Some(character))
}
