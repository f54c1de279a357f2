//! Every case under `tests/feeds` as a test of its name: `cargo test --test cases atom/title`.
//!
//! `NAME.expect.json` holds `about`, then `expect` (a part of the result) and `diagnostics` (all codes, in
//! order), or `error` (a part of the error). `contentType` and `options` are handed to the parser.

#[path = "../harness/mod.rs"]
#[allow(dead_code)]
mod harness;

use std::process::ExitCode;

use anyfeed::options::Html;
use harness::Case;
use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;

fn main() -> ExitCode {
    let trials: Vec<Trial> = harness::cases().into_iter().map(trial).collect();
    assert!(trials.len() > 100, "only {} cases", trials.len());
    let mut told = Arguments::from_args();
    // Of hundreds that hold a sign each is enough; one that fails is named behind them.
    told.quiet |= told.filter.is_none() && !told.list;
    libtest_mimic::run(&told, trials).exit_code()
}

fn trial(case: Case) -> Trial {
    Trial::test(case.name.clone(), move || {
        let wrong = [expected(&case), detected(&case), named(&case)].concat();
        match wrong.is_empty() {
            true => Ok(()),
            false => {
                let about = case.expectation["about"].as_str().unwrap_or_default();
                Err(Failed::from(format!(
                    "{about}\n    {}",
                    wrong.join("\n    ")
                )))
            }
        }
    })
}

/// The result, its JSON and its diagnostics are what the expectation says.
fn expected(case: &Case) -> Vec<String> {
    let content_type = case.content_type.as_deref();
    let mut wrong = Vec::new();
    match (
        anyfeed::parse(&case.bytes, content_type, &case.options),
        case.expectation.get("error"),
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
            let json = anyfeed::parse_to_json(&case.bytes, content_type, &case.options)
                .expect("it was parsed before");
            let json: Value = serde_json::from_slice(&json).expect("the JSON is JSON");
            if json != feed {
                wrong.push("the JSON differs from the feed".to_owned());
            }
            let expected = &case.expectation["expect"];
            differences("feed", expected, &feed, &mut wrong);
            wrong.extend(other_diagnostics(&case.expectation, &feed));
        }
    }
    wrong
}

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

/// The codes are the whole list, in order; a case that names none wants none.
fn other_diagnostics(expectation: &Value, feed: &Value) -> Option<String> {
    let found = feed["report"]["diagnostics"].as_array();
    let found = found.expect("it is a list").iter();
    let codes: Vec<&Value> = found.map(|diagnostic| &diagnostic["code"]).collect();
    let expected = expectation["diagnostics"].as_array();
    let expected: Vec<&Value> = expected.into_iter().flatten().collect();
    (codes != expected).then(|| format!("diagnostics: expected {expected:?}, came {codes:?}"))
}

/// The first kilobytes say what the whole turns out to be, and nothing of what is no feed.
fn detected(case: &Case) -> Vec<String> {
    let whole = anyfeed::parse(&case.bytes, None, &anyfeed::Options::default()).ok();
    let whole = whole.map(|feed| (feed.head.format, feed.head.version.into_owned()));
    let start = case.bytes.get(..16_384).unwrap_or(&case.bytes);
    let detected = anyfeed::detect(start, None).map(|detected| (detected.format, detected.version));
    match whole == detected {
        true => Vec::new(),
        false => vec![format!("it is {whole:?}, detected {detected:?}")],
    }
}

/// An entry keeps its id and its title whatever is asked for.
fn named(case: &Case) -> Vec<String> {
    let names = |html, text| {
        let options = anyfeed::Options {
            html,
            text,
            ..Default::default()
        };
        let feed = anyfeed::parse(&case.bytes, None, &options).ok()?;
        let names = feed
            .entries
            .into_iter()
            .map(|entry| (entry.id, entry.title));
        Some(names.collect::<Vec<_>>())
    };
    let usual = names(Html::Safe, true);
    let others = [(Html::Safe, false), (Html::Raw, false), (Html::None, false)];
    let others = others.map(|(html, text)| names(html, text));
    let other = others.iter().filter(|other| **other != usual);
    other
        .map(|other| format!("{usual:?}, else {other:?}"))
        .collect()
}
