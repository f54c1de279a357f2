//! Media types: spelled right, told by a file's name, and sorted into sound, film, picture, document and program.

use std::borrow::Cow;

use super::lower::lower_ascii;
use super::search::Search;

/// The type and subtype alone, in lower case and in their right spelling; none of what is no media type.
pub fn clean(text: &str) -> Option<Cow<'_, str>> {
    let end = memchr::memchr2(b';', b',', text.as_bytes()).unwrap_or(text.len());
    let text = text.get(..end).unwrap_or_default().trim();
    let text = lower_ascii(text);
    let Some((kind, subtype)) = text.split_once('/') else {
        // "mp3", ".jpg": the ending stands for the type.
        return of_ending(text.trim_start_matches('.')).map(Cow::Borrowed);
    };
    if !TYPES.contains(&kind) || subtype.is_empty() || !subtype.bytes().all(is_token) {
        return None;
    }
    match SPELLINGS.iter().find(|(wrong, _)| *wrong == text) {
        Some((_, right)) => Some(Cow::Borrowed(right)),
        None => Some(text),
    }
}

/// The type that a file's name promises, by the ending of an address's path.
pub fn from_url(url: &str) -> Option<&'static str> {
    let path = url.before_any(*b"?##");
    let path = path.cut_once("://").map_or(path, |(_, rest)| rest);
    let (_, name) = path.rsplit_once('/')?;
    let (_, ending) = name.rsplit_once('.')?;
    of_ending(ending)
}

/// What a file is to a reader: by the word that the feed gives, else by its type.
pub fn medium(kind: Option<&str>, declared: Option<&str>) -> Option<&'static str> {
    declared
        .and_then(of_word)
        .or_else(|| kind.and_then(of_type))
}

/// Whether a type is a page's or another text's: what lies there is read, not kept.
pub fn is_text(kind: &str) -> bool {
    kind.starts_with("text/") || kind.holds("html") || kind.holds("xml")
}

fn is_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$&^_.+-".contains(&byte)
}

/// The top-level types that IANA knows, and "x-…" ones seen in feeds.
#[rustfmt::skip]
const TYPES: &[&str] = &[
    "application", "audio", "chemical", "font", "image", "message", "model", "multipart", "text", "video", "x-world",
];

fn of_ending(ending: &str) -> Option<&'static str> {
    if ending.is_empty() || ending.len() > LONGEST_ENDING {
        return None;
    }
    named(ENDINGS, ending)
}

/// What a table has for a name, in whatever case.
fn named(table: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    let found = table
        .iter()
        .find(|(known, _)| known.eq_ignore_ascii_case(name));
    found.map(|(_, meant)| *meant)
}

/// "audio", and "audio/*" too.
fn of_word(word: &str) -> Option<&'static str> {
    named(WORDS, word.split('/').next()?.trim())
}

fn of_type(kind: &str) -> Option<&'static str> {
    if let Some((_, medium)) = TYPE_MEDIA.iter().find(|(known, _)| *known == kind) {
        return Some(medium);
    }
    match kind.split_once('/')?.0 {
        "audio" => Some("audio"),
        "video" => Some("video"),
        "image" => Some("image"),
        "text" => Some("document"),
        _ => OFFICE
            .iter()
            .any(|family| kind.starts_with(family))
            .then_some("document"),
    }
}

/// Wrong, outdated and right.
const SPELLINGS: &[(&str, &str)] = &[
    ("application/mp3", "audio/mpeg"),
    ("application/x-mp3", "audio/mpeg"),
    ("application/x-pdf", "application/pdf"),
    ("application/x-torrent", "application/x-bittorrent"),
    ("audio/m4a", "audio/mp4"),
    ("audio/mp3", "audio/mpeg"),
    ("audio/mpeg3", "audio/mpeg"),
    ("audio/mpg", "audio/mpeg"),
    ("audio/vnd.wave", "audio/wav"),
    ("audio/wave", "audio/wav"),
    ("audio/x-flac", "audio/flac"),
    ("audio/x-mp3", "audio/mpeg"),
    ("audio/x-mpeg", "audio/mpeg"),
    ("audio/x-mpeg-3", "audio/mpeg"),
    ("audio/x-mpeg3", "audio/mpeg"),
    ("audio/x-mpg", "audio/mpeg"),
    ("audio/x-wav", "audio/wav"),
    ("image/jpe", "image/jpeg"),
    ("image/jpg", "image/jpeg"),
    ("image/pjpeg", "image/jpeg"),
    ("image/svg", "image/svg+xml"),
    ("image/x-png", "image/png"),
    ("text/htm", "text/html"),
    ("video/m4v", "video/x-m4v"),
    ("video/mov", "video/quicktime"),
    ("video/mpeg4", "video/mp4"),
    ("video/mpg", "video/mpeg"),
    ("video/x-mp4", "video/mp4"),
    ("video/youtube", "video/x-youtube"),
];

const LONGEST_ENDING: usize = 7;

/// Endings of files that feeds carry. Those of web pages are left out: a page is no file.
const ENDINGS: &[(&str, &str)] = &[
    ("mp3", "audio/mpeg"),
    ("m4a", "audio/mp4"),
    ("m4b", "audio/mp4"),
    ("aac", "audio/aac"),
    ("ogg", "audio/ogg"),
    ("oga", "audio/ogg"),
    ("opus", "audio/ogg"),
    ("spx", "audio/ogg"),
    ("flac", "audio/flac"),
    ("wav", "audio/wav"),
    ("aif", "audio/aiff"),
    ("aiff", "audio/aiff"),
    ("wma", "audio/x-ms-wma"),
    ("weba", "audio/webm"),
    ("mka", "audio/x-matroska"),
    ("mid", "audio/midi"),
    ("midi", "audio/midi"),
    ("amr", "audio/amr"),
    ("m3u", "audio/x-mpegurl"),
    ("pls", "audio/x-scpls"),
    ("mp4", "video/mp4"),
    ("m4v", "video/x-m4v"),
    ("mov", "video/quicktime"),
    ("qt", "video/quicktime"),
    ("webm", "video/webm"),
    ("ogv", "video/ogg"),
    ("mpg", "video/mpeg"),
    ("mpeg", "video/mpeg"),
    ("avi", "video/x-msvideo"),
    ("wmv", "video/x-ms-wmv"),
    ("flv", "video/x-flv"),
    ("mkv", "video/x-matroska"),
    ("3gp", "video/3gpp"),
    ("m3u8", "application/vnd.apple.mpegurl"),
    ("mpd", "application/dash+xml"),
    ("swf", "application/x-shockwave-flash"),
    ("jpg", "image/jpeg"),
    ("jpeg", "image/jpeg"),
    ("jpe", "image/jpeg"),
    ("jfif", "image/jpeg"),
    ("png", "image/png"),
    ("gif", "image/gif"),
    ("webp", "image/webp"),
    ("avif", "image/avif"),
    ("heic", "image/heic"),
    ("heif", "image/heif"),
    ("jxl", "image/jxl"),
    ("svg", "image/svg+xml"),
    ("bmp", "image/bmp"),
    ("ico", "image/x-icon"),
    ("tif", "image/tiff"),
    ("tiff", "image/tiff"),
    ("pdf", "application/pdf"),
    ("epub", "application/epub+zip"),
    ("mobi", "application/x-mobipocket-ebook"),
    ("ps", "application/postscript"),
    ("rtf", "application/rtf"),
    ("txt", "text/plain"),
    ("csv", "text/csv"),
    ("md", "text/markdown"),
    ("vtt", "text/vtt"),
    ("srt", "application/x-subrip"),
    ("ics", "text/calendar"),
    ("doc", "application/msword"),
    (
        "docx",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ),
    ("xls", "application/vnd.ms-excel"),
    (
        "xlsx",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ),
    ("ppt", "application/vnd.ms-powerpoint"),
    (
        "pptx",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    ),
    ("odt", "application/vnd.oasis.opendocument.text"),
    ("ods", "application/vnd.oasis.opendocument.spreadsheet"),
    ("odp", "application/vnd.oasis.opendocument.presentation"),
    ("json", "application/json"),
    ("xml", "application/xml"),
    ("rss", "application/rss+xml"),
    ("atom", "application/atom+xml"),
    ("opml", "text/x-opml"),
    ("torrent", "application/x-bittorrent"),
    ("zip", "application/zip"),
    ("gz", "application/gzip"),
    ("tgz", "application/gzip"),
    ("bz2", "application/x-bzip2"),
    ("xz", "application/x-xz"),
    ("7z", "application/x-7z-compressed"),
    ("rar", "application/vnd.rar"),
    ("tar", "application/x-tar"),
    ("exe", "application/vnd.microsoft.portable-executable"),
    ("msi", "application/x-msi"),
    ("dmg", "application/x-apple-diskimage"),
    ("pkg", "application/x-newton-compatible-pkg"),
    ("apk", "application/vnd.android.package-archive"),
    ("deb", "application/vnd.debian.binary-package"),
    ("rpm", "application/x-rpm"),
    ("jar", "application/java-archive"),
];

/// Media RSS has five words; the others were seen in their place.
const WORDS: &[(&str, &str)] = &[
    ("audio", "audio"),
    ("video", "video"),
    ("image", "image"),
    ("document", "document"),
    ("executable", "executable"),
    ("music", "audio"),
    ("sound", "audio"),
    ("film", "video"),
    ("movie", "video"),
    ("photo", "image"),
    ("picture", "image"),
    ("img", "image"),
    ("doc", "document"),
    ("text", "document"),
];

/// Types whose first half does not tell. Flash was how films were shown.
const TYPE_MEDIA: &[(&str, &str)] = &[
    ("application/ogg", "audio"),
    ("application/vnd.apple.mpegurl", "video"),
    ("application/x-mpegurl", "video"),
    ("application/dash+xml", "video"),
    ("application/mp4", "video"),
    ("application/x-shockwave-flash", "video"),
    ("application/pdf", "document"),
    ("application/epub+zip", "document"),
    ("application/x-mobipocket-ebook", "document"),
    ("application/postscript", "document"),
    ("application/rtf", "document"),
    ("application/json", "document"),
    ("application/xml", "document"),
    ("application/rss+xml", "document"),
    ("application/atom+xml", "document"),
    ("application/xhtml+xml", "document"),
    ("application/x-subrip", "document"),
    (
        "application/vnd.microsoft.portable-executable",
        "executable",
    ),
    ("application/x-msdownload", "executable"),
    ("application/x-msdos-program", "executable"),
    ("application/x-msi", "executable"),
    ("application/x-apple-diskimage", "executable"),
    ("application/x-newton-compatible-pkg", "executable"),
    ("application/vnd.android.package-archive", "executable"),
    ("application/vnd.debian.binary-package", "executable"),
    ("application/x-rpm", "executable"),
    ("application/x-executable", "executable"),
    ("application/java-archive", "executable"),
];

/// How the types of office programs begin.
#[rustfmt::skip]
const OFFICE: &[&str] = &[
    "application/msword", "application/vnd.ms-excel", "application/vnd.ms-powerpoint", "application/vnd.ms-word",
    "application/vnd.oasis.opendocument.", "application/vnd.openxmlformats-officedocument.",
];

#[cfg(test)]
mod tests {
    use super::{clean, from_url, medium};

    #[test]
    fn media_types_are_read_as_the_table_says() {
        for line in include_str!("../../tests/tables/media-types.tsv").lines() {
            let columns: Vec<&str> = line.split('\t').collect();
            let [what, text, wanted, _remark] = columns[..] else {
                panic!("four columns: {line}");
            };
            let read = match what {
                "type" => clean(text).unwrap_or_default().into_owned(),
                "url" => from_url(text).unwrap_or_default().to_owned(),
                "medium" => medium(Some(text), None).unwrap_or_default().to_owned(),
                "word" => medium(Some("video/mp4"), Some(text))
                    .unwrap_or_default()
                    .to_owned(),
                _ => panic!("unknown reader: {line}"),
            };
            assert_eq!(read, wanted, "{line}");
        }
    }
}
