//! What a broken rule says: one template for each kind, with the names of the occurrence.

use super::form::Form;
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
                and(keys)
            )
        }
        Kind::Filled => format!("{it} is empty."),
        Kind::Blank => format!("{it} must be empty; it contains “{detail}”."),
        Kind::Leaf => format!(
            "{it} may contain text only; it contains {}.",
            tag(detail, is_json)
        ),
        Kind::NoText => format!("{it} may contain elements only; it contains the text “{detail}”."),
        Kind::Is(form) => fault(&it, detail, form),
        Kind::AttributeIs(name, form) => fault(&attribute(name, &it), detail, form),
        Kind::Word(words) => format!("{it} is “{detail}”; allowed: {}.", quoted(words)),
        Kind::AttributeWord(name, words) => {
            let it = attribute(name, &it);
            format!("{it} is “{detail}”; allowed: {}.", quoted(words))
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
        Kind::Between(least, most) => format!("{it} is {detail}; allowed: {least} to {most}."),
        Kind::AttributeBetween(name, least, most) => {
            let it = attribute(name, &it);
            format!("{it} is {detail}; allowed: {least} to {most}.")
        }
        Kind::Children(_) => format!(
            "{it} contains {}, which its specification does not define.",
            tag(detail, is_json)
        ),
        Kind::Attributes(_) => {
            format!("{it} has the attribute {detail}, which its specification does not define.")
        }
        Kind::Within(parents) => format!(
            "{it} is in {}; it belongs in {}.",
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
            "{it} has both {} and {}, which mean the same.",
            tag(one, is_json),
            tag(other, is_json)
        ),
        Kind::AttributeWith(one, other) => {
            format!("{it} has the attribute {one} without the attribute {other}.")
        }
        Kind::WordNeeds(key, word, needed) => {
            format!("{it} with {key}=\"{word}\" has no {needed}.")
        }
        Kind::Different(name) => format!(
            "{it} has two {} with the value “{detail}”.",
            tag(name, is_json)
        ),
        Kind::Unique => format!("Another entry has the same {it}: “{detail}”."),
        Kind::Order(one, other) => format!(
            "In {it}, {} must not come after {}.",
            tag(one, is_json),
            tag(other, is_json)
        ),
        Kind::AttributeOrder(one, other) => {
            format!("In {it}, {one} must not come after {other}.")
        }
        Kind::List => format!("{it} is not a list."),
        Kind::Json(Json::Text) => format!("{it} is not a string."),
        Kind::Json(Json::Number) => format!("{it} is not a number."),
        Kind::Json(Json::Flag) => format!("{it} is not true or false."),
        Kind::Json(Json::Object) => format!("{it} is not an object."),
        Kind::Trimmed => format!("{it} has white space around its value."),
        Kind::NotEnding(ending) => format!("{it} ends in “{ending}”."),
        Kind::IsWhere(_, _, form) => fault(it, detail, form),
        Kind::AttributeIsWhere(key, word, name, form) => {
            let it = format!("{it} with {key}=\"{word}\"");
            fault(&attribute(name, &it), detail, form)
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
            "{it} contains {}, which its specification does not define.",
            tag(detail, is_json)
        ),
        Kind::Base64 => format!("{it} has a type that is not text, but its content is not Base64."),
        Kind::Body(what) => format!("The text of {it} {}.", what.sentence(detail)),
        Kind::Field(fact) => fact.sentence(detail),
        Kind::Document(fact) => fact.sentence(detail),
        _ => String::new(),
    }
}

/// What is wrong with a value. An empty one is only called empty.
fn fault(it: &str, detail: &str, form: Form) -> String {
    match detail.is_empty() {
        true => format!("{it} is empty."),
        false => format!("{it} is “{detail}”, which {}.", form.fault),
    }
}

fn attribute(name: &str, it: &str) -> String {
    format!("The attribute {name} of {it}")
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
