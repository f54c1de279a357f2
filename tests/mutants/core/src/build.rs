//! Builds the tests with mutants in them, without those that cannot be compiled.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::find::Mutant;
use super::plant::{Planted, planted};

/// The switch: which mutant is on is said once, by the environment.
const SWITCH: &str = r#"
#[doc(hidden)]
#[allow(missing_docs)]
pub mod mutant {
    static ON: std::sync::LazyLock<u32> = std::sync::LazyLock::new(|| {
        let told = std::env::var("ANYFEED_MUTANT").ok();
        told.and_then(|word| word.parse().ok()).unwrap_or_default()
    });
    pub fn is(number: u32) -> bool {
        *ON == number
    }
}
"#;

/// The programs of tests, the quickest first, and the mutants that are in them.
pub struct Built {
    pub programs: Vec<PathBuf>,
    pub numbers: Vec<usize>,
    pub asked: usize,
    pub unviable: usize,
}

/// Plants and builds until all that is left can be compiled.
pub fn built(root: &Path, copy: &Path, mutants: &[Mutant], wave: Vec<usize>) -> Built {
    let all = wave.len();
    // What could not be compiled before, cannot be now.
    let list = copy.join("../unviable");
    let mut unviable = fs::read_to_string(&list).unwrap_or_default();
    let mut numbers: BTreeSet<usize> = wave
        .into_iter()
        .filter(|&number| {
            !unviable
                .lines()
                .any(|label| label == mutants[number].label())
        })
        .collect();
    loop {
        let files = write(root, copy, mutants, &numbers);
        let checked = cargo(copy, &["check", "--lib"])
            .and_then(|_| cargo(copy, &["test", "--no-run", "--lib", "--tests"]));
        match checked {
            Ok(programs) => {
                let asked = numbers.len();
                return Built {
                    programs: sorted(programs),
                    numbers: numbers.into_iter().collect(),
                    asked,
                    unviable: all - asked,
                };
            }
            Err(errors) => {
                let before = numbers.len();
                for (file, place) in &errors {
                    let inside = files
                        .get(file)
                        .into_iter()
                        .flat_map(|planted| &planted.places);
                    let guilty = inside
                        .filter(|(_, range)| range.contains(place))
                        .map(|(&number, _)| number);
                    for number in guilty {
                        numbers.remove(&number);
                        unviable += &(mutants[number].label() + "\n");
                    }
                }
                put(&list, &unviable);
                assert!(
                    numbers.len() < before,
                    "errors that no mutant is guilty of: {errors:?}"
                );
            }
        }
    }
}

/// Writes the files of all rooms: with these mutants, or as they were.
fn write(
    root: &Path,
    copy: &Path,
    mutants: &[Mutant],
    numbers: &BTreeSet<usize>,
) -> BTreeMap<String, Planted> {
    let mut by_file: BTreeMap<&str, Vec<usize>> = mutants
        .iter()
        .map(|mutant| (&*mutant.file, Vec::new()))
        .collect();
    for &number in numbers {
        by_file
            .entry(&mutants[number].file)
            .or_default()
            .push(number);
    }
    let mut files = BTreeMap::new();
    for (file, numbers) in by_file {
        let original = fs::read_to_string(root.join(file)).expect("it is readable");
        let planted = planted(&original, mutants, numbers);
        put(&copy.join(file), &planted.text);
        files.insert(file.to_owned(), planted);
    }
    let library = fs::read_to_string(root.join("src/lib.rs")).expect("it is readable");
    put(&copy.join("src/lib.rs"), &(library + SWITCH));
    files
}

fn put(path: &Path, text: &str) {
    if fs::read_to_string(path).ok().as_deref() != Some(text) {
        fs::create_dir_all(path.parent().expect("it is in a folder"))
            .expect("a folder can be made");
        fs::write(path, text).expect("it can be written");
    }
}

/// Programs of tests by their names, or the places of errors.
fn cargo(copy: &Path, words: &[&str]) -> Result<Vec<(String, PathBuf)>, Vec<(String, usize)>> {
    let mut cargo = Command::new("cargo");
    cargo
        .args(words)
        .arg("--message-format=json")
        .current_dir(copy);
    cargo
        .env("CARGO_TARGET_DIR", copy.join("../build"))
        .env_remove("CARGO")
        .stderr(Stdio::null());
    // A mutant makes names unused and code unreachable; nobody reads of it.
    cargo.env("RUSTFLAGS", "-A warnings");
    let said = cargo.output().expect("cargo can be run");
    let lines = String::from_utf8_lossy(&said.stdout).into_owned();
    let messages: Vec<Value> = lines
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect();
    if said.status.success() {
        return Ok(messages.iter().filter_map(program).collect());
    }
    let errors: Vec<(String, usize)> = messages.iter().flat_map(places).collect();
    assert!(
        !errors.is_empty(),
        "cargo fails, and says no place: {lines}"
    );
    Err(errors)
}

fn program(message: &Value) -> Option<(String, PathBuf)> {
    let name = message["target"]["name"].as_str()?.to_owned();
    Some((name, message["executable"].as_str()?.into()))
}

fn places(message: &Value) -> Vec<(String, usize)> {
    let message = &message["message"];
    if message["level"] != "error" {
        return Vec::new();
    }
    let of = |message: &Value| {
        let spans = message["spans"].as_array().cloned().unwrap_or_default();
        spans
            .iter()
            .filter_map(|span| {
                Some((
                    span["file_name"].as_str()?.to_owned(),
                    span["byte_start"].as_u64()? as usize,
                ))
            })
            .collect::<Vec<_>>()
    };
    of(message)
}

/// Cases take a moment, properties minutes.
fn sorted(mut programs: Vec<(String, PathBuf)>) -> Vec<PathBuf> {
    let order = ["cases", "consistency", "anyfeed", "properties"];
    programs.retain(|(name, _)| order.contains(&&**name));
    programs.sort_by_key(|(name, _)| order.iter().position(|known| known == name));
    assert_eq!(programs.len(), order.len(), "{programs:?}");
    programs.into_iter().map(|(_, path)| path).collect()
}
