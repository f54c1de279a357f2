//! A Python that has what the conformance scripts import, made under `target/` the first time.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::{Fault, place};

const PACKAGES: [&str; 2] = ["feedparser==6.0.14", "html5lib==1.1"];

/// The program to start.
pub fn python() -> Result<PathBuf, Fault> {
    let folder = place::root().join("target/python");
    let program = folder.join("bin/python");
    if is_ready(&program) {
        return Ok(program);
    }
    let made = succeeds(
        Command::new("python3")
            .args(["-m", "venv", "--clear"])
            .arg(&folder),
    );
    let install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ];
    if made && succeeds(Command::new(&program).args(install).args(PACKAGES)) && is_ready(&program) {
        return Ok(program);
    }
    let packages = PACKAGES.join(" and ");
    Err(format!(
        "this part needs python3 with venv, and {packages} from PyPI; see above what is missing"
    )
    .into())
}

fn is_ready(program: &PathBuf) -> bool {
    let mut command = Command::new(program);
    command
        .args(["-c", "import feedparser, html5lib"])
        .stderr(Stdio::null());
    program.exists() && succeeds(&mut command)
}

fn succeeds(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}
