//! Text to pieces: XML, JSON and HTML all arrive as the same small trees, mended.
//!
//! A piece is one child of the feed's head or one whole entry. All repairs of markup happen here and
//! only here; the text is never rewritten, so every repair has a true place in it.

pub mod shape;
pub mod tree;
pub mod xml;

/// What a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    /// One element of the feed's head.
    Head,
    /// One whole entry.
    Entry,
}
