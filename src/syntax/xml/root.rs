//! What the elements around the pieces are: the root, its channels, and where the entries stand.
//!
//! Entries are looked for wherever they occur: in the channel, behind it, in a document without root, in a
//! second document behind the first.

use std::ops::Range;

use super::XmlPieces;
use super::attributes::Written;
use super::events::{Events, Token};
use super::open::{Role, local, prefix};
use super::repair::is_field;
use super::scanner::Inside;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::model::Format;
use crate::syntax::Piece;
use crate::syntax::shape::{self, Core, Opens, opens, version};
use crate::syntax::tree::{NO_SPACE, SpaceId, Tree};

/// What the root, and the channel within it, say of the document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Root<'t> {
    /// The family of formats.
    pub format: Format,
    /// As the contract spells it; empty if the document does not say.
    pub version: String,
    /// `xml:base` of the root, the channel's resolved against it.
    pub base: Option<String>,
    /// `xml:lang` of the channel, else of the root.
    pub language: Option<String>,
    /// The root element's name as written; empty without one.
    pub name: &'t str,
}

/// What is known of the document beside the open elements.
#[derive(Debug, Default)]
pub struct Context {
    /// An element has come.
    pub is_begun: bool,
    /// The DOCTYPE says that this is a CDF document.
    pub is_cdf: bool,
    /// Entries that were ended by one within them, whose own end tags are to come.
    pub owed: u32,
    /// The feed's items stand in no other element.
    is_rootless: bool,
    /// `<RDF>` is open, and nothing of RSS has come yet.
    is_rdf: bool,
    /// Where the first field stood that no root contained.
    first_field: Option<usize>,
    /// Elements have come and gone before the root.
    has_junk: bool,
    /// A DOCTYPE has come.
    pub has_doctype: bool,
    channels: u32,
    roots: u32,
    outside_is_told: bool,
}

impl Context {
    /// For an item that is read on its own.
    pub fn rootless() -> Self {
        Context {
            is_begun: true,
            is_rootless: true,
            ..Context::default()
        }
    }

    /// Whether the tag that ends an entry begins another.
    pub fn in_entry_start(&self, behind: &str) -> bool {
        let name = behind.strip_prefix('<').unwrap_or_default();
        let end = name.find(|byte: char| !byte.is_ascii_alphanumeric() && byte != ':');
        is_entry_name(local(
            name.get(..end.unwrap_or(name.len())).unwrap_or_default(),
        ))
    }
}

/// Whether an element of this local name may be an entry.
pub fn is_entry_name(local: &str) -> bool {
    matches!(opens(local), Some(Opens::Entry | Opens::Item))
}

/// Whether an element of this local name may hold entries.
pub fn is_container(local: &str) -> bool {
    opens(local).is_some() && !is_entry_name(local)
}

fn rss_in_rdf<'t>(version: &str, name: &'t str) -> Root<'t> {
    Root {
        format: Format::Rss,
        version: version.to_owned(),
        base: None,
        language: None,
        name,
    }
}

/// Whether a document type names CDF.
pub fn names_cdf(doctype: &str) -> bool {
    doctype.contains("Channel.dtd") || doctype.contains("//CDF")
}

impl<'t> XmlPieces<'t> {
    /// What an element is to the feed. `None` if reading starts anew, from its first field, now that the
    /// document turned out to have no root.
    pub(super) fn role(
        &mut self,
        name: &'t str,
        space: SpaceId,
        at: &Range<usize>,
        attributes: &[Written<'t>],
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Role> {
        self.context.is_begun = true;
        let parent = self.open.top().map(|top| (top.role, top.is_extra));
        let opens = opens(local(name));
        Some(match parent {
            Some((Role::Piece(_) | Role::Inside | Role::Nested, _)) => {
                let is_item = matches!(opens, Some(Opens::Item)) && space == NO_SPACE;
                let in_entry = self.open.piece_frame().map(|frame| frame.role);
                match is_item && in_entry == Some(Role::Piece(Piece::Entry)) && self.is_rss() {
                    true => Role::Nested,
                    false => Role::Inside,
                }
            }
            Some((Role::Skip, _)) => Role::Skip,
            Some((Role::Root, _)) if self.context.is_rdf => self.in_rdf(name, space, opens),
            Some((parent, is_extra)) if parent.holds_pieces() => {
                self.within(parent, is_extra, name, space, opens, tree)
            }
            None if self.context.is_rootless => {
                self.within(Role::Channel, false, name, space, opens, tree)
            }
            _ if self.root.is_some() => self.behind(name, space, at, opens, tree, log),
            _ => return self.before(name, space, at, attributes, opens, tree, log),
        })
    }

    fn is_rss(&self) -> bool {
        self.root
            .as_ref()
            .is_some_and(|root| root.format == Format::Rss)
    }

    /// Whether a container is not the feed's own, but a second one's.
    pub(super) fn is_extra(&mut self, role: Role) -> bool {
        let inherited = self.open.top().is_some_and(|top| top.is_extra);
        match role {
            Role::Root => self.context.roots += 1,
            Role::Channel => self.context.channels += 1,
            _ => return inherited,
        }
        inherited || self.context.channels > 1 || self.context.roots > 1
    }

    /// No root yet: anything may be one, or stand around it.
    #[allow(clippy::too_many_arguments)]
    fn before(
        &mut self,
        name: &'t str,
        space: SpaceId,
        at: &Range<usize>,
        attributes: &[Written<'t>],
        opens: Option<Opens>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Role> {
        let is_first = self.open.len() == 0;
        let uri = tree.space_uri(space);
        let is_atom = uri == shape::ATOM || uri == "prefix:atom" || space == NO_SPACE;
        let core = self
            .scopes
            .binding(prefix(name))
            .and_then(|binding| binding.core);
        let says = |wanted: &str| {
            let named = |one: &&Written<'t>| local(one.name).eq_ignore_ascii_case(wanted);
            attributes.iter().find(named).map(|one| one.value)
        };
        let written = says("version").unwrap_or_default();
        let role = match opens {
            Some(Opens::Rss) => {
                let version = match (version(Format::Rss, written), core) {
                    (none, Some(Core::Rss(known))) if none.is_empty() => known.to_owned(),
                    (version, _) => version,
                };
                self.found(Format::Rss, version, name, NO_SPACE)
            }
            Some(Opens::Rdf) => {
                self.context.is_rdf = true;
                // Where RSS's namespace is the default one, RDF is a feed even with nothing in it.
                if let Some(Core::Rss(known)) =
                    self.scopes.binding("").and_then(|binding| binding.core)
                {
                    self.root = Some(rss_in_rdf(known, name));
                }
                Role::Root
            }
            Some(Opens::Feed) if is_first || is_atom => {
                let version = match (version(Format::Atom, written), core) {
                    (none, Some(Core::Atom(known))) if none.is_empty() => known.to_owned(),
                    (version, _) => version,
                };
                let atom = tree.space(shape::ATOM.into());
                self.found(Format::Atom, version, name, atom)
            }
            Some(Opens::Entry) if is_first && is_atom => {
                let version = match core {
                    Some(Core::Atom(known)) => known,
                    _ => "",
                };
                self.found(Format::Atom, version.to_owned(), name, space);
                Role::Piece(Piece::Entry)
            }
            Some(Opens::Channel) if is_first => {
                let is_cdf = ["href", "base", "lastmod", "precache", "self", "level"];
                // A channel within this one is not the feed's own.
                self.context.channels = 1;
                let is_cdf = self.context.is_cdf
                    || name == "CHANNEL"
                    || is_cdf.iter().any(|name| says(name).is_some());
                match core {
                    Some(Core::Rss(known)) => self.found(Format::Rss, known.into(), name, NO_SPACE),
                    _ if is_cdf => self.found(Format::Cdf, String::new(), name, NO_SPACE),
                    _ => {
                        log.add(&xml::MISSING_ROOT, at.clone());
                        self.found(Format::Rss, String::new(), name, NO_SPACE)
                    }
                }
            }
            Some(Opens::Item) if is_first && space == NO_SPACE => {
                log.add(&xml::MISSING_ROOT, at.clone());
                self.found(Format::Rss, String::new(), "", NO_SPACE);
                self.context.is_rootless = true;
                if let Some(first) = self.context.first_field {
                    self.events.rewind(first);
                    return None;
                }
                Role::Piece(Piece::Entry)
            }
            _ => {
                if is_first && is_field(name) {
                    self.context.first_field.get_or_insert(at.start);
                }
                self.context.has_junk |= is_first;
                return Some(Role::Junk);
            }
        };
        if !is_first {
            log.add(&xml::WRAPPED, at.clone());
        } else if self.context.has_junk {
            log.add(&xml::ELEMENTS_OUTSIDE, at.clone());
        }
        Some(role)
    }

    fn found(&mut self, format: Format, version: String, name: &'t str, space: SpaceId) -> Role {
        self.scopes.fold(prefix(name), space);
        self.root = Some(Root {
            format,
            version,
            base: None,
            language: None,
            name,
        });
        Role::Root
    }

    /// `<RDF>` is a feed as soon as something of RSS stands in it; the namespace of that says which.
    fn in_rdf(&mut self, name: &'t str, space: SpaceId, opens: Option<Opens>) -> Role {
        let binding = self.scopes.binding(prefix(name));
        let core = binding.and_then(|binding| binding.core);
        let is_rss =
            matches!(core, Some(Core::Rss(_))) || space == NO_SPACE || prefix(name).is_empty();
        let is_kin = matches!(opens, Some(Opens::Channel | Opens::Item))
            || ["image", "textinput"]
                .iter()
                .any(|kin| local(name).eq_ignore_ascii_case(kin));
        if !is_rss || !is_kin {
            return Role::Skip;
        }
        let version = match core {
            Some(Core::Rss(known)) => known,
            _ => "",
        };
        self.context.is_rdf = false;
        let root = self.open.top().map_or("", |top| top.name);
        self.scopes.fold(prefix(name), NO_SPACE);
        self.root = Some(rss_in_rdf(version, root));
        match opens {
            Some(Opens::Channel) => Role::Channel,
            Some(_) => Role::Piece(Piece::Entry),
            None => Role::Piece(Piece::Head),
        }
    }

    /// A child of the root or of a channel.
    fn within(
        &mut self,
        parent: Role,
        is_extra: bool,
        name: &'t str,
        space: SpaceId,
        opens: Option<Opens>,
        tree: &mut Tree<'t>,
    ) -> Role {
        let format = self.root.as_ref().map_or(Format::Rss, |root| root.format);
        let is_atom = tree.space_uri(space) == shape::ATOM;
        let is_own = match format {
            Format::Atom => is_atom || space == NO_SPACE,
            _ => space == NO_SPACE,
        };
        let head = match is_extra || parent == Role::Items {
            true => Role::Skip,
            false => Role::Piece(Piece::Head),
        };
        match opens {
            Some(Opens::Entry) if is_atom || is_own => Role::Piece(Piece::Entry),
            Some(Opens::Item) if is_own => Role::Piece(Piece::Entry),
            Some(Opens::Channel)
                if format != Format::Atom && (is_own || prefix(name).is_empty()) =>
            {
                // A namespace that only the channel declares is RSS's own here.
                self.scopes.fold(prefix(name), NO_SPACE);
                Role::Channel
            }
            None if is_own
                && format == Format::Rss
                && local(name).eq_ignore_ascii_case("items") =>
            {
                Role::Items
            }
            _ => head,
        }
    }

    /// The feed has ended: a second one may follow, or items that belong to the first.
    fn behind(
        &mut self,
        name: &'t str,
        space: SpaceId,
        at: &Range<usize>,
        opens: Option<Opens>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Role {
        let is_atom = tree.space_uri(space) == shape::ATOM;
        let is_first = self.open.len() == 0;
        let role = match opens {
            Some(Opens::Rss | Opens::Rdf) => Role::Root,
            Some(Opens::Feed) if is_atom || space == NO_SPACE => Role::Root,
            Some(Opens::Channel) if is_first && space == NO_SPACE => Role::Channel,
            Some(Opens::Item) if is_first && space == NO_SPACE => Role::Piece(Piece::Entry),
            Some(Opens::Entry) if is_first && (is_atom || space == NO_SPACE) => {
                Role::Piece(Piece::Entry)
            }
            _ if is_first => Role::Skip,
            _ => Role::Junk,
        };
        match role {
            Role::Root | Role::Channel => {
                self.scopes
                    .fold(prefix(name), if is_atom { space } else { NO_SPACE });
                log.add(&xml::SECOND_DOCUMENT, at.clone());
                // Whatever it is, it is not the feed's own head.
                self.context.roots = self.context.roots.max(1);
            }
            _ if is_first && !std::mem::replace(&mut self.context.outside_is_told, true) => {
                log.add(&xml::ELEMENTS_OUTSIDE, at.clone());
            }
            _ => {}
        }
        role
    }

    /// The attributes of the root and the channel: base and language for all that follows, the rest as a piece.
    pub(super) fn read_container(
        &mut self,
        name: &'t str,
        space: SpaceId,
        at: &Range<usize>,
        attributes: &[Written<'t>],
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        let is_root =
            self.open.len() == 0 || self.open.top().is_some_and(|top| top.role == Role::Junk);
        for written in attributes {
            if written
                .name
                .get(..5)
                .is_some_and(|start| start.eq_ignore_ascii_case("xmlns"))
            {
                continue;
            }
            let attribute = self.attribute(written, tree, log);
            let is_xml = tree.space_uri(attribute.space) == shape::XML;
            let Some(root) = &mut self.root else {
                continue;
            };
            match local(attribute.name) {
                "base" if is_xml => {
                    root.base = Some(joined(root.base.as_deref(), &attribute.value))
                }
                "lang" if is_xml => root.language = Some(attribute.value.into_owned()),
                "version" if is_root && attribute.space == NO_SPACE => {}
                _ if is_xml => {}
                _ => {
                    if tree.is_empty() {
                        tree.push_element(None, name, space, at.clone());
                    }
                    tree.push_attribute(attribute);
                }
            }
        }
        (!tree.is_empty()).then_some(Piece::Head)
    }
}

/// A base within another base.
fn joined(outer: Option<&str>, inner: &str) -> String {
    let inner = inner.trim();
    let outer = outer.and_then(|outer| url::Url::parse(outer).ok());
    match outer.and_then(|outer| outer.join(inner).ok()) {
        Some(joined) => joined.into(),
        None => inner.to_owned(),
    }
}

/// Elements that say what a document is that is no feed.
static KINDS: &[(&str, &str)] = &[
    ("html", "html"),
    ("opml", "opml"),
    ("urlset", "sitemap"),
    ("sitemapindex", "sitemap"),
    ("rdf", "rdf"),
    ("head", "html"),
    ("body", "html"),
    ("div", "html"),
    ("p", "html"),
];

/// What a document of tags is when it is no feed, by its first element: "html", "opml", "sitemap", "rdf", "xml".
/// `None` if it has no element.
pub fn root_kind(text: &str) -> Option<&'static str> {
    let mut log = Log::new(0);
    let mut events = Events::new(text);
    while let Some(event) = events.next(Inside::default(), &mut log) {
        match event.token {
            Token::Start { content, .. } => {
                let written = text.get(content)?;
                let end = written.find(|byte: char| byte.is_ascii_whitespace());
                let name = local(written.get(..end.unwrap_or(written.len()))?);
                let known = KINDS
                    .iter()
                    .find(|(kind, _)| name.eq_ignore_ascii_case(kind));
                return Some(known.map_or("xml", |(_, kind)| kind));
            }
            Token::Doctype { content } => {
                let name = text.get(content)?.trim_start().get(..4);
                if name.is_some_and(|name| name.eq_ignore_ascii_case("html")) {
                    return Some("html");
                }
            }
            _ => {}
        }
    }
    None
}
