//! A key and its value to a tree.

use std::ops::Range;

use super::elements::{element, leaf};
use super::token::Token;
use super::words::{is_nothing, is_number_of, whole};
use super::{ITEM, JsonPieces, LISTS};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::{json, limit};
use crate::syntax::tree::{NodeId, Tree};

impl<'t> JsonPieces<'t> {
    /// Builds the element of one key and its value, without recursion. Containers deeper than the limit are one
    /// with the last that is told apart: of them nothing is kept but how many are open.
    pub(super) fn build(
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
        self.keys.clear();
        // Whether it is one of many was asked before its own list or object began.
        let mut next = Some((key, parent, value, false));
        loop {
            if let Some((key, node, (token, at), is_one_of_many)) = next.take() {
                let size = tree.weight().max(at.end.saturating_sub(from));
                if !is_full && size > self.entry_bytes {
                    is_full = true;
                    log.add(&limit::ENTRY_BYTES, from..at.end);
                    log.truncate();
                }
                match token {
                    Token::OpenObject | Token::OpenArray if is_full => deeper += 1,
                    Token::OpenObject | Token::OpenArray if open.len() >= self.depth.max(1) => {
                        self.tell_depth(at, log);
                        deeper += 1;
                    }
                    Token::Text(_) | Token::Word(_) if is_full => {}
                    Token::Text(_) | Token::Word(_) if self.is_half(key, &token, &at) => {}
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
                    Token::Word(word) if is_nothing(word) || is_number_of(key, word) => {}
                    Token::Word(word) => leaf(tree, node, key, whole(word), at, true, log),
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
            if !is_list && open.len() == 1 {
                self.note_key(&token, &at, log);
            }
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
                    // Unless it begins the same one twice.
                    if tree.root().is_some_and(|root| !tree.is_leaf(root)) {
                        self.tokens.go_back(at.start);
                        self.grammar.step_out();
                        close(tree, &mut open, &mut deeper, false, at.start);
                    }
                    None
                }
                value if is_list => Some((inner.key, inner.node, (value, at), true)),
                Token::Text(_) | Token::Word(_) if inner.is_numbered => self
                    .after_colon(log)
                    .map(|value| (inner.key, inner.node, value, true)),
                Token::Text(_) | Token::Word(_) => {
                    let key = self.key(&token, &at).unwrap_or_default();
                    self.after_colon(log)
                        .map(|value| (key, inner.node, value, false))
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
