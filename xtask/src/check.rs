//! The loop of change and look: every case, the tables of values, the catalogue, the vocabularies and the floors, or what
//! a pattern names.

use crate::build::{self, Outcome, command};

/// What is compiled at the same time.
const PROGRAMS: &[&str] = &["--lib", "--test=cases", "--test=consistency"];

/// Unit tests that ask the tables; the others wait for `cargo test`.
const TABLES: &[&str] = &["value::"];

/// A pattern is part of a test's name. That of a case ("markup/ampersand", "title/") asks the cases alone.
pub fn run(words: &[&str]) -> Outcome {
    if words.iter().any(|word| word.contains('/')) {
        return test(&["--test=cases"], words);
    }
    test(&[PROGRAMS, &["--no-run"]].concat(), &[])?;
    test(&["--test=cases", "--test=consistency"], words)?;
    test(&["--lib"], if words.is_empty() { TABLES } else { words })
}

fn test(programs: &[&str], names: &[&str]) -> Outcome {
    let before = ["test", "--locked", "--quiet"].iter().chain(programs);
    let words = before.chain(&["--"]).chain(names);
    words
        .fold(command("cargo", &build::root()), |step, word| {
            step.arg(word)
        })
        .finish()
}
