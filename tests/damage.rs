//! Whatever happens to a feed on its way, reading it neither fails nor loses what stood before the damage:
//! every case is cut at every byte, loses every single byte, and has every tag doubled.

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use anyfeed::Options;
use anyfeed::model::{Entry, Feed};

/// Larger feeds are left to the fuzzers: time here is the square of the size.
const LARGEST: usize = 3000;

fn feeds(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
    {
        if path.is_dir() {
            feeds(&path, found);
        } else if !path.to_string_lossy().ends_with(".expect.json") {
            found.push(path);
        }
    }
    found.sort();
}

fn each(mut judge: impl FnMut(&Path, &[u8], &Feed<'static>)) {
    let mut found = Vec::new();
    feeds(Path::new("tests/feeds"), &mut found);
    let mut judged = 0;
    for path in found {
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

/// What an entry is, without what the rest of the document tells it.
fn essence(entry: &Entry) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {:?}",
        entry.id, entry.title, entry.url, entry.content_text, entry.published
    )
}

#[test]
fn a_feed_cut_at_any_byte_keeps_the_entries_before() {
    let mut wrong = Vec::new();
    each(|path, bytes, whole| {
        // A byte less may make another encoding of it; only text in UTF-8 stays what it was.
        let is_utf8 = std::str::from_utf8(bytes).is_ok();
        for end in 0..bytes.len() {
            let Some(cut) = survives(path, &bytes[..end], "cut") else {
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
