//! A link's text, mended, to an address in its parts, or to none.

use super::idn::in_ascii;
use super::mend::{mend, trim};
use super::read::Url;
use super::scheme::{self, Purpose};
use crate::value::search::Search;
use crate::value::text::behind;

/// The address that a text names, absolute or relative to another one, if its scheme serves the purpose.
pub fn address(text: &str, base: Option<&Url>, purpose: Purpose) -> Option<Url> {
    let mended = mend(trim(text));
    let text = mended.as_ref();
    if text.is_empty() {
        return None;
    }
    let url = match scheme::of(text) {
        Some(name) if scheme::is_allowed(name, purpose) => parse(text),
        Some(name) if scheme::is_wrapper(name) => parse(&unwrapped(text.get(name.len() + 1..)?)),
        Some(_) => return None,
        None if has_www(text) => {
            let scheme = base.map_or("http", Url::scheme);
            parse(&format!("{scheme}://{text}"))
        }
        None if text.contains(char::is_whitespace) && !is_spelt_as_address(text) => return None,
        None => base?.join(&in_ascii(text)?).ok(),
    };
    // What was parsed counts, not what was written: no spelling slips through.
    url.filter(|url| scheme::is_allowed(url.scheme(), purpose) && !has_strange_host(url))
}

/// An absolute address.
pub fn parse(text: &str) -> Option<Url> {
    Url::parse(&in_ascii(text)?).ok()
}

/// "http://@http://example.org/" and more that is past mending: the host would be "http". No host has an ampersand, and
/// "&AmP;" would be mended once it is in lower case.
fn has_strange_host(url: &Url) -> bool {
    url.host_str()
        .is_some_and(|host| matches!(host, "http" | "https") || host.has('&'))
}

/// `feed://host/`, `feed:https://host/`, `feed:host/`: the web address behind the wrapper.
fn unwrapped(rest: &str) -> String {
    let inner = rest.trim_start_matches('/');
    match scheme::of(inner) {
        Some(name) if scheme::is_web(name) => inner.to_owned(),
        _ => format!("http://{inner}"),
    }
}

/// "www.example.org/page": no page of a site is ever named so, a forgotten scheme is common.
pub fn has_www(text: &str) -> bool {
    behind(text, "www.").is_some_and(|rest| rest.before_any(*b"/?#").has('.'))
}

/// Whether any character tells a relative address from words: "CC BY 4.0" and "Comments (3)" have none.
pub fn is_spelt_as_address(text: &str) -> bool {
    let begins_a_part = |next: &u8| next.is_ascii_alphabetic() || *next >= 0x80;
    let mut rest = text.trim().as_bytes();
    while let [sign, behind @ ..] = rest {
        rest = behind;
        match sign {
            b'/' | b'\\' | b':' | b'#' => return true,
            b'?' if !matches!(rest, [] | [b' ', ..]) => return true,
            b'.' if rest.first().is_some_and(begins_a_part) => return true,
            _ => {}
        }
    }
    false
}
