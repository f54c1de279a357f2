//! A small tree whose names and texts borrow from the document: the form in which every piece travels.
//!
//! Nodes live in one vector that is cleared, not freed, between pieces; children are linked by index,
//! so that building, walking and dropping need no recursion.

mod bounds;
mod join;

use std::borrow::Cow;
use std::ops::Range;

/// Index of a node in its tree.
pub type NodeId = u32;

/// Which namespace an element or attribute stands in: an index into [`Tree::spaces`].
pub type SpaceId = u32;

/// The space of names without a namespace.
pub const NO_SPACE: SpaceId = 0;

const NONE: NodeId = u32::MAX;

/// One piece as a tree, and the namespaces met in the document so far.
#[derive(Debug)]
pub struct Tree<'t> {
    nodes: Vec<Node<'t>>,
    attributes: Vec<Attribute<'t>>,
    spaces: Vec<Cow<'t, str>>,
    /// The last element without a parent: a list of JSON is a piece of several.
    last_root: NodeId,
    /// The document ends in the piece.
    pub is_cut: bool,
    /// No text or value holds letters that look as if they had been encoded twice, taken for itself.
    pub is_beyond_doubt: bool,
}

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
    attributes: Range<u32>,
    first_child: NodeId,
    last_child: NodeId,
    next: NodeId,
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

impl Default for Tree<'_> {
    fn default() -> Self {
        Tree {
            nodes: Vec::new(),
            attributes: Vec::new(),
            spaces: vec![Cow::Borrowed("")],
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
            spaces: spaces.iter().map(|space| space.as_str().into()).collect(),
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

    /// The id of a namespace URI. A document has few, so a search from the back is the fastest there is;
    /// readers bound how many a document may bring.
    pub fn space(&mut self, uri: Cow<'t, str>) -> SpaceId {
        let known = self.spaces.iter().rposition(|space| *space == uri);
        let index = known.unwrap_or_else(|| {
            self.spaces.push(uri);
            self.spaces.len() - 1
        });
        index as SpaceId
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
                is_section: false,
                space,
                text: Cow::Borrowed(""),
                at,
                attributes: first..first,
                first_child: NONE,
                last_child: NONE,
                next: NONE,
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
                name: "",
                local_from: 0,
                name_id: 0,
                is_section: false,
                space: NO_SPACE,
                text,
                at,
                attributes: 0..0,
                first_child: NONE,
                last_child: NONE,
                next: NONE,
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

    /// The URI of a namespace, as written.
    pub fn space_uri(&self, space: SpaceId) -> &str {
        self.spaces.get(space as usize).map_or("", |uri| uri)
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
    fn is_called(&self, local: &str) -> bool {
        let from = usize::from(self.local_from);
        self.name.len() == from + local.len()
            && self
                .name
                .as_bytes()
                .get(from..)
                .is_some_and(|own| own.eq_ignore_ascii_case(local.as_bytes()))
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
