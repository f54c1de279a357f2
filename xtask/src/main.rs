//! The workshop: `cargo xtask build` makes the npm package in `pkg/`.

mod build;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["build"] => build::run(build::Care::Full),
        ["build", "--quick"] => build::run(build::Care::Quick),
        _ => Err("usage: cargo xtask build [--quick]".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}
