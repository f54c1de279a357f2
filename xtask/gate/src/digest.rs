//! A document as the parser reads it to one line for its head and one for each entry: a short digest per group of fields.

use std::fs;
use std::panic::catch_unwind;

use serde_json::{Map, Value};

use crate::documents::Document;

/// Groups of fields. A field that stands in none belongs to the last but one; the last is what the report says.
pub const GROUPS: [&str; 9] = [
    "title",
    "addresses",
    "dates",
    "people",
    "text",
    "html",
    "media",
    "extensions",
    "rest",
];

/// The name of the group that the report fills.
pub const DIAGNOSTICS: &str = "diagnostics";

/// All groups, as they are recorded.
pub const COLUMNS: usize = GROUPS.len() + 1;

const FIELDS: [&[&str]; 8] = [
    &["title", "titleHtml"],
    &[
        "id",
        "url",
        "canonicalUrl",
        "feedUrl",
        "links",
        "hubs",
        "comments",
    ],
    &["published", "updated", "refresh"],
    &["authors", "contributors"],
    &["description", "summary", "contentText", "wordCount"],
    &["descriptionHtml", "summaryHtml", "contentHtml"],
    &["media", "image", "icon", "podcast"],
    &["extensions", "foreign"],
];

/// The head or an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// "head", "refused", or which entry it is.
    pub of: String,
    pub digests: [String; COLUMNS],
}

/// What a group is called.
pub fn name_of(column: usize) -> &'static str {
    GROUPS.get(column).copied().unwrap_or(DIAGNOSTICS)
}

/// What the parser makes of a document, as JSON; if it refuses, why.
pub fn read(document: &Document) -> Value {
    let bytes = fs::read(&document.path).unwrap_or_default();
    let content_type = document.content_type.as_deref();
    let read = catch_unwind(|| anyfeed::parse_to_json(&bytes, content_type, &document.options));
    match read {
        Ok(Ok(json)) => serde_json::from_slice(&json).unwrap_or(Value::Null),
        Ok(Err(refusal)) => serde_json::json!({ "refused": refusal.code }),
        Err(_) => serde_json::json!({ "refused": "it panicked" }),
    }
}

/// The lines of one document.
pub fn lines(feed: &Value) -> Vec<Line> {
    parts(feed)
        .into_iter()
        .map(|(of, groups)| Line {
            of,
            digests: groups.map(|group| short(&group)),
        })
        .collect()
}

/// Head and entries, each with what every group holds.
pub fn parts(feed: &Value) -> Vec<(String, [Value; COLUMNS])> {
    let nothing = Vec::new();
    let entries = feed["entries"].as_array().unwrap_or(&nothing);
    let said = feed["report"]["diagnostics"].as_array().unwrap_or(&nothing);
    let of = if feed["refused"].is_null() {
        "head"
    } else {
        "refused"
    };
    let mut parts = vec![(of.to_owned(), groups(feed, &about(said, &Value::Null)))];
    for (index, entry) in entries.iter().enumerate() {
        parts.push((
            index.to_string(),
            groups(entry, &about(said, &index.into())),
        ));
    }
    parts
}

/// The diagnostics of an entry, or of none: what and where. How it is worded is no matter of the gate.
fn about(said: &[Value], entry: &Value) -> Value {
    const KEPT: [&str; 5] = ["code", "severity", "line", "column", "to"];
    let about = said.iter().filter(|one| one["entry"] == *entry);
    let places = about.map(|one| KEPT.iter().map(|key| one[key].clone()).collect());
    Value::Array(places.collect())
}

fn groups(whole: &Value, diagnostics: &Value) -> [Value; COLUMNS] {
    let mut groups: [Map<String, Value>; COLUMNS] = Default::default();
    let nothing = Map::new();
    for (name, value) in whole.as_object().unwrap_or(&nothing) {
        let is_elsewhere = name == "entries" || name == "report";
        if is_elsewhere || is_empty(value) {
            continue;
        }
        let found = FIELDS
            .iter()
            .position(|fields| fields.contains(&name.as_str()));
        groups[found.unwrap_or(FIELDS.len())].insert(name.clone(), value.clone());
    }
    for (name, value) in whole["report"].as_object().unwrap_or(&nothing) {
        if name != "diagnostics" {
            groups[FIELDS.len()].insert(format!("report.{name}"), value.clone());
        }
    }
    if !is_empty(diagnostics) {
        groups[COLUMNS - 1].insert(DIAGNOSTICS.to_owned(), diagnostics.clone());
    }
    groups.map(Value::Object)
}

/// A field that a feed does not fill is as good as one that does not exist: the contract may grow.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(fields) => fields.values().all(is_empty),
        _ => false,
    }
}

/// Six hexadecimal digits of FNV-1a, or a dash where there is nothing.
fn short(group: &Value) -> String {
    if group.as_object().is_none_or(Map::is_empty) {
        return "-".to_owned();
    }
    let text = group.to_string();
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{:06x}", (hash ^ (hash >> 32)) & 0xff_ffff)
}
