//! The label inside a document: `encoding` of the XML declaration, `charset` of an HTML page.

use std::ops::Range;

use crate::value::search;

/// How far into a document a declaration is looked for: behind white space, a comment, a PHP warning.
pub const REACH: usize = 1024;

/// An HTML page may say its charset only after a long head.
const HTML_REACH: usize = 4096;

/// Where a document names its encoding, and whether it does so as "xml" or as "html".
pub fn inside(bytes: &[u8]) -> Option<(&'static str, Range<usize>)> {
    let page = || Some(("html", html(bytes)?));
    xml(bytes).map(|at| ("xml", at)).or_else(page)
}

/// What only pages have, behind its `<`.
const PAGES: [&[u8]; 4] = [b"!doctype html", b"html", b"head", b"meta"];

/// Where the XML declaration names an encoding, tolerating `<? xml`, `<?XML`, missing quotes.
fn xml(bytes: &[u8]) -> Option<Range<usize>> {
    let head = bytes.get(..REACH).unwrap_or(bytes);
    let inner = search::find_all(head, b"<?").find_map(|at| declaration_at(head, at + 2))?;
    attribute(head.get(..inner.end)?, inner.start, b"encoding")
}

/// Where a `<meta>` of an HTML page names its charset.
fn html(bytes: &[u8]) -> Option<Range<usize>> {
    let head = bytes
        .get(..HTML_REACH)
        .unwrap_or(bytes)
        .to_ascii_lowercase();
    let is_mark = |name: &[u8]| PAGES.iter().any(|page| name.starts_with(page));
    let mut signs = memchr::memchr_iter(b'<', &head);
    if !signs.any(|sign| head.get(sign + 1..).is_some_and(is_mark)) {
        return None;
    }
    search::find_all(&head, b"<meta").find_map(|at| {
        let end = memchr::memchr(b'>', head.get(at..)?)?;
        attribute(head.get(..at + end)?, at, b"charset")
    })
}

/// The inside of an XML declaration whose `<?` ends here.
fn declaration_at(head: &[u8], from: usize) -> Option<Range<usize>> {
    let rest = head.get(from..)?;
    let skipped = spaces(rest);
    let name = rest.get(skipped..skipped + 3)?;
    let behind = rest.get(skipped + 3..)?;
    if !name.eq_ignore_ascii_case(b"xml") || spaces(behind) == 0 {
        return None;
    }
    let start = from + skipped + 3;
    let length = memchr::memchr2(b'>', b'<', behind).unwrap_or(behind.len());
    Some(start..start + length)
}

/// Where the value of an attribute stands of a tag that begins at a place, and ends where the bytes do.
fn attribute(bytes: &[u8], from: usize, name: &[u8]) -> Option<Range<usize>> {
    let lower = bytes.get(from..)?.to_ascii_lowercase();
    search::find_all(&lower, name).find_map(|at| {
        let mut at = from + at + name.len();
        at += spaces(bytes.get(at..)?);
        if bytes.get(at) != Some(&b'=') {
            return None;
        }
        at += 1;
        at += run(bytes.get(at..)?, |byte| b"\"' \t\r\n".contains(byte));
        let length = run(bytes.get(at..)?, |byte| !b"\"'?/>; \t\r\n".contains(byte));
        (length > 0).then_some(at..at + length)
    })
}

fn spaces(bytes: &[u8]) -> usize {
    run(bytes, u8::is_ascii_whitespace)
}

/// How many of the first bytes are such.
fn run(bytes: &[u8], is_such: impl Fn(&u8) -> bool) -> usize {
    bytes.iter().take_while(|byte| is_such(byte)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(document: &str, find: fn(&[u8]) -> Option<Range<usize>>) -> Option<&str> {
        find(document.as_bytes()).map(|at| &document[at])
    }

    #[test]
    fn finds_the_encoding_of_the_xml_declaration() {
        for (document, label) in [
            (
                "<?xml version=\"1.0\" encoding=\"utf-8\"?><a/>",
                Some("utf-8"),
            ),
            (
                "<?xml version='1.0' encoding = 'KOI8-R' ?><a/>",
                Some("KOI8-R"),
            ),
            ("<?xml version=1.0 encoding=big5?><a/>", Some("big5")),
            ("\n \n<? XML version='1.0' ENCODING='x'?>", Some("x")),
            (
                "<b>Warning</b>: in x.php <br />\n<?xml version='1.0' encoding='gbk'?>",
                Some("gbk"),
            ),
            (
                "<?php header('encoding=no') ?><?xml encoding='gbk'?>",
                Some("gbk"),
            ),
            ("<?xml-stylesheet encoding='no'?><a/>", None),
            ("<?xml version='1.0'?><a encoding='no'/>", None),
            ("<?xml version='1.0' encoding=''?><a/>", None),
            ("<?xml version='1.0' encoding=\"utf-8", Some("utf-8")),
            ("<a/>", None),
            ("", None),
        ] {
            assert_eq!(word(document, xml), label, "{document}");
        }
    }

    #[test]
    fn finds_the_charset_of_a_page() {
        for (document, label) in [
            (
                "<!DOCTYPE html><html><head><meta charset=utf-8>",
                Some("utf-8"),
            ),
            (
                "<html><meta http-equiv=Content-Type content=\"text/html; charset=windows-1251\">",
                Some("windows-1251"),
            ),
            ("<rss><channel><title>charset=big5</title>", None),
            ("<html><p>charset=big5</p></html>", None),
        ] {
            assert_eq!(word(document, html), label, "{document}");
        }
    }
}
