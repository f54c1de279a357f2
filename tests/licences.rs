//! The libraries that are part of what is shipped, and their licences: `docs/licences.md` is written from cargo's own
//! record by `UPDATE=1 cargo test --test licences`, and each licence must be one that `deny.toml` allows.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::process::Command;

use serde_json::Value;

const DOCUMENT: &str = "docs/licences.md";

const HEAD: &str = "# Licences\n\nThe libraries that are part of the module and of the crate, with all that they need, for \
    WebAssembly. Each is under one\nof the licences that `deny.toml` allows. The JavaScript of the package holds no library \
    but in `anyfeed/fetch`, whose\n`LICENSES.txt` goes with the package. Written by `UPDATE=1 cargo test --test licences`.\n\n\
    | library | version | licence |\n|---|---|---|\n";

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--format-version=1"])
        .arg("--filter-platform=wasm32-unknown-unknown")
        .output()
        .expect("cargo runs");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("it is JSON")
}

fn list<'v>(value: &'v Value, name: &str) -> &'v [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}

/// What is linked: neither what the tests need nor what only runs while it is built.
fn shipped(metadata: &Value) -> BTreeSet<&str> {
    let nodes: BTreeMap<&str, &Value> = list(&metadata["resolve"], "nodes")
        .iter()
        .filter_map(|node| Some((node["id"].as_str()?, node)))
        .collect();
    let root = metadata["resolve"]["root"].as_str().expect("there is one");
    let mut found = BTreeSet::new();
    let mut open = vec![root];
    while let Some(id) = open.pop() {
        for needed in list(nodes[id], "deps") {
            let is_linked = list(needed, "dep_kinds")
                .iter()
                .any(|kind| kind["kind"].is_null());
            let id = needed["pkg"].as_str().expect("it has one");
            if is_linked && found.insert(id) {
                open.push(id);
            }
        }
    }
    found
}

fn allowed() -> Vec<String> {
    let text = fs::read_to_string("deny.toml").expect("it is there");
    let line = text.lines().find_map(|line| line.strip_prefix("allow = "));
    serde_json::from_str(line.expect("it allows some")).expect("it is a list")
}

/// One of several is enough, all of those joined by "AND" are needed.
fn is_allowed(licence: &str, allowed: &[String]) -> bool {
    licence.split(" AND ").all(|part| {
        let part = part.replace(['(', ')'], "").replace('/', " OR ");
        part.split(" OR ")
            .any(|one| allowed.iter().any(|known| known == one.trim()))
    })
}

#[test]
fn every_library_has_a_licence_that_is_allowed() {
    let metadata = metadata();
    let shipped = shipped(&metadata);
    let allowed = allowed();
    let mut document = HEAD.to_owned();
    let packages = list(&metadata, "packages");
    for package in packages {
        if !shipped.contains(package["id"].as_str().expect("it has one")) {
            continue;
        }
        let text = |name: &str| package[name].as_str().unwrap_or_default();
        let licence = text("license");
        assert!(is_allowed(licence, &allowed), "{}: {licence}", text("name"));
        let [name, version] = [text("name"), text("version")];
        writeln!(document, "| {name} | {version} | {licence} |").expect("it can be written");
    }
    if std::env::var_os("UPDATE").is_some() {
        fs::write(DOCUMENT, &document).expect("it can be written");
    }
    let written = fs::read_to_string(DOCUMENT).unwrap_or_default();
    assert!(
        written == document,
        "UPDATE=1 cargo test --test licences writes {DOCUMENT} anew"
    );
    assert!(shipped.len() > 10, "only {} libraries", shipped.len());
}
