//! The attributes of a tag: raw names and values, found when they are asked for.

use memchr::memchr;

use crate::value::blocks::{Block, Classes, SIZE, padded};

/// How many attributes of one tag are read; no honest tag comes near, and reading all of them twice
/// is what makes other tokenizers quadratic.
pub const MOST: u8 = 128;

/// The attributes of one tag as `(name, raw value)`, in order, doubled ones included.
#[derive(Debug, Clone, Default)]
pub struct Attributes<'h> {
    text: &'h str,
    /// Where those begin that are still to be looked for.
    at: usize,
    left: u8,
    met: Met,
    /// How many of those were given out.
    given: u8,
}

/// The places of a tag's first attributes, found on the way to its end: few tags have more, and none is longer than
/// can be told here.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Met {
    places: [[u16; 4]; Met::MOST],
    count: u8,
    /// Where the next one would begin.
    behind: u16,
}

impl Met {
    const MOST: usize = 4;

    fn note(&mut self, from: usize, name: (usize, usize), value: (usize, usize), next: usize) {
        let row = self.places.get_mut(usize::from(self.count));
        if let (Some(row), Ok(behind)) = (row, u16::try_from(next - from)) {
            *row = [name.0, name.1, value.0, value.1].map(|at| (at - from) as u16);
            self.count += 1;
            self.behind = behind;
        }
    }

    fn get(&self, nth: u8) -> Option<[usize; 4]> {
        let row = self.places.get(usize::from(nth));
        let row = row.filter(|_| nth < self.count)?;
        Some(row.map(usize::from))
    }
}

impl<'h> Attributes<'h> {
    /// Whether `data-` stands in them anywhere.
    pub fn mention_data(&self) -> bool {
        let text = self.text.as_bytes();
        let before = |at: usize| text.get(..at).unwrap_or_default();
        memchr::memchr_iter(b'-', text).any(|at| before(at).ends_with(b"data"))
    }

    /// The attributes in what stands between a tag's name and its `>`.
    #[cfg(feature = "check")]
    pub fn of(text: &'h str) -> Self {
        Attributes::new(text, Met::default())
    }

    /// The same, with those that were met there.
    pub(super) fn new(text: &'h str, met: Met) -> Self {
        Attributes {
            text,
            at: met.behind.into(),
            left: MOST,
            met,
            given: 0,
        }
    }

    /// Leaves no more than so many to be read; says whether there are more.
    pub fn cut(&mut self, most: usize) -> bool {
        let most = u8::try_from(most).map_or(self.left, |most| most.min(self.left));
        let all = Attributes {
            left: most.saturating_add(1),
            ..self.clone()
        };
        self.left = most;
        all.count() > usize::from(most)
    }

    /// Whether there is less than a style takes that hides anything: most tags are asked.
    pub fn is_brief(&self) -> bool {
        self.text.len() < " style=display:none".len()
    }

    /// Whether nothing at all stands there.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }
}

impl<'h> Iterator for Attributes<'h> {
    type Item = (&'h str, &'h str);

    fn next(&mut self) -> Option<(&'h str, &'h str)> {
        let left = self.left.checked_sub(1)?;
        if let Some([name, name_end, value, value_end]) = self.met.get(self.given) {
            self.given += 1;
            self.left = left;
            return Some((
                self.text.get(name..name_end)?,
                self.text.get(value..value_end)?,
            ));
        }
        // Most have nothing behind the last.
        if self.at == self.text.len() {
            return None;
        }
        match step(self.text.as_bytes(), self.at) {
            Step::Attribute { name, value, next } => {
                self.at = next;
                self.left = left;
                Some((
                    self.text.get(name.0..name.1)?,
                    self.text.get(value.0..value.1)?,
                ))
            }
            Step::Open { name, from } => {
                self.at = self.text.len();
                self.left = left;
                Some((self.text.get(name.0..name.1)?, self.text.get(from..)?))
            }
            Step::End(_) | Step::Cut => None,
        }
    }
}

/// Where a tag ends.
#[derive(Debug, Clone, Copy)]
pub(super) struct End {
    /// Where its `>` stands.
    pub at: usize,
    /// Whether a `/` stands before it.
    pub self_closing: bool,
}

/// The end of the tag whose name ends at `at`, with the attributes that are met before it; `None` where the text ends
/// first.
#[inline]
pub(super) fn end(bytes: &[u8], from: usize, met: &mut Met) -> Option<End> {
    // Most have none.
    match bytes.get(from) {
        Some(b'>') => Some(End {
            at: from,
            self_closing: false,
        }),
        _ => end_of_attributes(bytes, from, met),
    }
}

/// The same for an end tag, whose attributes mean nothing: where its `>` stands.
#[inline]
pub(super) fn end_of_end(bytes: &[u8], from: usize) -> Option<usize> {
    match bytes.get(from) {
        Some(b'>') => Some(from),
        _ => end_of_attributes(bytes, from, &mut Met::default()).map(|end| end.at),
    }
}

fn end_of_attributes(bytes: &[u8], from: usize, met: &mut Met) -> Option<End> {
    let mut at = from;
    loop {
        match step(bytes, at) {
            Step::Attribute { name, value, next } => {
                met.note(from, name, value, next);
                at = next;
            }
            Step::End(end) => return Some(end),
            Step::Open { .. } | Step::Cut => return None,
        }
    }
}

/// Where the name of a tag ends that begins at an offset.
pub(super) fn tag_name_end(bytes: &[u8], from: usize) -> usize {
    name_end(bytes, from, ENDS_TAG)
}

/// Bits of bytes that end the name of a tag.
const ENDS_TAG: u8 = 1 | 1 << 1 | 1 << 2;
/// The same for an attribute.
const ENDS_ATTRIBUTE: u8 = ENDS_TAG | 1 << 3;
const ENDS: Classes = Classes::new(&[
    (1, b'\t', b'\n'),
    (1, 0x0C, b'\r'),
    (1 << 1, b' ', b' '),
    (1 << 1, b'/', b'/'),
    (1 << 2, b'>', b'>'),
    (1 << 3, b'=', b'='),
]);

/// Where a name ends. Nearly all do in the first block.
#[inline]
fn name_end(bytes: &[u8], from: usize, ends: u8) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    let mut at = from;
    for block in rest.chunks(SIZE) {
        let whole = block.try_into().unwrap_or_else(|_| padded(block, b'x'));
        let found = Block::of(&whole).classes(&ENDS) & Block::all(ends);
        let places = (!found.is(0)).places();
        if places != 0 {
            return at + places.trailing_zeros() as usize;
        }
        at += SIZE;
    }
    bytes.len()
}

/// Whether HTML takes this byte for white space within a tag.
pub(super) const fn space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\t' | b'\r' | 0x0C)
}

enum Step {
    Attribute {
        name: (usize, usize),
        value: (usize, usize),
        next: usize,
    },
    End(End),
    /// A value whose quotation mark is never closed.
    Open {
        name: (usize, usize),
        from: usize,
    },
    /// The text ends within the tag. A tag's own slice ends so, too.
    Cut,
}

fn step(bytes: &[u8], mut at: usize) -> Step {
    loop {
        match bytes.get(at) {
            None => return Step::Cut,
            Some(b'>') => {
                return Step::End(End {
                    at,
                    self_closing: false,
                });
            }
            Some(b'/') if bytes.get(at + 1) == Some(&b'>') => {
                return Step::End(End {
                    at: at + 1,
                    self_closing: true,
                });
            }
            Some(&byte) if byte == b'/' || space(byte) => at += 1,
            // A `=` in the first place belongs to the name.
            Some(_) => return find_value(bytes, (at, name_end(bytes, at + 1, ENDS_ATTRIBUTE))),
        }
    }
}

/// The attribute of this name, with the value that stands behind its `=`, quoted or not.
fn find_value(bytes: &[u8], name: (usize, usize)) -> Step {
    let (_, end) = name;
    let from = match bytes.get(end..) {
        // Nearly all are written so.
        Some([b'=', b'"' | b'\'', ..]) => end + 1,
        _ => {
            let equals = while_in(bytes, end, space);
            if bytes.get(equals) != Some(&b'=') {
                return Step::Attribute {
                    name,
                    value: (end, end),
                    next: end,
                };
            }
            while_in(bytes, equals + 1, space)
        }
    };
    let Some(&quote @ (b'"' | b'\'')) = bytes.get(from) else {
        let to = while_in(bytes, from, |byte| !space(byte) && byte != b'>');
        return Step::Attribute {
            name,
            value: (from, to),
            next: to,
        };
    };
    let from = from + 1;
    match memchr(quote, bytes.get(from..).unwrap_or_default()) {
        Some(length) => Step::Attribute {
            name,
            value: (from, from + length),
            next: from + length + 1,
        },
        None => Step::Open { name, from },
    }
}

fn while_in(bytes: &[u8], from: usize, holds: impl Fn(u8) -> bool) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    rest.iter()
        .position(|&byte| !holds(byte))
        .map_or(bytes.len(), |n| from + n)
}

#[cfg(test)]
mod tests {
    use super::{ENDS_ATTRIBUTE, ENDS_TAG, name_end, space};

    #[test]
    fn names_end_at_the_same_signs_anywhere() {
        for length in 0..40 {
            for sign in 0..=255u8 {
                let mut bytes = vec![b'a'; 40];
                bytes[length] = sign;
                let ends_tag = space(sign) || matches!(sign, b'/' | b'>');
                let wanted = |ends| if ends { length } else { bytes.len() };
                assert_eq!(name_end(&bytes, 0, ENDS_TAG), wanted(ends_tag), "{sign}");
                let ends = ends_tag || sign == b'=';
                assert_eq!(name_end(&bytes, 0, ENDS_ATTRIBUTE), wanted(ends), "{sign}");
                assert_eq!(
                    name_end(&bytes, length, ENDS_TAG),
                    wanted(ends_tag),
                    "{sign}"
                );
            }
        }
        assert_eq!(name_end(b"a", 9, ENDS_TAG), 1, "behind the end");
    }
}
