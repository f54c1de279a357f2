//! A sound JSON Feed with one member changed, as the kind of a rule says.

use anyfeed::check_tables::{Kind, Rule};
use serde_json::{Map, Value, json};

use super::{Example, sound};

/// The examples of a rule.
pub fn of(rule: &Rule) -> Option<Example> {
    let text = sound("feed.json");
    let mut feed: Value = serde_json::from_str(&text).expect("it is JSON");
    let (parent, on) = rule.on.split_once('>').unwrap_or(("", rule.on));
    let shown = change(&mut feed, parent, on, rule)?;
    let member = |value: &Value| {
        let text = value.to_string();
        text.chars().take(160).collect::<String>()
    };
    let before: Value = serde_json::from_str(&text).expect("it is JSON");
    let kept = object(&mut before.clone(), parent, on).map(|object| shown_part(object, on, rule));
    Some(Example {
        broken: serde_json::to_string_pretty(&feed).expect("it is JSON"),
        sound: text,
        shown_broken: member(&shown),
        shown_sound: kept.map_or(String::new(), |kept| member(&kept)),
        content_type: None,
    })
}

/// The object that holds the member, or is looked at itself.
fn object<'v>(feed: &'v mut Value, parent: &str, on: &str) -> Option<&'v mut Map<String, Value>> {
    let step = |feed: &'v mut Value, name: &str| match name {
        "feed" | "" => Some(feed),
        "item" => feed.get_mut("items")?.get_mut(0),
        "attachments" => feed
            .get_mut("items")?
            .get_mut(0)?
            .get_mut("attachments")?
            .get_mut(0),
        name => feed.get_mut(name)?.get_mut(0),
    };
    match parent {
        "" => step(feed, on)?.as_object_mut(),
        parent => step(feed, parent)?.as_object_mut(),
    }
}

fn shown_part(object: &Map<String, Value>, on: &str, rule: &Rule) -> Value {
    let part = |names: &[&str]| {
        let own = object
            .iter()
            .filter(|(key, _)| names.contains(&key.as_str()));
        Value::Object(
            own.map(|(key, value)| (key.clone(), value.clone()))
                .collect(),
        )
    };
    match rule.kind {
        Kind::Needs(names) if object.contains_key(on) => {
            json!({ on: object[on], "…": names.len() })
        }
        Kind::Needs(names) => part(names),
        Kind::Order(one, other) => part(&[one, other]),
        Kind::Children(_) => part(&["nonsense", "title"]),
        _ => part(&[on]),
    }
}

fn change(feed: &mut Value, parent: &str, on: &str, rule: &Rule) -> Option<Value> {
    if let Kind::Unique = rule.kind {
        let items = feed.get_mut("items")?.as_array_mut()?;
        let first = items.first()?.clone();
        items.push(first);
        return Some(
            json!({ "items": [{ "id": "https://example.org/1" }, { "id": "https://example.org/1" }] }),
        );
    }
    let object = object(feed, parent, on)?;
    match rule.kind {
        Kind::Needs(names) => {
            let inner = match object.get_mut(on).filter(|_| !parent.is_empty()) {
                Some(Value::Array(list)) => list.first_mut()?.as_object_mut()?,
                _ => &mut *object,
            };
            names.iter().for_each(|name| drop(inner.remove(*name)));
        }
        Kind::Is(form) => set(object, on, json!(form.wrong)),
        Kind::Filled if on == "tags" => set(object, on, json!([""])),
        Kind::Filled => set(object, on, json!("")),
        Kind::Obsolete => set(object, on, json!({ "name": "Ann Author" })),
        Kind::List => {
            let first = object.get(on)?.get(0)?.clone();
            set(object, on, first);
        }
        Kind::Children(_) => set(object, "nonsense", json!(1)),
        Kind::Order(one, _) => set(object, one, json!("2031-01-01T00:00:00Z")),
        Kind::Json(kind) => {
            use anyfeed::check_tables::Json;
            let wrong = match kind {
                Json::Text => json!(5),
                Json::Number => json!("5"),
                Json::Flag => json!("yes"),
                Json::Object => json!("Ann"),
            };
            let is_list = object.get(on).is_some_and(Value::is_array);
            set(object, on, if is_list { json!([wrong]) } else { wrong });
        }
        _ => return None,
    }
    Some(shown_part(object, on, rule))
}

fn set(object: &mut Map<String, Value>, key: &str, value: Value) {
    object.insert(key.to_owned(), value);
}
