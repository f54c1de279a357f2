//! The newline that a `<pre>` begins with, which belongs to its source and not to its text.

use crate::value::entities;

/// Without a newline in first place, by number too. A carriage return by number is none.
pub fn without_newline(raw: &str) -> &str {
    let rest = without_line_end(raw);
    if rest.len() < raw.len() {
        return rest;
    }
    let Some(reference) = raw.strip_prefix('&') else {
        return raw;
    };
    let end = reference.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '#');
    let rest = end.and_then(|end| reference.get(end..)).unwrap_or_default();
    let rest = rest.strip_prefix(';').unwrap_or(rest);
    let first = raw.get(..raw.len() - rest.len()).unwrap_or_default();
    if entities::decode(first) == "\n" {
        rest
    } else {
        raw
    }
}

/// Without a line end in first place.
pub fn without_line_end(text: &str) -> &str {
    let rest = text.strip_prefix("\r\n");
    rest.or(text.strip_prefix(['\n', '\r'])).unwrap_or(text)
}
