//! A language's name or code, however it is spelled, to one canonical tag.
//!
//! Rules: RFC 5646 (BCP 47). What stands in a tag beside known subtags is left out; a tag without a language is none.

mod tables;

use tables::{GRANDFATHERED, NO_LANGUAGES, VARIANTS};

/// The canonical tag of the first language that a text names: "EN_us" gives "en-US".
pub fn canonical(text: &str) -> Option<String> {
    text.split([',', ';', '|', '/']).find_map(one)
}

fn one(text: &str) -> Option<String> {
    // "de_DE.UTF-8", "ca_ES@valencia": what follows is no language. Sentences are none, either.
    let text = text.split(['.', '@']).next()?.trim();
    if text.len() > 100 || text.split_whitespace().count() > 3 {
        return None;
    }
    if let Some(tag) = tables::named(&text.to_lowercase()) {
        return Some(tag.to_owned());
    }
    let joined = subtags(text).join("-").to_lowercase();
    if let Some((_, tag)) = GRANDFATHERED.iter().find(|(old, _)| *old == joined) {
        return Some((*tag).to_owned());
    }
    let (first, rest) = joined.split_once('-').unwrap_or((&joined, ""));
    let mut tag = Tag::default();
    // A name can stand for two subtags, "us" for "en-US".
    for part in language(first)?.split('-') {
        tag.add(part);
    }
    let mut parts = rest.split('-').filter(|part| !part.is_empty());
    while let Some(part) = parts.next() {
        if part.len() == 1 {
            tag.extensions = extensions(part, parts);
            break;
        }
        tag.add(part);
    }
    Some(tag.spell())
}

/// The pieces of a tag. Behind a space only a country in capitals or in brackets belongs to it: "en US", but "en de".
fn subtags(text: &str) -> Vec<&str> {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let rest = words.take_while(|word| !word.contains(char::is_lowercase) || word.starts_with('('));
    [first]
        .into_iter()
        .chain(rest)
        .flat_map(|word| word.split(['-', '_', '(', ')', '\u{2010}', '\u{2011}', '\u{2013}']))
        .filter(|part| !part.is_empty())
        .collect()
}

/// The language that the first subtag (in lower case) names, perhaps with its country.
fn language(code: &str) -> Option<&str> {
    match code.len() {
        2 => tables::two_letters(code),
        3 => tables::shortest(code).or_else(|| {
            let proper = code.bytes().all(|byte| byte.is_ascii_lowercase());
            (proper && !NO_LANGUAGES.contains(&code)).then_some(code)
        }),
        _ => tables::named(code),
    }
}

/// Extensions and private use, "u-hc-h12", "x-old", as far as they are well-formed.
fn extensions<'t>(first: &'t str, rest: impl Iterator<Item = &'t str>) -> String {
    let proper =
        |part: &&str| part.len() <= 8 && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let parts: Vec<&str> = [first].into_iter().chain(rest).take_while(proper).collect();
    // A letter with nothing behind it opens nothing.
    match parts.as_slice() {
        [.., before, last] if last.len() > 1 || *before == "x" => parts.join("-"),
        _ => String::new(),
    }
}

#[derive(Default)]
struct Tag {
    language: String,
    script: Option<String>,
    region: Option<String>,
    variants: Vec<String>,
    extensions: String,
}

impl Tag {
    /// Puts a subtag (in lower case) where its shape says that it belongs; passes over what has no place.
    fn add(&mut self, part: &str) {
        let letters = part.bytes().all(|byte| byte.is_ascii_alphabetic());
        let plain = part.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let digit_first = part.starts_with(|c: char| c.is_ascii_digit());
        if self.language.is_empty() {
            self.language = part.to_owned();
        } else if let Some(region) = tables::region(part) {
            self.region.get_or_insert_with(|| region.to_owned());
        } else if tables::is_within(part, &self.language) {
            // "zh-yue" is what "yue" was once called.
            self.language = part.to_owned();
        } else if part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_digit()) {
            self.region.get_or_insert_with(|| part.to_owned());
        } else if part.len() == 4 && letters {
            self.script.get_or_insert_with(|| titled(part));
        } else if VARIANTS.contains(&part)
            || (plain && digit_first && (4..=8).contains(&part.len()))
        {
            self.variants.push(part.to_owned());
        }
    }

    fn spell(self) -> String {
        let mut tag = self.language;
        let extensions = (!self.extensions.is_empty()).then_some(self.extensions);
        let rest = self
            .script
            .into_iter()
            .chain(self.region)
            .chain(self.variants)
            .chain(extensions);
        for part in rest {
            tag.push('-');
            tag.push_str(&part);
        }
        tag
    }
}

fn titled(word: &str) -> String {
    let mut word = word.to_owned();
    if let Some(first) = word.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    word
}

#[cfg(test)]
mod tests {
    use super::canonical;

    #[test]
    fn languages_are_read_as_the_table_says() {
        for line in include_str!("../../../tests/tables/languages.tsv").lines() {
            let columns: Vec<&str> = line.split('\t').collect();
            let [text, wanted, _remark] = columns[..] else {
                panic!("three columns: {line}");
            };
            let tag = canonical(text).unwrap_or_default();
            assert_eq!(tag, wanted, "{line}");
            assert_eq!(
                canonical(&tag).unwrap_or_default(),
                tag,
                "what is canonical stays: {line}"
            );
        }
    }

    #[test]
    fn the_tables_hold_codes_of_their_length() {
        assert_eq!(super::tables::shortest("deu"), Some("de"));
        assert_eq!(super::tables::shortest("zul"), Some("zu"));
        assert_eq!(super::tables::shortest("aar"), Some("aa"));
        assert_eq!(super::tables::region("ad"), Some("AD"));
        assert_eq!(super::tables::region("zw"), Some("ZW"));
    }
}
