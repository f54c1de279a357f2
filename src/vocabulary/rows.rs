//! The rows of all tables, found by their names: a table is unpacked when one of its elements is first asked for.

use std::sync::OnceLock;

use super::ALL;
use super::names::Names;
use super::packed::{Reader, bare};
use super::table::Element;

/// Number of a row: that of its vocabulary, and its place there in the lower byte.
pub type RowId = u16;

pub use super::packed::row_id;

/// No table knows a longer name; a document may use its own for each of thousands of elements.
pub const LONGEST: usize = 256;

/// A row and the vocabulary that it belongs to.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// Prefix of the vocabulary.
    pub prefix: &'static str,
    /// Its element.
    pub element: &'static Element,
}

impl Row {
    /// Whether `extensions` shows it.
    pub fn is_shown(&self) -> bool {
        self.element.shown == Some(true)
    }
}

/// A row by its number.
#[allow(clippy::indexing_slicing, reason = "ids are given out for rows only")]
pub fn row(id: RowId) -> Row {
    let table = table((id >> 8) as u8);
    Row {
        prefix: table.prefix,
        element: &table.elements[usize::from(id & 0xFF)],
    }
}

/// The number of a row by its customary name, "dc:creator".
pub fn row_named(name: &str) -> Option<RowId> {
    let (prefix, local) = name.split_once(':')?;
    in_table(index().prefixed(prefix)?, local)
}

/// Whose a namespace or a prefix is.
pub struct Index {
    uris: Names,
    prefixes: Names,
}

impl Index {
    pub fn vocabulary(&self, uri: &str) -> Option<u8> {
        if uri.len() > LONGEST {
            return None;
        }
        let found = match uri.strip_prefix("prefix:") {
            // A prefix that the document never declares means what it customarily means.
            Some(prefix) => self.prefixes.get(prefix),
            None => self.uris.get(bare(uri.trim())),
        };
        found.map(|number| number as u8)
    }

    /// What a prefix customarily means.
    pub fn prefixed(&self, prefix: &str) -> Option<u8> {
        self.prefixes.get(prefix).map(|number| number as u8)
    }
}

/// More than there are of prefixes, and of namespaces' addresses.
const MOST_NAMES: usize = 255;

pub fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| {
        let mut index = Index {
            uris: Names::with_room(MOST_NAMES),
            prefixes: Names::with_room(MOST_NAMES),
        };
        for number in 0..ALL.len() as u8 {
            let mut reader = Reader::at(number);
            for names in [&mut index.prefixes, &mut index.uris] {
                for name in reader.names() {
                    names.insert(name, number.into());
                }
            }
        }
        index
    })
}

/// A vocabulary that a document has asked for.
struct Table {
    prefix: &'static str,
    elements: Vec<Element>,
    names: Names,
}

#[allow(
    clippy::indexing_slicing,
    reason = "numbers are given out for vocabularies only"
)]
fn table(vocabulary: u8) -> &'static Table {
    static TABLES: [OnceLock<&Table>; ALL.len()] = [const { OnceLock::new() }; ALL.len()];
    TABLES[vocabulary as usize].get_or_init(|| {
        let mut reader = Reader::at(vocabulary);
        let (prefixes, _) = (reader.names(), reader.names());
        let elements = reader.elements();
        let spellings = elements.iter().map(|element| 1 + element.also.len());
        let mut names = Names::with_room(spellings.sum());
        for (number, element) in elements.iter().enumerate() {
            for name in std::iter::once(&element.name).chain(element.also) {
                names.insert(name, RowId::from(vocabulary) << 8 | number as RowId);
            }
        }
        Box::leak(Box::new(Table {
            prefix: prefixes.first().copied().unwrap_or_default(),
            elements,
            names,
        }))
    })
}

/// The row of an element of a vocabulary.
pub fn in_table(vocabulary: u8, local: &str) -> Option<RowId> {
    if local.len() > LONGEST {
        return None;
    }
    table(vocabulary).names.get(local)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uris_and_prefixes_are_nobody_elses() {
        for (number, vocabulary) in ALL.iter().enumerate() {
            for uri in vocabulary.uris {
                assert_eq!(
                    index().vocabulary(uri),
                    Some(number as u8),
                    "{uri} belongs to two vocabularies"
                );
            }
            for prefix in std::iter::once(&vocabulary.prefix).chain(vocabulary.prefixes) {
                assert_eq!(
                    index().prefixed(prefix),
                    Some(number as u8),
                    "{prefix} means two vocabularies"
                );
            }
        }
    }

    #[test]
    fn there_is_room_for_all_names() {
        let prefixes = ALL.iter().map(|vocabulary| 1 + vocabulary.prefixes.len());
        let uris = ALL.iter().map(|vocabulary| vocabulary.uris.len());
        assert!(prefixes.sum::<usize>() <= MOST_NAMES && uris.sum::<usize>() <= MOST_NAMES);
    }

    #[test]
    fn what_does_not_matter_of_an_address_is_forgiven() {
        let namespace = |uri| index().vocabulary(uri).map(|number| table(number).prefix);
        assert_eq!(namespace(" HTTPS://www.W3.org/2005/Atom/ "), Some("atom"));
    }

    #[test]
    fn what_is_unpacked_is_what_was_packed() {
        for (number, vocabulary) in ALL.iter().enumerate() {
            let unpacked = table(number as u8);
            assert_eq!(unpacked.prefix, vocabulary.prefix);
            for (at, element) in vocabulary.elements.iter().enumerate() {
                let is_shown = element.shown.unwrap_or(vocabulary.shown);
                let copy = Element { ..*element };
                let expected = match is_shown {
                    true => copy.shown(),
                    false => copy.hidden(),
                };
                assert_eq!(
                    format!("{:?}", unpacked.elements[at]),
                    format!("{expected:?}")
                );
                let name = format!("{}:{}", vocabulary.prefix, element.name);
                assert_eq!(row_id(&name), row_named(&name), "{name}");
                for also in element.also {
                    assert_eq!(in_table(number as u8, also), row_named(&name), "{also}");
                }
            }
        }
    }
}
