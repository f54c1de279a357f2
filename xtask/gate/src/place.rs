//! Where everything lies.

use std::path::{Path, PathBuf};

/// The top folder of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// The feeds and scripts that the project does not hold itself, if they are here.
pub fn shared() -> Option<PathBuf> {
    let folder = root().join("../shared");
    let needed = ["corpus/feeds", "conformance/cases", "score/damage.mjs"];
    needed
        .iter()
        .all(|name| folder.join(name).exists())
        .then_some(folder)
}

/// The file or folder of `tests/gate` with a name.
pub fn recorded(name: &str) -> PathBuf {
    root().join("tests/gate").join(name)
}
