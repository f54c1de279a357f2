//! Byte offsets to lines, columns and UTF-16 units, in one pass for offsets that ascend.

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

/// Counts forward through a text.
pub struct Places<'t> {
    text: &'t str,
    offset: usize,
    place: Place,
}

impl<'t> Places<'t> {
    /// Starts at the front of the text.
    pub fn new(text: &'t str) -> Self {
        Places {
            text,
            offset: 0,
            place: Place {
                line: 1,
                column: 1,
                unit: 0,
            },
        }
    }

    /// The place of a byte offset. An offset inside a character counts as that character's start;
    /// one before the last asked for is answered by looking back from the start.
    pub fn at(&mut self, offset: usize) -> Place {
        let offset = self.text.floor_char_boundary(offset.min(self.text.len()));
        if offset < self.offset {
            return Places::new(self.text).at(offset);
        }
        let between = self.text.get(self.offset..offset).unwrap_or_default();
        for character in between.chars() {
            let units = character.len_utf16() as u32;
            self.place.unit += units;
            if character == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            } else {
                self.place.column += units;
            }
        }
        self.offset = offset;
        self.place
    }
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
    }
}
