//! Lists that name what stands elsewhere name what is there.

use std::collections::BTreeSet;
use std::fs;

use crate::floors::sources;

/// What the small build may lack, by the word that it says.
#[test]
fn every_need_is_told_wherever_needs_are() {
    let all = sources("src")
        .into_iter()
        .map(|source| fs::read_to_string(source).expect("text"));
    let all: String = all.collect();
    let said = words_of(&all, "lacks(\"", '"');
    assert!(said.contains("address"), "none was found: {said:?}");
    let list = read("tests/core.mjs");
    let list = list.split_once("WORDS = [").expect("the list").1;
    let list = list.split_once(']').expect("its end").0;
    assert_eq!(words_of(list, " \"", '"').len() + 1, said.len(), "{list}");
    for place in [
        "tests/core.mjs",
        "pkg-template/index.d.ts",
        "pkg-template/lite.d.ts",
        "pkg-template/README.md",
    ] {
        let text = read(place);
        for word in &said {
            let quoted = ['"', '`'].map(|sign| format!("{sign}{word}{sign}"));
            let is_told = quoted.iter().any(|quoted| text.contains(quoted));
            assert!(is_told, "{place} does not name “{word}”");
        }
    }
}

/// A mutant that changes nothing is known by its line: what is gone would excuse another one some day.
#[test]
fn mutants_that_change_nothing_stand_where_they_are_said_to() {
    let list = read("tests/mutants/core/equal.json");
    let list: serde_json::Value = serde_json::from_str(&list).expect("it is JSON");
    for row in list.as_array().expect("a list") {
        let word = |name: &str| row[name].as_str().expect("a text");
        let source = read(word("file"));
        assert!(source.contains(word("line")), "gone: {row}");
    }
}

fn read(place: &str) -> String {
    fs::read_to_string(place).unwrap_or_else(|error| panic!("{place}: {error}"))
}

fn words_of<'t>(text: &'t str, before: &str, behind: char) -> BTreeSet<&'t str> {
    let found = text.split(before).skip(1);
    found
        .filter_map(|rest| Some(rest.split_once(behind)?.0))
        .collect()
}
