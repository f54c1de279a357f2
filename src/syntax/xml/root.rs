//! What the root and its channels say of all that they hold, and what is known of the document beside its elements.

use std::ops::Range;

use super::attributes::Written;
use super::names::local;
use super::open::{Frame, Open, Role};
use super::ranks::is_field;
use super::resolver::Resolver;
use crate::diagnostic::{Kind, Log};
use crate::model::Format;
use crate::need;
use crate::syntax::Piece;
use crate::syntax::shape::{self, Opens, opens};
use crate::syntax::tree::{Attribute, NO_SPACE, SpaceId, Tree, local_from};
use crate::value::search::{self, Search};
use crate::value::url::join;

/// What the root, and the channel within it, say of the document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Root {
    /// The family of formats.
    pub format: Format,
    /// As the contract spells it; empty if the document does not say.
    pub version: String,
    /// `xml:base` of the root, the channel's resolved against it.
    pub base: Option<String>,
    /// `xml:lang` of the channel, else of the root.
    pub language: Option<String>,
    /// The root element's name as written; empty without one.
    pub name: String,
}

impl Root {
    /// One that says nothing of base and language.
    pub fn new(format: Format, version: &str, name: &str) -> Self {
        Root {
            format,
            version: version.to_owned(),
            base: None,
            language: None,
            name: name.to_owned(),
        }
    }
}

/// An element whose start tag was read.
pub struct Started<'s, 't> {
    pub name: &'t str,
    pub local: &'t str,
    pub space: SpaceId,
    pub at: &'s Range<usize>,
    pub attributes: &'s [Written<'t>],
}

impl<'t> Started<'_, 't> {
    /// An attribute by its name, in any case.
    pub fn attribute(&self, wanted: &str) -> Option<&Written<'t>> {
        let mut attributes = self.attributes.iter();
        attributes.find(|one| one.name.eq_ignore_ascii_case(wanted))
    }
}

/// What is known of the document beside the open elements.
#[derive(Debug, Clone, Default)]
pub struct Context {
    /// The feed's root.
    pub root: Option<Root>,
    /// What came and went before the root.
    pub junk: Option<Junk>,
    /// `<RDF>` is open, and nothing of RSS has come yet: its `xml:base` and `xml:lang`.
    pub rdf: Option<[Option<String>; 2]>,
    /// Channels opened.
    pub channels: u32,
    /// Roots opened.
    pub roots: u32,
    /// Entries that are out.
    pub entries: u32,
    /// A title of the feed's own has come.
    pub has_title: bool,
    /// What was said that is said but once.
    pub told: Vec<&'static str>,
}

impl Context {
    /// Whether an element has come.
    pub fn is_begun(&self) -> bool {
        self.root.is_some() || self.junk.is_some() || self.rdf.is_some()
    }

    /// Whether the feed is of a family of formats.
    pub fn is(&self, format: Format) -> bool {
        let root = self.root.as_ref();
        root.is_some_and(|root| root.format == format)
    }

    /// Whether an element of this name is what the document began with.
    pub fn begins_like(&self, name: &str) -> bool {
        let is_named = |root: &Root| root.name.eq_ignore_ascii_case(name);
        name.eq_ignore_ascii_case("rss") || self.root.as_ref().is_some_and(is_named)
    }

    /// Whether a container is not the feed's own, but a second one's.
    pub fn is_extra(&mut self, role: Role, holder: Option<&Frame<'_>>) -> bool {
        let inherited = holder.is_some_and(|holder| holder.is_extra);
        match role {
            Role::Root => self.roots += 1,
            Role::Channel => self.channels += 1,
            _ => return inherited,
        }
        inherited || self.channels > 1 || self.roots > 1
    }

    /// Counts a piece that is done.
    pub fn count(&mut self, piece: Piece) -> Piece {
        self.entries += u32::from(piece == Piece::Entry);
        piece
    }

    /// Notes what is told but once; says whether this is the first time.
    pub fn tell_once(&mut self, kind: &'static Kind, at: &Range<usize>, log: &mut Log) -> bool {
        let is_new = !self.told.contains(&kind.code);
        if is_new {
            self.told.push(kind.code);
            log.add(kind, at.clone());
        }
        is_new
    }

    /// Notes an element before the root.
    pub fn pass_over(&mut self, name: &str, at: &Range<usize>) {
        let is_field = is_field(name);
        let mut found = Junk {
            at: at.clone(),
            is_field,
            has_more: false,
        };
        if let Some(before) = self.junk.take() {
            if before.is_field || !is_field {
                found = before;
            }
            found.has_more = true;
        }
        self.junk = Some(found);
    }

    /// The attributes of the root and the channel: base and language for all that follows, the rest as a piece.
    pub fn read_container<'t>(
        &mut self,
        element: &Started<'_, 't>,
        holder: Option<Role>,
        resolver: &mut Resolver<'t>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        let root = self.root.as_mut()?;
        let is_cdf = need::IS_FULL && root.format == Format::Cdf;
        let is_channel = matches!(opens(element.local), Some(Opens::Channel));
        let is_root = !is_channel || holder.is_none_or(|role| role == Role::Junk);
        for written in element.attributes {
            let start = written.name.get(..5);
            if start.is_some_and(|start| start.eq_ignore_ascii_case("xmlns")) {
                continue;
            }
            let attribute = resolver.attribute(written, tree, log);
            let name = attribute.local();
            let is_xml = tree.space_uri(attribute.space) == shape::XML;
            let is_own = is_root && attribute.space == NO_SPACE;
            if is_cdf && name.eq_ignore_ascii_case("base") || is_xml && name == "base" {
                root.base = Some(joined(root.base.as_deref(), &attribute.value));
            } else if is_xml && name == "lang" {
                root.language = Some(attribute.value.into_owned());
            } else if !(is_xml || is_own && name.eq_ignore_ascii_case("version")) {
                if tree.is_empty() {
                    tree.push_element(None, element.name, element.space, element.at.clone());
                }
                tree.push_attribute(attribute);
            }
        }
        (!tree.is_empty()).then_some(Piece::Head)
    }
}

/// Elements before the root.
#[derive(Debug, Clone)]
pub struct Junk {
    /// The first of them, or the first that is a feed's field.
    pub at: Range<usize>,
    /// It is a field.
    pub is_field: bool,
    /// There are several.
    pub has_more: bool,
}

/// Whether an element of this local name may be an entry.
pub fn is_entry_name(local: &str) -> bool {
    matches!(opens(local), Some(Opens::Entry | Opens::Item))
}

/// Whether the last `</…>` of a text that ends in `>` is that of an entry.
pub fn ends_entry(written: &[u8]) -> bool {
    let start = written.len().saturating_sub(LONGEST_END_TAG);
    let tail = written.get(start..).unwrap_or_default();
    let Some(tag) = search::find_last(tail, b"</") else {
        return false;
    };
    let name = tail.get(tag + 2..tail.len() - 1).unwrap_or_default();
    let name = std::str::from_utf8(name).unwrap_or_default();
    is_entry_name(local(name.trim_ascii_end()))
}

/// End tags that are longer are none of an entry.
const LONGEST_END_TAG: usize = 64;

/// Whether an element of this local name may hold entries.
pub fn is_container(local: &str) -> bool {
    opens(local).is_some() && !is_entry_name(local)
}

/// The root of RSS that is written as RDF, and what that says of base and language.
pub fn rss_in_rdf(version: &str, name: &str, [base, language]: [Option<String>; 2]) -> Root {
    Root {
        base,
        language,
        ..Root::new(Format::Rss, version, name)
    }
}

/// Whether a document type names CDF.
pub fn names_cdf(doctype: &str) -> bool {
    doctype.holds("Channel.dtd") || doctype.holds("//CDF")
}

/// The `BASE` of a channel of CDF within another one; an entry is given the one that it stands in.
pub fn nested_base<'t>(
    element: &Started<'_, 't>,
    role: Role,
    open: &Open<'t>,
    resolver: &mut Resolver<'t>,
    tree: &mut Tree<'t>,
) -> Option<String> {
    let bases = open.frames().iter().rev();
    let mut bases = bases.filter_map(|frame| frame.base.as_deref());
    let outer = bases.next().map(str::to_owned);
    let depth = outer.iter().len() + bases.count();
    if role == Role::Piece(Piece::Entry) {
        let space = tree.space(shape::XML.into());
        if let Some(base) = outer {
            tree.push_attribute(Attribute {
                name: "xml:base",
                local_from: local_from("xml:base"),
                space,
                value: base.into(),
                at: 0..0,
            });
        }
        return None;
    }
    let base = element
        .attribute("base")
        .filter(|_| role == Role::Channel)?;
    let base = joined(outer.as_deref(), &resolver.value(base, tree));
    (base.len() <= LONGEST_BASE && depth < MOST_BASES).then_some(base)
}

/// Every entry is given its base: it must cost no more than that.
const LONGEST_BASE: usize = 1024;
const MOST_BASES: usize = 8;

/// A base within another base.
fn joined(outer: Option<&str>, inner: &str) -> String {
    let inner = inner.trim();
    outer
        .and_then(|outer| join(outer, inner))
        .unwrap_or_else(|| inner.to_owned())
}
