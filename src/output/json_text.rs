//! Any serializable value as the UTF-8 text of JSON.

use serde::Serialize;

use super::writer::{Group, Target, write};
use crate::value::blocks::{Block, find};
use crate::value::number::in_digits;

/// Writes a value behind what is there already.
pub(super) fn add(json: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    write(value, &mut Json(json));
}

/// One value alone.
#[cfg(any(all(target_arch = "wasm32", not(feature = "js")), test))]
pub fn of(value: &(impl Serialize + ?Sized)) -> String {
    let mut json = Vec::new();
    add(&mut json, value);
    String::from_utf8(json).unwrap_or_default()
}

struct Json<'j>(&'j mut Vec<u8>);

impl Target for Json<'_> {
    fn null(&mut self) {
        self.0.extend_from_slice(b"null");
    }

    fn flag(&mut self, flag: bool) {
        let text: &[u8] = if flag { b"true" } else { b"false" };
        self.0.extend_from_slice(text);
    }

    fn whole(&mut self, number: u64) {
        let mut text = itoa::Buffer::new();
        self.0.extend_from_slice(text.format(number).as_bytes());
    }

    fn negative(&mut self, number: i64) {
        self.0.push(b'-');
        self.whole(number.unsigned_abs());
    }

    /// What is no number is nothing.
    fn float(&mut self, number: f64) {
        if !number.is_finite() {
            return self.null();
        }
        let text = in_digits(number);
        self.0.extend_from_slice(text.as_bytes());
    }

    fn text(&mut self, text: &str) {
        push_quoted(self.0, text.as_bytes());
    }

    fn key(&mut self, key: &str) {
        self.member(b'{');
        self.text(key);
        self.0.push(b':');
    }

    fn open(&mut self, group: Group) -> usize {
        self.0.push(match group {
            Group::List => b'[',
            Group::Map => b'{',
        });
        0
    }

    fn item(&mut self) {
        self.member(b'[');
    }

    fn close(&mut self, group: Group, _: usize, _: usize) {
        self.0.push(match group {
            Group::List => b']',
            Group::Map => b'}',
        });
    }

    fn open_struct(&mut self, _: &str, _: usize) -> (usize, bool) {
        (self.open(Group::Map), false)
    }

    fn field(&mut self, name: &str, _: bool) {
        self.member(b'{');
        self.0.push(b'"');
        // The names of fields are our own: nothing in them is escaped.
        self.0.extend_from_slice(name.as_bytes());
        self.0.extend_from_slice(b"\":");
    }

    fn close_struct(&mut self, _: usize) {
        self.0.push(b'}');
    }
}

impl Json<'_> {
    /// Before each member but the first stands a comma; no value ends as a group begins.
    fn member(&mut self, first: u8) {
        if self.0.last() != Some(&first) {
            self.0.push(b',');
        }
    }
}

/// serde_json looks at every byte for itself, and took a tenth of all the time in which a feed becomes JSON.
fn push_quoted(json: &mut Vec<u8>, text: &[u8]) {
    json.reserve(text.len() + 2);
    json.push(b'"');
    let mut at = 0;
    while let Some(length) = text.get(at..).and_then(|rest| find(rest, is_escaped)) {
        let end = at + length;
        json.extend_from_slice(text.get(at..end).unwrap_or_default());
        push_escape(json, text.get(end).copied().unwrap_or_default());
        at = end + 1;
    }
    json.extend_from_slice(text.get(at..).unwrap_or_default());
    json.push(b'"');
}

#[inline(always)]
fn is_escaped(block: Block) -> Block {
    block.below(b' ') | block.is(b'"') | block.is(b'\\')
}

fn push_escape(json: &mut Vec<u8>, byte: u8) {
    let letter = match byte {
        b'\n' => b'n',
        b'\r' => b'r',
        b'\t' => b't',
        0x08 => b'b',
        0x0c => b'f',
        b'"' | b'\\' => byte,
        _ => {
            let digit = |number: u8| {
                if number < 10 {
                    b'0' + number
                } else {
                    b'a' + number - 10
                }
            };
            return json.extend_from_slice(&[
                b'\\',
                b'u',
                b'0',
                b'0',
                digit(byte >> 4),
                digit(byte & 15),
            ]);
        }
    };
    json.extend_from_slice(&[b'\\', letter]);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Serialize)]
    struct Whole<'w> {
        text: &'w str,
        list: Vec<Option<f64>>,
        map: BTreeMap<&'w str, i32>,
        empty: (),
        none: [u8; 0],
    }

    #[test]
    fn every_value_is_as_serde_json_writes_it() {
        let every: String = (0..0x250)
            .filter_map(char::from_u32)
            .chain(['😀'])
            .collect();
        for size in [0, 1, 15, 16, 63, 64, 65, 127, 128, 400] {
            let text: String = every.chars().cycle().skip(size).take(size).collect();
            let value = Whole {
                text: &text,
                list: vec![
                    Some(-0.5),
                    None,
                    Some(1e300),
                    Some(f64::NAN),
                    Some(7.0),
                    Some(51.477_222),
                ],
                map: BTreeMap::from([("", 0), ("\"", -1), ("[", i32::MIN), ("{", i32::MAX)]),
                empty: (),
                none: [],
            };
            let theirs = serde_json::to_string(&[&value, &value]).expect("it can be written");
            assert_eq!(of(&[&value, &value]), theirs);
        }
    }
}
