//! A sound document of XML with one thing changed, as the kind of a rule says.

use anyfeed::check_tables::{Kind, Profile, Rule};

use super::edit::{
    attribute, child, content, element, inner, inside, with_word, without, without_attribute,
};
use super::{Example, sound};

/// Which sound document a rule's profile is shown by.
fn document(profile: &Profile, rule: &Rule) -> &'static str {
    match profile.name {
        "rss1" => "rss1.xml",
        "dc" => "dc.xml",
        "opml" => "list.opml",
        "atom" | "thr" | "app" => "atom.xml",
        _ if rule.on.contains("atom:feed")
            || rule.code == "interop/alternate-type"
            || rule.code.contains("enclosure-link") =>
        {
            "atom.xml"
        }
        _ if rule.code == "interop/atom-title-elements" => "atom.xml",
        _ => "rss.xml",
    }
}

/// The examples of a rule; `None` where they must be written by hand.
pub fn of(profile: &Profile, rule: &Rule) -> Option<Example> {
    let text = sound(document(profile, rule));
    let document = Document {
        own: prefix(profile.name),
        core: core(&text),
    };
    let place = document.find(&text, rule)?;
    let element = text.get(place.0..place.1)?.to_owned();
    let changed = document.change(&element, rule, &text)?;
    let broken = match &changed {
        Change::Here(new) => format!("{}{}{}", &text[..place.0], new, &text[place.1..]),
        Change::There(new) => new.clone(),
    };
    let shown = match &changed {
        Change::Here(new) => differing(&element, new),
        Change::There(new) => differing(&text, new),
    };
    Some(Example {
        broken,
        sound: text,
        shown_broken: shown.1,
        shown_sound: shown.0,
        content_type: None,
    })
}

enum Change {
    Here(String),
    There(String),
}

struct Document {
    own: &'static str,
    core: &'static str,
}

fn core(text: &str) -> &'static str {
    ["<rss ", "<feed ", "<opml "]
        .into_iter()
        .find(|root| text.contains(root))
        .unwrap_or("<rdf:RDF ")
}

fn prefix(profile: &str) -> &'static str {
    match profile {
        "itunes" => "itunes:",
        "podcast" => "podcast:",
        "media" => "media:",
        "dc" => "dc:",
        "content" => "content:",
        "slash" => "slash:",
        "wfw" => "wfw:",
        "thr" => "thr:",
        "app" => "app:",
        "sy" => "sy:",
        "georss" => "georss:",
        "geo" => "geo:",
        _ => "",
    }
}

/// The lines that differ, as the part that matters.
fn differing(one: &str, other: &str) -> (String, String) {
    let (left, right): (Vec<&str>, Vec<&str>) = (one.lines().collect(), other.lines().collect());
    let same = left.iter().zip(&right).take_while(|(a, b)| a == b).count();
    let rest = (left.len() - same).min(right.len() - same);
    let tail = left
        .iter()
        .rev()
        .zip(right.iter().rev())
        .take(rest)
        .take_while(|(a, b)| a == b)
        .count();
    let part = |lines: &[&str]| {
        let lines = lines.get(same..lines.len() - tail).unwrap_or_default();
        let shown: Vec<&str> = lines.iter().take(3).copied().collect();
        shown.join(" ")
    };
    (part(&left), part(&right))
}

impl Document {
    /// A name as the document writes it.
    fn written(&self, name: &str) -> String {
        match name.split_once(':') {
            Some(("rss" | "rss1" | "opml", local)) => local.to_owned(),
            Some(("atom", local)) if self.core == "<feed " => local.to_owned(),
            Some(_) => name.to_owned(),
            None => format!("{}{name}", self.own),
        }
    }

    fn feed(&self) -> &'static str {
        match self.core {
            "<feed " => "feed",
            _ => "channel",
        }
    }

    fn entry(&self) -> &'static str {
        match self.core {
            "<feed " => "entry",
            _ => "item",
        }
    }

    /// The element that a rule looks at; where it stands in none, that into which it would be put.
    fn find(&self, text: &str, rule: &Rule) -> Option<(usize, usize)> {
        let (parent, on) = rule
            .on
            .split_once('>')
            .map_or((None, rule.on), |(parent, on)| (Some(parent), on));
        let name = match on {
            "@feed" => self.feed().to_owned(),
            "@entry" => self.entry().to_owned(),
            on => self.written(on),
        };
        let absent = matches!(rule.kind, Kind::Obsolete);
        let around = match parent {
            Some("channel" | "feed") => element(text, self.feed(), 0),
            Some("item" | "entry") => element(text, self.entry(), 0),
            Some(parent) => {
                let parent = parent.rsplit(':').next().unwrap_or_default();
                element(text, &self.written(parent), 0)
                    .or_else(|| element(text, parent, 0))
                    .or_else(|| element(text, &format!("podcast:{parent}"), 0))
            }
            None => Some((0, text.len())),
        }?;
        // RDF's pictures stand behind the channel, which names them.
        let from = if self.core == "<rdf:RDF " && matches!(parent, Some("image" | "textinput")) {
            text.find("</channel>")?
        } else {
            around.0
        };
        let around = if from > around.0 {
            element(text, parent.unwrap_or_default(), from)?
        } else {
            around
        };
        match element(
            text.get(around.0..around.1)?,
            &name,
            usize::from(parent.is_some()),
        ) {
            Some((start, end)) if !absent => Some((around.0 + start, around.0 + end)),
            _ if parent.is_some() => Some(around),
            _ if rule.on == "link" || rule.on == "textInput" => None,
            _ => element(text, self.entry(), 0).or_else(|| element(text, self.feed(), 0)),
        }
    }

    fn change(&self, element: &str, rule: &Rule, text: &str) -> Option<Change> {
        let local = rule.on.rsplit(['>', ':']).next().unwrap_or_default();
        let name = |name: &str| self.written(name);
        Some(Change::Here(match rule.kind {
            Kind::Needs(names) | Kind::Children(names) if matches!(rule.kind, Kind::Needs(_)) => {
                names.iter().fold(element.to_owned(), |text, one| {
                    without(&text, &name(one), rule.on)
                })
            }
            Kind::Children(_) => inside(
                element,
                &format!("<{}nonsense>1</{}nonsense>", self.own, self.own),
            ),
            Kind::KnownOf(_) => inside(
                element,
                &format!("<{}nonsense>1</{}nonsense>", self.own, self.own),
            ),
            Kind::NeedsAttribute(one) => without_attribute(element, one),
            Kind::NeedsOneOf(all) => all.iter().fold(element.to_owned(), |text, one| {
                without_attribute(&text, one)
            }),
            Kind::NeedsAttributeOr(one, _) => without_attribute(element, one),
            Kind::Once(one) => {
                let child = child(element, &name(one))
                    .unwrap_or_else(|| format!("<{0}>1</{0}>", name(one)));
                inside(element, &format!("{child}{child}"))
            }
            Kind::NoMoreThan(one, most) => {
                let child = child(element, &name(one))
                    .unwrap_or_else(|| format!("<{0}>1</{0}>", name(one)));
                inside(element, &child.repeat(most + 1))
            }
            Kind::OncePerWhere(one, key, words, _) => {
                let open = format!("<{} {key}=\"{}\"", name(one), words.last()?);
                let start = element.find(&open)?;
                let end = start + element[start..].find('>')? + 1;
                inside(element, &element[start..end])
            }
            Kind::OncePer(one, _) | Kind::Different(one) => {
                let child = child(element, &name(one))?;
                inside(element, &child)
            }
            Kind::NeedsChildWith(_, key, word) => {
                let (start, _) = element.match_indices("<link").find(|(at, _)| {
                    element[*at..].starts_with(&format!("<link {key}=\"{word}\""))
                })?;
                let end = start + element[start..].find('>')? + 1;
                format!("{}{}", &element[..start], &element[end..])
            }
            Kind::Filled => content(element, ""),
            Kind::FilledOr(_) => content(element, ""),
            Kind::Blank => content(element, "words"),
            Kind::Leaf => content(element, "<b>words</b>"),
            Kind::NoText => inside(element, "words"),
            Kind::Is(form) => content(element, form.wrong),
            Kind::Word(_) => content(element, "nonsense"),
            Kind::AtMost(most) => content(element, &"x".repeat(most + 1)),
            Kind::Between(..) => content(element, "1000000000"),
            Kind::Trimmed => content(element, &format!(" {} ", inner(element))),
            Kind::AttributeIs(one, form) => attribute(element, one, form.wrong),
            Kind::AttributeWord(one, _) => attribute(element, one, "nonsense"),
            Kind::AttributeBetween(one, ..) => attribute(element, one, "1000000000"),
            Kind::AttributeObsolete(one) => attribute(element, one, "1"),
            Kind::AttributeWith(one, other) => {
                without_attribute(&attribute(element, one, "https://example.org/1"), other)
            }
            Kind::AttributeOrder(one, other) => attribute(
                &attribute(element, one, "2031-01-01T00:00:00Z"),
                other,
                "2030-01-01T00:00:00Z",
            ),
            Kind::WordNeeds(key, word, needed) => {
                without_attribute(&attribute(element, key, word), needed)
            }
            Kind::Attributes(_) => attribute(element, "nonsense", "1"),
            Kind::Obsolete => inside(element, &format!("<{0}>1</{0}>", name(local))),
            Kind::Apart(one, other) => [one, other].iter().fold(element.to_owned(), |text, one| {
                inside(&text, &format!("<{0}>words</{0}>", name(one)))
            }),
            Kind::ChildNeeds(_, other) => without(element, &name(other), ""),
            Kind::IsWhere(key, words, form) => {
                content(&with_word(element, key, words[0]), form.wrong)
            }
            Kind::AttributeIsWhere(key, word, one, form) => {
                attribute(&attribute(element, key, word), one, form.wrong)
            }
            Kind::Base64 => content(&attribute(element, "type", "image/png"), "%%%"),
            Kind::Order(one, _) => {
                let (start, end) = super::edit::element(element, &name(one), 0)?;
                format!(
                    "{}{}{}",
                    &element[..start],
                    content(&element[start..end], "2031-01-01T00:00:00Z"),
                    &element[end..]
                )
            }
            Kind::Unique => {
                let (start, end) = super::edit::element(text, self.entry(), 0)?;
                return Some(Change::There(format!(
                    "{}{}{}",
                    &text[..end],
                    &text[start..end],
                    &text[end..]
                )));
            }
            Kind::Within(parents) => {
                let to = if parents.contains(&"channel") {
                    self.entry()
                } else {
                    self.feed()
                };
                let (start, _) = super::edit::element(text, to, 0)?;
                let at = start + text[start..].find('>')? + 1;
                return Some(Change::There(format!(
                    "{}\n{}{}",
                    &text[..at],
                    element,
                    &text[at..]
                )));
            }
            _ => return None,
        }))
    }
}
