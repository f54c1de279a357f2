//! Whether the tests of the core notice faults. Mutants of a room are planted side by side, each behind a switch, so that one build
//! holds hundreds of them; then the tests are run once for each, with the environment saying which switch is on.
//!
//!     cargo run --manifest-path tests/mutants/core/Cargo.toml -- [--seed N] [--sample N] [--list] ROOM…
//!
//! It works in a copy, `target/mutants`. What changes nothing that anybody could notice is listed with its reason in
//! `tests/mutants/core/equal.json`. It fails below 90 per cent.

mod ask;
mod build;
mod chance;
mod find;
mod plant;
mod tables;
mod values;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use ask::Fate;
use find::Mutant;

/// Rooms, and the files or folders that are in each.
const ROOMS: &[(&str, &[&str])] = &[
    ("value", &["src/value"]),
    ("html", &["src/html"]),
    ("precedence", &["src/normalize/precedence.rs"]),
    ("strict", &["src/syntax/strict"]),
    ("careful", &["src/syntax/xml"]),
];

struct Wishes {
    seed: u64,
    sample: usize,
    only_list: bool,
    rooms: Vec<String>,
}

fn main() -> ExitCode {
    let wishes = wishes();
    let root = root();
    let mut chosen = Vec::new();
    for (room, places) in ROOMS {
        if !wishes.rooms.is_empty() && !wishes.rooms.iter().any(|wish| wish == room) {
            continue;
        }
        let mut found = places
            .iter()
            .flat_map(|place| find::under(&root, place))
            .collect::<Vec<_>>();
        let all = found.len();
        chance::shuffle(&mut found, wishes.seed);
        found.truncate(wishes.sample);
        println!(
            "{room}: {} of {all} mutants, seed {}",
            found.len(),
            wishes.seed
        );
        chosen.extend(found.into_iter().map(|mutant| (*room, mutant)));
    }
    if wishes.only_list {
        chosen
            .iter()
            .for_each(|(_, mutant)| println!("{}", mutant.label()));
        return ExitCode::SUCCESS;
    }
    let (rooms, mutants): (Vec<&str>, Vec<Mutant>) = chosen.into_iter().unzip();
    let copy = copied(&root, &mutants);
    let fates = judged(&root, &copy, &mutants, wishes.seed);
    told(&rooms, &fates)
}

/// What became of each mutant.
fn judged(root: &Path, copy: &Path, mutants: &[Mutant], seed: u64) -> Vec<Fate> {
    let equal = known_equal(root);
    let mut fates = vec![Fate::Unviable; mutants.len()];
    let mut left = Vec::new();
    for (number, mutant) in mutants.iter().enumerate() {
        match equal
            .iter()
            .any(|(file, line, change)| mutant.is(file, line, change))
        {
            true => fates[number] = Fate::Equal,
            false => left.push(number),
        }
    }
    for wave in plant::waves(mutants, &left) {
        let mut built = build::built(root, copy, mutants, wave);
        // In no order of rooms: what was asked when somebody stops it is a sample, too.
        chance::shuffle(&mut built.numbers, seed);
        println!(
            "{} mutants in a build, {} of them cannot be compiled",
            built.asked + built.unviable,
            built.unviable
        );
        for (number, fate) in ask::ask(copy, &built, mutants) {
            fates[number] = fate;
        }
    }
    fates
}

/// The score of each room, and of all.
fn told(rooms: &[&str], fates: &[Fate]) -> ExitCode {
    let mut sums: BTreeMap<&str, BTreeMap<Fate, usize>> = BTreeMap::new();
    for (room, fate) in rooms.iter().zip(fates) {
        *sums.entry(room).or_default().entry(*fate).or_default() += 1;
        *sums.entry("all").or_default().entry(*fate).or_default() += 1;
    }
    let mut is_enough = true;
    for (room, sums) in sums {
        let of = |fate| sums.get(&fate).copied().unwrap_or_default();
        let caught = of(Fate::Caught) + of(Fate::Endless);
        let viable = caught + of(Fate::Survived);
        let share = 100.0 * caught as f64 / viable.max(1) as f64;
        is_enough &= share >= 90.0;
        println!(
            "{room}: {caught} of {viable} caught ({share:.1} per cent), {} of them by not ending; {} change nothing, {} cannot be compiled",
            of(Fate::Endless),
            of(Fate::Equal),
            of(Fate::Unviable),
        );
    }
    if is_enough {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn wishes() -> Wishes {
    let mut wishes = Wishes {
        seed: 1,
        sample: usize::MAX,
        only_list: false,
        rooms: Vec::new(),
    };
    let mut told = env::args().skip(1);
    while let Some(word) = told.next() {
        let mut number = || {
            told.next()
                .and_then(|word| word.parse().ok())
                .expect("a number behind it")
        };
        match word.as_str() {
            "--seed" => wishes.seed = number(),
            "--sample" => wishes.sample = number() as usize,
            "--list" => wishes.only_list = true,
            room => wishes.rooms.push(room.to_owned()),
        }
    }
    wishes
}

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.join("../../..")
        .canonicalize()
        .expect("the project is there")
}

/// Everything that is in the repository, copied, as it stands now, but for what mutants are planted in.
fn copied(root: &Path, mutants: &[Mutant]) -> PathBuf {
    let copy = root.join("target/mutants/tree");
    let listed = Command::new("git")
        .args(["ls-files", "-z"])
        .current_dir(root)
        .output()
        .expect("git can be run");
    for name in String::from_utf8_lossy(&listed.stdout).split_terminator('\0') {
        if name == "src/lib.rs" || mutants.iter().any(|mutant| mutant.file == name) {
            continue;
        }
        let (from, to) = (root.join(name), copy.join(name));
        let Ok(bytes) = fs::read(&from) else { continue };
        // What has not changed keeps its time, so that it is not built again.
        if fs::read(&to).ok().as_deref() != Some(&*bytes) {
            fs::create_dir_all(to.parent().expect("it is in a folder"))
                .expect("a folder can be made");
            fs::write(&to, bytes).expect("it can be written");
        }
    }
    copy
}

/// File, a part of the line, and the change.
fn known_equal(root: &Path) -> Vec<(String, String, String)> {
    let text =
        fs::read_to_string(root.join("tests/mutants/core/equal.json")).expect("the list is there");
    let list: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    let word = |row: &serde_json::Value, name: &str| row[name].as_str().expect("a text").to_owned();
    let rows = list.as_array().expect("a list").iter();
    rows.map(|row| (word(row, "file"), word(row, "line"), word(row, "change")))
        .collect()
}
