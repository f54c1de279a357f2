//! Looks at many bytes at once: block by block, without a branch for each byte. The last block overlaps the one before, for
//! bytes that are left over would be looked at one by one.
//!
//! What is asked is copied into these searches, and they to where it is asked. The small module and the checker's have one
//! copy of each search instead, which calls what is asked.

mod block;
mod classes;

use crate::need;
pub use block::{Block, SIZE};
pub use classes::Classes;

/// Whether two runs of bytes are the same: what the compiler compares them with takes twenty instructions for a byte.
#[inline]
pub fn are_same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len()
        && match one.len() {
            0..4 => one == other,
            4..8 => begin_and_end_alike::<4>(one, other),
            8..SIZE => begin_and_end_alike::<8>(one, other),
            _ => {
                let mut blocks = one.as_chunks::<SIZE>().0.iter().zip(other.as_chunks().0);
                blocks.all(|(one, other)| one == other) && begin_and_end_alike::<SIZE>(one, other)
            }
        }
}

#[inline(always)]
fn begin_and_end_alike<const N: usize>(one: &[u8], other: &[u8]) -> bool {
    one.first_chunk::<N>() == other.first_chunk() && one.last_chunk::<N>() == other.last_chunk()
}

/// The last so many bytes. Where code is made small, the standard library's is called, and calls in its turn.
#[inline(always)]
fn last<const N: usize>(bytes: &[u8]) -> Option<&[u8; N]> {
    match need::IS_FULL {
        true => bytes.last_chunk(),
        false => bytes.get(bytes.len().wrapping_sub(N)..)?.first_chunk(),
    }
}

/// Whether any byte is of a kind.
#[cfg_attr(all(feature = "full", not(feature = "check")), inline(always))]
pub fn any(bytes: &[u8], is: fn(Block) -> Block) -> bool {
    let Some(end) = last(bytes) else {
        return (is(few(bytes)) & first(bytes.len())).any();
    };
    let blocks = bytes.as_chunks().0.iter().chain([end]);
    let found = blocks.fold(Block::all(0), |found, block| found | is(Block::of(block)));
    found.any()
}

/// Where the first byte of a kind stands.
#[cfg_attr(all(feature = "full", not(feature = "check")), inline(always))]
pub fn find(bytes: &[u8], is: fn(Block) -> Block) -> Option<usize> {
    let mut at = 0;
    for block in bytes.as_chunks().0 {
        let places = is(Block::of(block)).places();
        if places != 0 {
            return Some(at + places.trailing_zeros() as usize);
        }
        at += SIZE;
    }
    let (block, left) = rest_of(bytes, at);
    first_of(bytes, is(block).places() & left)
}

/// Goes to each byte of a kind, where many are. Zeros are of no such kind: they stand behind the last.
#[inline(always)]
pub fn each(bytes: &[u8], is: fn(Block) -> Block, mut visit: impl FnMut(usize)) {
    const SPAN: usize = 4 * SIZE;
    let (spans, rest) = bytes.as_chunks::<SPAN>();
    let mut from = 0;
    for span in spans.iter().chain([&padded(rest, 0)]) {
        let blocks = span.as_chunks().0.iter().rev();
        let mut places = blocks.fold(0, |places: u64, block| {
            places << SIZE | u64::from(is(Block::of(block)).places())
        });
        while places != 0 {
            visit(from + places.trailing_zeros() as usize);
            places &= places - 1;
        }
        from += SPAN;
    }
}

/// Whether any byte with the one behind it has a bit of what is asked; behind the last stands a letter.
#[cfg_attr(all(feature = "full", not(feature = "check")), inline(always))]
pub fn any_two(bytes: &[u8], are: fn(Block, Block) -> Block) -> bool {
    let all = fold_two(bytes, Block::all(0), |all, block, behind| {
        all | are(block, behind)
    });
    (!all.is(0)).any()
}

/// What is seen of all bytes, each with the one behind it; behind the last stands a letter.
#[inline(always)]
pub fn fold_two<T>(bytes: &[u8], seen: T, see: impl Fn(T, Block, Block) -> T) -> T {
    const FILLER: u8 = b'x';
    let Some(end) = last(bytes) else {
        let block = few(bytes) | !first(bytes.len()) & Block::all(FILLER);
        return see(
            seen,
            block,
            block.shifted() | !first(SIZE - 1) & Block::all(FILLER),
        );
    };
    let last = Block::of(end);
    let behind = last.shifted() | !first(SIZE - 1) & Block::all(FILLER);
    let seen = see(seen, last, behind);
    pairs(bytes).fold(seen, |seen, (block, behind)| {
        see(seen, Block::of(block), Block::of(behind))
    })
}

/// Where the first byte stands that is of a kind with the one behind it; behind the last stands a zero.
#[cfg_attr(all(feature = "full", not(feature = "check")), inline(always))]
pub fn find_two(bytes: &[u8], are: fn(Block, Block) -> Block) -> Option<usize> {
    let mut at = 0;
    for (block, behind) in pairs(bytes) {
        let places = are(Block::of(block), Block::of(behind)).places();
        if places != 0 {
            return Some(at + places.trailing_zeros() as usize);
        }
        at += SIZE;
    }
    let (block, left) = rest_of(bytes, at);
    first_of(bytes, are(block, block.shifted()).places() & left)
}

/// The last block, and which of its bytes stand behind so many that were looked at.
fn rest_of(bytes: &[u8], at: usize) -> (Block, u32) {
    let rest = bytes.len().saturating_sub(at) as u32;
    let (block, before) = match last(bytes) {
        Some(last) => (Block::of(last), SIZE as u32 - rest.min(SIZE as u32)),
        None => (few(bytes), 0),
    };
    (block, ((1 << rest.min(SIZE as u32)) - 1) << before)
}

/// The first of some places of the last block.
fn first_of(bytes: &[u8], places: u32) -> Option<usize> {
    let from = bytes.len().saturating_sub(SIZE);
    (places != 0).then(|| from + places.trailing_zeros() as usize)
}

/// Blocks, and what stands behind each of their bytes, as long as there are sixteen of those.
#[inline(always)]
fn pairs(bytes: &[u8]) -> impl Iterator<Item = (&[u8; SIZE], &[u8; SIZE])> {
    let behind = bytes.get(1..).unwrap_or_default();
    bytes.as_chunks().0.iter().zip(behind.as_chunks().0)
}

/// Less than a block, with zeros behind it.
#[inline]
fn few(bytes: &[u8]) -> Block {
    Block::of_words(match (bytes.first_chunk(), last(bytes)) {
        (Some(first), Some(last)) => {
            let unused = 8 * (SIZE - bytes.len()) as u32;
            let rest = u64::from_le_bytes(*last).checked_shr(unused);
            [u64::from_le_bytes(*first), rest.unwrap_or_default()]
        }
        _ => [word_of_few(bytes), 0],
    })
}

/// At most a word, with zeros behind it: four bytes and more in two looks, which overlap.
#[cfg_attr(all(feature = "full", not(feature = "check")), inline(always))]
pub fn word_of_few(bytes: &[u8]) -> u64 {
    let whole = |bytes: &[u8; 4]| u64::from(u32::from_le_bytes(*bytes));
    match (bytes, bytes.first_chunk(), last(bytes)) {
        (_, Some(first), Some(last)) => whole(first) | whole(last) << (8 * (bytes.len() - 4) % 64),
        ([one], ..) => u64::from(*one),
        (&[one, two], ..) => whole(&[one, two, 0, 0]),
        (&[one, two, three], ..) => whole(&[one, two, three, 0]),
        _ => 0,
    }
}

/// What is left of a text behind whole parts of so many bytes, with others behind it.
#[inline(always)]
pub fn padded<const N: usize>(rest: &[u8], with: u8) -> [u8; N] {
    let mut last = [with; N];
    if let Some(last) = last.get_mut(..rest.len()) {
        last.copy_from_slice(rest);
    }
    last
}

/// The first bytes of a block.
#[inline]
fn first(count: usize) -> Block {
    const PLACES: [u8; SIZE] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    Block::of(&PLACES).below(count as u8)
}

#[cfg(test)]
mod tests {
    use super::{Block, Classes, any, any_two, are_same, each, find, find_two, fold_two};

    #[test]
    fn every_place_is_looked_at() {
        for length in 0..70 {
            let mut bytes = vec![b'a'; length];
            assert!(!any(&bytes, |block| block.is(b'b')));
            assert!(!any_two(&bytes, |block, behind| block.is(b'b') | behind.is(b'b')));
            assert_eq!(find(&bytes, |block| block.is(b'b')), None);
            let none = find_two(&bytes, |block, behind| block.is(b'b') | behind.is(b'b'));
            assert_eq!(none, None);
            for at in 0..length {
                bytes[at] = b'b';
                assert!(any(&bytes, |block| block.is(b'b')), "{at} of {length}");
                let begins = any_two(&bytes, |block, _| block.is(b'b'));
                assert!(begins, "{at} of {length}");
                let ends = any_two(&bytes, |_, behind| behind.is(b'b'));
                assert_eq!(ends, at > 0, "{at} of {length}");
                let bits = fold_two(&bytes, Block::all(0), |bits, block, behind| {
                    bits | block.is(b'b') & Block::all(4) | behind.is(b'b') & Block::all(2)
                });
                assert_eq!(bits.bits(), if at > 0 { 6 } else { 4 }, "{at} of {length}");
                assert_eq!(find(&bytes, |block| block.is(b'b')), Some(at));
                assert_eq!(find_two(&bytes, |block, _| block.is(b'b')), Some(at));
                let before = find_two(&bytes, |_, behind| behind.is(b'b'));
                assert_eq!(before, at.checked_sub(1), "{at} of {length}");
                bytes[at] = b'a';
            }
            let last = any_two(&bytes, |block, behind| block.is(b'a') & behind.is(b'x'));
            assert_eq!(last, length > 0);
            assert!(!any_two(&bytes, |block, behind| block.is(0) | behind.is(0)));
            assert!(
                !any(&bytes, |block| block.is(0)),
                "nothing stands behind the end"
            );
        }
    }

    #[test]
    fn runs_that_differ_anywhere_are_not_the_same() {
        for length in 0..70 {
            let one = vec![b'a'; length];
            assert!(are_same(&one, &one.clone()), "{length}");
            assert!(!are_same(&one, &[&one[..], b"a"].concat()), "{length}");
            for at in 0..length {
                let mut other = one.clone();
                other[at] = b'b';
                assert!(!are_same(&one, &other), "{at} of {length}");
            }
        }
    }

    #[test]
    fn each_byte_of_a_kind_is_met_once_and_in_order() {
        let all: Vec<u8> = (0..200u8)
            .map(|at| [b'a', b'b'][usize::from(at % 7 == 3)])
            .collect();
        for length in 0..all.len() {
            let bytes = &all[..length];
            let mut met = Vec::new();
            each(bytes, |block| block.is(b'b'), |at| met.push(at));
            let there: Vec<usize> = (0..length).filter(|at| bytes[*at] == b'b').collect();
            assert_eq!(met, there, "{length}");
        }
    }

    #[test]
    fn bytes_are_judged_one_by_one() {
        let all: Vec<u8> = (0..=255).collect();
        for bytes in all.as_chunks().0 {
            let block = Block::of(bytes);
            let agree = |judged: Block, is: fn(u8) -> bool| {
                let wanted = bytes.map(|byte| if is(byte) { 0xFF } else { 0 });
                assert_eq!(judged.bytes(), wanted);
                let places = wanted.iter().rev();
                let places = places.fold(0, |all, byte| all << 1 | u32::from(byte >> 7));
                assert_eq!(judged.places(), places);
                assert_eq!(judged.any(), places > 0);
            };
            agree(block.is(b'a'), |byte| byte == b'a');
            agree(block.below(0x80), |byte| byte < 0x80);
            agree(block.within(0xE1, 3), |byte| (0xE1..0xE4).contains(&byte));
            agree(!block.below(b' '), |byte| byte >= b' ');
            const CLASSES: Classes = Classes::new(&[
                (1, b'0', b'9'),
                (4, 0x80, 0xFF),
                (8, b'<', b'<'),
                (8, b'>', b'>'),
            ]);
            let wanted = bytes.map(|byte| match byte {
                b'0'..=b'9' => 1,
                0x80.. => 4,
                b'<' | b'>' => 8,
                _ => 0,
            });
            assert_eq!(block.classes(&CLASSES).bytes(), wanted);
            let most = bytes.map(|byte| byte.max(100));
            assert_eq!(block.most(Block::all(100)).bytes(), most);
            let less = bytes.map(|byte| byte.wrapping_sub(200));
            assert_eq!(block.minus(Block::all(200)).bytes(), less);
        }
    }
}
