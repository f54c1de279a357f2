//! `cargo xtask example`: examples of Rust on the web, bound for pages, and the first of them for Node.

use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::build::{self, Outcome, command};

const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles the crate's own example and binds it twice, into `target/example/node` and `target/example/page`.
pub fn run() -> Outcome {
    let root = build::root();
    command(env!("CARGO"), &root)
        .arg("build")
        .arg("--quiet")
        .arg("--locked")
        .arg("--example=web")
        .arg("--features=js-panic-hook")
        .arg(format!("--target={TARGET}"))
        .arg("--target-dir=target")
        .finish()?;
    let wasm = root.join(format!("target/{TARGET}/debug/examples/web.wasm"));
    bind(Bindgen::new().nodejs_module(true)?, &wasm, "node")?;
    bind(Bindgen::new().web(true)?, &wasm, "page")
}

/// Compiles the recipe for Yew with this crate, and binds it into `target/example/yew`.
pub fn yew() -> Outcome {
    let root = build::root();
    command(env!("CARGO"), &root.join("examples/yew"))
        .arg("build")
        .arg("--quiet")
        .arg("--locked")
        .arg(format!("--target={TARGET}"))
        .arg("--target-dir=../../target/yew")
        .arg("--config=patch.crates-io.anyfeed.path='../..'")
        .finish()?;
    let wasm = root.join(format!("target/yew/{TARGET}/debug/feeds-by-yew.wasm"));
    bind(Bindgen::new().web(true)?, &wasm, "yew")
}

fn bind(bindgen: &mut Bindgen, wasm: &Path, place: &str) -> Outcome {
    let out = build::root().join("target/example").join(place);
    bindgen.input_path(wasm).typescript(false).generate(out)?;
    Ok(())
}
