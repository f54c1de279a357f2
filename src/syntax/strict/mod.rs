//! The strict lane: a sound piece to its tree in one look at each byte.
//!
//! It reads what is plainly well-formed and leaves no question open: the tree, its places and the diagnostics are those
//! that the careful lane ([`xml`](super::xml)) would have made. At the first oddity it gives up the piece, which the
//! careful lane then reads from its start; nothing is guessed here, and nothing repaired but characters.

mod markup;
mod names;
mod start;

use self::markup::{Level, Waiting};
use self::names::Names;
use self::start::Given;
use super::Piece;
use super::tree::Tree;
use super::xml::memo::Memo;
use super::xml::namespaces::Scopes;
use super::xml::references::Characters;
use super::xml::text::blank;
use crate::diagnostic::Log;
use crate::model::Format;
use crate::options::Limits;

/// What is kept from piece to piece.
pub struct Strict<'t> {
    names: Names<'t>,
    open: Vec<Level<'t>>,
    given: Vec<Given<'t>>,
    waiting: Vec<Waiting<'t>>,
    section_end: Memo,
    /// Bytes that were read in vain.
    wasted: usize,
    /// How many pieces it has read.
    pub count: u32,
}

/// As many bytes more than the document has up to here may be read in vain: what is handed over costs no more than once
/// again, however a document is made.
const MOST_WASTED: usize = 64 << 10;

/// What a piece stands in.
pub struct Around<'s, 't> {
    /// The document.
    pub text: &'t str,
    /// Its namespaces.
    pub scopes: &'s mut Scopes<'t>,
    /// Its characters.
    pub characters: &'s mut Characters<'t>,
    /// None of them is forbidden, and none a return.
    pub is_plain: bool,
    /// What it may not exceed.
    pub limits: &'s Limits,
    /// How many elements are open.
    pub depth: usize,
    /// The root's format.
    pub format: Format,
    /// Entries that came before.
    pub entries: u32,
    /// A title of the feed's own has come.
    pub has_title: bool,
}

/// A piece that was read.
pub struct Sound {
    /// What it is.
    pub piece: Piece,
    /// Where what follows it begins.
    pub end: usize,
    /// It is the feed's title.
    pub is_title: bool,
}

/// A piece while it is read.
struct Reading<'r, 's, 't> {
    lane: &'r mut Strict<'t>,
    around: Around<'s, 't>,
    tree: &'r mut Tree<'t>,
    log: &'r mut Log,
    /// What is wrong with characters: told if the piece is sound.
    found: Option<Log>,
    from: usize,
    at: usize,
    /// Declarations in scope before the piece.
    base: usize,
    in_entry: bool,
    /// A tag came that is sound only because it is closed.
    is_asked: bool,
    /// What is put back if the piece is given up: where the log stood, namespaces, and whether letters had been made.
    before: (Option<u32>, usize, bool),
}

impl<'t> Strict<'t> {
    /// Nothing is read yet.
    pub fn new() -> Self {
        Strict {
            names: Names::default(),
            open: Vec::new(),
            given: Vec::new(),
            waiting: Vec::new(),
            section_end: Memo::new("]]>"),
            wasted: 0,
            count: 0,
        }
    }

    /// The piece that begins at an offset, perhaps behind white space. `None` if it is not plainly sound; then nothing
    /// has changed.
    pub fn read(
        &mut self,
        around: Around<'_, 't>,
        from: usize,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Sound> {
        if self.wasted > from.saturating_add(MOST_WASTED) {
            return None;
        }
        let blank = blank(around.text.as_bytes().get(from..)?);
        self.names.follow(around.scopes.version);
        self.open.clear();
        self.waiting.clear();
        let base = around.scopes.mark();
        let mut reading = Reading {
            before: (
                log.entry(),
                tree.spaces.count(),
                around.characters.has_made_letters,
            ),
            lane: self,
            around,
            tree,
            log,
            found: None,
            from: from + blank,
            at: from + blank,
            base,
            in_entry: false,
            is_asked: false,
        };
        let sound = reading.piece();
        if sound.is_none() {
            reading.give_up();
        }
        sound
    }
}
