//! Bytes to those that are worth a look: what references and forbidden characters begin with.

/// How many bytes are looked at together.
pub const WORD: usize = 8;

/// Bytes worth a look: what forbidden characters and references begin with.
static NOTABLE: [bool; 256] = notable();

#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
const fn notable() -> [bool; 256] {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 0x20 {
        table[byte] = !matches!(byte as u8, b'\t' | b'\n');
        byte += 1;
    }
    table[b'&' as usize] = true;
    table[b'<' as usize] = true;
    table[b']' as usize] = true;
    // The first byte of U+FFFE and U+FFFF.
    table[0xEF] = true;
    table
}

/// What a document holds that is seldom there.
#[derive(Debug, Clone, Copy)]
pub enum Holds {
    /// Neither of these.
    Nothing,
    /// Returns, which end lines.
    Returns,
    /// Characters that XML forbids.
    Forbidden,
}

/// Whether any character is one that XML forbids, or a return.
pub fn holds(bytes: &[u8]) -> Holds {
    // Without a branch the compiler looks at sixteen bytes at a time. Most documents hold nothing of what the first look
    // is for.
    let is_seldom = |byte: u8| byte < 9 || byte.wrapping_sub(11) < 21 || byte == 0xEF;
    let holds_any = |chunk: &[u8]| chunk.iter().fold(false, |any, byte| any | is_seldom(*byte));
    let mut chunks = bytes.chunks(CHUNK);
    let Some(first) = chunks.position(holds_any) else {
        return Holds::Nothing;
    };
    let bytes = bytes.get(first * CHUNK..).unwrap_or_default();
    let (mut holds_control, mut holds_return, mut holds_lead) = (false, false, false);
    for byte in bytes {
        holds_control |= (*byte < 0x20) & !matches!(byte, b'\t' | b'\n' | b'\r');
        holds_return |= *byte == b'\r';
        holds_lead |= *byte == 0xEF;
    }
    let is_none = |at: usize| bytes.get(at + 2).is_some_and(|byte| *byte >= 0xBE);
    let mut leads = memchr::memmem::find_iter(bytes, b"\xEF\xBF");
    match holds_control || (holds_lead && leads.any(is_none)) {
        true => Holds::Forbidden,
        false if holds_return => Holds::Returns,
        false => Holds::Nothing,
    }
}

/// So many bytes are looked at before it matters what was found.
const CHUNK: usize = 4096;

/// How many bytes stand before one worth a look.
#[allow(clippy::indexing_slicing, reason = "one row for each byte")]
pub fn before_notable(bytes: &[u8]) -> usize {
    let at = bytes.iter().position(|byte| NOTABLE[usize::from(*byte)]);
    at.unwrap_or(bytes.len())
}

/// How many of eight bytes stand before a reference.
#[inline]
pub fn before_reference(bytes: [u8; WORD]) -> usize {
    const ONES: u64 = u64::MAX / 0xFF;
    let word = u64::from_le_bytes(bytes) ^ (ONES * b'&' as u64);
    // Behind the first zero there may be false ones.
    let zeros = word.wrapping_sub(ONES) & !word & (ONES << 7);
    (zeros.trailing_zeros() / 8) as usize
}
