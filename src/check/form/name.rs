//! Names of things: media types, languages, people, tokens.

use std::borrow::Cow;

use crate::value::letters::is_letter_or_digit;
use crate::value::lower::{is_capital, is_small, lower_ascii};
use crate::value::search::Search;

/// `type/subtype`, with parameters perhaps.
pub fn is_media_type(text: &str) -> bool {
    let kind = text.split(';').next().unwrap_or_default().trim_end();
    let is_part = |part: &str| {
        let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$&-^_.+".contains(&byte);
        !part.is_empty() && part.bytes().all(is_sign)
    };
    kind.split_once('/')
        .is_some_and(|(one, other)| is_part(one) && is_part(other))
}

/// A type that players play; what is no type is another rule's matter.
pub fn is_audio_or_video(text: &str) -> bool {
    let kind = lower_ascii(text);
    !is_media_type(text)
        || kind.starts_with("audio/")
        || kind.starts_with("video/")
        || PLAYED.contains(&&*kind)
}

/// Types beside audio and video that podcasts are delivered in.
const PLAYED: &[&str] = &[
    "application/pdf",
    "application/x-mpegurl",
    "application/vnd.apple.mpegurl",
    "application/epub+zip",
];

/// By BCP 47: a language of two or three letters and subtags, or a private one.
pub fn is_language(text: &str) -> bool {
    let mut subtags = text.split('-');
    let first = subtags.next().unwrap_or_default();
    let is_language =
        (2..=3).contains(&first.len()) && first.bytes().all(|byte| byte.is_ascii_alphabetic());
    let is_subtag = |tag: &str| {
        (1..=8).contains(&tag.len()) && tag.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    let is_special = matches!(first, "x" | "X" | "i" | "I") && text.has('-');
    (is_language || is_special) && subtags.all(is_subtag)
}

/// One address, and nothing else.
pub fn is_email(text: &str) -> bool {
    let Some((local, host)) = text.rsplit_once('@') else {
        return false;
    };
    let is_sign = |c: char| is_letter_or_digit(c) || "!#$%&'*+-/=?^_`{|}~.\"".has(c);
    !local.is_empty()
        && local.chars().all(is_sign)
        && host.has('.')
        && super::address::is_domain(host)
}

/// `ann@example.org`, `ann@example.org (Ann)`.
pub fn is_email_and_name(text: &str) -> bool {
    match text.split_once(" (") {
        Some((email, name)) => is_email(email.trim()) && name.ends_with(')'),
        None => is_email(text),
    }
}

/// A name stands behind an address; where no address is, this is another rule's matter.
pub fn has_real_name(text: &str) -> bool {
    !is_email(text)
}

/// A word of ASCII.
pub fn is_token(text: &str) -> bool {
    !text.is_empty()
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte))
}

/// Its letters, white space left out.
pub fn is_base64(text: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'=');
    let letters = text.bytes().filter(|byte| !byte.is_ascii_whitespace());
    letters.clone().all(is_letter) && letters.count() % 4 == 0
}

/// Titles of some length hold small letters, where their script has them.
pub fn is_not_shouting(text: &str) -> bool {
    text.chars().filter(|c| is_capital(*c)).count() < 20 || text.chars().any(is_small)
}

/// The ending of an address's path, in lower case.
fn ending(address: &str) -> Cow<'_, str> {
    let path = address.before_any(*b"?##");
    let file = path.rsplit('/').next().unwrap_or_default();
    file.rsplit_once('.')
        .map_or(Cow::Borrowed(""), |(_, ending)| lower_ascii(ending))
}

/// Unless its ending says otherwise.
pub fn is_jpeg_or_png(address: &str) -> bool {
    !matches!(
        &*ending(address),
        "webp" | "gif" | "svg" | "bmp" | "tif" | "tiff" | "avif" | "heic"
    )
}

/// Unless its ending says otherwise.
pub fn is_episode_file(address: &str) -> bool {
    !matches!(
        &*ending(address),
        "html" | "htm" | "wav" | "wma" | "aif" | "aiff" | "flac" | "ogg" | "opus" | "wmv" | "avi"
    )
}
