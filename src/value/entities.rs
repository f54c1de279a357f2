//! HTML's named and numbered character references: a name or a number in, its characters out.
//!
//! The 2,231 names of <https://html.spec.whatwg.org/multipage/named-characters.html> stand in one sorted
//! text that is searched as it is: 24 KB in the binary and nothing to build when the program starts. A line is the
//! name, then a space, or `*` where browsers also know the name without its semicolon, then the characters.

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::need;

#[cfg(feature = "full")]
static TABLE: &str = include_str!("entities.txt");

/// Those of HTML 4, and all that need no semicolon.
#[cfg(not(feature = "full"))]
static TABLE: &str = include_str!("entities-few.txt");

/// Where the lines begin whose first letter is this or a later one.
static BEGINS: [usize; 129] = begins(TABLE.as_bytes());

#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
const fn begins(table: &[u8]) -> [usize; 129] {
    let mut begins = [table.len(); 129];
    let mut at = table.len();
    while at > 0 {
        at -= 1;
        if at == 0 || table[at - 1] == b'\n' {
            let mut letter = 0;
            while letter <= table[at] as usize {
                begins[letter] = at;
                letter += 1;
            }
        }
    }
    begins
}

/// No name is longer.
const LONGEST: usize = 31;

/// The longest name that is known without a semicolon.
const LONGEST_OPEN: usize = 6;

/// What the numbers 128 to 159 mean: those who write `&#146;` mean windows-1252, and browsers agree.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The characters of a name, `eacute`, given without `&` and `;`. Case matters.
pub fn lookup(name: &str) -> Option<&'static str> {
    let found = find(name).map(|(characters, _)| characters);
    if found.is_none() && !need::IS_FULL {
        need::lacks("entity");
    }
    found
}

/// The character of a number, by the rules of HTML: 128 to 159 mean windows-1252; zero, surrogates and
/// numbers past the last character become U+FFFD.
pub fn character(number: u32) -> char {
    match number {
        0 => char::REPLACEMENT_CHARACTER,
        128..=159 => WINDOWS_1252
            .get(number as usize - 128)
            .copied()
            .unwrap_or(char::REPLACEMENT_CHARACTER),
        _ => char::from_u32(number).unwrap_or(char::REPLACEMENT_CHARACTER),
    }
}

/// The character that a pair of numbers means, `&#55357;&#56832;`, as Java and .NET write what is beyond 65535: what the
/// text begins with, and how many bytes both take.
#[cold]
pub fn pair(text: &str) -> Option<(char, usize)> {
    let mut rest = text;
    let mut half = |from: u32| {
        let digits = rest.strip_prefix("&#")?;
        let (value, length) = number(digits)?;
        rest = digits.get(length..)?.strip_prefix(';')?;
        value.checked_sub(from).filter(|bits| *bits < 0x400)
    };
    let (high, low) = (half(0xD800)?, half(0xDC00)?);
    let character = char::from_u32(0x1_0000 + (high << 10) + low)?;
    Some((character, text.len() - rest.len()))
}

/// Whether a number is the first half of a pair.
pub fn begins_pair(number: u32) -> bool {
    (0xD800..0xDC00).contains(&number)
}

/// Resolves every reference in a text of HTML, as a browser would.
pub fn decode(text: &str) -> Cow<'_, str> {
    decode_in(text, Place::Text)
}

/// The same for an attribute's value, where `?a=1&copy=2` is no copyright sign.
pub fn decode_attribute(value: &str) -> Cow<'_, str> {
    decode_in(value, Place::Attribute)
}

/// What a reference stands in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Text between tags.
    Text,
    /// The value of an attribute.
    Attribute,
}

/// Reads the digits of `&#…`, from behind the `#`: the number, saturated, and how many bytes it took,
/// semicolon excluded. `None` without a digit.
pub fn number(text: &str) -> Option<(u32, usize)> {
    let (radix, from) = match text.as_bytes().first() {
        Some(b'x' | b'X') => (16, 1),
        _ => (10, 0),
    };
    let digits = text.get(from..).unwrap_or_default();
    let mut value = 0u32;
    let mut length = 0;
    let digit = |byte: u8| char::from(byte).to_digit(radix);
    for digit in digits.bytes().map_while(digit) {
        value = value.saturating_mul(radix).saturating_add(digit);
        length += 1;
    }
    (length > 0).then_some((value, from + length))
}

fn decode_in(text: &str, place: Place) -> Cow<'_, str> {
    let mut out = String::new();
    match decode_into(&mut out, text, place) {
        true => Cow::Owned(out),
        false => Cow::Borrowed(text),
    }
}

/// Resolves every reference of a text into an empty one. False where there is none, and nothing was written.
pub fn decode_into(out: &mut String, text: &str, place: Place) -> bool {
    let Some(first) = memchr::memchr(b'&', text.as_bytes()) else {
        return false;
    };
    let mut copied = 0;
    for at in memchr::memchr_iter(b'&', text.get(first..).unwrap_or_default().as_bytes()) {
        let at = first + at;
        let rest = text.get(at + 1..).unwrap_or_default();
        let Some((characters, length)) = reference(rest, place).filter(|_| at >= copied) else {
            continue;
        };
        if copied == 0 {
            out.reserve(text.len());
        }
        out.push_str(text.get(copied..at).unwrap_or_default());
        copied = at + 1 + length;
        match characters {
            Resolved::Name(characters) => out.push_str(characters),
            Resolved::Number(number) => {
                let whole = text.get(at..).filter(|_| begins_pair(number));
                let paired = whole.and_then(pair);
                out.push(paired.map_or(character(number), |(character, _)| character));
                copied = paired.map_or(copied, |(_, length)| at + length);
            }
        }
    }
    if copied > 0 {
        out.push_str(text.get(copied..).unwrap_or_default());
    }
    copied > 0
}

/// What nine of ten names in feeds are, the most frequent first.
static FREQUENT: &[(&str, &str)] = &[
    ("nbsp;", "\u{a0}"),
    ("amp;", "&"),
    ("lt;", "<"),
    ("gt;", ">"),
    ("quot;", "\""),
    ("rsquo;", "’"),
    ("mdash;", "—"),
    ("ndash;", "–"),
    ("hellip;", "…"),
];

enum Resolved {
    Name(&'static str),
    Number(u32),
}

/// The reference that begins behind an `&`, and its length.
fn reference(rest: &str, place: Place) -> Option<(Resolved, usize)> {
    if let Some(digits) = rest.strip_prefix('#') {
        let (value, length) = number(digits)?;
        let closed = digits.as_bytes().get(length) == Some(&b';');
        return Some((Resolved::Number(value), 1 + length + usize::from(closed)));
    }
    let bytes = rest.as_bytes();
    let mut frequent = FREQUENT.iter();
    let is_this = |name: &str| name.as_bytes().first() == bytes.first() && rest.starts_with(name);
    if let Some((name, characters)) = frequent.find(|(name, _)| is_this(name)) {
        return Some((Resolved::Name(characters), name.len()));
    }
    let end = bytes
        .iter()
        .take(LONGEST + 1)
        .take_while(|byte| byte.is_ascii_alphanumeric())
        .count();
    if bytes.get(end) == Some(&b';')
        && let Some(characters) = lookup(rest.get(..end)?)
    {
        return Some((Resolved::Name(characters), end + 1));
    }
    // Without a semicolon the longest of the old names counts: `&notit` is `¬it`.
    (2..=end.min(LONGEST_OPEN)).rev().find_map(|length| {
        let (characters, open) = find(rest.get(..length)?)?;
        let continues = bytes
            .get(length)
            .is_some_and(|byte| *byte == b'=' || byte.is_ascii_alphanumeric());
        (open && !(place == Place::Attribute && continues))
            .then_some((Resolved::Name(characters), length))
    })
}

/// Binary search over the lines of the table: the characters, and whether the semicolon may be missing.
fn find(name: &str) -> Option<(&'static str, bool)> {
    // The one character that cannot stand on a line of its own.
    if name == "NewLine" {
        return Some(("\n", false));
    }
    if name.len() < 2 || name.len() > LONGEST {
        return None;
    }
    let bytes = TABLE.as_bytes();
    let first = usize::from(*name.as_bytes().first()?);
    let (mut low, mut high) = (*BEGINS.get(first)?, *BEGINS.get(first + 1)?);
    while low < high {
        let middle = low + (high - low) / 2;
        let start = memchr::memrchr(b'\n', bytes.get(low..middle)?).map_or(low, |at| low + at + 1);
        let line = bytes.get(start..)?;
        let end = || Some(start + memchr::memchr(b'\n', line)?);
        match order(line, name.as_bytes()) {
            Ordering::Less => low = end()? + 1,
            Ordering::Greater => high = start,
            Ordering::Equal => {
                let split = start + name.len();
                let open = bytes.get(split) == Some(&b'*');
                return Some((TABLE.get(split + 1..end()?)?, open));
            }
        }
    }
    None
}

/// Whether the name that a line begins with comes before another. What ends it comes before all letters.
fn order(line: &[u8], name: &[u8]) -> Ordering {
    let mut pairs = line.iter().zip(name);
    let other = pairs.find_map(|(one, other)| Some(one.cmp(other)).filter(|order| order.is_ne()));
    other.unwrap_or_else(|| match line.get(name.len()) {
        Some(b' ' | b'*') => Ordering::Equal,
        _ => Ordering::Greater,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_found() {
        let mut names = 0;
        for line in TABLE.lines() {
            let split = line.find([' ', '*']).expect("a name and its characters");
            let (name, characters) = line.split_at(split);
            assert_eq!(lookup(name), characters.get(1..), "{name}");
            assert!(name.len() <= LONGEST);
            let open = characters.starts_with('*');
            assert!(!open || name.len() <= LONGEST_OPEN, "{name}");
            names += 1 + usize::from(open);
        }
        assert_eq!(names + 1, 2231, "and NewLine");
    }

    #[test]
    fn the_few_are_of_the_many() {
        let few = include_str!("entities-few.txt");
        let is_open = |line: &&str| {
            let sign = line.find([' ', '*']);
            sign.is_some_and(|sign| line.as_bytes().get(sign) == Some(&b'*'))
        };
        assert!(
            few.lines()
                .all(|line| TABLE.lines().any(|other| other == line))
        );
        assert!(
            TABLE
                .lines()
                .filter(is_open)
                .all(|line| few.lines().any(|other| other == line))
        );
    }

    #[test]
    fn frequent_names_mean_what_the_table_says() {
        for (name, characters) in FREQUENT {
            assert_eq!(name.strip_suffix(';').and_then(lookup), Some(*characters));
        }
    }

    #[test]
    fn names_numbers_and_what_is_neither() {
        for (text, wanted) in [
            ("plain", "plain"),
            ("&eacute;&Eacute;", "éÉ"),
            ("&NotEqualTilde;", "\u{2242}\u{338}"),
            ("&NewLine;&Tab;", "\n\t"),
            ("&notit;", "¬it;"),
            ("&notin;", "∉"),
            ("AT&T", "AT&T"),
            ("&;&&#;&#x;", "&;&&#;&#x;"),
            ("&foobar;", "&foobar;"),
            ("&copy 2004", "© 2004"),
            ("&#146;&#x92;&#X92", "’’’"),
            ("&#0;&#xD800;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("&#128512;", "😀"),
            ("&#55357;&#56832;&#xD83D;&#xDE00;!", "😀😀!"),
            (
                "&#56832;&#55357; &#55357;&#55357;&#56832;&#65;",
                "\u{FFFD}\u{FFFD} \u{FFFD}😀A",
            ),
        ] {
            assert_eq!(decode(text), wanted, "{text}");
        }
    }

    #[test]
    fn attributes_keep_query_strings() {
        assert_eq!(decode_attribute("?a=1&copy=2&lang"), "?a=1&copy=2&lang");
        assert_eq!(decode_attribute("?a=1&copy;2&amp;b"), "?a=1©2&b");
        assert_eq!(decode_attribute("&copy"), "©");
    }
}
