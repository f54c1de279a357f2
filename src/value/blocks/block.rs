//! Sixteen bytes that are judged at once. What is asked of each is answered by a byte of all bits, or none.
//!
//! In WebAssembly these are single instructions, however the module is compiled: left to itself, the compiler makes them
//! of loops over bytes where it may make code large, and the small module took eight times as long for each byte.

use std::ops::{BitAnd, BitOr, Not};

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
use self::lanes::{self as by, Lanes};
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use self::simd::{self as by, Lanes};

/// How many bytes are in a block.
pub const SIZE: usize = 16;

/// Sixteen bytes.
#[derive(Clone, Copy)]
pub struct Block(Lanes);

impl Block {
    /// These.
    #[inline(always)]
    pub fn of(bytes: &[u8; SIZE]) -> Block {
        Block(by::load(bytes))
    }

    /// Those of two words, the lowest first.
    #[inline(always)]
    pub fn of_words(words: [u64; 2]) -> Block {
        Block(by::of_words(words))
    }

    /// The same byte sixteen times.
    #[inline(always)]
    pub fn all(byte: u8) -> Block {
        Block(by::splat(byte))
    }

    /// Which are this byte.
    #[inline(always)]
    pub fn is(self, byte: u8) -> Block {
        Block(by::equal(self.0, by::splat(byte)))
    }

    /// Which are less.
    #[inline(always)]
    pub fn below(self, byte: u8) -> Block {
        Block(by::less(self.0, by::splat(byte)))
    }

    /// Which are one of so many from a byte on.
    #[inline(always)]
    pub fn within(self, from: u8, count: u8) -> Block {
        self.minus(Block::all(from)).below(count)
    }

    /// The lesser of each two.
    #[inline(always)]
    pub fn least(self, other: Block) -> Block {
        Block(by::least(self.0, other.0))
    }

    /// The sum of each two, which begins anew behind the largest.
    #[inline(always)]
    pub fn plus(self, other: Block) -> Block {
        Block(by::plus(self.0, other.0))
    }

    /// The difference of each two.
    #[inline(always)]
    pub fn minus(self, other: Block) -> Block {
        Block(by::minus(self.0, other.0))
    }

    /// Each byte with the next in its place, and none behind the last.
    #[inline(always)]
    pub fn shifted(self) -> Block {
        Block(by::shifted(self.0))
    }

    /// Whether there is any bit.
    #[inline(always)]
    pub fn any(self) -> bool {
        by::any(self.0)
    }

    /// A bit for each byte of all bits, that of the first lowest.
    #[inline(always)]
    pub fn places(self) -> u32 {
        by::places(self.0)
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
        by::bytes(self.0)
    }
}

impl BitOr for Block {
    type Output = Block;

    #[inline(always)]
    fn bitor(self, other: Block) -> Block {
        Block(by::or(self.0, other.0))
    }
}

impl BitAnd for Block {
    type Output = Block;

    #[inline(always)]
    fn bitand(self, other: Block) -> Block {
        Block(by::and(self.0, other.0))
    }
}

impl Not for Block {
    type Output = Block;

    #[inline(always)]
    fn not(self) -> Block {
        Block(by::not(self.0))
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd {
    pub use std::arch::wasm32::{
        u8x16_add as plus, u8x16_eq as equal, u8x16_lt as less, u8x16_min as least,
        u8x16_splat as splat, u8x16_sub as minus, v128 as Lanes, v128_and as and,
        v128_any_true as any, v128_not as not, v128_or as or,
    };
    use std::arch::wasm32::{u8x16_bitmask, u8x16_shuffle, u64x2};

    use super::SIZE;

    #[inline(always)]
    pub fn load(bytes: &[u8; SIZE]) -> Lanes {
        bytemuck::must_cast(*bytes)
    }

    #[inline(always)]
    pub fn of_words([low, high]: [u64; 2]) -> Lanes {
        u64x2(low, high)
    }

    #[inline(always)]
    pub fn shifted(lanes: Lanes) -> Lanes {
        u8x16_shuffle::<1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16>(lanes, splat(0))
    }

    #[inline(always)]
    pub fn places(lanes: Lanes) -> u32 {
        u8x16_bitmask(lanes).into()
    }

    #[inline(always)]
    pub fn bytes(lanes: Lanes) -> [u8; SIZE] {
        bytemuck::must_cast(lanes)
    }
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod lanes {
    use super::SIZE;

    pub type Lanes = [u8; SIZE];

    #[inline(always)]
    fn each(mut one: Lanes, other: Lanes, make: impl Fn(u8, u8) -> u8) -> Lanes {
        for (one, other) in one.iter_mut().zip(other) {
            *one = make(*one, other);
        }
        one
    }

    #[inline(always)]
    fn mask(is: bool) -> u8 {
        if is { 0xFF } else { 0 }
    }

    #[inline(always)]
    pub fn load(bytes: &Lanes) -> Lanes {
        *bytes
    }

    #[inline(always)]
    pub fn of_words([low, high]: [u64; 2]) -> Lanes {
        (u128::from(high) << 64 | u128::from(low)).to_le_bytes()
    }

    #[inline(always)]
    pub fn splat(byte: u8) -> Lanes {
        [byte; SIZE]
    }

    #[inline(always)]
    pub fn equal(one: Lanes, other: Lanes) -> Lanes {
        each(one, other, |one, other| mask(one == other))
    }

    #[inline(always)]
    pub fn less(one: Lanes, other: Lanes) -> Lanes {
        each(one, other, |one, other| mask(one < other))
    }

    #[inline(always)]
    pub fn least(one: Lanes, other: Lanes) -> Lanes {
        each(one, other, u8::min)
    }

    #[inline(always)]
    pub fn plus(one: Lanes, other: Lanes) -> Lanes {
        each(one, other, u8::wrapping_add)
    }

    #[inline(always)]
    pub fn minus(one: Lanes, other: Lanes) -> Lanes {
        each(one, other, u8::wrapping_sub)
    }

    #[inline(always)]
    pub fn or(one: Lanes, other: Lanes) -> Lanes {
        each(one, other, |one, other| one | other)
    }

    #[inline(always)]
    pub fn and(one: Lanes, other: Lanes) -> Lanes {
        each(one, other, |one, other| one & other)
    }

    #[inline(always)]
    pub fn not(lanes: Lanes) -> Lanes {
        lanes.map(|byte| !byte)
    }

    #[inline(always)]
    pub fn shifted(lanes: Lanes) -> Lanes {
        (u128::from_le_bytes(lanes) >> 8).to_le_bytes()
    }

    #[inline(always)]
    pub fn any(lanes: Lanes) -> bool {
        lanes != [0; SIZE]
    }

    #[inline(always)]
    pub fn places(lanes: Lanes) -> u32 {
        let bits = lanes.iter().rev();
        bits.fold(0, |places, byte| places << 1 | u32::from(byte >> 7))
    }

    #[inline(always)]
    pub fn bytes(lanes: Lanes) -> Lanes {
        lanes
    }
}
