//! Numbers as they are written out: whole ones as integers, 60 and not 60.0.

use serde::{Serialize, Serializer};

/// Whole numbers up to here stand in a float without loss.
const EXACT: f64 = 9_007_199_254_740_992.0;

struct Number(f64);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let number = self.0;
        if number.fract() == 0.0 && number.abs() < EXACT {
            // A whole number within these bounds is the same as an integer.
            serializer.serialize_i64(number as i64)
        } else {
            serializer.serialize_f64(number)
        }
    }
}

/// A number.
pub fn number<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    Number(*number).serialize(serializer)
}

/// A number that may be absent.
pub fn optional<S: Serializer>(number: &Option<f64>, serializer: S) -> Result<S::Ok, S::Error> {
    number.map(Number).serialize(serializer)
}

/// Pairs of coordinates.
pub fn pairs<S: Serializer>(pairs: &[[f64; 2]], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(pairs.iter().map(|pair| pair.map(Number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(number: f64) -> String {
        serde_json::to_string(&Number(number)).expect("numbers can be written")
    }

    #[test]
    fn whole_numbers_have_no_fraction() {
        assert_eq!(written(60.0), "60");
        assert_eq!(written(-3.0), "-3");
        assert_eq!(written(-0.0), "0");
        assert_eq!(written(0.5), "0.5");
        assert!(written(1e300).starts_with("1e"));
    }
}
