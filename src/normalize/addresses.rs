//! The addresses that elements name, and what they are relative to.

use std::borrow::Cow;

use super::desk::{Desk, SPEAKING, borrowed, without_section};
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
        if url.is_none()
            && (!is_blank(&self.tree.own_text(node)) || self.part(node, names).is_some())
        {
            self.refuse(node);
        }
        url
    }

    /// Says that the address in an element was refused, or is relative to nothing.
    pub fn refuse(&mut self, node: NodeId) {
        let tree = self.tree;
        let mut said = SPEAKING
            .iter()
            .filter_map(|name| tree.attribute(node, name));
        let said = said.next().map(|said| Cow::Borrowed(&*said.value));
        let said = said.unwrap_or_else(|| tree.own_text(node));
        let kind = match lacks_base(&said, &self.base_of(node)) {
            true => &catalogue::url::NO_BASE,
            false => &catalogue::url::REFUSED,
        };
        self.add(kind, node, "");
    }

    /// The same where another reader of the element tells what was refused.
    pub fn allowed_url(
        &mut self,
        node: NodeId,
        names: &[&str],
        purpose: Purpose,
    ) -> Option<Text<'a>> {
        let base = self.base_of(node);
        let names = match self.tree.is_bare(node) {
            true => &[],
            false => names,
        };
        for name in names {
            if let Some(text) = self.part(node, &[name])
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
        let mut is_said = false;
        let url = names.iter().find_map(|name| {
            let text = self.part(node, &[name])?;
            is_said = true;
            borrowed(text, |text| resolve(text, &base, purpose))
        });
        if url.is_none() && is_said {
            self.refuse(node);
        }
        url
    }
}
