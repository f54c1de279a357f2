//! The door for documents that arrive in parts: bytes in; entries, and at last the head, to whoever takes them.

use wasm_bindgen::prelude::wasm_bindgen;

use super::question::Question;
use super::taker::{Taker, wanted};
use super::{Answer, refusal};
use crate::error::FeedError;
use crate::options::Options;
use crate::output::json_sink::JsonSink;
use crate::output::tape::TapeSink;
use crate::pass::Sink;
use crate::stream::Stream;

/// A document that is read to objects or to JSON text.
#[wasm_bindgen]
pub struct Arriving {
    stream: Stream,
    json: Option<JsonSink>,
    /// Why nothing of it is read: said at the first step, for what makes an object cannot refuse without more JavaScript.
    refused: Option<FeedError>,
}

#[wasm_bindgen]
impl Arriving {
    /// Nothing has arrived.
    #[wasm_bindgen(constructor)]
    pub fn new(question: &[u8]) -> Arriving {
        let question = Question::new(question);
        let (wanted, refused) = match wanted(&question) {
            Ok(wanted) => (wanted, None),
            Err(error) => ((None, Options::default()), Some(error)),
        };
        let (form, options) = wanted;
        Arriving {
            stream: Stream::new(question.header, options),
            json: form.map(JsonSink::new),
            refused,
        }
    }

    /// Goes a step further: "push" with what arrived, "finish" where nothing more comes, "breakOff" where the source has
    /// failed, "leave" where nothing more is wanted; "glimpse" gives the head as far as it is known. Answers like the
    /// function for a whole.
    pub fn tell(&mut self, step: &[u8], bytes: &[u8], taker: &Taker) -> Option<String> {
        if let Some(error) = &self.refused {
            return refusal(Err(error.clone()));
        }
        refusal(match self.json.take() {
            Some(sink) => self.tell_json(step, bytes, sink, taker),
            None => {
                let mut sink = TapeSink::new(taker);
                let answer = self.go(step, bytes, &mut sink);
                sink.hand_over();
                answer
            }
        })
    }

    /// Whether the head is out.
    #[wasm_bindgen(js_name = isDone)]
    pub fn is_done(&self) -> bool {
        self.stream.is_done()
    }

    /// Before the first entry what was written may turn out void.
    fn tell_json(
        &mut self,
        step: &[u8],
        bytes: &[u8],
        mut sink: JsonSink,
        taker: &Taker,
    ) -> Answer {
        let answer = self.go(step, bytes, &mut sink);
        if self.stream.has_begun() {
            sink.give_apart(|piece| taker.take_text(piece));
        }
        self.json = Some(sink);
        answer
    }

    fn go(&mut self, step: &[u8], bytes: &[u8], sink: &mut dyn Sink) -> Answer {
        match step {
            b"push" => self.stream.push(bytes, sink),
            b"finish" => self.stream.finish(sink),
            b"breakOff" => self.stream.break_off(sink),
            b"leave" => self.stream.leave(sink),
            b"glimpse" => self.stream.glimpse(sink),
            _ => Err(FeedError::not_understood()),
        }
    }
}
