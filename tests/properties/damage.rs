//! Whatever happens to a feed on its way, reading it neither fails nor loses what stood before the damage: every case
//! is cut, loses a byte, has it twice or another in its place, and has a tag doubled.
//!
//! At some bytes of each case, others in each; at every byte by `cargo test --test properties damage -- --ignored`.

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyfeed::Options;
use anyfeed::model::{Entry, Feed};

use crate::fuzz::mutate;
use crate::harness::environment::number;
use crate::harness::{corpus, files};

/// Larger feeds are left to the fuzzers: time here is the square of the size.
const LARGEST: usize = 3000;

/// Where a case is damaged.
#[derive(Clone, Copy)]
enum Places {
    Some,
    All,
}

/// At so many bytes of a case, where it is not all of them.
const SOME: usize = 30;

impl Places {
    /// Bytes of a document; which of them differs from case to case, and is the same in each run.
    fn of(self, number: usize, length: usize) -> impl Iterator<Item = usize> {
        let step = match self {
            Places::Some => 1 + length / SOME,
            Places::All => 1,
        };
        (number % step..length).step_by(step)
    }
}

/// A case that is a feed.
struct Subject {
    number: usize,
    path: PathBuf,
    bytes: Vec<u8>,
    whole: Feed<'static>,
}

fn feeds(folder: impl AsRef<Path>) -> Vec<PathBuf> {
    files::under(folder, |name| !name.ends_with(".expect.json"))
}

fn each(mut judge: impl FnMut(&Subject)) {
    let mut judged = 0;
    for (number, path) in feeds("tests/feeds").into_iter().enumerate() {
        let bytes = fs::read(&path).expect("it is readable");
        if bytes.len() > LARGEST {
            continue;
        }
        if let Ok(whole) = anyfeed::parse(&bytes, None, &Options::default()) {
            judged += 1;
            judge(&Subject {
                number,
                path,
                bytes,
                whole,
            });
        }
    }
    assert!(judged > 20, "only {judged} feeds were judged");
}

fn survives(path: &Path, bytes: &[u8], what: &str, at: usize) -> Option<Feed<'static>> {
    let read = catch_unwind(|| anyfeed::parse(bytes, None, &Options::default()).ok());
    read.unwrap_or_else(|_| panic!("{} {what} {at}: it panicked", path.display()))
}

/// Each case at each place, damaged in one way.
fn each_survives(places: Places, what: &str, damaged: impl Fn(&[u8], usize) -> Vec<u8>) {
    each(
        |Subject {
             number,
             path,
             bytes,
             ..
         }| {
            for at in places.of(*number, bytes.len()) {
                survives(path, &damaged(bytes, at), what, at);
            }
        },
    );
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

/// What is wrong with the entries of a feed that ends at a byte.
fn of_cut(
    Subject {
        path, bytes, whole, ..
    }: &Subject,
    end: usize,
) -> Option<String> {
    // A byte less may make another encoding of it; only text in UTF-8 stays what it was.
    let is_utf8 = std::str::from_utf8(bytes).is_ok();
    // Where each entry has an end tag of its own, all that have ended are there.
    let is_plain =
        is_utf8 && whole.head.report.diagnostics.is_empty() && ended(bytes) == whole.entries.len();
    let cut = survives(path, &bytes[..end], "cut at", end);
    let came = cut.as_ref().map_or(0, |cut| cut.entries.len());
    if is_plain && came < ended(&bytes[..end]) {
        return Some(format!("{} cut at {end}: {came} entries", path.display()));
    }
    let cut = cut?;
    let complete = cut.entries.len().saturating_sub(1);
    let mut pairs = cut.entries.iter().zip(&whole.entries).take(complete);
    let is_same = pairs.all(|(a, b)| essence(a) == essence(b));
    (is_utf8 && !is_same).then(|| format!("{} cut at {end}", path.display()))
}

fn cut(places: Places) {
    let mut wrong = Vec::new();
    each(|subject| {
        let mut ends = places.of(subject.number, subject.bytes.len());
        wrong.extend(ends.find_map(|end| of_cut(subject, end)));
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn without(places: Places) {
    each_survives(places, "without byte", |bytes, at| {
        [&bytes[..at], &bytes[at + 1..]].concat()
    });
}

fn twice(places: Places) {
    each_survives(places, "with this byte twice:", |bytes, at| {
        [&bytes[..=at], &bytes[at..]].concat()
    });
}

/// Each byte in turn becomes another of them: between them the cases have every pair many times.
fn nasty(places: Places) {
    each_survives(places, "with another byte at", |bytes, at| {
        let mut other = bytes.to_vec();
        other[at] = mutate::NASTY[(at + bytes.len()) % mutate::NASTY.len()];
        other
    });
}

/// The tag that begins at a byte or behind it, where one does.
fn tag(places: Places) {
    each_survives(places, "with the tag twice behind", |bytes, at| {
        let start = bytes[at..].iter().position(|byte| *byte == b'<');
        let start = start.map_or(bytes.len(), |from| at + from);
        let end = bytes[start..].iter().position(|byte| *byte == b'>');
        let end = end.map_or(start, |length| start + length + 1);
        [&bytes[..end], &bytes[start..]].concat()
    });
}

#[test]
fn a_feed_that_is_cut_keeps_the_entries_before() {
    cut(Places::Some);
}

#[test]
fn a_feed_that_lost_a_byte_is_read() {
    without(Places::Some);
}

#[test]
fn a_feed_with_a_byte_twice_is_read() {
    twice(Places::Some);
}

#[test]
fn a_feed_with_a_nasty_byte_is_read() {
    nasty(Places::Some);
}

#[test]
fn a_feed_with_a_tag_twice_is_read() {
    tag(Places::Some);
}

/// Of the long run.
#[test]
#[ignore = "takes minutes"]
fn a_feed_that_is_cut_at_any_byte_keeps_the_entries_before() {
    cut(Places::All);
}

/// Of the long run.
#[test]
#[ignore = "takes minutes"]
fn a_feed_damaged_at_any_byte_is_read() {
    for damage in [without, twice, nasty, tag] {
        damage(Places::All);
    }
}

/// By the soak, for as long as it says.
#[test]
#[ignore = "takes ten minutes"]
fn a_feed_with_every_nasty_byte_everywhere_is_read() {
    let (began, until) = (Instant::now(), seconds(60));
    let (mut read, mut left) = (0, 0);
    each(|Subject { path, bytes, .. }| {
        if began.elapsed() > until {
            left += 1;
            return;
        }
        for at in 0..bytes.len() {
            for &nasty in mutate::NASTY {
                let mut other = bytes.to_vec();
                other[at] = nasty;
                survives(path, &other, &format!("with {nasty:#04x} at"), at);
                read += 1;
            }
        }
    });
    println!("{read} documents, {left} cases left out");
}

fn seconds(otherwise: u64) -> Duration {
    Duration::from_secs(number("DAMAGE_SECONDS", otherwise))
}

/// By the soak with `DAMAGE_SECONDS`, and copies without number.
#[test]
fn a_corpus_is_read_however_it_is_damaged() {
    let Some(folder) = corpus::folder("a_corpus_is_read_however_it_is_damaged") else {
        return;
    };
    let mut random = mutate::Random::new(number("DAMAGE_SEED", 1));
    let copies = number("DAMAGE_COPIES", 1);
    let (began, until) = (Instant::now(), seconds(u64::MAX));
    let found = feeds(&folder);
    let documents: Vec<_> = found
        .iter()
        .map(|path| fs::read(path).expect("it is readable"))
        .collect();
    let mut read = 0;
    'all: for copy in 0..copies {
        for (path, bytes) in found.iter().zip(&documents) {
            if began.elapsed() > until {
                break 'all;
            }
            let other = &documents[random.below(documents.len())];
            let damaged = mutate::mutate(bytes, other, &mut random);
            survives(path, &damaged, "in damaged copy", copy as usize);
            read += 1;
        }
    }
    println!("{read} damaged documents of {} feeds", found.len());
}
