//! Seeded damage: the same document and the same seed give the same damaged document on every machine.

use std::sync::LazyLock;

pub use super::chance::Random;

/// The words that libFuzzer is given, too.
static WORDS: LazyLock<Vec<Vec<u8>>> =
    LazyLock::new(|| dictionary(include_str!("../dictionary.txt")));

/// Bytes that change what stands around them.
pub const NASTY: &[u8] =
    b"\0\x01\t\n\r\x1b \"#%&'/:;<=>?@[\\]`{}\x7f\x80\x85\xa0\xbf\xc2\xe2\xed\xef\xf0\xfe\xff";

/// One to eight changes of a document; `other` is what pieces are taken from.
pub fn mutate(document: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let mut out = document.to_vec();
    for _ in 0..1 + random.below(8) {
        change(&mut out, other, random);
    }
    out
}

fn change(out: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    let at = random.below(out.len() + 1);
    let end = (at + 1 + random.below(24)).min(out.len());
    match random.below(9) {
        0 if at < out.len() => out[at] ^= 1 << random.below(8),
        1 if at < out.len() => out[at] = NASTY[random.below(NASTY.len())],
        2 => drop(out.drain(at..end.max(at))),
        3 => {
            let piece = out[at..end.max(at)].to_vec();
            let to = random.below(out.len() + 1);
            for _ in 0..1 + random.below(4) {
                out.splice(to..to, piece.iter().copied());
            }
        }
        4 | 5 => {
            let word = &WORDS[random.below(WORDS.len())];
            out.splice(at..at, word.iter().copied());
        }
        6 => {
            let from = random.below(other.len() + 1);
            let piece = other.get(from..).unwrap_or_default();
            let length = random.below(64).min(piece.len());
            out.splice(at..at, piece[..length].iter().copied());
        }
        7 => {
            // A tag is moved whole: what is damaged then is structure, not spelling.
            let Some(open) = out.iter().skip(at).position(|&byte| byte == b'<') else {
                return;
            };
            let open = at + open;
            let close = out.iter().skip(open).position(|&byte| byte == b'>');
            let piece: Vec<u8> = out
                .drain(open..close.map_or(open, |close| open + close + 1))
                .collect();
            if random.below(2) == 0 {
                let to = random.below(out.len() + 1);
                out.splice(to..to, piece);
            }
        }
        _ if random.below(8) == 0 => out.truncate(at),
        _ => out.insert(at, NASTY[random.below(NASTY.len())]),
    }
}

/// The words of a dictionary as libFuzzer reads it: one in quotes on each line, `\xNN` for a byte.
fn dictionary(text: &str) -> Vec<Vec<u8>> {
    let lines = text.lines().map(str::trim);
    let quoted = lines.filter_map(|line| line.strip_prefix('"')?.strip_suffix('"'));
    quoted.map(unescape).collect()
}

fn unescape(word: &str) -> Vec<u8> {
    let mut out = Vec::new();
    let mut rest = word.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        let hex = std::str::from_utf8(rest.get(1..3).unwrap_or_default()).unwrap_or_default();
        match (rest.first(), u8::from_str_radix(hex, 16)) {
            (Some(b'x'), Ok(code)) => {
                out.push(code);
                rest = &rest[3..];
            }
            (Some(&plain), _) => {
                out.push(plain);
                rest = &rest[1..];
            }
            _ => {}
        }
    }
    out
}
