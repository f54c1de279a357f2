//! RDF's ways of writing a value: lists, nodes that describe it, and what is said of people and licences within them.

use super::registry::Meanings;
use super::rows::{RowId, row};
use super::table::Kind;
use crate::syntax::shape::RDF;
use crate::syntax::tree::{NO_SPACE, NodeId, Tree};
use crate::value::search::Search;
use crate::value::text::is_one_of;

/// The members of a list, if the element is one that has any: `<rdf:Seq><rdf:li>`.
pub fn members<'a>(tree: &'a Tree<'_>, list: NodeId) -> Option<impl Iterator<Item = NodeId> + 'a> {
    let node = tree.node(list);
    let is_list = node.space != NO_SPACE && is_one_of(node.local(), &["Seq", "Bag", "Alt"]);
    (is_list && !tree.is_leaf(list)).then(|| tree.elements(list))
}

/// The node that describes the value of an element, where it is all that the element holds:
/// `<dc:subject><taxo:topic><rdf:value>`, `<dc:creator><foaf:Person><foaf:name>`. Else the element itself. Beside it the value.
pub fn described(tree: &Tree, node: NodeId) -> (NodeId, NodeId) {
    let mut elements = tree.elements(node);
    let found = match (elements.next(), elements.next()) {
        (Some(only), None) => part(tree, only, &["value", "name"]).map(|value| (only, value)),
        _ => None,
    };
    found.unwrap_or((node, node))
}

/// The class `<cc:License>`, whose name differs from the property `<cc:license>` by its capital alone, or within that.
pub fn licence(tree: &Tree, node: NodeId, first: NodeId) -> Option<NodeId> {
    let mut nodes = [node, first].into_iter();
    nodes.find(|&one| tree.node(one).local() == "License")
}

/// Of the forms of a body in content items the one that is HTML, else the first.
pub fn body(tree: &Tree, items: NodeId) -> Option<NodeId> {
    let forms = tree.descendants(items).filter_map(|item| {
        let value = part(tree, item, &["value"])?;
        let format =
            part(tree, item, &["format"]).and_then(|format| tree.attribute(format, "resource"));
        Some((
            !format.is_some_and(|format| format.value.holds("html")),
            value,
        ))
    });
    let best = forms.min_by_key(|(is_other, _)| *is_other);
    best.map(|(_, value)| value)
}

/// What is said within a person or a licence by other vocabularies: the rows that are shown, and what no table knows.
pub fn told(tree: &Tree, holder: NodeId, meanings: &mut Meanings) -> Vec<(NodeId, Option<RowId>)> {
    let own = tree.node(holder).space;
    let is_licence = tree.node(holder).local() == "License";
    let mut told = Vec::new();
    for node in tree.elements(holder) {
        let element = tree.node(node);
        let is_read = is_one_of(element.local(), PARTS) && tree.is_leaf(node);
        let is_extra = element.name.starts_with('_');
        let is_known = element.space == NO_SPACE || element.space == own || is_markup(tree, node);
        if !is_licence && (is_read || is_known && !is_extra) {
            continue;
        }
        let id = meanings.row(tree, node);
        let is_wanted = id.is_none_or(|id| row(id).is_shown());
        // Tables know what an e-mail address is; of all else none is told that callers did not ask for.
        let is_plain =
            id.is_none_or(|id| !matches!(row(id).element.kind, Kind::Email | Kind::Parts(_)));
        if is_wanted && (is_licence || !is_plain || !holds_address(tree, node)) {
            told.push((node, id));
        }
    }
    told
}

/// What is read of people, whatever vocabulary says it.
static PARTS: &[&str] = &[
    "name", "uri", "url", "href", "homepage", "email", "mail", "avatar", "image", "photo",
];

fn holds_address(tree: &Tree, node: NodeId) -> bool {
    let is_address = |text: &str| {
        let parts = text.trim().split_once('@');
        parts.is_some_and(|(local, domain)| !local.is_empty() && !is_of_flickr(local, domain))
    };
    std::iter::once(node)
        .chain(tree.descendants(node))
        .any(|inner| {
            let mut attributes = tree.attributes(inner).iter();
            is_address(&tree.node(inner).text) || attributes.any(|one| is_address(&one.value))
        })
}

/// "12345@N00": how Flickr numbers its people.
fn is_of_flickr(local: &str, domain: &str) -> bool {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    is_number(local) && domain.strip_prefix('N').is_some_and(is_number)
}

/// RDF's own words, and XHTML's, say nothing by themselves: what stands in them is read.
fn is_markup(tree: &Tree, node: NodeId) -> bool {
    let uri = tree.space_uri(tree.node(node).space);
    uri == RDF || uri == "http://www.w3.org/1999/xhtml"
}

fn part(tree: &Tree, node: NodeId, names: &[&str]) -> Option<NodeId> {
    tree.elements(node).find(|&inner| {
        let inner = tree.node(inner);
        inner.space != NO_SPACE && is_one_of(inner.local(), names)
    })
}
