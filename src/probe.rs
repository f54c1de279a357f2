//! What fuzzers and tests look at and no caller needs.

use std::ops::Range;

use crate::diagnostic::Log;
use crate::html::{self, Rules, Structure, Wanted};
use crate::options::Limits;
use crate::syntax::Piece;
use crate::syntax::tree::Tree;
use crate::syntax::xml::XmlPieces;
use crate::value::url::Base;

/// A piece of XML as it was read.
pub struct Read {
    /// Whether it is an entry.
    pub is_entry: bool,
    /// Whether the strict lane took it.
    pub is_strict: bool,
    /// Its bytes in the text.
    pub at: Range<usize>,
    /// All of its tree, in words, and where the log stands.
    pub tree: String,
}

/// How many pieces a document of XML has: what reading costs alone.
pub fn count_pieces(text: &str, limits: &Limits) -> usize {
    let (mut log, mut tree) = (Log::new(limits.diagnostics), Tree::default());
    let mut pieces = XmlPieces::new(text, limits);
    std::iter::from_fn(|| pieces.next(&mut tree, &mut log)).count()
}

/// The pieces of a document of XML, then what was said of them and what the root says.
pub fn pieces(text: &str, limits: &Limits) -> (Vec<Read>, String) {
    let mut log = Log::new(limits.diagnostics);
    let mut tree = Tree::default();
    let mut pieces = XmlPieces::new(text, limits);
    let mut read = Vec::new();
    let mut before = 0;
    while let Some(piece) = pieces.next(&mut tree, &mut log) {
        tree.forget_numbers();
        let strict = pieces.strict_count();
        read.push(Read {
            is_entry: piece == Piece::Entry,
            is_strict: std::mem::replace(&mut before, strict) < strict,
            at: tree.node(0).at.clone(),
            tree: format!("{piece:?} {:?} {tree:?}", log.entry()),
        });
    }
    (read, format!("{:?} {log:?}", pieces.root()))
}

/// HTML made safe, and whether it claims to be the tree that a browser would build.
pub fn sanitize(html: &str, base: &str) -> (String, bool) {
    let base = Base::new(Some(base));
    let rules = Rules {
        base: &base,
        page: None,
        iframe_hosts: &[],
    };
    let wanted = Wanted {
        html: true,
        text: false,
    };
    let read = html::read(html, &rules, wanted);
    let is_sound = read.outcome.structure == Structure::Sound && !read.outcome.cut;
    (read.html.unwrap_or_default().into_owned(), is_sound)
}
