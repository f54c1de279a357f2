//! How many bytes of JSON a value takes, about: by this it is measured what a whole document may come to.

use super::{Format, Map, Text, Value};
use crate::diagnostic::Report;

/// Something that is written out.
pub trait Size {
    /// Bytes of JSON, escapes not counted.
    fn size(&self) -> usize;
}

impl Size for Text<'_> {
    fn size(&self) -> usize {
        self.len() + 2
    }
}

impl Size for &'static str {
    fn size(&self) -> usize {
        self.len() + 2
    }
}

impl<T: Size> Size for Option<T> {
    fn size(&self) -> usize {
        self.as_ref().map_or(4, T::size)
    }
}

impl<T: Size> Size for Vec<T> {
    fn size(&self) -> usize {
        self.iter().map(|one| one.size() + 1).sum::<usize>() + 2
    }
}

impl<V: Size> Size for Map<'_, V> {
    fn size(&self) -> usize {
        let pairs = self.0.iter();
        pairs
            .map(|(key, value)| key.size() + value.size() + 2)
            .sum::<usize>()
            + 2
    }
}

impl Size for Value<'_> {
    fn size(&self) -> usize {
        match self {
            Value::Flag(flag) => flag.size(),
            Value::Number(number) => number.size(),
            Value::Text(text) => text.size(),
            Value::List(list) => list.size(),
            Value::Parts(parts) => parts.size(),
        }
    }
}

/// Sizes that hardly vary. What a report may come to has a limit of its own.
macro_rules! of_size {
    ($($kind:ty = $size:literal),*) => {
        $(impl Size for $kind {
            fn size(&self) -> usize { $size }
        })*
    };
}

of_size!(
    bool = 5,
    u32 = 6,
    u64 = 8,
    f64 = 8,
    [f64; 2] = 20,
    Format = 7,
    Report = 0
);
