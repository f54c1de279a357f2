//! A relative address and what it is relative to, put together as they are written.

use std::borrow::Cow;

use super::address::has_www;
use super::mend::{behind_web, mend};
use super::plain::is_plain;
use super::scheme;
use crate::value::search::Search;

/// Where a text leads from a base, if both are as a browser would write them: then neither is parsed.
pub fn plainly(base: &str, text: &str) -> Option<String> {
    // One without a path stays as it is written.
    let is_site = has_plain_host(base) && behind_web(base)?.has('/');
    if !is_site || !is_plain(base) || !is_relative(text) {
        return None;
    }
    Some(joined(base, text)).filter(|whole| has_plain_host(whole) && is_plain(whole))
}

/// Whether a host is not plainly the rest of a slip: "http://http://example.org/".
fn has_plain_host(url: &str) -> bool {
    behind_web(url).is_some_and(|site| !site.starts_with("http"))
}

/// Whether a text names a place on a site, and nothing in it has to be mended.
fn is_relative(text: &str) -> bool {
    let is_host = text.strip_prefix("//").is_some_and(|rest| !rest.has('/'));
    !text.is_empty()
        && !is_host
        && matches!(mend(text), Cow::Borrowed(same) if same.len() == text.len())
        && scheme::of(text).is_none()
        // What is looked at as a host would be, with whatever scheme.
        && !text.holds("://")
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
    use crate::value::url::address::address;
    use crate::value::url::{Base, Purpose};

    const BASES: &[&str] = &[
        "https://example.org/",
        "https://example.org",
        "http://example.org/a/b?c/d#e/f",
        "http://http/a",
        "https://example.org/a/../b",
        "https://EXAMPLE.org/a",
    ];

    const SIGNS: [&str; 17] = [
        "a", "/", "//", ".", "?", "#", ":", "1:", "%2e", "%41", "&", "=", ";", "www.", "http",
        "href=", "é",
    ];

    /// From the signs of addresses, all texts of so many.
    fn texts(length: u32) -> impl Iterator<Item = String> {
        (0..SIGNS.len().pow(length)).map(move |number| {
            let digits = (0..length).map(|digit| number / SIGNS.len().pow(digit) % SIGNS.len());
            digits.map(|digit| SIGNS[digit]).collect()
        })
    }

    #[test]
    fn what_is_joined_plainly_is_what_a_parser_makes_of_it() {
        let mut count = 0;
        for base in BASES {
            let parsed = Base::new(Some(base));
            for text in (0..5).flat_map(texts) {
                let Some(whole) = plainly(base, &text) else {
                    continue;
                };
                count += 1;
                let wanted = address(&text, parsed.url(), Purpose::Page).map(String::from);
                assert_eq!(wanted.as_deref(), Some(&*whole), "{base} {text}");
            }
        }
        assert!(count > 2_000, "{count}");
    }
}
