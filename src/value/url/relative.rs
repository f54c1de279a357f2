//! A relative address and what it is relative to, put together as they are written.

use super::address::has_www;
use super::mend::{behind_web, mend};
use super::plain::is_plain;
use super::scheme;
use crate::value::search::Search;

/// Where a text leads from a base, if both are as a browser would write them: then neither is parsed.
pub fn plainly(base: &str, text: &str) -> Option<String> {
    let site = behind_web(base)?;
    // A host named "http" is a slip, and one without a path stays as it is written.
    if !site.has('/') || site.starts_with("http") || !is_plain(base) || !is_relative(text) {
        return None;
    }
    Some(joined(base, text)).filter(|whole| is_plain(whole))
}

/// Whether a text names a place on a site, and nothing in it has to be mended.
fn is_relative(text: &str) -> bool {
    let is_host = text.strip_prefix("//").is_some_and(|rest| !rest.has('/'));
    !text.is_empty()
        && !is_host
        && mend(text).len() == text.len()
        && scheme::of(text).is_none()
        && !has_www(text)
}

/// A text behind as much of a base as it does not say itself.
pub fn joined(base: &str, text: &str) -> String {
    let address = base.before_any(*b"###");
    let path = base.before_any(*b"?##");
    let before = match text.as_bytes() {
        [b'/', b'/', ..] => base.cut_once("//").map_or(base, |(scheme, _)| scheme),
        [b'/', ..] => origin(base).unwrap_or(base),
        [b'?', ..] => path,
        [b'#', ..] | [] => address,
        _ => path
            .rfind('/')
            .map_or(path, |slash| path.halves(slash + 1).0),
    };
    [before, text].concat()
}

/// Scheme, host and port of an address.
pub fn origin(url: &str) -> Option<&str> {
    let (scheme, rest) = url.cut_once("://")?;
    let length = scheme.len() + 3 + rest.before_any(*b"/?#").len();
    url.get(..length)
}

#[cfg(test)]
mod tests {
    use super::plainly;
    use crate::value::url::address::parse;
    use crate::value::url::{Base, Purpose, resolve};

    const BASES: &[&str] = &[
        "https://example.org/",
        "https://example.org",
        "http://example.org/a/b?c/d#e/f",
        "http://http/a",
        "https://example.org/a/../b",
        "https://EXAMPLE.org/a",
    ];

    /// From the signs of addresses, all texts of so many.
    fn texts(length: u32) -> impl Iterator<Item = String> {
        const SIGNS: [&str; 12] = [
            "a", "/", ".", "?", "#", ":", "%2e", "&", "=", "www.", "http", "é",
        ];
        (0..12usize.pow(length)).map(move |number| {
            let digits = (0..length).map(|digit| number / 12usize.pow(digit) % 12);
            digits.map(|digit| SIGNS[digit]).collect()
        })
    }

    #[test]
    fn what_is_joined_plainly_is_what_a_parser_makes_of_it() {
        let mut count = 0;
        for base in BASES {
            let parsed = parse(base).expect("it is an address");
            for text in (0..5).flat_map(texts) {
                let Some(whole) = plainly(base, &text) else {
                    continue;
                };
                count += 1;
                let wanted = parsed.join(&text).map(String::from);
                assert_eq!(wanted.as_deref().ok(), Some(&*whole), "{base} {text}");
                let found = resolve(&text, &Base::new(Some(base)), Purpose::Page);
                assert_eq!(found.as_deref(), Some(&*whole), "{base} {text}");
            }
        }
        assert!(count > 2_000, "{count}");
    }
}
