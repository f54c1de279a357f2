//! What a tree is made of: elements, runs of text, attributes.

use std::borrow::Cow;
use std::ops::Range;

use super::spaces::{NO_SPACE, SpaceId};
use crate::value::text::is_same_name;

/// Index of a node in its tree.
pub type NodeId = u32;

/// The index of no node.
pub(super) const NONE: NodeId = u32::MAX;

/// An element or a run of text.
#[derive(Debug)]
pub struct Node<'t> {
    /// Qualified name as written, `dc:creator`; empty for text.
    pub name: &'t str,
    /// Where the local part of the name begins.
    pub local_from: u16,
    /// The number of the name among those of its document; 0 where nobody has counted it.
    pub name_id: u16,
    /// For text: it stood in a CDATA section, some of it at least.
    pub is_section: bool,
    /// The element's namespace.
    pub space: SpaceId,
    /// For text: its characters, references resolved.
    pub text: Cow<'t, str>,
    /// Bytes of the document from the start tag to behind the end tag, or of the text.
    pub at: Range<usize>,
    pub(super) attributes: Range<u32>,
    pub(super) first_child: NodeId,
    pub(super) last_child: NodeId,
    pub(super) next: NodeId,
}

/// An attribute, its value's references resolved.
#[derive(Debug, Clone)]
pub struct Attribute<'t> {
    /// Qualified name as written.
    pub name: &'t str,
    /// Where the local part of the name begins.
    pub local_from: u16,
    /// Its namespace; [`NO_SPACE`] without a prefix.
    pub space: SpaceId,
    /// The value.
    pub value: Cow<'t, str>,
    /// Bytes of the value in the document.
    pub at: Range<usize>,
}

/// No node yet.
pub(super) const NOTHING: Node<'static> = Node {
    name: "",
    local_from: 0,
    name_id: 0,
    is_section: false,
    space: NO_SPACE,
    text: Cow::Borrowed(""),
    at: 0..0,
    attributes: 0..0,
    first_child: NONE,
    last_child: NONE,
    next: NONE,
};

impl<'t> Node<'t> {
    /// Whether it is an element, not text.
    pub fn is_element(&self) -> bool {
        !self.name.is_empty()
    }

    /// The name without its prefix.
    pub fn local(&self) -> &'t str {
        self.name
            .get(self.local_from as usize..)
            .unwrap_or_default()
    }
}

impl<'t> Attribute<'t> {
    /// Whether this is its local name, in any case.
    pub(super) fn is_called(&self, local: &str) -> bool {
        let last = |name: &str| name.as_bytes().last().map(|last| last | 0x20);
        // Most have another length, or end in another letter.
        self.name.len() == usize::from(self.local_from) + local.len()
            && last(self.name) == last(local)
            && is_same_name(self.local(), local)
    }

    /// The name without its prefix.
    pub fn local(&self) -> &'t str {
        self.name
            .get(self.local_from as usize..)
            .unwrap_or_default()
    }
}

/// Where the local part of a name begins. Names are short: a plain loop beats a search.
pub fn local_from(name: &str) -> u16 {
    let colon = name.bytes().rposition(|byte| byte == b':');
    colon.map_or(0, |colon| u16::try_from(colon + 1).unwrap_or(u16::MAX))
}
