//! Trees put together, and what is changed in them later: text, names, attributes that become elements.

use std::borrow::Cow;

use super::{Attribute, NO_SPACE, NONE, Node, NodeId, Tree};

impl<'t> Tree<'t> {
    /// Moves another tree's piece in, all that stands in it without a parent, as children of one of this tree's elements.
    /// Both trees must know the same namespaces: [`Spaces::share`](super::Spaces::share).
    pub fn absorb(&mut self, parent: NodeId, piece: &mut Tree<'t>) {
        self.take_over(parent, piece, [0, piece.last_root]);
    }

    /// Moves what is below another tree's first element below this one's first, behind what is there.
    /// Both trees must know the same namespaces, and the other has that one root.
    pub fn graft(&mut self, mut other: Tree<'t>) {
        if let Some(root) = other.nodes.first() {
            let children = [root.first_child, root.last_child];
            self.take_over(0, &mut other, children);
        }
    }

    /// Moves another tree's nodes from the first of some siblings on, these, up to the last of them, as children of one of
    /// this tree's elements.
    fn take_over(&mut self, parent: NodeId, other: &mut Tree<'t>, [first, last]: [NodeId; 2]) {
        self.is_beyond_doubt &= other.is_beyond_doubt;
        let first = first.min(other.nodes.len() as NodeId);
        let nodes = self.nodes.len() as NodeId;
        let attributes = self.attributes.len() as u32;
        let moved = |id: NodeId| if id == NONE { NONE } else { id - first + nodes };
        for node in other.nodes.drain(first as usize..) {
            self.nodes.push(Node {
                attributes: node.attributes.start + attributes..node.attributes.end + attributes,
                first_child: moved(node.first_child),
                last_child: moved(node.last_child),
                next: moved(node.next),
                ..node
            });
        }
        self.attributes.append(&mut other.attributes);
        if self.nodes.len() as NodeId > nodes {
            self.link(parent, nodes);
            if let Some(parent) = self.nodes.get_mut(parent as usize) {
                parent.last_child = moved(last);
            }
        }
    }

    /// The parent of each node; the first, which has none, is said to be its own.
    pub fn parents(&self) -> Vec<NodeId> {
        let mut parents = vec![0; self.nodes.len()];
        for id in 0..self.nodes.len() as NodeId {
            for child in self.children(id) {
                if let Some(parent) = parents.get_mut(child as usize) {
                    *parent = id;
                }
            }
        }
        parents
    }

    /// The text that was put last into an element came from a section.
    pub fn mark_section(&mut self, parent: NodeId) {
        let last = self.nodes.get(parent as usize).map(|node| node.last_child);
        if let Some(node) = last.and_then(|last| self.nodes.get_mut(last as usize)) {
            node.is_section = node.name.is_empty();
        }
    }

    /// `<link/>`, if it is the last child: what is written behind it belongs into it.
    pub fn empty_link(&self, node: NodeId) -> Option<NodeId> {
        let last = self.nodes.get(node as usize)?.last_child;
        let link = self.nodes.get(last as usize)?;
        (link.name.eq_ignore_ascii_case("link") && self.is_bare(last) && link.first_child == NONE)
            .then_some(last)
    }

    /// Forgets the numbers of names, which only one of the readers gives.
    pub fn forget_numbers(&mut self) {
        self.nodes.iter_mut().for_each(|node| node.name_id = 0);
    }

    /// Gives a run of text other characters.
    pub fn replace_text(&mut self, id: NodeId, text: Cow<'t, str>) {
        if let Some(node) = self.nodes.get_mut(id as usize) {
            node.text = text;
        }
    }

    /// How many attributes there are.
    pub fn attribute_count(&self) -> usize {
        self.attributes.len()
    }

    /// Gives an attribute another value.
    pub fn replace_value(&mut self, attribute: usize, value: Cow<'t, str>) {
        if let Some(attribute) = self.attributes.get_mut(attribute) {
            attribute.value = value;
        }
    }

    /// Forgets an element's own text, unless where it ends shows that it is whole.
    pub fn forget_text(&mut self, id: NodeId, is_whole: impl Fn(usize) -> bool) {
        let texts = self.children(id);
        let texts: Vec<_> = texts.filter(|id| !self.node(*id).is_element()).collect();
        let end = texts.last().map(|last| self.node(*last).at.end);
        for text in texts.iter().filter(|_| !end.is_some_and(&is_whole)) {
            if let Some(node) = self.nodes.get_mut(*text as usize) {
                node.text = "".into();
            }
        }
    }

    /// Writes the attributes of the piece's own element as children of it.
    pub fn expose_own_attributes(&mut self) {
        self.push_as_elements(0, self.attributes(0).to_vec());
    }

    /// Writes the attributes of another tree's piece as children of one of this tree's elements.
    pub fn expose_attributes(&mut self, parent: NodeId, piece: &Tree<'t>) {
        self.push_as_elements(parent, piece.attributes(0).to_vec());
    }

    fn push_as_elements(&mut self, parent: NodeId, attributes: Vec<Attribute<'t>>) {
        let own = |one: &Attribute| !one.name.starts_with("xml:");
        for attribute in attributes.into_iter().filter(own) {
            let node =
                self.push_element(Some(parent), attribute.name, NO_SPACE, attribute.at.clone());
            self.push_text(node, attribute.value, attribute.at);
        }
    }
}
