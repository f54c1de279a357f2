//! Every field of the contract is produced by at least one case, and every normalized field can say where it came from.

mod common;

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

/// Every field, by the path to it; `[]` stands for each member of a list.
static FIELDS: &str = "
    format version id title titleHtml description descriptionHtml url feedUrl language published updated
    authors[].name authors[].url authors[].email authors[].image contributors[].name
    contributors[].url contributors[].email contributors[].image
    categories[].term categories[].label categories[].scheme categories[].path tags
    image.url image.title image.link image.width image.height icon rights license
    generator.name generator.url generator.version
    links[].url links[].rel links[].type links[].title links[].language links[].length hubs
    refresh.minutes refresh.skipHours refresh.skipDays refresh.next refresh.previous refresh.complete
    podcast.author podcast.owner.name podcast.owner.url podcast.owner.email
    podcast.owner.image podcast.explicit podcast.type podcast.medium podcast.guid podcast.locked
    podcast.blocked podcast.complete podcast.newFeedUrl podcast.funding[].url podcast.funding[].message
    podcast.persons[].name podcast.persons[].role podcast.persons[].group podcast.persons[].image
    podcast.persons[].url
    extensions.rss foreign[].namespace foreign[].name foreign[].value
    foreign[].attributes.a foreign[].children[].name provenance.title inferred
    report.quality report.wellFormed report.encoding report.encodingFrom report.mediaType report.diagnosticsTotal
    report.truncated report.diagnostics[].code report.diagnostics[].severity report.diagnostics[].message
    report.diagnostics[].line report.diagnostics[].column report.diagnostics[].from report.diagnostics[].to
    report.diagnostics[].entry
    entries[].id entries[].url entries[].canonicalUrl entries[].completeness entries[].title entries[].titleHtml
    entries[].summary entries[].summaryHtml entries[].contentHtml entries[].contentText entries[].wordCount
    entries[].published entries[].updated
    entries[].authors[].name entries[].authors[].url entries[].authors[].email entries[].authors[].image
    entries[].contributors[].name entries[].contributors[].url entries[].contributors[].email
    entries[].contributors[].image
    entries[].categories[].term entries[].categories[].label entries[].categories[].scheme
    entries[].categories[].path entries[].tags entries[].language entries[].rights entries[].license
    entries[].links[].url entries[].links[].rel entries[].links[].type entries[].links[].title
    entries[].links[].language entries[].links[].length
    entries[].media[].url entries[].media[].type entries[].media[].medium entries[].media[].length
    entries[].media[].duration entries[].media[].width entries[].media[].height entries[].media[].bitrate
    entries[].media[].language entries[].media[].title entries[].media[].description
    entries[].media[].thumbnails[].url entries[].media[].thumbnails[].title
    entries[].media[].thumbnails[].link entries[].media[].thumbnails[].width entries[].media[].thumbnails[].height
    entries[].media[].isDefault entries[].media[].group entries[].media[].from
    entries[].image.url entries[].image.title entries[].image.link entries[].image.width entries[].image.height
    entries[].comments.url entries[].comments.feedUrl entries[].comments.count
    entries[].source.title entries[].source.url entries[].source.feedUrl entries[].source.id
    entries[].source.updated entries[].source.authors[].name
    entries[].source.authors[].url entries[].source.authors[].email entries[].source.authors[].image
    entries[].geo.type entries[].geo.coordinates entries[].geo.name
    entries[].podcast.duration entries[].podcast.episode entries[].podcast.season entries[].podcast.seasonName
    entries[].podcast.type entries[].podcast.explicit entries[].podcast.blocked
    entries[].podcast.chapters[].start entries[].podcast.chapters[].title entries[].podcast.chapters[].url
    entries[].podcast.chapters[].image entries[].podcast.chaptersUrl
    entries[].podcast.transcripts[].url entries[].podcast.transcripts[].type
    entries[].podcast.transcripts[].language entries[].podcast.transcripts[].rel
    entries[].podcast.soundbites[].start entries[].podcast.soundbites[].duration
    entries[].podcast.soundbites[].title entries[].podcast.persons[].name
    entries[].podcast.persons[].role entries[].podcast.persons[].group entries[].podcast.persons[].image
    entries[].podcast.persons[].url
    entries[].extensions.itunes entries[].foreign[].namespace entries[].foreign[].name entries[].foreign[].value
    entries[].foreign[].attributes.a entries[].foreign[].children[].name
    entries[].inferred entries[].provenance.title.element entries[].provenance.title.raw
    entries[].provenance.title.line entries[].provenance.title.column
";

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

/// The paths to everything in a value that is something: no null, no false, nothing empty.
fn walk(path: &str, value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Null | Value::Bool(false) => return,
        Value::String(text) if text.is_empty() => return,
        Value::Array(list) if list.is_empty() => return,
        Value::Array(list) => list
            .iter()
            .for_each(|member| walk(&format!("{path}[]"), member, found)),
        Value::Object(map) => map.iter().for_each(|(key, value)| {
            let dot = if path.is_empty() { "" } else { "." };
            walk(&format!("{path}{dot}{key}"), value, found);
        }),
        _ => {}
    }
    found.insert(path.to_owned());
}

/// Where the expectation stands, the address that was given with the document, and what came of it.
fn feeds(with_provenance: bool) -> Vec<(String, Value, Value)> {
    let cases = common::expectations();
    let feeds = cases.iter().filter_map(|expectation| {
        let text = fs::read_to_string(expectation).expect("it is readable");
        let case: Value = serde_json::from_str(&text).expect("it is JSON");
        let mut options = common::options(&case);
        options.provenance |= with_provenance;
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
fn every_field_of_the_contract_is_produced_by_a_case() {
    let mut found = BTreeSet::new();
    for (_, _, feed) in feeds(false) {
        walk("", &feed, &mut found);
    }
    let missing: Vec<&str> = FIELDS
        .split_whitespace()
        .filter(|field| !found.contains(*field))
        .collect();
    assert!(missing.is_empty(), "no case produces: {missing:?}");
}

#[test]
fn every_field_that_a_feed_states_says_where_it_came_from() {
    let mut silent = Vec::new();
    for (path, given, feed) in feeds(true) {
        let entries = feed["entries"].as_array().expect("it is a list").iter();
        for (what, holder) in entries
            .map(|entry| ("entry", entry))
            .chain([("head", &feed)])
        {
            let inferred = holder["inferred"].to_string();
            for (field, value) in holder.as_object().expect("it is an object") {
                let mut something = BTreeSet::new();
                walk("", value, &mut something);
                let is_worked_out = inferred.contains(&format!("\"{field}\""))
                    || (field == "canonicalUrl" && inferred.contains("\"url\""))
                    || (field == "feedUrl" && *value == given)
                    || (field == "language" && what == "head");
                if something.len() > 1
                    || (!something.is_empty() && !value.is_object() && !value.is_array())
                {
                    let says = holder["provenance"].get(field).is_some();
                    if !says && !is_worked_out && !OF_THE_WHOLE.contains(&field.as_str()) {
                        silent.push(format!("{path}: {what}.{field} = {value}"));
                    }
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
