//! Over real feeds, where they are at hand: text that is right stays as it is.

#[path = "../../../tests/harness/corpus.rs"]
mod real_feeds;

use super::*;
use crate::value::entities;

/// Every text of a document as its elements and its HTML hold it: raw, with entities decoded once, and once more.
fn texts(document: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut level: Vec<String> = document.split("<![CDATA[").map(str::to_owned).collect();
    for _ in 0..3 {
        let runs = level.iter().flat_map(|text| text.split(['<', '>']));
        level = runs.map(|run| entities::decode(run).into_owned()).collect();
        texts.extend(level.iter().filter(|text| !text.is_ascii()).cloned());
    }
    texts.extend(
        document
            .split("]]>")
            .filter_map(|text| text.split("<![CDATA[").nth(1))
            .map(str::to_owned),
    );
    texts
}

#[test]
fn no_text_of_a_real_feed_is_mended_that_is_right() {
    let Some(folder) = real_feeds::folder("no_text_of_a_real_feed_is_mended_that_is_right") else {
        return;
    };
    let (mut files, mut all, mut wrong) = (0, 0, Vec::new());
    for file in std::fs::read_dir(folder).expect("a folder").flatten() {
        let Ok(bytes) = std::fs::read(file.path()) else {
            continue;
        };
        files += 1;
        let decoded =
            decode(&bytes, None, &Limits::default(), &mut Log::new(0)).expect("small enough");
        let texts = texts(&decoded.text);
        all += texts.len();
        let mended = texts
            .iter()
            .filter_map(|text| Some(format!("{text} -> {}", undo_double_encoding(text)?)));
        let mended: Vec<String> = mended.collect();
        let name = file.path().display().to_string();
        match mended.len() {
            0 => {}
            // Nobody writes so by the dozen: the feed was encoded twice.
            10.. => println!(
                "{} texts of {name} were encoded twice: {}",
                mended.len(),
                mended[0]
            ),
            _ => wrong.extend(mended.into_iter().map(|line| format!("{name}: {line}"))),
        }
    }
    println!(
        "{} of {all} texts of {files} feeds would be mended wrongly",
        wrong.len()
    );
    assert!(all > 0 && wrong.is_empty(), "{}", wrong.join("\n"));
}
