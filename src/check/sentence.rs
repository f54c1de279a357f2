//! What a broken rule says: one template for each kind, with the names of the occurrence.

use super::rule::{Json, Kind, Rule};

/// How a document writes the names of its parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notation {
    /// `<title>`
    Xml,
    /// “title”
    Json,
}

/// The sentence for a rule that an element breaks. `detail` is the value or name in question.
pub fn of(rule: &Rule, element: &str, detail: &str, notation: Notation) -> String {
    let it = tag(element, notation);
    match rule.kind {
        Kind::Unique => format!("Another entry has the same {it}: “{detail}”."),
        Kind::Body(what) => format!("The text of {it} {}.", what.sentence(detail)),
        Kind::Field(fact) => fact.sentence(detail),
        Kind::Document(fact) => fact.sentence(detail),
        kind => {
            let fault = describe_value(&kind, detail, notation);
            format!("{} {fault}.", subject(&kind, it))
        }
    }
}

/// What the sentence is about: the element, one of its attributes, or what is in it.
fn subject(kind: &Kind, it: String) -> String {
    match kind {
        Kind::AttributeIs(name, _)
        | Kind::AttributeWord(name, _)
        | Kind::AttributeBetween(name, ..)
        | Kind::AttributeObsolete(name) => format!("The attribute {name} of {it}"),
        Kind::AttributeIsWhere(key, word, name, _) => {
            format!("The attribute {name} of {it} with {key}=\"{word}\"")
        }
        Kind::WordNeeds(key, word, _) => format!("{it} with {key}=\"{word}\""),
        Kind::Order(..) | Kind::AttributeOrder(..) => format!("In {it},"),
        _ => it,
    }
}

/// What is wrong with a value. An empty one is only called empty.
fn describe_value(kind: &Kind, detail: &str, notation: Notation) -> String {
    match *kind {
        Kind::Filled | Kind::FilledOr(_) => "is empty".to_owned(),
        Kind::Is(form)
        | Kind::IsWhere(_, _, form)
        | Kind::AttributeIs(_, form)
        | Kind::AttributeIsWhere(_, _, _, form) => match detail.is_empty() {
            true => "is empty".to_owned(),
            false => format!("is “{detail}”, which {}", form.fault),
        },
        Kind::Blank => format!("must be empty; it contains “{detail}”"),
        Kind::NoText => format!("may contain elements only; it contains the text “{detail}”"),
        Kind::Word(words) | Kind::AttributeWord(_, words) => {
            format!("is “{detail}”; allowed: {}", quoted(words))
        }
        Kind::AtMost(most) => {
            format!("is {detail} characters long; at most {most} are shown or allowed")
        }
        Kind::Between(least, most) | Kind::AttributeBetween(_, least, most) => {
            format!("is {detail}; allowed: {least} to {most}")
        }
        Kind::NotEnding(ending) => format!("ends in “{ending}”"),
        Kind::Trimmed => "has white space around its value".to_owned(),
        Kind::Obsolete | Kind::AttributeObsolete(_) => "is obsolete".to_owned(),
        Kind::Base64 => "has a type that is not text, but its content is not Base64".to_owned(),
        Kind::List => "is not a list".to_owned(),
        Kind::Json(Json::Text) => "is not a string".to_owned(),
        Kind::Json(Json::Number) => "is not a number".to_owned(),
        Kind::Json(Json::Flag) => "is not true or false".to_owned(),
        Kind::Json(Json::Object) => "is not an object".to_owned(),
        _ => describe_attributes(kind, detail, notation),
    }
}

fn describe_attributes(kind: &Kind, detail: &str, notation: Notation) -> String {
    match *kind {
        Kind::NeedsAttribute(name) => format!("has no attribute {name}"),
        Kind::NeedsOneOf(names) => format!("has none of the attributes {}", names.join(", ")),
        Kind::AttributeWith(one, other) => {
            format!("has the attribute {one} without the attribute {other}")
        }
        Kind::WordNeeds(_, _, needed) => format!("has no {needed}"),
        Kind::AttributeOrder(one, other) => format!("{one} must not come after {other}"),
        Kind::Attributes(_) => {
            format!("has the attribute {detail}, which its specification does not define")
        }
        _ => describe_children(kind, detail, notation),
    }
}

fn describe_children(kind: &Kind, detail: &str, notation: Notation) -> String {
    let tag = |name: &str| tag(name, notation);
    match *kind {
        Kind::Needs(names) => format!("has no {}", list(names, notation)),
        Kind::NeedsChildWith(name, key, word) => {
            format!("has no {} with {key}=\"{word}\"", tag(name))
        }
        Kind::NeedsAttributeOr(key, name) => {
            format!("has neither the attribute {key} nor {}", tag(name))
        }
        Kind::ChildNeeds(one, other) => format!("has {} but no {}", tag(one), tag(other)),
        Kind::Within(parents) => {
            let wanted = list(parents, notation);
            format!("is in {}; it belongs in {wanted}", tag(detail))
        }
        Kind::Once(name) => format!("has more than one {}", tag(name)),
        Kind::NoMoreThan(name, most) => {
            format!("has {detail} {}; at most {most} are allowed", tag(name))
        }
        Kind::OncePer(name, keys) | Kind::OncePerWhere(name, _, _, keys) => {
            format!("has two {} with the same {}", tag(name), and(keys))
        }
        Kind::Different(name) => format!("has two {} with the value “{detail}”", tag(name)),
        Kind::Apart(one, other) => {
            let (one, other) = (tag(one), tag(other));
            format!("has both {one} and {other}, which mean the same")
        }
        Kind::Order(one, other) => format!("{} must not come after {}", tag(one), tag(other)),
        Kind::Leaf => format!("may contain text only; it contains {}", tag(detail)),
        Kind::Children(_) | Kind::KnownOf(_) => {
            let unknown = tag(detail);
            format!("contains {unknown}, which its specification does not define")
        }
        _ => String::new(),
    }
}

/// An element, or a member of JSON.
fn tag(name: &str, notation: Notation) -> String {
    let bare = name.trim_start_matches('@');
    let bare = bare.strip_prefix("rss:").unwrap_or(bare);
    match notation {
        _ if name.starts_with('@') => format!("The {bare}"),
        Notation::Xml => format!("<{bare}>"),
        Notation::Json => format!("“{bare}”"),
    }
}

fn list(names: &[&str], notation: Notation) -> String {
    let named = names.iter().filter(|name| !name.is_empty());
    let tags: Vec<String> = named.map(|name| tag(name, notation)).collect();
    tags.join(" or ")
}

/// "rel, type and href".
fn and(names: &[&str]) -> String {
    match names {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => names.concat(),
    }
}

/// So many allowed words are named.
const MOST_WORDS: usize = 12;

fn quoted(words: &[&str]) -> String {
    let mut list: Vec<String> = words
        .iter()
        .take(MOST_WORDS)
        .map(|word| format!("“{word}”"))
        .collect();
    if words.len() > MOST_WORDS {
        list.push("and others".to_owned());
    }
    list.join(", ")
}
