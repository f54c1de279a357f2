//! A reader of one stretch of a document to what it leaves behind, and back to a reader of the next stretch.
//!
//! A document that arrives in parts is read in windows. Where a window ends, what is open is written down without
//! its text; a reader of the next window begins with that. Offsets before the window are negative numbers, wrapped:
//! whoever adds the window's own offset has the place in the document.

use std::ops::Range;

use super::XmlPieces;
use super::builder::Builder;
use super::full::Dropped;
use super::names::local;
use super::namespaces::{Binding, Scopes};
use super::nested::Waiting;
use super::open::{Frame, Open, Role};
use super::ranks::traits;
use super::references::Characters;
use super::root::Context;
use crate::diagnostic::Log;
use crate::options::Limits;
use crate::syntax::shape::Core;
use crate::syntax::tree::SpaceId;

/// Where a reader stood between two pieces.
pub struct Mark<'t> {
    frames: Vec<Frame<'t>>,
    scopes: Scopes<'t>,
    doctypes: Vec<&'t str>,
    rest: Rest,
}

/// The same, without the text.
pub struct State {
    frames: Vec<Kept>,
    bindings: Vec<(String, SpaceId, Option<Core>)>,
    undeclared: Vec<(String, SpaceId)>,
    is_full: bool,
    doctypes: Vec<String>,
    rest: Rest,
}

/// What never borrows.
#[derive(Clone)]
struct Rest {
    context: Context,
    place: usize,
    waiting: Waiting,
    beyond: usize,
    dropped: Option<Dropped>,
    stands_alone: bool,
    expansion: usize,
    swelling: u64,
}

/// An open element.
struct Kept {
    name: String,
    role: Role,
    mark: usize,
    tag: Range<usize>,
    has_text: bool,
    has_child: bool,
    is_extra: bool,
    base: Option<String>,
}

impl<'t> Mark<'t> {
    /// Where a reader stands that has come to a place.
    pub fn of(builder: &Builder<'t>, place: usize, dropped: Option<Dropped>) -> Self {
        let resolver = &builder.resolver;
        let entities = &resolver.characters.entities;
        Mark {
            frames: builder.open.frames().to_vec(),
            scopes: resolver.scopes.clone(),
            doctypes: resolver.doctypes.clone(),
            rest: Rest {
                context: builder.context.clone(),
                place,
                waiting: builder.waiting.clone(),
                beyond: builder.beyond,
                dropped,
                stands_alone: entities.stands_alone,
                expansion: entities.budget,
                swelling: entities.swelling,
            },
        }
    }
}

impl Mark<'_> {
    /// Whether the document is known to be a feed.
    pub fn has_root(&self) -> bool {
        self.rest.context.root.is_some()
    }

    /// The first byte of the text that is still needed.
    pub fn from(&self) -> usize {
        let waiting = self.rest.waiting.items.iter().map(|(item, _)| item.start);
        waiting.min().unwrap_or(usize::MAX).min(self.rest.place)
    }

    /// The start tags of what is open: places that may be named when the text is gone.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        let tags = self.frames.iter().map(|frame| &frame.tag);
        tags.flat_map(|tag| [tag.start, tag.end])
    }

    /// What is to be known when the text before an offset is gone.
    pub fn state(&self, from: usize) -> State {
        let moved =
            |range: &Range<usize>| range.start.wrapping_sub(from)..range.end.wrapping_sub(from);
        let frames = self.frames.iter().map(|frame| Kept {
            name: frame.name.to_owned(),
            role: frame.role,
            mark: frame.mark,
            tag: moved(&frame.tag),
            has_text: frame.has_text,
            has_child: frame.has_child,
            is_extra: frame.is_extra,
            base: frame.base.clone(),
        });
        let bindings = self.scopes.bindings.iter();
        let undeclared = self.scopes.undeclared.iter();
        let mut rest = self.rest.clone();
        rest.place = rest.place.wrapping_sub(from);
        for (item, _) in &mut rest.waiting.items {
            *item = moved(item);
        }
        State {
            frames: frames.collect(),
            bindings: bindings
                .map(|one| (one.prefix.to_owned(), one.space, one.core))
                .collect(),
            undeclared: undeclared
                .map(|(prefix, space)| ((*prefix).to_owned(), *space))
                .collect(),
            is_full: self.scopes.full,
            doctypes: self.doctypes.iter().map(|&one| one.to_owned()).collect(),
            rest,
        }
    }
}

impl State {
    /// About how many bytes the names and declarations take that are kept.
    pub fn weight(&self) -> usize {
        let names = self.frames.iter().map(|frame| &frame.name);
        let bound = self.bindings.iter().map(|(prefix, ..)| prefix);
        let others = self.undeclared.iter().map(|(prefix, _)| prefix);
        let kept = names.chain(bound).chain(others).chain(&self.doctypes);
        kept.map(String::len).sum()
    }

    /// A reader of the text that follows.
    pub fn pieces<'t>(&'t self, text: &'t str, limits: &Limits) -> XmlPieces<'t> {
        let rest = self.rest.clone();
        let mut pieces = XmlPieces::new(text, limits);
        (pieces.scanner.position, pieces.dropped) = match rest.dropped {
            Some(dropped) => dropped.behind(text, rest.place),
            None => (rest.place, None),
        };
        let builder = &mut pieces.builder;
        builder.open = self.open();
        builder.piece_is_full = builder.open.piece().is_some();
        builder.beyond = rest.beyond;
        builder.context = rest.context;
        builder.waiting = rest.waiting;
        let resolver = &mut builder.resolver;
        resolver.characters = self.characters(text, limits);
        resolver.scopes = self.scopes(limits);
        resolver.doctypes = self.doctypes.iter().map(String::as_str).collect();
        pieces
    }

    fn open(&self) -> Open<'_> {
        let mut open = Open::new();
        for kept in &self.frames {
            open.push(Frame {
                role: kept.role,
                mark: kept.mark,
                has_text: kept.has_text,
                has_child: kept.has_child,
                is_extra: kept.is_extra,
                base: kept.base.clone(),
                ..Frame::new(&kept.name, traits(local(&kept.name)), kept.tag.clone())
            });
        }
        open
    }

    fn scopes(&self, limits: &Limits) -> Scopes<'_> {
        let mut scopes = Scopes::new(limits.attributes);
        scopes.full = self.is_full;
        let bindings = self.bindings.iter();
        scopes
            .bindings
            .extend(bindings.map(|(prefix, space, core)| Binding {
                prefix,
                space: *space,
                core: *core,
            }));
        let undeclared = self.undeclared.iter();
        let undeclared = undeclared.map(|(prefix, space)| (prefix.as_str(), *space));
        scopes.undeclared.extend(undeclared);
        scopes
    }

    fn characters<'t>(&'t self, text: &'t str, limits: &Limits) -> Characters<'t> {
        let mut characters = Characters::new(text, limits.expansion);
        for doctype in &self.doctypes {
            let entities = &mut characters.entities;
            entities.read(doctype, 0..doctype.len(), &mut Log::default());
        }
        characters.entities.budget = self.rest.expansion;
        characters.entities.swelling = self.rest.swelling;
        characters.entities.stands_alone = self.rest.stands_alone;
        characters
    }
}
