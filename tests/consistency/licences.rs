//! The libraries that are part of what is shipped, and their licences: `docs/licences.md` is written from cargo's own
//! record by `UPDATE=1 cargo test --test consistency`, and each licence must be one that `deny.toml` allows.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::process::Command;

use serde_json::Value;

const DOCUMENT: &str = "docs/licences.md";

const HEAD: &str = "# Licences\n\nThe libraries that are part of the module and of the crate, with all that they need, for \
    WebAssembly. Each is under one\nof the licences that `deny.toml` allows. The JavaScript of the package holds no library \
    but in `anyfeed/fetch`, whose\n`LICENSES.txt` goes with the package. What `src/value/words/classes.txt` tells of characters is Unicode's, under \
    Unicode-3.0.\nWritten by `UPDATE=1 cargo test --test consistency`.\n";

const BUILDS: &str = "\nThese only run while the others are compiled, and are no part of what comes of it: macros, build \
    scripts, and what they need.\n";

const COLUMNS: &str = "\n| library | version | licence |\n|---|---|---|\n";

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

/// What the crate needs, and what that needs in turn, as far as a kind of dependency on a library is followed.
fn needed(metadata: &Value, is_followed: impl Fn(&Value, &str) -> bool) -> BTreeSet<&str> {
    let nodes: BTreeMap<&str, &Value> = list(&metadata["resolve"], "nodes")
        .iter()
        .filter_map(|node| Some((node["id"].as_str()?, node)))
        .collect();
    let root = metadata["resolve"]["root"].as_str().expect("there is one");
    let mut found = BTreeSet::new();
    let mut open = vec![root];
    while let Some(id) = open.pop() {
        for needed in list(nodes[id], "deps") {
            let id = needed["pkg"].as_str().expect("it has one");
            let kinds = list(needed, "dep_kinds");
            if kinds.iter().any(|kind| is_followed(&kind["kind"], id)) && found.insert(id) {
                open.push(id);
            }
        }
    }
    found
}

/// Libraries that the compiler runs instead of linking them.
fn macros(metadata: &Value) -> BTreeSet<&str> {
    let is_macro = |package: &&Value| {
        let kinds = list(package, "targets").iter();
        kinds
            .flat_map(|target| list(target, "kind"))
            .any(|kind| kind == "proc-macro")
    };
    let packages = list(metadata, "packages").iter().filter(is_macro);
    packages
        .filter_map(|package| package["id"].as_str())
        .collect()
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

/// A line for each of these, whose licences are allowed.
fn table(metadata: &Value, listed: &BTreeSet<&str>) -> String {
    let allowed = allowed();
    let mut table = COLUMNS.to_owned();
    for package in list(metadata, "packages") {
        let [id, name, version, licence] = ["id", "name", "version", "license"]
            .map(|key| package[key].as_str().unwrap_or_default());
        if listed.contains(id) {
            assert!(is_allowed(licence, &allowed), "{name}: {licence}");
            writeln!(table, "| {name} | {version} | {licence} |").expect("it can be written");
        }
    }
    table
}

#[test]
fn every_library_has_a_licence_that_is_allowed() {
    let metadata = metadata();
    let macros = macros(&metadata);
    let linked = needed(&metadata, |kind, id| kind.is_null() && !macros.contains(id));
    let all = needed(&metadata, |kind, _| kind.is_null() || kind == "build");
    let builds = all.difference(&linked).copied().collect();
    let tables = [table(&metadata, &linked), table(&metadata, &builds)];
    let document = [HEAD, &tables[0], BUILDS, &tables[1]].concat();
    if std::env::var_os("UPDATE").is_some() {
        fs::write(DOCUMENT, &document).expect("it can be written");
    }
    let written = fs::read_to_string(DOCUMENT).unwrap_or_default();
    assert!(
        written == document,
        "UPDATE=1 cargo test --test consistency writes {DOCUMENT} anew"
    );
    assert!(linked.len() > 10, "only {} libraries", linked.len());
    assert!(linked.is_disjoint(&macros) && !builds.is_empty());
}
