//! A text to the version of JSON Feed that its first mention of one names.

/// The version that an address names. PHP writes `https:\/\/jsonfeed.org\/version\/1.1`.
pub fn named(text: &str) -> Option<&str> {
    let (_, path) = text.split_once("jsonfeed.org")?;
    let number = behind_slash(behind_slash(path)?.strip_prefix("version")?)?;
    let end = number.find(|c: char| !c.is_ascii_digit() && c != '.');
    number.get(..end.unwrap_or(number.len()))
}

fn behind_slash(text: &str) -> Option<&str> {
    text.trim_start_matches('\\').strip_prefix('/')
}
