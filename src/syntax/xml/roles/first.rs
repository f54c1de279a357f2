//! The first root, and what stands around it.

use std::ops::Range;

use super::Started;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::model::Format;
use crate::syntax::Piece;
use crate::syntax::shape::{self, Core, Opens, opens};
use crate::syntax::tree::{NO_SPACE, Tree};
use crate::syntax::xml::XmlPieces;
use crate::syntax::xml::attributes::Written;
use crate::syntax::xml::balance::HoldersEnd;
use crate::syntax::xml::names::stands_at;
use crate::syntax::xml::notes::behind_notes;
use crate::syntax::xml::open::{Role, local, prefix};
use crate::syntax::xml::ranks::is_field;
use crate::syntax::xml::root::{Junk, names_cdf, rss_in_rdf};
use crate::value::search::Search;
use crate::value::text::is_one_of;

/// What stands in the place of `<rss>` when a feed is written by hand, or wrapped by a service.
static STANDING_FOR_RSS: &[&str] = &["data", "document", "response", "root", "rss2", "xml"];

/// Attributes that channels have in CDF alone.
static OF_CDF: &[&str] = &["href", "base", "lastmod", "precache", "self", "level"];

impl<'t> XmlPieces<'t> {
    /// No root yet: anything may be one, or stand around it.
    pub(super) fn before(
        &mut self,
        element: &Started<'_, 't>,
        opens: Option<Opens>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Role {
        let &Started { name, at, .. } = element;
        let is_first = self.open.len() == 0;
        if opens.is_none() && self.stands_for_rss(name, at.end) {
            log.add(&xml::MISSING_ROOT, at.clone());
            return self.found(Format::Rss, String::new(), name, NO_SPACE);
        }
        let begun = match is_first && is_field(name) && opens.is_none() {
            true => self.begin_rootless(element, tree, log),
            false => self.begin(element, opens, is_first, tree, log),
        };
        let Some(role) = begun else {
            if is_first {
                self.pass_over(name, at);
            }
            return Role::Junk;
        };
        if !is_first {
            log.add(&xml::WRAPPED, at.clone());
        } else if let Some(junk) = self.context.junk.take() {
            let code = match junk.is_field {
                true => &xml::FIELDS_OUTSIDE,
                false => &xml::ELEMENTS_OUTSIDE,
            };
            log.add(code, junk.at);
        }
        role
    }

    /// Notes an element before the root.
    fn pass_over(&mut self, name: &str, at: &Range<usize>) {
        let is_field = is_field(name);
        let mut found = Junk {
            at: at.clone(),
            is_field,
            has_more: false,
        };
        if let Some(before) = self.context.junk.take() {
            if before.is_field || !is_field {
                found = before;
            }
            found.has_more = true;
        }
        self.context.junk = Some(found);
    }

    /// A field of a head that no root contains, where the next tag that tells is an entry's.
    fn begin_rootless(
        &mut self,
        element: &Started<'_, 't>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Role> {
        let next = self.next_mark(element.at.start, self.open.len(), HoldersEnd::Decides)?;
        let format = match opens(local(next.name)) {
            _ if next.ends => return None,
            Some(Opens::Entry) => Format::Atom,
            Some(Opens::Item) if prefix(next.name).is_empty() => Format::Rss,
            _ => return None,
        };
        log.add(&xml::MISSING_ROOT, element.at.clone());
        self.found(format, String::new(), "", NO_SPACE);
        Some(self.within(Role::Channel, false, element, None, tree))
    }

    fn begin(
        &mut self,
        element: &Started<'_, 't>,
        opens: Option<Opens>,
        is_first: bool,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Role> {
        let &Started { name, space, .. } = element;
        let uri = tree.space_uri(space);
        let is_atom = uri == shape::ATOM || uri == "prefix:atom" || space == NO_SPACE;
        let binding = self.scopes.binding(prefix(name));
        let core = binding.and_then(|binding| binding.core);
        match opens {
            Some(Opens::Rss) => {
                self.check_namespace(Format::Rss, element, tree, log);
                let version = self.stated_version(Format::Rss, core, element, tree);
                Some(self.found(Format::Rss, version, name, NO_SPACE))
            }
            Some(Opens::Rdf) => Some(self.begin_rdf(element, tree)),
            Some(Opens::Feed) if is_first || is_atom => {
                self.check_namespace(Format::Atom, element, tree, log);
                let version = self.stated_version(Format::Atom, core, element, tree);
                let atom = tree.space(shape::ATOM.into());
                Some(self.found(Format::Atom, version, name, atom))
            }
            Some(Opens::Entry) if is_first && is_atom => {
                let version = match core {
                    Some(Core::Atom(known)) => known,
                    _ => "",
                };
                self.found(Format::Atom, version.to_owned(), name, space);
                Some(Role::Piece(Piece::Entry))
            }
            Some(Opens::Channel) if is_first => Some(self.begin_channel(element, core, log)),
            Some(Opens::Item) if is_first && space == NO_SPACE => {
                log.add(&xml::MISSING_ROOT, element.at.clone());
                self.found(Format::Rss, String::new(), "", NO_SPACE);
                Some(Role::Piece(Piece::Entry))
            }
            _ => None,
        }
    }

    /// Reports a root in none or another than its format's namespace. RSS has none; the old ones of its authors are known.
    fn check_namespace(
        &mut self,
        format: Format,
        element: &Started<'_, 't>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        let prefix = prefix(element.name);
        let declares = |one: &&Written<'t>| match one.name.split_once(':') {
            Some(("xmlns", bound)) => bound == prefix,
            _ => prefix.is_empty() && one.name == "xmlns",
        };
        let declared = element.attributes.iter().find(declares);
        let uri = declared.map(|one| self.attribute(one, tree, &mut Log::default()).value);
        let uri = uri.unwrap_or_default();
        if !shape::is_namespace_of(format, &uri) {
            let said = match uri.is_empty() {
                true => "no namespace".to_owned(),
                false => format!("the namespace {uri}"),
            };
            log.add_with(&xml::ROOT_NAMESPACE, element.at.clone(), &said);
        }
    }

    /// The version that a root states, else the one that its namespace says.
    fn stated_version(
        &mut self,
        format: Format,
        core: Option<Core>,
        element: &Started<'_, 't>,
        tree: &mut Tree<'t>,
    ) -> String {
        let stated = says(element.attributes, "version");
        // What is wrong in it is told where all attributes are read.
        let written = stated.map(|one| self.attribute(one, tree, &mut Log::default()).value);
        shape::stated_version(format, &written.unwrap_or_default(), core)
    }

    fn begin_rdf(&mut self, element: &Started<'_, 't>, tree: &mut Tree<'t>) -> Role {
        // Where RSS's namespace is the default one, RDF is a feed even with nothing in it.
        let default = self.scopes.binding("").and_then(|binding| binding.core);
        if let Some(Core::Rss(known)) = default {
            self.root = Some(rss_in_rdf(known, element.name, [None, None]));
        }
        self.context.rdf = Some(self.said_by_rdf(element.attributes, tree));
        Role::Root
    }

    fn begin_channel(
        &mut self,
        element: &Started<'_, 't>,
        core: Option<Core>,
        log: &mut Log,
    ) -> Role {
        let &Started { name, at, .. } = element;
        // A channel within this one is not the feed's own.
        self.context.channels = 1;
        let is_cdf = self.doctypes.iter().any(|doctype| names_cdf(doctype))
            || name == "CHANNEL"
            || (OF_CDF.iter()).any(|name| says(element.attributes, name).is_some());
        match core {
            Some(Core::Rss(known)) => self.found(Format::Rss, known.into(), name, NO_SPACE),
            _ if is_cdf => self.found(Format::Cdf, String::new(), name, NO_SPACE),
            _ => {
                log.add(&xml::MISSING_ROOT, at.clone());
                self.found(Format::Rss, String::new(), name, NO_SPACE)
            }
        }
    }

    /// `<rss2>`, and elements of general names with a channel or an item right in them.
    fn stands_for_rss(&mut self, name: &str, end: usize) -> bool {
        if !is_one_of(name, STANDING_FOR_RSS) {
            return false;
        }
        let (behind, is_open) = behind_notes(self.rest(end));
        self.is_unsettled |= is_open || !behind.has('>');
        let holds = |inner: &str| {
            let tag = behind.strip_prefix('<').unwrap_or_default();
            stands_at(tag.as_bytes(), inner)
        };
        ["channel", "item"].iter().any(|inner| holds(inner))
    }
}

fn says<'w, 't>(attributes: &'w [Written<'t>], wanted: &str) -> Option<&'w Written<'t>> {
    let mut attributes = attributes.iter();
    attributes.find(|one| one.name.eq_ignore_ascii_case(wanted))
}
