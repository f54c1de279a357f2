//! Rules against their examples: each is kept by a sound document and broken by that document with one thing changed.
//!
//! `docs/rules.md` is made of the same tables; `UPDATE=1` writes it.

mod bodies;
mod corpus;
mod edit;
mod explicit;
mod json;
mod page;
mod reading;
mod xml;

use std::fs;

use anyfeed::check_tables::{Kind, PROFILES, Profile, Rule, SAID};
use anyfeed::{CheckOptions, CheckReport, Level, check};

/// A rule's examples: what breaks it and what keeps it, as documents and as the part that matters.
pub struct Example {
    pub broken: String,
    pub sound: String,
    pub shown_broken: String,
    pub shown_sound: String,
    pub content_type: Option<&'static str>,
}

/// The sound documents.
pub fn sound(name: &str) -> String {
    fs::read_to_string(format!("tests/tables/check/{name}")).expect("it is there")
}

fn options() -> CheckOptions {
    CheckOptions {
        url: Some("https://example.org/feed.xml".to_owned()),
        now: Some("2024-02-01T00:00:00Z".to_owned()),
        ..CheckOptions::default()
    }
}

fn report(text: &str, content_type: Option<&str>) -> CheckReport {
    check(text.as_bytes(), content_type, &options())
}

fn has(report: &CheckReport, code: &str) -> bool {
    report.findings.iter().any(|finding| finding.code == code)
}

fn rules() -> impl Iterator<Item = (&'static Profile, &'static Rule)> {
    PROFILES
        .iter()
        .flat_map(|profile| profile.rules.iter().map(move |rule| (*profile, rule)))
}

fn example(profile: &Profile, rule: &Rule) -> Option<Example> {
    explicit::of(rule).or_else(|| match (profile.name, &rule.kind) {
        (_, Kind::Field(_) | Kind::Document(_) | Kind::Body(_)) => None,
        ("json", _) => json::of(rule),
        _ => xml::of(profile, rule),
    })
}

#[test]
fn sound_documents_have_no_error() {
    for name in [
        "rss.xml",
        "dc.xml",
        "rss1.xml",
        "atom.xml",
        "feed.json",
        "list.opml",
    ] {
        let report = report(&sound(name), None);
        let errors: Vec<String> = report
            .findings
            .iter()
            .filter(|finding| finding.severity > Level::Advice)
            .map(|finding| {
                format!(
                    "{name}:{} {} {}",
                    finding.line, finding.code, finding.message
                )
            })
            .collect();
        assert!(errors.is_empty(), "{}", errors.join("\n"));
    }
}

/// What the specifications show, in other words.
#[test]
fn examples_of_the_specifications_have_no_error() {
    let folder = "tests/tables/check/specifications";
    let mut seen = 0;
    for entry in fs::read_dir(folder).expect("it is a folder").flatten() {
        let bytes = fs::read(entry.path()).expect("it is readable");
        let report = check(&bytes, None, &options());
        let errors = report.findings.iter();
        let errors: Vec<_> = errors
            .filter(|finding| finding.severity == Level::Error)
            .map(|finding| (finding.line, finding.code))
            .collect();
        assert!(errors.is_empty(), "{}: {errors:?}", entry.path().display());
        assert!(!report.profiles.is_empty() && report.verdict != "not-a-feed");
        seen += 1;
    }
    assert!(seen >= 9, "{seen}");
}

/// A rule that is silent where another speaks: both are there, and it is silent there alone.
#[test]
fn what_is_said_once_names_rules_that_there_are() {
    let codes: Vec<&str> = rules().map(|(_, rule)| rule.code).collect();
    for (code, exact) in SAID {
        assert!(codes.contains(code), "{code}");
        for one in *exact {
            assert!(codes.contains(one) && one != code, "{code}: {one}");
        }
    }
    let bare = "<rss version=\"2.0\"><channel><item><pubDate>soon</pubDate></item></channel></rss>";
    let said = report(bare, None);
    for code in [
        "rss/channel-title-missing",
        "rss/item-date-form",
        "rss/item-empty",
    ] {
        assert!(has(&said, code), "{code}");
    }
    for code in [
        "interop/feed-title",
        "interop/feed-description",
        "interop/entry-date",
        "interop/entry-title",
    ] {
        assert!(!has(&said, code), "{code}");
    }
    let alone = CheckOptions {
        profiles: vec!["interop".to_owned()],
        ..options()
    };
    let alone = check(bare.as_bytes(), None, &alone);
    assert!(has(&alone, "interop/feed-title") && has(&alone, "interop/entry-date"));
}

#[test]
fn every_rule_is_broken_by_one_example_and_kept_by_another() {
    let mut wrong = Vec::new();
    for (profile, rule) in rules() {
        let Some(example) = example(profile, rule) else {
            wrong.push(format!("{}: no example", rule.code));
            continue;
        };
        if has(&report(&example.sound, None), rule.code) {
            wrong.push(format!("{}: broken by the sound example", rule.code));
        }
        if !has(&report(&example.broken, example.content_type), rule.code) {
            wrong.push(format!(
                "{}: not broken by {}",
                rule.code, example.shown_broken
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} rules:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn codes_are_unique_and_there_are_enough() {
    let mut codes: Vec<&str> = rules().map(|(_, rule)| rule.code).collect();
    let count = codes.len();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), count);
    assert!(count >= 330, "{count}");
    for (profile, rule) in rules() {
        assert!(
            rule.code.starts_with(&format!("{}/", profile.name)),
            "{}",
            rule.code
        );
        assert!(rule.fix.ends_with('.'), "{}: {}", rule.code, rule.fix);
    }
}

#[test]
fn the_page_of_rules_is_made_of_the_tables() {
    let page = page::of(rules());
    let path = "docs/rules.md";
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, &page).expect("it is writable");
    }
    let written = fs::read_to_string(path).unwrap_or_default();
    assert!(
        written == page,
        "{path} is not what the tables say: UPDATE=1 writes it"
    );
}
