//! Looks at many bytes at once: blocks of sixteen without a branch become single steps of SIMD. The last block
//! overlaps the one before, for bytes that are left over would be looked at one by one.
//!
//! What is asked of a byte is answered by a [`mask`], not by a `bool`: of several of those, joined, the compiler makes
//! branches again.

const BLOCK: usize = 16;

/// All bits, or none.
#[inline(always)]
pub const fn mask(is: bool) -> u8 {
    if is { 0xff } else { 0 }
}

/// Whether two runs of bytes are the same: what the compiler compares long ones with takes twenty instructions for a byte.
pub fn are_same(one: &[u8], other: &[u8]) -> bool {
    let (blocks, rest) = one.as_chunks::<BLOCK>();
    let (others, other_rest) = other.as_chunks::<BLOCK>();
    let are_same = |(one, other): (&[u8; BLOCK], &[u8; BLOCK])| one == other;
    one.len() == other.len() && blocks.iter().zip(others).all(are_same) && rest == other_rest
}

/// Whether any byte is of a kind.
#[inline(always)]
pub fn any(bytes: &[u8], is: impl Fn(u8) -> u8) -> bool {
    let Some(end) = bytes.last_chunk::<BLOCK>() else {
        return bytes.iter().any(|byte| is(*byte) != 0);
    };
    let whole = bytes.as_chunks::<BLOCK>().0.as_flattened();
    // One bit of the mask: of all of it the compiler would make a choice, and a loop byte by byte.
    let found = whole.iter().fold(0, |found, byte| found | is(*byte) & 1);
    found != 0 || end.map(is) != [0; BLOCK]
}

/// Where the first byte of a kind stands.
#[inline(always)]
pub fn find(bytes: &[u8], is: impl Fn(u8) -> u8) -> Option<usize> {
    let (blocks, rest) = bytes.as_chunks::<BLOCK>();
    let places = |found: [u8; BLOCK]| u128::from_le_bytes(found);
    for (nth, block) in blocks.iter().enumerate() {
        let found = places(block.map(&is));
        if found != 0 {
            return Some(nth * BLOCK + found.trailing_zeros() as usize / 8);
        }
    }
    let before = bytes.len() - rest.len();
    let Some(end) = bytes.last_chunk::<BLOCK>() else {
        return rest.iter().position(|byte| is(*byte) != 0);
    };
    // Its first bytes were looked at already.
    let found = places(end.map(is)).checked_shr(8 * (BLOCK - rest.len()) as u32)?;
    (found != 0).then(|| before + found.trailing_zeros() as usize / 8)
}

/// Where the first byte stands that is of a kind with the one behind it; behind the last stands a zero.
#[inline(always)]
pub fn find_two(bytes: &[u8], are: impl Fn(u8, u8) -> u8) -> Option<usize> {
    let (last, before) = bytes.split_last()?;
    let behind = bytes.get(1..).unwrap_or_default();
    let blocks = before
        .as_chunks::<BLOCK>()
        .0
        .iter()
        .zip(behind.as_chunks::<BLOCK>().0);
    let mut at = 0;
    for (block, behind) in blocks {
        let mut found = [0; BLOCK];
        note(&mut found, block, behind, &are);
        let found = u128::from_le_bytes(found);
        if found != 0 {
            return Some(at + found.trailing_zeros() as usize / 8);
        }
        at += BLOCK;
    }
    let rest = before
        .get(at..)
        .unwrap_or_default()
        .iter()
        .zip(behind.get(at..)?);
    let found = rest
        .enumerate()
        .find(|(_, (one, next))| are(**one, **next) != 0);
    let found = found.map(|(nth, _)| at + nth);
    found.or_else(|| (are(*last, 0) != 0).then_some(before.len()))
}

/// Whether any byte with the one behind it is of a kind; behind the last stands a zero.
#[inline(always)]
pub fn any_two(bytes: &[u8], are: impl Fn(u8, u8) -> u8) -> bool {
    match bytes.last_chunk() {
        Some(end) => seen(bytes, end, are) != [0; BLOCK],
        None => few(bytes, are),
    }
}

/// A block of bytes.
pub type Block = [u8; BLOCK];

/// What any byte is with the one behind it, in bits; behind the last stands a zero. Of less than a block nothing. What is
/// asked of a byte is asked of a block: as the checker's module is compiled, nothing large goes into a loop by itself.
pub fn all_two(bytes: &[u8], are: impl Fn(&Block, &Block) -> Block) -> u8 {
    let Some(end) = bytes.last_chunk() else {
        return 0;
    };
    let behind = bytes.get(1..).unwrap_or_default();
    let mut found = are(end, &shifted(end));
    for (block, behind) in bytes.as_chunks().0.iter().zip(behind.as_chunks().0) {
        for (found, one) in found.iter_mut().zip(are(block, behind)) {
            *found |= one;
        }
    }
    let found = u128::from_le_bytes(found);
    let eight = (found | found >> 64) as u64;
    let four = eight | eight >> 32;
    let two = four | four >> 16;
    (two | two >> 8) as u8
}

/// What stands behind each byte of the last block.
#[inline(always)]
fn shifted(end: &Block) -> Block {
    let mut behind = [0; BLOCK];
    for (behind, next) in behind.iter_mut().zip(end.iter().skip(1)) {
        *behind = *next;
    }
    behind
}

/// Whether any of less than a block is of a kind.
#[inline(always)]
fn few(bytes: &[u8], are: impl Fn(u8, u8) -> u8) -> bool {
    let Some((last, before)) = bytes.split_last() else {
        return false;
    };
    let mut pairs = before.iter().zip(bytes.iter().skip(1));
    are(*last, 0) != 0 || pairs.any(|(one, next)| are(*one, *next) != 0)
}

/// For each place of a block, what was found there in any of the blocks.
#[inline(always)]
fn seen(bytes: &[u8], end: &[u8; BLOCK], are: impl Fn(u8, u8) -> u8) -> [u8; BLOCK] {
    let behind = bytes.get(1..).unwrap_or_default();
    let mut found = [0; BLOCK];
    for (block, behind) in bytes.as_chunks().0.iter().zip(behind.as_chunks().0) {
        note(&mut found, block, behind, &are);
    }
    note(&mut found, end, &shifted(end), &are);
    found
}

/// Adds what is found in one block.
#[inline(always)]
fn note(
    found: &mut [u8; BLOCK],
    block: &[u8; BLOCK],
    behind: &[u8; BLOCK],
    are: impl Fn(u8, u8) -> u8,
) {
    for ((found, one), next) in found.iter_mut().zip(block).zip(behind) {
        *found |= are(*one, *next);
    }
}

#[cfg(test)]
mod tests {
    use super::{all_two, any, any_two, find, find_two, mask};

    #[test]
    fn every_place_is_looked_at() {
        for length in 0..70 {
            let mut bytes = vec![b'a'; length];
            assert!(!any(&bytes, |byte| mask(byte == b'b')));
            assert!(!any_two(&bytes, |one, next| mask(one == b'b') | mask(next == b'b')));
            assert_eq!(find(&bytes, |byte| mask(byte == b'b')), None);
            assert_eq!(
                find_two(&bytes, |one, next| mask(one == b'b') | mask(next == b'b')),
                None
            );
            for at in 0..length {
                bytes[at] = b'b';
                assert!(any(&bytes, |byte| mask(byte == b'b')), "{at} of {length}");
                let begins = any_two(&bytes, |one, _| mask(one == b'b'));
                assert!(begins, "{at} of {length}");
                let ends = any_two(&bytes, |_, next| mask(next == b'b'));
                assert_eq!(ends, at > 0, "{at} of {length}");
                let bits = all_two(&bytes, |block, behind| {
                    let bit =
                        |at: usize| mask(block[at] == b'b') & 4 | mask(behind[at] == b'b') & 2;
                    std::array::from_fn(bit)
                });
                let wanted = if at > 0 { 6 } else { 4 };
                assert_eq!(
                    bits,
                    if length < 16 { 0 } else { wanted },
                    "{at} of {length}"
                );
                assert_eq!(find(&bytes, |byte| mask(byte == b'b')), Some(at));
                assert_eq!(find_two(&bytes, |one, _| mask(one == b'b')), Some(at));
                let before = find_two(&bytes, |_, next| mask(next == b'b'));
                assert_eq!(before, at.checked_sub(1), "{at} of {length}");
                bytes[at] = b'a';
            }
        }
    }
}
