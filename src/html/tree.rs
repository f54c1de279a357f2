//! A tree that html5ever's builder plants and that is written out again, word for word.
//!
//! Nodes stand in one vector and know each other by their places, so that building, moving and
//! dropping them needs no recursion. Attributes and text are kept as the HTML that they came as.

use std::borrow::Cow;
use std::cell::RefCell;

use html5ever::interface::{ElemName, ElementFlags, NodeOrText, QuirksMode, TreeSink};
use html5ever::tendril::StrTendril;
use html5ever::{Attribute, LocalName, Namespace, QualName, local_name, ns};

use super::lines::is_line;
use super::policy::{Element, Fate, Shape};

/// A place in the vector.
type Place = usize;

/// The document, the parent of all.
const ROOT: Place = 0;

/// The nodes, and how they hang together.
pub struct Tree(RefCell<Vec<Node>>);

struct Node {
    name: QualName,
    /// Text, or the attributes of an element.
    html: String,
    kind: Kind,
    parent: Option<Place>,
    first: Option<Place>,
    last: Option<Place>,
    before: Option<Place>,
    after: Option<Place>,
}

/// A name of its own: the builder may hold it while the tree grows.
#[derive(Debug)]
pub struct Name(QualName);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Element,
    Text,
    Other,
}

impl Default for Tree {
    fn default() -> Self {
        Tree(RefCell::new(vec![Node::new(
            Kind::Other,
            nameless(),
            String::new(),
        )]))
    }
}

impl Tree {
    /// The tree as HTML, of the elements that are kept.
    pub fn write(&self, out: &mut String) {
        let nodes = self.0.borrow();
        let mut at = ROOT;
        'down: loop {
            let Some(node) = nodes.get(at) else { return };
            node.open(out);
            if let Some(first) = node.first {
                at = first;
                continue;
            }
            loop {
                let Some(node) = nodes.get(at) else { return };
                node.close(out);
                match (node.after, node.parent) {
                    (Some(after), _) => {
                        at = after;
                        continue 'down;
                    }
                    (None, Some(parent)) => at = parent,
                    (None, None) => return,
                }
            }
        }
    }

    fn plant(&self, kind: Kind, name: QualName, html: String) -> Place {
        let mut nodes = self.0.borrow_mut();
        nodes.push(Node::new(kind, name, html));
        nodes.len() - 1
    }

    fn node<T>(&self, place: Place, read: impl FnOnce(&mut Node) -> T) -> Option<T> {
        self.0.borrow_mut().get_mut(place).map(read)
    }

    /// Hangs a node in, before a sibling or as the last child.
    fn hang(&self, place: Place, parent: Place, sibling: Option<Place>) {
        self.remove_from_parent(&place);
        let before = match sibling {
            Some(sibling) => self.node(sibling, |node| node.before.replace(place)),
            None => self.node(parent, |node| node.last.replace(place)),
        };
        let before = before.flatten();
        match before {
            Some(before) => self.node(before, |node| node.after = Some(place)),
            None => self.node(parent, |node| node.first = Some(place)),
        };
        self.node(place, |node| {
            (node.parent, node.before, node.after) = (Some(parent), before, sibling);
        });
    }

    /// What is hung in: texts that meet become one.
    fn add(&self, parent: Place, sibling: Option<Place>, child: NodeOrText<Place>) {
        let text = match child {
            NodeOrText::AppendNode(place) => return self.hang(place, parent, sibling),
            NodeOrText::AppendText(text) => text,
        };
        let before = match sibling {
            Some(sibling) => self.node(sibling, |node| node.before),
            None => self.node(parent, |node| node.last),
        };
        let joined = before.flatten().and_then(|before| {
            self.node(before, |node| {
                let is_text = node.kind == Kind::Text;
                if is_text {
                    node.html.push_str(&text);
                }
                is_text
            })
        });
        if joined != Some(true) {
            let place = self.plant(Kind::Text, nameless(), text.to_string());
            self.hang(place, parent, sibling);
        }
    }
}

impl Node {
    fn new(kind: Kind, name: QualName, html: String) -> Self {
        Node {
            name,
            html,
            kind,
            parent: None,
            first: None,
            last: None,
            before: None,
            after: None,
        }
    }

    fn open(&self, out: &mut String) {
        match self.kind {
            Kind::Text => out.push_str(&self.html),
            Kind::Element if self.kept().is_some() => {
                for part in ["<", &self.name.local, &self.html, ">"] {
                    out.push_str(part);
                }
            }
            _ => {}
        }
    }

    fn close(&self, out: &mut String) {
        let shape = self.kept().map(Element::shape);
        let is_void = matches!(
            shape,
            None | Some(Shape::Void | Shape::QuietVoid | Shape::Rule | Shape::Column)
        );
        if !is_void {
            for part in ["</", &self.name.local, ">"] {
                out.push_str(part);
            }
        }
    }

    fn kept(&self) -> Option<Element> {
        let element = Element::named(&self.name.local);
        let stays = match element.fate() {
            Fate::Keep => true,
            // Its lines are kept apart where the tree is read.
            Fate::Unwrap => is_line(element),
            Fate::Drop => element == Element::Iframe,
        };
        (self.kind == Kind::Element && stays).then_some(element)
    }
}

impl ElemName for Name {
    fn ns(&self) -> &Namespace {
        &self.0.ns
    }

    fn local_name(&self) -> &LocalName {
        &self.0.local
    }
}

fn nameless() -> QualName {
    QualName::new(None, ns!(), local_name!(""))
}

impl TreeSink for Tree {
    type Handle = Place;
    type Output = Self;
    type ElemName<'a> = Name;

    fn finish(self) -> Self {
        self
    }

    fn get_document(&self) -> Place {
        ROOT
    }

    fn elem_name<'a>(&'a self, target: &'a Place) -> Name {
        let name = self.node(*target, |node| node.name.clone());
        Name(name.unwrap_or_else(nameless))
    }

    fn create_element(&self, name: QualName, attrs: Vec<Attribute>, _: ElementFlags) -> Place {
        let html = attrs.first().map(|all| all.value.to_string());
        self.plant(Kind::Element, name, html.unwrap_or_default())
    }

    fn create_comment(&self, _: StrTendril) -> Place {
        self.plant(Kind::Other, nameless(), String::new())
    }

    fn create_pi(&self, _: StrTendril, _: StrTendril) -> Place {
        self.plant(Kind::Other, nameless(), String::new())
    }

    /// A tree that is never hung in, and so never written.
    fn get_template_contents(&self, _: &Place) -> Place {
        self.plant(Kind::Other, nameless(), String::new())
    }

    fn append(&self, parent: &Place, child: NodeOrText<Place>) {
        self.add(*parent, None, child);
    }

    fn append_before_sibling(&self, sibling: &Place, child: NodeOrText<Place>) {
        if let Some(parent) = self.node(*sibling, |node| node.parent).flatten() {
            self.add(parent, Some(*sibling), child);
        }
    }

    fn append_based_on_parent_node(
        &self,
        element: &Place,
        prev_element: &Place,
        child: NodeOrText<Place>,
    ) {
        match self.node(*element, |node| node.parent).flatten() {
            Some(parent) => self.add(parent, Some(*element), child),
            None => self.add(*prev_element, None, child),
        }
    }

    fn remove_from_parent(&self, target: &Place) {
        let links = self.node(*target, |node| {
            (node.parent.take(), node.before.take(), node.after.take())
        });
        let Some((Some(parent), before, after)) = links else {
            return;
        };
        match before {
            Some(before) => self.node(before, |node| node.after = after),
            None => self.node(parent, |node| node.first = after),
        };
        match after {
            Some(after) => self.node(after, |node| node.before = before),
            None => self.node(parent, |node| node.last = before),
        };
    }

    fn reparent_children(&self, node: &Place, new_parent: &Place) {
        while let Some(child) = self.node(*node, |node| node.first).flatten() {
            self.hang(child, *new_parent, None);
        }
    }

    fn same_node(&self, x: &Place, y: &Place) -> bool {
        x == y
    }

    fn append_doctype_to_document(&self, _: StrTendril, _: StrTendril, _: StrTendril) {}

    fn add_attrs_if_missing(&self, _: &Place, _: Vec<Attribute>) {}

    fn set_quirks_mode(&self, _: QuirksMode) {}

    fn parse_error(&self, _: Cow<'static, str>) {}
}
