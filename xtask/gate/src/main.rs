//! What must not get lost, against what is recorded in `tests/gate`: every entry of real feeds and of other parsers'
//! test suites, and the scores of the built package.
//!
//!     cargo xtask gate [PART…]                  compares
//!     cargo xtask gate [PART…] --record         records anew; a score that fell keeps its floor and still fails
//!     cargo xtask gate entries --against PKG    shows beside each new value the one that this package gives

mod compare;
mod differences;
mod digest;
mod documents;
mod measure;
mod place;
mod python;
mod record;
mod scores;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// What went wrong, in one sentence.
pub type Fault = Box<dyn std::error::Error + Send + Sync>;

/// What the command line asks for.
pub struct Wish {
    parts: Vec<String>,
    mode: Mode,
    against: Option<PathBuf>,
}

/// What is done with what was read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// It is compared with what is recorded.
    Compare,
    /// It is recorded.
    Record,
}

/// What a part has to say, and whether that is a fault.
pub struct Verdict {
    pub is_fine: bool,
    pub lines: Vec<String>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let outcome = wish(&words).and_then(|wish| run(&wish));
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("gate: {why}");
            ExitCode::FAILURE
        }
    }
}

fn wish(words: &[String]) -> Result<Wish, Fault> {
    let mut wish = Wish {
        parts: Vec::new(),
        mode: Mode::Compare,
        against: None,
    };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--record" => wish.mode = Mode::Record,
            "--against" => {
                let folder = words
                    .next()
                    .ok_or("--against needs the folder of a package")?;
                wish.against = Some(folder.into());
            }
            part if part == differences::PART || measure::PARTS.contains(&part) => {
                wish.parts.push(word.clone());
            }
            _ => {
                let parts = measure::PARTS.join("|");
                return Err(format!(
                    "usage: cargo xtask gate [{}|{parts}]… [--record] [--against PACKAGE]",
                    differences::PART
                )
                .into());
            }
        }
    }
    Ok(wish)
}

fn run(wish: &Wish) -> Result<bool, Fault> {
    let Some(shared) = place::shared() else {
        println!("not run: the gate compares feeds of ../shared, which is not here");
        return Ok(true);
    };
    let is_wanted = |part: &str| wish.parts.is_empty() || wish.parts.iter().any(|one| one == part);
    let started = Instant::now();
    let mut verdicts = Vec::new();
    if is_wanted(differences::PART) {
        let verdict = differences::run(&shared, wish);
        verdicts.push((differences::PART, verdict));
    }
    verdicts.extend(scores::run(&shared, wish.mode, is_wanted));
    Ok(told(verdicts, started))
}

/// Says what came out; whether all is fine.
fn told(verdicts: Vec<(&str, Result<Verdict, Fault>)>, started: Instant) -> bool {
    let (mut passed, mut failed) = (0, 0);
    for (part, verdict) in verdicts {
        let verdict = verdict.unwrap_or_else(|why| Verdict {
            is_fine: false,
            lines: vec![why.to_string()],
        });
        let word = if verdict.is_fine {
            "as recorded"
        } else {
            "FAILED"
        };
        println!("{part}: {word}");
        verdict.lines.iter().for_each(|line| println!("  {line}"));
        *(if verdict.is_fine {
            &mut passed
        } else {
            &mut failed
        }) += 1;
    }
    let word = if failed == 0 { "ok" } else { "FAILED" };
    let seconds = started.elapsed().as_secs_f32();
    // Summed up as cargo does, so that npm test counts the parts.
    println!("test result: {word}. {passed} passed; {failed} failed; {seconds:.1} s");
    failed == 0
}
