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
mod window;

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
use crate::syntax::{Demand, is_read_whole};
use arrivals::Arrivals;
use window::{Left, Reach, Window};

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
            let reach = match self.is_too_long {
                true => Reach::Cut,
                false => Reach::End,
            };
            return self.read(reach, sink);
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
        let Ok(encoding) = self.encoding() else {
            return;
        };
        let mut gathering = Gathering::resume(
            (&self.window, self.offset, self.start),
            &self.options,
            (&self.head, &self.spaces),
            std::mem::take(&mut self.carried),
        );
        let mut log = self.said();
        gathering.settle(&mut log, usize::MAX.wrapping_sub(self.offset));
        self.write_head(&mut gathering, log, &encoding, sink);
        let (_, carried) = gathering.suspend(self.head.len(), [].into_iter());
        self.carried = carried;
    }

    /// Writes the head, with all that was found.
    fn write_head(
        &self,
        gathering: &mut Gathering<'_, '_>,
        mut log: Log,
        encoding: &Encoding,
        sink: &mut dyn Sink,
    ) {
        gathering.glimpse(sink, &mut |found, places| {
            log.absorb(found, self.offset, places);
            log.report("", encoding.clone())
        });
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
        if self.carried.demand(&self.options) == Demand::Head {
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
        let tree = Tree::with_spaces(&self.spaces);
        let pieces = match &self.state {
            Some(state) => state.pieces(&self.window, &self.options.limits),
            None => XmlPieces::new(&self.window, &self.options.limits),
        };
        let mut window = Window {
            mark: pieces.mark(),
            spaces: tree.spaces.count(),
            pieces,
            tree,
            gathering: Gathering::resume(
                (&self.window, self.offset, self.start),
                &self.options,
                (&self.head, &self.spaces),
                std::mem::take(&mut self.carried),
            ),
        };
        if window.read(reach, &mut self.log, &mut self.arrivals, sink) {
            let left = window.leave(self.head.len(), &mut self.arrivals.log);
            self.keep(left);
            return Ok(());
        }
        self.is_done = true;
        let gathering = &mut window.gathering;
        gathering.settle(&mut self.arrivals.log, self.window.len());
        let (log, encoding) = (self.said(), self.encoding()?);
        self.write_head(gathering, log, &encoding, sink);
        Ok(())
    }

    /// Keeps what a window leaves to the next. Until the document is known to be a feed, its text stays.
    fn keep(&mut self, left: Left) {
        self.carried = left.carried;
        if left.state.is_some() {
            self.state = left.state;
            self.spaces = left.spaces;
            self.head.extend(left.growth);
            self.start = left.start;
            self.offset = self.offset.wrapping_add(left.from);
            self.window.drain(..left.from);
        }
        self.note_look();
    }
}
