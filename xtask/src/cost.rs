//! `cargo xtask cost`: the module that counts its own instructions, and the scripts that ask it.

mod metered;

use std::fs;

use crate::build::{self, Outcome, command};

/// Makes the module and hands over to a script.
pub fn run(file: &str, words: &[&str]) -> Outcome {
    module()?;
    let step = command("node", &build::root()).arg(file);
    words
        .iter()
        .fold(step, |step, word| step.arg(word))
        .finish()
}

/// What is counted: the crate, compiled as the package is, and made to count.
fn module() -> Outcome {
    let root = build::root();
    command(env!("CARGO"), &root)
        .arg("build")
        .arg("--quiet")
        .arg("--locked")
        .arg("--release")
        .arg("--package=anyfeed-counted")
        .arg("--target=wasm32-unknown-unknown")
        .arg(build::told_compiler(&build::neutral_paths(&root)))
        .arg(build::told_compiler(&[build::INLINING]))
        .arg("--target-dir=target")
        .finish()?;
    let built = root.join("target/wasm32-unknown-unknown/release/anyfeed_counted.wasm");
    let folder = root.join("target/cost");
    fs::create_dir_all(&folder)?;
    let module = metered::metered(&fs::read(built)?)?;
    fs::write(folder.join("counted.wasm"), module)?;
    Ok(())
}
