//! Texts to an identifier: for entries that have none, and for telling apart those that share one.
//!
//! FNV-1a of 128 bits, each text followed by its length. Callers keep these identifiers in their
//! databases: the same texts give the same identifier on every platform and in every version, for ever.

const OFFSET: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;

/// Thirty-two hexadecimal digits that stand for these texts in this order.
pub fn id(parts: &[&str]) -> String {
    let hash = parts.iter().fold(OFFSET, |hash, part| {
        // The length keeps ["ab", "c"] and ["a", "bc"] apart.
        let length = (part.len() as u64).to_le_bytes();
        feed(feed(hash, part.as_bytes()), &length)
    });
    format!("{hash:032x}")
}

/// A number that differs wherever these texts do, as far as that can be had in a hurry: for comparisons within
/// one document, never to be kept.
pub fn quick(parts: &[&str]) -> u64 {
    parts.iter().fold(0, |hash, part| {
        let (blocks, rest) = part.as_bytes().as_chunks::<64>();
        // Whole bodies come: four words at once do not wait for each other, and each takes one more with it.
        let [mut first, mut second, mut third, mut fourth] = [hash; 4];
        for block in blocks {
            if let ([one, two, three, four, with @ ..], _) = block.as_chunks()
                && let [five, six, seven, eight] = with
            {
                first = mix_two(first, *one, *five);
                second = mix_two(second, *two, *six);
                third = mix_two(third, *three, *seven);
                fourth = mix_two(fourth, *four, *eight);
            }
        }
        let mut hash = [first, second, third, fourth].into_iter().fold(hash, mix);
        let (words, rest) = rest.as_chunks();
        for word in words {
            hash = mix(hash, u64::from_le_bytes(*word));
        }
        let rest = rest
            .iter()
            .fold(0, |word, byte| word << 8 | u64::from(*byte));
        mix(mix(hash, rest), part.len() as u64)
    })
}

#[inline(always)]
fn mix(hash: u64, word: u64) -> u64 {
    (hash ^ word)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .rotate_left(29)
}

/// The same of two words: what differs in one does not stand where it would in the other, and so each counts for itself.
#[inline(always)]
fn mix_two(hash: u64, one: [u8; 8], two: [u8; 8]) -> u64 {
    let two = u64::from_le_bytes(two)
        .wrapping_mul(0xd6e8_feb8_6659_fd93)
        .rotate_left(16);
    (hash ^ u64::from_le_bytes(one))
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(two)
        .rotate_left(29)
}

fn feed(hash: u128, bytes: &[u8]) -> u128 {
    bytes
        .iter()
        .fold(hash, |hash, byte| times_prime(hash ^ u128::from(*byte)))
}

/// The prime is 2^88 + 315: to multiply by each for itself takes a third of what WebAssembly's multiplication of 128 bits does.
fn times_prime(hash: u128) -> u128 {
    const SMALL: u64 = 315;
    let (high, low) = ((hash >> 64) as u64, hash as u64);
    let first = (low & u64::from(u32::MAX)) * SMALL;
    let second = (low >> 32) * SMALL + (first >> 32);
    let carried = (second >> 32).wrapping_add(low << 24);
    let high = high.wrapping_mul(SMALL).wrapping_add(carried);
    let low = second << 32 | first & u64::from(u32::MAX);
    u128::from(high) << 64 | u128::from(low)
}

#[cfg(test)]
mod tests {
    use super::{OFFSET, feed, id, quick};

    #[test]
    fn texts_that_differ_have_other_numbers() {
        let text: Vec<u8> = (0..200).map(|at| b'a' + at % 26).collect();
        let number = |text: &[u8]| quick(&[std::str::from_utf8(text).expect("it is ASCII")]);
        let mut known = std::collections::HashSet::from([number(&text)]);
        // The same change at one place, and at two.
        for one in 0..text.len() {
            for two in one..text.len() {
                let mut other = text.clone();
                other[one] ^= 0x10;
                other[two] ^= 0x50;
                assert!(known.insert(number(&other)), "{one} {two}");
            }
        }
        // Parts that change places.
        for length in [8, 16, 32, 64] {
            let parts: Vec<&[u8]> = text.chunks_exact(length).collect();
            for two in 1..parts.len() {
                let mut parts = parts.clone();
                parts.swap(two - 1, two);
                assert!(known.insert(number(&parts.concat())), "{length} {two}");
            }
        }
    }

    #[test]
    fn it_is_the_published_fnv() {
        // The authors' own test value for "foobar".
        assert_eq!(
            feed(OFFSET, b"foobar"),
            0x343e_1662_793c_64bf_6f0d_3597_ba44_6f18
        );
    }

    #[test]
    fn borders_and_order_of_texts_count() {
        assert_ne!(id(&["ab", "c"]), id(&["a", "bc"]));
        assert_ne!(id(&["a", "b"]), id(&["b", "a"]));
        assert_ne!(id(&["a"]), id(&["a", ""]));
        assert_eq!(id(&[]).len(), 32);
    }
}
