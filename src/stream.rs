//! A document that arrives in parts: entries go out as soon as they are whole, the head when all has come.
//!
//! Text is held in a window: what has arrived and is not read yet. A window is read by the same readers as a whole
//! document. What they would perhaps have read otherwise with more text behind it is not believed, but read again
//! when there is more; between windows nothing is kept of the text but the start tags that are open and the head.
//!
//! Nothing is waited for without end: a window that has grown past the limit of an entry is read as far as it goes, and
//! what is gathered whole has an end at the limit of all bytes, even if callers name none.

mod arrivals;
mod door;
#[cfg(test)]
mod tests;

use crate::diagnostic::catalogue::limit;
use crate::diagnostic::place::Place;
use crate::diagnostic::{Encoding, Log};
use crate::error::FeedError;
use crate::options::{Limits, Options};
use crate::parse::{Input, road};
use crate::pass::{Carried, Gathering, Sink};
use crate::syntax::kept::Kept;
use crate::syntax::tree::Tree;
use crate::syntax::xml::{State, XmlPieces, ends_entry};
use crate::syntax::{Piece, Pieces, is_read_whole};
use arrivals::Arrivals;

/// Reads a document that arrives in parts.
pub struct Stream {
    options: Options,
    arrivals: Arrivals,
    /// What is to be read, and where it begins in the document.
    window: String,
    offset: usize,
    start: Place,
    /// What the last window left behind.
    state: Option<State>,
    spaces: Vec<String>,
    head: Kept,
    carried: Carried,
    log: Log,
    /// Bytes of the window when it was read last, and all that were looked at and will be again.
    tried: usize,
    spent: usize,
    /// How much was looked through for the end of an entry.
    seen: usize,
    is_done: bool,
    is_cut: bool,
    is_too_long: bool,
}

/// A window grows by so much before it is read, whatever stands in it.
const STEP: usize = 32 << 10;

/// So much more than one entry is held: as far as any reader looks ahead, and what a window ends in.
const BESIDE: usize = 256 << 10;

/// So many times as much may be kept of text that is gone: a head of many nodes takes more than it was written in.
const MOST_KEPT: usize = 8;

/// How far a window is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// As far as nothing behind it would change what is read.
    Settled,
    /// As far as it goes, for it is as long as may be.
    Held,
    /// To the end of the document.
    End,
}

impl Stream {
    /// Nothing has arrived.
    pub fn new(content_type: Option<&str>, options: Options) -> Self {
        Stream {
            arrivals: Arrivals::new(content_type.map(str::to_owned), &options.limits),
            window: String::new(),
            offset: 0,
            start: Place::START,
            state: None,
            spaces: vec![String::new()],
            head: Kept::rooted("head"),
            carried: Carried::begun(),
            log: Log::new(options.limits.diagnostics),
            tried: 0,
            spent: 0,
            seen: 0,
            is_done: false,
            is_cut: false,
            is_too_long: false,
            options,
        }
    }

    /// Whether nothing more is wanted: the head is out.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Takes the next bytes.
    fn take(&mut self, bytes: &[u8], sink: &mut dyn Sink) -> Result<(), FeedError> {
        if self.is_done {
            return Ok(());
        }
        let (taken, rest) = bytes.split_at_checked(self.room()).unwrap_or((bytes, &[]));
        self.arrivals.push(taken, &mut self.window, self.offset);
        if !rest.is_empty() {
            self.read_settled(sink)?;
            // It has turned out to be a document of which little is held.
            if self.room() > 0 {
                return self.take(rest, sink);
            }
            self.is_cut = true;
            self.is_too_long = true;
            return self.end(sink);
        }
        let is_due = self.is_due();
        if is_due && self.arrivals.is_open() {
            let looked_at = self.arrivals.peek(&mut self.window, self.offset);
            self.spent = self.spent.saturating_add(looked_at);
        }
        if is_due && !self.goes_by_windows() {
            self.note_look();
        } else if is_due {
            self.read(Reach::Settled, sink)?;
            if !self.is_done && self.window.len() > self.most_held() {
                self.read(Reach::Held, sink)?;
            }
            if !self.is_done && self.kept() / MOST_KEPT > self.most_held() {
                self.say_too_long();
                self.give_up(sink)?;
            }
        }
        Ok(())
    }

    /// All that is held was looked at: it is looked at again when there is as much more.
    fn note_look(&mut self) {
        self.spent = self.spent.saturating_add(self.window.len());
        self.tried = self.held().len();
        self.seen = self.tried;
    }

    /// How many bytes may still come. What is gathered whole has a limit of its own where callers want none.
    fn room(&self) -> usize {
        let most = match self.options.limits.bytes {
            usize::MAX if self.state.is_none() => Limits::default().bytes,
            most => most,
        };
        most.saturating_sub(self.arrivals.total)
    }

    /// As long a window may be once it is known what document it is of.
    fn most_held(&self) -> usize {
        self.options.limits.entry_bytes.saturating_add(BESIDE)
    }

    /// What is kept of text that is gone.
    fn kept(&self) -> usize {
        let state = self.state.as_ref().map_or(0, State::weight);
        let spaces: usize = self.spaces.iter().map(String::len).sum();
        state + spaces + self.head.weight()
    }

    fn say_too_long(&mut self) {
        let end = self.offset.wrapping_add(self.window.len());
        self.arrivals.log.add(&limit::BYTES, end..end);
    }

    /// Nothing more comes.
    fn end(&mut self, sink: &mut dyn Sink) -> Result<(), FeedError> {
        if self.is_done {
            return Ok(());
        }
        let first = self.arrivals.whole().map(<[u8]>::to_vec);
        // A character that the limit cuts in two is none.
        if !self.is_too_long || first.is_some() {
            self.arrivals.end(&mut self.window, self.offset);
        }
        if self.is_too_long {
            self.say_too_long();
        }
        if self.state.is_some() {
            return self.read(Reach::End, sink);
        }
        self.is_done = true;
        if self.is_cut {
            self.arrivals.log.truncate();
        }
        let log = std::mem::take(&mut self.arrivals.log);
        let text = std::mem::take(&mut self.window);
        let input = Input {
            bytes: first.as_deref().unwrap_or(text.as_bytes()),
            text: &text,
            encoding: self.encoding()?,
            log,
        };
        road(input, &self.options, sink)
    }

    fn encoding(&self) -> Result<Encoding, FeedError> {
        let known = self.arrivals.encoding.clone();
        known.ok_or_else(FeedError::internal)
    }

    /// Gives out what came whole.
    fn read_settled(&mut self, sink: &mut dyn Sink) -> Result<(), FeedError> {
        self.arrivals.settle(&mut self.window, self.offset);
        if !self.is_done && self.goes_by_windows() {
            self.read(Reach::Settled, sink)?;
        }
        Ok(())
    }

    /// Nothing more is wanted.
    fn give_up(&mut self, sink: &mut dyn Sink) -> Result<(), FeedError> {
        self.is_cut = true;
        if self.state.is_none() {
            return self.end(sink);
        }
        if !std::mem::replace(&mut self.is_done, true) {
            self.show(sink);
        }
        Ok(())
    }

    /// The head, if the document is known to be a feed.
    fn show(&mut self, sink: &mut dyn Sink) {
        let Some(encoding) = self.arrivals.encoding.clone() else {
            return;
        };
        let mut gathering = Gathering::resume(
            (&self.window, self.offset, self.start),
            &self.options,
            (&self.head, &self.spaces),
            std::mem::take(&mut self.carried),
        );
        let mut log = self.said();
        gathering.glimpse(sink, &mut |found, places| {
            log.settle(self.offset, usize::MAX, places);
            log.absorb(found, self.offset, places);
            log.report("", encoding.clone())
        });
        let (_, carried) = gathering.suspend(self.head.len(), [].into_iter());
        self.carried = carried;
    }

    /// Whether an entry is out, or the head.
    pub fn has_begun(&self) -> bool {
        self.is_done || self.carried.has_entries()
    }

    /// All that was said so far of the bytes and of what was read.
    fn said(&self) -> Log {
        let mut log = self.arrivals.said();
        log.join(self.log.clone());
        if self.is_cut {
            log.truncate();
        }
        log
    }

    /// Whether it pays to read: the window has doubled, or an entry has ended in it, or begun where no more are wanted.
    fn is_due(&mut self) -> bool {
        let length = self.held().len();
        // Once the encoding is settled, what is held is the window, and all of it is new.
        let from = std::mem::replace(&mut self.seen, length);
        let from = if from > length { 0 } else { from };
        let text = self.held();
        let most = self.most_held();
        let is_full = text.len() > most && self.tried <= most;
        if is_full || text.len() >= self.tried.saturating_add(self.tried.max(STEP)) {
            return true;
        }
        // Reading again has a budget: what never ends may be full of such ends.
        if self.spent > self.arrivals.total.saturating_mul(2).saturating_add(STEP) {
            return false;
        }
        let news = text.get(from..).unwrap_or_default();
        if self.carried.has_all(&self.options) {
            return memchr::memchr(b'>', news).is_some();
        }
        // So many tags of a part are looked at for the end of an entry.
        memchr::memrchr_iter(b'>', news)
            .take(64)
            .any(|end| ends_entry(text.get(..from + end + 1).unwrap_or_default()))
    }

    /// What ends of entries are looked for in: all bytes while the encoding is open, then the window.
    fn held(&self) -> &[u8] {
        match self.arrivals.whole() {
            Some(bytes) if self.arrivals.is_open() => bytes,
            _ => self.window.as_bytes(),
        }
    }

    /// Whether the document is one that can be read by windows, as far as its beginning shows.
    fn goes_by_windows(&self) -> bool {
        self.state.is_some() || (self.offset == 0 && !is_read_whole(&self.window))
    }

    /// Reads the window.
    fn read(&mut self, reach: Reach, sink: &mut dyn Sink) -> Result<(), FeedError> {
        let limits = &self.options.limits;
        let window = self.window.as_str();
        let mut tree = Tree::with_spaces(&self.spaces);
        let mut pieces = match &self.state {
            Some(state) => state.pieces(window, limits),
            None => XmlPieces::new(window, limits),
        };
        let mut gathering = Gathering::resume(
            (window, self.offset, self.start),
            &self.options,
            (&self.head, &self.spaces),
            std::mem::take(&mut self.carried),
        );
        let mut mark = pieces.mark();
        let mut spaces = tree.space_count();
        let goes_on = loop {
            let mut found = Log::new(limits.diagnostics);
            found.stand_in(pieces.given_out());
            let piece = match reach {
                Reach::Held => pieces.next_of_full(gathering.has_all(), &mut tree, &mut found),
                Reach::Settled => pieces.next_in_window(gathering.has_all(), &mut tree, &mut found),
                Reach::End => pieces.next_wanted(gathering.has_all(), &mut tree, &mut found),
            };
            let is_torn = pieces.is_unsettled() || piece.is_none();
            let is_known = || pieces.root().is_some() && !pieces.is_in_piece();
            match reach {
                Reach::Settled if is_torn => break true,
                Reach::Held if piece.is_none() && !is_known() => break true,
                _ => {}
            }
            // Where the limit cut the document, that is said, and nothing of how it ends there.
            gathering.log = match self.is_too_long && is_torn {
                true => Log::new(limits.diagnostics),
                false => found,
            };
            gathering.look_at(pieces.root());
            let more = piece.is_some_and(|piece| gathering.take(piece, &mut tree, sink));
            if more && piece == Some(Piece::Entry) {
                let (entry, at) = gathering.taken(&tree);
                self.log.stand_within(entry, &at);
                self.arrivals.stand_within(entry, at);
            }
            gathering.report_to(&mut self.log);
            if !more && (piece.is_some() || reach == Reach::End) {
                break false;
            }
            mark = pieces.mark();
            spaces = tree.space_count();
            if piece.is_none() && pieces.has_ended() {
                break true;
            }
        };
        if !goes_on {
            self.is_done = true;
            gathering.settle(&mut self.arrivals.log, window.len());
            let mut log = self.said();
            let encoding = self.encoding()?;
            gathering.finish(sink, &mut |found, places| {
                log.absorb(found, self.offset, places);
                log.report("", encoding.clone())
            });
            return Ok(());
        }
        let from = match mark.has_root() {
            true => mark.from(),
            false => 0,
        };
        let start = gathering.place(from);
        gathering.settle(&mut self.arrivals.log, from);
        let (growth, carried) = gathering.suspend(self.head.len(), mark.places());
        let state = mark.has_root().then(|| mark.state(from));
        let known = tree.spaces().iter().take(spaces);
        let known: Vec<String> = known.map(|space| space.clone().into_owned()).collect();
        drop((pieces, tree));
        self.carried = carried;
        if state.is_some() {
            self.state = state;
            self.spaces = known;
            self.head.extend(growth);
            self.start = start;
            self.offset = self.offset.wrapping_add(from);
            self.window.drain(..from);
        }
        self.note_look();
        Ok(())
    }
}
