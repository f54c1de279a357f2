//! What every result keeps: places inside the document, text without controls, addresses of known schemes, safe HTML.

use anyfeed::Options;
use anyfeed::options::Html;
use serde_json::Value;

use super::grammar;

/// Addresses to be fetched or opened, whatever they stand in.
const PAGES: &[&str] = &[
    "canonicalUrl",
    "feedUrl",
    "chaptersUrl",
    "newFeedUrl",
    "icon",
    "next",
    "previous",
    "license",
];

/// The members whose content is the publisher's own, as it stood.
const VERBATIM: &[&str] = &["extensions", "foreign", "provenance"];

/// Everything that holds of a feed.
pub fn feed(feed: &Value, text: &str, options: &Options) {
    if options.html != Html::Raw {
        clean(feed, "feed", false);
    }
    let entries = feed["entries"].as_array().expect("entries are a list");
    report(&feed["report"], text, entries.len());
    let mut ids = std::collections::HashMap::new();
    for entry in entries {
        let id = entry["id"].as_str().expect("an id is a text");
        assert!(!id.is_empty(), "an id is empty");
        let marks = (&entry["title"], &entry["url"]);
        let known = ids.entry(id).or_insert(marks);
        assert_eq!(*known, marks, "two entries have the id {id:?}");
    }
    walk(feed, "", options);
}

/// Controls have no place in text, unless it is said to be as it stood. What publishers' own elements hold may keep its line ends as they are.
pub fn clean(value: &Value, at: &str, verbatim: bool) {
    match value {
        Value::String(text) => {
            let allowed = |sign| matches!(sign, '\n' | '\t') || verbatim && sign == '\r';
            let control = text.chars().find(|&sign| sign < ' ' && !allowed(sign));
            assert!(control.is_none(), "{control:?} in {at}: {text:?}");
        }
        Value::Array(list) => list.iter().for_each(|value| clean(value, at, verbatim)),
        Value::Object(map) => map
            .iter()
            .filter(|(name, _)| !matches!(name.as_str(), "message" | "raw"))
            .for_each(|(name, value)| {
                clean(value, name, verbatim || VERBATIM.contains(&name.as_str()))
            }),
        _ => {}
    }
}

/// A report's places lie inside the document, in order, and its words are those of the contract.
pub fn report(report: &Value, text: &str, entries: usize) {
    if report.is_null() {
        return;
    }
    let units = text.chars().map(char::len_utf16).sum::<usize>() as u64;
    let lines = text.len() as u64 + 1;
    let list = report["diagnostics"].as_array().expect("it is a list");
    let total = report["diagnosticsTotal"].as_u64().expect("it is a number");
    assert!(list.len() as u64 <= total);
    let quality = report["quality"].as_str();
    assert!(matches!(quality, Some("clean" | "mended" | "damaged")));
    for found in list {
        let number = |name: &str| {
            found[name]
                .as_u64()
                .unwrap_or_else(|| panic!("{name}: {found}"))
        };
        assert!(number("from") <= number("to"), "{found}");
        assert!(number("to") <= units, "{found} in a document of {units}");
        assert!((1..=lines).contains(&number("line")), "{found}");
        assert!((1..=units + 1).contains(&number("column")), "{found}");
        if let Some(entry) = found["entry"].as_u64() {
            assert!(entry < entries as u64, "{found} of {entries} entries");
        }
    }
}

fn walk(value: &Value, name: &str, options: &Options) {
    match value {
        Value::String(text) => {
            if name.ends_with("Html") && options.html == Html::Safe {
                safe(text);
            }
            if PAGES.contains(&name) || name == "hubs" {
                web(text, name);
            }
            if matches!(name, "url" | "link") {
                addressed(text, name);
            }
            if matches!(name, "published" | "updated") {
                moment(text);
            }
            if name == "email" {
                assert!(
                    options.emails,
                    "an e-mail address that nobody asked for: {text}"
                );
            }
        }
        Value::Array(list) => list.iter().for_each(|value| walk(value, name, options)),
        Value::Object(map) => map
            .iter()
            .filter(|(name, _)| !VERBATIM.contains(&name.as_str()))
            .for_each(|(name, value)| walk(value, name, options)),
        _ => {}
    }
}

/// What is given as HTML to insert obeys the grammar of safe HTML.
pub fn safe(html: &str) {
    if let Some(found) = grammar::violation(html) {
        panic!("{found} in {html:?}");
    }
}

/// An absolute address on the web.
pub fn web(address: &str, at: &str) {
    assert!(
        address.starts_with("http://") || address.starts_with("https://"),
        "{at} is {address:?}"
    );
}

/// An absolute address of a scheme that can do no harm.
fn addressed(address: &str, at: &str) {
    let scheme = address.split(':').next().unwrap_or_default();
    let harmless = [
        "http", "https", "mailto", "tel", "magnet", "ftp", "ftps", "ipfs", "ipns", "mms", "rtmp",
        "rtmps", "rtsp", "bitcoin", "gemini", "geo", "gopher", "irc", "ircs", "matrix", "news",
        "nntp", "sip", "sips", "sms", "webcal", "xmpp",
    ];
    assert!(harmless.contains(&scheme), "{at} is {address:?}");
}

/// ISO 8601 in UTC, whole seconds.
pub fn moment(text: &str) {
    let shape: String = text
        .chars()
        .map(|sign| if sign.is_ascii_digit() { '9' } else { sign })
        .collect();
    assert_eq!(shape, "9999-99-99T99:99:99Z", "{text}");
    assert!(text > "0001", "{text}");
}

/// Results grow with the document: an entry's empty fields weigh two kilobytes at most, a byte of text so much.
pub fn bounded(json: usize, text: &str, feed: &Value) {
    let entries = feed["entries"].as_array().map_or(0, Vec::len);
    let most = (160 << 10) + 3072 * entries + 32 * text.len();
    assert!(
        json <= most,
        "{json} bytes of JSON from {} bytes with {entries} entries",
        text.len()
    );
}
