//! Keys to elements.

use std::borrow::Cow;
use std::ops::Range;

use crate::diagnostic::Log;
use crate::diagnostic::catalogue::json;
use crate::syntax::tree::{NO_SPACE, NodeId, Tree};
use crate::value::search::Search;
use crate::value::text::is_one_of;

/// Keys by which programs that turn XML into JSON call an element's own text.
static OWN_TEXT: &[&str] = &["#value", "#text", "$t", "_text", "__text", "#cdata"];

/// Keys of which an entry has one at least: a list of other things has none.
#[rustfmt::skip]
static TELLING: &[&str] = &[
    "url", "external_url", "content_html", "content_text", "content", "summary", "date_published", "date_modified", "guid",
    "attachments", "enclosure", "title", "link", "links", "description", "pubdate", "published", "updated",
];

const LONGEST_KEY: usize = 512;

/// A list of tags that is longer is none: it stays one text.
const LONGEST_LIST: usize = 64 << 10;

/// A document knows so many prefixes; keys with others are kept like those whose prefix nobody knows.
const MOST_PREFIXES: usize = 256;

/// A container of the piece that is read.
#[derive(Debug, Clone, Copy)]
pub struct Open<'t> {
    /// The key of its members: of the next one, or of all if it is a list.
    pub key: &'t str,
    /// The element that its members stand in.
    pub node: Option<NodeId>,
    /// Whether all have the same key.
    pub is_list: bool,
}

/// Whether an object in a list that nothing else calls a feed's is an entry, which keys that were not kept tell, too.
pub fn is_entry(keys: &[(usize, &str)]) -> bool {
    let has = |names: &[&str]| keys.iter().any(|(_, key)| is_one_of(key, names));
    has(TELLING) && !has(&["items"])
}

/// The element of a key, as yet without what it holds.
pub fn element<'t>(
    tree: &mut Tree<'t>,
    parent: Option<NodeId>,
    key: &'t str,
    from: usize,
) -> NodeId {
    // A list's key is written once and named by each of its members: no more of it is looked at than need be.
    let key = key
        .get(..key.floor_char_boundary(LONGEST_KEY))
        .unwrap_or_default();
    let name = key.trim_start_matches(['@', '-', '$']);
    let name = if name.is_empty() { "_" } else { name };
    let space = match name.split_once(':') {
        Some((prefix, _)) => tree
            .spaces
            .id_within(MOST_PREFIXES, format!("prefix:{prefix}").into())
            .unwrap_or_else(|| tree.spaces.beyond()),
        None => NO_SPACE,
    };
    tree.push_element(parent, name, space, from..from)
}

/// The element of a key whose value is a text.
pub fn leaf<'t>(
    tree: &mut Tree<'t>,
    around: Open<'t>,
    text: Cow<'t, str>,
    at: Range<usize>,
    log: &mut Log,
) {
    let Open { key, node, is_list } = around;
    if let Some(parent) = node.filter(|_| OWN_TEXT.contains(&key)) {
        tree.push_text(parent, text, at);
        return;
    }
    let may_be_list = key == "tags" && !is_list && text.len() <= LONGEST_LIST;
    if may_be_list && text.has(',') {
        log.add(&json::TAGS_AS_TEXT, at.clone());
        for tag in text.split(',').map(str::trim).filter(|tag| !tag.is_empty()) {
            let element = element(tree, node, key, at.start);
            tree.push_text(element, Cow::Owned(tag.to_owned()), at.clone());
        }
        return;
    }
    let element = element(tree, node, key, at.start);
    tree.close(element, at.end);
    tree.push_text(element, text, at);
}
