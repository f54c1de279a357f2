//! JavaScript's side of the door: what takes results piece by piece, straight out of our memory.

use wasm_bindgen::prelude::wasm_bindgen;

use super::question::{Question, read};
use crate::error::FeedError;
use crate::model::{Entry, FeedHead};
use crate::options::Options;
use crate::output::json::CONTRACT;
use crate::output::json_feed::JSON_FEED;
use crate::output::json_sink::{Form, JsonSink};
use crate::output::tape::{Reader, Segment};
use crate::pass::Sink;

#[wasm_bindgen]
extern "C" {
    /// Makes values of a tape, or puts text together. What it is given is gone when it returns.
    pub type Taker;

    #[wasm_bindgen(method, js_name = knows)]
    fn knows_struct(this: &Taker, number: u32, mark: u32) -> bool;

    /// A segment of a tape. Where text is asked for, a piece of it alone, in place of the brief ASCII.
    #[wasm_bindgen(method, js_name = take)]
    fn take_segment(this: &Taker, words: &[u32], narrow: &[u8], wide: &[u8], long: &[u8]);

    #[wasm_bindgen(method, js_name = restart)]
    fn begin_again(this: &Taker);
}

impl Taker {
    /// A piece of text.
    pub fn take_text(&self, piece: &[u8]) {
        self.take_segment(&[], piece, &[], &[]);
    }
}

impl Reader for Taker {
    fn knows(&self, number: usize, mark: u32) -> bool {
        self.knows_struct(number as u32, mark)
    }

    fn take(&self, segment: Segment<'_>) {
        let Segment {
            words,
            narrow,
            wide,
            long,
        } = segment;
        self.take_segment(words, narrow, wide, long);
    }

    fn restart(&self) {
        self.begin_again();
    }
}

/// A piece is given away when it holds so many bytes.
const PIECE: usize = 64 << 10;

/// Gives what a sink writes away as soon as there is enough of it.
pub struct InPieces<'r> {
    sink: JsonSink,
    taker: &'r Taker,
}

impl<'r> InPieces<'r> {
    /// Gives to this one.
    pub fn new(form: &'static Form, taker: &'r Taker) -> Self {
        InPieces {
            sink: JsonSink::new(form),
            taker,
        }
    }

    fn give(&mut self, enough: usize) {
        if self.sink.length() >= enough {
            self.sink.give(|piece| self.taker.take_text(piece));
        }
    }
}

impl Sink for InPieces<'_> {
    fn entry(&mut self, entry: Entry<'_>) {
        self.sink.entry(entry);
        self.give(PIECE);
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.sink.head(head);
        self.give(0);
    }

    fn restart(&mut self) {
        self.sink.restart();
        self.taker.begin_again();
    }
}

/// The form in which a document is asked for, none for objects; and how it is to be read.
pub fn wanted(question: &Question<'_>) -> Result<(Option<&'static Form>, Options), FeedError> {
    let form = match question.what {
        "parseFeed" => return Ok((None, read(question.options)?)),
        "feed" => &CONTRACT,
        "jsonfeed" => &JSON_FEED,
        _ => return Err(FeedError::not_understood()),
    };
    Ok((Some(form), form.asks(read(question.options)?)))
}
