//! What is recorded and what was read, to what differs: the document, the entry, the groups of fields.

use std::collections::BTreeSet;

use crate::digest::{COLUMNS, Line};
use crate::record::Record;

/// The columns by which an entry is known again where others came or went: its addresses, its title.
const KNOWN_BY: [usize; 2] = [1, 0];

/// Something of a document is not what it was.
#[derive(Debug, PartialEq, Eq)]
pub struct Difference {
    pub document: String,
    pub what: What,
}

/// What has happened.
#[derive(Debug, PartialEq, Eq)]
pub enum What {
    /// Groups of the head or of an entry: which it is now and was then, and the columns.
    Changed {
        now: String,
        then: String,
        columns: Vec<usize>,
    },
    /// The head, an entry or all of a document is there no longer.
    Missing(String),
    /// It was not there.
    New(String),
}

/// Everything that differs, in the order of the documents.
pub fn differences(then: &Record, now: &Record) -> Vec<Difference> {
    let none = Vec::new();
    let names: BTreeSet<&String> = then.keys().chain(now.keys()).collect();
    let mut found = Vec::new();
    for name in names {
        let lines = |record: &'_ Record| record.get(name).unwrap_or(&none).clone();
        let of = of_document(&lines(then), &lines(now));
        found.extend(of.into_iter().map(|what| Difference {
            document: name.clone(),
            what,
        }));
    }
    found
}

fn of_document(then: &[Line], now: &[Line]) -> Vec<What> {
    let pairs = if then.len() == now.len() {
        (0..now.len()).map(|at| (at, at)).collect()
    } else {
        pairs(then, now)
    };
    let mut found = Vec::new();
    for (at, line) in now.iter().enumerate() {
        match pairs.iter().find(|pair| pair.1 == at) {
            Some(&(before, _)) => found.extend(changed(&then[before], line)),
            None => found.push(What::New(line.of.clone())),
        }
    }
    let is_missing = |at: &usize| pairs.iter().all(|pair| pair.0 != *at);
    let missing = (0..then.len()).filter(is_missing);
    found.extend(missing.map(|at| What::Missing(then[at].of.clone())));
    found
}

/// Which line was which, where their number is not what it was.
fn pairs(then: &[Line], now: &[Line]) -> Vec<(usize, usize)> {
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for column in KNOWN_BY {
        for (at, line) in now.iter().enumerate() {
            let is_free = |before: &usize| pairs.iter().all(|pair| pair.0 != *before);
            let is_same = |before: &usize| {
                is_free(before) && then[*before].digests[column] == line.digests[column]
            };
            let is_head = |line: &Line| line.of.parse::<usize>().is_err();
            let found = (0..then.len())
                .filter(|before| is_head(&then[*before]) == is_head(line))
                .find(|before| is_head(line) && is_free(before) || is_same(before));
            let is_open = pairs.iter().all(|pair| pair.1 != at);
            pairs.extend(found.filter(|_| is_open).map(|before| (before, at)));
        }
    }
    pairs
}

fn changed(then: &Line, now: &Line) -> Option<What> {
    let columns: Vec<usize> = (0..COLUMNS)
        .filter(|column| then.digests[*column] != now.digests[*column])
        .collect();
    let is_head_other = then.of != now.of && (then.of.parse::<usize>().is_err());
    (!columns.is_empty() || is_head_other).then(|| What::Changed {
        now: now.of.clone(),
        then: then.of.clone(),
        columns,
    })
}

#[cfg(test)]
mod tests {
    use super::{Difference, What, differences};
    use crate::digest::{lines, name_of};
    use crate::record::{self, Record};

    fn record(entries: serde_json::Value) -> Record {
        let feed = serde_json::json!({ "title": "News", "entries": entries });
        [("feeds/a.xml".to_owned(), lines(&feed))].into()
    }

    fn two(title: &str) -> serde_json::Value {
        serde_json::json!([
            { "id": "1", "title": "One", "contentText": "…" },
            { "id": "2", "title": title, "published": "2024-01-15T00:00:00Z" },
        ])
    }

    #[test]
    fn what_is_as_recorded_differs_in_nothing() {
        let now = record(two("Two"));
        let then = record::read(&record::write(&now)).expect("it was written by us");
        assert_eq!(differences(&then, &now), []);
    }

    #[test]
    fn a_changed_title_names_document_entry_and_group() {
        let found = differences(&record(two("Two")), &record(two("Tow")));
        let changed = What::Changed {
            now: "1".to_owned(),
            then: "1".to_owned(),
            columns: vec![0],
        };
        let wanted = Difference {
            document: "feeds/a.xml".to_owned(),
            what: changed,
        };
        assert_eq!(found, [wanted]);
        assert_eq!(name_of(0), "title");
    }

    #[test]
    fn a_lost_entry_is_missing_and_the_others_are_known_again() {
        let fewer = serde_json::json!([two("Two")[1]]);
        let found = differences(&record(two("Two")), &record(fewer));
        let what: Vec<What> = found.into_iter().map(|one| one.what).collect();
        assert_eq!(what, [What::Missing("0".to_owned())]);
    }

    #[test]
    fn a_field_that_no_feed_fills_changes_nothing() {
        let mut entries = two("Two");
        entries[0]["newField"] = serde_json::json!({ "list": [], "text": null });
        assert_eq!(differences(&record(two("Two")), &record(entries)), []);
    }

    #[test]
    fn a_document_that_is_refused_now_is_said_to_be() {
        let refused = lines(&serde_json::json!({ "refused": "not-a-feed" }));
        let now = [("feeds/a.xml".to_owned(), refused)].into();
        let found = differences(&record(two("Two")), &now);
        assert!(matches!(&found[0].what, What::Changed { now, .. } if now == "refused"));
    }
}
