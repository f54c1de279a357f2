//! A document that is one JSON string: the feed's own text out, with the way back to where it stood.

use super::token::Tokens;
use crate::diagnostic::Log;
use crate::syntax::xml::wrapper::Unescaped;

/// How a feed begins in a string: a tag, or JSON once more.
static BEGINNINGS: &[&str] = &["<", "{", "\\u003c", "\\u003C"];

/// Whether a text begins as such a document does, white space before it gone.
pub fn begins(start: &str) -> bool {
    start.strip_prefix('"').is_some_and(|inside| {
        let mut inside = inside;
        while let Some(rest) = ["\\n", "\\r", "\\t", "\\ufeff", " ", "\u{feff}"]
            .iter()
            .find_map(|space| inside.strip_prefix(space))
        {
            inside = rest;
        }
        BEGINNINGS.iter().any(|known| inside.starts_with(known))
    })
}

/// Takes the string's escapes away. A quotation mark before the feed does not make a string of it: nothing comes
/// behind the one that ends it, or what stands in it is escaped.
pub fn unquote(document: &str, log: &mut Log) -> Option<Unescaped> {
    let out = unquoted(document)?;
    // The reader of tokens knows what is no JSON.
    let mut tokens = Tokens::new(document);
    while tokens.next(log).is_some() {}
    Some(out)
}

fn unquoted(document: &str) -> Option<Unescaped> {
    let start = document.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if !begins(start) {
        return None;
    }
    let mut from = document.len() - start.len() + 1;
    let mut out = Unescaped {
        text: String::with_capacity(start.len()),
        places: vec![(0, from)],
    };
    loop {
        let rest = document.get(from..)?;
        let special = memchr::memchr2(b'"', b'\\', rest.as_bytes());
        out.text
            .push_str(rest.get(..special.unwrap_or(rest.len()))?);
        let Some(special) = special else {
            return (out.places.len() > 1).then_some(out);
        };
        let at = from + special;
        if rest.as_bytes().get(special) == Some(&b'"') {
            return document.get(at + 1..)?.trim().is_empty().then_some(out);
        }
        let mut tokens = Tokens::behind(document, at);
        out.text.push_str(&tokens.escape(&mut Log::default()));
        from = tokens.at();
        out.places.push((out.text.len(), from));
    }
}
