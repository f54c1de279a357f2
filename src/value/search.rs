//! Parts of texts, sought by one of their signs: whatever looks for longer parts has a search for hostile ones, and all that
//! is looked for here is short. What the standard library's says when it fails brings Unicode's tables of
//! what can be printed.

use memchr::{memchr, memchr3};

/// How long a part may be: a document could have its sign everywhere.
pub const LONGEST: usize = 64;

/// Where a part begins first.
pub fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    debug_assert!(
        part.len() <= LONGEST,
        "each place would be compared with all of it"
    );
    let sign = part.iter().position(|byte| is_rare(*byte));
    let sign = sign.unwrap_or_default();
    let Some(&byte) = part.get(sign) else {
        return Some(0);
    };
    let mut from = 0;
    loop {
        from += memchr(byte, bytes.get(from + sign..)?)?;
        if bytes.get(from..)?.starts_with(part) {
            return Some(from);
        }
        from += 1;
    }
}

/// What feeds and their HTML have seldom.
fn is_rare(byte: u8) -> bool {
    !byte.is_ascii_alphanumeric() && !matches!(byte, b'<' | b'>' | b'/' | b'-' | b'"' | b':' | b' ')
}

/// All places where a part begins.
pub fn find_all(bytes: &[u8], part: &[u8]) -> impl Iterator<Item = usize> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let at = from + find(bytes.get(from..)?, part)?;
        from = at + part.len().max(1);
        Some(at)
    })
}

/// Where a part begins last, which is not nothing.
pub fn find_last(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes
        .windows(part.len().max(1))
        .rposition(|window| window == part)
}

/// What texts are asked for their parts.
pub trait Search {
    /// Where a part begins first.
    fn place_of(&self, part: &str) -> Option<usize>;

    /// Whether a part is there.
    fn holds(&self, part: &str) -> bool {
        self.place_of(part).is_some()
    }

    /// Whether a sign is there. The standard library's `contains` would seek what is not ASCII by its search for parts.
    fn has(&self, sign: char) -> bool;

    /// What stands before the first of three signs of ASCII.
    fn before_any(&self, signs: [u8; 3]) -> &str;

    /// What stands before and behind a place; all before one that is none.
    fn halves(&self, at: usize) -> (&str, &str);

    /// What stands before and behind a part, which is not nothing.
    fn cut_once(&self, part: &str) -> Option<(&str, &str)>;

    /// What stands before, between and behind a part that comes again and again.
    fn pieces<'t>(&'t self, part: &'t str) -> impl Iterator<Item = &'t str>;

    /// The text with something else in place of a part, wherever that is.
    fn with(&self, part: &str, instead: &str) -> String;
}

impl Search for str {
    fn place_of(&self, part: &str) -> Option<usize> {
        find(self.as_bytes(), part.as_bytes())
    }

    fn has(&self, sign: char) -> bool {
        match sign.is_ascii() {
            true => memchr(sign as u8, self.as_bytes()).is_some(),
            false => self.holds(sign.encode_utf8(&mut [0; 4])),
        }
    }

    fn before_any(&self, [one, other, third]: [u8; 3]) -> &str {
        let end = memchr3(one, other, third, self.as_bytes());
        end.and_then(|end| self.get(..end)).unwrap_or(self)
    }

    fn halves(&self, at: usize) -> (&str, &str) {
        self.split_at_checked(at).unwrap_or((self, ""))
    }

    fn cut_once(&self, part: &str) -> Option<(&str, &str)> {
        let at = self.place_of(part).filter(|_| !part.is_empty())?;
        Some((self.get(..at)?, self.get(at + part.len()..)?))
    }

    fn pieces<'t>(&'t self, part: &'t str) -> impl Iterator<Item = &'t str> {
        let mut rest = Some(self);
        std::iter::from_fn(move || match rest?.cut_once(part) {
            Some((piece, behind)) => {
                rest = Some(behind);
                Some(piece)
            }
            None => rest.take(),
        })
    }

    fn with(&self, part: &str, instead: &str) -> String {
        let mut out = String::with_capacity(self.len());
        for (nth, piece) in self.pieces(part).enumerate() {
            out.push_str(if nth > 0 { instead } else { "" });
            out.push_str(piece);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::{Search, find_all, find_last};

    #[test]
    fn parts_are_found_as_the_standard_library_finds_them() {
        for text in ["", "a", "ab", "aab", "abab", "é, é", "a//b//c", "<<<"] {
            for part in ["a", "ab", "//", "é", ", ", "<<", "abc"] {
                assert_eq!(text.place_of(part), text.find(part));
                assert_eq!(
                    find_last(text.as_bytes(), part.as_bytes()),
                    text.rfind(part)
                );
                let all = find_all(text.as_bytes(), part.as_bytes());
                assert!(all.eq(text.match_indices(part).map(|(at, _)| at)));
                assert_eq!(text.holds(part), text.contains(part));
                let sign = part.chars().next().unwrap_or_default();
                assert_eq!(text.has(sign), text.contains(sign));
                assert_eq!(text.cut_once(part), text.split_once(part));
                let before = text.split(['b', '/', ',']).next();
                assert_eq!(Some(text.before_any(*b"b/,")), before);
                assert!(text.pieces(part).eq(text.split(part)));
                assert_eq!(text.with(part, "--"), text.replace(part, "--"));
            }
        }
    }
}
