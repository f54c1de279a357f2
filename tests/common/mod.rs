//! Where the cases are, and how one is asked.

mod files;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The expectation of every case, in one order everywhere.
pub fn expectations() -> Vec<PathBuf> {
    files::under("tests/feeds", |name| name.ends_with(".expect.json"))
}

/// The feed that stands beside an expectation.
pub fn input_of(expectation: &Path) -> PathBuf {
    let name = expectation
        .file_name()
        .expect("it has a name")
        .to_string_lossy();
    let stem = name.trim_end_matches(".expect.json").to_owned();
    let folder = expectation.parent().expect("it stands in a folder");
    let inputs = fs::read_dir(folder)
        .expect("the folder is there")
        .flatten()
        .map(|entry| entry.path());
    let mut inputs = inputs.filter(|path| {
        path.file_stem()
            .is_some_and(|other| *other.to_string_lossy() == stem)
            && !path.to_string_lossy().ends_with(".expect.json")
    });
    inputs
        .next()
        .unwrap_or_else(|| panic!("{} has no feed beside it", expectation.display()))
}

/// The options that a case hands to the parser.
pub fn options(case: &Value) -> anyfeed::Options {
    let options = case
        .get("options")
        .cloned()
        .unwrap_or_else(|| Value::Object(serde_json::Map::new()));
    serde_json::from_value(options).expect("the options make sense")
}
