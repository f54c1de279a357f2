//! The vocabularies that the small build keeps; of all others it knows their names, to ask for the full build.

use super::EVERY;
use super::packed::bare;
use super::table::Vocabulary;

/// Prefixes of the others: real feeds hardly ever use them, or they are long.
#[rustfmt::skip]
const RARE: &[&str] = &[
    "activity", "ag", "anchor", "ppg", "bitlove", "castbox", "cb", "cdf", "conversationsNetwork", "enc", "fd",
    "fireside", "foaf", "fyyd", "geourl", "h", "indexing", "itunesu", "lj", "ng", "og", "opml", "pheedo", "pinecast",
    "planet", "poco", "podaccess", "podping", "rdfs", "soap", "soundon", "steeple", "wiki", "yandex", "yweather",
];

/// How many are left.
const COUNT: usize = EVERY.len() - RARE.len();

/// The few.
pub const ALL: &[&Vocabulary] = &few();

const fn few() -> [&'static Vocabulary; COUNT] {
    let mut few = [EVERY[0]; COUNT];
    let (mut at, mut found) = (0, 0);
    while at < EVERY.len() {
        if is_few(EVERY[at].prefix) {
            few[found] = EVERY[at];
            found += 1;
        }
        at += 1;
    }
    few
}

const fn is_few(prefix: &str) -> bool {
    let mut at = 0;
    while at < RARE.len() {
        if is_same(RARE[at].as_bytes(), prefix.as_bytes()) {
            return false;
        }
        at += 1;
    }
    true
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at].eq_ignore_ascii_case(&other[at]) {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// Whether a bare namespace is that of one of the others. Now and then another one is taken for it.
pub fn is_rare_uri(bare: &str) -> bool {
    URIS.contains(&hash(bare.as_bytes()))
}

/// Whether a prefix customarily means one of the others.
pub fn is_rare_prefix(prefix: &str) -> bool {
    PREFIXES.contains(&hash(prefix.as_bytes()))
}

static URIS: [u16; count(NameKind::Uri)] = hashes(NameKind::Uri);
static PREFIXES: [u16; count(NameKind::Prefix)] = hashes(NameKind::Prefix);

/// By what a document calls a vocabulary.
#[derive(Clone, Copy)]
enum NameKind {
    Uri,
    Prefix,
}

impl NameKind {
    /// One of the names of a vocabulary.
    const fn of(self, vocabulary: &Vocabulary, at: usize) -> Option<&'static str> {
        let (uris, prefixes) = (vocabulary.uris, vocabulary.prefixes);
        match self {
            NameKind::Uri if at < uris.len() => Some(bare(uris[at])),
            NameKind::Prefix if at < prefixes.len() => Some(prefixes[at]),
            NameKind::Prefix if at == prefixes.len() => Some(vocabulary.prefix),
            _ => None,
        }
    }
}

const fn count(kind: NameKind) -> usize {
    let (mut at, mut count) = (0, 0);
    while at < EVERY.len() {
        let mut name = 0;
        while !is_few(EVERY[at].prefix) && kind.of(EVERY[at], name).is_some() {
            name += 1;
        }
        count += name;
        at += 1;
    }
    count
}

const fn hashes<const COUNT: usize>(kind: NameKind) -> [u16; COUNT] {
    let mut hashes = [0; COUNT];
    let (mut at, mut found) = (0, 0);
    while at < EVERY.len() {
        let mut name = 0;
        while !is_few(EVERY[at].prefix)
            && let Some(text) = kind.of(EVERY[at], name)
        {
            hashes[found] = hash(text.as_bytes());
            found += 1;
            name += 1;
        }
        at += 1;
    }
    hashes
}

/// Case does not count.
const fn hash(name: &[u8]) -> u16 {
    let mut hash = 0x811c_9dc5_u32;
    let mut at = 0;
    while at < name.len() {
        hash = (hash ^ name[at].to_ascii_lowercase() as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    (hash ^ hash >> 16) as u16
}
