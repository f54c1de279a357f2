//! Every row of every vocabulary once: a feed that holds all elements with a value of their kind.

use std::fs;
use std::path::Path;

use anyfeed::tables::{ALL, At, Kind, Part, Place, Vocabulary, key_of};
use anyfeed::{Options, parse};
use serde_json::{Map, Value, json};

use super::{is_shown, stands_in};

/// Rows that stand in no such feed, attributes that are read as if they were elements and RDF's channel beside the
/// entries: each has a case of its own.
static ELSEWHERE: &[(&str, &str)] = &[("rdf", "about"), ("thr", "replies"), ("rss", "channel")];

fn options() -> Options {
    serde_json::from_value(json!({ "emails": true })).expect("the options make sense")
}

/// The same for an element or attribute: some are read for fields of their own, and then they must mean something.
fn sample_of(name: &str, kind: Kind) -> (&'static str, Value) {
    match (name, kind) {
        ("language", Kind::Text) => ("en-GB", json!("en-GB")),
        ("length", Kind::Number) => ("42", json!(42.0)),
        _ => sample(kind),
    }
}

/// A value of a kind as a feed writes it, and as it is given.
fn sample(kind: Kind) -> (&'static str, Value) {
    match kind {
        Kind::Text => ("Some words", json!("Some words")),
        Kind::Html => ("a &lt;b&gt;bold&lt;/b&gt; word", json!("a bold word")),
        Kind::Url => (
            " http://example.org/a b ",
            json!("http://example.org/a%20b"),
        ),
        Kind::Email => ("ann@example.org", json!("ann@example.org")),
        Kind::Person => ("Ann Example", json!("Ann Example")),
        Kind::Date => (
            "Mon, 15 Jan 2024 14:45:00 +0100",
            json!("2024-01-15T13:45:00Z"),
        ),
        Kind::Number => ("42.5", json!(42.5)),
        Kind::Degrees => ("42,555", json!(42.555)),
        Kind::Numbers => ("45.5 -71.25", json!([45.5, -71.25])),
        Kind::Srcset => (
            "http://example.org/a 2x, http://example.org/b 1x",
            json!("http://example.org/a 2x, http://example.org/b 1x"),
        ),
        Kind::Duration => ("1:30", json!(90.0)),
        Kind::Flag => ("yes", json!(true)),
        Kind::Presence => ("", json!(true)),
        Kind::List => ("one, two", json!(["one", "two"])),
        Kind::Parts(_) | Kind::Others => {
            unreachable!("elements with parts are written part by part")
        }
    }
}

fn listed(value: Value, many: bool) -> Value {
    if many { json!([value]) } else { value }
}

fn element(name: &str, kind: Kind) -> (String, Value) {
    match kind {
        Kind::Parts(parts) => structure(name, parts),
        _ => {
            let (text, value) = sample_of(name, kind);
            (format!("<x:{name}>{text}</x:{name}>"), value)
        }
    }
}

fn structure(name: &str, parts: &'static [Part]) -> (String, Value) {
    let (mut attributes, mut inside, mut map) = (String::new(), String::new(), Map::new());
    for part in parts {
        let key = key_of(part.name).into_owned();
        if map.contains_key(&key) || matches!(part.kind, Kind::Others) {
            continue;
        }
        let value = match part.at {
            At::Child => {
                let (xml, value) = element(part.name, part.kind);
                inside.push_str(&xml);
                value
            }
            At::Attribute => {
                let (text, value) = sample_of(part.name, part.kind);
                attributes.push_str(&format!(" {}=\"{text}\"", part.name));
                value
            }
            At::Own => {
                let (text, value) = sample_of(part.name, part.kind);
                inside.insert_str(0, text);
                value
            }
        };
        map.insert(key, listed(value, part.many));
    }
    (
        format!("<x:{name}{attributes}>{inside}</x:{name}>"),
        Value::Object(map),
    )
}

fn all(vocabulary: &Vocabulary, place: Place) -> (String, Map<String, Value>) {
    let (mut xml, mut expected) = (String::new(), Map::new());
    for row in vocabulary.elements {
        if !stands_in(row, place) || ELSEWHERE.contains(&(vocabulary.prefix, row.name)) {
            continue;
        }
        let (one, value) = element(row.name, row.kind);
        xml.push_str(&one);
        xml.push('\n');
        if is_shown(vocabulary, row) {
            expected.insert(key_of(row.name).into_owned(), listed(value, row.many));
        }
    }
    (xml, expected)
}

fn wrong(about: &str, piece: &Value, prefix: &str, expected: &Map<String, Value>) -> Vec<String> {
    let mut wrong = Vec::new();
    let came = &piece["extensions"][prefix];
    for (key, value) in expected {
        if !same(&came[key], value) {
            wrong.push(format!(
                "{about} {prefix}.{key}: expected {value}, came {}",
                came[key]
            ));
        }
    }
    let foreign = piece["foreign"].as_array().map_or(0, Vec::len);
    if foreign > 0 {
        wrong.push(format!("{about} {prefix}: foreign {}", piece["foreign"]));
    }
    wrong
}

fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len()
                && a.iter()
                    .all(|(key, value)| b.get(key).is_some_and(|other| same(value, other)))
        }
        _ => a == b,
    }
}

/// A feed that holds every element of a vocabulary, and what must come of it.
struct All {
    xml: String,
    of_feed: Map<String, Value>,
    of_entry: Map<String, Value>,
}

fn everything(vocabulary: &Vocabulary) -> All {
    let (in_head, of_feed) = all(vocabulary, Place::Feed);
    let (in_entry, of_entry) = all(vocabulary, Place::Entry);
    // RSS's own names have no prefix.
    let (prefix, declaration) = match (vocabulary.prefix, vocabulary.uris.first()) {
        ("rss", _) | (_, None) => (String::new(), String::new()),
        (prefix, Some(uri)) => (format!("{prefix}:"), format!(" xmlns:{prefix}=\"{uri}\"")),
    };
    let put = |xml: String| {
        xml.replace("<x:", &format!("<{prefix}"))
            .replace("</x:", &format!("</{prefix}"))
    };
    let xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\"{declaration}>\n  <channel>\n    \
         <title>All</title>\n{}    <item>\n      <title>One</title>\n{}    </item>\n  </channel>\n</rss>\n",
        indented(&put(in_head), "    "),
        indented(&put(in_entry), "      ")
    );
    All {
        xml,
        of_feed,
        of_entry,
    }
}

fn indented(lines: &str, by: &str) -> String {
    lines.lines().map(|line| format!("{by}{line}\n")).collect()
}

#[test]
fn every_row_of_a_namespace_is_read_and_typed() {
    let mut faults = Vec::new();
    for vocabulary in ALL.iter().filter(|vocabulary| !vocabulary.uris.is_empty()) {
        let made = everything(vocabulary);
        let feed = parse(made.xml.as_bytes(), None, &options()).expect("it is a feed");
        let feed = serde_json::to_value(&feed).expect("it can be written");
        faults.extend(wrong("feed", &feed, vocabulary.prefix, &made.of_feed));
        match feed["entries"].as_array().map(Vec::as_slice) {
            Some([entry]) => {
                faults.extend(wrong("entry", entry, vocabulary.prefix, &made.of_entry))
            }
            other => faults.push(format!("{}: entries {other:?}", vocabulary.prefix)),
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn every_vocabulary_has_a_case() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/feeds/vocabulary");
    let mut missing = Vec::new();
    for vocabulary in ALL {
        let case = folder.join(format!("{}.expect.json", vocabulary.prefix));
        // Pages of HTML have their cases beside those of their format.
        if case.exists() || vocabulary.prefix == "h" {
            continue;
        }
        missing.push(vocabulary.prefix);
        // A new vocabulary gets the case that can be told from its table; a feed from the wild is better.
        if std::env::var_os("UPDATE").is_some() && !vocabulary.uris.is_empty() {
            let made = everything(vocabulary);
            let shown = |map: Map<String, Value>| match map.is_empty() {
                true => json!({}),
                false => json!({ vocabulary.prefix: map }),
            };
            let expectation = json!({
                "about": format!("every element of {}, each with a value of its kind", vocabulary.prefix),
                "options": { "emails": true },
                "expect": {
                    "extensions": shown(made.of_feed),
                    "foreign": [],
                    "entries": [{ "extensions": shown(made.of_entry), "foreign": [] }]
                },
                "diagnostics": []
            });
            let expectation =
                serde_json::to_string_pretty(&expectation).expect("it can be written");
            fs::write(folder.join(format!("{}.xml", vocabulary.prefix)), made.xml)
                .expect("it can be written");
            fs::write(case, expectation + "\n").expect("it can be written");
        }
    }
    assert!(
        missing.is_empty(),
        "vocabularies without a case: {missing:?}"
    );
}

#[test]
fn every_uri_and_every_prefix_means_its_vocabulary() {
    for vocabulary in ALL {
        let Some(row) = vocabulary.elements.iter().find(|row| {
            is_shown(vocabulary, row) && !ELSEWHERE.contains(&(vocabulary.prefix, row.name))
        }) else {
            continue;
        };
        if matches!(vocabulary.prefix, "rss" | "atom" | "json" | "cdf" | "h") {
            continue;
        }
        let (xml, _) = element(row.name, row.kind);
        let spellings = vocabulary.uris.iter().flat_map(|uri| {
            let https = uri.replacen("http://", "https://", 1);
            let bare = uri.trim_end_matches(['/', '#']).to_uppercase();
            [(*uri).to_owned(), https, bare, format!(" {uri}/ ")]
        });
        for uri in spellings {
            let xml = place(&format!("xmlns:x=\"{uri}\""), &xml, row.place);
            assert!(
                holds(&xml, vocabulary.prefix),
                "{uri} is not {}",
                vocabulary.prefix
            );
        }
        for prefix in std::iter::once(&vocabulary.prefix).chain(vocabulary.prefixes) {
            let xml = xml
                .replace("<x:", &format!("<{prefix}:"))
                .replace("</x:", &format!("</{prefix}:"));
            let xml = place("", &xml, row.place);
            assert!(
                holds(&xml, vocabulary.prefix),
                "{prefix}: is not {}",
                vocabulary.prefix
            );
        }
    }
}

fn place(declaration: &str, xml: &str, at: Place) -> String {
    let (head, entry) = if at == Place::Entry {
        ("", xml)
    } else {
        (xml, "")
    };
    format!(
        "<rss version=\"2.0\" {declaration}><channel><title>All</title>{head}\
         <item><title>One</title>{entry}</item></channel></rss>"
    )
}

fn holds(xml: &str, prefix: &str) -> bool {
    let feed = parse(xml.as_bytes(), None, &options()).expect("it is a feed");
    let feed = serde_json::to_value(&feed).expect("it can be written");
    !feed["extensions"][prefix].is_null() || !feed["entries"][0]["extensions"][prefix].is_null()
}
