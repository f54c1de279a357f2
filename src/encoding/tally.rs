//! How much of a document above ASCII is UTF-8.

use encoding_rs::Encoding;

use super::mixed::{above_ascii_in, cut};

/// How much of a document above ASCII is UTF-8.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Bytes of well-formed sequences.
    good: usize,
    /// Bytes that belong to none.
    bad: usize,
    /// Those of them that begin a sequence whose end is missing.
    cut: usize,
}

/// So many bytes that are no UTF-8, and fewer that are, and nobody takes a document for UTF-8.
const PLAINLY_OTHER: usize = 4096;

impl Tally {
    /// Counts. An incomplete last sequence counts for neither.
    pub fn of(bytes: &[u8]) -> Tally {
        let whole = bytes.len() - cut(bytes);
        let bytes = bytes.get(..whole).unwrap_or(bytes);
        let mut tally = Tally::default();
        let mut left = above_ascii_in(bytes);
        let mut rest = bytes;
        while let Some(chunk) = rest.utf8_chunks().next() {
            let valid = chunk.valid().as_bytes();
            let good = above_ascii_in(valid);
            let bad = chunk.invalid().len();
            rest = rest.get(valid.len() + bad..).unwrap_or_default();
            tally.good += good;
            tally.bad += bad;
            tally.cut += if bad > 1 { bad } else { 0 };
            left -= good + bad;
            // Nothing that follows can make it UTF-8, or will. Where all that is no UTF-8 so far are characters that were
            // cut, what follows may yet be sound.
            let is_other = tally.bad > tally.good + left
                || tally.bad > tally.good.saturating_add(PLAINLY_OTHER);
            if is_other && !tally.is_cut_utf8() {
                tally.bad += left;
                break;
            }
        }
        tally
    }

    /// The document is UTF-8, with slips.
    pub fn is_mostly_utf8(&self) -> bool {
        self.good > 0 && self.good >= self.bad
    }

    /// The document says that it is UTF-8, and all that speaks against it are characters that somebody cut.
    pub fn is_cut_utf8(&self) -> bool {
        self.bad == self.cut
    }

    /// So plainly UTF-8 that this label is wrong. In encodings of two bytes, and in Thai, every seventh
    /// character looks like UTF-8; in Latin ones next to none.
    pub fn overrules(&self, encoding: &'static Encoding) -> bool {
        let latin =
            encoding.name().starts_with("windows-125") || encoding.name().starts_with("ISO-8859");
        self.is_mostly_utf8() && (latin || self.good >= self.bad.saturating_mul(4))
    }

    /// Bytes above ASCII.
    pub fn above_ascii(&self) -> usize {
        self.good + self.bad
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn what_is_plainly_no_utf8_is_not_counted_to_its_end() {
        let (chinese, ..) = encoding_rs::GBK.encode("你好，世界。");
        let mut bytes = chinese.repeat(5000);
        let tally = Tally::of(&bytes);
        assert_eq!(tally.above_ascii(), bytes.len());
        assert!(!tally.is_mostly_utf8() && !tally.overrules(encoding_rs::GBK));
        // A few such bytes rule out nothing.
        bytes.truncate(600);
        bytes.extend("你好，世界。".repeat(100).bytes());
        assert!(Tally::of(&bytes).is_mostly_utf8());
    }
}
