//! However much comes, and whatever it is, little of it is held.

use super::*;
use crate::model::{Entry, FeedHead};

#[derive(Default)]
struct Came {
    entries: usize,
    codes: Vec<&'static str>,
    is_truncated: bool,
}

impl Sink for Came {
    fn entry(&mut self, _: Entry<'_>) {
        self.entries += 1;
    }

    fn head(&mut self, head: FeedHead<'_>) {
        let found = head.report.diagnostics.iter();
        self.codes = found.map(|found| found.code).collect();
        self.is_truncated = head.report.truncated;
    }

    fn restart(&mut self) {
        self.entries = 0;
    }
}

impl Came {
    fn has_limit(&self) -> bool {
        self.codes.iter().any(|code| code.starts_with("limit/"))
    }
}

const START: &str = "<rss version='2.0'><channel><title>T</title>";
const ITEM: &str = "<item><title>One</title></item>";

/// What came of a beginning and so many megabytes of the same behind it, what was wrong, and how much was held.
fn endless(start: &[u8], block: &[u8], end: &[u8]) -> (Came, Option<FeedError>, usize) {
    let options = Options {
        limits: Limits {
            bytes: usize::MAX,
            entries: usize::MAX,
            entry_bytes: 1 << 20,
            ..Limits::default()
        },
        ..Options::default()
    };
    let mut came = Came::default();
    let mut stream = Stream::new(None, options);
    let mut most = 0;
    let part = block.repeat((64 << 10) / block.len());
    // Tags take their time where code is not made fast.
    let is_markup = block.starts_with(b"<");
    // More than is gathered of what must come whole.
    let megabytes = if is_markup { 8 } else { 80 };
    let parts = std::iter::repeat_n(&*part, (megabytes << 20) / part.len());
    for part in std::iter::once(start).chain(parts).chain([end]) {
        if let Err(error) = stream.push(part, &mut came) {
            return (came, Some(error), most);
        }
        let gathered = stream.arrivals.whole().map_or(0, <[u8]>::len);
        most = most.max(stream.window.capacity() + stream.kept() + gathered);
    }
    let error = stream.finish(&mut came).err();
    (came, error, most)
}

#[test]
fn what_never_ends_is_not_held() {
    let start = format!("{START}{}", ITEM.repeat(10));
    let end = format!("]]></title></item>{ITEM}</channel></rss>");
    for (opening, block, entries, is_cut) in [
        ("<item><title>", "never ends ", 12, true),
        ("<item><title>", "<b>never</b> ", 12, true),
        ("<item><description><![CDATA[", "never ends ", 12, true),
        ("<item><description><![CDATA[", "<p>never</p> ", 12, true),
        ("<![CDATA[", "never ends ", 11, true),
        ("<!--", "never ends ", 11, true),
        ("<?never ", "ends ", 11, true),
        ("<!DOCTYPE ", "never ends ", 11, true),
        ("<item about='", "never ends ", 11, true),
        ("<", "never", 11, true),
        ("</", "never", 11, true),
        ("", "never ends ", 11, false),
        ("<own:a>", "<a>", 11, true),
        ("</channel></rss>", "never ends ", 11, false),
        ("</channel></rss><p>", "<p>never</p> ", 10, false),
    ] {
        let opened = start.clone() + opening;
        let (came, error, held) = endless(opened.as_bytes(), block.as_bytes(), end.as_bytes());
        let told = format!("{opening} {block}: {held} held, {:?}", came.codes);
        assert_eq!((came.entries, error), (entries, None), "{told}");
        assert!(held < 4 << 20, "{told}");
        assert_eq!(
            (came.is_truncated, came.has_limit()),
            (is_cut, is_cut),
            "{told}"
        );
    }
}

#[test]
fn white_space_is_passed_over() {
    let start = format!("{START}{}", ITEM.repeat(10));
    for (opening, end) in [("", "</channel></rss>"), ("</channel></rss>", "")] {
        let opened = start.clone() + opening;
        let (came, error, held) = endless(opened.as_bytes(), b"  \r\n", end.as_bytes());
        assert_eq!((came.entries, error), (10, None), "{opening}");
        assert!(held < 4 << 20, "{opening}: {held}");
        assert!(!came.is_truncated && !came.has_limit(), "{:?}", came.codes);
    }
}

#[test]
fn a_head_has_an_end() {
    let start = format!("{START}{}", ITEM.repeat(10));
    for (opening, block) in [
        ("", "<link>https://example.org/</link>"),
        ("", "<skipHours><hour>1</hour></skipHours>"),
        ("<!--", "<p>never</p> "),
    ] {
        let opened = start.clone() + opening;
        let (came, error, held) = endless(opened.as_bytes(), block.as_bytes(), b"");
        assert_eq!((came.entries, error), (10, None), "{block}");
        assert!(held < 64 << 20, "{block}: {held}");
        assert!(
            came.is_truncated && came.has_limit(),
            "{block}: {:?}",
            came.codes
        );
    }
}

#[test]
fn what_is_gathered_whole_has_an_end() {
    let wide = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let xml: Vec<u8> = wide(&format!("\u{FEFF}{START}{}<item><title>", ITEM.repeat(10)));
    let json = r#"{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1"},{"id":""#;
    for (start, block, entries, code) in [
        (xml, wide("never ends "), Some(11), None),
        (json.into(), b"never ends ".to_vec(), Some(1), None),
        (
            Vec::new(),
            b"never ends ".to_vec(),
            None,
            Some("not-a-feed"),
        ),
        (
            b"<html>".to_vec(),
            b"never ends ".to_vec(),
            None,
            Some("html"),
        ),
    ] {
        let (came, error, held) = endless(&start, &block, b"");
        let name = String::from_utf8_lossy(&start);
        let report = error.as_ref().and_then(|error| error.report.as_deref());
        let is_truncated = report.map_or(came.is_truncated, |report| report.truncated);
        assert_eq!(entries.unwrap_or(0), came.entries, "{name}: {error:?}");
        assert_eq!(error.map(|error| error.code), code, "{name}");
        assert!(held < 160 << 20, "{name}: {held}");
        assert!(is_truncated, "{name}");
    }
}

/// Longer than a stream waits for anything.
fn long(text: &str) -> String {
    text.repeat((1 << 20) / text.len())
}

#[test]
fn what_is_longer_than_may_be_held_is_cut_as_in_the_whole() {
    let entry = |number: usize, fields: &str| {
        format!("<item><guid>{number}</guid>{fields}<description>{number}</description></item>\n")
    };
    let text = long("words &amp; words ");
    let html = long("<p>words <br> <b>words</b></p> ");
    for fields in [
        format!("<content:encoded><![CDATA[{html}]]></content:encoded>"),
        format!("<title>{text}</title><link>https://example.org/</link>"),
        format!("<own:a>{}</own:a>", long("<own:b c='d'>words</own:b> ")),
        format!("<!-- words -->{}", long("<category>words</category>")),
        format!("<own:a>{}{text}</own:a>", entry(7, "<title>within</title>")),
        long(" \n"),
    ] {
        let feed = [
            "<rss version='2.0' xmlns:own='urn:own' xmlns:content='http://purl.org/rss/1.0/modules/content/'><channel>",
            &entry(1, "<title>One</title>"),
            &entry(2, &fields),
            &entry(3, "<title>Three</title>"),
            &long(" \n"),
            "<own:head>",
            &text,
            "</own:head>",
            &entry(4, &fields),
            &entry(5, "<title>Five &</title>"),
            "</channel></rss>",
            &long("\n "),
        ];
        for max_entries in [None, Some(2)] {
            let options = Options {
                max_entries,
                limits: Limits {
                    entry_bytes: 1000,
                    ..Limits::default()
                },
                ..Options::default()
            };
            let bytes = feed.concat().into_bytes();
            let mut whole = Told::default();
            crate::parse::parse_into(&bytes, None, &options, &mut whole).expect("it is a feed");
            for part in [4096, 60_001, 10 << 20] {
                let mut came = Told::default();
                let mut stream = Stream::new(None, options.clone());
                for part in bytes.chunks(part) {
                    stream.push(part, &mut came).expect("it is a feed");
                }
                stream.finish(&mut came).expect("it is a feed");
                let name = fields.get(..20).unwrap_or_default();
                assert_eq!(came.0.len(), whole.0.len(), "{name} by {part}");
                for (one, other) in came.0.iter().zip(&whole.0) {
                    assert!(one == other, "{name} by {part}: {one} is not {other}");
                }
            }
        }
    }
}

/// Entries and heads, as they are written.
#[derive(Default)]
struct Told(Vec<serde_json::Value>);

impl Sink for Told {
    fn entry(&mut self, entry: Entry<'_>) {
        self.0.extend(serde_json::to_value(&entry));
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.0.extend(serde_json::to_value(&head));
    }

    fn restart(&mut self) {
        self.0.clear();
    }
}

#[test]
fn what_is_told_of_a_head_early_is_told_at_its_end() {
    let head =
        "<rss version='2.0' xmlns:itunes='itunes'><channel><itunes:author>Ann</itunes:author>";
    let mut came = Came::default();
    let mut stream = Stream::new(None, Options::default());
    let text = format!("{head}{ITEM}</channel></rss>");
    stream
        .push(text.as_bytes(), &mut came)
        .expect("it is a feed");
    stream.glimpse(&mut came).expect("nothing is lacking");
    stream.finish(&mut came).expect("it is a feed");
    assert!(came.codes.contains(&"xml/unknown-namespace"));
}
