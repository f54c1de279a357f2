//! Numbers with a fraction as the small build reads and writes them: those of few digits.

use super::is_digits;
#[cfg(not(feature = "full"))]
use crate::need;

/// So many digits are read.
const MOST_DIGITS: usize = 18;

/// A number as programs write it; what may be one of another form needs the full build.
#[cfg(not(feature = "full"))]
pub fn read(text: &str) -> Option<f64> {
    let number = few_digits(text);
    if number.is_none() {
        need::lacks("number");
    }
    number
}

/// A number in as few digits as are read as the same; what has more, or an exponent, needs the full build.
#[cfg(not(feature = "full"))]
pub fn write(number: f64) -> String {
    let text = in_few_digits(number);
    if text.is_none() {
        need::lacks("number");
    }
    text.unwrap_or_default()
}

/// A number without exponent whose digits are no more than a machine's word holds: divided with all of its bits, and
/// rounded once.
pub fn few_digits(text: &str) -> Option<f64> {
    /// More bits than a number keeps.
    const ENOUGH: u32 = 55;
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1.0, digits),
        None => (1.0, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    if !is_digits(whole) || !is_digits(part) || whole.len() + part.len() > MOST_DIGITS {
        return None;
    }
    let digits = whole.bytes().chain(part.bytes());
    let value = digits.fold(0_u64, |value, digit| value * 10 + u64::from(digit - b'0'));
    let unit = part.bytes().fold(1_u64, |unit, _| unit * 10);
    let (mut quotient, mut rest, mut shift) = (value / unit, value % unit, 0);
    while value > 0 && quotient < 1 << ENOUGH {
        rest <<= 1;
        quotient = quotient << 1 | u64::from(rest >= unit);
        rest %= unit;
        shift += 1;
    }
    // What is left over decides where the rest stands in the middle.
    let rounded = (quotient | u64::from(rest > 0)) as f64;
    Some(sign * rounded / f64::from_bits((1023 + shift) << 52))
}

fn in_few_digits(number: f64) -> Option<String> {
    /// The fraction in so many bits, and the least number whose fraction has no more.
    const PLACES: u32 = 60;
    const LEAST: f64 = 1.0 / 128.0;
    const LARGEST: f64 = 9_007_199_254_740_992.0;
    let size = number.abs();
    if !(LEAST..LARGEST).contains(&size) {
        return None;
    }
    let sign = if number < 0.0 { "-" } else { "" };
    let whole = size as u64;
    let mut rest = (size.fract() * (1_u64 << PLACES) as f64) as u64;
    let mut digits = String::new();
    loop {
        rest *= 10;
        let digit = (rest >> PLACES) as u8;
        rest &= (1 << PLACES) - 1;
        // What stands in the middle becomes even.
        let is_next = rest + u64::from(digit & 1) > 1 << (PLACES - 1);
        let rounded = digit + u8::from(is_next);
        if rounded < 10 {
            let text = [sign, &whole.to_string(), ".", &digits, &rounded.to_string()].concat();
            if few_digits(&text)? == number {
                return Some(text);
            }
        }
        digits.push(char::from(b'0' + digit));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written_as_the_full_build_writes_it() {
        let agrees = |number: f64| {
            let written = in_few_digits(number);
            let wanted = zmij::Buffer::new().format_finite(number).to_owned();
            assert!(
                written.as_deref().is_none_or(|written| written == wanted),
                "{wanted}"
            );
            written.is_some()
        };
        let mut state = 1_u64;
        let mut written = 0;
        for _ in 0..50_000 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let digits = format!("{state:020}");
            for (before, behind) in [
                (1, 1),
                (2, 3),
                (3, 5),
                (2, 14),
                (1, 15),
                (5, 11),
                (13, 1),
                (1, 16),
            ] {
                let (whole, part) = digits[..before + behind].split_at(before);
                let number = few_digits(&format!("-{whole}.{part}")).expect("few digits");
                // Hours and minutes are added up, a day is parted by how often something comes.
                for number in [number, number.abs() * 60.0 + 0.1, 1440.0 / number] {
                    written += usize::from(number.fract() != 0.0 && agrees(number));
                }
            }
            agrees(f64::from_bits(state));
        }
        assert!(written > 1_000_000, "{written}");
    }
}
