//! The addresses that elements name, and what they are relative to.

use std::borrow::Cow;

use super::desk::{Desk, borrowed, plain_line, without_section};
use crate::diagnostic::catalogue;
use crate::model::Text;
use crate::syntax::tree::NodeId;
use crate::value::text::is_blank;
use crate::value::url::{Base, Purpose, lacks_base, resolve};

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

    /// The address in the first of these attributes or children, else in the element's own text.
    pub fn url(&mut self, node: NodeId, names: &[&str], purpose: Purpose) -> Option<Text<'a>> {
        let url = self.allowed_url(node, names, purpose);
        if url.is_none() {
            let said = names.iter().find_map(|name| self.address(node, name));
            let said = said.unwrap_or_else(|| self.tree.own_text(node));
            if !is_blank(&said) {
                self.refuse(node, &said);
            }
        }
        url
    }

    /// Says that the address in an element was refused, or is relative to nothing.
    pub fn refuse(&mut self, node: NodeId, said: &str) {
        let kind = match lacks_base(said, &self.base_of(node)) {
            true => &catalogue::url::NO_BASE,
            false => &catalogue::url::REFUSED,
        };
        self.add(kind, node, "");
    }

    /// An address in an attribute, or else in a child. The line ends of a wrapped one stay: folded they would be spaces in it.
    pub fn address(&mut self, node: NodeId, name: &str) -> Option<Text<'a>> {
        if self.tree.is_bare(node) {
            return None;
        }
        let said = self.value(node, name).filter(|value| !is_blank(value));
        said.or_else(|| {
            let child = self.child(node, name)?;
            let text = self.characters(child);
            match text.trim().contains(['\r', '\n']) {
                true => Some(text),
                false => plain_line(text),
            }
        })
    }

    /// The same where another reader of the element tells what was refused.
    pub fn allowed_url(
        &mut self,
        node: NodeId,
        names: &[&str],
        purpose: Purpose,
    ) -> Option<Text<'a>> {
        let base = self.base_of(node);
        for name in names {
            if let Some(text) = self.address(node, name)
                && let Some(url) = borrowed(text, |text| resolve(text, &base, purpose))
            {
                return Some(url);
            }
        }
        let text = self.tree.own_text(node);
        if is_blank(&text) {
            return self.linked_url(node, &base, purpose);
        }
        let text = without_section(&text).map_or(text, Text::Owned);
        borrowed(text, |text| resolve(text, &base, purpose))
    }

    /// `<link><a href="…">…</a></link>`.
    fn linked_url(&mut self, node: NodeId, base: &Base, purpose: Purpose) -> Option<Text<'a>> {
        let tree = self.tree;
        let is_link = |child: &NodeId| tree.node(*child).local().eq_ignore_ascii_case("a");
        let link = tree.elements(node).find(is_link)?;
        let href = tree.attribute(link, "href")?;
        borrowed(Cow::Borrowed(&href.value), |text| {
            resolve(text, base, purpose)
        })
    }

    /// The address in the first of these attributes or children; never the element's own text.
    pub fn url_part(&mut self, node: NodeId, names: &[&str], purpose: Purpose) -> Option<Text<'a>> {
        let base = self.base_of(node);
        let mut said = None;
        let url = names.iter().find_map(|name| {
            let text = self.address(node, name)?;
            let url = borrowed(text.clone(), |text| resolve(text, &base, purpose));
            said = said.take().or(Some(text));
            url
        });
        if let (None, Some(said)) = (&url, said) {
            self.refuse(node, &said);
        }
        url
    }
}
