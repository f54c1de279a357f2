//! A child as the rules of its parent see it: its name, attributes and text.

use std::borrow::Cow;
use std::ops::Range;

use super::index::{Name, ProfileId};
use crate::syntax::tree::{Attribute, NodeId, Tree};

/// A child, as the rules of its parent see it.
#[derive(Debug, Clone)]
pub struct Child<'c> {
    pub profile: Option<ProfileId>,
    pub local: &'c str,
    pub name: &'c str,
    pub at: Range<usize>,
    /// Its attributes: in their tree, or, as far as they are short, kept when that is gone.
    pub attributes: &'c [Attribute<'c>],
    pub kept: Vec<Attribute<'c>>,
    /// Its text, as far as it is short.
    pub value: Cow<'c, str>,
}

/// So many attributes are kept.
const MOST_KEPT: usize = 32;

impl Child<'_> {
    /// Whether it is of this name.
    pub fn is(&self, name: &Name) -> bool {
        self.profile == Some(name.profile) && self.local == name.local
    }

    /// The value of one of its attributes.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        let mut all = self.attributes.iter().chain(&self.kept);
        let found = all.find(|own| own.name == name);
        found.map(|own| own.value.trim())
    }

    /// A child as its tree has it.
    pub fn of<'c>(tree: &'c Tree<'_>, node: NodeId, profile: Option<ProfileId>) -> Child<'c> {
        let own = tree.node(node);
        let value = match tree.own_text(node) {
            Cow::Borrowed(text) => Cow::Borrowed(short(text)),
            Cow::Owned(text) => Cow::Owned(short(&text).to_owned()),
        };
        Child {
            profile,
            local: own.local(),
            name: own.name,
            at: own.at.clone(),
            attributes: tree.attributes(node),
            kept: Vec::new(),
            value,
        }
    }

    /// The same for when the tree is gone.
    pub fn kept<'t>(tree: &Tree<'t>, node: NodeId, profile: Option<ProfileId>) -> Child<'t> {
        let own = tree.node(node);
        let attributes = tree.attributes(node).iter().take(MOST_KEPT);
        let keep = |one: &Attribute<'t>| Attribute {
            name: one.name,
            local_from: one.local_from,
            space: one.space,
            value: short(&one.value).to_owned().into(),
            at: one.at.clone(),
        };
        Child {
            profile,
            local: own.local(),
            name: own.name,
            at: own.at.clone(),
            attributes: &[],
            kept: attributes.map(keep).collect(),
            value: short(&tree.own_text(node)).to_owned().into(),
        }
    }
}

/// A text as far as rules of relations look at it.
fn short(text: &str) -> &str {
    const LONGEST: usize = 1024;
    text.get(..text.floor_char_boundary(LONGEST))
        .unwrap_or_default()
}
