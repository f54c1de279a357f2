//! The door to JavaScript: a document or a text and words in; a tape, text or the JSON of a `FeedError` out.
//!
//! There is one function for whatever is asked of a whole, and one object for what arrives in parts: each function more
//! costs a page more JavaScript than Rust. Results are handed out while they are made, so that the memory, which never
//! shrinks, does not hold them whole.
//!
//! Everything that JavaScript can judge itself (kinds of input, options) is judged there, before the call.

mod document;
mod options;
mod question;
mod stream;
mod taker;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::FeedError;
use crate::need;
use crate::options::{Options, UrlOptions};
use crate::output::json_of;
use crate::output::tape::{self, TapeSink};
use crate::{alone, discover};
use document::Document;
use question::{Question, read};
use taker::{InPieces, Taker, wanted};

/// What is read goes to whoever takes it as it comes.
type Answer = Result<(), FeedError>;

/// A panic reaches the caller as an exception that names its place; the instance is not used again.
#[wasm_bindgen(start)]
pub fn begin() {
    std::panic::set_hook(Box::new(|panic| {
        wasm_bindgen::throw_str(&panic.to_string());
    }));
}

/// Answers a question about the input. Gives the JSON of a `FeedError` where there is no answer.
#[wasm_bindgen]
pub fn answer(input: &[u8], question: &[u8], taker: &Taker) -> Option<String> {
    refusal(answer_to(&Question::new(question), input, taker))
}

fn refusal(answer: Answer) -> Option<String> {
    answer.err().map(|error| json_of(&error))
}

fn answer_to(question: &Question<'_>, input: &[u8], taker: &Taker) -> Answer {
    let document = Document::new(input, question);
    match question.what {
        "decodeDocument" => value(|| document.decode(), taker),
        "parseDate" => value(|| Ok(alone::parse_date(document.text())), taker),
        "htmlToText" => text(|| Ok(Some(alone::html_to_text(document.text()))), taker),
        "sanitizeHtml" => {
            let Options {
                url, iframe_hosts, ..
            } = read(question.options)?;
            let safe = || alone::sanitize_html(document.text(), url.as_deref(), &iframe_hosts);
            text(|| Ok(Some(safe())), taker)
        }
        "detectFeed" | "discoverFeeds" | "parseOpml" | "canonicalizeUrl" => {
            tool(question, &document, taker)
        }
        _ => match wanted(question)? {
            (None, options) => document.parse_into(&options, &mut TapeSink::new(taker)),
            (Some(form), options) => document.parse_into(&options, &mut InPieces::new(form, taker)),
        },
    }
}

/// What the small module lacks.
fn tool(question: &Question<'_>, document: &Document<'_>, taker: &Taker) -> Answer {
    if need::lacks("tool") {
        return Err(FeedError::needs_full("tool"));
    }
    match question.what {
        "detectFeed" => {
            let found = || alone::detect(document.input, document.header());
            value(|| Ok(found()), taker)
        }
        "discoverFeeds" => {
            let Options { url, .. } = read(question.options)?;
            let page = url.unwrap_or_default();
            let feeds = || Ok(discover::discover(&document.decode()?.text, &page));
            value(feeds, taker)
        }
        "parseOpml" => value(
            || alone::parse_opml(document.input, document.header()),
            taker,
        ),
        _ => {
            let options: UrlOptions = read(question.options)?;
            text(
                || Ok(alone::canonicalize_url(document.text(), &options)),
                taker,
            )
        }
    }
}

/// Gives a value as a tape.
fn value<T: Serialize>(read: impl FnOnce() -> Result<T, FeedError>, taker: &Taker) -> Answer {
    FeedError::unless_needed(read).map(|value| tape::write(&value, taker))
}

/// Gives a text, if there is one.
fn text(read: impl FnOnce() -> Result<Option<String>, FeedError>, taker: &Taker) -> Answer {
    let text = FeedError::unless_needed(read)?;
    if let Some(text) = text {
        taker.take_text(text.as_bytes());
    }
    Ok(())
}
