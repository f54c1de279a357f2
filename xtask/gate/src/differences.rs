//! The part that reads every document and says which entries are not as recorded.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

use crate::compare::{Difference, What, differences};
use crate::digest::{self, name_of};
use crate::documents::{Document, SETS, Set};
use crate::measure::answers;
use crate::record::{self, Record};
use crate::{Fault, Mode, Verdict, Wish, place};

pub const PART: &str = "entries";

/// Differences that are shown one by one; all are counted.
const SHOWN: usize = 60;

/// Compares, or records, all sets.
pub fn run(shared: &Path, wish: &Wish) -> Result<Verdict, Fault> {
    let mut verdict = Verdict {
        is_fine: true,
        lines: Vec::new(),
    };
    for set in &SETS {
        let documents = set.documents(shared)?;
        let now = digests(&documents);
        let entries: usize = now.values().map(|lines| lines.len() - 1).sum();
        let counted = format!("{}: {} documents, {entries} entries", set.record, now.len());
        verdict.lines.push(counted);
        if wish.mode == Mode::Record {
            fs::write(place::recorded(set.record), record::write(&now))?;
            verdict.lines.push("recorded; read the diff".to_owned());
            continue;
        }
        let found = differences(&recorded(set)?, &now);
        verdict.is_fine &= found.is_empty();
        verdict.lines.extend(told(&found, &documents, wish)?);
    }
    Ok(verdict)
}

fn recorded(set: &Set) -> Result<Record, Fault> {
    let text = fs::read_to_string(place::recorded(set.record))
        .map_err(|why| format!("{} cannot be read ({why})", set.record))?;
    Ok(record::read(&text)?)
}

/// What every document is read as, by as many threads as there are processors.
fn digests(documents: &[Document]) -> Record {
    let next = AtomicUsize::new(0);
    let read = || {
        let mut own = Record::new();
        while let Some(document) = documents.get(next.fetch_add(1, Ordering::Relaxed)) {
            own.insert(
                document.name.clone(),
                digest::lines(&digest::read(document)),
            );
        }
        own
    };
    let width = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..width).map(|_| scope.spawn(read)).collect();
        let records = threads.into_iter().map(|thread| thread.join());
        records.flat_map(Result::unwrap_or_default).collect()
    })
}

fn told(found: &[Difference], all: &[Document], wish: &Wish) -> Result<Vec<String>, Fault> {
    let mut lines = Vec::new();
    let shown = &found[..found.len().min(SHOWN)];
    let mut read: BTreeMap<&str, (Value, Value)> = BTreeMap::new();
    for document in all {
        if shown.iter().any(|one| one.document == document.name) {
            read.insert(&document.name, (Value::Null, digest::read(document)));
        }
    }
    if let Some(package) = &wish.against {
        let asked = all
            .iter()
            .filter(|one| read.contains_key(one.name.as_str()));
        let before = answers(&package.canonicalize()?, &asked.collect::<Vec<_>>())?;
        for (name, feed) in before {
            read.entry(
                all.iter()
                    .find(|one| one.name == name)
                    .map_or("", |one| &one.name),
            )
            .and_modify(|pair| pair.0 = feed);
        }
    }
    for difference in shown {
        let nothing = (Value::Null, Value::Null);
        let (then, now) = read.get(difference.document.as_str()).unwrap_or(&nothing);
        lines.extend(shown_one(difference, then, now));
    }
    if found.len() > SHOWN {
        lines.push(format!("… and {} differences more", found.len() - SHOWN));
    }
    lines.extend(sum(found));
    Ok(lines)
}

fn shown_one(difference: &Difference, then: &Value, now: &Value) -> Vec<String> {
    let document = &difference.document;
    let (of_now, of_then, columns) = match &difference.what {
        What::Missing(of) => return vec![format!("{document}, {}: missing", place_of(of, then))],
        What::New(of) => return vec![format!("{document}, {}: new", place_of(of, now))],
        What::Changed { now, then, columns } => (now, then, columns),
    };
    let names: Vec<&str> = columns.iter().map(|column| name_of(*column)).collect();
    let mut lines = vec![format!(
        "{document}, {}: {}",
        place_of(of_now, now),
        names.join(", ")
    )];
    let part = |feed: &Value, of: &str| {
        let part = digest::parts(feed).into_iter().find(|part| part.0 == of);
        part.map(|(_, groups)| groups)
    };
    let (then, now) = (part(then, of_then), part(now, of_now));
    for &column in columns {
        let text = |part: &Option<[Value; digest::COLUMNS]>| {
            part.as_ref().map(|groups| groups[column].to_string())
        };
        let (then, now) = (text(&then), text(&now).unwrap_or_default());
        let from = then
            .as_deref()
            .map_or(0, |then| first_difference(then, &now));
        if let Some(then) = then {
            lines.push(format!("    was {}", excerpt(&then, from)));
        }
        lines.push(format!("    is  {}", excerpt(&now, from)));
    }
    lines
}

/// An entry by its number and title.
fn place_of(of: &str, feed: &Value) -> String {
    let Ok(index) = of.parse::<usize>() else {
        return of.to_owned();
    };
    let title = feed["entries"][index]["title"].as_str().unwrap_or_default();
    format!("entry {index} “{}”", excerpt(title, 0))
}

/// How many characters are alike at the beginning.
fn first_difference(then: &str, now: &str) -> usize {
    let pairs = then.chars().zip(now.chars());
    pairs.take_while(|(before, after)| before == after).count()
}

/// What stands around a place.
fn excerpt(text: &str, from: usize) -> String {
    const BEFORE: usize = 30;
    const LENGTH: usize = 160;
    let skipped = from.saturating_sub(BEFORE);
    let mut cut: String = text.chars().skip(skipped).take(LENGTH).collect();
    if skipped > 0 {
        cut.insert(0, '…');
    }
    if text.chars().count() > skipped + LENGTH {
        cut.push('…');
    }
    cut
}

/// How many lines each group has changed in.
fn sum(found: &[Difference]) -> Option<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for difference in found {
        match &difference.what {
            What::Changed { columns, .. } => {
                for &column in columns {
                    *counts.entry(name_of(column)).or_default() += 1;
                }
            }
            What::Missing(_) => *counts.entry("missing").or_default() += 1,
            What::New(_) => *counts.entry("new").or_default() += 1,
        }
    }
    let counts: Vec<String> = counts
        .iter()
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    (!found.is_empty()).then(|| {
        format!(
            "changed: {}. What is meant is recorded by: cargo xtask gate {PART} --record",
            counts.join(", ")
        )
    })
}
