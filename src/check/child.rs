//! A child as the rules of its parent see it: its name, attributes and text.

use std::borrow::Cow;
use std::ops::Range;

use super::index::{NameId, ProfileId};
use crate::syntax::tree::{Attribute, Node, NodeId, Tree};

/// A child, as the rules of its parent see it.
pub struct Child<'c> {
    pub profile: Option<ProfileId>,
    /// The number of its name.
    pub id: NameId,
    pub local: &'c str,
    pub name: &'c str,
    pub at: Range<usize>,
    held: Held<'c>,
}

/// Its attributes and its text: where they are, or, as far as they are short, kept for when the tree is gone.
enum Held<'c> {
    There(&'c Tree<'c>, NodeId),
    Kept(Vec<Attribute<'c>>, String),
}

/// So many attributes are kept.
const MOST_KEPT: usize = 32;

impl<'c> Child<'c> {
    /// The value of one of its attributes.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        let mut all = match &self.held {
            Held::There(tree, node) => tree.attributes(*node).iter(),
            Held::Kept(attributes, _) => attributes.iter(),
        };
        let found = all.find(|own| own.name == name);
        found.map(|own| trimmed(&own.value))
    }

    /// Its text, as far as it is short.
    pub fn value(&self) -> Cow<'_, str> {
        match &self.held {
            Held::There(tree, node) => short(tree.own_text(*node)),
            Held::Kept(_, value) => Cow::Borrowed(value),
        }
    }

    /// A child as its tree has it.
    pub fn of(tree: &'c Tree<'_>, node: NodeId, profile: Option<ProfileId>, id: NameId) -> Self {
        Child::holding(Held::There(tree, node), tree.node(node), profile, id)
    }

    fn holding(
        held: Held<'c>,
        own: &Node<'c>,
        profile: Option<ProfileId>,
        id: NameId,
    ) -> Child<'c> {
        Child {
            profile,
            id,
            local: own.local(),
            name: own.name,
            at: own.at.clone(),
            held,
        }
    }

    /// The same for when the tree is gone.
    pub fn kept(tree: &Tree<'c>, node: NodeId, profile: Option<ProfileId>, id: NameId) -> Self {
        let attributes = tree.attributes(node).iter().take(MOST_KEPT);
        let keep = |one: &Attribute<'c>| Attribute {
            name: one.name,
            local_from: one.local_from,
            space: one.space,
            value: short(Cow::Borrowed(&one.value)).into_owned().into(),
            at: one.at.clone(),
        };
        let text = short(tree.own_text(node)).into_owned();
        let held = Held::Kept(attributes.map(keep).collect(), text);
        Child::holding(held, tree.node(node), profile, id)
    }
}

/// A text without the white space around it: most texts have none.
pub fn trimmed(text: &str) -> &str {
    match text.as_bytes() {
        [b'!'..=b'~'] | [b'!'..=b'~', .., b'!'..=b'~'] => text,
        _ => text.trim(),
    }
}

/// A text as far as rules of relations look at it.
fn short(text: Cow<'_, str>) -> Cow<'_, str> {
    const LONGEST: usize = 1024;
    let end = text.floor_char_boundary(LONGEST);
    match text {
        Cow::Borrowed(text) => Cow::Borrowed(text.get(..end).unwrap_or_default()),
        Cow::Owned(mut text) => {
            text.truncate(end);
            Cow::Owned(text)
        }
    }
}
