//! What each element around the pieces is to the feed: its root, a channel, an entry, or nothing.
//!
//! Entries are looked for wherever they occur: in the channel, behind it, in a document without root, in a
//! second document behind the first.

mod first;

use std::ops::Range;

use super::XmlPieces;
use super::attributes::Written;
use super::balance::HoldersEnd;
use super::names::begins_name;
use super::notes::behind_notes;
use super::open::{Role, local, prefix};
use super::ranks::is_field;
use super::root::{Root, is_entry_name, rss_in_rdf};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::model::Format;
use crate::need;
use crate::syntax::Piece;
use crate::syntax::shape::{self, Core, Opens, opens};
use crate::syntax::tree::{NO_SPACE, SpaceId, Tree};
use crate::value::search::Search;
use crate::value::text::is_one_of;

/// An element whose start tag was read.
pub(super) struct Started<'s, 't> {
    pub name: &'t str,
    pub local: &'t str,
    pub space: SpaceId,
    pub at: &'s Range<usize>,
    pub attributes: &'s [Written<'t>],
}

impl<'t> XmlPieces<'t> {
    /// What an element is to the feed.
    pub(super) fn role(
        &mut self,
        element: &Started<'_, 't>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Role {
        let &Started {
            name, space, at, ..
        } = element;
        let parent = self.open.top().map(|top| (top.role, top.is_extra));
        let opens = opens(element.local);
        match parent {
            Some((Role::Piece(_) | Role::Inside | Role::Nested, _)) => {
                let piece = self.open.piece_frame();
                let is_nested = match opens {
                    Some(Opens::Item) => space == NO_SPACE && self.is_rss(),
                    // Atom's entries hold others in their content by right.
                    Some(Opens::Entry) => self.open.top().map(|top| top.name) == Some(name),
                    _ => false,
                };
                let in_entry = piece.is_some_and(|frame| frame.role == Role::Piece(Piece::Entry));
                let is_right_within = || {
                    self.open
                        .top()
                        .is_some_and(|top| is_entry_name(local(top.name)))
                };
                match is_nested && in_entry {
                    true => {
                        if is_right_within() {
                            log.add(&xml::NESTED_ENTRY, at.clone());
                        }
                        Role::Nested
                    }
                    false => Role::Inside,
                }
            }
            Some((Role::Skip, _)) => Role::Skip,
            Some((Role::Root, _)) if self.context.rdf.is_some() => {
                self.in_rdf(element, opens, tree)
            }
            Some((parent, is_extra)) if parent.holds_pieces() => {
                let opens = match opens {
                    Some(Opens::Rss | Opens::Feed) if !self.is_root_like(at) => None,
                    opens => opens,
                };
                let role = self.within(parent, is_extra, element, opens, tree);
                // What is closed as it was opened is no second document.
                if role == Role::Root {
                    log.add(&xml::WRAPPED, at.clone());
                }
                role
            }
            None if self.is_rootless() => {
                self.tell_once(&xml::SEVERAL_ROOTS, at, log);
                self.within(Role::Channel, false, element, opens, tree)
            }
            _ if self.root.is_some() => self.behind(element, opens, tree, log),
            _ => self.before(element, opens, tree, log),
        }
    }

    /// Whether the feed's items stand in no other element.
    fn is_rootless(&self) -> bool {
        self.root.is_some() && self.context.roots == 0
    }

    fn is_rss(&self) -> bool {
        self.root
            .as_ref()
            .is_some_and(|root| root.format == Format::Rss)
    }

    pub(super) fn is_cdf(&self) -> bool {
        self.root
            .as_ref()
            .is_some_and(|root| root.format == Format::Cdf)
    }

    /// Whether an element of this name is what the document began with.
    #[inline]
    fn is_root_name(&self, name: &str) -> bool {
        let is_named = |root: &Root| root.name.eq_ignore_ascii_case(name);
        name.eq_ignore_ascii_case("rss") || self.root.as_ref().is_some_and(is_named)
    }

    /// Whether a tag may begin a root: elements stand in it. A field of the same name holds an address.
    fn is_root_like(&mut self, at: &Range<usize>) -> bool {
        let (behind, is_open) = behind_notes(self.rest(at.end));
        self.is_unsettled |= is_open;
        let name = behind.strip_prefix('<').unwrap_or_default();
        !self.slice(at.clone()).ends_with("/>")
            && (begins_name(name.as_bytes()) || name.starts_with("!--"))
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

    fn found(&mut self, format: Format, version: String, name: &'t str, space: SpaceId) -> Role {
        if format == Format::Cdf {
            need::lacks("cdf");
        }
        self.scopes.fold(prefix(name), space);
        self.root = Some(Root {
            format,
            version,
            base: None,
            language: None,
            name: name.to_owned(),
        });
        Role::Root
    }

    /// `<RDF>` is a feed as soon as something of RSS stands in it; the namespace of that says which. Fields without a
    /// namespace are the feed's own where a channel or an item comes behind them.
    fn in_rdf(
        &mut self,
        element: &Started<'_, 't>,
        opens: Option<Opens>,
        tree: &mut Tree<'t>,
    ) -> Role {
        let is_part = |opens| matches!(opens, Some(Opens::Channel | Opens::Item));
        let is_bare = element.space == NO_SPACE && is_field(element.name);
        let next = match opens.is_none() && is_bare {
            true => self.next_mark(element.at.start, self.open.len(), HoldersEnd::Decides),
            false => None,
        };
        let next = next.filter(|next| !next.ends && is_part(shape::opens(local(next.name))));
        let prefix = prefix(next.map_or(element.name, |next| next.name));
        let binding = self.scopes.binding(prefix);
        let core = binding.and_then(|binding| binding.core);
        let version = match core {
            Some(Core::Rss(known)) => Some(known),
            _ if prefix.is_empty() || element.space == NO_SPACE => Some(""),
            _ => None,
        };
        let is_kin = is_part(opens)
            || next.is_some()
            || is_one_of(element.local, &["image", "textinput"])
            // `<channel>` is lost, or was never there.
            || (matches!(core, Some(Core::Rss(_))) && is_field(element.local));
        let Some(version) = version.filter(|_| is_kin) else {
            return Role::Skip;
        };
        let root = self.open.top().map_or("", |top| top.name);
        self.scopes.fold(prefix, NO_SPACE);
        let says = self.context.rdf.take().unwrap_or_default();
        self.root = Some(rss_in_rdf(version, root, says));
        match opens {
            Some(Opens::Channel) => Role::Channel,
            Some(_) => Role::Piece(Piece::Entry),
            None => {
                let own = Started {
                    space: NO_SPACE,
                    ..*element
                };
                self.within(Role::Root, false, &own, None, tree)
            }
        }
    }

    /// A child of the root or of a channel.
    fn within(
        &mut self,
        parent: Role,
        is_extra: bool,
        element: &Started<'_, 't>,
        opens: Option<Opens>,
        tree: &mut Tree<'t>,
    ) -> Role {
        let &Started {
            name, local, space, ..
        } = element;
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
            // Behind an Atom feed RSS may follow. Within a channel, one of another namespace is none.
            Some(Opens::Channel)
                if (format != Format::Atom || is_extra)
                    && (is_own || (parent == Role::Root && prefix(name).is_empty())) =>
            {
                // A namespace that only the channel declares is RSS's own here.
                self.scopes.fold(prefix(name), NO_SPACE);
                Role::Channel
            }
            Some(Opens::Feed) if is_atom => Role::Root,
            Some(Opens::Rss | Opens::Feed) if self.is_root_name(name) && is_own => Role::Root,
            None if is_own && format == Format::Rss && local.eq_ignore_ascii_case("items") => {
                Role::Items
            }
            None if parent == Role::Items && is_list(local) => Role::Items,
            _ => head,
        }
    }

    /// The feed has ended: a second one may follow, or items that belong to the first.
    fn behind(
        &mut self,
        element: &Started<'_, 't>,
        opens: Option<Opens>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Role {
        let &Started {
            name, space, at, ..
        } = element;
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
                self.context.roots = self.context.roots.max(1);
            }
            _ if is_first => self.tell_outside(role, name, at, log),
            _ => {}
        }
        role
    }
}

impl XmlPieces<'_> {
    /// Says once that something stands behind the feed, and once that it is a field that says something.
    fn tell_outside(&mut self, role: Role, name: &str, at: &Range<usize>, log: &mut Log) {
        let behind = self.rest(at.end).trim_ascii_start();
        self.is_unsettled |= behind.is_empty();
        let says = self.slice(at.clone()).has('=') || !behind.starts_with('<');
        let kind = match role == Role::Skip && is_field(name) && says {
            true => &xml::FIELDS_OUTSIDE,
            false => &xml::ELEMENTS_OUTSIDE,
        };
        self.tell_once(kind, at, log);
    }
}

/// RDF's lists and their members: some put the items themselves where their addresses belong.
pub(in crate::syntax) fn is_list(local: &str) -> bool {
    local.starts_with('_') || is_one_of(local, &["alt", "bag", "li", "seq"])
}
