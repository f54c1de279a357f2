//! A proof, in one look at each byte, that an address already stands as a browser would write it.
//!
//! Nine addresses of ten in feeds do: they are borrowed, never parsed.

use super::mend::behind_web;
use crate::value::blocks::{Block, Classes, any_two, find_two};
use crate::value::search::find;

/// Whether parsing would hand back the very same text (but for the `/` behind a bare host).
pub fn is_plain(text: &str) -> bool {
    let Some(rest) = behind_web(text).map(str::as_bytes) else {
        return false;
    };
    let Some(length) = plain_host(rest) else {
        return false;
    };
    let tail = rest.get(length..).unwrap_or_default();
    tail.is_empty() || (tail.starts_with(b"/") && is_plain_tail(tail))
}

/// How long the host behind a scheme is, where it is of the kind `www.example.org`; numbers and punycode need a closer
/// look.
pub(super) fn plain_host(all: &[u8]) -> Option<usize> {
    let (mut length, mut has_hyphens) = (0, false);
    loop {
        let rest = all.get(length..)?;
        length += find_two(rest, ends_host).unwrap_or(rest.len());
        if all.get(length) != Some(&b'-') {
            break;
        }
        has_hyphens = true;
        length += 1;
    }
    let host = all.get(..length)?;
    let is_plain = length < 254
        && ends_in_name(host)
        && host.first() != Some(&b'.')
        && all.get(length) != Some(&b'.')
        && !(has_hyphens && find(host, b"xn--").is_some());
    is_plain.then_some(length)
}

/// Whether the last label begins with a letter, as `com` does.
fn ends_in_name(host: &[u8]) -> bool {
    if let [.., b'.', b'a'..=b'z', b'a'..=b'z', b'a'..=b'z'] = host {
        return true;
    }
    let label = host.iter().rposition(|byte| *byte == b'.');
    let begins = host.get(label.map_or(0, |dot| dot + 1));
    begins.is_some_and(u8::is_ascii_lowercase)
}

/// What is in no host, and a dot or a hyphen before another.
#[inline(always)]
fn ends_host(block: Block, behind: Block) -> Block {
    const DOUBLED: u8 = 1 << 7;
    const SIGNS: Classes = Classes::new(&[
        (1, b'a', b'o'),
        (1 << 1, b'p', b'z'),
        (1 << 2, b'0', b'9'),
        (DOUBLED, b'-', b'.'),
    ]);
    let signs = block.classes(&SIGNS);
    signs.is(0) | signs & block.equals(behind)
}

/// Path, query and fragment of characters that are never encoded, without `.` and `..` as steps.
fn is_plain_tail(tail: &[u8]) -> bool {
    is_plainest(tail) || has_plain_marks(tail)
}

/// The same, byte by byte.
#[allow(clippy::indexing_slicing, reason = "one row for each byte")]
fn has_plain_marks(tail: &[u8]) -> bool {
    tail.iter()
        .enumerate()
        .all(|(at, byte)| match KINDS[*byte as usize] {
            PLAIN => true,
            MARK => is_plain_mark(tail, at),
            _ => false,
        })
}

/// The same for nearly all of them, without a branch, so that it looks at many bytes at once: no mark stands where
/// it may mean something. A tail begins with a slash.
fn is_plainest(tail: &[u8]) -> bool {
    !any_two(tail, may_mean_something)
}

/// What is encoded, a dot or a percent sign behind a slash, and `&#` and `&a`.
#[inline(always)]
fn may_mean_something(block: Block, behind: Block) -> Block {
    const ENCODED: u8 = STEP - 1;
    const STEP: u8 = 1 << 5;
    const NUMBER: u8 = 1 << 6;
    const NAME: u8 = 1 << 7;
    const SIGNS: Classes = Classes::new(&[
        (1, 0, 0x1F),
        (1, 0x80, 0xFF),
        (1 << 1, b' ', b' '),
        (1 << 1, b'"', b'"'),
        (1 << 1, b'\'', b'\''),
        (1 << 2, b'<', b'<'),
        (1 << 2, b'>', b'>'),
        (1 << 2, b'\\', b'\\'),
        (1 << 2, b'^', b'^'),
        (1 << 3, b'`', b'`'),
        (1 << 4, b'{', b'{'),
        (1 << 4, b'}', b'}'),
        (1 << 4, 0x7F, 0x7F),
        (STEP, b'/', b'/'),
        (NUMBER | NAME, b'&', b'&'),
    ]);
    const BEHIND: Classes = Classes::new(&[
        (STEP, b'%', b'%'),
        (STEP, b'.', b'.'),
        (NUMBER, b'#', b'#'),
        (NAME, b'a', b'a'),
    ]);
    block.classes(&SIGNS) & (behind.classes(&BEHIND) | Block::all(ENCODED))
}

/// Whether the mark at this place of a path is nothing but a character.
fn is_plain_mark(tail: &[u8], at: usize) -> bool {
    let rest = tail.get(at..).unwrap_or_default();
    let after_slash = at.checked_sub(1).and_then(|at| tail.get(at)) == Some(&b'/');
    match rest {
        // "/./", "/..", "/.%2e", "/%2e": steps that a parser takes.
        [b'.', b'.' | b'/' | b'%' | b'?' | b'#', ..] | [b'.'] | [b'%', b'2', ..] => !after_slash,
        // "&amp;" that was written twice.
        [b'&', b'#', ..] => false,
        [b'&', ..] => !rest.starts_with(b"&amp;"),
        _ => true,
    }
}

const PLAIN: u8 = 1;
const MARK: u8 = 2;

/// Characters that stay as they are in path, query and fragment alike, and marks that mostly do.
#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
const KINDS: [u8; 256] = {
    let mut table = [0; 256];
    let plain =
        b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~!$()*+,;=:@/?#[]|";
    let mut at = 0;
    while at < plain.len() {
        table[plain[at] as usize] = PLAIN;
        at += 1;
    }
    table[b'.' as usize] = MARK;
    table[b'%' as usize] = MARK;
    table[b'&' as usize] = MARK;
    table
};

#[cfg(test)]
mod tests {
    use super::{has_plain_marks, is_plainest, plain_host};

    #[test]
    fn what_is_plain_in_one_look_is_so_byte_by_byte() {
        let signs = b"/.%2&#a{";
        for front in ["/", "/a-path-longer-than-a-block"] {
            for number in 0..8usize.pow(5) {
                let digits = (0..5).map(|digit| signs[number >> (3 * digit) & 7]);
                let tail: Vec<u8> = front.bytes().chain(digits).collect();
                let is_sound = !is_plainest(&tail) || has_plain_marks(&tail);
                assert!(is_sound, "{}", tail.escape_ascii());
            }
            for byte in 0..=255 {
                let tail = [front.as_bytes(), &[byte]].concat();
                let is_mark = matches!(byte, b'%' | b'&');
                assert!(
                    is_mark || is_plainest(&tail) == has_plain_marks(&tail),
                    "{byte}"
                );
            }
        }
    }

    /// The same, byte by byte.
    fn wanted(text: &[u8]) -> Option<usize> {
        let is_host = |byte: &&u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'.' | b'-');
        let length = text.iter().take_while(is_host).count();
        let mut labels = text[..length].split(|byte| *byte == b'.');
        let is_named = labels.clone().all(|label| !label.is_empty());
        let begins = labels.next_back()?.first()?;
        let is_coded = text[..length].windows(4).any(|part| part == b"xn--");
        (is_named && begins.is_ascii_lowercase() && !is_coded).then_some(length)
    }

    #[test]
    fn hosts_of_every_kind() {
        let signs = b"axn1.-/A";
        for number in 0..8usize.pow(7) {
            let digits = (0..7).map(|digit| signs[number >> (3 * digit) & 7]);
            let short: Vec<u8> = digits.collect();
            assert_eq!(plain_host(&short), wanted(&short), "{short:?}");
        }
        for length in 1..60 {
            for mark in [".", "..", "-", "--", ".-", "xn--", "/", "A"] {
                let host = format!("{}{mark}example.org/a", "b".repeat(length));
                assert_eq!(
                    plain_host(host.as_bytes()),
                    wanted(host.as_bytes()),
                    "{host}"
                );
            }
        }
    }
}
