//! The Content-Type header: media type and charset, however they are written.

use crate::value::letters::is_letter_or_digit;
use crate::value::search;

/// What a Content-Type header says.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ContentType {
    /// In lower case, without parameters.
    pub media_type: Option<String>,
    /// As written, without quotes.
    pub charset: Option<String>,
}

impl ContentType {
    /// Reads a header as received. Seen in the wild: single quotes, white space around `=`, `charset:utf-8`,
    /// no semicolon, two headers joined by a comma.
    pub fn read(header: Option<&str>) -> ContentType {
        let header = header.unwrap_or_default();
        ContentType {
            media_type: media_type(header),
            charset: charset(header),
        }
    }
}

fn media_type(header: &str) -> Option<String> {
    let first = header.split([';', ',']).next()?;
    let word = first.split_whitespace().next()?;
    let (kind, subtype) = word.split_once('/')?;
    let fits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_graphic());
    (fits(kind) && fits(subtype)).then(|| word.to_ascii_lowercase())
}

fn charset(header: &str) -> Option<String> {
    let lower = header.to_ascii_lowercase();
    let word = "charset";
    search::find_all(lower.as_bytes(), word.as_bytes()).find_map(|at| {
        // "x-charset=" is another parameter.
        let before = header.get(..at)?.chars().next_back();
        if before.is_some_and(|before| is_letter_or_digit(before) || before == '-') {
            return None;
        }
        let behind = header.get(at + word.len()..)?.trim_start();
        let value = behind.strip_prefix(['=', ':'])?.trim_start();
        let value = value.trim_start_matches(['"', '\'', '\\']);
        let end =
            value.find(|c: char| matches!(c, '"' | '\'' | '\\' | ';' | ',') || c.is_whitespace());
        let value = value.get(..end.unwrap_or(value.len()))?;
        (!value.is_empty()).then(|| value.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_media_type_and_charset_in_every_spelling() {
        for (header, media_type, charset) in [
            ("text/xml", Some("text/xml"), None),
            ("TEXT/XML; Charset=UTF-8", Some("text/xml"), Some("UTF-8")),
            (
                "application/rss+xml;charset= 'us-ascii'",
                Some("application/rss+xml"),
                Some("us-ascii"),
            ),
            (
                "application/xml;charset = \"gb2312\" ",
                Some("application/xml"),
                Some("gb2312"),
            ),
            (
                "text/xml; charset:iso-8859-1",
                Some("text/xml"),
                Some("iso-8859-1"),
            ),
            ("text/xml charset=koi8-r", Some("text/xml"), Some("koi8-r")),
            ("text/xml; charset=", Some("text/xml"), None),
            ("text/xml; charset=\"\"", Some("text/xml"), None),
            ("text/xml;\u{a0}qs=0.9", Some("text/xml"), None),
            (
                "text/html; charset=utf-8, text/xml",
                Some("text/html"),
                Some("utf-8"),
            ),
            (
                "text/xml; x-charset=big5; charset=utf-8",
                Some("text/xml"),
                Some("utf-8"),
            ),
            (
                "text/xml; charset=utf-8; charset=big5",
                Some("text/xml"),
                Some("utf-8"),
            ),
            ("xml", None, None),
            ("charset=utf-8", None, Some("utf-8")),
            ("", None, None),
        ] {
            let read = ContentType::read(Some(header));
            assert_eq!(read.media_type.as_deref(), media_type, "{header}");
            assert_eq!(read.charset.as_deref(), charset, "{header}");
        }
        assert_eq!(ContentType::read(None), ContentType::default());
    }
}
