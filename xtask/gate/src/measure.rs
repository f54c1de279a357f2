//! The scripts of `../shared` asked of the built package: their figures by name.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::documents::Document;
use crate::{Fault, place, python};

/// What can be measured; each is a section of the recorded floors.
pub const PARTS: [&str; 3] = ["conformance", "corpus", "damage"];

/// Figures of which none may fall.
pub type Figures = BTreeMap<String, f64>;

/// The figures of one part, and what its script said besides.
pub fn figures(part: &str, shared: &Path) -> Result<(Figures, Vec<String>), Fault> {
    let package = place::root().join("pkg");
    if !package.join("dist/index.js").exists() {
        return Err("there is no package in pkg/: cargo xtask build".into());
    }
    let (mut command, read): (Command, fn(&str) -> Option<Figures>) = match part {
        "conformance" => (
            script(python::python()?, shared, "conformance/run.py"),
            conformance,
        ),
        "corpus" => (script(python::python()?, shared, "corpus/check.py"), corpus),
        _ => {
            let mut command = script("node", shared, "score/damage.mjs");
            command.arg("--json");
            (command, damage)
        }
    };
    let said = output(command.arg("--package").arg(&package))?;
    let figures =
        read(&said).ok_or_else(|| format!("{part} says what is not understood: {said}"))?;
    let lines = said.lines().filter(|_| part == "corpus").map(str::to_owned);
    Ok((figures, lines.collect()))
}

/// What a package gives for documents, by their names.
pub fn answers(package: &Path, documents: &[&Document]) -> Result<Vec<(String, Value)>, Fault> {
    let shared = place::shared().ok_or("../shared is not here")?;
    let asked: String = documents
        .iter()
        .map(|document| {
            let line = serde_json::json!({
                "id": document.name, "file": document.path, "contentType": document.content_type,
                "url": document.words["url"], "options": document.words,
            });
            format!("{line}\n")
        })
        .collect();
    let file = place::root().join("target/gate-asked.jsonl");
    fs::write(&file, asked)?;
    let mut command = script("node", &shared, "conformance/dump.mjs");
    let said = output(command.arg(package).stdin(fs::File::open(file)?))?;
    let answer = |line: &str| -> Option<(String, Value)> {
        let mut answer: Value = serde_json::from_str(line).ok()?;
        let refused = serde_json::json!({ "refused": answer["code"] });
        let feed = if answer["ok"] == true {
            answer["feed"].take()
        } else {
            refused
        };
        Some((answer["id"].as_str()?.to_owned(), feed))
    };
    Ok(said.lines().filter_map(answer).collect())
}

fn script(program: impl AsRef<std::ffi::OsStr>, shared: &Path, name: &str) -> Command {
    let mut command = Command::new(program);
    command
        .arg(shared.join(name))
        .stdin(Stdio::null())
        .stderr(Stdio::inherit());
    command
}

fn output(command: &mut Command) -> Result<String, Fault> {
    let name = command.get_program().to_string_lossy().into_owned();
    let done = command
        .output()
        .map_err(|why| format!("{name} could not be started ({why})"))?;
    if !done.status.success() {
        return Err(format!("{name} failed ({})", done.status).into());
    }
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}

/// Rows such as `gofeed rss 26 of 26 hold`, and `all: 879 of 1020 hold`.
fn conformance(said: &str) -> Option<Figures> {
    let mut figures = Figures::new();
    for line in said.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (name, holds) = match words.as_slice() {
            ["all:", holds, "of", ..] => ("all".to_owned(), holds),
            [suite, group, holds, "of", _, "hold", ..] => (format!("{suite} {group}"), holds),
            _ => continue,
        };
        figures.insert(name, holds.parse().ok()?);
    }
    figures.contains_key("all").then_some(figures)
}

/// `corpus: 135 of 136 hold; 1661 of 1661 entries`.
fn corpus(said: &str) -> Option<Figures> {
    let line = said
        .lines()
        .find_map(|line| line.strip_prefix("corpus: "))?;
    let words: Vec<&str> = line.split_whitespace().collect();
    let [feeds, "of", _, "hold;", entries, "of", _, "entries"] = words.as_slice() else {
        return None;
    };
    let named = [("feeds", feeds), ("entries", entries)];
    let figure = |(name, count): (&str, &&str)| Some((name.to_owned(), count.parse().ok()?));
    named.into_iter().map(figure).collect()
}

/// The share of all entries that are as from the unharmed feed, and that of each fault.
fn damage(said: &str) -> Option<Figures> {
    let told: Value = serde_json::from_str(said).ok()?;
    let mut figures = Figures::new();
    for name in ["documents", "share"] {
        figures.insert(name.to_owned(), told[name].as_f64()?);
    }
    for (name, row) in told["faults"].as_object()? {
        figures.insert(name.clone(), row["share"].as_f64()?);
    }
    Some(figures)
}
