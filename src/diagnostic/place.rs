//! Byte offsets to lines, columns and UTF-16 units.

use std::collections::BTreeMap;
use std::ops::Range;

/// A place as people and JavaScript count it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// From 1.
    pub line: u32,
    /// From 1, in UTF-16 units.
    pub column: u32,
    /// UTF-16 units from the start.
    pub unit: u32,
}

impl Place {
    /// Of the first character.
    pub const START: Place = Place {
        line: 1,
        column: 1,
        unit: 0,
    };
}

/// Places of a text, remembered at every few hundred bytes: a document may be one line of megabytes,
/// and counting it anew for each place would be quadratic.
pub struct Places<'t> {
    text: &'t str,
    /// Where the text stands in its document.
    base: usize,
    /// Places outside of the text, by their offsets in the document.
    known: BTreeMap<usize, Place>,
    marks: Vec<(usize, Place)>,
}

const STEP: usize = 512;

impl<'t> Places<'t> {
    /// Nothing is counted before it is asked for.
    pub fn new(text: &'t str) -> Self {
        Places::within(text, 0, Place::START, BTreeMap::new())
    }

    /// The same for a part of a document that stands at an offset and a place of it; of the rest these places are known.
    pub fn within(text: &'t str, base: usize, start: Place, known: BTreeMap<usize, Place>) -> Self {
        Places {
            text,
            base,
            known,
            marks: vec![(0, start)],
        }
    }

    /// Remembers the place of an offset for when the text is gone.
    pub fn keep(&mut self, offset: usize) {
        let place = self.at(offset);
        self.known.insert(offset.wrapping_add(self.base), place);
    }

    /// Where the text ends.
    pub fn end(&self) -> usize {
        self.text.len()
    }

    /// A part of the text; `None` where that is gone.
    pub fn slice(&self, at: Range<usize>) -> Option<&'t str> {
        self.text.get(at)
    }

    /// The places that were known or kept.
    pub fn into_known(self) -> BTreeMap<usize, Place> {
        self.known
    }

    /// The place of a byte offset. An offset inside a character counts as that character's start.
    pub fn at(&mut self, offset: usize) -> Place {
        if offset > self.text.len()
            && let Some(place) = self.known.get(&offset.wrapping_add(self.base))
        {
            return *place;
        }
        let offset = self.text.floor_char_boundary(offset.min(self.text.len()));
        while let Some(&(last, place)) = self.marks.last() {
            let next = self
                .text
                .floor_char_boundary((last + STEP).min(self.text.len()));
            if next > offset || next == last {
                break;
            }
            self.marks.push((next, self.count(last, next, place)));
        }
        let mark = self
            .marks
            .partition_point(|(from, _)| *from <= offset)
            .saturating_sub(1);
        let (from, place) = self.marks.get(mark).copied().unwrap_or((0, Place::START));
        self.count(from, offset, place)
    }

    fn count(&self, from: usize, to: usize, mut place: Place) -> Place {
        let between = self.text.as_bytes().get(from..to).unwrap_or_default();
        place.unit += units(between);
        // A carriage return ends a line where no line feed does (XML 1.0, 2.11).
        let next = |at: &usize| self.text.as_bytes().get(from + at + 1);
        let returns = memchr::memchr_iter(b'\r', between).filter(|at| next(at) != Some(&b'\n'));
        let feeds = memchr::memchr_iter(b'\n', between);
        let (lines, last) = feeds.chain(returns).fold((0, None), |(lines, last), at| {
            (lines + 1, last.max(Some(at)))
        });
        match last {
            None => place.column += units(between),
            Some(last) => {
                place.line += lines;
                place.column = 1 + units(between.get(last + 1..).unwrap_or_default());
            }
        }
        place
    }
}

/// UTF-16 units: one for every byte that begins a character, and one more where it begins one of four bytes.
fn units(bytes: &[u8]) -> u32 {
    // Sums that fit a byte are counted sixteen at a time.
    bytes
        .chunks(120)
        .map(|chunk| {
            let units = chunk.iter().fold(0u8, |units, byte| {
                units + u8::from(!(0x80..0xC0).contains(byte)) + u8::from(*byte >= 0xF0)
            });
            u32::from(units)
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_lines_and_utf16_units() {
        let mut places = Places::new("a\n😀b\nc");
        assert_eq!(
            places.at(6),
            Place {
                line: 2,
                column: 3,
                unit: 4
            }
        );
        assert_eq!(
            places.at(8),
            Place {
                line: 3,
                column: 1,
                unit: 6
            }
        );
        assert_eq!(
            places.at(2),
            Place {
                line: 2,
                column: 1,
                unit: 2
            }
        );
    }

    #[test]
    fn a_carriage_return_ends_a_line() {
        let mut places = Places::new("a\rb\r\nc\rd");
        let found = [2, 4, 5, 7].map(|at| (places.at(at).line, places.at(at).column));
        assert_eq!(found, [(2, 1), (2, 3), (3, 1), (4, 1)]);
    }

    #[test]
    fn counts_far_into_a_text() {
        let text = "aé\n".repeat(1000);
        let mut places = Places::new(&text);
        assert_eq!(
            places.at(4 * 999 + 1),
            Place {
                line: 1000,
                column: 2,
                unit: 2998
            }
        );
        assert_eq!(
            places.at(4),
            Place {
                line: 2,
                column: 1,
                unit: 3
            }
        );
    }
}
