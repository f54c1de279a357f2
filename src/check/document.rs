//! What stands around the pieces, and what holds of a document as a whole: its root, namespaces, encoding and type.

use std::ops::Range;

use super::facts::DocumentFact;
use super::fields::Context;
use super::index::{profile_of, profile_of_uri};
use crate::html::attributes::Attributes;
use crate::html::token::{Token, Tokens};
use crate::syntax::tree::{Attribute, NO_SPACE, NodeId, Tree, local_from};
use crate::value::entities::decode_attribute;

/// The root's start tag, and the channel's.
pub struct Outer<'t> {
    /// The start tags as elements that hold nothing.
    pub tree: Tree<'t>,
    /// The root's name as written; empty without one.
    pub name: &'t str,
    has_doctype: bool,
    /// A JSON Feed names its version.
    has_version: bool,
}

impl<'t> Outer<'t> {
    /// Found in the text by the name that the reader gives the root.
    pub fn read(text: &'t str) -> Self {
        let mut outer = Outer {
            tree: Tree::default(),
            name: "",
            has_doctype: false,
            has_version: true,
        };
        let start = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if start.starts_with('{') {
            let at = text.len() - start.len();
            outer.has_version = text.contains("jsonfeed.org/version/")
                || text.contains("jsonfeed.org\\/version\\/");
            outer.tree.push_element(None, "feed", NO_SPACE, at..at + 1);
            return outer;
        }
        let mut tokens = Tokens::new(text);
        tokens.foreign = true;
        let mut from = 0;
        while let Some(token) = tokens.next() {
            let at = from..tokens.at();
            from = tokens.at();
            match token {
                Token::Doctype(_) => outer.has_doctype = true,
                Token::Start(tag) => {
                    let is_root = outer.name.is_empty();
                    if is_root {
                        outer.name = tag.name;
                    }
                    if is_root || tag.name.ends_with("channel") {
                        push(&mut outer.tree, None, (tag.name, tag.attributes), at);
                    }
                    if !is_root || tag.name.ends_with("feed") {
                        break;
                    }
                }
                _ => {}
            }
        }
        outer
    }

    /// All of them.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        0..NodeId::try_from(self.tree.len()).unwrap_or_default()
    }

    /// The root's start tag.
    pub fn at(&self) -> Range<usize> {
        match self.tree.is_empty() {
            true => 0..0,
            false => self.tree.node(0).at.clone(),
        }
    }

    /// The prefixes that the root and the channel declare, and their namespaces.
    fn declared(&self) -> impl Iterator<Item = (&str, &str)> {
        let attributes = self.nodes().flat_map(|node| self.tree.attributes(node));
        attributes.filter_map(|one| {
            let prefix = one.name.strip_prefix("xmlns")?;
            Some((prefix.trim_start_matches(':'), &*one.value))
        })
    }

    /// The first prefix that is not the usual one for its namespace.
    fn unusual_prefix(&self) -> Option<&str> {
        let is_unusual = |(prefix, uri): &(&str, &str)| {
            customary(uri).is_some_and(|wanted| !prefix.is_empty() && *prefix != wanted)
        };
        self.declared().find(is_unusual).map(|(prefix, _)| prefix)
    }

    /// The namespaces that they declare.
    pub fn namespaces(&self) -> impl Iterator<Item = &str> {
        self.declared().map(|(_, uri)| uri)
    }
}

/// Puts the element of a start tag into a tree, as it is written.
pub fn push<'t>(
    tree: &mut Tree<'t>,
    parent: Option<NodeId>,
    (name, attributes): (&'t str, Attributes<'t>),
    at: Range<usize>,
) -> NodeId {
    let node = tree.push_element(parent, name, NO_SPACE, at.clone());
    for (name, value) in attributes {
        tree.push_attribute(Attribute {
            name,
            local_from: local_from(name),
            space: NO_SPACE,
            value: decode_attribute(value),
            at: at.clone(),
        });
    }
    node
}

/// Larger documents are refused by some readers and hubs.
const LARGE: usize = 1 << 20;

/// Types of one format alone.
const TYPES: &[(&str, &str)] = &[
    ("application/atom+xml", "Atom"),
    ("application/rss+xml", "Rss"),
    ("application/rdf+xml", "Rss"),
    ("application/feed+json", "Json"),
];

impl DocumentFact {
    /// What is wrong, if it is.
    pub fn look(self, outer: &Outer<'_>, context: &Context) -> Option<String> {
        let found = |is: bool| is.then(String::new);
        let (kind, version) = (&context.media_type, context.version.as_str());
        match self {
            DocumentFact::Utf8 => {
                (context.encoding != "utf-8").then(|| context.encoding.to_owned())
            }
            DocumentFact::TypeIsPage
            | DocumentFact::TypeIsText
            | DocumentFact::TypeIsGeneral
            | DocumentFact::TypeOfOther => self.has_wrong_type(kind, version).then(|| kind.clone()),
            DocumentFact::Namespace => outer
                .namespaces()
                .find(|uri| is_misspelt(uri))
                .map(str::to_owned),
            DocumentFact::Prefix => outer.unusual_prefix().map(str::to_owned),
            DocumentFact::Doctype => found(outer.has_doctype),
            DocumentFact::AtomRoot => {
                let is_its = |uri: &str| uri == crate::syntax::shape::ATOM;
                let is_new = version.starts_with("Atom ") && !version.ends_with("0.3");
                found(is_new && !outer.namespaces().any(is_its))
            }
            DocumentFact::RssRoot => {
                let own = outer.declared().find(|(prefix, _)| prefix.is_empty());
                own.filter(|_| outer.name == "rss")
                    .map(|(_, uri)| uri.to_owned())
            }
            DocumentFact::Version => unknown_version(outer, version),
            DocumentFact::Size => {
                (context.size > LARGE).then(|| format!("{} KB", context.size >> 10))
            }
            DocumentFact::WellFormed => None,
            DocumentFact::JsonVersion => found(version.starts_with("Json") && !outer.has_version),
            DocumentFact::Old => ["Rss 0.9", "Atom 0.", "Cdf"]
                .iter()
                .any(|old| version.starts_with(old))
                .then(|| version.to_owned()),
        }
    }

    /// Whether the server sends the document as another type than it should.
    fn has_wrong_type(self, kind: &str, version: &str) -> bool {
        match self {
            DocumentFact::TypeIsPage => matches!(kind, "text/html" | "application/xhtml+xml"),
            DocumentFact::TypeIsText => matches!(
                kind,
                "text/plain" | "application/octet-stream" | "binary/octet-stream"
            ),
            DocumentFact::TypeIsGeneral => {
                matches!(kind, "text/xml" | "application/xml" | "application/json")
            }
            _ => TYPES
                .iter()
                .any(|(own, format)| kind == *own && !version.starts_with(format)),
        }
    }
}

/// The number of a version that RSS does not have.
fn unknown_version(outer: &Outer<'_>, version: &str) -> Option<String> {
    let known = ["", "0.91", "0.92", "0.93", "0.94", "2.0"];
    let written = version.split(' ').nth(1).unwrap_or_default();
    (outer.name == "rss" && !known.contains(&written)).then(|| written.to_owned())
}

/// A namespace that is known, but written in another way than its specification writes it.
fn is_misspelt(uri: &str) -> bool {
    let known = profile_of_uri(uri).map(|id| profile_of(id).uris);
    known.is_some_and(|known| !known.contains(&uri))
}

/// The prefix by which nearly all feeds call a namespace, where a profile is named by it.
fn customary(uri: &str) -> Option<&'static str> {
    let name = profile_of(profile_of_uri(uri)?).name;
    (!["rss1", "opml", "json", "rdf"].contains(&name)).then_some(name)
}
