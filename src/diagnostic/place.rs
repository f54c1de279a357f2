//! Byte offsets to lines, columns and UTF-16 units.

use std::ops::Range;

use crate::value::blocks::{Block, SIZE, padded};

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

/// Places of a text, remembered at every few thousand bytes: a document may be one line of megabytes,
/// and counting it anew for each place would be quadratic.
pub struct Places<'t> {
    text: &'t str,
    /// Where the text stands in its document.
    base: usize,
    /// Places outside of the text, in the order of their offsets in the document.
    known: KnownPlaces,
    marks: Vec<(usize, Place)>,
}

/// Offsets of a document, and where each is.
pub type KnownPlaces = Vec<(usize, Place)>;

/// No sum of so many blocks is larger than a byte can be.
const STEP: usize = 120 * SIZE;

impl<'t> Places<'t> {
    /// Nothing is counted before it is asked for.
    pub fn new(text: &'t str) -> Self {
        Places::within(text, 0, Place::START, KnownPlaces::new())
    }

    /// The same for a part of a document that stands at an offset and a place of it; of the rest these places are known.
    pub fn within(text: &'t str, base: usize, start: Place, known: KnownPlaces) -> Self {
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
        let offset = offset.wrapping_add(self.base);
        if let Err(index) = self.known_at(offset) {
            self.known.insert(index, (offset, place));
        }
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
    pub fn into_known(self) -> KnownPlaces {
        self.known
    }

    /// The place of a byte offset. An offset inside a character counts as that character's start.
    pub fn at(&mut self, offset: usize) -> Place {
        if offset > self.text.len()
            && let Ok(index) = self.known_at(offset.wrapping_add(self.base))
            && let Some((_, place)) = self.known.get(index)
        {
            return *place;
        }
        let offset = self.text.floor_char_boundary(offset.min(self.text.len()));
        let (mut last, mut place) = self.mark_before(offset);
        while offset - last > STEP {
            let next = self.text.floor_char_boundary(last + STEP);
            place = self.count(last, next, place);
            last = next;
            self.mark(last, place);
        }
        place = self.count(last, offset, place);
        // Most places are asked for one behind the other.
        if offset - last > STEP / 4 {
            self.mark(offset, place);
        }
        place
    }

    /// Which of the known places is that of an offset of the document, or would be.
    fn known_at(&self, offset: usize) -> Result<usize, usize> {
        self.known.binary_search_by_key(&offset, |(at, _)| *at)
    }

    /// The last place before an offset, or of it, that is remembered.
    fn mark_before(&self, offset: usize) -> (usize, Place) {
        let mark = match self.marks.last() {
            Some((last, _)) if *last <= offset => self.marks.len(),
            _ => self.marks.partition_point(|(from, _)| *from <= offset),
        };
        let mark = mark.checked_sub(1).and_then(|mark| self.marks.get(mark));
        mark.copied().unwrap_or((0, Place::START))
    }

    fn mark(&mut self, offset: usize, place: Place) {
        if self.marks.last().is_none_or(|(last, _)| *last < offset) {
            self.marks.push((offset, place));
        }
    }

    fn count(&self, from: usize, to: usize, mut place: Place) -> Place {
        let between = self.text.as_bytes().get(from..to).unwrap_or_default();
        let found = Tally::of(between);
        place.unit += found.units;
        if found.feeds == 0 && found.returns == 0 {
            place.column += found.units;
            return place;
        }
        let last = match found.returns {
            0 => memchr::memrchr(b'\n', between),
            _ => {
                // A carriage return ends a line where no line feed does (XML 1.0, 2.11).
                let next = |at: &usize| self.text.as_bytes().get(from + at + 1);
                let ends =
                    memchr::memchr_iter(b'\r', between).filter(|at| next(at) != Some(&b'\n'));
                place.line += ends.clone().count() as u32;
                ends.max().max(memchr::memrchr(b'\n', between))
            }
        };
        place.line += found.feeds;
        match last {
            None => place.column += found.units,
            Some(last) => {
                place.column = 1 + Tally::of(between.get(last + 1..).unwrap_or_default()).units;
            }
        }
        place
    }
}

/// What a stretch of text holds.
#[derive(Default)]
struct Tally {
    /// UTF-16 units: one for every byte that begins a character, and one more where it begins one of four bytes.
    units: u32,
    feeds: u32,
    returns: u32,
}

impl Tally {
    /// Looks at each byte once, with one sum for each place in a block.
    fn of(bytes: &[u8]) -> Tally {
        let mut found = Tally::default();
        for stretch in bytes.chunks(STEP) {
            let (blocks, rest) = stretch.as_chunks();
            // What goes on with a character counts nothing.
            let last = padded(rest, 0x80);
            let none = Block::all(0);
            let (mut units, mut feeds, mut returns) = (none, none, none);
            // A loop would ask of each block which of the two lists it is from.
            blocks
                .iter()
                .chain([&last])
                .map(Block::of)
                .for_each(|block| {
                    // All bits are less one.
                    units = units
                        .minus(!block.within(0x80, 0x40))
                        .minus(!block.below(0xF0));
                    feeds = feeds.minus(block.is(b'\n'));
                    returns = returns.minus(block.is(b'\r'));
                });
            found.units += sum(units);
            found.feeds += sum(feeds);
            found.returns += sum(returns);
        }
        found
    }
}

fn sum(block: Block) -> u32 {
    block.bytes().into_iter().map(u32::from).sum()
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
