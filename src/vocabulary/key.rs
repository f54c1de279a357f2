//! Names of elements and attributes to the keys under which JavaScript finds them.

use crate::model::Text;

/// `new-feed-url` and `hit_parade` as JavaScript writes them; `Query` keeps its capital out, too.
pub fn key_of(name: &'static str) -> Text<'static> {
    let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let starts_small = name.starts_with(|first: char| !first.is_ascii_uppercase());
    if plain && starts_small {
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
