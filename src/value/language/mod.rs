//! A language's name or code, however it is spelled, to one canonical tag.
//!
//! Rules: RFC 5646 (BCP 47). What stands in a tag beside known subtags is left out; a tag without a language is none.

mod tables;

use super::lower::{is_small, lower};
use crate::need;
use tables::{NO_LANGUAGES, VARIANTS};

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
    let subtags = subtags(text);
    if let Some(tag) = tables::named(&lower(text)).or_else(|| tables::named(&subtags)) {
        return Some(tag.to_owned());
    }
    let (first, mut rest) = subtags.split_once('-').unwrap_or((&subtags, ""));
    let mut tag = Tag::default();
    // A name can stand for two subtags, "us" for "en-US".
    language(first)?.split('-').for_each(|part| tag.add(part));
    while !rest.is_empty() {
        let (part, behind) = rest.split_once('-').unwrap_or((rest, ""));
        if part.len() == 1 && !need::lacks("language") {
            tag.put(REST, extensions(rest));
            break;
        }
        tag.add(part);
        rest = behind;
    }
    Some(tag.spell())
}

/// The subtags, in lower case. Behind a space only a country in capitals or in brackets belongs to them: "en US", but "en de".
fn subtags(text: &str) -> String {
    let mut subtags = String::new();
    for (at, word) in text.split_whitespace().enumerate() {
        if at > 0 && word.contains(is_small) && !word.starts_with('(') {
            break;
        }
        let is_between = ['-', '_', '(', ')', '\u{2010}', '\u{2011}', '\u{2013}'];
        word.split(is_between)
            .for_each(|part| join(&mut subtags, part));
    }
    lower(&subtags).into_owned()
}

fn join(tag: &mut String, part: &str) {
    if !tag.is_empty() && !part.is_empty() {
        tag.push('-');
    }
    tag.push_str(part);
}

/// The language that the first subtag names, perhaps with its country.
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
fn extensions(text: &str) -> &str {
    let is_proper =
        |part: &&str| part.len() <= 8 && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let proper = text.split('-').take_while(is_proper);
    let length: usize = proper.map(|part| part.len() + 1).sum();
    let proper = text.get(..length.saturating_sub(1)).unwrap_or_default();
    // A letter with nothing behind it opens nothing.
    match proper.rsplit_once('-') {
        Some((before, last)) if last.len() > 1 || before.rsplit('-').next() == Some("x") => proper,
        _ => "",
    }
}

/// The parts of a tag, in their order.
#[derive(Default)]
struct Tag([String; 4]);

const LANGUAGE: usize = 0;
const SCRIPT: usize = 1;
const REGION: usize = 2;
/// Variants and extensions.
const REST: usize = 3;

impl Tag {
    /// Puts a subtag where its shape says that it belongs.
    fn add(&mut self, part: &str) {
        let are = |is: fn(&u8) -> bool| part.as_bytes().iter().all(is);
        if self.0[LANGUAGE].is_empty() {
            self.put(LANGUAGE, part);
        } else if let Some(region) = tables::region(part) {
            self.put(REGION, region);
        } else if part.len() == 3 && are(u8::is_ascii_digit) {
            self.put(REGION, part);
        } else if part.len() == 4 && are(u8::is_ascii_alphabetic) {
            self.put(SCRIPT, &titled(part));
        } else if !need::lacks("language") {
            self.add_rare(part);
        }
    }

    /// The same of others; passes over what has no place.
    fn add_rare(&mut self, part: &str) {
        let is_variant = part.starts_with(|sign: char| sign.is_ascii_digit())
            && (4..=8).contains(&part.len())
            && part.bytes().all(|sign| sign.is_ascii_alphanumeric());
        if tables::is_within(part, &self.0[LANGUAGE]) {
            // "zh-yue" is what "yue" was once called.
            part.clone_into(&mut self.0[LANGUAGE]);
        } else if is_variant || VARIANTS.contains(&part) {
            self.put(REST, part);
        }
    }

    /// There is one language, one script and one region: the first.
    fn put(&mut self, at: usize, part: &str) {
        if let Some(place) = self.0.get_mut(at)
            && (at == REST || place.is_empty())
        {
            join(place, part);
        }
    }

    fn spell(self) -> String {
        let [mut tag, rest @ ..] = self.0;
        rest.iter().for_each(|part| join(&mut tag, part));
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
