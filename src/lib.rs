//! Any feed in, clean entries out.
//!
//! Bytes and a Content-Type go in; normalized entries come out, whatever state the feed is in.

pub mod diagnostic;
pub mod model;
pub mod options;

mod detect;
mod discover;
mod encoding;
mod html;
mod output;
mod syntax;
mod value;
