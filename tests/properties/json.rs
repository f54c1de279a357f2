//! What a JSON parser accepts is well-formed, and nothing else is.

use std::fs;

use crate::chance::Random;
use anyfeed::options::Limits;
use anyfeed::{Options, parse_text};
use serde::de::IgnoredAny;

/// What hands that write JSON get wrong.
static PIECES: &[&str] = &[
    "{", "}", "[", "]", ":", ",", "\"", "'", "\\", "/", "//", "/*", "*/", " ", "\n", "\t", "\u{c}",
    "\u{a0}", "\u{0}", "0", "1", "-", "+", ".", "e", "E", "01", "1.", ".5", "1e+-5", "true",
    "null", "NaN", "True", "\"a\"", "\\u00", "\\x", "{}", "[]", "\"a\":1", "[[", "]]", "é",
    "\u{feff}",
];

fn documents() -> Vec<String> {
    let paths = crate::harness::files::under("tests/feeds/json", |name| name.ends_with(".json"));
    let texts = paths
        .iter()
        .filter_map(|path| fs::read_to_string(path).ok())
        .filter(|text| text.len() < 2000 && text.starts_with('{'));
    let mut texts: Vec<String> = texts.collect();
    texts.sort();
    texts.push(r#"{"version":"https://jsonfeed.org/version/1.1","n":-0.5e+7,"a":[1,[],{},[{"b":null}]],"items":[{"id":"\\u00e9"},7,[{"id":2}]]}"#.into());
    texts
}

/// Cuts, doubles, swaps and adds, up to three times.
fn mutated(text: &str, numbers: &mut Random) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=numbers.below(3) {
        // What stands in front decides which reader it is.
        let at = 1 + numbers.below(characters.len());
        let at = at.min(characters.len());
        match numbers.below(4) {
            0 if at < characters.len() => drop(characters.remove(at)),
            1 if at + 1 < characters.len() => characters.swap(at, at + 1),
            2 => characters.truncate(at.max(40)),
            _ => {
                let piece = PIECES[numbers.below(PIECES.len())];
                characters.splice(at..at, piece.chars());
            }
        }
    }
    characters.into_iter().collect()
}

fn is_well_formed(text: &str) -> Option<bool> {
    let limits = Limits {
        diagnostics: 5,
        ..Limits::default()
    };
    let options = Options {
        limits,
        ..Options::default()
    };
    match parse_text(text, None, &options) {
        Ok(feed) => Some(feed.head.report.well_formed),
        Err(error) => error.report.map(|report| report.well_formed),
    }
}

#[test]
fn a_document_is_well_formed_where_a_json_parser_says_so() {
    let documents = documents();
    assert!(documents.len() > 5, "there are cases");
    let (mut numbers, mut sound, mut broken) = (Random::new(1), 0, 0);
    let mut wrong = Vec::new();
    for round in 0..40_000 {
        let text = mutated(&documents[round % documents.len()], &mut numbers);
        let judged = serde_json::from_str::<IgnoredAny>(&text).is_ok();
        match judged {
            true => sound += 1,
            false => broken += 1,
        }
        if is_well_formed(&text).is_some_and(|came| came != judged) {
            wrong.push(format!("a parser says {judged}: {text}"));
        }
    }
    assert!(
        sound > 500 && broken > 500,
        "{sound} sound, {broken} broken"
    );
    assert!(
        wrong.is_empty(),
        "{} are judged wrongly, so these:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(5)].join("\n\n")
    );
}

/// A stack of open containers would take twenty times the document.
#[test]
fn depth_costs_nothing() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")] {
        let depth = 400_000;
        let (open, close) = (open.repeat(depth), close.repeat(depth));
        let text = format!(
            r#"{{"version":"https://jsonfeed.org/version/1.1","items":[{{"id":"1","_x":{open}1{close},"title":"One"}},{{"id":"2"}}]}}"#
        );
        let feed = parse_text(&text, None, &Options::default()).expect("it is a feed");
        assert!(feed.head.report.well_formed);
        assert_eq!(feed.entries.len(), 2);
        assert_eq!(feed.entries[0].title.as_deref(), Some("One"));
    }
}
