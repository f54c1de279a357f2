//! Which documents are read, and how: the real feeds as a caller without options gets them, other parsers' test suites
//! with addresses of people and provenance.

use std::fs;
use std::path::{Path, PathBuf};

use anyfeed::Options;
use serde_json::Value;

use crate::Fault;

/// One document as it is handed to the parser.
pub struct Document {
    /// Its path below the folder of its set.
    pub name: String,
    pub path: PathBuf,
    pub content_type: Option<String>,
    pub options: Options,
    /// The options once more, as JavaScript is told them.
    pub words: Value,
}

/// A set of documents that is recorded in one file.
pub struct Set {
    /// Where it is recorded.
    pub record: &'static str,
    folder: &'static str,
    suite: Suite,
}

#[derive(Clone, Copy)]
enum Suite {
    RealFeeds,
    Conformance,
}

pub const SETS: [Set; 2] = [
    Set {
        record: "feeds.tsv",
        folder: "corpus/feeds",
        suite: Suite::RealFeeds,
    },
    Set {
        record: "conformance.tsv",
        folder: "conformance/cases",
        suite: Suite::Conformance,
    },
];

impl Set {
    /// All its documents, in one order everywhere.
    pub fn documents(&self, shared: &Path) -> Result<Vec<Document>, Fault> {
        let folder = shared.join(self.folder);
        let mut paths = files(&folder)?;
        if let Suite::Conformance = self.suite {
            // What stands beside a feed there is what another parser makes of it.
            paths.retain(|path| path.extension().is_some_and(|kind| kind == "xml"));
        }
        paths.sort();
        paths
            .into_iter()
            .map(|path| self.document(&folder, path))
            .collect()
    }

    fn document(&self, folder: &Path, path: PathBuf) -> Result<Document, Fault> {
        let name = path
            .strip_prefix(folder)?
            .to_string_lossy()
            .replace('\\', "/");
        let words = match self.suite {
            Suite::RealFeeds => serde_json::json!({}),
            Suite::Conformance => serde_json::json!({
                "emails": true,
                "provenance": true,
                "url": format!("http://127.0.0.1:8097/tests/{name}"),
            }),
        };
        let options = Options {
            emails: words["emails"] == true,
            provenance: words["provenance"] == true,
            url: words["url"].as_str().map(str::to_owned),
            ..Options::default()
        };
        let content_type = match self.suite {
            Suite::Conformance if name.contains("http") => content_type(&fs::read(&path)?),
            _ => None,
        };
        Ok(Document {
            name,
            path,
            content_type,
            options,
            words,
        })
    }
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Fault> {
    let (mut found, mut open) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            (if path.is_dir() { &mut open } else { &mut found }).push(path);
        }
    }
    Ok(found)
}

/// feedparser's cases name the header that a server would send in a comment: `Header: Content-type: text/xml`.
fn content_type(bytes: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(bytes);
    text.lines().find_map(|line| {
        let (name, value) = line.strip_prefix("Header:")?.split_once(':')?;
        let is_meant = name.trim().eq_ignore_ascii_case("content-type");
        is_meant.then(|| value.trim().to_owned())
    })
}
