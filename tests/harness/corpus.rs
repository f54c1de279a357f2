//! Real feeds, where they are at hand: they are not part of this repository.

use std::env;
use std::io::{Write, stderr};
use std::path::PathBuf;

const BESIDE: &str = "../shared/corpus/feeds";

/// The folder that `ANYFEED_CORPUS` names, or the one beside the repository. Where there is none, the test says that
/// it has asked nothing.
pub fn folder(test: &str) -> Option<PathBuf> {
    let named = env::var_os("ANYFEED_CORPUS").map(PathBuf::from);
    let folder = named.or_else(|| Some(BESIDE.into()).filter(|folder: &PathBuf| folder.is_dir()));
    if folder.is_none() {
        // Not by a macro: what those print of a test that passes is not shown.
        let told = writeln!(
            stderr(),
            "{test}: nothing asked, for no folder of real feeds is here (ANYFEED_CORPUS)"
        );
        told.expect("it can be told");
    }
    folder
}
