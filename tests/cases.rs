//! Every case under `tests/feeds`: a small feed beside what is expected of it, asked of the native crate.
//!
//! `NAME.expect.json` holds `about`, then `expect` (a part of the result) and `diagnostics` (all codes, in
//! order), or `error` (a part of the error). `contentType` and `options` are handed to the parser.

mod common;

use std::fs;
use std::path::Path;

use anyfeed::options::Html;
use common::{expectations, input_of};
use serde_json::Value;

/// What of `expected` is not in `came`: objects are parts, lists match member by member.
fn differences(path: &str, expected: &Value, came: &Value, wrong: &mut Vec<String>) {
    match (expected, came) {
        (Value::Object(expected), Value::Object(came)) => {
            for (key, value) in expected {
                match came.get(key) {
                    Some(came) => differences(&format!("{path}.{key}"), value, came, wrong),
                    None => wrong.push(format!("{path}.{key}: expected {value}, is not there")),
                }
            }
        }
        (Value::Array(expected), Value::Array(came)) if expected.len() == came.len() => {
            for (at, (expected, came)) in expected.iter().zip(came).enumerate() {
                differences(&format!("{path}[{at}]"), expected, came, wrong);
            }
        }
        (Value::Number(a), Value::Number(b)) if a.as_f64() == b.as_f64() => {}
        _ if expected == came => {}
        _ => wrong.push(format!("{path}: expected {expected}, came {came}")),
    }
}

fn judge(expectation: &Path) -> Vec<String> {
    let text = fs::read_to_string(expectation).expect("it is readable");
    let case: Value = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("{}: {error}", expectation.display()));
    let options = common::options(&case);
    let bytes = fs::read(input_of(expectation)).expect("the feed is readable");
    let content_type = case.get("contentType").and_then(Value::as_str);
    let mut wrong = Vec::new();
    match (
        anyfeed::parse(&bytes, content_type, &options),
        case.get("error"),
    ) {
        (Ok(_), Some(error)) => wrong.push(format!("expected the error {error}, came a feed")),
        (Err(error), None) => {
            wrong.push(format!("came the error {}: {}", error.code, error.message))
        }
        (Err(error), Some(expected)) => {
            let error = serde_json::to_value(&error).expect("it can be written");
            differences("error", expected, &error, &mut wrong);
        }
        (Ok(feed), None) => {
            let feed = serde_json::to_value(&feed).expect("it can be written");
            let json = anyfeed::parse_to_json(&bytes, content_type, &options)
                .expect("it was parsed before");
            let json: Value = serde_json::from_slice(&json).expect("the JSON is JSON");
            if json != feed {
                wrong.push("the JSON differs from the feed".to_owned());
            }
            differences(
                "feed",
                case.get("expect").unwrap_or(&Value::Null),
                &feed,
                &mut wrong,
            );
            let found = feed["report"]["diagnostics"]
                .as_array()
                .expect("it is a list");
            let codes: Vec<Value> = found
                .iter()
                .map(|diagnostic| diagnostic["code"].clone())
                .collect();
            let expected = case
                .get("diagnostics")
                .and_then(Value::as_array)
                .cloned()
                .unwrap_or_default();
            if codes != expected {
                wrong.push(format!(
                    "diagnostics: expected {expected:?}, came {codes:?}"
                ));
            }
        }
    }
    wrong
}

#[test]
fn every_case_holds() {
    let cases = expectations();
    assert!(!cases.is_empty(), "there are no cases");
    let failed: Vec<String> = cases
        .iter()
        .map(|case| (case, judge(case)))
        .filter(|(_, wrong)| !wrong.is_empty())
        .map(|(case, wrong)| format!("{}\n    {}", case.display(), wrong.join("\n    ")))
        .collect();
    assert!(
        failed.is_empty(),
        "{} of {} cases fail:\n{}",
        failed.len(),
        cases.len(),
        failed.join("\n")
    );
}

/// The first kilobytes of every case say what the whole of it turns out to be, and of none that is no feed.
#[test]
fn a_feed_is_known_from_its_first_kilobytes() {
    let (mut asked, mut wrong) = (0, Vec::new());
    let cases = expectations();
    for path in cases.iter().map(|case| input_of(case)) {
        let bytes = std::fs::read(&path).expect("it is readable");
        let whole = anyfeed::parse(&bytes, None, &anyfeed::Options::default()).ok();
        let whole = whole.map(|feed| (feed.head.format, feed.head.version.into_owned()));
        let start = bytes.get(..16_384).unwrap_or(&bytes);
        let detected =
            anyfeed::detect(start, None).map(|detected| (detected.format, detected.version));
        asked += 1;
        if whole != detected {
            wrong.push(format!(
                "{}: {whole:?}, detected {detected:?}",
                path.display()
            ));
        }
    }
    assert!(asked > 100, "only {asked} documents were asked");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_entry_keeps_its_id_and_title_whatever_is_asked_for() {
    let cases = expectations();
    let mut wrong = Vec::new();
    for path in cases.iter().map(|case| input_of(case)) {
        let bytes = std::fs::read(&path).expect("it is readable");
        let names = |html, text| {
            let options = anyfeed::Options {
                html,
                text,
                ..Default::default()
            };
            let feed = anyfeed::parse(&bytes, None, &options).ok()?;
            let names = feed
                .entries
                .into_iter()
                .map(|entry| (entry.id, entry.title));
            Some(names.collect::<Vec<_>>())
        };
        let usual = names(Html::Safe, true);
        for (html, text) in [(Html::Safe, false), (Html::Raw, false), (Html::None, false)] {
            let other = names(html, text);
            if usual != other {
                wrong.push(format!("{}: {usual:?}, else {other:?}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
