//! A document that is one JSON string: the feed's own text out, with the way back to where it stood.

use memchr::memchr2;

use super::token::Tokens;
use super::words::escape;
use crate::diagnostic::Log;
use crate::syntax::xml::wrapper::Unescaped;

/// Takes the string's escapes away. A quotation mark before the feed does not make a string of it: nothing comes
/// behind the one that ends it, or what stands in it is escaped.
pub fn unquote(document: &str, log: &mut Log) -> Option<Unescaped> {
    let is_blank = |c: char| c.is_whitespace() || c == '\u{feff}';
    let inside = document.trim_start_matches(is_blank).strip_prefix('"')?;
    let mut from = document.len() - inside.len();
    let mut out = Unescaped {
        text: String::with_capacity(inside.len()),
        places: vec![(0, from)],
    };
    loop {
        let rest = document.get(from..)?;
        let special = memchr2(b'"', b'\\', rest.as_bytes()).unwrap_or(rest.len());
        let (piece, behind) = rest.split_at(special);
        out.text.push_str(piece);
        let follows = behind.strip_prefix('"').unwrap_or_default();
        if (behind.is_empty() && out.places.len() == 1) || !follows.trim().is_empty() {
            return None;
        }
        if !behind.starts_with('\\') {
            break;
        }
        let (character, length, _) = escape(behind);
        out.text.push(character);
        from += special + length;
        out.places.push((out.text.len(), from));
    }
    // A tag, or JSON once more.
    if !out
        .text
        .trim_start_matches(is_blank)
        .starts_with(['<', '{'])
    {
        return None;
    }
    // The reader of tokens knows what is not JSON.
    Tokens::new(document).next(log);
    Some(out)
}
