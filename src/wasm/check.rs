//! The door to JavaScript of the module that checks: a document in, the JSON of a report out.

mod question;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::check::{CheckOptions, CheckReport, check, check_text};
use crate::error::FeedError;
use crate::output::json_of;
use question::{Question, SetByName, read};

#[wasm_bindgen]
extern "C" {
    /// Puts text together. What it is given is gone when it returns.
    pub type Taker;

    #[wasm_bindgen(method, js_name = take)]
    fn take_text(this: &Taker, words: &[u32], piece: &[u8]);
}

/// A panic reaches the caller as an exception that names its place; the instance is not used again.
#[wasm_bindgen(start)]
pub fn begin() {
    std::panic::set_hook(Box::new(|panic| {
        wasm_bindgen::throw_str(&panic.to_string());
    }));
}

/// What specifications and readers would say of a document, as JSON. Gives the JSON of a `FeedError` where there is no
/// report.
#[wasm_bindgen]
pub fn answer(input: &[u8], question: &[u8], taker: &Taker) -> Option<String> {
    match report(input, &Question::new(question)) {
        Ok(report) => taker.take_text(&[], json_of(&report).as_bytes()),
        Err(error) => return Some(json_of(&error)),
    }
    None
}

fn report(input: &[u8], question: &Question<'_>) -> Result<CheckReport, FeedError> {
    if question.what != "checkFeed" {
        return Err(FeedError::not_understood());
    }
    let options: CheckOptions = read(question.options)?;
    Ok(match (question.is_text, std::str::from_utf8(input)) {
        (true, Ok(text)) => check_text(text, question.header, &options),
        _ => check(input, question.header, &options),
    })
}

impl SetByName for CheckOptions {
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "url" => self.url = Some(value.to_owned()),
            "now" => self.now = Some(value.to_owned()),
            "profiles" => self.profiles.push(value.to_owned()),
            "maxFindings" => self.max_findings = value.parse().ok()?,
            _ => return None,
        }
        Some(())
    }
}
