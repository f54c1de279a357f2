//! One piece on the desk: its tree, its claims, and what the readers of values need beside them.

use std::borrow::Cow;
use std::ops::Range;

use super::facts::Facts;
use crate::diagnostic::catalogue::{encoding as found, text, value};
use crate::diagnostic::place::Places;
use crate::diagnostic::{Kind, Log};
use crate::encoding::{mend_c1, undo_double_encoding};
use crate::html;
use crate::model::{Map, Provenance, Text};
use crate::options::Options;
use crate::syntax::tree::{Attribute, NodeId, Tree};
use crate::value::hash;
use crate::value::search::Search;
use crate::value::text::{borrowed, fold, is_ascii, is_blank, is_same_name};
use crate::value::url::Base;
use crate::vocabulary::read::{Claim, Claims};
use crate::vocabulary::table::Slot;

/// What is being normalized, and where findings go.
pub struct Desk<'a, 't> {
    /// The piece.
    pub tree: &'a Tree<'t>,
    /// What it says.
    pub claims: &'a Claims,
    /// Prefix of the format's own vocabulary.
    pub core: &'static str,
    /// The version of the format.
    pub version: &'a str,
    /// What the caller asked for.
    pub options: &'a Options,
    /// What the rest of the document has told.
    pub facts: &'a mut Facts,
    /// Base of relative addresses.
    pub base: Base,
    /// The entry's own page, once it is known.
    pub page: Option<Text<'a>>,
    /// What was mended.
    pub log: &'a mut Log,
    /// What was said of which element.
    pub told: Told,
    /// Fields that were worked out.
    pub inferred: Vec<&'static str>,
    /// Where fields came from, if that was asked.
    pub provenance: Option<Map<'a, Provenance<'a>>>,
    /// For the lines of provenance.
    pub places: &'a mut Places<'t>,
}

/// What was said of an entry's elements, as hashes, each in a place that it names itself: of two that name the same one the
/// later stays. To compare each with all before it would cost a hostile entry hundreds of times what it takes to read it.
#[derive(Default)]
pub struct Told(Vec<u64>);

impl Told {
    const PLACES: usize = 256;

    /// Whether this was said of an element before; from now on it was.
    fn again(&mut self, said: u64, node: NodeId) -> bool {
        let said = said.wrapping_add(u64::from(node));
        if self.0.is_empty() {
            self.0 = vec![0; Self::PLACES];
        }
        let place = self.0.get_mut(said as usize % Self::PLACES);
        place.is_some_and(|place| std::mem::replace(place, said) == said)
    }
}

/// A text as it came and the claim that brought it.
pub type Claimed<T> = (Claim, T);

impl<'a> Desk<'a, '_> {
    /// The claims about a slot, the most trusted first; of one element's repeats the first first.
    pub fn ranked(&self, slot: Slot) -> &'a [Claim] {
        self.claims.ranked(slot)
    }

    /// The most trusted claim about a slot from which a value can be read.
    pub fn best<T>(
        &mut self,
        slot: Slot,
        read: impl Fn(&mut Self, &Claim) -> Option<T>,
    ) -> Option<Claimed<T>> {
        let ranked = self.ranked(slot).iter();
        let mut read = ranked.map(|claim| Some((*claim, read(self, claim)?)));
        read.find_map(|read| read)
    }

    /// All characters of an element as written, its children's included.
    pub fn raw(&self, node: NodeId) -> Text<'a> {
        if self.tree.is_leaf(node) {
            self.tree.own_text(node)
        } else {
            self.tree.all_text(node).into()
        }
    }

    /// The same with wrong characters mended.
    pub fn characters(&mut self, node: NodeId) -> Text<'a> {
        let raw = self.raw(node);
        let raw = self.unmarked(raw, node);
        self.mended(raw, node)
    }

    /// Without the marks of a section that was escaped.
    #[inline]
    pub fn unmarked(&mut self, text: Text<'a>, node: NodeId) -> Text<'a> {
        // Every text is asked: its first byte tells of most.
        match text.as_bytes().first() {
            Some(b'<' | b' ' | b'\n' | b'\r' | b'\t') => self.without_marks(text, node),
            _ => text,
        }
    }

    fn without_marks(&mut self, text: Text<'a>, node: NodeId) -> Text<'a> {
        let Some(inner) = without_section(&text) else {
            return text;
        };
        self.add(&text::ESCAPED_TWICE, node, "");
        inner.into()
    }

    /// Characters that were encoded twice, or that mean windows-1252, put right.
    #[cfg_attr(feature = "stages", inline(never))]
    pub fn mended(&mut self, text: Text<'a>, node: NodeId) -> Text<'a> {
        let is_as_read = self.tree.is_beyond_doubt && matches!(text, Cow::Borrowed(_));
        if is_as_read || is_ascii(text.as_bytes()) {
            return text;
        }
        if let Some(mended) = undo_double_encoding(&text) {
            self.add(&found::TWICE, node, "");
            return mended.into();
        }
        let mended = match mend_c1(&text) {
            Cow::Borrowed(_) => return text,
            Cow::Owned(mended) => mended,
        };
        self.add(&found::C1_CONTROLS, node, "");
        mended.into()
    }

    /// One line of plain text: markup gone where the whole text is markup, white space folded. `None` if empty.
    pub fn line(&mut self, node: NodeId) -> Option<Text<'a>> {
        let text = self.characters(node);
        plain_line(text)
    }

    /// The same of the element's own characters, its children's left out.
    pub fn own_line(&mut self, node: NodeId) -> Option<Text<'a>> {
        let text = self.tree.own_text(node);
        let text = self.unmarked(text, node);
        let text = self.mended(text, node);
        plain_line(text)
    }

    /// An attribute's value, or else a child's text, by the first of these names that has one.
    pub fn part(&mut self, node: NodeId, names: &[&str]) -> Option<Text<'a>> {
        if self.tree.is_bare(node) {
            return None;
        }
        names.iter().find_map(|name| {
            self.words(node, name)
                .or_else(|| self.child_line(node, name))
        })
    }

    /// An attribute's value as one line, `None` if empty.
    pub fn attribute(&mut self, node: NodeId, name: &str) -> Option<Text<'a>> {
        let found = self.tree.attribute(node, name)?;
        self.folded(found, node)
    }

    fn folded(&mut self, found: &'a Attribute<'_>, node: NodeId) -> Option<Text<'a>> {
        let value = self.value_of(found, node);
        let folded = borrowed(&value, |value| Some(fold(value)))?;
        (!folded.is_empty()).then_some(folded)
    }

    /// The same with its white space.
    pub fn value(&mut self, node: NodeId, name: &str) -> Option<Text<'a>> {
        let found = self.tree.attribute(node, name)?;
        Some(self.value_of(found, node))
    }

    fn value_of(&mut self, found: &'a Attribute<'_>, node: NodeId) -> Text<'a> {
        let value = self.unmarked(Cow::Borrowed(&found.value), node);
        self.mended(value, node)
    }

    /// The same of an attribute that people read: plain text, whatever markup was put into it.
    pub fn words(&mut self, node: NodeId, name: &str) -> Option<Text<'a>> {
        let found = self.tree.attribute(node, name)?;
        let value = self.folded(found, node)?;
        match memchr::memchr2(b'<', b'&', value.as_bytes()) {
            None => Some(value),
            Some(_) => plain_line(value),
        }
    }

    /// The first child element of this local name; one of the element's own namespace before all others.
    pub fn child(&self, node: NodeId, name: &str) -> Option<NodeId> {
        let space = self.tree.node(node).space;
        let is_named = |child: &NodeId| is_same_name(self.tree.node(*child).local(), name);
        let first = self.tree.elements(node).find(is_named)?;
        if self.tree.node(first).space == space {
            return Some(first);
        }
        let mut named = self.tree.elements(node).filter(is_named);
        named
            .find(|child| self.tree.node(*child).space == space)
            .or(Some(first))
    }

    fn child_line(&mut self, node: NodeId, name: &str) -> Option<Text<'a>> {
        let child = self.child(node, name)?;
        self.line(child)
    }

    /// The markup inside an element, as HTML.
    pub fn inner_markup(&mut self, node: NodeId) -> Text<'a> {
        let markup = super::markup::inner(self.tree, node, &self.base_of(node));
        self.mended(markup.into(), node)
    }

    /// The same where the texts between elements may be HTML, too.
    pub fn inner_html(&mut self, node: NodeId) -> Text<'a> {
        let base = self.base_of(node);
        let (markup, is_mended) = super::markup::inner_html(self.tree, node, &base);
        if is_mended {
            self.add(&text::ESCAPED_IN_PART, node, "");
        }
        self.mended(markup.into(), node)
    }

    /// The same of Atom 1.0's XHTML, its `<div>` left out.
    pub fn inner_markup_of_div(&mut self, node: NodeId) -> Text<'a> {
        let markup = super::markup::inner_of_div(self.tree, node, &self.base_of(node));
        self.mended(markup.into(), node)
    }

    /// Notes that a field was worked out.
    pub fn infer(&mut self, field: &'static str) {
        if !self.inferred.contains(&field) {
            self.inferred.push(field);
        }
    }

    /// Notes where fields came from; the first note about a field stands.
    pub fn note_all(&mut self, fields: &[&'static str], claim: &Claim) {
        for field in fields {
            self.note(field, claim);
        }
    }

    /// Notes where a field came from, unless that is known already.
    pub fn note(&mut self, field: &'static str, claim: &Claim) {
        self.note_within(field, claim, "");
    }

    /// The same for what stands in an element's HTML, and where in it.
    pub fn note_within(&mut self, field: &'static str, claim: &Claim, within: &str) {
        if self
            .provenance
            .as_ref()
            .is_none_or(|known| known.get(field).is_some())
        {
            return;
        }
        let node = self.tree.node(claim.node);
        let place = self.places.at(node.at.start);
        let row = claim.row();
        let name = match row.prefix {
            "rss" | "atom" | "json" | "cdf" | "h" => node.local().to_owned(),
            prefix => format!("{prefix}:{}", row.element.name),
        };
        let rel = self.tree.attribute(claim.node, "rel");
        let rel = rel.map_or(String::new(), |rel| format!("[rel={}]", rel.value));
        let (at, mut raw) = self.said(claim.node);
        if !self.options.emails && matches!(field, "authors" | "contributors") {
            raw = raw.filter(|raw| !raw.has('@'));
        }
        let element = format!("{name}{rel}{at}{within}");
        let provenance = Provenance {
            element: element.into(),
            raw,
            line: place.line,
            column: place.column,
        };
        if let Some(Map(list)) = &mut self.provenance {
            list.push((field.into(), provenance));
        }
    }

    /// What an element says: its characters, or else the attribute that speaks for it.
    fn said(&self, node: NodeId) -> (String, Option<Text<'a>>) {
        // Of what holds elements the text alone would run together: it is given as it is written. A stream keeps of a
        // head no more than its tree.
        let is_entry = self
            .tree
            .root()
            .is_some_and(|root| self.tree.node(root).name != "head");
        let is_written = is_entry && !self.tree.is_leaf(node);
        let written = is_written
            .then(|| self.places.slice(self.at(node)))
            .flatten();
        let raw = written.map_or_else(|| self.raw(node), |text| text.to_owned().into());
        if !is_blank(&raw) {
            return (String::new(), Some(raw));
        }
        let tree = self.tree;
        SPEAKING
            .iter()
            .find_map(|name| tree.attribute(node, name).map(|found| (name, found)))
            .map_or((String::new(), None), |(name, found)| {
                (format!("/@{name}"), Some(Cow::Borrowed(&*found.value)))
            })
    }

    /// What an element says and means; what cannot be read is reported, as far as anything is said.
    pub fn understood<T>(&mut self, node: NodeId, said: &str, read: Option<T>) -> Option<T> {
        if read.is_none() && !is_blank(said) {
            self.add(&value::UNREADABLE, node, said);
        }
        read
    }

    /// Logs something about an element, once for all who read it: an id may be an address as well.
    pub fn add(&mut self, kind: &'static Kind, node: NodeId, detail: &str) {
        if !self.told.again(hash::quick(&[kind.code, detail]), node) {
            let at = self.at(node);
            self.log.add_with(kind, at, detail);
        }
    }

    fn at(&self, node: NodeId) -> Range<usize> {
        self.tree.node(node).at.clone()
    }
}

/// Attributes that say what an element without text is there to say.
static SPEAKING: &[&str] = &[
    "href", "url", "resource", "src", "term", "text", "value", "name",
];

/// What is in a CDATA section that was escaped, or put into another, and so is text.
pub fn without_section(text: &str) -> Option<String> {
    const OPEN: &str = "<![CDATA[";
    let mut inner = text.trim_ascii_start().strip_prefix(OPEN)?;
    inner = inner.trim_end().strip_suffix("]]>")?;
    while let Some(rest) = inner.trim_start().strip_prefix(OPEN) {
        inner = rest.trim_end();
        inner = inner.strip_suffix("]]>").unwrap_or(inner);
    }
    Some(inner.with("]]><![CDATA[", ""))
}

/// One line of plain text from characters that may be markup.
pub fn plain_line(text: Text<'_>) -> Option<Text<'_>> {
    let line = borrowed(&text, |text| Some(html::line_of_either(text)))?;
    (!line.is_empty()).then_some(line)
}
