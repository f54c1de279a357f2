//! Pieces to a form that outlives their text, and back to a tree.

use std::ops::Range;

use super::tree::{Attribute, NO_SPACE, NodeId, Tree};

/// A tree that owns its names and texts. It grows at its end only.
#[derive(Debug, Default)]
pub struct Kept {
    nodes: Vec<Node>,
    weight: usize,
}

/// What a node or an attribute takes beside its text.
const NODE: usize = 160;

#[derive(Debug)]
struct Node {
    parent: NodeId,
    /// Empty for text.
    name: String,
    text: String,
    is_section: bool,
    space: u32,
    at: Range<usize>,
    /// Each with its name.
    attributes: Vec<(String, Attribute<'static>)>,
}

impl Node {
    /// A node of a tree, and what it is kept under.
    fn of(tree: &Tree<'_>, id: NodeId, parent: NodeId, base: usize) -> Self {
        let node = tree.node(id);
        let moved = |at: &Range<usize>| at.start.wrapping_add(base)..at.end.wrapping_add(base);
        let owned = |one: &Attribute<'_>| {
            let attribute = Attribute {
                name: "",
                local_from: one.local_from,
                space: one.space,
                value: one.value.clone().into_owned().into(),
                at: moved(&one.at),
            };
            (one.name.to_owned(), attribute)
        };
        Node {
            parent,
            name: node.name.to_owned(),
            text: node.text.clone().into_owned(),
            is_section: node.is_section,
            space: node.space,
            at: moved(&node.at),
            attributes: tree.attributes(id).iter().map(owned).collect(),
        }
    }

    fn weight(&self) -> usize {
        let attributes = self.attributes.iter();
        let values = attributes.map(|(_, one)| NODE + one.value.len());
        NODE + self.text.len() + values.sum::<usize>()
    }
}

impl Kept {
    /// How many nodes are kept.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// About how many bytes they take.
    pub fn weight(&self) -> usize {
        self.weight
    }

    /// What a tree holds from one of its nodes on, to be put behind so many nodes; offsets are counted from a base.
    pub fn growth(tree: &Tree<'_>, first: usize, behind: usize, base: usize) -> Self {
        let mut grown = Kept::default();
        let shift = behind.saturating_sub(first) as NodeId;
        let parents = tree.parents();
        // Text that was forgotten is no node of the tree that this becomes.
        let mut gone: Vec<NodeId> = Vec::new();
        for id in first as NodeId..tree.len() as NodeId {
            let node = tree.node(id);
            if !node.is_element() && node.text.is_empty() {
                gone.push(id);
                continue;
            }
            let parent = match parents.get(id as usize) {
                None | Some(0) => 0,
                Some(parent) => {
                    let before = gone.partition_point(|id| id < parent);
                    (parent + shift).saturating_sub(before as NodeId)
                }
            };
            let kept = Node::of(tree, id, parent, base);
            grown.weight += kept.weight();
            grown.nodes.push(kept);
        }
        grown
    }

    /// Puts a growth behind what is there.
    pub fn extend(&mut self, growth: Kept) {
        self.nodes.extend(growth.nodes);
        self.weight = self.weight.saturating_add(growth.weight);
    }

    /// The tree, its offsets counted from a base.
    pub fn tree<'k>(&'k self, spaces: &'k [String], base: usize) -> Tree<'k> {
        let mut tree = Tree::with_spaces(spaces);
        let moved = |at: &Range<usize>| at.start.wrapping_sub(base)..at.end.wrapping_sub(base);
        for (id, node) in self.nodes.iter().enumerate() {
            let at = moved(&node.at);
            if node.name.is_empty() {
                tree.push_text(node.parent, node.text.as_str().into(), at);
                if node.is_section {
                    tree.mark_section(node.parent);
                }
                continue;
            }
            let parent = (id > 0).then_some(node.parent);
            tree.push_element(parent, &node.name, node.space, at);
            for (name, attribute) in &node.attributes {
                tree.push_attribute(Attribute {
                    name,
                    local_from: attribute.local_from,
                    space: attribute.space,
                    value: attribute.value.as_ref().into(),
                    at: moved(&attribute.at),
                });
            }
        }
        tree
    }

    /// The element under which everything is gathered.
    pub fn rooted(name: &str) -> Self {
        let mut tree = Tree::default();
        tree.push_element(None, name, NO_SPACE, 0..0);
        Kept::growth(&tree, 0, 0, 0)
    }
}
