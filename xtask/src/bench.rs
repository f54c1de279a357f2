//! Builds what the benchmarks measure, installs what they compare with, and runs them.

use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::build::{self, Outcome, command};

/// Each build of `benches/engine` is named after the feature that it is built with.
const ENGINES: &[&str] = &["road", "linear", "peers"];

/// Runs the benchmarks; `--built` takes package and engines as they lie there.
pub fn run(words: &[&str]) -> Outcome {
    let root = build::root();
    if !words.contains(&"--built") {
        build::run(build::Care::Full)?;
        for name in ENGINES {
            engine(&root, name)?;
        }
    }
    released(&root)?;
    if !root.join("benches/node_modules").exists() {
        command("npm", &root.join("benches"))
            .arg("ci")
            .arg("--no-audit")
            .arg("--no-fund")
            .finish()?;
    }
    words
        .iter()
        .filter(|word| **word != "--built")
        .fold(
            command("node", &root).arg("benches/run.mjs"),
            |step, word| step.arg(word),
        )
        .finish()
}

/// The commit of 0.1.0.
const RELEASED: &str = "63b8fdb";

/// The package of 0.1.0, which a change is measured against; built once.
fn released(root: &Path) -> Outcome {
    let folder = root.join("target/bench/0.1.0");
    if folder.join("pkg/dist/index.js").exists() {
        return Ok(());
    }
    let _ = fs::remove_dir_all(&folder);
    command("git", root).arg("worktree").arg("prune").finish()?;
    command("git", root)
        .arg("worktree")
        .arg("add")
        .arg("--detach")
        .arg(&folder)
        .arg(RELEASED)
        .finish()?;
    command("npm", &folder)
        .arg("ci")
        .arg("--no-audit")
        .arg("--no-fund")
        .finish()?;
    command(env!("CARGO"), &folder)
        .arg("xtask")
        .arg("build")
        .finish()
}

fn engine(root: &Path, name: &str) -> Outcome {
    let target = root.join("target/bench").join(name);
    command(env!("CARGO"), root)
        .arg("rustc")
        .arg("--quiet")
        .arg("--release")
        .arg("--lib")
        .arg("--crate-type=cdylib")
        .arg("--target=wasm32-unknown-unknown")
        .arg("--manifest-path=benches/engine/Cargo.toml")
        .arg("--features")
        .arg(name)
        .arg(build::told_compiler(&[build::INLINING]))
        .arg("--target-dir")
        .arg(&target)
        .finish()?;
    let bound = root.join("target/bench/bound").join(name);
    Bindgen::new()
        .input_path(target.join("wasm32-unknown-unknown/release/anyfeed_bench.wasm"))
        .nodejs(true)?
        .typescript(false)
        .generate(&bound)?;
    fs::write(bound.join("package.json"), "{ \"type\": \"commonjs\" }\n")?;
    Ok(())
}
