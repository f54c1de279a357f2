//! The workshop: `cargo xtask build` makes the npm package in `pkg/`; `check` asks in seconds what a change has broken;
//! `test` and `serve` are what `npm test` and `npm start` do; `bench` measures, `cost` counts instructions, `matrix` runs the package wherever it must run, `soak`
//! tests for as long as it may.

mod alike;
mod bench;
mod build;
mod check;
mod cost;
mod delivered;
mod example;
mod flow;
mod likely;
mod names;
mod webs;

use std::process::ExitCode;

use build::Outcome;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["build"] => build::run(build::Care::Full),
        ["build", "--quick"] => build::run(build::Care::Quick),
        ["check", rest @ ..] => check::run(rest),
        ["test", rest @ ..] => script("tests/run.mjs", rest),
        ["bench", rest @ ..] => bench::run(rest),
        ["cost", "--stages", rest @ ..] => cost::stages("benches/cost/stages.mjs", rest),
        ["cost", "--check", "--stages", rest @ ..] => cost::stages_of_check(rest),
        ["cost", "--check", rest @ ..] => cost::check(rest),
        ["cost", rest @ ..] => cost::run("benches/cost/run.mjs", rest),
        ["growth", rest @ ..] => cost::run("benches/cost/grow.mjs", rest),
        ["gate", rest @ ..] => gate(rest),
        ["example"] => example::run(),
        ["example", "yew"] => example::yew(),
        ["module"] => build::general(build::Care::Full),
        ["module", "core"] => build::core(build::Care::Full),
        ["module", "check"] => build::check(build::Care::Full),
        ["soak", rest @ ..] => script("tests/soak/run.mjs", rest),
        ["matrix", rest @ ..] => script("tests/matrix/run.mjs", rest),
        ["serve"] => script("tests/serve.mjs", &[]),
        _ => Err(
            "usage: cargo xtask build [--quick] | check [part of a name] | test [part of a step's name] | matrix [part of a name] | soak [--minutes N] [--copies N] [--seed N] [part of a name] | module [core | check] | example [yew] | serve | bench | cost [--stages | --check] [--record] | growth [--long | --random COUNT [SEED]] [part of a name] | gate [part] [--record]"
                .into(),
        ),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// A package of its own reads the documents. It is compiled as tests are, which compile the core anyway.
fn gate(words: &[&str]) -> Outcome {
    let how = [
        "run",
        "--quiet",
        "--locked",
        "--profile=test",
        "--package=gate",
        "--",
    ];
    how.iter()
        .chain(words)
        .fold(
            build::command(env!("CARGO"), &build::root()),
            |step, word| step.arg(word),
        )
        .finish()
}

fn script(file: &str, words: &[&str]) -> Outcome {
    let step = build::command("node", &build::root()).arg(file);
    words
        .iter()
        .fold(step, |step, word| step.arg(word))
        .finish()
}
