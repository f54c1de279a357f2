//! The strict lane of XML is the careful one, only faster: asked of every case, of real feeds where they are at hand, and
//! of damaged copies of both.
//!
//! `LANES_COPIES=20 LANES_SEED=7 cargo test --release --test properties lanes` damages so many copies of each.

use std::fs;
use std::panic::catch_unwind;
use std::path::PathBuf;

use anyfeed::{Options, decode_document, probe};

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
    cases.chain(real.into_iter().map(read)).collect()
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

/// Else nothing here would compare anything.
#[test]
fn sound_entries_are_read_strictly() {
    let (mut all, mut strict) = ([0; 2], [0; 2]);
    for (name, document) in documents() {
        let Ok(decoded) = decode_document(&document, None) else {
            continue;
        };
        let (read, _) = probe::pieces(&decoded.text, &Options::default().limits);
        for (at, piece) in read.iter().enumerate() {
            let (kind, is_strict) = (usize::from(piece.is_entry), usize::from(piece.is_strict));
            all[kind] += 1;
            strict[kind] += is_strict;
            if std::env::var_os("LANES_NAMES").is_some() && is_strict == 0 {
                println!("{name}: piece {at}");
            }
        }
    }
    println!("of the head {} of {} pieces", strict[0], all[0]);
    println!("{} of {} entries", strict[1], all[1]);
    assert!(strict[1] * 3 > all[1] * 2, "too few entries");
}
