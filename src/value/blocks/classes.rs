//! Classes of bytes: two looks into a table of sixteen tell all of them for a whole block, where each byte that is asked for
//! by itself takes three instructions and more.

/// Up to eight classes, a bit for each: what the upper half of a byte may be, and what the lower.
#[derive(Clone, Copy)]
pub struct Classes {
    pub(super) upper: [u8; 16],
    pub(super) lower: [u8; 16],
}

impl Classes {
    /// Each row gives a bit to the bytes from one to another. The halves of a bit's bytes must go together in every way;
    /// others need a second bit.
    #[allow(
        clippy::indexing_slicing,
        clippy::panic,
        reason = "the compiler works it out: wrong rows do not build"
    )]
    pub const fn new(rows: &[(u8, u8, u8)]) -> Classes {
        let (mut wanted, mut upper, mut lower) = ([0; 256], [0; 16], [0; 16]);
        let mut row = 0;
        while row < rows.len() {
            let (bit, first, last) = rows[row];
            let mut byte = first as usize;
            while byte <= last as usize {
                wanted[byte] |= bit;
                upper[byte >> 4] |= bit;
                lower[byte & 0x0F] |= bit;
                byte += 1;
            }
            row += 1;
        }
        let mut byte = 0;
        while byte < 256 {
            if upper[byte >> 4] & lower[byte & 0x0F] != wanted[byte] {
                panic!("a bit's bytes do not go together");
            }
            byte += 1;
        }
        Classes { upper, lower }
    }
}
