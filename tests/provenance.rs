//! Every normalized field that a feed states can say where it came from.

mod common;

use std::fs;

use serde_json::Value;

/// Fields that no element brings: they say something of the whole.
static OF_THE_WHOLE: &[&str] = &[
    "format",
    "version",
    "entries",
    "completeness",
    "wordCount",
    "extensions",
    "foreign",
    "inferred",
    "provenance",
    "report",
];

/// No null, no false, nothing empty.
fn is_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::String(text) => !text.is_empty(),
        Value::Array(list) => list.iter().any(is_something),
        Value::Object(map) => map.values().any(is_something),
        _ => true,
    }
}

/// Where the expectation stands, the address that was given with the document, and what came of it.
fn feeds() -> Vec<(String, Value, Value)> {
    let cases = common::expectations();
    let feeds = cases.iter().filter_map(|expectation| {
        let text = fs::read_to_string(expectation).expect("it is readable");
        let case: Value = serde_json::from_str(&text).expect("it is JSON");
        let mut options = common::options(&case);
        options.provenance = true;
        let bytes = fs::read(common::input_of(expectation)).expect("the feed is readable");
        let content_type = case.get("contentType").and_then(Value::as_str);
        let feed = anyfeed::parse(&bytes, content_type, &options).ok()?;
        let feed = serde_json::to_value(&feed).expect("it can be written");
        let given = case["options"]["url"].clone();
        Some((expectation.display().to_string(), given, feed))
    });
    feeds.collect()
}

#[test]
fn every_field_that_a_feed_states_says_where_it_came_from() {
    let mut silent = Vec::new();
    for (path, given, feed) in feeds() {
        let entries = feed["entries"].as_array().expect("it is a list").iter();
        for (what, holder) in entries
            .map(|entry| ("entry", entry))
            .chain([("head", &feed)])
        {
            let inferred = holder["inferred"].to_string();
            for (field, value) in holder.as_object().expect("it is an object") {
                let is_worked_out = inferred.contains(&format!("\"{field}\""))
                    || (field == "canonicalUrl" && inferred.contains("\"url\""))
                    || (field == "feedUrl" && *value == given)
                    || (field == "language" && what == "head");
                let says = holder["provenance"].get(field).is_some();
                let needs_none = is_worked_out || OF_THE_WHOLE.contains(&field.as_str());
                if is_something(value) && !says && !needs_none {
                    silent.push(format!("{path}: {what}.{field} = {value}"));
                }
            }
        }
    }
    assert!(
        silent.is_empty(),
        "{} fields are silent:\n{}",
        silent.len(),
        silent.join("\n")
    );
}
