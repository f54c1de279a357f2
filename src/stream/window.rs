//! One window of a document: its pieces to entries, as far as they are believed, and to what the next window has to know.

use super::arrivals::Arrivals;
use crate::diagnostic::Log;
use crate::diagnostic::place::Place;
use crate::pass::{Carried, Gathering, Sink};
use crate::syntax::kept::Kept;
use crate::syntax::tree::Tree;
use crate::syntax::xml::{Mark, State, XmlPieces};
use crate::syntax::{Piece, Pieces};

/// How far a window is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// As far as nothing behind it would change what is read.
    Settled,
    /// As far as it goes, for it is as long as may be.
    Held,
    /// To the end of the document.
    End,
    /// To where the limit cuts the document.
    Cut,
}

/// A window that is being read.
pub struct Window<'w> {
    pub pieces: XmlPieces<'w>,
    pub tree: Tree<'w>,
    pub gathering: Gathering<'w, 'w>,
    /// Where the last piece that is believed ends, and how many namespaces were known there.
    pub mark: Mark<'w>,
    pub spaces: usize,
}

/// What a window leaves to the next.
pub struct Left {
    /// Before it no text is needed any more.
    pub from: usize,
    pub start: Place,
    /// Known once the document is known to be a feed.
    pub state: Option<State>,
    pub spaces: Vec<String>,
    /// What came to the head.
    pub growth: Kept,
    pub carried: Carried,
}

impl Window<'_> {
    /// Reads pieces; says whether more of the document is wanted.
    pub fn read(
        &mut self,
        reach: Reach,
        log: &mut Log,
        arrivals: &mut Arrivals,
        sink: &mut dyn Sink,
    ) -> bool {
        loop {
            let mut found = Log::new(log.keeps());
            found.stand_in(self.pieces.given_out());
            let piece = self.next(reach, &mut found);
            let is_torn = self.pieces.is_unsettled() || piece.is_none();
            match reach {
                Reach::Settled if is_torn => return true,
                Reach::Held if piece.is_none() && !self.is_between() => return true,
                // That the limit cuts it is reported, and nothing of how it ends there.
                Reach::Cut if is_torn => self.gathering.log = Log::new(log.keeps()),
                _ => self.gathering.log = found,
            }
            self.gathering.look_at(self.pieces.root());
            let more = piece.is_some_and(|piece| self.gathering.take(piece, &mut self.tree, sink));
            if more && piece == Some(Piece::Entry) {
                let (entry, at) = self.gathering.taken(&self.tree);
                log.stand_within(entry, &at);
                arrivals.stand_within(entry, at);
            }
            self.gathering.report_to(log);
            if !more && (piece.is_some() || matches!(reach, Reach::End | Reach::Cut)) {
                return false;
            }
            self.mark = self.pieces.mark();
            self.spaces = self.tree.spaces.count();
            if piece.is_none() && self.pieces.has_ended() {
                return true;
            }
        }
    }

    fn next(&mut self, reach: Reach, found: &mut Log) -> Option<Piece> {
        let (demand, tree) = (self.gathering.demand(), &mut self.tree);
        match reach {
            Reach::Held => self.pieces.next_of_full(demand, tree, found),
            _ => self.pieces.next_wanted(demand, tree, found),
        }
    }

    /// Whether the reader stands between two pieces of what is known to be a feed.
    fn is_between(&self) -> bool {
        self.pieces.root().is_some() && !self.pieces.is_in_piece()
    }

    /// What is to be known when the text is gone: of a head of so many nodes, and what was found of the text.
    pub fn leave(mut self, head: usize, log: &mut Log) -> Left {
        let mark = self.mark;
        let from = match mark.has_root() {
            true => mark.from(),
            false => 0,
        };
        let start = self.gathering.place(from);
        self.gathering.settle(log, from);
        let (growth, carried) = self.gathering.suspend(head, mark.places());
        let spaces = self.tree.spaces.uris().iter().take(self.spaces);
        Left {
            from,
            start,
            state: mark.has_root().then(|| mark.state(from)),
            spaces: spaces.map(|space| space.clone().into_owned()).collect(),
            growth,
            carried,
        }
    }
}
