//! The elements that are open, outermost first, and the search for the one that an end tag closes.

use std::ops::Range;

use super::closing::closed_by;
use super::names::local;
use super::ranks::{HOLDERS_OF, Traits};
use crate::syntax::Piece;
use crate::syntax::tree::{NodeId, Tree};
use crate::value::letters::is_letter_or_digit;

/// What an open element is to the feed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Markup around or before the feed.
    Junk,
    /// The feed's root: its children are containers and pieces.
    Root,
    /// A channel within it.
    Channel,
    /// RSS 1.1's list of entries, or RSS 1.0's table of contents, and the lists within it.
    Items,
    /// Nothing of it is wanted.
    Skip,
    /// The element that is a piece.
    Piece(Piece),
    /// An element within a piece.
    Inside,
    /// An item within an entry.
    Nested,
}

impl Role {
    /// Whether its children are pieces.
    pub fn holds_pieces(self) -> bool {
        matches!(self, Role::Root | Role::Channel | Role::Items)
    }
}

/// One open element.
#[derive(Debug, Clone)]
pub struct Frame<'t> {
    /// Its name as written.
    pub name: &'t str,
    /// What it is.
    pub role: Role,
    /// Its node, if it stands in a piece.
    pub node: Option<NodeId>,
    /// The namespaces in scope before it.
    pub mark: usize,
    /// Its start tag.
    pub tag: Range<usize>,
    /// Text other than white space has come.
    pub has_text: bool,
    /// A child element has come.
    pub has_child: bool,
    /// It is a second channel, or stands in a second document: its head is not the feed's.
    pub is_extra: bool,
    /// What addresses of entries in it are relative to, where that is a channel of CDF within another one.
    pub base: Option<String>,
    /// What is known of its name.
    pub traits: Traits,
}

impl<'t> Frame<'t> {
    /// An element of which nothing has come but its start tag.
    pub fn new(name: &'t str, traits: Traits, tag: Range<usize>) -> Self {
        Frame {
            name,
            role: Role::Skip,
            node: None,
            mark: 0,
            tag,
            has_text: false,
            has_child: false,
            is_extra: false,
            base: None,
            traits,
        }
    }

    /// Whether this is known of its name.
    pub fn is(&self, traits: Traits) -> bool {
        self.traits & traits != 0
    }

    /// Whether it is an entry.
    pub fn is_entry(&self) -> bool {
        self.role == Role::Piece(Piece::Entry)
    }

    /// Whether words in it are read by nobody: one of its elements says what they would.
    pub fn passes_text_over(&self, tree: &Tree) -> bool {
        let local = local(self.name);
        let mut holders = HOLDERS_OF.iter();
        let holder = holders.find(|(name, _)| local.eq_ignore_ascii_case(name));
        holder.zip(self.node).is_some_and(|((_, part), node)| {
            let is_part = |id| tree.node(id).local().eq_ignore_ascii_case(part);
            tree.elements(node).any(is_part) && tree.own_text(node).contains(is_letter_or_digit)
        })
    }
}

/// The stack, with a count of its names, so that an end tag that closes nothing costs no search.
#[derive(Debug)]
pub struct Open<'t> {
    frames: Vec<Frame<'t>>,
    counts: [u32; 256],
    piece: Option<usize>,
    root: Option<usize>,
}

impl<'t> Open<'t> {
    /// Nothing is open.
    pub fn new() -> Self {
        Open {
            frames: Vec::new(),
            counts: [0; 256],
            piece: None,
            root: None,
        }
    }

    /// All frames, outermost first.
    pub fn frames(&self) -> &[Frame<'t>] {
        &self.frames
    }

    /// The innermost.
    pub fn top(&self) -> Option<&Frame<'t>> {
        self.frames.last()
    }

    /// The innermost, to be changed.
    pub fn top_mut(&mut self) -> Option<&mut Frame<'t>> {
        self.frames.last_mut()
    }

    /// Any of them, to be changed.
    pub fn frame_mut(&mut self, at: usize) -> Option<&mut Frame<'t>> {
        self.frames.get_mut(at)
    }

    /// How many are open.
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Where the piece stands that is being read.
    pub fn piece(&self) -> Option<usize> {
        self.piece
    }

    /// What holds the pieces, of those before this one: entries are named like it, in a list of them, too.
    pub fn holder(&self, before: usize) -> Option<&Frame<'t>> {
        let frames = self.frames.iter().take(before).rev();
        let mut holders = frames.filter(|frame| frame.role != Role::Items);
        holders.find(|frame| frame.role.holds_pieces())
    }

    /// The outermost element of which nothing is wanted, or which lists entries, with no piece in it.
    pub fn skipped(&self) -> Option<usize> {
        let is_skipped = |frame: &Frame<'_>| matches!(frame.role, Role::Skip | Role::Items);
        let top = self.top().is_some_and(is_skipped);
        let first = self.frames.iter().position(is_skipped);
        first.filter(|_| top)
    }

    /// Where the field stands that is being read: a child of an entry, or the piece itself.
    pub fn field(&self) -> Option<usize> {
        let in_entry = self.piece_frame().is_some_and(Frame::is_entry);
        self.piece.map(|piece| piece + usize::from(in_entry))
    }

    /// The frame of the piece that is being read.
    pub fn piece_frame(&self) -> Option<&Frame<'t>> {
        self.frames.get(self.piece?)
    }

    /// Opens one more.
    pub fn push(&mut self, frame: Frame<'t>) {
        match frame.role {
            Role::Piece(_) => self.piece = Some(self.frames.len()),
            Role::Root if self.root.is_none() => self.root = Some(self.frames.len()),
            _ => {}
        }
        if let Some(count) = self.counts.get_mut(hash(frame.name)) {
            *count += 1;
        }
        self.frames.push(frame);
    }

    /// Closes the innermost.
    pub fn pop(&mut self) -> Option<Frame<'t>> {
        let frame = self.frames.pop()?;
        if let Some(count) = self.counts.get_mut(hash(frame.name)) {
            *count = count.saturating_sub(1);
        }
        let gone = |at: &usize| *at < self.frames.len();
        self.piece = self.piece.filter(gone);
        self.root = self.root.filter(gone);
        Some(frame)
    }

    /// The innermost element that an end tag of this name closes, case not minded, or the innermost if the name is nearly
    /// its own. Elements around the feed's root are out of reach while it is open. Also says whether the names are the same
    /// to the letter.
    pub fn find(&self, name: &str) -> Option<(usize, bool)> {
        let reach = self.root.unwrap_or(0);
        let frames = self.frames.get(reach..).unwrap_or_default();
        // Where no such name is open, the innermost alone is asked.
        let known = self.counts.get(hash(name)) != Some(&0);
        let near = if known { frames.len() } else { 1 };
        let names = frames.iter().rev().map(|frame| frame.name).take(near);
        let above = closed_by(name, names)?;
        let found = self.frames.len().checked_sub(above + 1)?;
        let frame = self.frames.get(found)?;
        Some((found, frame.name == name))
    }
}

fn hash(name: &str) -> usize {
    let bytes = name.as_bytes();
    let first = bytes.first().copied().unwrap_or(0).to_ascii_lowercase();
    let last = bytes.last().copied().unwrap_or(0).to_ascii_lowercase();
    usize::from(first ^ last.rotate_left(3)) ^ (bytes.len() & 0x1F)
}
