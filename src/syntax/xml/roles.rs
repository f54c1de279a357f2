//! What each element around the pieces is to the feed: its root, a channel, an entry, or nothing.
//!
//! Entries are looked for wherever they occur: in the channel, behind it, in a document without root, in a
//! second document behind the first.

use std::ops::Range;

use super::XmlPieces;
use super::attributes::Written;
use super::fields::is_field;
use super::names::stands_at;
use super::notes::behind_notes;
use super::open::{Role, local, prefix};
use super::root::{Root, rss_in_rdf};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::model::Format;
use crate::syntax::Piece;
use crate::syntax::shape::{self, Core, Opens, opens, version};
use crate::syntax::tree::{NO_SPACE, SpaceId, Tree};
use crate::value::text::is_one_of;

/// What stands in the place of `<rss>` when a feed is written by hand, or wrapped by a service.
static STANDING_FOR_RSS: &[&str] = &["data", "document", "response", "root", "rss2", "xml"];

impl<'t> XmlPieces<'t> {
    /// What an element is to the feed. `None` if reading starts anew, from its first field, now that the
    /// document turned out to have no root.
    pub(super) fn role(
        &mut self,
        (name, local): (&'t str, &'t str),
        space: SpaceId,
        at: &Range<usize>,
        attributes: &[Written<'t>],
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Role> {
        self.context.is_begun = true;
        let parent = self.open.top().map(|top| (top.role, top.is_extra));
        let opens = opens(local);
        Some(match parent {
            Some((Role::Piece(_) | Role::Inside | Role::Nested, _)) => {
                let piece = self.open.piece_frame();
                let is_nested = match opens {
                    Some(Opens::Item) => space == NO_SPACE && self.is_rss(),
                    // Atom's entries hold others in their content by right.
                    Some(Opens::Entry) => self.open.top().map(|top| top.name) == Some(name),
                    _ => false,
                };
                let in_entry = piece.is_some_and(|frame| frame.role == Role::Piece(Piece::Entry));
                match is_nested && in_entry {
                    true => Role::Nested,
                    false => Role::Inside,
                }
            }
            Some((Role::Skip, _)) => Role::Skip,
            Some((Role::Root, _)) if self.context.is_rdf => {
                return self.in_rdf(name, space, at.start, opens, tree);
            }
            Some((parent, is_extra)) if parent.holds_pieces() => {
                let opens = match opens {
                    Some(Opens::Rss | Opens::Feed) if !self.is_root_like(at) => None,
                    opens => opens,
                };
                let role = self.within(parent, is_extra, name, space, opens, tree);
                // What is closed as it was opened is no second document.
                if role == Role::Root || self.is_repeated(role) {
                    log.add(&xml::WRAPPED, at.clone());
                }
                role
            }
            None if self.context.is_rootless => {
                if !std::mem::replace(&mut self.context.outside_is_told, true) {
                    log.add(&xml::SEVERAL_ROOTS, at.clone());
                }
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

    pub(super) fn is_cdf(&self) -> bool {
        self.root
            .as_ref()
            .is_some_and(|root| root.format == Format::Cdf)
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
        if opens.is_none() && self.stands_for_rss(name, at.end) {
            log.add(&xml::MISSING_ROOT, at.clone());
            return Some(self.found(Format::Rss, String::new(), name, NO_SPACE));
        }
        let uri = tree.space_uri(space);
        let is_atom = uri == shape::ATOM || uri == "prefix:atom" || space == NO_SPACE;
        let core = self
            .scopes
            .binding(prefix(name))
            .and_then(|binding| binding.core);
        let says = |wanted: &str| {
            let named = |one: &&Written<'t>| one.name.eq_ignore_ascii_case(wanted);
            attributes.iter().find(named)
        };
        let stated = says("version").filter(|_| opens.is_some());
        let written = stated.map(|one| {
            // What is wrong in it is told where all attributes are read.
            self.attribute(one, tree, &mut Log::default()).value
        });
        let written = written.unwrap_or_default();
        let role = match opens {
            Some(Opens::Rss) => {
                let version = match (version(Format::Rss, &written), core) {
                    (none, Some(Core::Rss(known))) if none.is_empty() => known.to_owned(),
                    (version, _) => version,
                };
                self.found(Format::Rss, version, name, NO_SPACE)
            }
            Some(Opens::Rdf) => {
                self.context.is_rdf = true;
                self.note_rdf(attributes, tree);
                // Where RSS's namespace is the default one, RDF is a feed even with nothing in it.
                if let Some(Core::Rss(known)) =
                    self.scopes.binding("").and_then(|binding| binding.core)
                {
                    self.root = Some(rss_in_rdf(known, name, [None, None]));
                }
                Role::Root
            }
            Some(Opens::Feed) if is_first || is_atom => {
                let version = match (version(Format::Atom, &written), core) {
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
                match self.context.first_field {
                    Some(_) => return self.read_rootless(at, log),
                    None => Role::Piece(Piece::Entry),
                }
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
                self.found(Format::Rss, String::new(), "", NO_SPACE);
                return self.read_rootless(at, log);
            }
            _ => {
                if is_first && is_field(name) {
                    self.context.first_field.get_or_insert(at.start);
                }
                if is_first {
                    self.context.junk.get_or_insert_with(|| at.clone());
                }
                return Some(Role::Junk);
            }
        };
        if !is_first {
            log.add(&xml::WRAPPED, at.clone());
        } else if let Some(junk) = self.context.junk.take() {
            let code = match self.context.first_field {
                Some(_) => &xml::FIELDS_OUTSIDE,
                None => &xml::ELEMENTS_OUTSIDE,
            };
            log.add(code, junk);
        }
        Some(role)
    }

    /// What an entry is that no root contains; where fields of a head came before it, they are read first.
    fn read_rootless(&mut self, at: &Range<usize>, log: &mut Log) -> Option<Role> {
        log.add(&xml::MISSING_ROOT, at.clone());
        self.context.is_rootless = true;
        match self.context.first_field {
            Some(first) => {
                self.events.rewind(first);
                None
            }
            None => Some(Role::Piece(Piece::Entry)),
        }
    }

    /// `<rss2>`, and elements of general names with a channel or an item right in them.
    fn stands_for_rss(&mut self, name: &str, end: usize) -> bool {
        if !is_one_of(name, STANDING_FOR_RSS) {
            return false;
        }
        let (behind, is_open) = behind_notes(self.slice(end..self.text.len()));
        self.is_unsettled |= is_open || !behind.contains('>');
        let holds = |inner: &str| {
            let tag = behind.strip_prefix('<').unwrap_or_default();
            stands_at(tag.as_bytes(), inner)
        };
        ["channel", "item"].iter().any(|inner| holds(inner))
    }

    fn found(&mut self, format: Format, version: String, name: &'t str, space: SpaceId) -> Role {
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

    /// `<RDF>` is a feed as soon as something of RSS stands in it; the namespace of that says which.
    fn in_rdf(
        &mut self,
        name: &'t str,
        space: SpaceId,
        at: usize,
        opens: Option<Opens>,
        tree: &mut Tree<'t>,
    ) -> Option<Role> {
        let binding = self.scopes.binding(prefix(name));
        let core = binding.and_then(|binding| binding.core);
        let is_rss =
            matches!(core, Some(Core::Rss(_))) || space == NO_SPACE || prefix(name).is_empty();
        let is_kin = matches!(opens, Some(Opens::Channel | Opens::Item))
            || is_one_of(local(name), &["image", "textinput"])
            // `<channel>` is lost, or was never there.
            || (matches!(core, Some(Core::Rss(_))) && is_field(local(name)));
        if !is_rss || !is_kin {
            if space == NO_SPACE && is_field(name) {
                self.context.first_field.get_or_insert(at);
            }
            return Some(Role::Skip);
        }
        let version = match core {
            Some(Core::Rss(known)) => known,
            _ => "",
        };
        self.context.is_rdf = false;
        let (root, from) = self.open.top().map(|top| (top.name, top.tag.end))?;
        self.scopes.fold(prefix(name), NO_SPACE);
        let says = std::mem::take(&mut self.context.rdf_says);
        self.root = Some(rss_in_rdf(version, root, says));
        let first = self.context.first_field.take();
        if let Some(first) = first.filter(|first| *first >= from) {
            self.events.rewind(first);
            return None;
        }
        Some(match opens {
            Some(Opens::Channel) => Role::Channel,
            Some(_) => Role::Piece(Piece::Entry),
            None => self.within(Role::Root, false, name, NO_SPACE, None, tree),
        })
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
            None if is_own
                && format == Format::Rss
                && local(name).eq_ignore_ascii_case("items") =>
            {
                Role::Items
            }
            None if parent == Role::Items && is_list(local(name)) => Role::Items,
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
                self.count_document();
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
        let behind = self.slice(at.end..self.text.len()).trim_ascii_start();
        self.is_unsettled |= behind.is_empty();
        let says = self.slice(at.clone()).contains('=') || !behind.starts_with('<');
        let (code, told) = match role == Role::Skip && is_field(name) && says {
            true => (&xml::FIELDS_OUTSIDE, &mut self.context.loss_is_told),
            false => (&xml::ELEMENTS_OUTSIDE, &mut self.context.outside_is_told),
        };
        if !std::mem::replace(told, true) {
            log.add(code, at.clone());
        }
    }
}

/// RDF's lists and their members: some put the items themselves where their addresses belong.
fn is_list(local: &str) -> bool {
    local.starts_with('_') || is_one_of(local, &["alt", "bag", "li", "seq"])
}
