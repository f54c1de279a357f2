//! Counts, sizes and switches as feeds write them → numbers and booleans.

/// The largest whole number that JavaScript holds exactly: 2^53 − 1.
const LARGEST: u64 = (1 << 53) - 1;

/// A whole number that is not negative.
pub fn integer(text: &str) -> Option<u64> {
    text.trim().parse().ok().filter(|number| *number <= LARGEST)
}

/// A finite number.
pub fn decimal(text: &str) -> Option<f64> {
    text.trim()
        .parse()
        .ok()
        .filter(|number: &f64| number.is_finite())
}

/// Yes or no.
pub fn flag(text: &str) -> Option<bool> {
    let text = text.trim();
    let is = |words: &[&str]| words.iter().any(|word| text.eq_ignore_ascii_case(word));
    match () {
        () if is(&["yes", "true", "1", "explicit", "on"]) => Some(true),
        () if is(&["no", "false", "0", "clean", "off"]) => Some(false),
        () => None,
    }
}
