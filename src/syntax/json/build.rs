//! A key and its value to a tree.

use std::ops::Range;

use super::elements::{element, leaf};
use super::token::Token;
use super::words::{is_nothing, is_number_of, whole};
use super::{ITEM, JsonPieces, LISTS};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::{json, limit};
use crate::syntax::tree::{NodeId, Tree};

/// The value of a key, whose element stands in another one's.
struct Value<'t> {
    key: &'t str,
    parent: Option<NodeId>,
    token: Token<'t>,
    at: Range<usize>,
    /// Whether it is one of many was asked before its own list or object began.
    is_one_of_many: bool,
}

/// What is being built.
#[derive(Default)]
struct Building<'t> {
    open: Vec<Open<'t>>,
    /// Containers deeper than the limit are one with the last that is told apart: of them nothing is kept but how many are
    /// open.
    deeper: usize,
    from: usize,
}

impl<'t> JsonPieces<'t> {
    /// Builds the element of one key and its value, without recursion.
    pub(super) fn build(
        &mut self,
        tree: &mut Tree<'t>,
        parent: Option<NodeId>,
        key: &'t str,
        (token, at): (Token<'t>, Range<usize>),
        log: &mut Log,
    ) {
        self.keys.clear();
        self.is_full = false;
        let mut building = Building {
            from: at.start,
            ..Building::default()
        };
        let mut next = Some(Value {
            key,
            parent,
            token,
            at,
            is_one_of_many: false,
        });
        loop {
            if let Some(value) = next.take() {
                self.place(&mut building, value, tree, log);
            }
            let Some(inner) = building.open.last().copied() else {
                return;
            };
            let is_list = self.grammar.is_in_list();
            let Some((token, at)) = self.token(log) else {
                tree.is_cut = true;
                while !building.open.is_empty() {
                    building.close(tree, false, self.text.len());
                }
                return;
            };
            if !is_list && building.open.len() == 1 && building.deeper == 0 {
                self.note_key(&token, &at, log);
            }
            next = self.follow(&mut building, inner, is_list, (token, at), tree, log);
        }
    }

    /// Gives a value its place in the tree, as far as the limits have room for it.
    fn place(
        &mut self,
        building: &mut Building<'t>,
        value: Value<'t>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        let Value {
            key,
            parent,
            token,
            at,
            is_one_of_many,
        } = value;
        let size = tree.weight().max(at.end.saturating_sub(building.from));
        if !self.is_full && size > self.entry_bytes {
            self.is_full = true;
            log.add(&limit::ENTRY_BYTES, building.from..at.end);
            log.truncate();
        }
        let is_full = self.is_full;
        match token {
            Token::OpenObject | Token::OpenArray if is_full => building.deeper += 1,
            Token::OpenObject | Token::OpenArray if building.open.len() >= self.depth.max(1) => {
                self.tell_depth(at, log);
                building.deeper += 1;
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
                    true => parent,
                    false => Some(element(tree, parent, key, at.start)),
                };
                building.open.push(Open {
                    key,
                    node,
                    is_numbered,
                });
            }
            Token::OpenArray => building.open.push(Open {
                key,
                node: parent,
                is_numbered: false,
            }),
            Token::Text(text) => leaf(tree, parent, key, text, at, is_one_of_many, log),
            Token::Word(word) if is_nothing(word) || is_number_of(key, word) => {}
            Token::Word(word) => leaf(tree, parent, key, whole(word), at, true, log),
            // A key without a value.
            Token::CloseObject | Token::CloseArray => building.close(tree, false, at.end),
            Token::Comma | Token::Colon => {}
        }
    }

    /// The value that a token begins within a container; none where it ends one or parts two.
    fn follow(
        &mut self,
        building: &mut Building<'t>,
        inner: Open<'t>,
        is_list: bool,
        (token, at): (Token<'t>, Range<usize>),
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> Option<Value<'t>> {
        let value = |key, (token, at), is_one_of_many| Value {
            key,
            parent: inner.node,
            token,
            at,
            is_one_of_many,
        };
        match token {
            Token::CloseObject | Token::CloseArray
                if building.is_in_entry() && self.is_in_entries() && self.entry_goes_on() =>
            {
                // One that cannot close an object was told of.
                if token == Token::CloseObject {
                    log.add(&json::MISPLACED, at);
                }
                self.grammar.reopen();
                None
            }
            Token::CloseObject | Token::CloseArray => {
                building.close(tree, is_list || inner.is_numbered, at.end);
                None
            }
            Token::Comma => None,
            // The brace that ends the entry before is missing: this one begins the next.
            Token::OpenObject if !is_list && building.is_in_entry() && self.is_in_entries() => {
                // Unless it begins the same one twice.
                if tree.root().is_some_and(|root| !tree.is_leaf(root)) {
                    self.tokens.go_back(at.start);
                    self.grammar.step_out();
                    building.close(tree, false, at.start);
                }
                None
            }
            one if is_list => Some(value(inner.key, (one, at), true)),
            Token::Text(_) | Token::Word(_) if inner.is_numbered => {
                self.after_colon(log).map(|one| value(inner.key, one, true))
            }
            Token::Text(_) | Token::Word(_) => {
                let key = self.key(&token, &at).unwrap_or_default();
                self.after_colon(log).map(|one| value(key, one, false))
            }
            Token::OpenObject | Token::OpenArray | Token::Colon => None,
        }
    }
}

impl Building<'_> {
    /// Whether the innermost container is an entry's own.
    fn is_in_entry(&self) -> bool {
        self.deeper == 0 && self.open.len() == 1 && self.open.iter().all(|open| open.key == ITEM)
    }

    /// Closes the innermost container.
    fn close(&mut self, tree: &mut Tree, is_list: bool, end: usize) {
        if self.deeper > 0 {
            self.deeper -= 1;
            return;
        }
        if let (Some(node), false) = (self.open.pop().and_then(|open| open.node), is_list) {
            tree.close(node, end);
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct Open<'t> {
    key: &'t str,
    node: Option<NodeId>,
    /// A list that is written as an object: its keys say nothing.
    is_numbered: bool,
}
