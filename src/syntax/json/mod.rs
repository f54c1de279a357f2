//! JSON Feed, and RSS written as JSON, to pieces: keys become elements, lists become elements that repeat.
//!
//! What is not JSON is mended: trailing and missing commas, comments, keys without quotes, a text cut off.

mod elements;
mod grammar;
pub mod quoted;
mod token;
pub mod version;

use std::borrow::Cow;
use std::ops::Range;

use elements::{element, is_entry, leaf};
use grammar::Grammar;
use token::{Token, Tokens, is_nothing};

use super::tree::{NodeId, Tree};
use super::{Piece, Pieces, Root};
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
    /// The containers around the next piece.
    around: Vec<Around>,
    depth: usize,
    depth_is_told: bool,
    entry_bytes: usize,
    root: Option<Root>,
    is_started: bool,
    /// Whether anything stands in the list of entries.
    has_items: bool,
}

/// A container whose members are pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Around {
    /// The feed's object: its members are the head's.
    Head,
    /// The list of entries.
    Entries,
    /// The same as an object with numbers for keys: PHP's list from which something was taken.
    Numbered,
}

/// Keys of the list of entries: JSON Feed's, and RSS's in JSON.
static ENTRIES: &[&str] = &["items", "item", "entries", "entry"];

/// What the element of an entry is called.
const ITEM: &str = "item";

/// Keys of other lists that PHP programs filter.
static LISTS: &[&str] = &["tags", "authors", "attachments", "hubs"];

/// Keys of objects that stand around RSS's channel.
static WRAPPERS: &[&str] = &["rss", "channel", "feed"];

impl<'t> JsonPieces<'t> {
    /// From the front of a text.
    pub fn new(text: &'t str, limits: &Limits) -> Self {
        JsonPieces {
            text,
            tokens: Tokens::new(text),
            grammar: Grammar::new(),
            around: Vec::new(),
            depth: limits.depth,
            depth_is_told: false,
            entry_bytes: limits.entry_bytes,
            root: None,
            is_started: false,
            has_items: false,
        }
    }

    fn token(&mut self, log: &mut Log) -> Option<(Token<'t>, Range<usize>)> {
        let (token, at) = self.tokens.next(log)?;
        self.grammar.take(&token, &at, log);
        Some((token, at))
    }

    fn start(&mut self, log: &mut Log) {
        self.is_started = true;
        match self.token(log) {
            Some((Token::OpenObject, _)) => self.around.push(Around::Head),
            Some((Token::OpenArray, _)) => self.around.push(Around::Entries),
            // A call around it, perhaps: no object begins here.
            _ => return,
        }
        self.root = version::find(self.text).map(|version| root(Format::Json, version));
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
            Token::Text(Cow::Borrowed(key)) | Token::Word(key) => key,
            Token::Text(Cow::Owned(_)) => {
                self.text.get(at.start + 1..at.end - 1).unwrap_or_default()
            }
            _ => return Some(None),
        };
        let value = self.after_colon(log)?;
        let is_named = |names: &[&str]| names.iter().any(|name| name.eq_ignore_ascii_case(key));
        match &value.0 {
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
                self.build(tree, None, ITEM, value, log);
                Some(Some(Piece::Entry))
            }
            Token::OpenObject if is_named(WRAPPERS) => {
                self.root.get_or_insert_with(|| root(Format::Rss, ""));
                self.around.push(Around::Head);
                Some(None)
            }
            Token::OpenObject if self.root.is_some() && self.tokens.begin_feed() => {
                self.around.push(Around::Head);
                Some(None)
            }
            Token::Text(version) if key == "version" => {
                if let Some(root) = self.root.as_mut().filter(|root| root.format == Format::Rss) {
                    root.version = fold(version).into_owned();
                }
                Some(None)
            }
            _ => {
                self.build(tree, None, key, value, log);
                Some((!tree.is_empty()).then_some(Piece::Head))
            }
        }
    }

    fn after_colon(&mut self, log: &mut Log) -> Option<(Token<'t>, Range<usize>)> {
        match self.token(log)? {
            (Token::Colon, _) => self.token(log),
            other => Some(other),
        }
    }

    fn item(
        &mut self,
        tree: &mut Tree<'t>,
        is_numbered: bool,
        log: &mut Log,
    ) -> Option<Option<Piece>> {
        let (token, at) = match self.token(log)? {
            (Token::Text(_) | Token::Word(_), _) if is_numbered => self.after_colon(log)?,
            other => other,
        };
        match token {
            Token::Comma => Some(None),
            Token::CloseArray | Token::CloseObject => {
                self.around.pop();
                if !self.has_items && !self.around.is_empty() {
                    self.root.get_or_insert_with(|| root(Format::Json, ""));
                }
                Some(None)
            }
            Token::OpenObject => {
                self.has_items = true;
                self.build(tree, None, ITEM, (token, at), log);
                if self.root.is_none() && is_entry(tree) {
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

    fn is_in_entries(&self) -> bool {
        self.around.last() == Some(&Around::Entries)
    }

    fn tell_depth(&mut self, at: Range<usize>, log: &mut Log) {
        if !self.depth_is_told {
            self.depth_is_told = true;
            log.add(&limit::DEPTH, at);
            log.truncate();
        }
    }

    /// Builds the element of one key and its value, without recursion. Containers deeper than the limit are one
    /// with the last that is told apart: of them nothing is kept but how many are open.
    fn build(
        &mut self,
        tree: &mut Tree<'t>,
        parent: Option<NodeId>,
        key: &'t str,
        value: (Token<'t>, Range<usize>),
        log: &mut Log,
    ) {
        let mut open: Vec<Open<'t>> = Vec::new();
        let mut deeper = 0_usize;
        let from = value.1.start;
        let mut is_full = false;
        let mut next = Some((key, parent, value));
        loop {
            if let Some((key, node, (token, at))) = next.take() {
                if !is_full && at.end.saturating_sub(from) > self.entry_bytes {
                    is_full = true;
                    log.add(&limit::ENTRY_BYTES, from..at.end);
                    log.truncate();
                }
                let is_one_of_many = open
                    .last()
                    .is_some_and(|open| open.is_numbered || self.grammar.is_in_list());
                match token {
                    Token::OpenObject | Token::OpenArray if is_full => deeper += 1,
                    Token::OpenObject | Token::OpenArray if open.len() >= self.depth.max(1) => {
                        self.tell_depth(at, log);
                        deeper += 1;
                    }
                    Token::Text(_) | Token::Word(_) if is_full => {}
                    Token::OpenObject => {
                        let is_numbered =
                            !is_one_of_many && LISTS.contains(&key) && self.tokens.is_numbered();
                        if is_numbered {
                            log.add(&json::LIST_AS_OBJECT, at.clone());
                        }
                        let node = match is_numbered {
                            true => node,
                            false => Some(element(tree, node, key, at.start)),
                        };
                        open.push(Open {
                            key,
                            node,
                            is_numbered,
                        });
                    }
                    Token::OpenArray => open.push(Open {
                        key,
                        node,
                        is_numbered: false,
                    }),
                    Token::Text(text) => leaf(tree, node, key, text, at, is_one_of_many, log),
                    Token::Word(word) if is_nothing(word) => {}
                    Token::Word(word) => leaf(tree, node, key, word.into(), at, true, log),
                    // A key without a value.
                    Token::CloseObject | Token::CloseArray => {
                        close(tree, &mut open, &mut deeper, false, at.end);
                    }
                    Token::Comma | Token::Colon => {}
                }
            }
            let Some(inner) = open.last().copied() else {
                return;
            };
            let is_list = self.grammar.is_in_list();
            let Some((token, at)) = self.token(log) else {
                log.add(&json::CUT, self.text.len()..self.text.len());
                return;
            };
            next = match token {
                Token::CloseObject | Token::CloseArray => {
                    let is_list = is_list || inner.is_numbered;
                    close(tree, &mut open, &mut deeper, is_list, at.end);
                    None
                }
                Token::Comma => None,
                // The brace that ends the entry before is missing: this one begins the next.
                Token::OpenObject
                    if !is_list && open.len() == 1 && inner.key == ITEM && self.is_in_entries() =>
                {
                    self.tokens = Tokens::behind(self.text, at.start);
                    self.grammar.step_out();
                    close(tree, &mut open, &mut deeper, false, at.start);
                    None
                }
                value if is_list => Some((inner.key, inner.node, (value, at))),
                Token::Text(_) | Token::Word(_) if inner.is_numbered => self
                    .after_colon(log)
                    .map(|value| (inner.key, inner.node, value)),
                Token::Text(Cow::Borrowed(key)) | Token::Word(key) => {
                    self.after_colon(log).map(|value| (key, inner.node, value))
                }
                Token::Text(Cow::Owned(_)) => {
                    let key = self.text.get(at.start + 1..at.end - 1).unwrap_or_default();
                    self.after_colon(log).map(|value| (key, inner.node, value))
                }
                Token::OpenObject | Token::OpenArray | Token::Colon => None,
            };
        }
    }
}

/// Closes the innermost container.
fn close(tree: &mut Tree, open: &mut Vec<Open>, deeper: &mut usize, is_list: bool, end: usize) {
    if *deeper > 0 {
        *deeper -= 1;
        return;
    }
    if let (Some(node), false) = (open.pop().and_then(|open| open.node), is_list) {
        tree.close(node, end);
    }
}

#[derive(Debug, Clone, Copy)]
struct Open<'t> {
    key: &'t str,
    node: Option<NodeId>,
    /// A list that is written as an object: its keys say nothing.
    is_numbered: bool,
}

impl<'t> Pieces<'t> for JsonPieces<'t> {
    fn next(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        tree.clear();
        if !self.is_started {
            self.start(log);
        }
        while let Some(around) = self.around.last() {
            let step = match around {
                Around::Head => self.member(tree, log),
                Around::Entries => self.item(tree, false, log),
                Around::Numbered => self.item(tree, true, log),
            };
            match step {
                Some(Some(piece)) => return Some(piece),
                Some(None) => {}
                None => {
                    log.add(&json::CUT, self.text.len()..self.text.len());
                    self.around.clear();
                }
            }
        }
        // What is wrong with the tokens behind the end is not worth a word.
        let mut found = Log::new(log.keeps());
        match self.tokens.next(&mut found) {
            Some((_, at)) => {
                log.add(&json::JUNK_BEHIND, at.start..self.text.len());
                self.tokens = Tokens::new("");
            }
            None => log.join(found),
        }
        None
    }

    fn root(&self) -> Option<&Root> {
        self.root.as_ref()
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
