//! Lists that name what stands elsewhere name what is there.

use std::collections::BTreeSet;
use std::fs;

use crate::floors::sources;

/// What the small build may lack, by the word that it says.
#[test]
fn every_need_is_told_wherever_needs_are_and_nothing_else() {
    let sources = sources("src")
        .into_iter()
        .map(|path| fs::read_to_string(path).expect("text"));
    let sources: String = sources.collect();
    let said: BTreeSet<&str> = sources
        .split("lacks(\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(said.contains("address"), "none was found: {said:?}");
    // What stands before and behind each list, and by what its words are quoted.
    for (place, before, behind, quote) in [
        ("tests/core.mjs", "WORDS = [", "]", '"'),
        ("pkg-template/index.d.ts", "| \"text\"\n", "| null", '"'),
        (
            "pkg-template/lite.d.ts",
            "would need: ",
            " for `detectFeed`",
            '"',
        ),
        (
            "pkg-template/README.md",
            "the reason in `found`: ",
            " for\n`detectFeed`",
            '`',
        ),
    ] {
        let text = read(place);
        let list = text
            .split_once(before)
            .and_then(|(_, list)| list.split_once(behind));
        let (list, _) = list.unwrap_or_else(|| panic!("{place} has no list"));
        let told: BTreeSet<&str> = list.split(quote).skip(1).step_by(2).collect();
        assert_eq!(told, said, "{place}");
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
