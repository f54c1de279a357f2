//! How much of an article the feed gives, by signs that stand in the entry itself.
//!
//! 1. No body, a body that only repeats the title, or fewer than eight words that break off: "title".
//!    A summary of eight words and more gives such an entry its body.
//! 2. A body that breaks off ("…", "[...]", "Read more"): "summary". Dots alone do not count where a body of 100 words
//!    stands in an element made for bodies, and a shorter text beside it.
//! 3. A body from an element made for bodies that does not break off: "full".
//! 4. A description of 100 words, or of two paragraphs: "full"; a shorter one: "summary".

use std::cell::OnceCell;

use super::construct::Written;
use super::counted::{NO_TAG, TAG, words};
use super::desk::Claimed;
use super::ending::{
    breaks_off, ends_in_dots_alone, ends_in_link, ends_in_sign, has_media, is_called, last_words,
    tags,
};
use crate::html;
use crate::value::text::fold;
use crate::vocabulary::table::Slot;

/// How much of a text is looked at to count its words.
const START: usize = 2048;

/// Words of a description that is no summary.
const WHOLE: usize = 100;

/// Words of a text that breaks off and says more than the title.
const TEASER: usize = 8;

/// Words of a text that is more than a link.
const LINK: usize = 4;

/// Bytes of a body beyond which it is no title.
const BRIEF: usize = 400;

/// Judges the body that was chosen, by the summary beside it.
#[cfg_attr(feature = "stages", inline(never))]
pub fn completeness(
    body: Option<&Claimed<Written>>,
    summary: Option<&Claimed<Written>>,
    title: Option<&str>,
) -> &'static str {
    body.map_or("title", |body| judge(body, summary, title))
}

/// Whether a text that stands in an element made for bodies says nothing, and the summary beside it more.
pub fn gives_way(body: &Claimed<Written>, summary: &Claimed<Written>, title: Option<&str>) -> bool {
    let (_, text) = summary;
    body.1.len() <= BRIEF
        && judge(body, None, title) == "title"
        && words(text.source(), tag_of(text), TEASER) == TEASER
        && judge(summary, None, title) != "title"
}

fn judge(
    (claim, written): &Claimed<Written>,
    beside: Option<&Claimed<Written>>,
    title: Option<&str>,
) -> &'static str {
    let text = written.source().trim_end();
    let judged = JudgedText {
        written,
        text,
        start: start(text),
        slot: claim.slot,
        has_excerpt: beside.is_some_and(|(_, beside)| beside.len() < written.len()),
        has_paragraphs: OnceCell::new(),
    };
    judged.completeness(title)
}

/// A text that is judged.
struct JudgedText<'t> {
    written: &'t Written<'t>,
    /// Without white space behind it.
    text: &'t str,
    /// So much of it as is looked at to count its words.
    start: &'t str,
    slot: Slot,
    /// A shorter text stands beside it.
    has_excerpt: bool,
    /// Asked before its words are counted, and behind it.
    has_paragraphs: OnceCell<bool>,
}

impl JudgedText<'_> {
    fn completeness(&self, title: Option<&str>) -> &'static str {
        let breaks_off = self.breaks_off();
        // Only a short text, or one that breaks off, can be a title in disguise; the others are not counted.
        if self.is_made_for_bodies() && !breaks_off && self.text.len() > BRIEF {
            return "full";
        }
        let words = match breaks_off {
            true => self.count_words(TEASER),
            false => self.count_needed_words(),
        };
        if words == 0 && !(self.is_markup() && has_media(self.start)) {
            return "title";
        }
        match () {
            () if title.is_some_and(|title| self.repeats(title)) => "title",
            () if breaks_off && words < TEASER => "title",
            () if self.is_markup() && words < LINK && is_link_alone(self.text) => "title",
            () if breaks_off => "summary",
            () if self.is_made_for_bodies() || words >= WHOLE => "full",
            () if self.has_paragraphs() => "full",
            () => "summary",
        }
    }

    fn is_markup(&self) -> bool {
        matches!(self.written, Written::Markup(_))
    }

    fn is_made_for_bodies(&self) -> bool {
        self.slot == Slot::Content
    }

    /// Whether it goes on elsewhere. Whole articles end in dots, too: what is long, and has an excerpt beside it, is none.
    fn breaks_off(&self) -> bool {
        let breaks_off = match self.is_markup() {
            true => breaks_off(self.text, self.slot),
            false => ends_in_sign(self.text),
        };
        let ends_as_whole = || match self.is_markup() {
            true => !ends_in_link(self.text) && ends_in_dots_alone(&last_words(self.text)),
            false => ends_in_dots_alone(self.text),
        };
        breaks_off
            && !(self.is_made_for_bodies()
                && self.has_excerpt
                && ends_as_whole()
                && self.count_words(WHOLE) == WHOLE)
    }

    /// Of a text that does not break off no more words are counted than the verdict needs.
    fn count_needed_words(&self) -> usize {
        let length = self.text.len();
        if !self.is_made_for_bodies() && length > 2 * START {
            return WHOLE;
        }
        match self.is_made_for_bodies() || length < 2 * WHOLE - 1 || self.has_paragraphs() {
            true => self.count_words(LINK),
            false => self.count_words(WHOLE),
        }
    }

    fn count_words(&self, most: usize) -> usize {
        words(self.start, tag_of(self.written), most)
    }

    fn has_paragraphs(&self) -> bool {
        let has = || self.is_markup() && paragraphs(self.start) >= 2;
        *self.has_paragraphs.get_or_init(has)
    }

    fn repeats(&self, title: &str) -> bool {
        let line = || match self.written {
            Written::Plain(text) => fold(text),
            Written::Markup(html) => html::line(html),
        };
        self.text.len() < 2 * title.len() + 64 && line() == title
    }
}

/// "<a href="…">Comments</a>": the way to the article, or to its readers. Nothing stands outside of it but tags.
fn is_link_alone(text: &str) -> bool {
    let mut links = tags(text).filter(|tag| is_called(tag, "a"));
    let mut ends = tags(text).filter(|tag| is_called(tag, "/a"));
    let (Some(link), Some(end)) = (links.next(), ends.next_back()) else {
        return false;
    };
    let before = text.get(..text.len() - link.len() - 1).unwrap_or_default();
    let behind = end.split_once('>').map_or("", |(_, behind)| behind);
    let is_empty = |text| words(text, TAG, 1) == 0;
    is_empty(before) && is_empty(behind) && !has_media(text)
}

fn tag_of(text: &Written<'_>) -> u8 {
    match text {
        Written::Plain(_) => NO_TAG,
        Written::Markup(_) => TAG,
    }
}

fn start(text: &str) -> &str {
    text.get(..text.floor_char_boundary(START)).unwrap_or(text)
}

fn paragraphs(text: &str) -> usize {
    let (mut paragraphs, mut breaks) = (0, 0);
    for tag in tags(text) {
        paragraphs += usize::from(is_called(tag, "p"));
        breaks += usize::from(is_called(tag, "br"));
    }
    paragraphs + breaks / 2
}
