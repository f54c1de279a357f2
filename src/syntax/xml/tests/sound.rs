//! Random documents that are well-formed: whatever names stand in whatever others, nothing is amended.

use super::read;
use crate::html::tests::chance::Random;

static NAMES: &[&str] = &[
    "title",
    "link",
    "description",
    "author",
    "category",
    "guid",
    "pubDate",
    "item",
    "channel",
    "content",
    "summary",
    "image",
    "enclosure",
    "source",
    "name",
    "id",
    "url",
    "p",
    "b",
    "div",
    "br",
    "img",
    "hr",
    "a",
    "span",
    "li",
    "dc:creator",
    "dc:date",
    "media:content",
    "media:group",
    "itunes:image",
    "content:encoded",
    "x:y",
];

/// An element with others in it; its words in order.
fn grow(random: &mut Random, name: &str, depth: usize, xml: &mut String, words: &mut String) {
    xml.push_str(&format!("<{name}>"));
    for _ in 0..random.below(4) {
        match random.below(4) {
            0 | 1 if depth > 0 => {
                let inner = NAMES[random.below(NAMES.len())];
                grow(random, inner, depth - 1, xml, words);
            }
            2 => {
                let name = NAMES[random.below(NAMES.len())];
                xml.push_str(&format!("<{name}/>"));
            }
            _ => {
                let word = format!("w{} ", random.below(1000));
                xml.push_str(&word);
                words.push_str(&word);
            }
        }
    }
    xml.push_str(&format!("</{name}>"));
}

/// The words in a sketch.
fn words_of(sketch: &str) -> String {
    let is_word = |part: &&str| {
        part.len() > 1 && part.starts_with('w') && part[1..].bytes().all(|one| one.is_ascii_digit())
    };
    let parts = sketch.split(|one: char| !one.is_ascii_alphanumeric());
    parts
        .filter(is_word)
        .map(|word| format!("{word} "))
        .collect()
}

#[test]
fn what_is_well_formed_stays_as_it_is() {
    let mut random = Random::new(7);
    for _ in 0..4000 {
        let (mut xml, mut all) = (String::new(), Vec::new());
        for item in 0..3 {
            xml.push_str("<item>");
            let mut words = format!("w{item} ");
            xml.push_str(&format!("<title>{}</title>", words.trim_end()));
            for _ in 0..3 {
                let name = NAMES[random.below(NAMES.len())];
                grow(&mut random, name, 4, &mut xml, &mut words);
            }
            xml.push_str("</item>");
            all.push(words);
        }
        let xml = format!(
            "<rss xmlns:dc='urn:d' xmlns:media='urn:m' xmlns:itunes='urn:i' xmlns:content='urn:c' xmlns:x='urn:x'>\
             <channel><title>F</title>{xml}</channel></rss>"
        );
        let reading = read(&xml);
        let codes: Vec<_> = reading
            .codes
            .iter()
            // These are said of well-formed documents, and repair nothing.
            .filter(|code| !["xml/text-between", "xml/nested-entry"].contains(code))
            .collect();
        assert!(codes.is_empty(), "{codes:?} {xml}");
        let found: Vec<String> = reading
            .entries
            .iter()
            .map(|entry| words_of(entry))
            .collect();
        for words in &all {
            assert!(
                found.contains(words),
                "{words} is not in {found:?} of {xml}"
            );
        }
    }
}
