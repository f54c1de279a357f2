//! Names of elements and attributes to the keys under which JavaScript finds them.

use crate::model::Text;

/// Whether a name is its own key: letters and digits, the first no capital.
#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
pub const fn is_key(name: &str) -> bool {
    let bytes = name.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if !bytes[at].is_ascii_alphanumeric() || (at == 0 && bytes[at].is_ascii_uppercase()) {
            return false;
        }
        at += 1;
    }
    true
}

/// Whether a name ends as those of addresses do, in whatever case: `showUrl`, `feed_url`, `rss_uri`.
pub const fn names_address(name: &str) -> bool {
    ends_in(name, b"srcset")
        || ends_in(name, b"url")
        || ends_in(name, b"uri")
        || ends_in(name, b"href")
        || ends_in(name, b"src")
}

#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
const fn ends_in(name: &str, end: &[u8]) -> bool {
    let name = name.as_bytes();
    let mut at = 0;
    while at < end.len() && at < name.len() {
        at += 1;
        if name[name.len() - at].to_ascii_lowercase() != end[end.len() - at] {
            return false;
        }
    }
    at == end.len()
}

/// `new-feed-url` and `hit_parade` as JavaScript writes them; `Query` keeps its capital out, too.
pub fn key_of(name: &'static str) -> Text<'static> {
    if is_key(name) {
        return Text::Borrowed(name);
    }
    let mut key = String::new();
    for part in name.split(|character: char| !character.is_ascii_alphanumeric()) {
        let mut characters = part.chars();
        let Some(first) = characters.next() else {
            continue;
        };
        key.push(if key.is_empty() {
            first.to_ascii_lowercase()
        } else {
            first.to_ascii_uppercase()
        });
        key.push_str(characters.as_str());
    }
    key.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_what_javascript_would_write() {
        for (name, key) in [
            ("creator", "creator"),
            ("commentRss", "commentRss"),
            ("new-feed-url", "newFeedUrl"),
            ("hit_parade", "hitParade"),
            ("codec.sampleRate", "codecSampleRate"),
            ("Point", "point"),
        ] {
            assert_eq!(key_of(name), key);
        }
    }
}
