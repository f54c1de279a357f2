//! Finds the next place of a sequence, and remembers it: however often a document asks for the end of what is
//! never closed, each byte is searched once.

use crate::value::search;

/// The next place of one sequence of bytes.
pub struct Memo {
    sequence: &'static str,
    asked: usize,
    found: Option<usize>,
    /// A search found nothing up to the end of the text.
    pub has_missed: bool,
}

impl Memo {
    /// Nothing is known yet.
    pub fn new(sequence: &'static str) -> Self {
        Memo {
            sequence,
            asked: usize::MAX,
            found: None,
            has_missed: false,
        }
    }

    /// The first place at or behind an offset where the sequence begins.
    pub fn next(&mut self, text: &str, from: usize) -> Option<usize> {
        let known = from >= self.asked && self.found.is_none_or(|found| found >= from);
        if !known {
            let rest = text.as_bytes().get(from..).unwrap_or_default();
            let found = search::find(rest, self.sequence.as_bytes());
            self.found = found.map(|at| from + at);
            self.asked = from;
        }
        self.has_missed |= self.found.is_none();
        self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_from_memory_only_what_it_knows() {
        let text = "a]]>b]]>c";
        let mut memo = Memo::new("]]>");
        for (from, wanted) in [
            (2, Some(5)),
            (0, Some(1)),
            (1, Some(1)),
            (2, Some(5)),
            (6, None),
            (7, None),
            (5, Some(5)),
            (99, None),
        ] {
            assert_eq!(memo.next(text, from), wanted, "from {from}");
        }
    }
}
