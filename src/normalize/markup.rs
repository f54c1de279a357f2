//! A subtree back to HTML: XHTML content, and markup that stands in a description without CDATA.
//!
//! XHTML's `<div/>` is not HTML's, so empty elements are written by HTML's rules.

use std::borrow::Cow;

use crate::html::{body_looks_like_html, candidates, escape};
use crate::syntax::tree::{Attribute, Node, NodeId, Tree};
use crate::value::lower::lower_ascii;
use crate::value::search::Search;
use crate::value::url::{Base, Purpose, resolve};
use crate::value::void::is_void;

/// Attributes whose relative address is settled by an `xml:base` inside the markup, which HTML does not know.
static ADDRESSES: &[&str] = &["href", "src", "cite", "poster", "longdesc"];

/// Elements that show markup as it is written.
static CODE: &[&str] = &["code", "kbd", "pre", "samp", "script", "style", "tt", "xmp"];

/// What is inside an element, as HTML.
pub fn inner(tree: &Tree, node: NodeId, base: &Base) -> String {
    write(tree, node, base, None, Texts::Plain).0
}

/// The same where elements and escaped HTML stand beside each other. Whether there was any of that.
pub fn inner_html(tree: &Tree, node: NodeId, base: &Base) -> (String, bool) {
    write(tree, node, base, None, Texts::Mixed)
}

/// The same without the `<div>` that Atom 1.0 puts around XHTML: it is Atom's, not the author's.
pub fn inner_of_div(tree: &Tree, node: NodeId, base: &Base) -> String {
    match only_div(tree, node) {
        Some(div) => write(tree, div, base, joined_base(tree, div, base), Texts::Plain).0,
        None => inner(tree, node, base),
    }
}

/// The `<div>` that is all that an element holds.
pub fn only_div(tree: &Tree, node: NodeId) -> Option<NodeId> {
    let mut children = tree.children(node).filter(|&child| {
        let child = tree.node(child);
        child.is_element() || !child.text.trim().is_empty()
    });
    match (children.next(), children.next()) {
        (Some(only), None) if tree.node(only).local().eq_ignore_ascii_case("div") => Some(only),
        _ => None,
    }
}

enum Step {
    Open(NodeId, Option<Base>),
    Close(NodeId),
}

/// What stands between elements.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Texts {
    Plain,
    /// Some of it may be HTML.
    Mixed,
}

/// Writes what is inside an element; whether a text was HTML.
fn write(
    tree: &Tree,
    node: NodeId,
    base: &Base,
    own: Option<Base>,
    texts: Texts,
) -> (String, bool) {
    let mut writer = Writer {
        tree,
        base,
        texts,
        html: String::new(),
        depth: 0,
        code: 0,
        is_mended: false,
    };
    writer.write_children(node, own);
    (writer.html, writer.is_mended)
}

/// HTML that is being written.
struct Writer<'m, 't> {
    tree: &'m Tree<'t>,
    base: &'m Base,
    texts: Texts,
    html: String,
    /// How many elements are open, and how many of them show markup as it is written.
    depth: u32,
    code: u32,
    is_mended: bool,
}

impl Writer<'_, '_> {
    /// Without recursion: markup may be as deep as the document's limit allows. What has a base of its own is settled by
    /// it; all else waits for the base of the whole.
    fn write_children(&mut self, parent: NodeId, own: Option<Base>) {
        let mut steps = Vec::new();
        push_children(self.tree, parent, own, &mut steps);
        while let Some(step) = steps.pop() {
            match step {
                Step::Open(id, outer) => {
                    if !self.tree.node(id).is_element() {
                        self.write_text(id);
                        continue;
                    }
                    let around = outer.as_ref().unwrap_or(self.base);
                    let own = joined_base(self.tree, id, around).or(outer);
                    open(self.tree, id, own.as_ref(), &mut self.html);
                    // What XML puts into one of them stands behind it in HTML.
                    if !is_void(self.tree.node(id).local()) {
                        self.depth += 1;
                        self.code += count_code(self.tree, id, self.texts);
                        steps.push(Step::Close(id));
                    }
                    push_children(self.tree, id, own, &mut steps);
                }
                Step::Close(id) => {
                    self.depth -= 1;
                    self.code -= count_code(self.tree, id, self.texts);
                    self.html.push_str("</");
                    self.html.push_str(&lower_ascii(self.tree.node(id).local()));
                    self.html.push('>');
                }
            }
        }
    }

    fn write_text(&mut self, id: NodeId) {
        let node = self.tree.node(id);
        if self.texts == Texts::Mixed && self.code == 0 && is_html(node, self.depth) {
            self.is_mended = true;
            self.html.push_str(&node.text);
        } else {
            self.html.push_str(&escape(&node.text));
        }
    }
}

fn push_children(tree: &Tree, node: NodeId, base: Option<Base>, steps: &mut Vec<Step>) {
    let from = steps.len();
    let children = tree.children(node);
    steps.extend(children.map(|child| Step::Open(child, base.clone())));
    steps.get_mut(from..).unwrap_or_default().reverse();
}

fn count_code(tree: &Tree, id: NodeId, texts: Texts) -> u32 {
    let is_code = |name| CODE.contains(&&*lower_ascii(name));
    u32::from(texts == Texts::Mixed && is_code(tree.node(id).local()))
}

/// Whether a text between elements is HTML as well: it stands in a CDATA section, or in no element and holds end tags.
fn is_html(node: &Node, depth: u32) -> bool {
    let text = &node.text;
    text.has('<')
        && (depth == 0 && text.holds("</") || node.is_section)
        && body_looks_like_html(text)
}

fn open(tree: &Tree, id: NodeId, base: Option<&Base>, html: &mut String) {
    html.push('<');
    html.push_str(&lower_ascii(tree.node(id).local()));
    for attribute in tree.attributes(id) {
        if attribute.name.starts_with("xml") && attribute.name != "xml:lang" {
            continue;
        }
        let local = lower_ascii(attribute.local());
        let settled = base.filter(|_| ADDRESSES.contains(&&*local));
        let settled = settled.and_then(|base| resolve(&attribute.value, base, Purpose::Link));
        let several = base.filter(|_| local == "srcset");
        let several = several.and_then(|base| candidates(&attribute.value, base));
        let settled = settled.or(several.map(Cow::Owned));
        html.push(' ');
        html.push_str(&local);
        html.push_str("=\"");
        let value = escape(settled.as_deref().unwrap_or(&attribute.value));
        match memchr::memchr(b'"', value.as_bytes()) {
            Some(_) => html.push_str(&value.replace('"', "&quot;")),
            None => html.push_str(&value),
        }
        html.push('"');
    }
    html.push('>');
}

/// The base that an element names.
pub fn own_base<'t>(tree: &'t Tree, id: NodeId) -> Option<&'t Attribute<'t>> {
    let mut attributes = tree.attributes(id).iter();
    attributes.find(|attribute| attribute.name == "xml:base")
}

/// The same, resolved against the base around it.
fn joined_base(tree: &Tree, id: NodeId, around: &Base) -> Option<Base> {
    own_base(tree, id).map(|own| around.join(&own.value))
}
