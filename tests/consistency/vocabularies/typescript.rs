//! Tables to the TypeScript interfaces of `extensions`.

use std::fmt::Write;

use anyfeed::tables::{Kind, Part, Place, Vocabulary, key_of};

use super::{by_prefix, is_shown, stands_in};

/// The whole file.
pub fn types() -> String {
    let mut interfaces = String::new();
    let (mut feed, mut entry) = (String::new(), String::new());
    for vocabulary in by_prefix() {
        let mut shapes = Shapes::new(vocabulary);
        let in_feed = members(&mut shapes, vocabulary, Place::Feed);
        let in_entry = members(&mut shapes, vocabulary, Place::Entry);
        let pascal = pascal(vocabulary.prefix);
        let alike = in_feed == in_entry;
        let mut name = |members: &str, place: &str| {
            let name = if alike {
                format!("{pascal}Extension")
            } else {
                format!("{pascal}{place}Extension")
            };
            if !interfaces.contains(&format!("interface {name} ")) {
                let _ = write!(
                    interfaces,
                    "/** {}, under `{}`. */\nexport interface {name} {{\n{members}}}\n\n",
                    vocabulary.about, vocabulary.prefix
                );
            }
            name
        };
        if !in_feed.is_empty() {
            let _ = writeln!(
                feed,
                "  {}?: {};",
                vocabulary.prefix,
                name(&in_feed, "Feed")
            );
        }
        if !in_entry.is_empty() {
            let _ = writeln!(
                entry,
                "  {}?: {};",
                vocabulary.prefix,
                name(&in_entry, "Entry")
            );
        }
        interfaces.push_str(&shapes.written);
    }
    format!(
        "{OPENING}export interface FeedExtensions {{\n{feed}}}\n\n/** The same for an entry. */\nexport interface EntryExtensions {{\n{entry}}}\n\n{}\n",
        interfaces.trim_end()
    )
}

const OPENING: &str = "\
// Written from the tables in src/vocabulary: do not edit, run `UPDATE=1 cargo test --test consistency`.

/**
 * Every known vocabulary that the element uses, under its customary prefix:
 * extensions.dc, extensions.itunes, extensions.podcast, extensions.prism …
 * What is not used is absent. An element that may repeat is always an array.
 * Core elements without a field of their own (cloud, textInput, docs, rating,
 * webMaster, managingEditor) stand under extensions.rss or extensions.atom.
 * With `extensions: false` it is {} and `foreign` is [].
 * Dates are ISO 8601 in UTC; lengths of time are seconds; URLs are absolute.
 * A date, a number or a yes that cannot be read is a string: what the feed says.
 * A feed may put an element where it does not belong: it is shown there, too,
 * though no type tells of it.
 */
";

fn members(shapes: &mut Shapes, vocabulary: &Vocabulary, place: Place) -> String {
    let mut members = String::new();
    let elements = vocabulary.elements.iter();
    for element in
        elements.filter(|element| is_shown(vocabulary, element) && stands_in(element, place))
    {
        let kind = listed(shapes.of(element.kind, element.name, ""), element.many);
        if let Some(remark) = remark(element.kind) {
            let _ = writeln!(members, "  /** {remark} */");
        }
        let _ = writeln!(members, "  {}?: {kind};", key_of(element.name));
    }
    members
}

fn listed(kind: String, many: bool) -> String {
    match (many, kind.contains(' ')) {
        (false, _) => kind,
        (true, false) => format!("{kind}[]"),
        (true, true) => format!("({kind})[]"),
    }
}

fn remark(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Email => Some("Only with `emails: true`."),
        Kind::Duration => Some("Seconds."),
        Kind::Date => Some("ISO 8601."),
        _ => None,
    }
}

fn pascal(name: &'static str) -> String {
    let key = key_of(name);
    let mut characters = key.chars();
    characters.next().map_or_else(String::new, |first| {
        first.to_ascii_uppercase().to_string() + characters.as_str()
    })
}

/// The interfaces of elements with parts; one that is like another is the same.
struct Shapes {
    prefix: String,
    known: Vec<(String, String)>,
    written: String,
}

impl Shapes {
    fn new(vocabulary: &Vocabulary) -> Self {
        Shapes {
            prefix: pascal(vocabulary.prefix),
            known: Vec::new(),
            written: String::new(),
        }
    }

    fn of(&mut self, kind: Kind, name: &'static str, within: &str) -> String {
        let simple = match kind {
            Kind::Parts(parts) => return self.structure(parts, name, within),
            Kind::Number | Kind::Degrees | Kind::Duration => "number | string",
            Kind::Flag => "boolean | string",
            Kind::Presence => "boolean",
            Kind::List => "string[]",
            Kind::Numbers => "number[] | string",
            Kind::Srcset => "string",
            Kind::Others => "EntryExtensions",
            Kind::Text | Kind::Html | Kind::Url | Kind::Email | Kind::Date | Kind::Person => {
                "string"
            }
        };
        simple.to_owned()
    }

    fn structure(&mut self, parts: &'static [Part], name: &'static str, within: &str) -> String {
        let own = pascal(name);
        let mut body = String::new();
        let mut keys = Vec::new();
        for part in parts {
            let key = key_of(part.name);
            if keys.contains(&key) {
                continue;
            }
            let kind = listed(self.of(part.kind, part.name, &own), part.many);
            if let Some(remark) = remark(part.kind) {
                let _ = writeln!(body, "  /** {remark} */");
            }
            let _ = writeln!(body, "  {key}?: {kind};");
            keys.push(key);
        }
        if let Some((known, _)) = self.known.iter().find(|(_, other)| *other == body) {
            return known.clone();
        }
        let mut full = format!("{}{own}", self.prefix);
        if self.known.iter().any(|(known, _)| *known == full) {
            full = format!("{}{within}{own}", self.prefix);
        }
        while self.known.iter().any(|(known, _)| *known == full) {
            full.push_str("Part");
        }
        let _ = write!(self.written, "export interface {full} {{\n{body}}}\n\n");
        self.known.push((full.clone(), body));
        full
    }
}
