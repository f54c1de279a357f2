//! What a broken rule says: one template for each kind, with the names of the occurrence.

use super::rule::{Json, Kind, Rule};

/// The sentence for a rule that an element breaks. `detail` is the value or name in question.
pub fn of(rule: &Rule, element: &str, detail: &str, is_json: bool) -> String {
    let it = tag(element, is_json);
    match rule.kind {
        Kind::Needs(names) => format!("{it} has no {}.", list(names, is_json)),
        Kind::NeedsAttribute(name) => format!("{it} has no attribute {name}."),
        Kind::NeedsOneOf(names) => format!("{it} has none of the attributes {}.", names.join(", ")),
        Kind::Once(name) => format!("{it} has more than one {}.", tag(name, is_json)),
        Kind::NeedsChildWith(name, key, value) => {
            format!("{it} has no {} with {key}=\"{value}\".", tag(name, is_json))
        }
        Kind::OncePer(name, keys) | Kind::OncePerWhere(name, _, _, keys) => {
            format!(
                "{it} has two {} with the same {}.",
                tag(name, is_json),
                keys.join(" and ")
            )
        }
        Kind::Filled => format!("{it} is empty."),
        Kind::Blank => format!("{it} must be empty; it contains “{detail}”."),
        Kind::Leaf => format!(
            "{it} may contain text only; it contains {}.",
            tag(detail, is_json)
        ),
        Kind::NoText => format!("{it} may contain elements only; it contains the text “{detail}”."),
        Kind::Is(form) => format!("{it} is “{detail}”: not a valid {}.", form.called),
        Kind::AttributeIs(name, form) => {
            format!(
                "The attribute {name} of {it} is “{detail}”: not a valid {}.",
                form.called
            )
        }
        Kind::Word(words) => format!("{it} is “{detail}”; allowed are {}.", quoted(words)),
        Kind::AttributeWord(name, words) => {
            format!(
                "The attribute {name} of {it} is “{detail}”; allowed are {}.",
                quoted(words)
            )
        }
        Kind::AtMost(most) => {
            format!("{it} is {detail} characters long; at most {most} are shown or allowed.")
        }
        Kind::NoMoreThan(name, most) => {
            format!(
                "{it} has {detail} {}; at most {most} are allowed.",
                tag(name, is_json)
            )
        }
        Kind::Between(least, most) => format!("{it} is {detail}; allowed is {least} to {most}."),
        Kind::AttributeBetween(name, least, most) => {
            format!("The attribute {name} of {it} is {detail}; allowed is {least} to {most}.")
        }
        Kind::Children(_) => format!(
            "{it} contains {}, which its specification does not know.",
            tag(detail, is_json)
        ),
        Kind::Attributes(_) => {
            format!("{it} has the attribute {detail}, which its specification does not know.")
        }
        Kind::Within(parents) => format!(
            "{it} stands in {}; it belongs into {}.",
            tag(detail, is_json),
            list(parents, is_json)
        ),
        Kind::Obsolete => format!("{it} is obsolete."),
        Kind::AttributeObsolete(name) => format!("The attribute {name} of {it} is obsolete."),
        _ => more(rule, &it, detail, is_json),
    }
}

fn more(rule: &Rule, it: &str, detail: &str, is_json: bool) -> String {
    match rule.kind {
        Kind::Apart(one, other) => format!(
            "{it} has both {} and {}, which say the same.",
            tag(one, is_json),
            tag(other, is_json)
        ),
        Kind::AttributeWith(one, other) => {
            format!("{it} has the attribute {one} without the attribute {other}.")
        }
        Kind::WordNeeds(key, word, needed) => {
            format!("{it} with {key}=\"{word}\" has no {needed}.")
        }
        Kind::Different(name) => format!("{it} has “{detail}” twice as {}.", tag(name, is_json)),
        Kind::Unique => format!("Another entry has the same {it}: “{detail}”."),
        Kind::Order(one, other) => format!(
            "In {it}, {} is later or larger than {}.",
            tag(one, is_json),
            tag(other, is_json)
        ),
        Kind::AttributeOrder(one, other) => {
            format!("In {it}, {one} is later or larger than {other}.")
        }
        Kind::List => format!("{it} is not a list."),
        Kind::Json(Json::Text) => format!("{it} is not a string."),
        Kind::Json(Json::Number) => format!("{it} is not a number."),
        Kind::Json(Json::Flag) => format!("{it} is not true or false."),
        Kind::Json(Json::Object) => format!("{it} is not an object."),
        Kind::Trimmed => format!("White space stands around the value of {it}."),
        Kind::NotEnding(ending) => format!("{it} ends in “{ending}”."),
        Kind::IsWhere(_, _, form) => format!("{it} is “{detail}”: not a valid {}.", form.called),
        Kind::AttributeIsWhere(key, word, name, form) => {
            format!(
                "The attribute {name} of {it} with {key}=\"{word}\" is “{detail}”: not a valid {}.",
                form.called
            )
        }
        Kind::FilledOr(_) => format!("{it} is empty."),
        Kind::NeedsAttributeOr(key, name) => format!(
            "{it} has neither the attribute {key} nor {}.",
            tag(name, is_json)
        ),
        Kind::ChildNeeds(one, other) => format!(
            "{it} has {} but no {}.",
            tag(one, is_json),
            tag(other, is_json)
        ),
        Kind::KnownOf(_) => format!(
            "{it} contains {}, which its specification does not know.",
            tag(detail, is_json)
        ),
        Kind::Base64 => format!("{it} is of a type that is no text, and is not Base64."),
        Kind::Body(what) => format!("The text of {it} {}.", what.sentence(detail)),
        Kind::Field(fact) => fact.sentence(detail),
        Kind::Document(fact) => fact.sentence(detail),
        _ => String::new(),
    }
}

/// An element, or a member of JSON.
pub fn tag(name: &str, is_json: bool) -> String {
    let bare = name.trim_start_matches('@');
    let bare = bare.strip_prefix("rss:").unwrap_or(bare);
    match (is_json, name.starts_with('@')) {
        (_, true) => format!("The {bare}"),
        (true, _) => format!("“{bare}”"),
        (false, _) => format!("<{bare}>"),
    }
}

fn list(names: &[&str], is_json: bool) -> String {
    let named = names.iter().filter(|name| !name.is_empty());
    let tags: Vec<String> = named.map(|name| tag(name, is_json)).collect();
    tags.join(" or ")
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
