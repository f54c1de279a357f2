//! A proof, in one look at each byte, that an address already stands as a browser would write it.
//!
//! Nine addresses of ten in feeds do: they are borrowed, never parsed.

/// Whether parsing would hand back the very same text (but for the `/` behind a bare host).
pub fn is_plain(text: &str) -> bool {
    let bytes = text.as_bytes();
    let Some(rest) = bytes
        .strip_prefix(b"https://")
        .or_else(|| bytes.strip_prefix(b"http://"))
    else {
        return false;
    };
    let length = rest
        .iter()
        .position(|byte| !matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'.' | b'-'))
        .unwrap_or(rest.len());
    let (host, tail) = rest.split_at(length);
    is_plain_host(host) && (tail.is_empty() || (tail.starts_with(b"/") && is_plain_tail(tail)))
}

/// A name of the kind `www.example.org`; numbers and punycode need a closer look.
fn is_plain_host(host: &[u8]) -> bool {
    let mut last_begins = 0;
    for label in host.split(|byte| *byte == b'.') {
        let Some(first) = label.first() else {
            return false;
        };
        if label.starts_with(b"xn--") {
            return false;
        }
        last_begins = *first;
    }
    host.len() < 254 && last_begins.is_ascii_lowercase()
}

/// Path, query and fragment of characters that are never encoded, without `.` and `..` as steps.
fn is_plain_tail(tail: &[u8]) -> bool {
    let mut previous = 0;
    for (at, byte) in tail.iter().enumerate() {
        let next = || tail.get(at + 1).copied().unwrap_or(b'/');
        let plain = match *byte {
            // "/./", "/..", "/.%2e": steps that a parser takes.
            b'.' if previous == b'/' => !matches!(next(), b'.' | b'/' | b'%' | b'?' | b'#'),
            b'%' if previous == b'/' => next() != b'2',
            // "&amp;" that was written twice.
            b'&' => !matches!(next(), b'a' | b'#') || !is_reference(&tail[at..]),
            byte => PLAIN[byte as usize],
        };
        if !plain {
            return false;
        }
        previous = *byte;
    }
    true
}

fn is_reference(tail: &[u8]) -> bool {
    tail.starts_with(b"&amp;") || tail.starts_with(b"&#")
}

/// Characters that stay as they are in path, query and fragment alike.
const PLAIN: [bool; 256] = {
    let mut table = [false; 256];
    let plain =
        b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&()*+,;=:@/%?#[]|";
    let mut at = 0;
    while at < plain.len() {
        table[plain[at] as usize] = true;
        at += 1;
    }
    table
};
