//! Where a reader of sound documents stood between two pieces, and back to a reader of what follows.

use super::{Frame, Rest, SoundPieces};
use crate::options::Limits;
use crate::syntax::shape::Core;
use crate::syntax::tree::SpaceId;
use crate::syntax::xml::Root;
use crate::syntax::xml::namespaces::{Binding, Scopes};

/// Where a reader stood between two pieces.
pub struct Mark<'t> {
    frames: Vec<Frame<'t>>,
    scopes: Scopes<'t>,
    root: Option<Root>,
    rest: Rest,
}

/// The same, without the text.
pub struct State {
    frames: Vec<(String, usize)>,
    bindings: Vec<(String, SpaceId, Option<Core>)>,
    root: Option<Root>,
    rest: Rest,
}

impl<'t> SoundPieces<'t> {
    /// Where the reader stands between two pieces.
    pub fn mark(&self) -> Mark<'t> {
        Mark {
            frames: self.frames.clone(),
            scopes: self.scopes.clone(),
            root: self.root.clone(),
            rest: self.rest.clone(),
        }
    }
}

impl Mark<'_> {
    /// Whether the document is known to be a feed.
    pub fn has_root(&self) -> bool {
        self.root.is_some()
    }

    /// The first byte of the text that is still needed.
    pub fn from(&self) -> usize {
        self.rest.at
    }

    /// Nothing that is gone is named later.
    pub fn places(&self) -> std::iter::Empty<usize> {
        std::iter::empty()
    }

    /// What is to be known when the text before an offset is gone.
    pub fn state(&self, from: usize) -> State {
        let frames = self.frames.iter();
        let bindings = self.scopes.bindings.iter();
        let mut rest = self.rest.clone();
        rest.at = rest.at.saturating_sub(from);
        rest.is_front = false;
        State {
            frames: frames
                .map(|frame| (frame.name.to_owned(), frame.mark))
                .collect(),
            bindings: bindings
                .map(|one| (one.prefix.to_owned(), one.space, one.core))
                .collect(),
            root: self.root.clone(),
            rest,
        }
    }
}

impl State {
    /// About how many bytes the names and declarations take that are kept.
    pub fn weight(&self) -> usize {
        let names = self.frames.iter().map(|(name, _)| name.len());
        let bound = self.bindings.iter().map(|(prefix, ..)| prefix.len());
        names.chain(bound).sum()
    }

    /// A reader of the text that follows.
    pub fn pieces<'t>(&'t self, text: &'t str, limits: &Limits) -> SoundPieces<'t> {
        let mut pieces = SoundPieces::new(text, limits);
        let frames = self.frames.iter();
        let frames = frames.map(|(name, mark)| Frame { name, mark: *mark });
        pieces.frames.extend(frames);
        let bindings = self.bindings.iter();
        let bindings = bindings.map(|(prefix, space, core)| Binding {
            prefix,
            space: *space,
            core: *core,
        });
        pieces.scopes.bindings.extend(bindings);
        pieces.root.clone_from(&self.root);
        pieces.rest = self.rest.clone();
        if self.rest.has_doctype {
            pieces.characters.entities.stand_elsewhere();
        }
        pieces
    }
}
