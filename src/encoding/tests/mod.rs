//! Every witness, and every defect of encoding that feeds were seen with.

mod corpus;
mod inflate;
mod labels;
mod unicode;
mod unlabelled;

use super::*;

const LATIN: &str = "Café “A” – x";
const WORLD: &str = "Café “A” — 日本";

fn feed(label: &str, title: &str) -> String {
    let label = match label {
        "" => String::new(),
        label => format!(" encoding=\"{label}\""),
    };
    format!(
        "<?xml version=\"1.0\"{label}?>\n<rss version=\"2.0\"><channel><title>{title}</title></channel></rss>"
    )
}

/// Bytes of a feed whose title is already bytes.
fn raw(label: &str, title: &[u8]) -> Vec<u8> {
    let feed = feed(label, "@");
    let (before, behind) = feed.split_once('@').expect("the mark");
    [before.as_bytes(), title, behind.as_bytes()].concat()
}

fn encoded(encoding: &'static encoding_rs::Encoding, text: &str) -> Vec<u8> {
    let (bytes, _, lost) = encoding.encode(text);
    assert!(!lost, "{text} in {}", encoding.name());
    bytes.into_owned()
}

fn utf16(text: &str, order: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(order).collect()
}

fn utf32(text: &str, order: fn(u32) -> [u8; 4]) -> Vec<u8> {
    text.chars().map(u32::from).flat_map(order).collect()
}

/// Title, encoding, from, codes.
fn read(
    bytes: &[u8],
    content_type: Option<&str>,
) -> (String, &'static str, &'static str, Vec<&'static str>) {
    let mut log = Log::new(100);
    let decoded = decode(bytes, content_type, &Limits::default(), &mut log).expect("small enough");
    let text = decoded.text.as_ref();
    let title = text
        .split_once("<title>")
        .and_then(|(_, rest)| rest.split_once("</title>"));
    let title = title.map_or(text, |(title, _)| title).to_owned();
    let codes = log
        .diagnostics(text)
        .iter()
        .map(|found| found.code)
        .collect();
    (title, decoded.encoding.name, decoded.encoding.from, codes)
}

#[track_caller]
fn shows(
    bytes: &[u8],
    content_type: Option<&str>,
    title: &str,
    encoding: &str,
    from: &str,
    codes: &[&str],
) {
    let (is_title, is_encoding, is_from, is_codes) = read(bytes, content_type);
    assert_eq!(
        (is_title.as_str(), is_encoding, is_from),
        (title, encoding, from)
    );
    assert_eq!(is_codes, codes);
}

const CONTRADICTED: &str = "encoding/label-contradicted";
const IMPOSSIBLE: &str = "encoding/label-impossible";
const UNKNOWN: &str = "encoding/label-unknown";
const DIFFER: &str = "encoding/labels-differ";
const UNDECLARED: &str = "encoding/undeclared";
const STRAY: &str = "encoding/stray-bytes";
const CUT: &str = "encoding/cut";
