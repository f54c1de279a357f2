//! One element and the rules that look at it: what kinds of rule there are is here, and nowhere else.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::ops::Range;

use super::child::{Child, trimmed};
use super::index::{Compiled, NameId, ProfileId};
use super::rule::{Json, Kind};
use crate::syntax::tree::{Attribute, NO_SPACE, NodeId, Tree};
use crate::value::date::{self, Order};
use crate::value::hash;
use crate::value::hashed::Hashed;
use crate::value::search::Search;

/// An element with all that rules ask of it.
pub struct View<'v, 't> {
    pub text: &'t str,
    pub tree: &'v Tree<'t>,
    pub node: NodeId,
    pub profile: Option<ProfileId>,
    /// The local name of the element around it.
    pub parent: &'v str,
    pub children: &'v [Child<'v>],
    /// Its own text, once a rule has asked for it.
    pub value: OnceCell<Cow<'v, str>>,
}

/// A fault: where, and the value or name in question.
pub type Tell<'f> = &'f mut dyn FnMut(Range<usize>, &str);

impl<'v, 't> View<'v, 't> {
    /// Looks whether a rule holds.
    pub fn look(&self, compiled: &Compiled, tell: Tell<'_>) {
        let names = compiled.names.as_slice();
        let first = names.first();
        match compiled.rule.kind {
            Kind::Needs(_) => {
                if !self.children.iter().any(|child| names.contains(&child.id)) {
                    tell(self.start(), "");
                }
            }
            Kind::Once(_) => {
                if let Some(second) = self.named(first).nth(1) {
                    tell(second.at.clone(), "");
                }
            }
            Kind::NoMoreThan(_, most) => {
                if let Some(one) = self.named(first).nth(most) {
                    tell(one.at.clone(), &self.named(first).count().to_string());
                }
            }
            Kind::NeedsChildWith(_, key, word) => {
                let is_it = |child: &Child| {
                    child
                        .attribute(key)
                        .is_some_and(|value| value.eq_ignore_ascii_case(word))
                };
                if !self.named(first).any(is_it) {
                    tell(self.start(), "");
                }
            }
            Kind::OncePer(_, keys) => self.once_per(self.named(first), keys, tell),
            Kind::OncePerWhere(_, key, words, keys) => {
                let is_meant =
                    |child: &&Child| words.contains(&child.attribute(key).unwrap_or_default());
                self.once_per(self.named(first).filter(is_meant), keys, tell);
            }
            Kind::Apart(..) => self.apart(names, tell),
            Kind::Different(_) => self.different(first, tell),
            Kind::Order(..) => self.order(names, tell),
            Kind::WordNeeds(key, word, needed) => self.word_needs(first, (key, word, needed), tell),
            Kind::KnownOf(_) => {
                let is_own = |child: &&Child| child.profile == Some(compiled.profile);
                let unknown = |child: &&Child| is_own(child) && !names.contains(&child.id);
                self.children
                    .iter()
                    .filter(unknown)
                    .for_each(|child| tell(child.at.clone(), child.name));
            }
            Kind::ChildNeeds(..) => {
                if self.named(first).next().is_some() && self.named(names.get(1)).next().is_none() {
                    tell(self.start(), "");
                }
            }
            Kind::NeedsAttributeOr(key, _) => {
                if self.attribute(key).is_none() && self.named(first).next().is_none() {
                    tell(self.start(), "");
                }
            }
            Kind::Children(_) => {
                // In JSON, names of extensions begin so.
                let is_extension = |child: &&Child| child.local.starts_with('_');
                let unknown = |child: &&Child| {
                    child.profile == self.profile
                        && !is_extension(child)
                        && !names.contains(&child.id)
                        && !self.is_foreign(child)
                };
                self.children
                    .iter()
                    .filter(unknown)
                    .for_each(|child| tell(child.at.clone(), child.name));
            }
            Kind::Within(parents) => {
                if !parents.contains(&self.parent) {
                    tell(self.start(), self.parent);
                }
            }
            Kind::Obsolete => tell(self.start(), ""),
            _ => self.look_at_attributes(&compiled.rule.kind, tell),
        }
    }

    fn look_at_attributes(&self, kind: &Kind, tell: Tell<'_>) {
        match *kind {
            Kind::NeedsAttribute(name) => {
                if self.attribute(name).is_none() {
                    tell(self.start(), "");
                }
            }
            Kind::NeedsOneOf(names) => {
                if names.iter().all(|name| self.attribute(name).is_none()) {
                    tell(self.start(), "");
                }
            }
            Kind::AttributeIs(name, form) => self.with(name, tell, |value| (form.accepts)(value)),
            Kind::AttributeWord(name, words) => {
                self.with(name, tell, |value| words.contains(&value))
            }
            Kind::AttributeBetween(name, least, most) => {
                let is_within = |value: &str| {
                    let number = super::form::number_of(value);
                    number.is_none_or(|number| (least..=most).contains(&number))
                };
                self.with(name, tell, is_within);
            }
            Kind::AttributeIsWhere(key, word, name, form) if self.word(key) == word => {
                self.with(name, tell, |value| (form.accepts)(value));
            }
            Kind::AttributeObsolete(name) => self.with(name, tell, |_| false),
            Kind::AttributeWith(one, other) => {
                if self.attribute(one).is_some() && self.attribute(other).is_none() {
                    tell(self.start(), "");
                }
            }
            Kind::AttributeOrder(one, other) => {
                let [one, other] = [one, other].map(|name| self.attribute(name));
                if let (Some(one), Some(other)) = (one, other)
                    && is_after(&one.value, &other.value)
                {
                    tell(other.at.clone(), "");
                }
            }
            Kind::Attributes(known) => {
                let own = self
                    .tree
                    .attributes(self.node)
                    .iter()
                    .filter(|own| own.space == NO_SPACE);
                let unknown =
                    own.filter(|own| !known.contains(&own.name) && !own.name.starts_with("xmlns"));
                unknown.for_each(|own| tell(own.at.clone(), own.name));
            }
            _ => self.look_at_text(kind, tell),
        }
    }

    fn look_at_text(&self, kind: &Kind, tell: Tell<'_>) {
        match *kind {
            Kind::Leaf => {
                if let Some(child) = self.tree.elements(self.node).next() {
                    let child = self.tree.node(child);
                    tell(child.at.clone(), child.name);
                }
            }
            Kind::List => {
                let before = self
                    .text
                    .get(..self.at().start)
                    .unwrap_or_default()
                    .trim_end();
                let near = before.bytes().next_back();
                if !matches!(near, Some(b'[' | b',')) {
                    tell(self.at(), "");
                }
            }
            Kind::Json(wanted) => self.json(wanted, tell),
            _ => {}
        }
        let text = self.own_text();
        let value = trimmed(text);
        let is_right = match *kind {
            Kind::Filled => !value.is_empty() || self.tree.elements(self.node).next().is_some(),
            Kind::FilledOr(key) => {
                !value.is_empty()
                    || self.attribute(key).is_some()
                    || self.tree.elements(self.node).next().is_some()
            }
            Kind::IsWhere(key, words, form) if words.contains(&self.word(key)) => {
                value.is_empty() || (form.accepts)(value)
            }
            Kind::Base64 => !is_binary(self.word("type")) || (super::form::BASE64.accepts)(value),
            Kind::Blank | Kind::NoText => value.is_empty(),
            Kind::Is(form) => value.is_empty() || (form.accepts)(value),
            Kind::Word(words) => value.is_empty() || words.contains(&value),
            Kind::NotEnding(ending) => !value.ends_with(ending),
            Kind::Trimmed => value.len() == text.len() || value.is_empty(),
            Kind::Between(least, most) => {
                super::form::number_of(value).is_none_or(|number| (least..=most).contains(&number))
            }
            Kind::AtMost(most) if value.len() > most => {
                let length = value.chars().count();
                if length > most {
                    tell(self.at(), &length.to_string());
                }
                true
            }
            _ => true,
        };
        if !is_right {
            tell(self.at(), value);
        }
    }

    fn json(&self, wanted: Json, tell: Tell<'_>) {
        let first = self
            .text
            .as_bytes()
            .get(self.at().start)
            .copied()
            .unwrap_or_default();
        let found = match first {
            b'"' => Json::Text,
            b'{' | b'[' => Json::Object,
            b't' | b'f' => Json::Flag,
            _ => Json::Number,
        };
        if found != wanted {
            tell(self.at(), "");
        }
    }

    fn once_per<'n>(
        &self,
        children: impl Iterator<Item = &'n Child<'v>>,
        keys: &[&str],
        tell: Tell<'_>,
    ) where
        'v: 'n,
    {
        let mut seen: Vec<Vec<Option<&str>>> = Vec::new();
        // Whoever has more links than this has other faults; comparing all with all would not be linear.
        for child in children.take(200) {
            let values: Vec<Option<&str>> = keys.iter().map(|key| child.attribute(key)).collect();
            match seen.contains(&values) {
                true => tell(child.at.clone(), ""),
                false => seen.push(values),
            }
        }
    }

    fn different(&self, name: Option<&NameId>, tell: Tell<'_>) {
        let mut seen = Hashed::default();
        for child in self.named(name) {
            let value = child.value();
            let value = value.trim();
            if !seen.insert(hash::quick(&[value]), ()) {
                tell(child.at.clone(), value);
            }
        }
    }

    fn apart(&self, names: &[NameId], tell: Tell<'_>) {
        let [one, other] = [0, 1].map(|at| self.named(names.get(at)).next());
        if let (Some(_), Some(other)) = (one, other) {
            tell(other.at.clone(), "");
        }
    }

    fn order(&self, names: &[NameId], tell: Tell<'_>) {
        let [one, other] = [0, 1].map(|at| self.named(names.get(at)).next());
        if let (Some(one), Some(other)) = (one, other)
            && is_after(&one.value(), &other.value())
        {
            tell(one.at.clone(), "");
        }
    }

    fn word_needs(
        &self,
        name: Option<&NameId>,
        (key, word, needed): (&str, &str, &str),
        tell: Tell<'_>,
    ) {
        let is_word = self
            .attribute(key)
            .is_some_and(|own| trimmed(&own.value) == word);
        let has = || self.attribute(needed).is_some() || self.named(name).next().is_some();
        if is_word && !has() {
            tell(self.start(), "");
        }
    }

    fn named<'n>(&'n self, name: Option<&'n NameId>) -> impl Iterator<Item = &'n Child<'v>> {
        self.children
            .iter()
            .filter(move |child| name == Some(&child.id))
    }

    /// The tree gives no namespace to names of the formats themselves, another format's and those of none included: what has
    /// another prefix than the element around it, or declares a namespace for itself, is not of its vocabulary.
    fn is_foreign(&self, child: &Child) -> bool {
        let prefix = |name: &str| name.rfind(':').map_or(0, |colon| colon + 1);
        let around = self.tree.node(self.node).name;
        let own = child.name.get(..prefix(child.name));
        let tag = start_tag(self.text, child.at.clone());
        let written = self.text.get(tag).unwrap_or_default();
        own != around.get(..prefix(around))
            || (written.starts_with('<') && written.contains(" xmlns="))
    }

    /// Attributes are compared as XML does, with their case.
    pub fn attribute(&self, name: &str) -> Option<&Attribute<'_>> {
        self.tree
            .attributes(self.node)
            .iter()
            .find(|own| own.name == name)
    }

    /// The value of an attribute; "" without one.
    fn word(&self, name: &str) -> &str {
        self.attribute(name).map_or("", |own| trimmed(&own.value))
    }

    fn with(&self, name: &str, tell: Tell<'_>, is_right: impl Fn(&str) -> bool) {
        if let Some(own) = self.attribute(name)
            && !is_right(trimmed(&own.value))
        {
            tell(own.at.clone(), trimmed(&own.value));
        }
    }

    /// The element's own text.
    pub fn own_text(&self) -> &str {
        self.value.get_or_init(|| self.tree.own_text(self.node))
    }

    /// Where the element stands.
    pub fn at(&self) -> Range<usize> {
        self.tree.node(self.node).at.clone()
    }

    /// The element's start tag.
    fn start(&self) -> Range<usize> {
        start_tag(self.text, self.at())
    }
}

/// Whether content of a type is written as Base64: it is neither one of Atom's words nor text nor XML.
fn is_binary(kind: &str) -> bool {
    let kind = kind.to_ascii_lowercase();
    kind.has('/')
        && !kind.starts_with("text/")
        && !kind.ends_with("/xml")
        && !kind.ends_with("+xml")
        && !kind.starts_with("message/")
}

/// A start tag is looked for no farther than this.
const LONGEST_TAG: usize = 2048;

/// The start tag of what stands at a range: of an object of JSON, its brace.
pub fn start_tag(text: &str, at: Range<usize>) -> Range<usize> {
    let end = at.end.min(at.start.saturating_add(LONGEST_TAG));
    let near = text.as_bytes().get(at.start..end).unwrap_or_default();
    if near.first() != Some(&b'<') {
        return at.start..at.end.min(at.start + 1);
    }
    let close = memchr::memchr(b'>', near);
    at.start..close.map_or(end, |close| at.start + close + 1)
}

/// Whether a date or a number comes behind another: a time of a second may be written in any form.
fn is_after(one: &str, other: &str) -> bool {
    let numbers = [one, other].map(|text| super::form::number_of(text.trim()));
    if let [Some(one), Some(other)] = numbers {
        return one > other;
    }
    let dates = [one, other].map(|text| date::read(text.trim(), Order::Unsettled));
    matches!(dates, [Some(one), Some(other)] if one.seconds > other.seconds)
}
