//! A sound document by the strict lane alone: where nothing else is built in, this is the reader of XML.
//!
//! It knows the containers of feeds, and what may stand between pieces without a question. At the first oddity it gives
//! up the whole document, and nothing that it would have said of the rest is known.

mod container;
mod resume;

pub use resume::{Mark, State};

use super::markup::blank;
use super::names::{ITEMS, Known, Names, OPENS};
use super::{Around, Strict};
use crate::diagnostic::Log;
use crate::model::Format;
use crate::need;
use crate::options::Limits;
use crate::syntax::shape::{Opens, opens};
use crate::syntax::tree::Tree;
use crate::syntax::xml::Root;
use crate::syntax::xml::balance::{Balance, HoldersEnd};
use crate::syntax::xml::namespaces::Scopes;
use crate::syntax::xml::prolog::check_instruction;
use crate::syntax::xml::references::{Characters, Place};
use crate::syntax::xml::root::names_cdf;
use crate::syntax::{Piece, Pieces};

/// The pieces of a sound document, one after the other.
pub struct SoundPieces<'t> {
    text: &'t str,
    limits: Limits,
    strict: Strict<'t>,
    characters: Characters<'t>,
    scopes: Scopes<'t>,
    frames: Vec<Frame<'t>>,
    root: Option<Root>,
    rest: Rest,
    /// Looks ahead, once something asks.
    balance: Option<Balance<'t>>,
    /// More text may follow, and with it what was read last would perhaps have been read otherwise.
    is_unsettled: bool,
    has_given_up: bool,
    has_ended: bool,
}

/// An open container.
#[derive(Debug, Clone, Copy)]
struct Frame<'t> {
    name: &'t str,
    /// Declarations in scope before it.
    mark: usize,
}

/// What never borrows.
#[derive(Debug, Clone, Default)]
struct Rest {
    at: usize,
    /// The text begins with the document.
    is_front: bool,
    entries: u32,
    channels: u32,
    has_title: bool,
    /// Entities may be defined in another file.
    has_doctype: bool,
    /// `<RDF>` is open, and nothing of RSS has come yet: its `xml:base` and `xml:lang`.
    rdf_says: Option<[Option<String>; 2]>,
}

impl<'t> SoundPieces<'t> {
    /// From the front of a text.
    pub fn new(text: &'t str, limits: &Limits) -> Self {
        SoundPieces {
            text,
            limits: *limits,
            strict: Strict::new(),
            characters: Characters::new(text, limits.expansion),
            scopes: Scopes::new(limits.attributes),
            frames: Vec::new(),
            root: None,
            rest: Rest {
                is_front: true,
                ..Rest::default()
            },
            balance: None,
            is_unsettled: false,
            has_given_up: false,
            has_ended: false,
        }
    }

    /// Whether there is more that is not plainly sound, or not all there.
    pub fn has_given_up(&self) -> bool {
        self.has_given_up
    }

    /// Whether the piece that came last would perhaps have been another one if the text went on.
    pub fn is_unsettled(&self) -> bool {
        self.is_unsettled
    }

    /// Whether nothing more comes of this text.
    pub fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// A piece that is longer than may be held.
    pub fn next_of_full(&mut self, _: bool, _: &mut Tree<'t>, _: &mut Log) -> Option<Piece> {
        need::lacks("markup");
        self.has_ended = true;
        None
    }

    /// No piece is given out before it has ended.
    pub fn given_out(&self) -> Option<u32> {
        None
    }

    /// Pieces are given out whole.
    pub fn is_in_piece(&self) -> bool {
        false
    }

    /// What the root says, once it is known.
    pub fn root(&self) -> Option<&Root> {
        self.root.as_ref()
    }

    /// The next piece, or of an entry that is not wanted nothing but where it begins. `None` at the end, and where the
    /// document is given up.
    pub fn read(&mut self, has_all: bool, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        tree.clear();
        let read = self.step(has_all, tree, log);
        self.has_given_up |= read.is_none();
        read.flatten()
    }

    /// `None` gives up.
    fn step(&mut self, has_all: bool, tree: &mut Tree<'t>, log: &mut Log) -> Option<Option<Piece>> {
        loop {
            let bytes = self.text.as_bytes();
            self.rest.at += blank(bytes.get(self.rest.at..)?);
            let at = self.rest.at;
            match bytes.get(at..)? {
                [] => {
                    self.has_ended = self.frames.is_empty() && self.root.is_some();
                    return self.has_ended.then_some(None);
                }
                [b'<', b'?', ..] => self.instruction(log)?,
                [b'<', b'!', b'-', b'-', ..] => self.comment(log)?,
                [b'<', b'/', ..] => self.end()?,
                [b'<', b'!', ..] => self.doctype(log)?,
                [b'<', ..] => {
                    if let Some(piece) = self.element(has_all, tree, log)? {
                        return Some(Some(piece));
                    }
                }
                _ => return None,
            }
        }
    }

    /// A processing instruction, or the declaration at the front.
    fn instruction(&mut self, log: &mut Log) -> Option<()> {
        let from = self.rest.at + 2;
        let length = memchr::memmem::find(self.text.as_bytes().get(from..)?, b"?>")?;
        let content = from..from + length;
        let written = self.text.get(content.clone())?;
        let target = written.get(..3).unwrap_or_default();
        let is_front = self.rest.is_front && self.rest.at == 0;
        let is_declaration =
            target.eq_ignore_ascii_case("xml") && written.as_bytes().get(3) != Some(&b'-');
        // White space before it is all that is forgiven.
        let is_late = is_declaration && !is_front;
        let is_first = self.rest.is_front && blank(self.text.as_bytes()) == self.rest.at;
        if is_late && !is_first || written.contains(['<', '>']) {
            return None;
        }
        let mut found = log.aside();
        let place = self.rest.at..content.end + 2;
        check_instruction(self.text, content, place.clone(), is_front, &mut found);
        if found.is_ill_formed() != is_late {
            return None;
        }
        log.follow(found);
        self.rest.at = place.end;
        self.characters.resolve(written, from, Place::Verbatim, log);
        Some(())
    }

    /// A document type that names two files and defines nothing, as Netscape's RSS has it.
    fn doctype(&mut self, log: &mut Log) -> Option<()> {
        let from = self.rest.at + "<!DOCTYPE".len();
        let rest = self.text.get(from..)?;
        let length = memchr::memchr3(b'>', b'[', b'<', rest.as_bytes())?;
        let written = rest.get(..length)?;
        let is_open = rest.as_bytes().get(length) != Some(&b'>');
        let is_first = self.frames.is_empty() && self.root.is_none() && !self.rest.has_doctype;
        if is_open || !is_first || !names_files(written) || names_cdf(written) {
            return None;
        }
        self.rest.has_doctype = true;
        self.characters.entities.stand_elsewhere();
        self.characters.resolve(written, from, Place::Verbatim, log);
        self.rest.at = from + length + 1;
        Some(())
    }

    /// A comment without dashes in it.
    fn comment(&mut self, log: &mut Log) -> Option<()> {
        let from = self.rest.at + "<!--".len();
        let rest = self.text.as_bytes().get(from..)?;
        let length = memchr::memmem::find(rest, b"--")?;
        if matches!(rest.first()?, b'-' | b'>') || rest.get(length + 2)? != &b'>' {
            return None;
        }
        let raw = self.text.get(from..from + length)?;
        self.characters.resolve(raw, from, Place::Verbatim, log);
        self.rest.at = from + length + 3;
        Some(())
    }

    /// The end tag of the innermost container.
    fn end(&mut self) -> Option<()> {
        let from = self.rest.at + 2;
        let frame = *self.frames.last()?;
        let behind = self.text.get(from..)?.strip_prefix(frame.name)?.as_bytes();
        let space = blank(behind);
        if behind.get(space)? != &b'>' || self.rest.rdf_says.is_some() {
            return None;
        }
        self.rest.at = from + frame.name.len() + space + 1;
        self.scopes.leave(frame.mark);
        self.frames.pop();
        Some(())
    }

    /// What a start tag begins: a container, whose attributes may be a piece, or a piece.
    fn element(
        &mut self,
        has_all: bool,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Option<Piece>> {
        self.strict.names.follow(self.scopes.version);
        let known = match self.strict.names.read(self.text, self.rest.at + 1) {
            Some(known) => known,
            None => {
                // It may have found no place among the others.
                self.strict.names = Names::default();
                self.strict.names.follow(self.scopes.version);
                self.strict.names.read(self.text, self.rest.at + 1)?
            }
        };
        if self.frames.is_empty() {
            return match self.root {
                None => self.begin_root(known, tree, log),
                Some(_) => None,
            };
        }
        let opens = opens(known.local()).filter(|_| known.is(OPENS));
        if self.rest.rdf_says.is_some() || opens == Some(Opens::Channel) {
            return self.channel(tree, log);
        }
        if known.is(ITEMS) && self.root.as_ref()?.format == Format::Rss {
            return self.items(tree, log).map(|()| None);
        }
        if has_all && known.is(OPENS) {
            let from = self.rest.at;
            let (around, strict) = self.around(true);
            return strict.begins(around, from, tree).map(Some);
        }
        if !known.is(OPENS) {
            self.look_for_start(known)?;
        }
        self.piece(known.is(OPENS), tree, log).map(Some)
    }

    fn piece(&mut self, is_entry: bool, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        let from = self.rest.at;
        let (around, strict) = self.around(is_entry);
        let mut sound = strict.read(around, from, tree, log);
        if sound.is_none() && self.strict.names.are_many() {
            // Some name may have found no place among them.
            self.strict.names = Names::default();
            let (around, strict) = self.around(is_entry);
            sound = strict.read(around, from, tree, log);
        }
        let sound = sound?;
        self.rest.at = sound.end;
        self.rest.has_title |= sound.is_title;
        self.rest.entries += u32::from(sound.piece == Piece::Entry);
        Some(sound.piece)
    }

    /// What a piece stands in. That a field of the head has no entry before it was asked already.
    fn around(&mut self, is_entry: bool) -> (Around<'_, 't>, &mut Strict<'t>) {
        let format = self.root.as_ref().map_or(Format::Rss, |root| root.format);
        let around = Around {
            text: self.text,
            scopes: &mut self.scopes,
            characters: &mut self.characters,
            limits: &self.limits,
            depth: self.frames.len(),
            format,
            entries: if is_entry { self.rest.entries } else { 0 },
            has_title: false,
        };
        (around, &mut self.strict)
    }

    /// A field behind an entry, or a second title, may be an entry's that has lost its start tag.
    fn look_for_start(&mut self, known: Known<'t>) -> Option<()> {
        let is_title = known.is(super::names::TITLE);
        if self.rest.entries == 0 && !(is_title && self.rest.has_title) {
            return Some(());
        }
        let balance = self.balance.get_or_insert_with(|| Balance::new(self.text));
        let lost = balance.lone_end(self.rest.at, &[], HoldersEnd::Decides);
        self.is_unsettled |= balance.has_missed();
        lost.is_none().then_some(())
    }
}

/// Whether a document type is `rss` and names two files, by signs of ASCII.
fn names_files(doctype: &str) -> bool {
    let parts: Vec<&str> = doctype.splitn(6, '"').collect();
    let [name, file, between, address, behind] = parts.as_slice() else {
        return false;
    };
    let words: Vec<&str> = name.split_ascii_whitespace().collect();
    let is_blank = |text: &str| text.trim_ascii().is_empty();
    let is_plain = |text: &str| text.bytes().all(|byte| matches!(byte, b' '..=b'~'));
    words == ["rss", "PUBLIC"]
        && name.starts_with(' ')
        && name.ends_with(' ')
        && !between.is_empty()
        && is_blank(between)
        && is_blank(behind)
        && is_plain(file)
        && is_plain(address)
}

impl<'t> Pieces<'t> for SoundPieces<'t> {
    fn next(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        self.next_wanted(false, tree, log)
    }

    fn next_wanted(&mut self, has_all: bool, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        let piece = self.read(has_all, tree, log);
        if self.has_given_up {
            need::lacks("markup");
        }
        piece
    }

    /// What is not sound may be not all there.
    fn next_in_window(
        &mut self,
        has_all: bool,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Piece> {
        self.read(has_all, tree, log)
    }

    fn root(&self) -> Option<&Root> {
        SoundPieces::root(self)
    }
}
