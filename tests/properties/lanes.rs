//! The strict lane of XML is the careful one, only faster: asked of every case, of real feeds where they are at hand, and
//! of damaged copies of both.
//!
//! `LANES_COPIES=20 LANES_SEED=7 cargo test --release --test properties lanes` damages so many copies of each.

use std::collections::BTreeMap;
use std::fs;
use std::panic::catch_unwind;
use std::path::PathBuf;

use anyfeed::probe::{self, Read};
use anyfeed::{Options, decode_document};

use crate::fuzz::lanes::{same_in_parts, same_pieces, same_results};
use crate::fuzz::mutate::{Random, mutate};
use crate::fuzz::road;
use crate::harness::environment::number;
use crate::harness::{cases, corpus, files};

/// Longer documents are not read in parts.
const LONGEST_IN_PARTS: usize = 100 << 10;

fn documents() -> Vec<(String, Vec<u8>)> {
    let cases = cases().into_iter().map(|case| (case.name, case.bytes));
    let folder = corpus::folder("lanes");
    let real = folder.map_or(Vec::new(), |folder| files::under(folder, |_| true));
    let read = |path: PathBuf| {
        let bytes = fs::read(&path).expect("it is readable");
        (path.display().to_string(), bytes)
    };
    let all = cases.chain(real.into_iter().map(read));
    let others = [
        ("beyond the reach".into(), beyond_the_reach()),
        ("no item in an item".into(), NO_ITEM_IN_AN_ITEM.into()),
        ("names that find room".into(), many_names(300)),
        ("more names than find room".into(), many_names(1200)),
    ];
    all.chain(others).collect()
}

/// What seems to be an item in another is none when it is read again, and what follows is read as if that had not been.
const NO_ITEM_IN_AN_ITEM: &str = "<channel><item<:item<item</channel>";

/// The careful lane looks for an end tag only so far: what is longer is nested as that lane does, though sound.
fn beyond_the_reach() -> Vec<u8> {
    let words = "<p>words</p>".repeat(12_000);
    let entry = format!("<item><title>A<link>http://e.example/</link>{words}</title></item>");
    format!("<rss version=\"2.0\"><channel><title>T</title>{entry}{entry}</channel></rss>").into()
}

/// So many names, forty in each entry, each used twice.
fn many_names(count: usize) -> Vec<u8> {
    let names: Vec<String> = (0..count).map(|at| format!("m:name{}", at * at)).collect();
    let entry = |names: &[String]| {
        let field = |name: &String| format!("<{name} {name}=\"a\">b</{name}>");
        let fields: String = names.iter().map(field).collect();
        format!("<item><title>A</title>{fields}</item>")
    };
    let entries: String = names.chunks(40).map(entry).collect();
    let begin = "<rss version=\"2.0\" xmlns:m=\"http://m.example/\"><channel><title>T</title>";
    format!("{begin}{entries}{entries}</channel></rss>").into()
}

fn ask(name: &str, document: &[u8], random: &mut Random) {
    let options = match random.below(4) {
        0 => road::options(random.below(256) as u8),
        _ => Options::default(),
    };
    let cuts = random.below(256) as u8;
    let asked = catch_unwind(|| {
        if let Ok(decoded) = decode_document(document, None) {
            same_pieces(&decoded.text, &options.limits);
        }
        same_results(document, None, &options);
        if document.len() < LONGEST_IN_PARTS {
            same_in_parts(document, None, &options, cuts);
        }
    });
    if asked.is_err() {
        let path = std::env::temp_dir().join("anyfeed-lanes-find");
        fs::write(&path, document).expect("it can be kept");
        panic!("{name}: kept in {}; {cuts} {options:?}", path.display());
    }
}

#[test]
fn both_lanes_give_the_same() {
    let documents = documents();
    let copies = number("LANES_COPIES", 1);
    let mut random = Random::new(number("LANES_SEED", 1));
    for (name, document) in &documents {
        ask(name, document, &mut random);
        for _ in 0..copies {
            let (_, other) = &documents[random.below(documents.len())];
            ask(name, &mutate(document, other, &mut random), &mut random);
        }
    }
}

/// Of well-formed cases too the strict lane leaves entries: why, and how many of which.
#[rustfmt::skip]
const LEFT: &[(&str, &[(&str, usize)])] = &[
    ("a limit ends there", &[
        ("dates/limit-in-a-date", 2), ("geo/limit-in-a-point", 1), ("head/entries-beyond-the-limit", 1), ("head/max-entries-nested", 3),
        ("ids/limit-behind-an-id", 1), ("ids/limit-between-runs-of-an-id", 1), ("ids/limit-in-an-id", 2),
        ("markup/limit-in-a-reference", 1), ("markup/too-many-elements", 1), ("markup/deep", 1), ("markup/fields-beyond-the-depth", 1),
        ("markup/namespaces-beyond-the-limit", 3), ("markup/prefix-behind-too-many-namespaces", 1), ("markup/prefix-beyond-the-limit", 1),
    ]),
    ("an entry that is no item or entry, is empty, or is called like what holds others", &[
        ("formats/atom-entry", 1), ("formats/cdf-base", 4), ("formats/rss-1.1", 2), ("ids/authors-alone", 2), ("vocabulary/payload", 1),
        ("vocabulary/content-forms", 1), ("vocabulary/content-items", 1), ("vocabulary/content", 1),
        ("vocabulary/image", 1), ("vocabulary/sparkle", 1), ("markup/items-in-the-list-of-contents", 2),
    ]),
    ("an entry within another, or a head behind entries", &[
        ("markup/item-in-item", 2), ("markup/item-right-in-an-item", 2), ("markup/feed-within-a-feed", 1),
        ("markup/field-named-like-the-root", 1), ("markup/head-behind-the-items", 1),
    ]),
    ("the document's own entities", &[
        ("markup/entity-of-a-reference", 1), ("markup/entity-too-large", 3), ("markup/external-entity", 2),
        ("markup/own-entity-with-a-section", 1), ("markup/own-entity", 2),
    ]),
    ("a section that may end elsewhere", &[
        ("markup/cdata-about-feeds", 1), ("markup/cdata-about-marks", 1), ("markup/overrun-cdata", 1), ("text/section-as-text", 1),
    ]),
    ("broken behind what is asked for; or no XML as it stands", &[
        ("head/max-entries-broken-behind", 1), ("head/max-entries-lost-start", 1), ("json/string-of-xml", 1),
    ]),
    ("words where none are expected", &[
        ("markup/cdata-among-elements", 1), ("markup/text-behind-a-link", 1), ("people/name-beside-its-parts", 1), ("people/name-as-a-section-beside-its-parts", 2),
        ("text/between-fields", 1),
    ]),
];

/// Else nothing here would compare anything, and what needs no care would be read as slowly as what does.
#[test]
fn sound_entries_are_read_strictly() {
    let left = cases().into_iter().filter_map(|case| {
        let feed = anyfeed::parse(&case.bytes, None, &case.options).ok()?;
        let decoded = decode_document(&case.bytes, None).ok()?;
        let (read, _) = probe::pieces(&decoded.text, &case.options.limits);
        let is_left = |piece: &&Read| piece.is_entry && !piece.is_strict;
        let count = read.iter().filter(is_left).count();
        (count > 0 && feed.head.report.well_formed).then_some((case.name, count))
    });
    let expected = LEFT.iter().flat_map(|(_, cases)| *cases);
    let expected = expected.map(|(name, count)| ((*name).to_owned(), *count));
    assert_eq!(left.collect::<BTreeMap<_, _>>(), expected.collect());
}

/// The same of real feeds, and of what is damaged in some entries alone.
#[test]
fn most_entries_are_read_strictly() {
    let (mut all, mut strict) = (0, 0);
    for (_, document) in documents() {
        let Ok(decoded) = decode_document(&document, None) else {
            continue;
        };
        let (read, _) = probe::pieces(&decoded.text, &Options::default().limits);
        let entries = read.iter().filter(|piece| piece.is_entry);
        all += entries.clone().count();
        strict += entries.filter(|piece| piece.is_strict).count();
    }
    assert!(strict * 3 > all * 2, "{strict} of {all} entries");
}
