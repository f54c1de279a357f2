//! The cases: small feeds, each with what is expected of it, and how a test asks one.

pub mod corpus;
pub mod deadline;
pub mod environment;
pub mod files;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;

const FOLDER: &str = "tests/feeds";
const ENDING: &str = ".expect.json";

/// A feed and the expectation beside it.
pub struct Case {
    /// Topic and name: "markup/ampersand".
    pub name: String,
    pub bytes: Vec<u8>,
    pub content_type: Option<String>,
    pub options: anyfeed::Options,
    /// The whole expectation, what is handed to the parser among it.
    pub expectation: Value,
}

/// Every case, in one order everywhere.
pub fn cases() -> Vec<Case> {
    let mut feeds = BTreeMap::new();
    let mut expectations = Vec::new();
    for path in files::under(FOLDER, |_| true) {
        let name = path.strip_prefix(FOLDER).expect("it stands in the folder");
        let name = name.to_string_lossy().replace('\\', "/");
        match name.strip_suffix(ENDING) {
            Some(name) => expectations.push((name.to_owned(), path)),
            None => {
                let end = name.rfind('.').unwrap_or(name.len());
                feeds.insert(name[..end].to_owned(), path);
            }
        }
    }
    let with_its_feed = |(name, expectation): (String, PathBuf)| {
        let feed = feeds.remove(&name);
        let feed = feed.unwrap_or_else(|| panic!("{name} has no feed beside it"));
        Case::read(name, &feed, &expectation)
    };
    expectations.into_iter().map(with_its_feed).collect()
}

impl Case {
    fn read(name: String, feed: &PathBuf, expectation: &PathBuf) -> Self {
        let text = fs::read_to_string(expectation).expect("the expectation is readable");
        let expectation: Value =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let content_type = expectation.get("contentType").and_then(Value::as_str);
        Self {
            bytes: fs::read(feed).expect("the feed is readable"),
            content_type: content_type.map(str::to_owned),
            options: options(expectation.get("options")),
            expectation,
            name,
        }
    }
}

/// Options as JSON; none are the usual ones.
pub fn options(told: Option<&Value>) -> anyfeed::Options {
    let told = told.cloned().unwrap_or_else(|| serde_json::json!({}));
    serde_json::from_value(told).expect("the options make sense")
}
