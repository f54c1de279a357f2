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
use crate::value::lower::lower_ascii;
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
    /// Looks whether a rule holds. What is missing is reported at the start tag, all else where it stands.
    pub fn look(&self, compiled: &Compiled, tell: Tell<'_>) {
        let names = compiled.names.as_slice();
        let (first, second) = (names.first(), names.get(1));
        let is_broken = match compiled.rule.kind {
            Kind::Needs(_) => !self.children.iter().any(|child| names.contains(&child.id)),
            Kind::NeedsChildWith(_, key, word) => {
                let is_it = |value: &str| value.eq_ignore_ascii_case(word);
                let has_it = |child: &Child| child.attribute(key).is_some_and(is_it);
                !self.named(first).any(has_it)
            }
            Kind::ChildNeeds(..) => self.has_child(first) && !self.has_child(second),
            Kind::NeedsAttribute(key) => !self.has(key),
            Kind::NeedsOneOf(keys) => !keys.iter().any(|key| self.has(key)),
            Kind::NeedsAttributeOr(key, _) => !self.has(key) && !self.has_child(first),
            Kind::AttributeWith(one, other) => self.has(one) && !self.has(other),
            Kind::WordNeeds(key, word, needed) => {
                self.word(key) == word && !self.has(needed) && !self.has_child(first)
            }
            Kind::Within(parents) => !parents.contains(&self.parent),
            Kind::Obsolete => true,
            _ => return self.look_at_children(compiled, tell),
        };
        if is_broken {
            // What is around it is named where it belongs elsewhere; no other sentence asks for it.
            tell(self.start(), self.parent);
        }
    }

    fn look_at_children(&self, compiled: &Compiled, tell: Tell<'_>) {
        let names = compiled.names.as_slice();
        let first = names.first();
        match compiled.rule.kind {
            Kind::Once(_) => self.no_more_than(1, first, tell),
            Kind::NoMoreThan(_, most) => self.no_more_than(most, first, tell),
            Kind::OncePer(_, keys) => self.once_per(self.named(first), keys, tell),
            Kind::OncePerWhere(_, key, words, keys) => {
                let is_meant =
                    |child: &&Child| words.contains(&child.attribute(key).unwrap_or_default());
                self.once_per(self.named(first).filter(is_meant), keys, tell);
            }
            Kind::Apart(..) => {
                if let Some((_, other)) = self.pair(names) {
                    tell(other.at.clone(), "");
                }
            }
            Kind::Order(..) => {
                if let Some((one, other)) = self.pair(names)
                    && is_after(&one.value(), &other.value())
                {
                    tell(one.at.clone(), "");
                }
            }
            Kind::Different(_) => self.different(first, tell),
            Kind::KnownOf(_) | Kind::Children(_) => self.tell_unknown(compiled, tell),
            Kind::Leaf => {
                if let Some(child) = self.tree.elements(self.node).next() {
                    let child = self.tree.node(child);
                    tell(child.at.clone(), child.name);
                }
            }
            _ => self.look_at_attributes(&compiled.rule.kind, tell),
        }
    }

    fn look_at_attributes(&self, kind: &Kind, tell: Tell<'_>) {
        match *kind {
            Kind::AttributeIs(name, form) => self.with(name, tell, |value| (form.accepts)(value)),
            Kind::AttributeWord(name, words) => {
                self.with(name, tell, |value| words.contains(&value))
            }
            Kind::AttributeBetween(name, least, most) => {
                self.with(name, tell, |value| is_between(value, least, most));
            }
            Kind::AttributeIsWhere(key, word, name, form) => self.with(name, tell, |value| {
                self.word(key) != word || (form.accepts)(value)
            }),
            Kind::AttributeObsolete(name) => self.with(name, tell, |_| false),
            Kind::AttributeOrder(one, other) => {
                let [one, other] = [one, other].map(|name| self.attribute(name));
                if let (Some(one), Some(other)) = (one, other)
                    && is_after(&one.value, &other.value)
                {
                    tell(other.at.clone(), "");
                }
            }
            Kind::Attributes(known) => {
                let all = self.tree.attributes(self.node).iter();
                let unknown = all.filter(|own| {
                    own.space == NO_SPACE
                        && !known.contains(&own.name)
                        && !own.name.starts_with("xmlns")
                });
                unknown.for_each(|own| tell(own.at.clone(), own.name));
            }
            _ => self.look_at_text(kind, tell),
        }
    }

    fn look_at_text(&self, kind: &Kind, tell: Tell<'_>) {
        let text = self.own_text();
        let value = trimmed(text);
        let is_filled = || !value.is_empty() || self.tree.elements(self.node).next().is_some();
        let is_right = match *kind {
            Kind::Filled => is_filled(),
            Kind::FilledOr(key) => is_filled() || self.has(key),
            Kind::Is(form) => value.is_empty() || (form.accepts)(value),
            Kind::IsWhere(key, words, form) => {
                !words.contains(&self.word(key)) || value.is_empty() || (form.accepts)(value)
            }
            Kind::Base64 => !is_binary(self.word("type")) || (super::form::BASE64.accepts)(value),
            Kind::Blank | Kind::NoText => value.is_empty(),
            Kind::Word(words) => value.is_empty() || words.contains(&value),
            Kind::NotEnding(ending) => !value.ends_with(ending),
            Kind::Trimmed => value.len() == text.len() || value.is_empty(),
            Kind::Between(least, most) => is_between(value, least, most),
            Kind::List => self.is_listed(),
            Kind::Json(wanted) => self.json() == wanted,
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

    /// Whether a member of JSON is one of a list's.
    fn is_listed(&self) -> bool {
        let before = self.text.get(..self.at().start).unwrap_or_default();
        before.trim_end().ends_with(['[', ','])
    }

    fn json(&self) -> Json {
        match self.text.as_bytes().get(self.at().start) {
            Some(b'"') => Json::Text,
            Some(b'{' | b'[') => Json::Object,
            Some(b't' | b'f') => Json::Flag,
            _ => Json::Number,
        }
    }

    fn no_more_than(&self, most: usize, name: Option<&NameId>, tell: Tell<'_>) {
        if let Some(one) = self.named(name).nth(most) {
            tell(one.at.clone(), &self.named(name).count().to_string());
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

    /// Children that the rule does not know.
    fn tell_unknown(&self, compiled: &Compiled, tell: Tell<'_>) {
        let is_own = |child: &Child| match compiled.rule.kind {
            Kind::KnownOf(_) => child.profile == Some(compiled.profile),
            // In JSON, names of extensions begin so.
            _ => {
                child.profile == self.profile
                    && !child.local.starts_with('_')
                    && !self.is_foreign(child)
            }
        };
        for child in self.children {
            if !compiled.names.contains(&child.id) && is_own(child) {
                tell(child.at.clone(), child.name);
            }
        }
    }

    /// The first child of each of two names.
    fn pair<'n>(&'n self, names: &'n [NameId]) -> Option<(&'n Child<'v>, &'n Child<'v>)> {
        let [one, other] = [0, 1].map(|at| self.named(names.get(at)).next());
        one.zip(other)
    }

    fn has_child(&self, name: Option<&NameId>) -> bool {
        self.named(name).next().is_some()
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

    fn has(&self, name: &str) -> bool {
        self.attribute(name).is_some()
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
    let kind = lower_ascii(kind);
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

/// Whether a number lies within bounds; what is no number is another rule's matter.
fn is_between(value: &str, least: f64, most: f64) -> bool {
    super::form::number_of(value).is_none_or(|number| (least..=most).contains(&number))
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
