//! What hands and programs get wrong that is more than a sign: a document cut off, a second one behind it, a key given twice.

use std::borrow::Cow;
use std::ops::Range;

use super::elements::{is_entry, is_of_entry};
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
        if is_repeated(&mut self.keys, key) {
            log.add_with(&json::KEY_REPEATED, at.clone(), key);
        }
    }

    /// The same of the feed, and what becomes of the member. What has several lists of entries has more of them.
    ///
    /// What stands beside the entries counts before what programs put around it: of that only what is not said there.
    pub(super) fn note_head_key(
        &mut self,
        key: &'t str,
        at: Range<usize>,
        log: &mut Log,
    ) -> Option<Piece> {
        let own = self.around.len();
        if super::ENTRIES.contains(&key) {
            return Some(Piece::Head);
        }
        let may_replace = self.replaced < MOST_KEYS;
        let is_known = |depths: Range<usize>| {
            let mut known = self.head_keys.iter();
            known.any(|(depth, known)| depths.contains(depth) && *known == key)
        };
        let piece = match own <= self.feed_depth {
            true if is_known(own + 1..self.feed_depth + 1) => None,
            true if may_replace && !is_known(own..own + 1) && is_known(0..own) => {
                self.replaced += 1;
                Some(Piece::Instead)
            }
            _ => Some(Piece::Head),
        };
        if is_repeated(&mut self.head_keys, (own, key)) {
            log.add_with(&json::KEY_REPEATED, at, key);
        }
        piece
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
                if self.is_entry(tree) {
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
        if self.is_entry(tree) {
            return Some(Piece::Entry);
        }
        tree.clear();
        self.around.pop();
        None
    }

    /// Whether a bracket where an entry would end is one too many: what follows is the entry's, and not said yet.
    pub(super) fn entry_goes_on(&self) -> bool {
        let is_new = |key: &&str| !self.keys.contains(key);
        let of_head = |key: &str| self.head_keys.iter().any(|(_, known)| *known == key);
        let key = self.tokens.key_behind_comma().filter(is_new);
        key.is_some_and(|key| is_of_entry(key) || of_head(key))
    }

    /// Whether the key before which a list ended is an entry's.
    pub(super) fn is_of_entry_waiting(&self) -> bool {
        let key = self
            .waiting
            .as_ref()
            .and_then(|(token, at)| self.key(token, at));
        key.is_some_and(|key| key == "id" || is_of_entry(key))
            && self.around.last() == Some(&Around::Entries)
    }

    /// Whether what was built last is an entry.
    pub(super) fn is_entry(&self, tree: &Tree) -> bool {
        let beyond = self.keys.get(..).filter(|_| self.is_full);
        is_entry(tree, beyond.unwrap_or_default())
    }

    /// A feed's object has begun.
    pub(super) fn begin_head(&mut self) {
        self.around.push(Around::Head);
        let own = self.around.len();
        self.head_keys.retain(|(depth, _)| *depth < own);
        if self.tokens.holds_entries() {
            self.feed_depth = own;
        }
    }
}

fn is_repeated<K: PartialEq>(keys: &mut Vec<K>, key: K) -> bool {
    let is_repeated = keys.contains(&key);
    if !is_repeated && keys.len() < MOST_KEYS {
        keys.push(key);
    }
    is_repeated
}
