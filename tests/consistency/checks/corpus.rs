//! What the rules say of real feeds, where a folder of them is at hand: each kind of error was looked at by hand, and the counts are
//! kept so that a rule that begins to say more is seen.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::{env, fs};

use anyfeed::{CheckOptions, Level, check};

const TABLE: &str = "tests/tables/check/corpus.tsv";

/// Code, feeds and findings of each kind of error.
pub fn table() -> String {
    fs::read_to_string(TABLE).unwrap_or_default()
}

#[test]
fn errors_of_real_feeds_are_those_that_were_looked_at() {
    let Some(folder) = env::var_os("ANYFEED_CORPUS") else {
        return;
    };
    let mut counts: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("it is a folder")
        .flatten()
        .map(|entry| entry.path())
        .collect();
    paths.sort();
    for path in paths {
        let bytes = fs::read(&path).unwrap_or_default();
        let report = check(&bytes, None, &CheckOptions::default());
        let mut last = Vec::new();
        for finding in report
            .findings
            .iter()
            .filter(|finding| finding.severity == Level::Error)
        {
            let (feeds, findings) = counts.entry(finding.code).or_default();
            *findings += 1;
            if !last.contains(&finding.code) {
                last.push(finding.code);
                *feeds += 1;
                println!(
                    "{}\t{}:{}\t{}",
                    finding.code,
                    path.display(),
                    finding.line,
                    finding.message
                );
            }
        }
    }
    let mut table = String::new();
    for (code, (feeds, findings)) in counts {
        let _ = writeln!(table, "{code}\t{feeds}\t{findings}");
    }
    if env::var_os("UPDATE").is_some() {
        fs::write(TABLE, &table).expect("it is writable");
    }
    assert!(
        table == self::table(),
        "{TABLE} is not what the rules say: UPDATE=1 writes it"
    );
}
