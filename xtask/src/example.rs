//! `cargo xtask example`: the example of an application of Rust on the web, bound for Node and for pages.

use wasm_bindgen_cli_support::Bindgen;

use crate::build::{self, Outcome, command};

/// Compiles it and binds it twice, into `target/example/node` and `target/example/page`.
pub fn run() -> Outcome {
    let root = build::root();
    command(env!("CARGO"), &root)
        .arg("build")
        .arg("--quiet")
        .arg("--locked")
        .arg("--example=web")
        .arg("--features=js-panic-hook")
        .arg("--target=wasm32-unknown-unknown")
        .arg("--target-dir=target")
        .finish()?;
    let wasm = root.join("target/wasm32-unknown-unknown/debug/examples/web.wasm");
    for place in ["node", "page"] {
        let mut bindgen = Bindgen::new();
        let bindgen = match place {
            "node" => bindgen.nodejs_module(true)?,
            _ => bindgen.web(true)?,
        };
        let out = root.join("target/example").join(place);
        bindgen.input_path(&wasm).typescript(false).generate(out)?;
    }
    Ok(())
}
