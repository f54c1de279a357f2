//! Each limit does what the contract says: two refuse the document, the others give a partial result that says so.

use anyfeed::model::Feed;
use anyfeed::options::Limits;
use anyfeed::{Options, parse};

const ITEMS: &str = "<rss version='2.0'><channel><title>News</title>\
    <item><guid>1</guid><title>One</title></item><item><guid>2</guid><title>Two</title></item>\
    <item><guid>3</guid><title>Three</title></item></channel></rss>";

fn read(document: &str, limits: Limits) -> Feed<'static> {
    let options = Options {
        limits,
        ..Options::default()
    };
    parse(document.as_bytes(), None, &options).expect("it is a feed")
}

/// What comes says that it is not all there is, and which limit it was.
fn is_partial(feed: &Feed, code: &str) {
    let report = &feed.head.report;
    assert!(report.truncated, "{code}");
    assert_eq!(report.quality, "damaged", "{code}");
    let codes: Vec<&str> = report.diagnostics.iter().map(|found| found.code).collect();
    assert!(codes.contains(&code), "{code}: {codes:?}");
}

fn is_whole(feed: &Feed) {
    assert!(!feed.head.report.truncated);
    assert_eq!(feed.head.report.quality, "clean");
}

#[test]
fn bytes_refuse_the_document() {
    let limits = |bytes| Limits {
        bytes,
        ..Limits::default()
    };
    is_whole(&read(ITEMS, limits(ITEMS.len())));
    let options = Options {
        limits: limits(ITEMS.len() - 1),
        ..Options::default()
    };
    let error = parse(ITEMS.as_bytes(), None, &options).expect_err("it is too large");
    assert_eq!(error.code, "too-large");
    assert!(error.message.contains("limits.bytes"), "{}", error.message);
}

#[test]
fn inflated_refuses_the_document() {
    let long = ITEMS.replace("Three", &"long ".repeat(10_000));
    let zipped = gzip(long.as_bytes());
    let refused = |inflated| {
        let limits = Limits {
            inflated,
            ..Limits::default()
        };
        let options = Options {
            limits,
            ..Options::default()
        };
        parse(&zipped, None, &options).err().map(|error| error.code)
    };
    assert_eq!(refused(long.len()), None);
    assert_eq!(refused(long.len() - 1), Some("too-large"));
}

/// Stored, not compressed: the format's own frame is enough.
fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut out = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
    out.extend(stored(bytes));
    out.extend([0; 4]);
    out.extend(
        u32::try_from(bytes.len())
            .expect("it is small")
            .to_le_bytes(),
    );
    out
}

/// Blocks of deflate that hold their bytes as they are.
fn stored(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut blocks = bytes.chunks(60_000).peekable();
    while let Some(block) = blocks.next() {
        let length = u16::try_from(block.len()).expect("it is small");
        out.push(u8::from(blocks.peek().is_none()));
        out.extend(length.to_le_bytes());
        out.extend((!length).to_le_bytes());
        out.extend(block);
    }
    out
}

#[test]
fn entries_beyond_the_limit_are_not_read() {
    let limits = |entries| Limits {
        entries,
        ..Limits::default()
    };
    let json = r#"{"version":"https://jsonfeed.org/version/1.1","title":"News","items":[{"id":"1","content_text":"One"},{"id":"2","content_text":"Two"},{"id":"3","content_text":"Three"}]}"#;
    for document in [ITEMS, json] {
        is_whole(&read(document, limits(3)));
        let feed = read(document, limits(2));
        assert_eq!(feed.entries.len(), 2);
        is_partial(&feed, "limit/entries");
    }
}

#[test]
fn a_limit_says_so_however_much_was_said_before() {
    let limits = |entries, diagnostics| Limits {
        entries,
        diagnostics,
        ..Limits::default()
    };
    let broken = ITEMS.replace("News", &"& ".repeat(101));
    let feed = read(&broken, limits(1, 100));
    is_partial(&feed, "limit/entries");
    let report = &feed.head.report;
    assert_eq!(report.diagnostics.len(), 100);
    assert_eq!(report.diagnostics_total, 102);
    assert_eq!(read(&broken, limits(1, 0)).head.report.diagnostics.len(), 0);
    let same = ITEMS.replace("</channel>", &"<item><guid>1</guid></item>".repeat(200));
    is_partial(&read(&same, limits(150, 100)), "limit/entries");
}

#[test]
fn the_rest_of_an_entry_that_is_too_long_is_not_read() {
    let limits = |entry_bytes| Limits {
        entry_bytes,
        ..Limits::default()
    };
    let long = "x".repeat(1000);
    let rss = ITEMS.replace(
        "<title>Two</title>",
        &format!("<title>Two</title><description>{long}</description><author>Ann</author>"),
    );
    let json = format!(
        r#"{{"version":"https://jsonfeed.org/version/1.1","title":"News","items":[{{"id":"1","title":"One","content_text":"One"}},{{"id":"2","title":"Two","content_text":"{long}","authors":[{{"name":"Ann"}}]}},{{"id":"3","title":"Three","content_text":"Three"}}]}}"#
    );
    for document in [rss, json] {
        assert_eq!(read(&document, limits(2000)).entries[1].authors.len(), 1);
        let feed = read(&document, limits(500));
        is_partial(&feed, "limit/entry-bytes");
        let titles: Vec<_> = feed
            .entries
            .iter()
            .map(|entry| entry.title.as_deref())
            .collect();
        assert_eq!(titles, [Some("One"), Some("Two"), Some("Three")]);
        assert!(feed.entries[1].authors.is_empty());
    }
}

#[test]
fn attributes_and_namespaces_beyond_the_limit_are_not_read() {
    let limits = Limits {
        attributes: 4,
        ..Limits::default()
    };
    let attributes = "a='1' b='2' c='3' d='4' e='5'";
    let feed = read(
        &ITEMS.replacen("<guid>", &format!("<guid {attributes}>"), 1),
        limits,
    );
    is_partial(&feed, "limit/attributes");
    assert_eq!(feed.entries.len(), 3);
    let nested = ITEMS.replace(
        "<title>Three</title>",
        "<a xmlns:a='urn:a' xmlns:b='urn:b'><b xmlns:c='urn:c' xmlns:d='urn:d'><c xmlns:e='urn:e'/></b></a><title>Three</title>",
    );
    let feed = read(&nested, limits);
    is_partial(&feed, "limit/namespaces");
    assert_eq!(feed.entries[2].title.as_deref(), Some("Three"));
}

#[test]
fn text_of_elements_too_deep_is_kept() {
    let limits = Limits {
        depth: 8,
        ..Limits::default()
    };
    let deep = |open: &str, close: &str| open.repeat(20) + "words" + &close.repeat(20);
    let rss = ITEMS.replace(
        "<title>Two</title>",
        &format!("<title>Two</title><own>{}</own>", deep("<b>", "</b>")),
    );
    let json = format!(
        r#"{{"version":"https://jsonfeed.org/version/1.1","title":"News","items":[{{"id":"1","content_text":"One"}},{{"id":"2","content_text":"Two","_own":{}}},{{"id":"3","content_text":"Three"}}]}}"#,
        deep(r#"{"b":"#, "}").replace("words", r#""words""#)
    );
    for document in [rss, json] {
        let feed = read(&document, limits);
        is_partial(&feed, "limit/depth");
        assert_eq!(feed.entries.len(), 3);
        let own = format!("{:?}", feed.entries[1].foreign);
        assert!(own.contains("words"), "{own}");
        assert_eq!(
            read(&document, Limits::default()).head.report.quality,
            "clean"
        );
    }
}

#[test]
fn entities_that_expand_to_too_much_are_kept_as_they_stand() {
    let limits = Limits {
        expansion: 100,
        ..Limits::default()
    };
    let document = format!(
        "<!DOCTYPE rss [<!ENTITY long '{}'><!ENTITY short 'Two'>]>{}",
        "x".repeat(90),
        ITEMS
            .replace("One", "&long;&long;")
            .replace("Two", "&short;")
    );
    let feed = read(&document, limits);
    is_partial(&feed, "limit/expansion");
    let title = |at: usize| feed.entries[at].title.as_deref().unwrap_or_default();
    assert!(title(0).contains("&long;"), "{}", title(0));
    assert_eq!(title(1), "Two");
}

#[test]
fn diagnostics_beyond_the_limit_are_counted() {
    let limits = Limits {
        diagnostics: 2,
        ..Limits::default()
    };
    let feed = read(&ITEMS.replace("<title>", "<title>& & & "), limits);
    let report = &feed.head.report;
    assert_eq!(report.diagnostics.len(), 2);
    assert_eq!(report.diagnostics_total, 12);
    assert!(!report.truncated, "nothing of the document is missing");
}

#[test]
fn why_nothing_follows_is_told_however_much_was_found_before() {
    let cut = ITEMS.replace("<title>", "<title>& & & ");
    let cut = &cut[..cut.len() - 40];
    let codes = |diagnostics| {
        let limits = Limits {
            diagnostics,
            ..Limits::default()
        };
        let found = read(cut, limits).head.report.diagnostics;
        found.iter().map(|one| one.code).collect::<Vec<_>>()
    };
    assert_eq!(codes(0), [""; 0]);
    assert_eq!(codes(1), ["xml/document-cut-off"]);
    assert_eq!(
        codes(2),
        ["xml/unescaped-ampersand", "xml/document-cut-off"]
    );
}

#[test]
fn a_json_feed_says_of_a_damaged_document_that_it_is_one() {
    let written = |text: &str| {
        let json = anyfeed::parse_to_json_feed(text.as_bytes(), None, &Options::default());
        let json = json.expect("it is a feed");
        serde_json::from_slice::<serde_json::Value>(&json).expect("the JSON is JSON")
    };
    assert_eq!(written(ITEMS).get("_anyfeed"), None);
    let cut = written(&ITEMS[..ITEMS.len() - 40]);
    assert_eq!(
        cut.pointer("/_anyfeed/report/diagnostics/0/code"),
        Some(&"xml/document-cut-off".into())
    );
}

#[test]
fn a_stream_gives_what_there_is_instead_of_refusing() {
    let long = ITEMS.replace("Three", &"long ".repeat(40_000));
    let options = Options {
        limits: Limits {
            inflated: long.len() / 2,
            ..Limits::default()
        },
        ..Options::default()
    };
    is_beginning(&gzip(long.as_bytes()), options);
    let options = Options {
        limits: Limits {
            bytes: long.len() / 2,
            ..Limits::default()
        },
        ..Options::default()
    };
    is_beginning(long.as_bytes(), options);
}

fn is_beginning(document: &[u8], options: Options) {
    let mut came = Came::default();
    let mut stream = anyfeed::Stream::new(None, options);
    for part in document.chunks(1000) {
        stream.push(part, &mut came).expect("it goes on");
    }
    stream.finish(&mut came).expect("it is a feed");
    assert_eq!(came.entries, 3);
    assert!(came.truncated);
    assert!(came.codes.contains(&"limit/bytes"), "{:?}", came.codes);
}

/// Reads parts of a thousand bytes, and no more bytes than these.
fn read_up_to(document: &str, bytes: usize) -> Came {
    let options = Options {
        limits: Limits {
            bytes,
            ..Limits::default()
        },
        ..Options::default()
    };
    let mut came = Came::default();
    let mut stream = anyfeed::Stream::new(None, options);
    for part in document.as_bytes().chunks(1000) {
        stream.push(part, &mut came).expect("it goes on");
    }
    stream.finish(&mut came).expect("it is a feed");
    came
}

#[test]
fn a_stream_that_the_limit_cuts_is_not_ill_formed_for_that() {
    let item = |number: usize| {
        format!(
            "<item><title>caf\u{e9} &amp; {number}</title><guid>{number}</guid><a:b xmlns:a='urn:a'>c</a:b></item>"
        )
    };
    let items: String = (1000..2000).map(item).collect();
    let well_formed =
        format!("<rss version='2.0'><channel><title>T</title>{items}</channel></rss>");
    for bytes in (200..300).chain(70_000..70_100) {
        let came = read_up_to(&well_formed, bytes);
        assert_eq!(came.codes, ["limit/bytes"], "{bytes}");
        assert!(came.truncated && came.is_well_formed);
    }
    let ill_formed = well_formed.replacen("&amp;", "&", 1);
    let came = read_up_to(&ill_formed, 70_000);
    assert_eq!(came.codes, ["xml/unescaped-ampersand", "limit/bytes"]);
    assert!(!came.is_well_formed);
}

#[test]
fn a_stream_ends_where_an_entry_begins_that_is_not_wanted() {
    let (start, rest) = ITEMS.split_once("<item>").expect("it has items");
    let (one, _) = rest.split_once("<item>").expect("it has more");
    let one = &format!("{start}<item>{one}");
    let of = |max_entries, entries| Options {
        max_entries,
        limits: Limits {
            entries,
            ..Limits::default()
        },
        ..Options::default()
    };
    for (wanted, before, options) in [
        (1, one, of(Some(1), 9)),
        (1, one, of(None, 1)),
        (0, &start.to_owned(), of(Some(0), 9)),
    ] {
        let mut came = Came::default();
        let mut stream = anyfeed::Stream::new(None, options);
        for (part, is_done) in [(&**before, false), ("<item", false), (">", true)] {
            stream.push(part.as_bytes(), &mut came).expect("it goes on");
            assert_eq!(stream.is_done(), is_done, "{wanted}: {part}");
        }
        assert_eq!(came.entries, wanted);
        assert!(came.truncated && came.is_well_formed);
    }
}

#[derive(Default)]
struct Came {
    entries: usize,
    truncated: bool,
    is_well_formed: bool,
    codes: Vec<&'static str>,
}

impl anyfeed::Sink for Came {
    fn entry(&mut self, _: anyfeed::model::Entry<'_>) {
        self.entries += 1;
    }

    fn head(&mut self, head: anyfeed::model::FeedHead<'_>) {
        self.truncated = head.report.truncated;
        self.is_well_formed = head.report.well_formed;
        let found = head.report.diagnostics.iter();
        self.codes = found.map(|found| found.code).collect();
    }

    fn restart(&mut self) {
        self.entries = 0;
    }
}
