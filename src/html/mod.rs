//! HTML to tokens, to safe HTML, to plain text.
//!
//! Safe means: however the result is parsed again, only elements and attributes of the two tables
//! (`policy.rs`, `attribute_policy.rs`) can come of it, it stays within the element that it is put
//! into, and sanitizing it again changes nothing.

use std::borrow::Cow;

mod addresses;
mod attribute_policy;
pub mod attributes;
mod depth;
mod detect;
mod end;
mod formula;
mod frames;
mod glued;
mod hidden;
mod lines;
pub mod names;
mod newline;
mod outcome;
mod pass;
mod pictures;
mod policy;
mod raw_text;
mod runs;
mod skim;
mod stack;
mod start;
mod tables;
mod tags;
mod texts;
pub mod token;
mod trackers;
mod write;

#[cfg(test)]
pub mod tests;

use crate::value::blocks::{Block, are_same, each};
use crate::value::entities;
use crate::value::text::fold;
use crate::value::url::Base;
pub use addresses::candidates;
pub use detect::{body_looks_like_html, line_looks_like_html, looks_like_html};
pub use outcome::{Embedded, Outcome, Picture, Structure, is_small};
use pass::Pass;
pub use write::escape;

/// Under which rules a fragment is read.
#[derive(Debug, Clone, Copy)]
pub struct Rules<'o> {
    /// What its addresses are relative to.
    pub base: &'o Base,
    /// The page that it stands in, where that is known: its links to places in the text lead there.
    pub page: Option<&'o str>,
    /// Hosts whose frames stay.
    pub iframe_hosts: &'o [String],
}

/// What of a fragment the caller will use.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The safe HTML.
    pub html: bool,
    /// The plain text.
    pub text: bool,
}

/// What was read of a fragment.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Read<'h> {
    /// The safe HTML.
    pub html: Option<Cow<'h, str>>,
    /// The plain text, line by line.
    pub text: Option<Cow<'h, str>>,
    /// How much of it is the mark of a list that it begins with.
    pub mark: usize,
    /// How much of that text, at its beginning, stands there for films and other frames.
    pub leading: usize,
    /// Its first pictures.
    pub images: Vec<Picture>,
    /// Its first sounds and films.
    pub media: Vec<Embedded>,
    /// What was done to it.
    pub outcome: Outcome,
}

/// One pass over a fragment: safe HTML, plain text with lines, the first pictures.
#[cfg_attr(feature = "stages", inline(never))]
pub fn read<'h>(html: &'h str, rules: &Rules, wanted: Wanted) -> Read<'h> {
    if write::is_plain(html) {
        return Read {
            html: wanted.html.then_some(Cow::Borrowed(html)),
            text: wanted.text.then(|| fold(html)),
            ..Read::default()
        };
    }
    let mut pass = Pass::new(html, rules, wanted);
    pass.run(html);
    let mut outcome = pass.outcome;
    let safe = std::mem::take(&mut pass.out);
    if pass.repaired && outcome.structure == Structure::Sound {
        outcome.structure = Structure::Repaired;
    }
    let safe = if are_same(safe.as_bytes(), html.as_bytes()) {
        Cow::Borrowed(html)
    } else {
        Cow::Owned(safe)
    };
    Read {
        html: wanted.html.then_some(safe),
        mark: pass.lines.first_mark,
        leading: pass.lines.leading(),
        text: wanted.text.then(|| Cow::Owned(pass.lines.finish())),
        images: pass.pictures,
        media: pass.media,
        outcome,
    }
}

/// Only what a fragment shows: its sounds and films, and at least the picture that stands for it.
#[cfg_attr(feature = "stages", inline(never))]
pub fn shown(html: &str, rules: &Rules) -> (Vec<Picture>, Vec<Embedded>) {
    let (pictures, plays) = tags_of_interest(html.as_bytes());
    if !plays && !pictures {
        return Default::default();
    }
    let mut pass = Pass::new(html, rules, Wanted::default());
    if plays || !pass.skim() {
        pass = Pass::new(html, rules, Wanted::default());
        pass.run(html);
    }
    (pass.pictures, pass.media)
}

/// Whether tags begin that may be pictures, and tags that may play: a body has hundreds of tags and few of these.
fn tags_of_interest(bytes: &[u8]) -> (bool, bool) {
    let (mut pictures, mut plays) = (false, false);
    let is_sign = |block: Block| block.is(b'<');
    each(bytes, is_sign, |at| {
        let name = bytes.get(at + 1..).and_then(<[u8]>::first_chunk);
        match name.map(|[first, second]| (first | 0x20, second | 0x20)) {
            Some((b'i', b'm')) => pictures = true,
            Some((b'a', b'u' | b'm') | (b'v', b'i')) => plays = true,
            _ => {}
        }
    });
    (pictures, plays)
}

/// Only the text: blocks are lines, points of lists are marked, pictures are their words.
pub fn text(html: &str) -> String {
    let rules = Rules {
        base: &Base::default(),
        page: None,
        iframe_hosts: &[],
    };
    let read = read(
        html,
        &rules,
        Wanted {
            html: false,
            text: true,
        },
    );
    read.text.map(Cow::into_owned).unwrap_or_default()
}

/// One line of plain text from markup: a title, a name.
pub fn line(html: &str) -> Cow<'_, str> {
    if memchr::memchr2(b'&', b'<', html.as_bytes()).is_none() {
        return fold(html);
    }
    // Without a tag nothing but entities is read. A vertical tab is no space in HTML.
    if memchr::memchr(b'<', html.as_bytes()).is_none() {
        let decoded = entities::decode(html);
        if memchr::memchr(0x0B, decoded.as_bytes()).is_none() {
            return Cow::Owned(fold(&decoded).into_owned());
        }
    }
    Cow::Owned(fold(&text(html)).into_owned())
}

/// One line of plain text from characters that may be markup, and are where all of them make sense so.
pub fn line_of_either(text: &str) -> Cow<'_, str> {
    match line_looks_like_html(text) {
        true => line(text),
        false => fold(text),
    }
}
