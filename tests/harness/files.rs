//! The files of a folder and of those in it.

use std::fs;
use std::path::{Path, PathBuf};

/// Those with a name that is wanted, in one order everywhere.
pub fn under(folder: impl AsRef<Path>, is_wanted: fn(&str) -> bool) -> Vec<PathBuf> {
    let (mut found, mut open) = (Vec::new(), vec![folder.as_ref().to_owned()]);
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).expect("it is a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if is_wanted(&path.to_string_lossy()) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Names and bytes of the files of a folder, in one order everywhere.
pub fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let read = |path: PathBuf| {
        let name = path.file_name().expect("it has one").to_string_lossy();
        let bytes = fs::read(&path).expect("it is readable");
        (name.into_owned(), bytes)
    };
    under(folder, |_| true).into_iter().map(read).collect()
}
