//! Sixteen bytes that are judged at once. What is asked of each is answered by a byte of all bits, or none.
//!
//! These are single instructions, however the module is compiled: left to itself, the compiler makes them of loops over bytes
//! where it may make code large, and the small module took eight times as long for each byte.

use std::ops::{BitAnd, BitOr, Not};

use wide::u8x16;

use super::classes::Classes;

/// How many bytes are in a block.
pub const SIZE: usize = 16;

/// Sixteen bytes.
#[derive(Clone, Copy)]
pub struct Block(u8x16);

impl Block {
    /// These.
    #[inline(always)]
    pub fn of(bytes: &[u8; SIZE]) -> Block {
        Block(u8x16::new(*bytes))
    }

    /// Those of two words, the lowest first.
    #[inline(always)]
    pub fn of_words([low, high]: [u64; 2]) -> Block {
        Block::of(&(u128::from(high) << 64 | u128::from(low)).to_le_bytes())
    }

    /// The same byte sixteen times.
    #[inline(always)]
    pub fn all(byte: u8) -> Block {
        Block(u8x16::splat(byte))
    }

    /// Which are this byte.
    #[inline(always)]
    pub fn is(self, byte: u8) -> Block {
        Block(self.0.simd_eq(u8x16::splat(byte)))
    }

    /// Which are the same in another.
    #[inline(always)]
    pub fn equals(self, other: Block) -> Block {
        Block(self.0.simd_eq(other.0))
    }

    /// Which are less.
    #[inline(always)]
    pub fn below(self, byte: u8) -> Block {
        Block(self.0.simd_lt(u8x16::splat(byte)))
    }

    /// Which are one of so many from a byte on.
    #[inline(always)]
    pub fn within(self, from: u8, count: u8) -> Block {
        self.minus(Block::all(from)).below(count)
    }

    /// Of which classes each is, in bits.
    #[inline(always)]
    pub fn classes(self, classes: &Classes) -> Block {
        let lower = self.0 & u8x16::splat(0x0F);
        let lower = u8x16::new(classes.lower).shuffle_zeroing(lower);
        let upper = u8x16::new(classes.upper).shuffle_zeroing(self.0 >> 4);
        Block(lower & upper)
    }

    /// The lesser of each two.
    #[inline(always)]
    pub fn least(self, other: Block) -> Block {
        Block(self.0.min(other.0))
    }

    /// The greater of each two.
    #[inline(always)]
    pub fn most(self, other: Block) -> Block {
        Block(self.0.max(other.0))
    }

    /// The difference of each two.
    #[inline(always)]
    pub fn minus(self, other: Block) -> Block {
        Block(self.0 - other.0)
    }

    /// Each byte with the next in its place, and none behind the last.
    #[inline(always)]
    pub fn shifted(self) -> Block {
        Block::of(&(u128::from_le_bytes(self.bytes()) >> 8).to_le_bytes())
    }

    /// Whether any byte has its highest bit.
    #[inline(always)]
    pub fn any(self) -> bool {
        self.places() != 0
    }

    /// The highest bit of each byte, that of the first lowest.
    #[inline(always)]
    pub fn places(self) -> u32 {
        self.0.to_bitmask()
    }

    /// The bits that any byte has.
    #[inline(always)]
    pub fn bits(self) -> u8 {
        let all = u128::from_le_bytes(self.bytes());
        let eight = (all | all >> 64) as u64;
        let four = eight | eight >> 32;
        let two = four | four >> 16;
        (two | two >> 8) as u8
    }

    /// The bytes.
    #[inline(always)]
    pub fn bytes(self) -> [u8; SIZE] {
        self.0.to_array()
    }
}

impl BitOr for Block {
    type Output = Block;

    #[inline(always)]
    fn bitor(self, other: Block) -> Block {
        Block(self.0 | other.0)
    }
}

impl BitAnd for Block {
    type Output = Block;

    #[inline(always)]
    fn bitand(self, other: Block) -> Block {
        Block(self.0 & other.0)
    }
}

impl Not for Block {
    type Output = Block;

    #[inline(always)]
    fn not(self) -> Block {
        Block(!self.0)
    }
}
