//! JavaScript's side of the door: objects that take results piece by piece, straight out of our memory.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::model::{Entry, FeedHead};
use crate::output::json::CONTRACT;
use crate::output::json_feed::JSON_FEED;
use crate::output::json_sink::{Form, JsonSink};
use crate::output::tape::{Reader, Segment};
use crate::pass::Sink;

#[wasm_bindgen]
extern "C" {
    /// Makes values of a tape. What it is given is gone when it returns.
    pub type TapeReader;

    #[wasm_bindgen(method, js_name = knows)]
    fn knows_struct(this: &TapeReader, number: u32, mark: u32) -> bool;

    #[wasm_bindgen(method, js_name = take)]
    fn take_segment(
        this: &TapeReader,
        words: &[u32],
        brief: &[u8],
        long: &[u8],
        wide_brief: &[u16],
        wide_long: &[u16],
    );

    #[wasm_bindgen(method, js_name = restart)]
    fn restart_tape(this: &TapeReader);

    /// Puts bytes together. What it is given is gone when it returns.
    pub type PieceReader;

    #[wasm_bindgen(method, js_name = take)]
    pub fn take_piece(this: &PieceReader, piece: &[u8]);

    #[wasm_bindgen(method, js_name = restart)]
    fn restart_pieces(this: &PieceReader);
}

impl Reader for TapeReader {
    fn knows(&self, number: usize, mark: u32) -> bool {
        self.knows_struct(number as u32, mark)
    }

    fn take(&self, segment: Segment<'_>) {
        let Segment {
            words,
            brief,
            long,
            wide_brief,
            wide_long,
        } = segment;
        self.take_segment(words, brief, long, wide_brief, wide_long);
    }

    fn restart(&self) {
        self.restart_tape();
    }
}

/// A piece is given away when it holds so many bytes.
const PIECE: usize = 64 << 10;

/// Gives what a sink writes away as soon as there is enough of it.
pub struct InPieces<'r> {
    sink: JsonSink,
    reader: &'r PieceReader,
}

impl<'r> InPieces<'r> {
    /// Gives to this reader.
    pub fn new(form: &'static Form, reader: &'r PieceReader) -> Self {
        InPieces {
            sink: JsonSink::new(form),
            reader,
        }
    }

    fn give(&mut self, enough: usize) {
        if self.sink.length() >= enough {
            self.sink.give(|piece| self.reader.take_piece(piece));
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
        self.reader.restart_pieces();
    }
}

/// The form with this name.
pub fn form(name: &str) -> &'static Form {
    match name {
        "jsonfeed" => &JSON_FEED,
        _ => &CONTRACT,
    }
}
