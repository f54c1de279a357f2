//! JSON Feed, and RSS written as JSON, to pieces: keys become elements, lists become elements that repeat.
//!
//! What is not JSON is mended: trailing and missing commas, comments, keys without quotes, a text cut off.

mod build;
mod elements;
mod grammar;
mod lost;
mod mend;
pub mod quoted;
mod token;
pub mod version;
mod words;

use std::ops::Range;

use grammar::Grammar;
use token::{Token, Tokens};

use super::tree::Tree;
use super::{Piece, Pieces, Root, shape};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::{json, limit};
use crate::model::Format;
use crate::options::Limits;
use crate::value::text::fold;

/// Reads a JSON document piece by piece.
#[derive(Debug)]
pub struct JsonPieces<'t> {
    text: &'t str,
    tokens: Tokens<'t>,
    grammar: Grammar,
    /// A key that stood in a list, while that is ended.
    waiting: Option<(Token<'t>, Range<usize>)>,
    /// The containers around the next piece.
    around: Vec<Around>,
    depth: usize,
    depth_is_told: bool,
    entry_bytes: usize,
    root: Option<Root>,
    is_started: bool,
    /// Whether anything stands in the list of entries.
    has_items: bool,
    /// Keys of the object whose members are read.
    keys: Vec<&'t str>,
    /// What was built last has reached the limit of an entry.
    is_full: bool,
    /// The same of the feed's object and those around it, each with how deep it lies.
    head_keys: Vec<(usize, &'t str)>,
    /// How deep the object lies that is known to hold the list of entries.
    feed_depth: usize,
    /// How many of its members counted instead of others.
    replaced: usize,
    /// What is no feed stands behind the end.
    has_junk: bool,
}

/// A container whose members are pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Around {
    /// The feed's object: its members are the head's.
    Head,
    /// The list of entries.
    Entries,
    /// A list of feeds.
    Feeds,
    /// The same as an object with numbers for keys: PHP's list from which something was taken.
    Numbered,
    /// Entries behind the end of their list, or where it was never opened.
    More,
}

/// Keys of the list of entries: JSON Feed's, and RSS's in JSON.
static ENTRIES: &[&str] = &["items", "item", "entries", "entry"];

/// What the element of an entry is called.
const ITEM: &str = "item";

/// Keys of other lists that PHP programs filter.
static LISTS: &[&str] = &["tags", "authors", "attachments", "hubs"];

/// Keys of objects that stand around RSS's channel.
static WRAPPERS: &[&str] = &["rss", "channel", "feed"];

/// Keys of objects that programs put around whatever they answer.
static ANSWERS: &[&str] = &["data", "result", "response"];

impl<'t> JsonPieces<'t> {
    /// From the front of a text.
    pub fn new(text: &'t str, limits: &Limits) -> Self {
        JsonPieces {
            text,
            tokens: Tokens::new(text),
            grammar: Grammar::new(),
            waiting: None,
            around: Vec::new(),
            depth: limits.depth,
            depth_is_told: false,
            entry_bytes: limits.entry_bytes,
            root: None,
            is_started: false,
            has_items: false,
            keys: Vec::new(),
            is_full: false,
            head_keys: Vec::new(),
            feed_depth: 0,
            replaced: 0,
            has_junk: false,
        }
    }

    fn token(&mut self, log: &mut Log) -> Option<(Token<'t>, Range<usize>)> {
        self.tokens.wants_key = self.grammar.wants_key();
        let (token, at) = match self.waiting.take() {
            Some(key) => key,
            None => self.tokens.next(log)?,
        };
        let is_key = matches!(token, Token::Text(_) | Token::Word(_));
        if is_key && self.grammar.may_end_list() && self.tokens.is_before_colon() {
            let here = at.start..at.start;
            log.add(&json::LOST_BRACKET, here.clone());
            self.grammar.end_list();
            self.waiting = Some((token, at));
            return Some((Token::CloseArray, here));
        }
        self.grammar.take(&token, &at, log);
        Some((token, at))
    }

    fn start(&mut self, log: &mut Log) {
        self.is_started = true;
        match self.token(log) {
            Some((Token::OpenObject, _)) => self.around.push(Around::Head),
            Some((Token::OpenArray, _)) => self.around.push(match self.tokens.holds_entries() {
                true => Around::Feeds,
                false => Around::Entries,
            }),
            // A call around it, perhaps: no object begins here.
            _ => return,
        }
        self.root = version::find(self.text)
            .map(|written| root(Format::Json, &shape::version(Format::Json, written)));
    }

    /// One member of the feed's object.
    fn member(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Option<Piece>> {
        let (token, at) = self.token(log)?;
        let key = match token {
            Token::Comma => return Some(None),
            Token::CloseObject => {
                self.around.pop();
                return Some(None);
            }
            Token::Text(_) | Token::Word(_) => self.key(&token, &at).unwrap_or_default(),
            Token::OpenObject if self.has_items => {
                return Some(self.entry_outside(tree, (token, at), log));
            }
            _ => return Some(None),
        };
        let piece = self.note_head_key(key, at, log);
        let value = self.after_colon(log)?;
        let is_named = |names: &[&str]| names.iter().any(|name| name.eq_ignore_ascii_case(key));
        match &value.0 {
            Token::Text(text) if key == "items" && !text.is_empty() => {
                log.add(&json::NO_ENTRY, value.1);
                Some(None)
            }
            // A key without a value.
            Token::CloseObject | Token::CloseArray => {
                self.around.pop();
                Some(None)
            }
            Token::Comma | Token::Colon => Some(None),
            Token::OpenArray if is_named(ENTRIES) => {
                self.around.push(Around::Entries);
                Some(None)
            }
            Token::OpenObject if is_named(ENTRIES) && self.tokens.is_numbered() => {
                log.add(&json::LIST_AS_OBJECT, value.1);
                self.around.push(Around::Numbered);
                Some(None)
            }
            // A feed of one item is often written without the list.
            Token::OpenObject if is_named(ENTRIES) => {
                self.has_items = true;
                self.build(tree, None, ITEM, value, log);
                Some(Some(Piece::Entry))
            }
            Token::OpenObject if is_named(WRAPPERS) => {
                self.root.get_or_insert_with(|| root(Format::Rss, ""));
                self.begin_head();
                Some(None)
            }
            Token::OpenObject
                if self.root.is_some() && (is_named(ANSWERS) || self.tokens.begin_feed()) =>
            {
                self.begin_head();
                Some(None)
            }
            Token::OpenArray
                if self.root.is_some() && is_named(ANSWERS) && self.tokens.holds_entries() =>
            {
                self.around.push(Around::Feeds);
                Some(None)
            }
            Token::Text(version) if key == "version" => {
                self.take_version(version);
                Some(None)
            }
            _ => {
                self.build(tree, None, key, value, log);
                if piece.is_none() {
                    tree.clear();
                }
                Some(piece.filter(|_| !tree.is_empty()))
            }
        }
    }

    fn take_version(&mut self, written: &str) {
        if let Some(root) = self.root.as_mut().filter(|root| root.format == Format::Rss) {
            root.version = fold(written).into_owned();
        } else if let Some(number) = version::named(written) {
            // Only where its address is escaped was it not found before.
            let root = self.root.get_or_insert_with(|| root(Format::Json, ""));
            root.version = shape::version(Format::Json, number);
        }
    }

    fn after_colon(&mut self, log: &mut Log) -> Option<(Token<'t>, Range<usize>)> {
        let mut next = self.token(log)?;
        while next.0 == Token::Colon {
            next = self.token(log)?;
        }
        Some(next)
    }

    fn item(
        &mut self,
        tree: &mut Tree<'t>,
        is_numbered: bool,
        log: &mut Log,
    ) -> Option<Option<Piece>> {
        let (token, at) = match self.token(log)? {
            (Token::Text(_) | Token::Word(_), _) if is_numbered => self.after_colon(log)?,
            // The brace was lost that begins the next entry.
            (Token::CloseArray, at) if self.is_of_entry_waiting() => {
                self.grammar.reopen();
                self.grammar.push(false);
                (Token::OpenObject, at)
            }
            other => other,
        };
        match token {
            Token::Comma => Some(None),
            Token::CloseArray | Token::CloseObject => {
                // Where no list was opened this is the end of the object around it.
                if token == Token::CloseObject && self.around.last() == Some(&Around::More) {
                    self.around.pop();
                }
                self.around.pop();
                if !self.has_items && !self.around.is_empty() {
                    self.root.get_or_insert_with(|| root(Format::Json, ""));
                }
                Some(None)
            }
            Token::OpenObject
                if self.around.last() == Some(&Around::Feeds)
                    || (self.around.len() == 1 && self.tokens.begin_feed()) =>
            {
                self.begin_head();
                Some(None)
            }
            Token::OpenObject => {
                self.has_items = true;
                self.build(tree, None, ITEM, (token, at), log);
                if self.root.is_none() && self.is_entry(tree) {
                    self.root = Some(root(Format::Json, ""));
                }
                Some(Some(Piece::Entry))
            }
            Token::Text(_) | Token::Word(_) => {
                log.add(&json::NO_ENTRY, at);
                Some(None)
            }
            // What a list in the list holds is looked at all the same.
            Token::OpenArray => {
                log.add(&json::NO_ENTRY, at);
                self.around.push(Around::Entries);
                Some(None)
            }
            Token::Colon => Some(None),
        }
    }

    /// Forgets the last piece; before the first it looks at how the document begins.
    fn begin(&mut self, tree: &mut Tree<'t>, log: &mut Log) {
        tree.clear();
        if !self.is_started {
            self.start(log);
        }
    }

    /// One step more, which may bring a piece; `None` at the end.
    fn step(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Option<Piece>> {
        let step = match self.around.last() {
            Some(Around::Head) => self.member(tree, log),
            Some(Around::Entries | Around::Feeds | Around::More) => self.item(tree, false, log),
            Some(Around::Numbered) => self.item(tree, true, log),
            None => return self.behind(tree, log),
        };
        if step.is_none() {
            log.add(&json::CUT, self.text.len()..self.text.len());
            self.around.clear();
        }
        Some(step.flatten())
    }

    fn is_in_entries(&self) -> bool {
        matches!(self.around.last(), Some(Around::Entries | Around::More))
    }

    fn tell_depth(&mut self, at: Range<usize>, log: &mut Log) {
        if !self.depth_is_told {
            self.depth_is_told = true;
            log.add(&limit::DEPTH, at);
            log.truncate();
        }
    }
}

impl<'t> Pieces<'t> for JsonPieces<'t> {
    fn next(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        self.begin(tree, log);
        loop {
            match self.step(tree, log) {
                Some(None) => {}
                done => return done.flatten(),
            }
        }
    }

    fn next_of_head(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        self.begin(tree, log);
        loop {
            let mut found = log.aside();
            let step = self.step(tree, &mut found);
            if step != Some(Some(Piece::Entry)) {
                log.follow(found);
            }
            match step {
                Some(None) => {}
                done => return done.flatten(),
            }
        }
    }

    fn root(&self) -> Option<&Root> {
        self.root.as_ref()
    }

    fn is_named_behind(&self) -> bool {
        let is_title = |(depth, key): &(usize, &str)| *depth >= self.feed_depth && *key == "title";
        let is_bare = |root: &Root| root.format == Format::Rss && root.version.is_empty();
        matches!(self.around.first(), Some(Around::Head | Around::Feeds))
            && (!self.head_keys.iter().any(is_title) || self.root.as_ref().is_some_and(is_bare))
    }
}

fn root(format: Format, version: &str) -> Root {
    Root {
        format,
        version: version.to_owned(),
        base: None,
        language: None,
        name: String::new(),
    }
}
