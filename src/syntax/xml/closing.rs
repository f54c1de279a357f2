//! Which of the open elements an end tag closes.

use super::names::local;
use super::ranks::traits;

/// Which open element, counted from the innermost, an end tag closes: one of its name, or else the innermost if the name
/// is nearly its own.
pub fn closed_by<'n>(name: &str, mut open: impl Iterator<Item = &'n str>) -> Option<usize> {
    let innermost = open.next()?;
    let is_same = |other: &str| other.eq_ignore_ascii_case(name);
    if is_same(innermost) {
        return Some(0);
    }
    match open.position(is_same) {
        Some(at) => Some(at + 1),
        None => is_misspelt(name, innermost).then_some(0),
    }
}

/// Whether one name is the other but for one letter, and is none that feeds have.
fn is_misspelt(name: &str, wanted: &str) -> bool {
    if traits(local(name)) != 0 {
        return false;
    }
    let pairs = || name.bytes().zip(wanted.bytes());
    let same = |(one, other): &(u8, u8)| one.eq_ignore_ascii_case(other);
    let front = pairs().take_while(same).count();
    let backwards = name.bytes().rev().zip(wanted.bytes().rev());
    let back = backwards.take_while(same).count();
    let longest = name.len().max(wanted.len());
    name.len().abs_diff(wanted.len()) <= 1 && longest > 3 && front + back + 1 >= longest
}
