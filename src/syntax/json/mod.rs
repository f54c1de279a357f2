//! JSON Feed, and RSS written as JSON, to pieces: keys become elements, lists become elements that repeat.
//!
//! What is JSON is read by `token`, what is not by `mend`, behind the same tokens: nothing else knows the difference.

mod build;
mod elements;
mod mend;
pub mod quoted;
mod token;
pub mod version;
mod words;

use std::iter;
use std::ops::Range;

use elements::Open;
use elements::is_entry;
use token::{Read, Token, Tokens, Wanted};

use super::tree::Tree;
use super::{Piece, Pieces, Root, shape};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::json;
use crate::model::Format;
use crate::options::Limits;
use crate::value::text::{fold, is_one_of};

/// Reads a JSON document piece by piece.
#[derive(Debug)]
pub struct JsonPieces<'t> {
    tokens: Tokens<'t>,
    /// The containers around the next piece.
    around: Vec<Around>,
    /// The containers of the piece that is read.
    open: Vec<Open<'t>>,
    /// Keys of the feed's object, of those around it and of the piece that is read, each with how deep it lies.
    keys: Vec<(usize, &'t str)>,
    root: Option<Root>,
    /// Whether anything stands in the list of entries.
    has_items: bool,
    limits: Limits,
    /// Where the piece that is read begins.
    from: usize,
    /// It has reached the limit of an entry.
    is_full: bool,
    /// Its open containers that are not told apart from the one around them.
    deeper: usize,
}

/// What the members of a container are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Around {
    /// Nothing is around the document.
    Document,
    /// The feed's object: its members are the head's.
    Head,
    /// The list of entries.
    Entries,
    /// A list of feeds.
    Feeds,
    /// Entries in an object with numbers for keys: PHP's list from which something was taken.
    Numbered,
}

/// Keys of the list of entries: JSON Feed's, and RSS's in JSON.
static ENTRIES: &[&str] = &["items", "item", "entries", "entry"];

/// What the element of an entry is called.
const ITEM: &str = "item";

/// Keys of objects that stand around RSS's channel.
static WRAPPERS: &[&str] = &["rss", "channel", "feed"];

/// Keys of what programs put around whatever they answer.
static ANSWERS: &[&str] = &["data", "result", "response"];

/// Objects with more keys are not searched for repeats.
const MOST_KEYS: usize = 32;

impl<'t> JsonPieces<'t> {
    /// From the front of a text.
    pub fn new(text: &'t str, limits: &Limits) -> Self {
        JsonPieces {
            tokens: Tokens::new(text),
            around: vec![Around::Document],
            open: Vec::new(),
            keys: Vec::new(),
            root: None,
            has_items: false,
            limits: *limits,
            from: 0,
            is_full: false,
            deeper: 0,
        }
    }

    /// One step more, which may bring a piece; `None` at the end.
    fn step(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Option<Piece>> {
        let around = *self.around.last()?;
        let step = match around {
            Around::Head => self.member(tree, log),
            _ => self.item(around, tree, log),
        };
        if step.is_none() {
            let end = self.tokens.text.len();
            if self.tokens.wanted != Wanted::Nothing {
                log.add(&json::CUT, end..end);
            } else if self.tokens.next_byte().is_some() {
                log.add(&json::JUNK_BEHIND, self.tokens.at..end);
            }
            self.around.clear();
        }
        step
    }

    /// A container begins whose members are pieces; keys of the one before are no longer those of its object.
    fn enter(&mut self, around: Around) {
        self.around.push(around);
        let depth = self.around.len();
        self.keys.retain(|(known, _)| *known < depth);
    }

    /// The document begins. Which version it is may stand behind all that it says.
    fn begin(&mut self, around: Around) {
        self.enter(around);
        self.root = version::find(self.tokens.text)
            .map(|written| Root::new(Format::Json, &shape::version(Format::Json, written), ""));
    }

    /// One member of the feed's object.
    fn member(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Option<Piece>> {
        let (token, at) = self.tokens.next(log)?;
        let Token::Key(key) = token else {
            self.around.pop();
            return Some(None);
        };
        if !ENTRIES.contains(&key) {
            // What has several lists of entries has more of them.
            self.note_key(self.around.len(), key, at, log);
        }
        let value = self.tokens.next(log)?;
        match &value.0 {
            Token::Object | Token::List => {
                if let Some(around) = self.opened(key, &value, log) {
                    self.enter(around);
                    return Some(None);
                }
                if is_one_of(key, ENTRIES) {
                    // A feed of one item is often written without the list.
                    return Some(Some(self.entry(tree, value, log)));
                }
            }
            Token::Text(text) if key == "items" && !text.is_empty() => {
                log.add(&json::NO_ENTRY, value.1);
                return Some(None);
            }
            Token::Text(version) if key == "version" => {
                self.take_version(version);
                return Some(None);
            }
            _ => {}
        }
        let before = self.keys.len();
        self.build(tree, key, value, log);
        self.keys.truncate(before);
        Some((!tree.is_empty()).then_some(Piece::Head))
    }

    /// What begins with a value whose members are pieces.
    fn opened(&mut self, key: &str, value: &Read<'t>, log: &mut Log) -> Option<Around> {
        let is_list = value.0 == Token::List;
        let is_wrapper = is_one_of(key, WRAPPERS);
        let is_json = self
            .root
            .as_ref()
            .is_some_and(|root| root.format == Format::Json);
        if is_one_of(key, ENTRIES) {
            if !is_list && self.tokens.is_numbered() {
                log.add(&json::LIST_AS_OBJECT, value.1.clone());
                return Some(Around::Numbered);
            }
            return is_list.then_some(Around::Entries);
        }
        if is_wrapper && !is_list && !is_json {
            self.root
                .get_or_insert_with(|| Root::new(Format::Rss, "", ""));
            return Some(Around::Head);
        }
        let may_hold = is_wrapper || is_one_of(key, ANSWERS);
        (may_hold && self.tokens.holds_entries()).then_some(match is_list {
            true => Around::Feeds,
            false => Around::Head,
        })
    }

    /// Notes a key, and whether its object was given it before: parsers keep either.
    fn note_key(&mut self, depth: usize, key: &'t str, at: Range<usize>, log: &mut Log) {
        if self.keys.contains(&(depth, key)) {
            log.add_with(&json::KEY_REPEATED, at, key);
        } else if self.keys.len() < MOST_KEYS {
            self.keys.push((depth, key));
        }
    }

    fn take_version(&mut self, written: &str) {
        if let Some(number) = version::named(written) {
            let number = shape::version(Format::Json, number);
            self.root = Some(Root::new(Format::Json, &number, ""));
        } else if let Some(root) = self.root.as_mut().filter(|root| root.format == Format::Rss) {
            root.version = fold(written).into_owned();
        }
    }

    /// One member of a list, or the document itself.
    fn item(
        &mut self,
        around: Around,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Option<Piece>> {
        let read = self.tokens.next(log)?;
        match (&read.0, around) {
            (Token::Object, Around::Document) => self.begin(Around::Head),
            (Token::Object, Around::Feeds) => self.enter(Around::Head),
            (Token::Object, _) => return Some(Some(self.entry(tree, read, log))),
            (Token::List, Around::Document) if self.tokens.holds_entries() => {
                self.begin(Around::Feeds);
            }
            (Token::List, Around::Document) => self.begin(Around::Entries),
            // What a list in the list holds is looked at all the same.
            (Token::List, _) => {
                log.add(&json::NO_ENTRY, read.1);
                self.enter(Around::Entries);
            }
            (Token::Close, _) => {
                self.around.pop();
                if !self.has_items && self.around.last() != Some(&Around::Document) {
                    self.root
                        .get_or_insert_with(|| Root::new(Format::Json, "", ""));
                }
            }
            // A number is the key; of something else than JSON a word may be all.
            (Token::Key(_), _) | (_, Around::Document) => {}
            _ => log.add(&json::NO_ENTRY, read.1),
        }
        Some(None)
    }

    fn entry(&mut self, tree: &mut Tree<'t>, opened: Read<'t>, log: &mut Log) -> Piece {
        self.has_items = true;
        let before = self.keys.len();
        self.build(tree, ITEM, opened, log);
        let keys = self.keys.get(before..).unwrap_or_default();
        if self.root.is_none() && is_entry(keys) {
            self.root = Some(Root::new(Format::Json, "", ""));
        }
        self.keys.truncate(before);
        Piece::Entry
    }
}

impl<'t> Pieces<'t> for JsonPieces<'t> {
    fn next(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        tree.clear();
        let mut steps = iter::from_fn(|| self.step(tree, log));
        steps.find_map(|piece| piece)
    }

    fn next_of_head(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        tree.clear();
        let mut steps = iter::from_fn(|| {
            let mut found = log.aside();
            let step = self.step(tree, &mut found);
            if step != Some(Some(Piece::Entry)) {
                log.follow(found);
            }
            step
        });
        steps.find_map(|piece| piece)
    }

    fn root(&self) -> Option<&Root> {
        self.root.as_ref()
    }

    fn is_named_behind(&self) -> bool {
        let is_head = |around: &Around| *around == Around::Head;
        let Some(head) = self.around.iter().rposition(is_head) else {
            return false;
        };
        let is_versioned = self
            .root
            .as_ref()
            .is_some_and(|root| !root.version.is_empty());
        !is_versioned || !self.keys.contains(&(head + 1, "title"))
    }
}
