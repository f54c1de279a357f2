//! Many spellings of one page's address to one.

use std::borrow::Cow;

use url::{Position, form_urlencoded};

use super::base::Base;
use super::resolve::address;
use super::scheme::Purpose;
use super::tracking::is_tracking;
use crate::options::UrlOptions;

/// The one spelling of a web page's address; none of what is no absolute http(s) address.
///
/// Scheme and host in lower case, default port gone, slashes at the path's end gone, parameters sorted by
/// name (those of one name keep their order), tracking gone, needless percent-encoding decoded, fragment
/// gone unless it routes a single-page app.
pub fn canonical(url: &str, options: &UrlOptions) -> Option<String> {
    let parsed = address(url, &Base::default(), Purpose::Page)?;
    let mut out = String::with_capacity(url.len());
    out.push_str(&parsed[..Position::BeforePath]);
    let path = decode_needless(parsed.path());
    match path.trim_end_matches('/') {
        "" => out.push('/'),
        path => out.push_str(path),
    }
    push_query(&mut out, parsed.query().unwrap_or_default(), options);
    if let Some(fragment) = parsed.fragment() {
        push_route(&mut out, fragment, options);
    }
    Some(out)
}

/// Adds what of a query tells one page from another.
fn push_query(out: &mut String, query: &str, options: &UrlOptions) {
    let mut parameters: Vec<Cow<'_, str>> = query
        .split('&')
        .filter(|parameter| !parameter.is_empty() && !is_dropped(parameter, options))
        .map(decode_needless)
        .collect();
    parameters.sort_by(|a, b| name(a).cmp(name(b)));
    for (index, parameter) in parameters.iter().enumerate() {
        out.push(if index == 0 { '?' } else { '&' });
        out.push_str(parameter);
    }
}

/// Adds `#/…` and `#!…`, in which single-page apps say which page they show; other fragments are places within one.
fn push_route(out: &mut String, fragment: &str, options: &UrlOptions) {
    let (route, query) = fragment.split_once('?').unwrap_or((fragment, ""));
    let somewhere = route.contains(|c| !matches!(c, '/' | '!'));
    if somewhere && route.starts_with(['/', '!']) {
        out.push('#');
        out.push_str(&decode_needless(route));
        push_query(out, query, options);
    }
}

fn name(parameter: &str) -> &str {
    parameter
        .split_once('=')
        .map_or(parameter, |(name, _)| name)
}

fn is_dropped(parameter: &str, options: &UrlOptions) -> bool {
    let Some((name, _)) = form_urlencoded::parse(name(parameter).as_bytes()).next() else {
        return false;
    };
    let name = name.to_lowercase();
    let is_listed = |list: &[String]| {
        list.iter()
            .any(|listed| listed.trim().to_lowercase() == name)
    };
    !is_listed(&options.keep) && (is_listed(&options.drop) || is_tracking(&name))
}

/// Percent-encoded letters, digits and `-._~` decoded, the hexadecimal digits of the rest in upper case (RFC 3986, 6.2.2).
fn decode_needless(text: &str) -> Cow<'_, str> {
    if !text.contains('%') {
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
            None => {
                out.push('%');
                out.push_str(part);
            }
        }
    }
    Cow::Owned(out)
}
