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
    let mut html = String::new();
    write_children(tree, node, base, None, false, &mut html);
    html
}

/// The same where elements and escaped HTML stand beside each other. Whether there was any of that.
pub fn inner_html(tree: &Tree, node: NodeId, base: &Base) -> (String, bool) {
    let mut html = String::new();
    let is_mended = write_children(tree, node, base, None, true, &mut html);
    (html, is_mended)
}

/// The same without the `<div>` that Atom 1.0 puts around XHTML: it is Atom's, not the author's.
pub fn inner_of_div(tree: &Tree, node: NodeId, base: &Base) -> String {
    match only_div(tree, node) {
        Some(div) => {
            let own = has_base(tree, div).then(|| inherited(tree, div, base));
            let mut html = String::new();
            write_children(tree, div, base, own, false, &mut html);
            html
        }
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

/// Without recursion: markup may be as deep as the document's limit allows. What has a base of its own is settled by it;
/// all else waits for the base of the whole.
fn write_children(
    tree: &Tree,
    parent: NodeId,
    base: &Base,
    own: Option<Base>,
    is_mixed: bool,
    html: &mut String,
) -> bool {
    // How many elements are open, and how many of them show markup as it is written.
    let (mut depth, mut code, mut is_mended) = (0u32, 0u32, false);
    let is_code = |id| u32::from(is_mixed && CODE.contains(&&*lower_ascii(tree.node(id).local())));
    let mut steps: Vec<Step> = Vec::new();
    let push = |steps: &mut Vec<Step>, node: NodeId, base: Option<Base>| {
        let from = steps.len();
        steps.extend(
            tree.children(node)
                .map(|child| Step::Open(child, base.clone())),
        );
        steps.get_mut(from..).unwrap_or_default().reverse();
    };
    push(&mut steps, parent, own);
    while let Some(step) = steps.pop() {
        match step {
            Step::Open(id, outer) => {
                let node = tree.node(id);
                if !node.is_element() {
                    let holds_html = is_mixed && code == 0 && is_html(node, depth);
                    is_mended |= holds_html;
                    match holds_html {
                        true => html.push_str(&node.text),
                        false => html.push_str(&escape(&node.text)),
                    }
                    continue;
                }
                let own = has_base(tree, id)
                    .then(|| inherited(tree, id, outer.as_ref().unwrap_or(base)))
                    .or(outer);
                open(tree, id, own.as_ref(), html);
                // What XML puts into one of them stands behind it in HTML.
                if !is_void(tree.node(id).local()) {
                    (depth, code) = (depth + 1, code + is_code(id));
                    steps.push(Step::Close(id));
                }
                push(&mut steps, id, own);
            }
            Step::Close(id) => {
                (depth, code) = (depth - 1, code - is_code(id));
                html.push_str("</");
                html.push_str(&lower_ascii(tree.node(id).local()));
                html.push('>');
            }
        }
    }
    is_mended
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

fn has_base(tree: &Tree, id: NodeId) -> bool {
    own_base(tree, id).is_some()
}

/// The base that an element names.
pub fn own_base<'t>(tree: &'t Tree, id: NodeId) -> Option<&'t Attribute<'t>> {
    let mut attributes = tree.attributes(id).iter();
    attributes.find(|attribute| attribute.name == "xml:base")
}

fn inherited(tree: &Tree, id: NodeId, base: &Base) -> Base {
    match own_base(tree, id) {
        Some(own) => base.join(&own.value),
        None => base.clone(),
    }
}
