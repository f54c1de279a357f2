//! The first root, and what stands around it.

use super::Roles;
use crate::diagnostic::catalogue::xml;
use crate::model::Format;
use crate::need;
use crate::syntax::Piece;
use crate::syntax::shape::{self, Core, Opens, opens};
use crate::syntax::tree::{NO_SPACE, SpaceId};
use crate::syntax::xml::attributes::Written;
use crate::syntax::xml::names::stands_at;
use crate::syntax::xml::names::{local, prefix};
use crate::syntax::xml::open::Role;
use crate::syntax::xml::ranks::is_field;
use crate::syntax::xml::root::{Root, Started, names_cdf, rss_in_rdf};
use crate::value::search::Search;
use crate::value::text::is_one_of;

/// What stands in the place of `<rss>` when a feed is written by hand, or wrapped by a service.
static STANDING_FOR_RSS: &[&str] = &["data", "document", "response", "root", "rss2", "xml"];

/// Attributes that channels have in CDF alone.
static OF_CDF: &[&str] = &["href", "base", "lastmod", "precache", "self", "level"];

impl<'t> Roles<'_, 't> {
    /// No root yet: anything may be one, or stand around it.
    pub(super) fn before(&mut self, element: &Started<'_, 't>, opens: Option<Opens>) -> Role {
        let &Started { name, at, .. } = element;
        let is_first = self.open.len() == 0;
        if opens.is_none() && self.stands_for_rss(name, at.end) {
            self.log.add(&xml::MISSING_ROOT, at.clone());
            return self.found(Format::Rss, "", name, NO_SPACE);
        }
        let begun = match opens {
            None if is_first && is_field(name) => self.begin_rootless(element),
            None => None,
            Some(opens) => self.begin(element, opens),
        };
        let Some(role) = begun else {
            if is_first {
                self.context.pass_over(name, at);
            }
            return Role::Junk;
        };
        if !is_first {
            self.log.add(&xml::WRAPPED, at.clone());
        } else if let Some(junk) = self.context.junk.take() {
            let code = match junk.is_field {
                true => &xml::FIELDS_OUTSIDE,
                false => &xml::ELEMENTS_OUTSIDE,
            };
            self.log.add(code, junk.at);
        }
        role
    }

    /// A field of a head that no root contains, where the next tag that tells is an entry's.
    fn begin_rootless(&mut self, element: &Started<'_, 't>) -> Option<Role> {
        let next = self.next_mark(element.at.start)?;
        let format = match opens(local(next.name)) {
            _ if next.ends => return None,
            Some(Opens::Entry) => Format::Atom,
            Some(Opens::Item) if prefix(next.name).is_empty() => Format::Rss,
            _ => return None,
        };
        self.log.add(&xml::MISSING_ROOT, element.at.clone());
        self.found(format, "", "", NO_SPACE);
        Some(self.within(Role::Channel, element, None))
    }

    fn begin(&mut self, element: &Started<'_, 't>, opens: Opens) -> Option<Role> {
        let &Started { name, space, .. } = element;
        let is_first = self.open.len() == 0;
        let uri = self.tree.space_uri(space);
        let is_atom = uri == shape::ATOM || uri == "prefix:atom" || space == NO_SPACE;
        match opens {
            Opens::Rss => Some(self.begin_root(Format::Rss, element, NO_SPACE)),
            Opens::Rdf => Some(self.begin_rdf(element)),
            Opens::Feed if is_first || is_atom => {
                let atom = self.tree.space(shape::ATOM.into());
                Some(self.begin_root(Format::Atom, element, atom))
            }
            Opens::Entry if is_first && is_atom => {
                let version = match self.resolver.scopes.core(prefix(name)) {
                    Some(Core::Atom(known)) => known,
                    _ => "",
                };
                self.found(Format::Atom, version, name, space);
                Some(Role::Piece(Piece::Entry))
            }
            Opens::Channel if is_first => Some(self.begin_channel(element)),
            Opens::Item if is_first && space == NO_SPACE => {
                self.log.add(&xml::MISSING_ROOT, element.at.clone());
                self.found(Format::Rss, "", "", NO_SPACE);
                Some(Role::Piece(Piece::Entry))
            }
            _ => None,
        }
    }

    /// A root in its format's namespace, or not; its version is the one that it states, else the one that its namespace
    /// says.
    fn begin_root(&mut self, format: Format, element: &Started<'_, 't>, space: SpaceId) -> Role {
        let core = self.resolver.scopes.core(prefix(element.name));
        self.check_namespace(format, element);
        let stated = element.attribute("version");
        let written = stated.map(|one| self.resolver.value(one, self.tree));
        let version = shape::stated_version(format, &written.unwrap_or_default(), core);
        self.found(format, &version, element.name, space)
    }

    /// Reports a root in none or another than its format's namespace. RSS has none; the old ones of its authors are known.
    fn check_namespace(&mut self, format: Format, element: &Started<'_, 't>) {
        let prefix = prefix(element.name);
        let declares = |one: &&Written<'t>| match one.name.split_once(':') {
            Some(("xmlns", bound)) => bound == prefix,
            _ => prefix.is_empty() && one.name == "xmlns",
        };
        let declared = element.attributes.iter().find(declares);
        let uri = declared.map(|one| self.resolver.value(one, self.tree));
        let uri = uri.unwrap_or_default();
        if !shape::is_namespace_of(format, &uri) {
            let said = match uri.is_empty() {
                true => "no namespace".to_owned(),
                false => format!("the namespace {uri}"),
            };
            (self.log).add_with(&xml::ROOT_NAMESPACE, element.at.clone(), &said);
        }
    }

    fn begin_rdf(&mut self, element: &Started<'_, 't>) -> Role {
        // Where RSS's namespace is the default one, RDF is a feed even with nothing in it.
        if let Some(Core::Rss(known)) = self.resolver.scopes.core("") {
            self.context.root = Some(rss_in_rdf(known, element.name, [None, None]));
        }
        // What it says of all that may stand in it.
        self.context.rdf = Some(["xml:base", "xml:lang"].map(|name| {
            let written = element.attributes.iter().find(|one| one.name == name)?;
            let value = self.resolver.value(written, self.tree);
            Some(value.trim().to_owned())
        }));
        Role::Root
    }

    fn begin_channel(&mut self, element: &Started<'_, 't>) -> Role {
        let name = element.name;
        // A channel within this one is not the feed's own.
        self.context.channels = 1;
        let doctypes = &self.resolver.doctypes;
        let is_cdf = doctypes.iter().any(|doctype| names_cdf(doctype))
            || name == "CHANNEL"
            || (OF_CDF.iter()).any(|name| element.attribute(name).is_some());
        match self.resolver.scopes.core(prefix(name)) {
            Some(Core::Rss(known)) => self.found(Format::Rss, known, name, NO_SPACE),
            _ if is_cdf => self.found(Format::Cdf, "", name, NO_SPACE),
            _ => {
                self.log.add(&xml::MISSING_ROOT, element.at.clone());
                self.found(Format::Rss, "", name, NO_SPACE)
            }
        }
    }

    fn found(&mut self, format: Format, version: &str, name: &str, space: SpaceId) -> Role {
        if format == Format::Cdf {
            need::lacks("cdf");
        }
        self.resolver.scopes.fold(prefix(name), space);
        self.context.root = Some(Root::new(format, version, name));
        Role::Root
    }

    /// `<rss2>`, and elements of general names with a channel or an item right in them.
    fn stands_for_rss(&mut self, name: &str, end: usize) -> bool {
        if !is_one_of(name, STANDING_FOR_RSS) {
            return false;
        }
        let behind = self.ahead.behind_notes(end);
        self.ahead.is_unsettled |= !behind.has('>');
        let tag = behind.strip_prefix('<').unwrap_or_default().as_bytes();
        stands_at(tag, "channel") || stands_at(tag, "item")
    }
}
