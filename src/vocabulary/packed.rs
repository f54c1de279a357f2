//! The tables as they are delivered: names and numbers without a pointer, half of what they take as they are written.
//!
//! The compiler packs them; a table is unpacked when a document first asks for one of its elements.

use memchr::memchr;

use super::ALL;
use super::key::is_key;
use super::table::{At, Element, Kind, Part, Place, Slot, Vocabulary};

/// What stands between two names.
const END: u8 = b'\n';

/// More than all tables take.
const ROOM: usize = 1 << 15;

static NAMES: &str = text(&bytes::<{ PACKED.names.len }>(&PACKED.names));
static NUMBERS: [u8; PACKED.numbers.len] = bytes(&PACKED.numbers);
/// Where each vocabulary's names and numbers begin.
static STARTS: [[u16; 2]; ALL.len()] = PACKED.starts;

/// Reads a vocabulary: its prefixes, the customary one first; bare addresses of its namespace; its elements.
pub struct Reader {
    names: &'static str,
    numbers: &'static [u8],
}

impl Reader {
    pub fn at(vocabulary: u8) -> Reader {
        let [names, numbers] = STARTS[usize::from(vocabulary)].map(usize::from);
        Reader {
            names: NAMES.get(names..).unwrap_or_default(),
            numbers: NUMBERS.get(numbers..).unwrap_or_default(),
        }
    }

    pub fn names(&mut self) -> Vec<&'static str> {
        (0..self.number()).map(|_| self.name()).collect()
    }

    /// What a vocabulary shows unless an element says otherwise is written in each.
    pub fn elements(&mut self) -> Vec<Element> {
        (0..self.number()).map(|_| self.element()).collect()
    }

    fn number(&mut self) -> usize {
        let (number, rest) = self.numbers.split_first().unwrap_or((&0, &[]));
        self.numbers = rest;
        usize::from(*number)
    }

    fn name(&mut self) -> &'static str {
        let end = memchr(END, self.names.as_bytes()).unwrap_or(0);
        let (name, rest) = self.names.split_at_checked(end).unwrap_or_default();
        self.names = rest.get(1..).unwrap_or_default();
        name
    }

    fn element(&mut self) -> Element {
        let (is, more, name) = (self.number(), self.number(), self.name());
        let also: Vec<&str> = (0..more >> 4).map(|_| self.name()).collect();
        let slots = (0..more & 15).filter_map(|_| Slot::ALL.get(self.number()).copied());
        let slots: Vec<Slot> = slots.collect();
        Element {
            name,
            also: also.leak(),
            place: [Place::Feed, Place::Entry, Place::Both, Place::Both][is >> 6 & 3],
            kind: self.kind(is & 15),
            many: is & MANY != 0,
            slots: slots.leak(),
            shown: Some(is & SHOWN != 0),
            is_key: is_key(name),
        }
    }

    fn kind(&mut self, number: usize) -> Kind {
        match Kind::PLAIN.get(number) {
            Some(kind) => *kind,
            None => {
                let parts: Vec<Part> = (0..self.number()).map(|_| self.part()).collect();
                Kind::Parts(parts.leak())
            }
        }
    }

    fn part(&mut self) -> Part {
        let is = self.number();
        let at = [At::Attribute, At::Child, At::Own, At::Own][is >> 6 & 3];
        let name = if at == At::Own { "value" } else { self.name() };
        Part {
            name,
            at,
            kind: self.kind(is & 15),
            many: is & MANY != 0,
            is_key: is_key(name),
        }
    }
}

/// The number of a row by its customary name, "dc:creator", as the compiler finds it.
pub const fn row_id(name: &str) -> Option<u16> {
    let mut vocabulary = 0;
    while vocabulary < ALL.len() {
        let prefix = ALL[vocabulary].prefix;
        if starts(name, prefix)
            && name.len() > prefix.len()
            && name.as_bytes()[prefix.len()] == b':'
        {
            let mut element = 0;
            while element < ALL[vocabulary].elements.len() {
                let local = ALL[vocabulary].elements[element].name;
                if name.len() == prefix.len() + 1 + local.len()
                    && starts(without(name, prefix).split_at(1).1, local)
                {
                    return Some((vocabulary << 8 | element) as u16);
                }
                element += 1;
            }
        }
        vocabulary += 1;
    }
    None
}

const MANY: usize = 1 << 4;
const SHOWN: usize = 1 << 5;

const PACKED: Packed = pack();

struct Packed {
    names: Bytes,
    numbers: Bytes,
    starts: [[u16; 2]; ALL.len()],
}

const fn pack() -> Packed {
    let empty = Bytes {
        bytes: [0; ROOM],
        len: 0,
    };
    let mut packed = Packed {
        names: empty,
        numbers: empty,
        starts: [[0; 2]; ALL.len()],
    };
    let mut at = 0;
    while at < ALL.len() {
        packed.starts[at] = [packed.names.len as u16, packed.numbers.len as u16];
        packed.head(ALL[at]);
        packed.number(ALL[at].elements.len());
        let mut element = 0;
        while element < ALL[at].elements.len() {
            packed.element(&ALL[at].elements[element], ALL[at]);
            element += 1;
        }
        at += 1;
    }
    packed
}

impl Packed {
    const fn head(&mut self, vocabulary: &Vocabulary) {
        self.number(1 + vocabulary.prefixes.len());
        self.name(vocabulary.prefix);
        let mut at = 0;
        while at < vocabulary.prefixes.len() {
            self.name(vocabulary.prefixes[at]);
            at += 1;
        }
        self.number(vocabulary.uris.len());
        let mut at = 0;
        while at < vocabulary.uris.len() {
            self.name(bare(vocabulary.uris[at]));
            at += 1;
        }
    }

    const fn element(&mut self, element: &Element, vocabulary: &Vocabulary) {
        let is_shown = match element.shown {
            Some(is_shown) => is_shown,
            None => vocabulary.shown,
        };
        let many = element.many as usize * MANY;
        let shown = is_shown as usize * SHOWN;
        self.number(element.kind.number() | many | shown | (element.place as usize) << 6);
        assert!(element.slots.len() < 16, "half a byte counts them");
        self.number(element.also.len() << 4 | element.slots.len());
        self.name(element.name);
        let mut at = 0;
        while at < element.also.len() {
            self.name(element.also[at]);
            at += 1;
        }
        let mut at = 0;
        while at < element.slots.len() {
            self.number(element.slots[at] as usize);
            at += 1;
        }
        self.parts(element.kind);
    }

    const fn parts(&mut self, kind: Kind) {
        let Kind::Parts(parts) = kind else { return };
        self.number(parts.len());
        let mut at = 0;
        while at < parts.len() {
            let part = parts[at];
            let many = part.many as usize * MANY;
            self.number(part.kind.number() | many | (part.at as usize) << 6);
            if !matches!(part.at, At::Own) {
                self.name(part.name);
            }
            self.parts(part.kind);
            at += 1;
        }
    }

    const fn name(&mut self, name: &str) {
        let mut at = 0;
        while at < name.len() {
            assert!(name.as_bytes()[at] != END, "it stands between names");
            self.names.push(name.as_bytes()[at] as usize);
            at += 1;
        }
        self.names.push(END as usize);
    }

    const fn number(&mut self, number: usize) {
        self.numbers.push(number);
    }
}

#[derive(Clone, Copy)]
struct Bytes {
    bytes: [u8; ROOM],
    len: usize,
}

impl Bytes {
    const fn push(&mut self, number: usize) {
        assert!(number <= u8::MAX as usize, "more than a byte can say");
        self.bytes[self.len] = number as u8;
        self.len += 1;
    }
}

const fn bytes<const LEN: usize>(from: &Bytes) -> [u8; LEN] {
    let mut bytes = [0; LEN];
    let mut at = 0;
    while at < LEN {
        bytes[at] = from.bytes[at];
        at += 1;
    }
    bytes
}

const fn text(bytes: &[u8]) -> &str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => "",
    }
}

/// A namespace's address as it is compared: scheme, `www.`, closing punctuation and case do not count.
pub const fn bare(uri: &str) -> &str {
    let mut rest = without(uri, "https://");
    if rest.len() == uri.len() {
        rest = without(uri, "http://");
    }
    rest = without(rest, "www.");
    while let [front @ .., b'/' | b'#'] = rest.as_bytes()
        && let Some((front, _)) = rest.split_at_checked(front.len())
    {
        rest = front;
    }
    rest
}

const fn without<'t>(text: &'t str, start: &str) -> &'t str {
    match text.split_at_checked(start.len()) {
        Some((_, rest)) if starts(text, start) => rest,
        _ => text,
    }
}

const fn starts(text: &str, start: &str) -> bool {
    let (text, start) = (text.as_bytes(), start.as_bytes());
    let mut at = 0;
    while at < start.len() && at < text.len() && text[at].eq_ignore_ascii_case(&start[at]) {
        at += 1;
    }
    at == start.len()
}
