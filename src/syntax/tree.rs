//! A small tree whose names and texts borrow from the document: the form in which every piece travels.
//!
//! Nodes live in one vector that is cleared, not freed, between pieces; children are linked by index,
//! so that building, walking and dropping need no recursion.

mod join;
mod node;
mod spaces;

use std::borrow::Cow;
use std::ops::Range;

pub use node::{Attribute, Node, NodeId, local_from};
pub use spaces::{NO_SPACE, SpaceId};

use self::node::{NONE, NOTHING};
use self::spaces::Spaces;

/// One piece as a tree, and the namespaces met in the document so far.
#[derive(Debug)]
pub struct Tree<'t> {
    nodes: Vec<Node<'t>>,
    attributes: Vec<Attribute<'t>>,
    /// The namespaces met so far.
    pub spaces: Spaces<'t>,
    /// The last element without a parent: a list of JSON is a piece of several.
    last_root: NodeId,
    /// The document ends in the piece.
    pub is_cut: bool,
    /// No text or value holds letters that look as if they had been encoded twice, taken for itself.
    pub is_beyond_doubt: bool,
}

/// What a node or an attribute counts against the bytes that an entry may have. It takes 56 of the module's memory, and is
/// written in as few as one: `[1,1,…]`. Entries as feeds have them are written in more than these, and are cut no sooner.
/// With 16 an entry of the default limit would have a node more than 2^20, and its tree the room for 2^21.
const NODE_BYTES: usize = 17;

impl Default for Tree<'_> {
    fn default() -> Self {
        Tree {
            nodes: Vec::new(),
            attributes: Vec::new(),
            spaces: Spaces::default(),
            last_root: NONE,
            is_cut: false,
            is_beyond_doubt: false,
        }
    }
}

/// Building, for the readers of each syntax.
impl<'t> Tree<'t> {
    /// An empty tree that knows these namespaces.
    pub fn with_spaces(spaces: &'t [String]) -> Self {
        Tree {
            spaces: Spaces::known(spaces),
            ..Tree::default()
        }
    }

    /// Forgets the piece; keeps the memory and the namespaces.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.attributes.clear();
        self.last_root = NONE;
        self.is_cut = false;
    }

    /// The id of a namespace URI; readers bound how many a document may bring.
    pub fn space(&mut self, uri: Cow<'t, str>) -> SpaceId {
        self.spaces.id(uri)
    }

    /// Appends an element to a parent; the first one, without parent, is the root, others without stand beside it.
    /// Its attributes follow by [`Tree::push_attribute`] before any other node is added.
    pub fn push_element(
        &mut self,
        parent: Option<NodeId>,
        name: &'t str,
        space: SpaceId,
        at: Range<usize>,
    ) -> NodeId {
        self.push_named(parent, (name, local_from(name), 0), space, at)
    }

    /// The same where it is known at which byte the local part of the name begins, and which number the name has.
    pub fn push_named(
        &mut self,
        parent: Option<NodeId>,
        (name, local_from, name_id): (&'t str, u16, u16),
        space: SpaceId,
        at: Range<usize>,
    ) -> NodeId {
        let first = self.attributes.len() as u32;
        self.push(
            parent,
            Node {
                name,
                local_from,
                name_id,
                space,
                at,
                attributes: first..first,
                ..NOTHING
            },
        )
    }

    /// Adds an attribute to the element that was pushed last.
    pub fn push_attribute(&mut self, attribute: Attribute<'t>) {
        self.attributes.push(attribute);
        if let Some(node) = self.nodes.last_mut() {
            node.attributes.end = self.attributes.len() as u32;
        }
    }

    /// Appends text to an element; joins it to text that stands directly before.
    pub fn push_text(&mut self, parent: NodeId, text: Cow<'t, str>, at: Range<usize>) {
        if text.is_empty() {
            return;
        }
        let last = self
            .nodes
            .get(parent as usize)
            .map_or(NONE, |node| node.last_child);
        if let Some(node) = self
            .nodes
            .get_mut(last as usize)
            .filter(|node| node.name.is_empty())
        {
            self.is_beyond_doubt &= node.text.as_bytes().last().is_none_or(u8::is_ascii);
            node.text.to_mut().push_str(&text);
            node.at.end = at.end;
            return;
        }
        self.push(
            Some(parent),
            Node {
                text,
                at,
                ..NOTHING
            },
        );
    }

    /// Says where an element ended.
    pub fn close(&mut self, node: NodeId, end: usize) {
        if let Some(node) = self.nodes.get_mut(node as usize) {
            node.at.end = end;
        }
    }

    fn push(&mut self, parent: Option<NodeId>, node: Node<'t>) -> NodeId {
        let id = self.nodes.len() as NodeId;
        self.nodes.push(node);
        match parent {
            Some(parent) => self.link(parent, id),
            None => {
                let last = std::mem::replace(&mut self.last_root, id);
                if let Some(last) = self.nodes.get_mut(last as usize) {
                    last.next = id;
                }
            }
        }
        id
    }

    fn link(&mut self, parent: NodeId, id: NodeId) {
        let last = match self.nodes.get_mut(parent as usize) {
            Some(parent) => {
                if parent.first_child == NONE {
                    parent.first_child = id;
                }
                std::mem::replace(&mut parent.last_child, id)
            }
            None => NONE,
        };
        if let Some(last) = self.nodes.get_mut(last as usize) {
            last.next = id;
        }
    }
}

/// Walking, for everybody above.
impl<'t> Tree<'t> {
    /// The piece's own element; `None` while the tree is empty.
    pub fn root(&self) -> Option<NodeId> {
        (!self.nodes.is_empty()).then_some(0)
    }

    /// Whether nothing was read.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// How many elements and runs of text there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// What its nodes and attributes count against the bytes of an entry.
    #[inline]
    pub fn weight(&self) -> usize {
        (self.nodes.len() + self.attributes.len()) * NODE_BYTES
    }

    /// What the whole piece counts: it is as long as it is written, and at least as long as its nodes are heavy.
    pub fn size(&self) -> usize {
        let [first, last] = [0, self.last_root as usize].map(|root| self.nodes.get(root));
        let from = first.map_or(0, |node| node.at.start);
        let end = last.map_or(0, |node| node.at.end);
        self.weight().max(end.saturating_sub(from))
    }

    /// The URI of a namespace, as written.
    pub fn space_uri(&self, space: SpaceId) -> &str {
        self.spaces.uri(space)
    }

    /// A node. Ids come from this tree, so there always is one.
    #[allow(clippy::indexing_slicing, reason = "ids are given out for nodes only")]
    pub fn node(&self, id: NodeId) -> &Node<'t> {
        &self.nodes[id as usize]
    }

    /// The node's children, text included.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut next = self.node(id).first_child;
        std::iter::from_fn(move || {
            let id = next;
            next = self.nodes.get(id as usize)?.next;
            Some(id)
        })
    }

    /// The node's children that are elements.
    pub fn elements(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.children(id)
            .filter(|&child| self.node(child).is_element())
    }

    /// The element's attributes.
    pub fn attributes(&self, id: NodeId) -> &[Attribute<'t>] {
        let range = &self.node(id).attributes;
        self.attributes
            .get(range.start as usize..range.end as usize)
            .unwrap_or_default()
    }

    /// The value of an attribute by its local name in any case, one without a namespace before others.
    pub fn attribute(&self, id: NodeId, local: &str) -> Option<&Attribute<'t>> {
        // Most elements have none, and all are asked for some.
        if self.node(id).attributes.is_empty() {
            return None;
        }
        let mut second = None;
        for attribute in self.attributes(id) {
            if attribute.is_called(local) {
                if attribute.space == NO_SPACE {
                    return Some(attribute);
                }
                second.get_or_insert(attribute);
            }
        }
        second
    }

    /// The element's own text, that of its children left out.
    pub fn own_text(&self, id: NodeId) -> Cow<'_, str> {
        let mut texts = self
            .children(id)
            .map(|child| self.node(child))
            .filter(|node| !node.is_element());
        let Some(first) = texts.next() else {
            return Cow::Borrowed("");
        };
        match texts.next() {
            None => Cow::Borrowed(&first.text),
            Some(second) => {
                let mut all = format!("{}{}", first.text, second.text);
                texts.for_each(|node| all.push_str(&node.text));
                Cow::Owned(all)
            }
        }
    }

    /// Everything below a node in document order, text included, without recursion.
    pub fn descendants(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut path: Vec<NodeId> = Vec::new();
        let mut next = self.node(id).first_child;
        std::iter::from_fn(move || {
            while next == NONE {
                next = self.nodes.get(path.pop()? as usize)?.next;
            }
            let here = next;
            let node = self.nodes.get(here as usize)?;
            path.push(here);
            next = node.first_child;
            Some(here)
        })
    }

    /// All characters below a node.
    pub fn all_text(&self, id: NodeId) -> String {
        let texts = self.descendants(id).map(|inner| &*self.node(inner).text);
        texts.collect()
    }

    /// Whether the element has neither attributes nor elements in it.
    pub fn is_bare(&self, id: NodeId) -> bool {
        self.attributes(id).is_empty() && self.is_leaf(id)
    }

    /// Whether the element holds nothing but text.
    pub fn is_leaf(&self, id: NodeId) -> bool {
        self.elements(id).next().is_none()
    }
}
