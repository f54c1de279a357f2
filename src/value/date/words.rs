//! A folded word → all that it can mean in a date: month, weekday, zone, or a part in the grammar.
//!
//! The tables of `languages` and `zones` are put into one hash table while the crate is compiled.

use super::languages::{MONTHS, ROLES, WEEKDAYS};
use super::zones::ZONES;

/// All meanings of one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sense {
    /// 1 to 12, or 0.
    pub month: u8,
    /// Bit 0 is Monday.
    pub weekdays: u8,
    /// Bits of [`role`](super::languages::role).
    pub roles: u16,
    /// Minutes east of UTC.
    pub zone: Option<i16>,
}

impl Sense {
    const NONE: Sense = Sense {
        month: 0,
        weekdays: 0,
        roles: 0,
        zone: None,
    };

    /// Whether the word means anything at all.
    pub fn known(self) -> bool {
        self != Sense::NONE
    }
}

/// Looks a folded word up; a word that no table has means nothing.
pub fn sense(word: &str) -> Sense {
    let mut bucket = hash(word.as_bytes());
    loop {
        match usize::from(*TABLE.buckets.get(bucket).unwrap_or(&0))
            .checked_sub(1)
            .and_then(|place| TABLE.entries.get(place))
        {
            Some((key, sense)) if *key == word.as_bytes() => return *sense,
            Some(_) => bucket = (bucket + 1) % BUCKETS,
            None => return Sense::NONE,
        }
    }
}

const BUCKETS: usize = 4096;

/// Open addressing: a bucket holds the place of its entry plus one, and there are always empty ones.
struct Table {
    entries: [(&'static [u8], Sense); COUNT],
    count: usize,
    buckets: [u16; BUCKETS],
}

static TABLE: Table = build();

/// How many names the tables hold, doubles included.
const COUNT: usize = {
    let mut count = count_names(MONTHS) + count_names(WEEKDAYS);
    let mut roles = ROLES;
    while let [(_, row), rest @ ..] = roles {
        count += names(row);
        roles = rest;
    }
    let mut zones = ZONES;
    while let [(_, row), rest @ ..] = zones {
        count += names(row);
        zones = rest;
    }
    count
};

const fn count_names(mut rows: &[&str]) -> usize {
    let mut count = 0;
    while let [row, rest @ ..] = rows {
        count += names(row);
        rows = rest;
    }
    count
}

#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
const fn names(row: &str) -> usize {
    let mut count = 1;
    let mut at = 0;
    while at < row.len() {
        if matches!(row.as_bytes()[at], b' ' | b'/') {
            count += 1;
        }
        at += 1;
    }
    count
}

const fn build() -> Table {
    let mut table = Table {
        entries: [(b"", Sense::NONE); COUNT],
        count: 0,
        buckets: [0; BUCKETS],
    };
    let (mut january, mut monday) = (Sense::NONE, Sense::NONE);
    january.month = 1;
    monday.weekdays = 1;
    table.rows(MONTHS, january);
    table.rows(WEEKDAYS, monday);
    let mut roles = ROLES;
    while let [(role, row), rest @ ..] = roles {
        let mut sense = Sense::NONE;
        sense.roles = *role;
        table.row(row, sense);
        roles = rest;
    }
    let mut zones = ZONES;
    while let [(minutes, row), rest @ ..] = zones {
        let mut sense = Sense::NONE;
        sense.zone = Some(*minutes);
        table.row(row, sense);
        zones = rest;
    }
    table
}

impl Table {
    const fn rows(&mut self, mut rows: &[&'static str], first: Sense) {
        while let [row, rest @ ..] = rows {
            self.row(row, first);
            rows = rest;
        }
    }

    /// Puts in every name of a row; each column is a month or weekday further on.
    #[allow(
        clippy::indexing_slicing,
        reason = "the compiler works it out: a wrong index does not build"
    )]
    const fn row(&mut self, row: &'static str, first: Sense) {
        let mut rest = row.as_bytes();
        let mut sense = first;
        let mut at = 0;
        loop {
            let ended = at == rest.len();
            if ended || matches!(rest[at], b' ' | b'/') {
                let (name, after) = rest.split_at(at);
                if !matches!(name, b"-") {
                    self.put(name, sense);
                }
                if ended {
                    return;
                }
                let (mark, after) = after.split_at(1);
                if matches!(mark, b" ") {
                    sense.month += (sense.month > 0) as u8;
                    sense.weekdays <<= 1;
                }
                rest = after;
                at = 0;
            } else {
                at += 1;
            }
        }
    }

    /// Adds a meaning to a name.
    #[allow(
        clippy::indexing_slicing,
        reason = "the compiler works it out: a wrong index does not build"
    )]
    const fn put(&mut self, name: &'static [u8], sense: Sense) {
        let mut bucket = hash(name);
        while self.buckets[bucket] > 0 {
            let (key, known) = &mut self.entries[self.buckets[bucket] as usize - 1];
            if same(key, name) {
                assert!(
                    known.month == 0 || sense.month == 0 || known.month == sense.month,
                    "a name means two months"
                );
                assert!(
                    known.zone.is_none() || sense.zone.is_none(),
                    "a zone stands twice"
                );
                known.month |= sense.month;
                known.weekdays |= sense.weekdays;
                known.roles |= sense.roles;
                if sense.zone.is_some() {
                    known.zone = sense.zone;
                }
                return;
            }
            bucket = (bucket + 1) % BUCKETS;
        }
        self.entries[self.count] = (name, sense);
        self.count += 1;
        self.buckets[bucket] = self.count as u16;
    }
}

/// FNV-1a, folded to the number of buckets.
#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
const fn hash(name: &[u8]) -> usize {
    let mut hash: u32 = 0x811c_9dc5;
    let mut at = 0;
    while at < name.len() {
        hash = (hash ^ name[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    ((hash ^ (hash >> 16)) as usize) % BUCKETS
}

#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
const fn same(left: &[u8], right: &[u8]) -> bool {
    if left.len() != right.len() {
        return false;
    }
    let mut at = 0;
    while at < left.len() {
        if left[at] != right[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::super::fold::{Folded, fold};
    use super::*;

    #[test]
    fn every_name_stands_as_it_is_looked_up() {
        assert!(TABLE.count * 2 < BUCKETS);
        for (name, _) in &TABLE.entries[..TABLE.count] {
            let name = std::str::from_utf8(name).expect("rows are cut at ASCII");
            let folded: String = name
                .chars()
                .map(|char| match fold(char) {
                    Folded::Letter(letter) => letter,
                    _ => '?',
                })
                .collect();
            assert_eq!(folded, name);
            assert!(sense(name).known(), "{name}");
        }
    }

    #[test]
    fn rows_have_a_column_for_each() {
        for row in MONTHS {
            assert_eq!(row.split(' ').count(), 12, "{row}");
        }
        for row in WEEKDAYS {
            assert_eq!(row.split(' ').count(), 7, "{row}");
        }
    }

    #[test]
    fn a_word_carries_all_its_meanings() {
        let mar = sense("mar");
        assert_eq!((mar.month, mar.weekdays), (3, 0b10));
        assert_eq!(sense("ma").weekdays, 0b11);
        assert_eq!(sense("est").zone, Some(-300));
        assert_eq!(sense("nonsense"), Sense::NONE);
    }
}
