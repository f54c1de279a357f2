//! Addresses: absolute or not, of the web, in their normal form.

use crate::value::letters::is_letter_or_digit;
use crate::value::search::Search;
use crate::value::url::scheme;

/// The scheme of a text that has one, and what is behind it.
fn split_scheme(text: &str) -> Option<(&str, &str)> {
    let name = scheme::of(text)?;
    Some((name, text.get(name.len() + 1..)?))
}

/// Every character may stand in an IRI, and every escape is one.
pub fn is_reference(text: &str) -> bool {
    let bytes = text.as_bytes();
    let is_escape = |at: usize| {
        let digits = bytes.get(at + 1..at + 3).unwrap_or_default();
        digits.len() == 2 && digits.iter().all(u8::is_ascii_hexdigit)
    };
    let is_allowed = |(at, byte): (usize, &u8)| match byte {
        b'%' => is_escape(at),
        ..=b' ' | 0x7f => false,
        b'"' | b'<' | b'>' | b'\\' | b'^' | b'`' | b'{' | b'|' | b'}' => false,
        _ => true,
    };
    let is_strange = |c: char| c.is_whitespace() || c.is_control();
    bytes.iter().enumerate().all(is_allowed) && (text.is_ascii() || !text.contains(is_strange))
}

/// It names a scheme; one of the web names a host, too.
pub fn is_absolute(text: &str) -> bool {
    is_whole(text) && is_reference(text)
}

/// The same, whatever its characters: they are another rule's matter.
pub fn is_whole(text: &str) -> bool {
    let Some((name, rest)) = split_scheme(text) else {
        return false;
    };
    match scheme::is_web(name) || name.eq_ignore_ascii_case("ftp") {
        true => rest.strip_prefix("//").is_some_and(has_host),
        false => !rest.is_empty(),
    }
}

/// What stands before path, query and fragment.
fn authority(rest: &str) -> &str {
    rest.before_any(*b"/?#")
}

fn has_host(rest: &str) -> bool {
    let authority = authority(rest);
    let host = authority
        .rsplit_once('@')
        .map_or(authority, |(_, host)| host);
    let host = match host.starts_with('[') {
        true => return host.has(']'),
        false => host.split(':').next().unwrap_or_default(),
    };
    !host.is_empty()
        && host
            .chars()
            .all(|c| is_letter_or_digit(c) || matches!(c, '-' | '.' | '_' | '%' | '~'))
}

/// Absolute, and of the web.
pub fn is_web(text: &str) -> bool {
    scheme::of(text).is_some_and(scheme::is_web) && is_absolute(text)
}

/// As programs that compare addresses letter by letter expect it.
pub fn is_normal(text: &str) -> bool {
    let Some((scheme, rest)) = split_scheme(text) else {
        return true;
    };
    let Some(rest) = rest.strip_prefix("//") else {
        return true;
    };
    let host = authority(rest);
    let is_upper = |text: &str| text.bytes().any(|byte| byte.is_ascii_uppercase());
    let port = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => "\0",
    };
    !is_upper(scheme)
        && !is_upper(host)
        && !host.ends_with(port)
        && !rest.contains("/../")
        && !rest.contains("/./")
}

/// It is more than a fragment.
pub fn is_not_same_document(text: &str) -> bool {
    !text.starts_with('#') && !text.is_empty()
}

/// No password travels with it.
pub fn has_no_password(text: &str) -> bool {
    let rest = text.split_once("://").map_or("", |(_, rest)| rest);
    !authority(rest)
        .split_once('@')
        .is_some_and(|(user, _)| user.has(':'))
}

/// Letters, digits and hyphens with points between.
pub fn is_domain(text: &str) -> bool {
    let is_label =
        |label: &str| !label.is_empty() && label.chars().all(|c| is_letter_or_digit(c) || c == '-');
    text.split('.').all(is_label)
}

/// A `tag:` with an authority, a date and a name, or a `urn:` with a namespace and a name; any other is not judged.
pub fn is_sound_tag(text: &str) -> bool {
    match split_scheme(text) {
        Some(("tag", rest)) => rest.split_once(':').is_some_and(|(entity, _)| {
            entity.split_once(',').is_some_and(|(authority, date)| {
                let is_date = |date: &str| {
                    matches!(date.len(), 4 | 7 | 10)
                        && date
                            .bytes()
                            .all(|byte| byte.is_ascii_digit() || byte == b'-')
                };
                !authority.is_empty() && is_date(date)
            })
        }),
        Some(("urn", rest)) => rest.split_once(':').is_some_and(|(space, name)| {
            let is_space = space.len() >= 2
                && space
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
            let is_name = !name.is_empty();
            is_space && is_name && (!space.eq_ignore_ascii_case("uuid") || is_uuid(name))
        }),
        _ => true,
    }
}

/// Addresses, each with its width or density behind it.
pub fn is_srcset(text: &str) -> bool {
    text.split(", ").all(|one| {
        let mut words = one.split_whitespace();
        let is_address = words.next().is_some_and(is_reference);
        let is_size = words
            .next()
            .is_none_or(|size| size.ends_with(['w', 'x', ',']));
        is_address && is_size && words.next().is_none()
    })
}

/// Eight, four, four, four and twelve hexadecimal digits.
pub fn is_uuid(text: &str) -> bool {
    let lengths: Vec<usize> = text.split('-').map(str::len).collect();
    lengths == [8, 4, 4, 4, 12]
        && text
            .bytes()
            .all(|byte| byte.is_ascii_hexdigit() || byte == b'-')
}
