//! `cargo xtask cost`: the module that counts its own instructions, and the scripts that ask it.

mod functions;
mod metered;

use std::fs;

use crate::build::{self, Outcome, command};

/// Makes the module and hands over to a script.
pub fn run(file: &str, words: &[&str]) -> Outcome {
    let counted = metered::metered(&compiled(&[])?)?;
    write("counted.wasm", &counted)?;
    ask(file, words)
}

/// The same with a module that counts what each function takes, and in which those that are a stage are functions of
/// their own.
pub fn stages(file: &str, words: &[&str]) -> Outcome {
    let counted = metered::by_function(&compiled(&["--features=anyfeed/stages"])?)?;
    write("stages.wasm", &counted)?;
    ask(file, words)
}

/// What a check, and the small module, take beside a parse: the modules as they are delivered.
pub fn check(words: &[&str]) -> Outcome {
    for name in ["feed.wasm", "check.wasm", "lite.wasm"] {
        let delivered = fs::read(build::root().join("pkg/dist").join(name))?;
        write(name, &metered::metered(&delivered)?)?;
    }
    ask("benches/cost/check.mjs", words)
}

/// Where a check spends it, function by function.
pub fn stages_of_check(words: &[&str]) -> Outcome {
    let compiled = compiled(&["--features=anyfeed/stages,check"])?;
    write("stages.wasm", &metered::by_function(&compiled)?)?;
    let words: Vec<&str> = ["check"].iter().chain(words).copied().collect();
    ask("benches/cost/profile.mjs", &words)
}

fn ask(file: &str, words: &[&str]) -> Outcome {
    let step = command("node", &build::root()).arg(file);
    words
        .iter()
        .fold(step, |step, word| step.arg(word))
        .finish()
}

/// What is counted: the crate, compiled as the package is.
fn compiled(features: &[&str]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let root = build::root();
    let step = command(env!("CARGO"), &root)
        .arg("build")
        .arg("--quiet")
        .arg("--locked")
        .arg("--release")
        .arg("--package=anyfeed-counted")
        .arg("--target=wasm32-unknown-unknown")
        .arg(build::told_compiler(&build::neutral_paths(&root)))
        .arg(build::told_compiler(&[build::INLINING]))
        .arg("--target-dir=target");
    let step = features
        .iter()
        .fold(step, |step, feature| step.arg(feature));
    step.finish()?;
    let built = "target/wasm32-unknown-unknown/release/anyfeed_counted.wasm";
    Ok(fs::read(root.join(built))?)
}

fn write(name: &str, module: &[u8]) -> Outcome {
    let folder = build::root().join("target/cost");
    fs::create_dir_all(&folder)?;
    Ok(fs::write(folder.join(name), module)?)
}
