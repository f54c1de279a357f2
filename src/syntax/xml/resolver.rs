//! Names and characters as they are written to what they mean: namespaces for prefixes, characters for references.

use std::ops::Range;

use super::attributes::{TagReader, Written};
use super::names::prefix;
use super::namespaces::Scopes;
use super::notable::Place;
use super::references::Characters;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::options::Limits;
use crate::syntax::tree::{Attribute, NO_SPACE, NodeId, Tree, local_from};

/// What the document has declared so far.
#[derive(Default)]
pub struct Resolver<'t> {
    /// Its namespaces.
    pub scopes: Scopes<'t>,
    /// Its entities.
    pub characters: Characters<'t>,
    /// The tag that is read.
    pub tags: TagReader<'t>,
    /// Declarations of the document type, to be read again where another text follows this one.
    pub doctypes: Vec<&'t str>,
}

/// A document has one; what more of them define is kept from text to text only so often.
const MOST_DOCTYPES: usize = 4;

impl<'t> Resolver<'t> {
    /// Nothing is declared yet.
    pub fn new(text: &'t str, limits: &Limits) -> Self {
        Resolver {
            scopes: Scopes::new(limits.attributes),
            characters: Characters::new(text, limits.expansion),
            tags: TagReader::new(limits.attributes),
            doctypes: Vec::new(),
        }
    }

    /// Reads what a document type declares.
    pub fn read_doctype(&mut self, text: &'t str, content: Range<usize>, log: &mut Log) {
        if self.doctypes.len() < MOST_DOCTYPES {
            let doctype = text.get(content.clone()).unwrap_or_default();
            self.doctypes.push(doctype);
        }
        self.characters.entities.read(text, content, log);
    }

    /// Judges characters that are not wanted.
    pub fn check(&mut self, text: &'t str, at: Range<usize>, log: &mut Log) {
        let raw = text.get(at.clone()).unwrap_or_default();
        self.characters.resolve(raw, at.start, Place::Verbatim, log);
    }

    /// The namespaces that the attributes of a tag declare.
    pub fn declare(&mut self, attributes: &[Written<'t>], tree: &mut Tree<'t>, log: &mut Log) {
        for attribute in attributes {
            let Some(declared) = declared_prefix(attribute.name) else {
                continue;
            };
            let at = attribute.from..attribute.from + attribute.value.len();
            // To XML `Xmlns:dc` is an attribute like any other.
            if !declared.is_empty() && !attribute.name.starts_with("xmlns") {
                log.add_with(&xml::UNDECLARED_PREFIX, at.clone(), prefix(attribute.name));
            }
            let uri = self
                .characters
                .resolve(attribute.value, at.start, Place::Value, log);
            self.scopes.declare(declared, uri, at, tree, log);
        }
    }

    /// Attributes into the tree; those of elements that are not kept are judged all the same.
    pub fn read_attributes(
        &mut self,
        attributes: &[Written<'t>],
        node: Option<NodeId>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        self.scopes.check_attributes(attributes, log);
        for written in attributes {
            if declared_prefix(written.name).is_some() {
                continue;
            }
            let attribute = self.attribute(written, tree, log);
            if node.is_some() {
                tree.push_attribute(attribute);
            }
        }
    }

    /// One attribute: its namespace, its value's references resolved.
    pub fn attribute(
        &mut self,
        written: &Written<'t>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Attribute<'t> {
        let Written { name, value, from } = *written;
        let at = from..from + value.len();
        let space = match prefix(name) {
            "" => NO_SPACE,
            prefix => self.scopes.resolve(prefix, at.clone(), tree, log),
        };
        let value = self.characters.resolve(value, from, Place::Value, log);
        Attribute {
            name,
            local_from: local_from(name),
            space,
            value,
            at,
        }
    }

    /// The same where what is wrong in it is reported when all attributes are read.
    pub fn value(
        &mut self,
        written: &Written<'t>,
        tree: &mut Tree<'t>,
    ) -> std::borrow::Cow<'t, str> {
        self.attribute(written, tree, &mut Log::default()).value
    }
}

/// The prefix that an attribute declares, empty for the default namespace; `None` if it declares none.
pub fn declared_prefix(name: &str) -> Option<&str> {
    let (start, rest) = name.split_at_checked(5)?;
    if !start.eq_ignore_ascii_case("xmlns") {
        return None;
    }
    match rest {
        "" => Some(""),
        _ => rest.strip_prefix(':'),
    }
}
