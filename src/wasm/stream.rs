//! The door for documents that arrive in parts: bytes in; entries, and at last the head, to a reader.

use wasm_bindgen::prelude::wasm_bindgen;

use super::readers::{PieceReader, TapeReader, form};
use super::told::read;
use super::{Answer, OfSound, of_sound, refusal};
use crate::error::FeedError;
use crate::output::json_sink::JsonSink;
use crate::output::tape::TapeSink;
use crate::stream::Stream;

/// A document that is read to objects.
#[wasm_bindgen]
pub struct EntryStream(Stream);

#[wasm_bindgen]
impl EntryStream {
    /// Nothing has arrived.
    #[wasm_bindgen(constructor)]
    pub fn new(content_type: Option<String>, options: &str) -> Result<EntryStream, String> {
        let options = read(options)?;
        Ok(EntryStream(Stream::new(content_type.as_deref(), options)))
    }

    /// Takes bytes. Says whether the head is out.
    pub fn push(&mut self, bytes: &[u8], reader: &TapeReader) -> Result<bool, String> {
        self.tell(reader, |stream, sink| stream.push(bytes, sink))?;
        Ok(self.0.is_done())
    }

    /// The head as far as it is known.
    pub fn glimpse(&mut self, reader: &TapeReader) -> OfSound<()> {
        let shown = self.0.glimpse(&mut TapeSink::new(reader));
        of_sound((), shown)
    }

    /// Nothing more comes.
    pub fn finish(&mut self, reader: &TapeReader) -> Answer {
        self.tell(reader, |stream, sink| stream.finish(sink))
    }

    /// The source has failed.
    #[wasm_bindgen(js_name = breakOff)]
    pub fn break_off(&mut self, reader: &TapeReader) -> Answer {
        self.tell(reader, |stream, sink| stream.break_off(sink))
    }

    /// Nothing more is wanted.
    pub fn leave(&mut self, reader: &TapeReader) -> Answer {
        self.tell(reader, |stream, sink| stream.leave(sink))
    }

    fn tell(
        &mut self,
        reader: &TapeReader,
        read: impl FnOnce(&mut Stream, &mut TapeSink<'_>) -> Result<(), FeedError>,
    ) -> Answer {
        let mut sink = TapeSink::new(reader);
        let read = read(&mut self.0, &mut sink);
        sink.hand_over();
        read.map_err(refusal)
    }
}

/// A document that is read to JSON text.
#[wasm_bindgen]
pub struct JsonStream {
    stream: Stream,
    sink: JsonSink,
}

#[wasm_bindgen]
impl JsonStream {
    /// Nothing has arrived.
    #[wasm_bindgen(constructor)]
    pub fn new(
        content_type: Option<String>,
        options: &str,
        shape: &str,
    ) -> Result<JsonStream, String> {
        let form = form(shape);
        let options = form.asks(read(options)?);
        Ok(JsonStream {
            stream: Stream::new(content_type.as_deref(), options),
            sink: JsonSink::new(form),
        })
    }

    /// Takes bytes. Says whether the head is out.
    pub fn push(&mut self, bytes: &[u8], reader: &PieceReader) -> Result<bool, String> {
        let read = self.stream.push(bytes, &mut self.sink);
        self.give(read, reader)?;
        Ok(self.stream.is_done())
    }

    /// Nothing more comes.
    pub fn finish(&mut self, reader: &PieceReader) -> Answer {
        let read = self.stream.finish(&mut self.sink);
        self.give(read, reader)
    }

    /// Before the first entry what was written may turn out void.
    fn give(&mut self, read: Result<(), FeedError>, reader: &PieceReader) -> Answer {
        if self.stream.has_begun() {
            self.sink.give_apart(|piece| reader.take_piece(piece));
        }
        read.map_err(refusal)
    }
}
