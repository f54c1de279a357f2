//! Every diagnostic of the catalogue is shown by an example that breaks and one that does not, and
//! `docs/diagnostics.md` is written from the two. `UPDATE=1 cargo test --test consistency` writes it anew.

use std::collections::BTreeMap;
use std::fs;

use anyfeed::Options;
use anyfeed::diagnostic::catalogue::ALL;
use anyfeed::diagnostic::{Kind, Severity};

const DOCUMENT: &str = "docs/diagnostics.md";

#[derive(Default)]
struct Example {
    broken: String,
    mended: String,
    content_type: Option<String>,
    mended_type: Option<String>,
    options: Option<String>,
}

fn examples() -> BTreeMap<String, Example> {
    let text = fs::read_to_string("tests/tables/diagnostics.txt").expect("the examples are there");
    let mut examples = BTreeMap::new();
    for section in text.split("\n== ").skip(1) {
        let (code, rest) = section
            .split_once('\n')
            .expect("a code stands on its own line");
        let mut example = Example::default();
        for part in format!("\n{rest}").split("\n-- ").skip(1) {
            let (head, body) = part.split_once('\n').unwrap_or((part, ""));
            let body = body.trim_end_matches('\n').to_owned();
            match head.split_once(' ').unwrap_or((head, "")) {
                ("broken", _) => example.broken = body,
                ("mended", "") => example.mended = body,
                ("mended", kind) => {
                    example.mended = body;
                    example.mended_type = kind.strip_prefix("type ").map(str::to_owned);
                }
                ("type", kind) => example.content_type = Some(kind.to_owned()),
                ("options", json) => example.options = Some(json.to_owned()),
                _ => panic!("{code}: what is “{head}”?"),
            }
        }
        assert!(
            examples.insert(code.to_owned(), example).is_none(),
            "{code} stands twice"
        );
    }
    examples
}

/// `\xNN` is a byte; a fragment stands in an item.
fn document(text: &str) -> Vec<u8> {
    let starts = [
        "<?xml",
        "<? xml",
        "<rss",
        "<!DOCTYPE",
        "<html",
        "<channel",
        "<feed",
        "{",
        "&lt;rss",
    ];
    let whole = match starts
        .iter()
        .any(|start| text.trim_start().starts_with(start))
    {
        true => text.to_owned(),
        false => format!(
            "<rss version=\"2.0\"><channel><title>News</title><item>{text}</item></channel></rss>"
        ),
    };
    let mut bytes = Vec::new();
    let mut rest = whole.as_str();
    while let Some(at) = rest.find("\\x") {
        bytes.extend_from_slice(&rest.as_bytes()[..at]);
        bytes.push(u8::from_str_radix(&rest[at + 2..at + 4], 16).expect("two digits"));
        rest = &rest[at + 4..];
    }
    bytes.extend_from_slice(rest.as_bytes());
    bytes
}

fn codes(
    text: &str,
    content_type: Option<&str>,
    options: Option<&str>,
) -> (usize, Vec<&'static str>) {
    let options: Options = options.map_or_else(Options::default, |json| {
        serde_json::from_str(json).expect("they are JSON")
    });
    let feed = anyfeed::parse(&document(text), content_type, &options)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    let codes = feed
        .head
        .report
        .diagnostics
        .iter()
        .map(|diagnostic| diagnostic.code)
        .collect();
    (feed.entries.len(), codes)
}

/// Codes that take more than a line to show: a large, binary or compressed document. Each has its own case.
static SHOWN_ELSEWHERE: &[&str] = &[
    "html/beyond-bounds",
    "limit/bytes",
    "limit/output",
    "encoding/cut-character",
    "encoding/inflated",
    "encoding/inflated-cut",
    "encoding/inflated-trailing",
];

#[test]
fn every_example_shows_its_diagnostic() {
    let examples = examples();
    let mut wrong = Vec::new();
    for (code, example) in &examples {
        let (entries, broken) = codes(
            &example.broken,
            example.content_type.as_deref(),
            example.options.as_deref(),
        );
        if !broken.contains(&code.as_str()) {
            wrong.push(format!("{code}: the broken example gives {broken:?}"));
        }
        if entries == 0 {
            wrong.push(format!("{code}: no entry is left of the broken example"));
        }
        let kind = example
            .mended_type
            .as_deref()
            .or(example.content_type.as_deref());
        let (_, mended) = codes(&example.mended, kind, example.options.as_deref());
        if !mended.is_empty() {
            wrong.push(format!("{code}: the mended example gives {mended:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_diagnostic_has_an_example() {
    let examples = examples();
    let without: Vec<&str> = ALL
        .iter()
        .map(|kind| kind.code)
        .filter(|code| !examples.contains_key(*code) && !SHOWN_ELSEWHERE.contains(code))
        .collect();
    assert!(without.is_empty(), "without an example: {without:?}");
    let unknown: Vec<&String> = examples
        .keys()
        .filter(|code| !ALL.iter().any(|kind| kind.code == **code))
        .collect();
    assert!(unknown.is_empty(), "no such diagnostic: {unknown:?}");
}

fn section(kind: &Kind, example: Option<&Example>) -> String {
    let severity = match kind.severity {
        Severity::Info => "**info**: nothing was wrong with the content",
        Severity::Warning => "**warning**: repaired; nothing is missing",
        Severity::Error => "**error**: something is missing or had to be guessed",
    };
    let form = if kind.ill_formed {
        " A strict parser refuses the document."
    } else {
        ""
    };
    let message = kind.message.replace("{}", "…");
    let mut section = format!(
        "### {}\n\n{message}\n\n{severity}.{form}\n\n**How to fix it:** {}\n",
        kind.code, kind.advice
    );
    if let Some(example) = example {
        let language = if example.broken.trim_start().starts_with('{') {
            "json"
        } else {
            "xml"
        };
        for (name, text) in [("Broken", &example.broken), ("Fixed", &example.mended)] {
            section.push_str(&format!("\n{name}:\n\n```{language}\n{text}\n```\n"));
        }
    }
    section
}

#[test]
fn the_documentation_is_written_from_the_catalogue() {
    let examples = examples();
    let mut written = String::from(
        "# Diagnostics\n\nWhat a report may say, with an example of each, broken and fixed; `\\xE9` stands for a byte. Written from the catalogue and its \
         examples by `UPDATE=1 cargo test --test consistency`.\n",
    );
    let mut area = "";
    for kind in ALL {
        let own = kind.code.split('/').next().unwrap_or_default();
        if own != area {
            area = own;
            written.push_str(&format!("\n## {area}\n"));
        }
        written.push_str(&format!("\n{}", section(kind, examples.get(kind.code))));
    }
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all("docs").expect("the folder can be made");
        fs::write(DOCUMENT, &written).expect("the file can be written");
    }
    let checked_in = fs::read_to_string(DOCUMENT).unwrap_or_default();
    assert!(
        checked_in == written,
        "{DOCUMENT} is stale: UPDATE=1 cargo test --test consistency"
    );
}
