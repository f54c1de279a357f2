//! Runs the tests once for each mutant.

use std::collections::BTreeMap;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

use super::build::Built;
use super::find::Mutant;

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    Caught,
    /// It took many times as long as it should, or all memory.
    Endless,
    Survived,
    /// Nobody could notice it: it is on the list.
    Equal,
    Unviable,
}

/// In their order what is run for a mutant until something fails: which program, the seconds of the processor that it may
/// take, many times what it takes, and the tests that are left out: those that look at the text of the sources, and at
/// first those that take long to find what others find, too.
const ROUNDS: [(usize, u32, &[&str]); 6] = [
    (0, 10, &[]),
    (1, 15, &["floors::"]),
    (2, 30, &["stream::tests"]),
    (
        3,
        60,
        &["linear", "fuzzed::", "damage::", "bounds::", "mirror::"],
    ),
    (2, 90, &[]),
    (3, 180, &[]),
];
/// Kilobytes of addresses.
const MEMORY: u32 = 12 << 20;

/// The fate of each mutant of a build.
pub fn ask(copy: &Path, built: &Built, mutants: &[Mutant]) -> BTreeMap<usize, Fate> {
    for round in ROUNDS {
        assert_eq!(
            run(copy, built, round, 0),
            Fate::Survived,
            "the tests fail without a mutant: {:?}",
            built.programs[round.0]
        );
    }
    let waiting = Mutex::new(built.numbers.iter());
    let fates = Mutex::new(BTreeMap::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let Some(&number) = waiting.lock().expect("no panic").next() else {
                        break;
                    };
                    let fate = fate(copy, built, number);
                    println!(
                        "{fate:?} {} | {}",
                        mutants[number].label(),
                        mutants[number].line
                    );
                    fates.lock().expect("no panic").insert(number, fate);
                }
            });
        }
    });
    fates.into_inner().expect("no panic")
}

fn fate(copy: &Path, built: &Built, number: usize) -> Fate {
    ROUNDS
        .iter()
        .map(|round| run(copy, built, *round, number as u32 + 1))
        .find(|fate| *fate != Fate::Survived)
        .unwrap_or(Fate::Survived)
}

fn run(
    copy: &Path,
    built: &Built,
    (place, seconds, left_out): (usize, u32, &[&str]),
    switch: u32,
) -> Fate {
    let limits = format!("ulimit -t {seconds} -v {MEMORY} && exec \"$0\" \"$@\"");
    let mut shell = Command::new("bash");
    shell
        .args(["-c", &limits])
        .arg(&built.programs[place])
        .args(["--test-threads", "2"]);
    shell.args(left_out.iter().flat_map(|name| ["--skip", name]));
    shell
        .current_dir(copy)
        .env("ANYFEED_MUTANT", switch.to_string())
        .env("CARGO_MANIFEST_DIR", copy);
    let ended = shell
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    let ended = ended.expect("bash can be run");
    match (ended.success(), ended.signal()) {
        (true, _) => Fate::Survived,
        // SIGXCPU and SIGKILL.
        (_, Some(24 | 9)) => Fate::Endless,
        _ => Fate::Caught,
    }
}
