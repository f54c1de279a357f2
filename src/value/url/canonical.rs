//! Many spellings of one page's address to one.

use std::borrow::Cow;

use memchr::memchr;
use url::form_urlencoded;

use super::address::address;
use super::mend::{trim, without_escape, without_references};
use super::plain::is_plain;
use super::scheme::Purpose;
use super::tracking::is_tracking;
use crate::need;
use crate::options::UrlOptions;
use crate::value::lower::{lower, lower_ascii};
use crate::value::order::sort;
use crate::value::search::Search;
use crate::value::text::{cut_at, parts_of};

/// The one spelling of a web page's address; none of what is no absolute http(s) address.
///
/// Scheme and host in lower case, default port gone, slashes at the path's end gone, parameters sorted by
/// name (those of one name keep their order), tracking gone, needless percent-encoding decoded, fragment
/// gone unless it routes a single-page app.
#[cfg_attr(feature = "stages", inline(never))]
pub fn canonical(url: &str, options: &UrlOptions) -> Option<String> {
    let trimmed = trim(url);
    if is_plain(trimmed) {
        return Some(spell(trimmed, options));
    }
    let parsed = address(trimmed, None, Purpose::Page)?;
    Some(spell(parsed.as_str(), options))
}

/// The canonical spelling of an address that is spelled as a parser would.
fn spell(url: &str, options: &UrlOptions) -> String {
    let mut out = String::with_capacity(url.len() + 1);
    let (address, fragment) = cut_at(url, b'#').unwrap_or((url, ""));
    let (address, query) = cut_at(address, b'?').unwrap_or((address, ""));
    // The first colon is that of the scheme.
    let bytes = address.as_bytes();
    let path_begins = memchr(b':', bytes).and_then(|at| {
        let length = memchr(b'/', bytes.get(at + 3..)?)?;
        Some(at + 3 + length)
    });
    let (front, path) = address.halves(path_begins.unwrap_or(address.len()));
    out.push_str(front);
    match decoded(path).trim_end_matches('/') {
        "" => out.push('/'),
        path => out.push_str(path),
    }
    push_query(&mut out, query, options);
    push_route(&mut out, fragment, options);
    out
}

/// Adds what of a query tells one page from another.
fn push_query(out: &mut String, query: &str, options: &UrlOptions) {
    if query.is_empty() {
        return;
    }
    let mut parameters: Vec<Cow<'_, str>> = parts_of(query, b'&')
        .map(|parameter| unescaped(decode_needless(parameter)))
        .filter(|parameter| !parameter.is_empty() && !is_dropped(parameter, options))
        .collect();
    sort(&mut parameters, |a, b| name(a).cmp(name(b)));
    for (index, parameter) in parameters.iter().enumerate() {
        out.push(if index == 0 { '?' } else { '&' });
        out.push_str(parameter);
    }
}

/// The first parameter may become another than the first, and what is left of an escaped ampersand one again.
fn unescaped(parameter: Cow<'_, str>) -> Cow<'_, str> {
    match parameter {
        Cow::Borrowed(text) => Cow::Borrowed(without_escape(text)),
        Cow::Owned(text) => Cow::Owned(without_escape(&text).to_owned()),
    }
}

/// Decoded, and what has become an escaped ampersand by that is one.
fn decoded(text: &str) -> Cow<'_, str> {
    let text = decode_needless(text);
    match text {
        Cow::Owned(text) => Cow::Owned(without_references(&text).unwrap_or(text)),
        plain => plain,
    }
}

/// Adds `#/…` and `#!…`, in which single-page apps say which page they show; other fragments are places within one.
fn push_route(out: &mut String, fragment: &str, options: &UrlOptions) {
    let (route, query) = fragment.split_once('?').unwrap_or((fragment, ""));
    let somewhere = route.contains(|c| !matches!(c, '/' | '!'));
    if somewhere && route.starts_with(['/', '!']) {
        out.push('#');
        out.push_str(&decoded(route));
        push_query(out, query, options);
    }
}

fn name(parameter: &str) -> &str {
    cut_at(parameter, b'=').map_or(parameter, |(name, _)| name)
}

fn is_dropped(parameter: &str, options: &UrlOptions) -> bool {
    let name = decoded_name(parameter);
    let is_listed = |list: &[String]| list.iter().any(|listed| lower(listed.trim()) == name);
    !is_listed(&options.keep) && (is_listed(&options.drop) || is_tracking(&name))
}

/// A parameter's name in lower case, percent-encoding decoded.
fn decoded_name(parameter: &str) -> Cow<'_, str> {
    let name = name(parameter);
    let is_escaped = |byte: u8| !byte.is_ascii() || matches!(byte, b'%' | b'+');
    if !name.bytes().any(is_escaped) {
        return lower_ascii(name);
    }
    if need::lacks("address") {
        return Cow::Borrowed(name);
    }
    let decoded = form_urlencoded::parse(name.as_bytes()).next();
    Cow::Owned(decoded.map_or_else(String::new, |(name, _)| lower(&name).into_owned()))
}

/// Percent-encoded letters, digits and `-._~` decoded, the hexadecimal digits of
/// the rest in upper case (RFC 3986, 6.2.2), stray signs encoded.
fn decode_needless(text: &str) -> Cow<'_, str> {
    if memchr(b'%', text.as_bytes()).is_none() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut parts = text.split('%');
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let code = part
            .get(..2)
            .filter(|code| code.bytes().all(|byte| byte.is_ascii_hexdigit()))
            .and_then(|code| Some((u8::from_str_radix(code, 16).ok()?, code)));
        match code {
            Some((byte, _))
                if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~') =>
            {
                out.push(char::from(byte));
                out.push_str(part.get(2..).unwrap_or_default());
            }
            Some((_, code)) => {
                out.push('%');
                out.push_str(&code.to_ascii_uppercase());
                out.push_str(part.get(2..).unwrap_or_default());
            }
            // Left alone, a stray sign could make a code with what is decoded behind it: "%%41E".
            None => {
                out.push_str("%25");
                out.push_str(part);
            }
        }
    }
    Cow::Owned(out)
}
