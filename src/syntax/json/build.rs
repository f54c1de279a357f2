//! A key and its value to a tree.

use std::ops::Range;

use super::JsonPieces;
use super::elements::{Open, element, leaf};
use super::token::{Read, Token};
use super::words::{is_nothing, is_number_of, whole};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::{json, limit};
use crate::syntax::tree::Tree;

/// Keys of lists that PHP programs filter.
static LISTS: &[&str] = &["tags", "authors", "attachments", "hubs"];

/// Keys of texts: of one in which the document ends the beginning is kept. Half an address, date or number is another one.
#[rustfmt::skip]
static TEXTS: &[&str] = &["title", "name", "content_text", "content_html", "content", "summary", "description"];

impl<'t> JsonPieces<'t> {
    /// Builds the element of one key and its value, without recursion.
    pub(super) fn build(
        &mut self,
        tree: &mut Tree<'t>,
        key: &'t str,
        value: Read<'t>,
        log: &mut Log,
    ) {
        let is_container = matches!(value.0, Token::Object | Token::List);
        self.tokens.kept_open = self.tokens.depth - usize::from(is_container);
        (self.from, self.is_full, self.deeper) = (value.1.start, false, 0);
        let outside = Open {
            key,
            node: None,
            is_list: false,
        };
        self.place(outside, value, tree, log);
        while self.deeper > 0 || !self.open.is_empty() {
            let inner = self.open.last().copied().unwrap_or(outside);
            let Some((token, at)) = self.tokens.next(log) else {
                tree.is_cut = true;
                self.deeper = 0;
                self.close(tree, self.tokens.text.len());
                continue;
            };
            match token {
                Token::Close if self.deeper > 0 => self.deeper -= 1,
                Token::Close => self.close(tree, at.end),
                Token::Key(_) if self.deeper > 0 || inner.is_list => {}
                Token::Key(key) => self.follow_key(key, at, log),
                _ => self.place(inner, (token, at), tree, log),
            }
        }
        self.tokens.kept_open = usize::MAX;
    }

    /// The innermost container ends.
    fn close(&mut self, tree: &mut Tree, end: usize) {
        if let Some(inner) = self.open.pop()
            && let (Some(node), false) = (inner.node, inner.is_list)
        {
            tree.close(node, end);
        }
    }

    /// A key of the innermost container.
    fn follow_key(&mut self, key: &'t str, at: Range<usize>, log: &mut Log) {
        if self.open.len() == 1 {
            self.note_key(self.around.len() + 1, key, at, log);
        }
        if let Some(inner) = self.open.last_mut() {
            inner.key = key;
        }
    }

    /// Gives a value its place in the tree, as far as the limits have room for it.
    fn place(
        &mut self,
        around: Open<'t>,
        (token, at): Read<'t>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        self.note_size(tree, at.end, log);
        let Open { key, node, is_list } = around;
        let mut list = around;
        list.is_list = true;
        let is_beyond = self.is_full || self.open.len() >= self.limits.depth.max(1);
        let is_last = at.end == self.tokens.text.len() && !TEXTS.contains(&key);
        let is_half = is_last && (self.tokens.is_cut || matches!(token, Token::Word(_)));
        match token {
            Token::Object | Token::List if is_beyond => {
                if !self.is_full && self.deeper == 0 {
                    log.add(&limit::DEPTH, at);
                    log.truncate();
                }
                self.deeper += 1;
            }
            Token::Object if !is_list && LISTS.contains(&key) && self.tokens.is_numbered() => {
                log.add(&json::LIST_AS_OBJECT, at);
                self.open.push(list);
            }
            Token::Object => self.open.push(Open {
                node: Some(element(tree, node, key, at.start)),
                is_list: false,
                ..around
            }),
            Token::List => self.open.push(list),
            _ if self.is_full || is_half => {}
            Token::Text(text) => leaf(tree, around, text, at, log),
            Token::Word(word) if is_nothing(word) || is_number_of(key, word) => {}
            Token::Word(word) => leaf(tree, around, whole(word), at, log),
            Token::Close | Token::Key(_) => {}
        }
    }

    fn note_size(&mut self, tree: &Tree, end: usize, log: &mut Log) {
        let size = tree.weight().max(end.saturating_sub(self.from));
        if !self.is_full && size > self.limits.entry_bytes {
            self.is_full = true;
            log.add(&limit::ENTRY_BYTES, self.from..end);
            log.truncate();
        }
    }
}
