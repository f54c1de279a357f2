//! Text to pieces: XML, JSON and HTML all arrive as the same small trees, mended.
//!
//! A piece is one child of the feed's head or one whole entry. All repairs of markup happen here and
//! only here; the text is never rewritten, so every repair has a true place in it.

pub mod hfeed;
pub mod json;
pub mod kept;
pub mod shape;
mod strict;
pub mod tree;
pub mod xml;

use crate::diagnostic::Log;
use crate::need;
use crate::options::Options;
use hfeed::HfeedPieces;
use json::JsonPieces;
use tree::Tree;
use xml::XmlPieces;

pub use xml::Root;

/// What a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    /// One element of the feed's head.
    Head,
    /// One whole entry.
    Entry,
}

/// What is still wanted of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Demand {
    /// Its entries, and its head.
    Entries,
    /// Its head alone.
    Head,
}

/// Reads a document piece by piece.
pub trait Pieces<'t> {
    /// The next piece, in place of the last; `None` at the end.
    fn next(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece>;

    /// The same where no more entries are wanted: nothing is said of one that comes, and it need not be whole.
    fn next_of_head(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        self.next(tree, log)
    }

    /// Whichever of the two is asked for.
    fn next_wanted(&mut self, demand: Demand, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        match demand {
            Demand::Entries => self.next(tree, log),
            Demand::Head => self.next_of_head(tree, log),
        }
    }

    /// What the root says; known when the first piece is out, and then for a feed alone.
    fn root(&self) -> Option<&Root>;

    /// Whether what names the feed may stand behind the entries: members of JSON have no order.
    fn is_named_behind(&self) -> bool {
        false
    }
}

impl<'t> Pieces<'t> for xml::XmlPieces<'t> {
    fn next(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        xml::XmlPieces::next(self, tree, log)
    }

    fn next_of_head(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        xml::XmlPieces::next_of_head(self, tree, log)
    }

    fn root(&self) -> Option<&Root> {
        xml::XmlPieces::root(self)
    }
}

/// So many bytes tell one beginning from another.
const LONGEST_BEGINNING: usize = 16;

/// Whether a document is read by a reader that needs all of it, as far as its beginning tells.
pub fn is_read_whole(text: &str) -> bool {
    let start = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    start.len() < LONGEST_BEGINNING
        || is_json(start)
        || hfeed::begins_page(start)
        || start.starts_with('"')
}

/// Begins to read a document piece by piece.
pub type Reader<'t> = fn(&'t str, &Options) -> Box<dyn Pieces<'t> + 't>;

/// The reader for a document, chosen by its first character: only JSON begins with a brace.
pub fn pieces<'t>(text: &'t str, options: &Options) -> Box<dyn Pieces<'t> + 't> {
    let start = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if is_json(start) {
        Box::new(JsonPieces::new(text, &options.limits))
    } else if hfeed::begins_page(start)
        && !need::lacks("page")
        && let Some(page) = HfeedPieces::new(text, options)
    {
        Box::new(page)
    } else {
        // A string of JSON may hold a feed.
        if !need::IS_FULL && start.starts_with('"') {
            need::lacks("page");
        }
        Box::new(XmlPieces::new(text, &options.limits))
    }
}

/// The reader of pages, for a document in which no other has found a feed: whatever stands before its first tags. What
/// begins as a page was asked before.
pub fn page<'t>(text: &'t str, options: &Options) -> Box<dyn Pieces<'t> + 't> {
    let is_new = !hfeed::begins_page(text);
    match is_new.then(|| HfeedPieces::new(text, options)).flatten() {
        Some(page) => Box::new(page),
        None => Box::new(XmlPieces::new("", &options.limits)),
    }
}

fn is_json(start: &str) -> bool {
    start.starts_with(['{', '[']) || start.starts_with("//") || start.starts_with("/*")
}
