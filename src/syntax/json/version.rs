//! A text to the version of JSON Feed that its member `version` names, wherever it stands.
//!
//! Entries may come before it, so the text is looked through; articles about JSON Feed mention addresses like its.

use crate::value::search::{self, Search};

/// PHP writes `https:\/\/jsonfeed.org\/version\/1.1`.
pub fn find(text: &str) -> Option<&str> {
    search::find_all(text.as_bytes(), b"jsonfeed.org").find_map(|at| {
        let before = text.get(..at)?;
        if !is_value(before) {
            return None;
        }
        named(text.get(at..)?)
    })
}

/// The version that an address names.
pub fn named(address: &str) -> Option<&str> {
    let (_, path) = address.cut_once("jsonfeed.org")?;
    let number = behind_slash(behind_slash(path)?.strip_prefix("version")?)?;
    let end = number.find(|c: char| !c.is_ascii_digit() && c != '.');
    number.get(..end.unwrap_or(number.len()))
}

fn behind_slash(text: &str) -> Option<&str> {
    text.trim_start_matches('\\').strip_prefix('/')
}

/// Whether an address whose host comes next is the value of a member `version`, not a text that shows one.
fn is_value(before: &str) -> bool {
    let is_between = |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '/' | '\\' | ':');
    let rest = before
        .strip_suffix("www.")
        .unwrap_or(before)
        .trim_end_matches(is_between);
    let rest = rest.strip_suffix('s').unwrap_or(rest);
    let rest = rest.strip_suffix("http").unwrap_or(rest);
    let key = rest.trim_end_matches(is_between);
    let between = before.get(key.len()..).unwrap_or_default();
    key.strip_suffix("version").is_some_and(|start| {
        start.ends_with(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '{' | ','))
            && between.contains(['"', '\''])
            && !between.holds("\\\"")
    })
}
