//! One reading of a document from its first piece to its last: pieces in, normalized entries and head out.

mod base;
mod carried;
mod ceiling;
mod gathering;

use crate::diagnostic::catalogue::xml;
use crate::diagnostic::{Encoding, Log, Report};
use crate::model::{Entry, FeedHead};
use crate::need;
use crate::normalize::Facts;
use crate::options::Options;
use crate::syntax::tree::Tree;
use crate::syntax::{Piece, Pieces, Reader};

pub use carried::Carried;
pub use gathering::Gathering;

/// Where entries and the head go. They borrow from the document, so they are written out or copied at once.
pub trait Sink {
    /// The next entry.
    fn entry(&mut self, entry: Entry<'_>);
    /// The head, when everything is read.
    fn head(&mut self, head: FeedHead<'_>);
    /// What came so far is void: the document is read once more, knowing what stood at its end.
    fn restart(&mut self);
}

/// A reader of pieces, and what is gathered of them.
pub struct Pass<'t, 'o> {
    text: &'t str,
    pieces: Box<dyn Pieces<'t> + 't>,
    gathering: Gathering<'t, 'o>,
    /// Where reading stopped, when it stopped before the end.
    stopped: Option<usize>,
}

/// How far readers look ahead of what they have read.
const AHEAD: usize = 4096;

impl<'t, 'o> Pass<'t, 'o> {
    /// Nothing is read yet; what an earlier pass has found out is believed.
    pub fn new(
        text: &'t str,
        reader: Reader<'t>,
        options: &'o Options,
        facts: Option<Facts>,
        log: Log,
    ) -> Self {
        Self::watching(text, reader(text, options), options, facts, log)
    }

    /// The same with a reader of the caller's, who may look at the pieces as they pass.
    pub fn watching(
        text: &'t str,
        pieces: Box<dyn Pieces<'t> + 't>,
        options: &'o Options,
        facts: Option<Facts>,
        log: Log,
    ) -> Self {
        Pass {
            text,
            pieces,
            gathering: Gathering::new(text, options, facts, log),
            stopped: None,
        }
    }

    /// Reads all pieces, or as many as were asked for.
    pub fn run(&mut self, sink: &mut dyn Sink) {
        let mut tree = Tree::default();
        let gathering = &mut self.gathering;
        gathering.log.stand_in(None);
        // All entries that are wanted are out, and the head did not come before them.
        let mut is_for_head = false;
        while let Some(piece) =
            self.pieces
                .next_wanted(gathering.demand(), &mut tree, &mut gathering.log)
        {
            if need::said().is_some() {
                break;
            }
            gathering.look_at(self.pieces.root());
            if is_for_head && piece == Piece::Entry {
                continue;
            }
            if !gathering.take(piece, &mut tree, sink) {
                if self.pieces.is_named_behind() {
                    is_for_head = true;
                    continue;
                }
                self.stopped = Some(tree.node(0).at.end);
                break;
            }
            gathering.log.stand_in(None);
        }
        gathering.look_at(self.pieces.root());
    }

    /// Whether the document is a feed.
    pub fn is_feed(&self) -> bool {
        self.pieces.root().is_some()
    }

    /// Whether nothing behind the text could change what was read. What is not well-formed may find its end anywhere.
    pub fn is_enough(&self) -> bool {
        let is_inside = |at: usize| at.saturating_add(AHEAD) < self.text.len();
        self.stopped.is_some_and(is_inside) && !self.gathering.log.is_ill_formed()
    }

    /// What a second pass would know that this one did not when it would have mattered.
    pub fn second_facts(&mut self) -> Option<Facts> {
        self.gathering.second_facts()
    }

    /// The document stood escaped in another: what was found is placed there, beside what was found in that. `judge`
    /// knows whether that is well-formed.
    pub fn stood_in(
        &mut self,
        outer: &'t str,
        log: Log,
        judge: &Log,
        place: &dyn Fn(usize) -> usize,
    ) {
        let own = &mut self.gathering.log;
        own.relocate(place);
        own.join(log);
        own.judge_as(judge);
        own.add(&xml::ESCAPED_DOCUMENT, place(0)..outer.len());
        self.text = outer;
    }

    /// What was found so far.
    pub fn log(&self) -> &Log {
        &self.gathering.log
    }

    /// The report alone, for a document that is no feed.
    pub fn into_report(self, encoding: Encoding) -> Report {
        let mut report = self.log().report(self.text, encoding);
        report.stand_in_entries(0);
        report
    }

    /// Writes the head, with the report.
    pub fn finish(mut self, encoding: Encoding, sink: &mut dyn Sink) {
        let text = self.text;
        self.gathering
            .glimpse(sink, &mut |log, _| log.report(text, encoding.clone()));
    }
}
