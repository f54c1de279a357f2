//! The whole road: bytes, Content-Type and options in, a result that keeps every promise out.

use anyfeed::options::{Html, Limits};
use anyfeed::{FeedError, Options};
use serde_json::Value;

use super::{kept, properties};

const CONTENT_TYPES: &[Option<&str>] = &[
    None,
    Some("application/rss+xml"),
    Some("application/atom+xml; charset=utf-8"),
    Some("text/html; charset=iso-8859-1"),
    Some("application/feed+json"),
    Some("text/xml; charset=utf-16"),
    Some("text/plain;charset=\"shift_jis\""),
    Some("application/xml; charset=utf-7"),
    Some("text/xml; charset=iso-2022-jp"),
    Some("text/xml; charset=gb18030"),
    Some("; charset"),
];

const URLS: &[Option<&str>] = &[
    None,
    Some("https://x.example/a/feed.xml?b#c"),
    Some("http://[::1]:8080/"),
    Some("not an address"),
];

/// The first byte chooses the Content-Type, the second the options; the document is the rest.
pub fn road(data: &[u8]) {
    let [header, wish, document @ ..] = data else {
        return;
    };
    let content_type = content_type(*header);
    judge(document, content_type, &options(*wish));
    kept::kept(document);
}

/// A Content-Type by a byte.
pub fn content_type(header: u8) -> Option<&'static str> {
    CONTENT_TYPES[usize::from(header) % CONTENT_TYPES.len()]
}

/// Options by the bits of a byte.
pub fn options(wish: u8) -> Options {
    let limits = Limits::default();
    Options {
        url: URLS[usize::from(wish & 3)].map(str::to_owned),
        html: [Html::Safe, Html::Safe, Html::Raw, Html::None][usize::from(wish >> 2 & 3)],
        emails: wish & 16 != 0,
        provenance: wish & 32 != 0,
        hfeed: wish & 64 != 0,
        max_entries: (wish & 192 == 192).then_some(2),
        limits: if wish & 192 == 128 { tight() } else { limits },
        ..Options::default()
    }
}

/// Limits that small documents reach.
fn tight() -> Limits {
    Limits {
        entries: 3,
        entry_bytes: 400,
        attributes: 4,
        expansion: 64,
        depth: 6,
        diagnostics: 2,
        ..Limits::default()
    }
}

/// Reads a document in every way there is, and looks at what comes.
pub fn judge(document: &[u8], content_type: Option<&str>, options: &Options) {
    let json = anyfeed::parse_to_json(document, content_type, options);
    let shaped = anyfeed::parse_to_json_feed(document, content_type, options);
    let text = anyfeed::decode_document(document, content_type);
    let detected = anyfeed::detect(document, content_type);
    let (json, text) = match (json, text) {
        (Ok(json), Ok(text)) => (json, text.text),
        (Err(error), text) => {
            assert_eq!(shaped.err().map(|shaped| shaped.code), Some(error.code));
            return refused(&error, text.map(|text| text.text).unwrap_or_default());
        }
        (Ok(_), Err(error)) => panic!("read, but not decoded: {error}"),
    };
    let feed: Value = serde_json::from_slice(&json).expect("the JSON is JSON");
    let whole = anyfeed::parse(document, content_type, options).expect("it was read before");
    let whole = serde_json::to_value(&whole).expect("it can be written");
    assert_eq!(feed, whole, "the JSON is not the feed");
    let shaped = shaped.expect("it was read before");
    let shaped: Value = serde_json::from_slice(&shaped).expect("the JSON Feed is JSON");
    assert_eq!(
        shaped["items"].as_array().map(Vec::len),
        feed["entries"].as_array().map(Vec::len)
    );
    // Detection has limits of its own: none hides from it what a format is known by.
    let is_deep = options.limits.depth < Limits::default().depth;
    let is_cut = is_deep || feed["report"]["truncated"] == true;
    if document.len() < 16 << 10 && !options.hfeed && !is_cut {
        let detected = detected.expect("what is read is a feed");
        assert_eq!(
            serde_json::to_value(detected.format).unwrap(),
            feed["format"]
        );
    }
    properties::feed(&feed, &text, options);
    properties::bounded(json.len(), &text, &feed);
}

fn refused(error: &FeedError, text: String) {
    let error = serde_json::to_value(error).expect("it can be written");
    properties::clean(&error, "error", false);
    properties::report(&error["report"], &text, 0);
    assert!(matches!(
        error["code"].as_str(),
        Some("empty" | "not-a-feed" | "html" | "too-large")
    ));
}

/// Bytes and their decoded text are read alike.
pub fn encoding(data: &[u8]) {
    let [header, document @ ..] = data else {
        return;
    };
    let content_type = content_type(*header);
    let Ok(decoded) = anyfeed::decode_document(document, content_type) else {
        return;
    };
    if !matches!(document, [0x1f | 0x78, ..]) {
        assert!(decoded.text.len() <= document.len() * 3 + 3, "it grew");
    }
    // What begins with the size of a chunk may be put together.
    if let Ok(text) = std::str::from_utf8(document)
        && !text.starts_with(|first: char| first.is_ascii_hexdigit())
        && decoded.encoding == "utf-8"
    {
        // One mark goes; further ones are text.
        let unmarked = |text: &str| text.trim_start_matches('\u{feff}').to_owned();
        assert_eq!(unmarked(&decoded.text), unmarked(text));
    }
    let options = Options::default();
    let ours = anyfeed::parse_to_json(document, content_type, &options);
    // Archives and pictures are known by their first bytes, whatever text could be made of them.
    if let Err(error) = &ours
        && error.found == Some("binary")
    {
        return;
    }
    let text = anyfeed::parse_text_to_json(&decoded.text, None, &options).ok();
    assert_eq!(
        ours.ok().map(|json| entries(&json)),
        text.map(|json| entries(&json)),
        "bytes and text are read differently"
    );
}

fn entries(json: &[u8]) -> Value {
    serde_json::from_slice::<Value>(json).expect("the JSON is JSON")["entries"].take()
}

/// JSON, and a second opinion on whether it is well-formed.
pub fn json(data: &[u8]) {
    let options = Options::default();
    judge(data, Some("application/feed+json"), &options);
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(feed) = anyfeed::parse_text(text, None, &options) else {
        return;
    };
    let report = feed.head.report;
    let is_json = matches!(feed.head.format, anyfeed::model::Format::Json);
    if is_json && !report.truncated && !text.starts_with('\u{feff}') {
        let strict = serde_json::from_str::<serde::de::IgnoredAny>(text);
        let deep = strict
            .as_ref()
            .is_err_and(|error| error.to_string().contains("recursion"));
        assert!(
            deep || strict.is_ok() == report.well_formed,
            "well-formed: {}, but a JSON parser says {strict:?}",
            report.well_formed
        );
    }
}

/// A person, in each place where feeds name one.
pub fn people(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let name = text.replace('&', "&amp;").replace('<', "&lt;");
    for document in [
        format!(
            "<rss version='2.0'><channel><item><author>{name}</author><title>a</title></item></channel></rss>"
        ),
        format!(
            "<feed xmlns='http://www.w3.org/2005/Atom'><entry><author><name>{name}</name><email>{name}</email><uri>{name}</uri></author></entry></feed>"
        ),
        format!(
            "<rss xmlns:dc='http://purl.org/dc/elements/1.1/' xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'><channel><managingEditor>{name}</managingEditor><itunes:author>{name}</itunes:author><item><dc:creator>{name}</dc:creator></item></channel></rss>"
        ),
    ] {
        judge(document.as_bytes(), None, &options(0));
        judge(document.as_bytes(), None, &options(16));
    }
}
