//! What hands and programs get wrong that is more than a sign: a document cut off, a second one behind it, a key given twice.

use std::borrow::Cow;
use std::ops::Range;

use super::elements::is_entry;
use super::token::Token;
use super::{Around, ITEM, JsonPieces};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::json;
use crate::syntax::Piece;
use crate::syntax::tree::Tree;

/// Keys of texts: they are kept as far as they go. Half an address, date or number is another one.
static TEXTS: &[&str] = &[
    "title",
    "name",
    "content_text",
    "content_html",
    "content",
    "summary",
    "description",
];

/// Objects with more keys are not searched for repeats.
const MOST_KEYS: usize = 32;

impl<'t> JsonPieces<'t> {
    /// Whether a value is the beginning of one whose end is missing.
    pub(super) fn is_half(&self, key: &str, token: &Token, at: &Range<usize>) -> bool {
        at.end == self.text.len()
            && !TEXTS.contains(&key)
            && match token {
                Token::Word(word) => !matches!(*word, "true" | "false"),
                _ => self.tokens.is_cut,
            }
    }

    /// Notes a key of an entry that was given before: parsers keep either.
    pub(super) fn note_key(&mut self, token: &Token<'t>, at: &Range<usize>, log: &mut Log) {
        let Some(key) = self.key(token, at) else {
            return;
        };
        note(&mut self.keys, key, at, log);
    }

    /// The same of the feed. What has several lists of entries has more of them.
    pub(super) fn note_head_key(&mut self, key: &'t str, at: Range<usize>, log: &mut Log) {
        if !super::ENTRIES.contains(&key) {
            note(&mut self.head_keys, key, &at, log);
        }
    }

    /// The key that a token is, as it stands in the text.
    pub(super) fn key(&self, token: &Token<'t>, at: &Range<usize>) -> Option<&'t str> {
        match token {
            Token::Text(Cow::Borrowed(key)) => Some(key),
            Token::Text(_) => self.text.get(at.start + 1..at.end - 1),
            Token::Word(key) => Some(key),
            _ => None,
        }
    }

    /// Reads on behind the end of the document: feeds and entries that stand there are as good as those before. Whether
    /// there is one; of an entry its piece.
    pub(super) fn behind(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Option<Piece>> {
        // What else is wrong with the tokens there is not worth a word.
        let mut found = Log::new(log.keeps());
        while let Some((token, at)) = self.tokens.next(&mut found) {
            if token == Token::OpenObject && self.root.is_some() {
                let mut own = Log::new(log.keeps());
                self.grammar.take(&token, &at, &mut own);
                if self.tokens.begin_feed() {
                    log.add(&json::MORE_BEHIND, at);
                    self.begin_head();
                    return Some(None);
                }
                self.build(tree, None, ITEM, (token, at.clone()), &mut own);
                if is_entry(tree) {
                    log.add(&json::MORE_BEHIND, at);
                    log.join(own);
                    return Some(Some(Piece::Entry));
                }
                tree.clear();
            }
            if !std::mem::replace(&mut self.has_junk, true) {
                log.add(&json::JUNK_BEHIND, at.start..self.text.len());
            }
        }
        if !self.has_junk {
            log.join(found);
        }
        None
    }

    /// An entry where a key should stand: the list of entries ended too soon, or never began.
    pub(super) fn entry_outside(
        &mut self,
        tree: &mut Tree<'t>,
        opened: (Token<'t>, Range<usize>),
        log: &mut Log,
    ) -> Option<Piece> {
        self.around.push(Around::More);
        self.build(tree, None, ITEM, opened, log);
        if is_entry(tree) {
            return Some(Piece::Entry);
        }
        tree.clear();
        self.around.pop();
        None
    }

    /// A feed's object has begun.
    pub(super) fn begin_head(&mut self) {
        self.head_keys.clear();
        self.around.push(Around::Head);
    }
}

fn note<'t>(keys: &mut Vec<&'t str>, key: &'t str, at: &Range<usize>, log: &mut Log) {
    if keys.contains(&key) {
        log.add_with(&json::KEY_REPEATED, at.clone(), key);
    } else if keys.len() < MOST_KEYS {
        keys.push(key);
    }
}
