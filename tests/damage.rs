//! Whatever happens to a feed on its way, reading it neither fails nor loses what stood before the damage:
//! every case is cut at every byte, loses every single byte, has it twice or another in its place, and has every tag
//! doubled.

#[path = "../src/html/tests/chance.rs"]
mod chance;
#[path = "common/environment.rs"]
mod environment;
#[path = "common/files.rs"]
mod files;
#[path = "../fuzz/src/mutate.rs"]
mod mutate;

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyfeed::Options;
use anyfeed::model::{Entry, Feed};
use environment::number;

/// Larger feeds are left to the fuzzers: time here is the square of the size.
const LARGEST: usize = 3000;

fn feeds(folder: &str) -> Vec<PathBuf> {
    files::under(folder, |name| !name.ends_with(".expect.json"))
}

fn each(mut judge: impl FnMut(&Path, &[u8], &Feed<'static>)) {
    let mut judged = 0;
    for path in feeds("tests/feeds") {
        let bytes = fs::read(&path).expect("it is readable");
        if bytes.len() > LARGEST {
            continue;
        }
        if let Ok(feed) = anyfeed::parse(&bytes, None, &Options::default()) {
            judged += 1;
            judge(&path, &bytes, &feed);
        }
    }
    assert!(judged > 20, "only {judged} feeds were judged");
}

fn survives(path: &Path, bytes: &[u8], what: &str) -> Option<Feed<'static>> {
    let read = catch_unwind(|| anyfeed::parse(bytes, None, &Options::default()).ok());
    read.unwrap_or_else(|_| panic!("{} {what}: it panicked", path.display()))
}

/// What an entry is, without what the rest of the document tells it: the order of day and month, too.
fn essence(entry: &Entry) -> String {
    let published = entry.published.as_ref();
    let published = published.filter(|_| !entry.inferred.contains(&"published:order"));
    format!(
        "{:?} {:?} {:?} {:?} {published:?}",
        entry.id, entry.title, entry.url, entry.content_text
    )
}

/// End tags of entries.
fn ended(bytes: &[u8]) -> usize {
    let text = String::from_utf8_lossy(bytes);
    text.matches("</item>").count() + text.matches("</entry>").count()
}

#[test]
fn a_feed_cut_at_any_byte_keeps_the_entries_before() {
    let mut wrong = Vec::new();
    each(|path, bytes, whole| {
        // A byte less may make another encoding of it; only text in UTF-8 stays what it was.
        let is_utf8 = std::str::from_utf8(bytes).is_ok();
        // Where each entry has an end tag of its own, all that have ended are there.
        let is_plain = is_utf8
            && whole.head.report.diagnostics.is_empty()
            && ended(bytes) == whole.entries.len();
        for end in 0..bytes.len() {
            let cut = survives(path, &bytes[..end], "cut");
            let came = cut.as_ref().map_or(0, |cut| cut.entries.len());
            if is_plain && came < ended(&bytes[..end]) {
                wrong.push(format!("{} cut at {end}: {came} entries", path.display()));
                break;
            }
            let Some(cut) = cut else {
                continue;
            };
            let complete = cut.entries.len().saturating_sub(1);
            let same = cut
                .entries
                .iter()
                .zip(&whole.entries)
                .take(complete)
                .all(|(a, b)| essence(a) == essence(b));
            if is_utf8 && !same {
                wrong.push(format!("{} cut at {end}", path.display()));
                break;
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_feed_that_lost_any_byte_is_read() {
    each(|path, bytes, _| {
        for at in 0..bytes.len() {
            let without = [&bytes[..at], &bytes[at + 1..]].concat();
            survives(path, &without, &format!("without byte {at}"));
        }
    });
}

#[test]
fn a_feed_with_any_byte_twice_is_read() {
    each(|path, bytes, _| {
        for at in 0..bytes.len() {
            let twice = [&bytes[..=at], &bytes[at..]].concat();
            survives(path, &twice, &format!("with byte {at} twice"));
        }
    });
}

/// Each byte in turn becomes another of them: between them the cases have every pair many times.
#[test]
fn a_feed_with_a_nasty_byte_anywhere_is_read() {
    each(|path, bytes, _| {
        for at in 0..bytes.len() {
            let mut other = bytes.to_vec();
            other[at] = mutate::NASTY[(at + bytes.len()) % mutate::NASTY.len()];
            survives(path, &other, &format!("with another byte at {at}"));
        }
    });
}

/// By hand, and by the soak: ten minutes, or as many as there are.
#[test]
#[ignore = "takes ten minutes"]
fn a_feed_with_every_nasty_byte_everywhere_is_read() {
    let (began, until) = (Instant::now(), seconds());
    let (mut read, mut left) = (0, 0);
    each(|path, bytes, _| {
        if began.elapsed() > until {
            left += 1;
            return;
        }
        for at in 0..bytes.len() {
            for &nasty in mutate::NASTY {
                let mut other = bytes.to_vec();
                other[at] = nasty;
                survives(path, &other, &format!("with {nasty:#04x} at {at}"));
                read += 1;
            }
        }
    });
    println!("{read} documents, {left} cases left out");
}

fn seconds() -> Duration {
    Duration::from_secs(number("DAMAGE_SECONDS", u64::MAX))
}

/// By hand, and by the soak: `ANYFEED_CORPUS=folder DAMAGE_SEED=1 DAMAGE_COPIES=1000`.
#[test]
#[ignore = "needs a folder of real feeds"]
fn a_corpus_is_read_however_it_is_damaged() {
    let folder = std::env::var("ANYFEED_CORPUS").expect("ANYFEED_CORPUS names a folder");
    let mut random = mutate::Random::new(number("DAMAGE_SEED", 1));
    let copies = number("DAMAGE_COPIES", 1000);
    let (began, until) = (Instant::now(), seconds());
    let found = feeds(&folder);
    let documents: Vec<_> = found
        .iter()
        .map(|path| fs::read(path).expect("it is readable"))
        .collect();
    let (mut read, mut slowest) = (0, Duration::ZERO);
    'all: for _ in 0..copies {
        for (path, bytes) in found.iter().zip(&documents) {
            if began.elapsed() > until {
                break 'all;
            }
            let other = &documents[random.below(documents.len())];
            let damaged = mutate::mutate(bytes, other, &mut random);
            let before = Instant::now();
            survives(path, &damaged, "damaged");
            slowest = slowest.max(before.elapsed());
            read += 1;
        }
    }
    println!(
        "{read} damaged documents of {} feeds, the slowest in {slowest:?}",
        found.len()
    );
}

#[test]
fn a_feed_with_any_tag_twice_is_read() {
    each(|path, bytes, _| {
        let mut from = 0;
        while let Some(start) = bytes[from..]
            .iter()
            .position(|byte| *byte == b'<')
            .map(|at| from + at)
        {
            let Some(end) = bytes[start..]
                .iter()
                .position(|byte| *byte == b'>')
                .map(|at| start + at + 1)
            else {
                break;
            };
            let twice = [&bytes[..end], &bytes[start..]].concat();
            survives(path, &twice, &format!("with the tag at {start} twice"));
            from = end;
        }
    });
}
