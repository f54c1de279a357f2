//! The addresses that elements name, and what they are relative to.

use std::borrow::Cow;

use memchr::memchr2;

use super::desk::{Desk, plain_line, without_section};
use crate::diagnostic::catalogue;
use crate::model::Text;
use crate::syntax::tree::NodeId;
use crate::value::text::{borrowed, fold, has_word, is_blank, is_same_name};
use crate::value::url::{Base, Purpose, is_of_web, is_spelt_as_address, lacks_base, resolve};

impl<'a> Desk<'a, '_> {
    /// The base of an element's addresses: its own `xml:base` within the piece's.
    pub fn base_of(&self, node: NodeId) -> Base {
        match super::markup::own_base(self.tree, node) {
            Some(own) => self.base.join(&own.value),
            None => self.base.clone(),
        }
    }

    /// Whether an element, or the piece that it stands in, names the base of its addresses.
    pub fn names_base(&self, node: NodeId) -> bool {
        let names = |node| super::markup::own_base(self.tree, node).is_some();
        names(node) || self.tree.root().is_some_and(names)
    }

    /// What is read next stands in this element, and by its base; gives the base to go back to.
    pub fn enter(&mut self, node: NodeId) -> Base {
        let own = self.base_of(node);
        std::mem::replace(&mut self.base, own)
    }

    /// Whether an element without attributes has words in its address's place: "CC BY 4.0".
    pub fn has_words_alone(&self, node: NodeId) -> bool {
        let text = self.tree.own_text(node);
        self.tree.is_bare(node) && !is_blank(&text) && !is_spelt_as_address(&text)
    }

    /// The address in the first of these attributes or children, else in the element's own text.
    pub fn url(&mut self, node: NodeId, names: &[&str], purpose: Purpose) -> Option<Text<'a>> {
        let found = self.sought(node, names, purpose);
        found.inspect_err(|said| self.refuse(node, said)).ok()
    }

    /// The same where another reader of the element tells what was refused.
    pub fn allowed_url(
        &mut self,
        node: NodeId,
        names: &[&str],
        purpose: Purpose,
    ) -> Option<Text<'a>> {
        self.sought(node, names, purpose).ok()
    }

    /// The address in the first of these attributes or children; never the element's own text.
    pub fn url_part(&mut self, node: NodeId, names: &[&str], purpose: Purpose) -> Option<Text<'a>> {
        let base = self.base_of(node);
        let said = match self.sought_in_parts(node, names, &base, purpose) {
            Ok(url) => return Some(url),
            Err(said) => said?,
        };
        self.refuse(node, &said);
        None
    }

    /// Says that the address in an element was refused, cannot be read, or is relative to nothing; where none was said,
    /// nothing.
    pub fn refuse(&mut self, node: NodeId, said: &str) {
        if is_blank(said) {
            return;
        }
        let kind = match lacks_base(said, &self.base_of(node)) {
            true => &catalogue::url::NO_BASE,
            false if is_of_web(said) => &catalogue::url::UNREADABLE,
            false => &catalogue::url::REFUSED,
        };
        self.add(kind, node, &fold(said));
    }

    /// An address in an attribute, or else in a child.
    pub fn address(&mut self, node: NodeId, name: &str) -> Option<Text<'a>> {
        if self.tree.is_bare(node) {
            return None;
        }
        self.address_in_attribute(node, name).or_else(|| {
            let child = self.child(node, name)?;
            let text = self.characters(child);
            match memchr2(b'\r', b'\n', text.trim().as_bytes()) {
                Some(_) => Some(text),
                None => plain_line(text),
            }
        })
    }

    /// An address in an attribute. The line ends of a wrapped one stay: folded they would be spaces in it.
    pub fn address_in_attribute(&mut self, node: NodeId, name: &str) -> Option<Text<'a>> {
        self.value(node, name).filter(|value| !is_blank(value))
    }

    /// The allowed address of an element, or else what it says in its place.
    fn sought(
        &mut self,
        node: NodeId,
        names: &[&str],
        purpose: Purpose,
    ) -> Result<Text<'a>, Text<'a>> {
        let base = self.base_of(node);
        let said = match self.sought_in_parts(node, names, &base, purpose) {
            Ok(url) => return Ok(url),
            Err(said) => said,
        };
        let text = self.tree.own_text(node);
        let url = if is_blank(&text) {
            self.linked_url(node, &base, purpose)
                .or_else(|| self.of_the_base(node, &base))
        } else {
            let text = without_section(&text).map_or(text, Text::Owned);
            borrowed(&text, |text| resolve(text, &base, purpose))
        };
        url.ok_or_else(|| said.unwrap_or_else(|| self.tree.own_text(node)))
    }

    /// The first allowed address in these attributes or children, or else the first that they say.
    fn sought_in_parts(
        &mut self,
        node: NodeId,
        names: &[&str],
        base: &Base,
        purpose: Purpose,
    ) -> Result<Text<'a>, Option<Text<'a>>> {
        let mut said = None;
        for name in names {
            let Some(text) = self.address(node, name) else {
                continue;
            };
            match borrowed(&text, |text| resolve(text, base, purpose)) {
                Some(url) => return Ok(url),
                None => said = said.or(Some(text)),
            }
        }
        Err(said)
    }

    /// `<link><a href="…">…</a></link>`.
    fn linked_url(&mut self, node: NodeId, base: &Base, purpose: Purpose) -> Option<Text<'a>> {
        let tree = self.tree;
        let is_link = |child: &NodeId| is_same_name(tree.node(*child).local(), "a");
        let link = tree.elements(node).find(is_link)?;
        let href = tree.attribute(link, "href")?;
        borrowed(&Cow::Borrowed(&href.value), |text| {
            resolve(text, base, purpose)
        })
    }

    /// `<link href=""/>` leads to the base itself, if an `xml:base` states one: the link's own, its entry's, or for
    /// `rel="self"` the feed's. WordPress states the feed's address there, and that is no entry's page.
    fn of_the_base(&self, node: NodeId, base: &Base) -> Option<Text<'a>> {
        let says = |name, is_so: fn(&str) -> bool| {
            let attribute = self.tree.attribute(node, name);
            attribute.is_some_and(|attribute| is_so(&attribute.value))
        };
        let is_link = is_same_name(self.tree.node(node).local(), "link");
        let is_empty = is_link && says("href", is_blank);
        let is_meant = || self.names_base(node) || says("rel", |rel| has_word(rel, "self"));
        let stated = base.stated().filter(|_| is_empty && is_meant())?;
        Some(Text::Owned(stated.to_owned()))
    }
}
