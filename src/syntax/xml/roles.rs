//! What each element around the pieces is to the feed: its root, a channel, an entry, or nothing.
//!
//! Entries are looked for wherever they occur: in the channel, behind it, in a document without root, in a
//! second document behind the first.

mod first;

use std::ops::Range;

use super::ahead::Ahead;
use super::balance::Mark;
use super::names::begins_name;
use super::names::{local, prefix};
use super::open::{Frame, Open, Role};
use super::ranks::is_field;
use super::resolver::Resolver;
use super::root::{Context, Started, is_entry_name, rss_in_rdf};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::model::Format;
use crate::syntax::Piece;
use crate::syntax::shape::{self, Core, Opens, opens};
use crate::syntax::tree::{NO_SPACE, Tree};
use crate::value::search::Search;
use crate::value::text::is_one_of;

/// Tells roles by what is open, what is known of the document, and what stands behind a tag.
pub(super) struct Roles<'r, 't> {
    pub open: &'r Open<'t>,
    pub context: &'r mut Context,
    pub ahead: &'r mut Ahead<'t>,
    pub resolver: &'r mut Resolver<'t>,
    pub tree: &'r mut Tree<'t>,
    pub log: &'r mut Log,
}

impl<'t> Roles<'_, 't> {
    /// What an element is to the feed.
    pub fn of(&mut self, element: &Started<'_, 't>) -> Role {
        let opens = opens(element.local);
        let Some(top) = self.open.top() else {
            return match &self.context.root {
                Some(_) if self.context.roots == 0 => {
                    self.context
                        .tell_once(&xml::SEVERAL_ROOTS, element.at, self.log);
                    self.within(Role::Channel, element, opens)
                }
                Some(_) => self.behind(element, opens),
                None => self.before(element, opens),
            };
        };
        match top.role {
            Role::Piece(_) | Role::Inside | Role::Nested => self.in_piece(element, opens),
            Role::Skip => Role::Skip,
            Role::Root if self.context.rdf.is_some() => self.in_rdf(element, opens),
            role if role.holds_pieces() => {
                let is_root = matches!(opens, Some(Opens::Rss | Opens::Feed));
                let opens = opens.filter(|_| !is_root || self.is_root_like(element.at));
                let role = self.within(top.role, element, opens);
                // What is closed as it was opened is no second document.
                if role == Role::Root {
                    self.log.add(&xml::WRAPPED, element.at.clone());
                }
                role
            }
            _ if self.context.root.is_some() => self.behind(element, opens),
            _ => self.before(element, opens),
        }
    }

    /// An element within a piece: an item in an entry is an entry of its own.
    fn in_piece(&mut self, element: &Started<'_, 't>, opens: Option<Opens>) -> Role {
        let around = self.open.top().map_or("", |top| top.name);
        let is_nested = match opens {
            Some(Opens::Item) => element.space == NO_SPACE && self.context.is(Format::Rss),
            // Atom's entries hold others in their content by right.
            Some(Opens::Entry) => around == element.name,
            _ => false,
        };
        if !is_nested || !self.open.piece_frame().is_some_and(Frame::is_entry) {
            return Role::Inside;
        }
        if is_entry_name(local(around)) {
            self.log.add(&xml::NESTED_ENTRY, element.at.clone());
        }
        Role::Nested
    }

    /// Whether a tag may begin a root: elements stand in it. A field of the same name holds an address.
    fn is_root_like(&mut self, at: &Range<usize>) -> bool {
        let behind = self.ahead.behind_notes(at.end);
        let name = behind.strip_prefix('<').unwrap_or_default();
        !self.ahead.slice(at.clone()).ends_with("/>")
            && (begins_name(name.as_bytes()) || name.starts_with("!--"))
    }

    /// `<RDF>` is a feed as soon as something of RSS stands in it; the namespace of that says which. Fields without a
    /// namespace are the feed's own where a channel or an item comes behind them.
    fn in_rdf(&mut self, element: &Started<'_, 't>, opens: Option<Opens>) -> Role {
        let is_part = |opens| matches!(opens, Some(Opens::Channel | Opens::Item));
        let is_bare = element.space == NO_SPACE && is_field(element.name);
        let next = match opens.is_none() && is_bare {
            true => self.next_mark(element.at.start),
            false => None,
        };
        let next = next.filter(|next| !next.ends && is_part(shape::opens(local(next.name))));
        let prefix = prefix(next.map_or(element.name, |next| next.name));
        let (version, is_rss) = match self.resolver.scopes.core(prefix) {
            Some(Core::Rss(known)) => (known, true),
            _ if prefix.is_empty() || element.space == NO_SPACE => ("", false),
            _ => return Role::Skip,
        };
        let is_kin = is_part(opens)
            || next.is_some()
            || is_one_of(element.local, &["image", "textinput"])
            // `<channel>` is lost, or was never there.
            || is_rss && is_field(element.local);
        if !is_kin {
            return Role::Skip;
        }
        let root = self.open.top().map_or("", |top| top.name);
        self.resolver.scopes.fold(prefix, NO_SPACE);
        let says = self.context.rdf.take().unwrap_or_default();
        self.context.root = Some(rss_in_rdf(version, root, says));
        match opens {
            Some(Opens::Channel) => Role::Channel,
            Some(_) => Role::Piece(Piece::Entry),
            None if element.local.eq_ignore_ascii_case("items") => Role::Items,
            None => Role::Piece(Piece::Head),
        }
    }

    /// A child of the root or of a channel.
    fn within(&mut self, holder: Role, element: &Started<'_, 't>, opens: Option<Opens>) -> Role {
        let &Started {
            name, local, space, ..
        } = element;
        let root = self.context.root.as_ref();
        let format = root.map_or(Format::Rss, |root| root.format);
        let is_atom = self.tree.space_uri(space) == shape::ATOM;
        let is_own = space == NO_SPACE || format == Format::Atom && is_atom;
        let is_extra = self.open.top().is_some_and(|top| top.is_extra);
        let may_be_channel = format != Format::Atom || is_extra;
        let has_no_prefix = holder == Role::Root && prefix(name).is_empty();
        let is_in_list = holder == Role::Items;
        match opens {
            Some(Opens::Entry) if is_atom || is_own => Role::Piece(Piece::Entry),
            Some(Opens::Item) if is_own => Role::Piece(Piece::Entry),
            // Behind an Atom feed RSS may follow. Within a channel, one of another namespace is none.
            Some(Opens::Channel) if may_be_channel && (is_own || has_no_prefix) => {
                // A namespace that only the channel declares is RSS's own here.
                self.resolver.scopes.fold(prefix(name), NO_SPACE);
                Role::Channel
            }
            Some(Opens::Feed) if is_atom => Role::Root,
            Some(Opens::Rss | Opens::Feed) if is_own && self.context.begins_like(name) => {
                Role::Root
            }
            None if is_own && format == Format::Rss && local.eq_ignore_ascii_case("items") => {
                Role::Items
            }
            None if is_in_list && is_list(local) => Role::Items,
            _ if is_in_list || is_extra => Role::Skip,
            _ => Role::Piece(Piece::Head),
        }
    }

    /// The feed has ended: a second one may follow, or items that belong to the first.
    fn behind(&mut self, element: &Started<'_, 't>, opens: Option<Opens>) -> Role {
        let &Started {
            name, space, at, ..
        } = element;
        let is_atom = self.tree.space_uri(space) == shape::ATOM;
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
        if matches!(role, Role::Root | Role::Channel) {
            let own = if is_atom { space } else { NO_SPACE };
            self.resolver.scopes.fold(prefix(name), own);
            self.log.add(&xml::SECOND_DOCUMENT, at.clone());
            self.context.roots = self.context.roots.max(1);
        } else if is_first {
            self.tell_outside(role, name, at);
        }
        role
    }

    /// Says once that something stands behind the feed, and once that it is a field that says something.
    fn tell_outside(&mut self, role: Role, name: &str, at: &Range<usize>) {
        let behind = self.ahead.rest(at.end).trim_ascii_start();
        self.ahead.is_unsettled |= behind.is_empty();
        let says = self.ahead.slice(at.clone()).has('=') || !behind.starts_with('<');
        let kind = match role == Role::Skip && is_field(name) && says {
            true => &xml::FIELDS_OUTSIDE,
            false => &xml::ELEMENTS_OUTSIDE,
        };
        self.context.tell_once(kind, at, self.log);
    }

    /// The next tag that is an entry's, or that of what may hold entries.
    fn next_mark(&mut self, from: usize) -> Option<Mark<'t>> {
        let open = self.open.frames();
        self.ahead.next_mark(from, open, |_| true)
    }
}

/// RDF's lists and their members: some put the items themselves where their addresses belong.
pub(in crate::syntax) fn is_list(local: &str) -> bool {
    local.starts_with('_') || is_one_of(local, &["alt", "bag", "li", "seq"])
}
