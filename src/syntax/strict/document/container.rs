//! Roots, channels and RSS 1.0's lists of items: their start tags, and what those say for all that follows.

use std::borrow::Cow;

use super::super::names::{Known, XMLNS};
use super::super::{Around, Reading, Strict};
use super::{Frame, SoundPieces};
use crate::diagnostic::Log;
use crate::model::Format;
use crate::syntax::Piece;
use crate::syntax::shape::{self, Core, Opens, opens, stated_version};
use crate::syntax::strict::markup::blank;
use crate::syntax::tree::{Attribute, NO_SPACE, SpaceId, Tree};
use crate::syntax::xml::Root;
use crate::syntax::xml::references::Place;
use crate::syntax::xml::roles::is_list;
use crate::syntax::xml::root::rss_in_rdf;

/// A start tag that was read; its attributes are beside it.
pub(super) struct Container<'t> {
    known: Known<'t>,
    space: SpaceId,
    at: std::ops::Range<usize>,
    is_empty: bool,
    /// Declarations in scope before it.
    mark: usize,
}

impl<'t> Strict<'t> {
    /// Reads the start tag of a container, whose declarations stay in scope.
    fn container(
        &mut self,
        around: Around<'_, 't>,
        from: usize,
        tree: &mut Tree<'t>,
    ) -> Option<(Container<'t>, Vec<Attribute<'t>>)> {
        let mark = around.scopes.mark();
        let mut log = Log::default();
        let mut reading = self.reading(around, from, tree, &mut log);
        let tag = reading.tag()?;
        let declarations = reading.lane.given.iter().filter(|one| one.known.is(XMLNS));
        if !declarations.copied().all(|one| is_plain(one.value)) {
            return None;
        }
        let space = reading.declare(tag.known)?;
        let mut attributes: Vec<Attribute<'t>> = Vec::new();
        for at in 0..reading.lane.given.len() {
            let one = *reading.lane.given.get(at)?;
            if one.known.is(XMLNS) {
                continue;
            }
            let is_same =
                |other: &Attribute| other.local_from > 0 && other.local() == one.known.local();
            let space = match one.known.local_from {
                0 => NO_SPACE,
                _ if attributes.iter().any(is_same) => return None,
                _ => reading.space(one.known)?,
            };
            attributes.push(Attribute {
                name: one.known.name,
                local_from: u16::from(one.known.local_from),
                space,
                value: one.value.into(),
                at: one.from..one.from + one.value.len(),
            });
        }
        // What its names were known to stand in may be declared anew by it.
        self.names.forget();
        let container = Container {
            known: tag.known,
            space,
            at: from..tag.end,
            is_empty: tag.is_empty,
            mark,
        };
        Some((container, attributes))
    }

    fn reading<'r, 's>(
        &'r mut self,
        around: Around<'s, 't>,
        from: usize,
        tree: &'r mut Tree<'t>,
        log: &'r mut Log,
    ) -> Reading<'r, 's, 't> {
        self.names.follow(around.scopes.version);
        self.open.clear();
        self.waiting.clear();
        Reading {
            lane: self,
            around,
            tree,
            log,
            found: None,
            from,
            at: from,
            // Nothing is noted of names: what is declared here stays.
            base: usize::MAX,
            in_entry: false,
            is_asked: false,
        }
    }

    /// An entry that is not wanted, as far as its start tag.
    pub(super) fn begins(
        &mut self,
        around: Around<'_, 't>,
        from: usize,
        tree: &mut Tree<'t>,
    ) -> Option<Piece> {
        let mut log = Log::default();
        let (piece, _) = self.reading(around, from, tree, &mut log).begin()?;
        (piece == Piece::Entry).then_some(piece)
    }
}

/// Whether a value holds nothing but its characters.
fn is_plain(value: &str) -> bool {
    let is_odd = |byte: u8| matches!(byte, b'&' | 0..0x20) && !matches!(byte, b'\t' | b'\n');
    !value.bytes().any(is_odd) && !value.contains(['\u{FFFE}', '\u{FFFF}'])
}

impl<'t> SoundPieces<'t> {
    /// Opens a container, and stands behind its start tag.
    fn open(&mut self, tree: &mut Tree<'t>) -> Option<(Container<'t>, Vec<Attribute<'t>>)> {
        let from = self.rest.at;
        let (around, strict) = self.around(false);
        let (container, attributes) = strict.container(around, from, tree)?;
        self.rest.at = container.at.end;
        (!container.is_empty).then(|| {
            self.frames.push(Frame {
                name: container.known.name,
                mark: container.mark,
            });
            (container, attributes)
        })
    }

    /// The first element: the root of RSS, of Atom or of RDF, in a namespace of its own.
    pub(super) fn begin_root(
        &mut self,
        known: Known<'t>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Option<Piece>> {
        let opens = opens(known.local())?;
        let (container, attributes) = self.open(tree)?;
        let format = match opens {
            Opens::Rss => Format::Rss,
            Opens::Feed => Format::Atom,
            Opens::Rdf if !attributes.iter().all(|one| is_plain(&one.value)) => return None,
            Opens::Rdf => return Some(self.begin_rdf(&container, attributes, tree, log)),
            _ => return None,
        };
        let bound = self.scopes.binding(known.prefix());
        let declared = self.strict.declared(known.prefix());
        if !shape::is_namespace_of(format, declared) {
            return None;
        }
        let is_version = |one: &&Attribute| one.name.eq_ignore_ascii_case("version");
        let stated = attributes.iter().find(is_version);
        if stated.is_some_and(|one| !is_plain(&one.value)) {
            return None;
        }
        let stated = stated.map_or("", |one| &one.value);
        let version = stated_version(format, stated, bound.and_then(|bound| bound.core));
        let own = match format {
            Format::Atom => tree.space(shape::ATOM.into()),
            _ => NO_SPACE,
        };
        self.scopes.fold(known.prefix(), own);
        self.root = Some(Root {
            format,
            version,
            base: None,
            language: None,
            name: known.name.to_owned(),
        });
        Some(self.say(&container, attributes, true, tree, log))
    }

    fn begin_rdf(
        &mut self,
        container: &Container<'t>,
        attributes: Vec<Attribute<'t>>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        self.rest.rdf_says = Some(["xml:base", "xml:lang"].map(|name| {
            let said = attributes.iter().find(|one| one.name == name)?;
            Some(said.value.trim().to_owned())
        }));
        let default = self.scopes.binding("").and_then(|bound| bound.core);
        let Some(Core::Rss(version)) = default else {
            return None;
        };
        self.root = Some(rss_in_rdf(version, container.known.name, [None, None]));
        self.say(container, attributes, true, tree, log)
    }

    /// The feed's one channel.
    pub(super) fn channel(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Option<Piece>> {
        let is_in_root = self.frames.len() == 1;
        let (container, attributes) = self.open(tree)?;
        let known = container.known;
        let is_channel = opens(known.local()) == Some(Opens::Channel);
        if !is_channel || !is_in_root || self.rest.channels > 0 {
            return None;
        }
        self.rest.channels += 1;
        let is_own = container.space == NO_SPACE || known.prefix().is_empty();
        if let Some(says) = self.rest.rdf_says.take() {
            let bound = self.scopes.binding(known.prefix());
            let core = bound.and_then(|bound| bound.core);
            let version = match core {
                Some(Core::Rss(known)) => known,
                _ if is_own => "",
                _ => return None,
            };
            self.root = Some(rss_in_rdf(version, self.frames.first()?.name, says));
        } else if !is_own || self.root.as_ref()?.format == Format::Atom {
            return None;
        }
        self.scopes.fold(known.prefix(), NO_SPACE);
        Some(self.say(&container, attributes, false, tree, log))
    }

    /// What a container says: base and language for all that follows, the rest as a piece.
    fn say(
        &mut self,
        container: &Container<'t>,
        attributes: Vec<Attribute<'t>>,
        is_root: bool,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        log.stand_in(None);
        for mut attribute in attributes {
            attribute.value = self.value(attribute.value, attribute.at.start, log);
            let root = self.root.as_mut()?;
            let is_xml = tree.space_uri(attribute.space) == shape::XML;
            if let Some(attribute) = root.take(attribute, is_root, is_xml) {
                if tree.is_empty() {
                    let (name, at) = (container.known.name, container.at.clone());
                    tree.push_element(None, name, container.space, at);
                }
                tree.push_attribute(attribute);
            }
        }
        (!tree.is_empty()).then_some(Piece::Head)
    }

    /// RSS 1.0's table of contents: nothing but lists and their members, of which nothing is kept.
    pub(super) fn items(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<()> {
        let depth = self.frames.len();
        let most = self.limits.depth.max(4);
        let (container, attributes) = self.open(tree)?;
        if container.space != NO_SPACE || !attributes.is_empty() {
            return None;
        }
        log.stand_in(None);
        while self.frames.len() > depth {
            let bytes = self.text.as_bytes();
            self.rest.at += blank(bytes.get(self.rest.at..)?);
            match bytes.get(self.rest.at..)? {
                [b'<', b'/', ..] => self.end()?,
                [b'<', ..] if self.frames.len() < most => self.member(tree, log)?,
                _ => return None,
            }
        }
        Some(())
    }

    /// A value as it is meant.
    fn value(&mut self, written: Cow<'t, str>, from: usize, log: &mut Log) -> Cow<'t, str> {
        match written {
            Cow::Borrowed(raw) => self.characters.resolve(raw, from, Place::Value, log),
            owned => owned,
        }
    }

    fn member(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<()> {
        let from = self.rest.at;
        let (around, strict) = self.around(false);
        let (member, attributes) = strict.container(around, from, tree)?;
        if !is_list(member.known.local()) {
            return None;
        }
        for attribute in attributes {
            self.value(attribute.value, attribute.at.start, log);
        }
        self.rest.at = member.at.end;
        match member.is_empty {
            true => self.scopes.leave(member.mark),
            false => self.frames.push(Frame {
                name: member.known.name,
                mark: member.mark,
            }),
        }
        Some(())
    }
}

impl<'t> Strict<'t> {
    /// The namespace that the tag that was read last declares for a prefix; empty if it declares none.
    fn declared(&self, prefix: &str) -> &'t str {
        let bound = |name: &str| match name.split_once(':') {
            Some(("xmlns", bound)) => bound == prefix,
            _ => prefix.is_empty() && name == "xmlns",
        };
        let mut given = self.given.iter();
        let declaration = given.find(|one| bound(one.known.name));
        declaration.map_or("", |one| one.value)
    }
}
