//! The fuzzers' targets, asked with seeded damage of every case: what libFuzzer does for hours, a few thousand times.
//!
//! `FUZZ_SECONDS=600 FUZZ_SEED=7 cargo test --release --test properties fuzzed` does more of the same;
//! `FUZZ_FIND=file cargo test --test properties fuzzed::sanitize` asks one target about one find of a fuzzer.

use std::fs;
use std::panic::catch_unwind;
use std::time::{Duration, Instant};

use crate::fuzz::mutate::{Random, mutate};
use crate::harness::deadline::ends;
use crate::harness::environment::number;
use crate::harness::files;

/// How often each target is asked, unless the environment says for how long.
const INPUTS: usize = 1500;

/// Documents for the targets that read whole ones, lines of the tables for the others.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let table = match target {
        "dates" => "dates",
        "urls" => "urls",
        "people" => "people",
        _ => {
            let found = files::under("tests/feeds", |name| !name.ends_with(".expect.json"));
            let wanted = found.iter().filter(|path| {
                target != "json" || path.extension().is_some_and(|end| end == "json")
            });
            let read = wanted.map(|path| fs::read(path).expect("it is readable"));
            return read.filter(|bytes| bytes.len() <= 6000).collect();
        }
    };
    let table = fs::read_to_string(format!("tests/tables/{table}.tsv")).expect("it is readable");
    table
        .lines()
        .filter_map(|line| Some(line.split('\t').next()?.into()))
        .collect()
}

fn ask(name: &str) {
    let target = crate::fuzz::target(name);
    if let Ok(find) = std::env::var("FUZZ_FIND") {
        return target(&fs::read(find).expect("it is readable"));
    }
    let seeds = seeds(name);
    assert!(seeds.len() > 10, "{name} has {} seeds", seeds.len());
    let seconds = number("FUZZ_SECONDS", 0);
    let seed = number("FUZZ_SEED", 1);
    let mut random = Random::new(seed);
    // The first bytes choose options.
    let choices = match name {
        "stream" | "lanes" => 3,
        "road" => 2,
        "encoding" | "markup" => 1,
        _ => 0,
    };
    let started = Instant::now();
    let mut asked = 0;
    while asked < INPUTS || started.elapsed() < Duration::from_secs(seconds) {
        let one = &seeds[random.below(seeds.len())];
        let other = &seeds[random.below(seeds.len())];
        let document = seeds.get(asked).cloned();
        let document = document.unwrap_or_else(|| mutate(one, other, &mut random));
        let chosen = (0..choices).map(|_| random.below(256) as u8);
        let input: Vec<u8> = chosen.chain(document).collect();
        asked += 1;
        let number = format!("{name}, input {asked} of the seed {seed},");
        if ends(&number, || catch_unwind(|| target(&input))).is_err() {
            let found = smallest(input, choices, target);
            let path = std::env::temp_dir().join(format!("anyfeed-{name}-find"));
            fs::write(&path, &found).expect("it can be kept");
            eprintln!("{name}: {} bytes, kept in {}", found.len(), path.display());
            eprintln!("{:?}", String::from_utf8_lossy(&found));
            return target(&found);
        }
    }
    println!("{name}: {asked} inputs");
}

/// What is left of a find when everything is taken out that it does not need.
fn smallest(mut found: Vec<u8>, choices: usize, target: fn(&[u8])) -> Vec<u8> {
    let spoken = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let mut length = found.len() / 2;
    while length > 0 {
        let before = found.len();
        let mut at = choices;
        while at < found.len() {
            let end = found.len().min(at + length);
            let without = [&found[..at], &found[end..]].concat();
            if catch_unwind(|| target(&without)).is_err() {
                found = without;
            } else {
                at += length;
            }
        }
        if length > 1 || found.len() == before {
            length /= 2;
        }
    }
    std::panic::set_hook(spoken);
    found
}

macro_rules! asked {
    ($($target:ident)*) => {
        $(#[test] fn $target() { ask(stringify!($target)); })*
        #[test]
        fn every_target_is_asked() {
            let known: Vec<&str> = crate::fuzz::TARGETS.iter().map(|(name, _)| *name).collect();
            assert_eq!(known, [$(stringify!($target)),*]);
        }
    };
}

asked! { road encoding stream lanes json people markup sanitize dates urls pages }
