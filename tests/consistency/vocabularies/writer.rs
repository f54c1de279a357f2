//! Tables to the one from which `anyfeed/write` knows how extensions are written: names, and where each value stands.

use anyfeed::tables::{ALL, At, Kind, Part, Vocabulary, key_of};

use super::{by_prefix, is_shown};

const OPENING: &str = "\
// Written from the tables in src/vocabulary: do not edit, run `UPDATE=1 cargo test --test consistency`.

/**
 * A vocabulary a line: prefix, namespace (without http://), how its names are made of keys where that is not by taking them
 * as they are, `*` where all that has parts has elements alone, and the names that say more. In an object a value of its
 * own is an attribute, and all else an element. `(…)` is what is in an element; there `@` an attribute and else an element,
 * `*` elements alone; `~` HTML, `+` one text for a list, `!` an element that is there or not, `?` a flag spelt yes or no,
 * `&` elements of other vocabularies.
 */
export const VOCABULARIES = `\n";

/// Values in an attribute, or in elements within, although their table, which reads them anywhere, does not say so.
static IN_ATTRIBUTE: &[(&str, &str, &str)] = &[
    ("itunes", "image", "@href"),
    ("googleplay", "image", "@href"),
    ("geo", "Point", "*"),
];

/// Flags that programs look for as "yes".
static SPELT: &[&str] = &[
    "itunes:block",
    "itunes:complete",
    "itunes:isClosedCaptioned",
    "podcast:locked",
    "podcast:block",
    "googleplay:block",
];

/// Read, and not written: they take more room in every page than they are seen in feeds.
static LEFT_OUT: &str = "access activity ag annotate audio cb co conversationsNetwork cp email enc fd fm foaf icbm lj \
    ng photocast planet poco ppg ref reqv search soap ss str sub sx ti wiki ymusic";

/// What stands before most addresses of namespaces, and is not repeated.
const USUAL: &str = "http://";

/// The whole file.
pub fn module() -> String {
    let written = by_prefix().into_iter();
    let written =
        written.filter(|vocabulary| !LEFT_OUT.split(' ').any(|one| one == vocabulary.prefix));
    let lines: Vec<String> = written.filter_map(line).collect();
    format!("{OPENING}{}`;\n", lines.join("\n"))
}

fn line(vocabulary: &Vocabulary) -> Option<String> {
    let uri = vocabulary.uris.first()?;
    let shown: Vec<_> = vocabulary
        .elements
        .iter()
        .filter(|element| is_shown(vocabulary, element))
        .collect();
    let made_with = |sign: char| shown.iter().filter(|one| one.name.contains(sign)).count();
    let style = ['_', '-']
        .into_iter()
        .filter(|sign| made_with(*sign) > 0)
        .max_by_key(|sign| made_with(*sign));
    let mut style = style.map(String::from).unwrap_or_default();
    let mut elements: Vec<String> = shown
        .iter()
        .filter_map(|element| {
            let name = format!("{}:{}", vocabulary.prefix, element.name);
            let special = IN_ATTRIBUTE
                .iter()
                .find(|(prefix, name, _)| (*prefix, *name) == (vocabulary.prefix, element.name));
            match special {
                Some((_, name, attribute)) => Some(format!("{name}({attribute})")),
                None => mark(element.name, element.kind, &style, SPELT.contains(&&*name)),
            }
        })
        .collect();
    let (nested, others): (Vec<_>, Vec<_>) = elements
        .iter()
        .cloned()
        .partition(|one| one.ends_with("(*)"));
    if nested.len() > 2 && !others.iter().any(|one| one.ends_with(')')) {
        style.push('*');
        elements = others;
    }
    let uri = uri.strip_prefix(USUAL).unwrap_or(uri);
    let line = format!("{} {uri} {style} {}", vocabulary.prefix, elements.join(","));
    Some(line.trim_end().to_owned())
}

/// The name that is made of a key.
fn made_of(key: &str, style: &str) -> String {
    if style.is_empty() {
        return key.to_owned();
    }
    let mut name = String::new();
    for character in key.chars() {
        if character.is_ascii_uppercase() {
            name.push_str(style);
        }
        name.push(character.to_ascii_lowercase());
    }
    name
}

/// What the writer has to know of a name; nothing where it is written as it is called.
fn mark(name: &'static str, kind: Kind, style: &str, is_spelt: bool) -> Option<String> {
    let sign = match kind {
        Kind::Html => "~".to_owned(),
        Kind::List | Kind::Numbers => "+".to_owned(),
        Kind::Presence => "!".to_owned(),
        Kind::Flag if is_spelt => "?".to_owned(),
        Kind::Others => "&".to_owned(),
        Kind::Parts(parts) => match structure(parts, style, is_spelt) {
            marks if marks.is_empty() => marks,
            marks => format!("({marks})"),
        },
        _ => String::new(),
    };
    (!sign.is_empty() || made_of(&key_of(name), style) != name).then(|| format!("{name}{sign}"))
}

fn structure(parts: &'static [Part], style: &str, is_spelt: bool) -> String {
    let has_elements_alone = parts.iter().all(|part| part.at != At::Attribute);
    let mut keys = Vec::new();
    let mut marks = Vec::new();
    for part in parts {
        let key = key_of(part.name);
        if keys.contains(&key) {
            continue;
        }
        keys.push(key);
        let mark = mark(part.name, part.kind, style, is_spelt && part.at == At::Own);
        // A value of its own is an attribute, a list or an object is not; the element's own text is called so.
        let is_plain = match part.at {
            At::Attribute => part.name != "value",
            At::Own => true,
            At::Child => part.name != "value" && (part.many || matches!(part.kind, Kind::Parts(_))),
        };
        let sign = if part.at == At::Attribute { "@" } else { "" };
        match mark {
            Some(mark) => marks.push(format!("{sign}{mark}")),
            None if !is_plain && has_elements_alone && part.name != "value" => {
                marks.insert(0, "*".to_owned())
            }
            None if !is_plain => marks.push(format!("{sign}{}", part.name)),
            None => {}
        }
    }
    marks.dedup();
    marks.join(",")
}

#[test]
fn a_vocabulary_without_an_address_is_written_nowhere() {
    for vocabulary in ALL.iter().filter(|vocabulary| vocabulary.uris.is_empty()) {
        assert!(
            matches!(vocabulary.prefix, "json" | "h" | "cdf"),
            "{}",
            vocabulary.prefix
        );
    }
}
