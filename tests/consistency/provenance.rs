//! Every normalized field that a feed states can say where it came from.

use serde_json::Value;

use crate::harness::cases;

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

/// The name of the case, the address that was given with the document, and what came of it.
fn feeds() -> Vec<(String, Value, Value)> {
    let feeds = cases().into_iter().filter_map(|mut case| {
        case.options.provenance = true;
        let content_type = case.content_type.as_deref();
        let feed = anyfeed::parse(&case.bytes, content_type, &case.options).ok()?;
        let feed = serde_json::to_value(&feed).expect("it can be written");
        let given = case.expectation["options"]["url"].clone();
        Some((case.name, given, feed))
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
