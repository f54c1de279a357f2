//! HTML whose tags are out of order, put in order by a browser's rules: html5ever's tree builder knows them.
//!
//! It is what ammonia builds upon; without the tokenizer, the table of entities and the second policy that
//! come with ammonia, the module is a seventh smaller. Its cost is not bounded: 16 KB of
//! `<p><b a0><p><b a1>…` took a second. So it is asked only for what is affordable, gets only the tags and
//! attributes of the tables, and what it gives is read again.

use html5ever::interface::{Attribute, ElementFlags, QualName, TreeSink};
use html5ever::tendril::StrTendril;
use html5ever::tokenizer::{self, TagKind, TokenSink, TokenSinkResult};
use html5ever::tree_builder::{TreeBuilder, TreeBuilderOpts};
use html5ever::{LocalName, local_name, ns};

use super::pass::{Pass, without_line_end};
use super::policy::{Element, Fate, Shape};
use super::token::{Tag, Token, Tokens};
use super::tree::Tree;
use super::{Rules, Wanted};
use crate::value::entities;

/// The same content, its tags in the order that a browser would give them.
pub fn rebuild(html: &str, rules: &Rules) -> Option<String> {
    let wanted = Wanted {
        html: true,
        text: false,
    };
    let mut plain = Plain {
        pass: Pass::new(html, rules, wanted),
        course: Pass::new(html, rules, Wanted::default()),
        after_pre: false,
    };
    plain.write();
    Some(in_order(&plain.pass.out))
}

/// Safe tags in any order, as a browser would put them in a `<div>`.
fn in_order(html: &str) -> String {
    let builder = builder();
    let mut tokens = Tokens::new(html);
    tokens.exact = true;
    // The builder takes nothing but text until this element is closed.
    let mut raw: Option<&str> = None;
    while let Some(token) = tokens.next() {
        let next = match token {
            Token::Text(text) | Token::Raw(text) => {
                tokenizer::CharacterTokens(StrTendril::from_slice(text))
            }
            Token::Start(tag) => {
                if let Some(name) = raw.take() {
                    hand(&builder, named(TagKind::EndTag, name, ""));
                }
                let written = html.get(tokens.from()..tokens.at()).unwrap_or_default();
                let attributes = written
                    .get(tag.name.len() + 1..written.len().saturating_sub(1))
                    .unwrap_or_default();
                if hand(&builder, named(TagKind::StartTag, tag.name, attributes)) {
                    raw = Some(tag.name);
                }
                continue;
            }
            Token::End(name) => named(TagKind::EndTag, raw.take().unwrap_or(name), ""),
            Token::Comment(_) | Token::Doctype(_) => continue,
        };
        hand(&builder, next);
    }
    hand(&builder, tokenizer::EOFToken);
    builder.end();
    let mut out = String::with_capacity(html.len() + html.len() / 4);
    builder.sink.write(&mut out);
    out
}

fn builder() -> TreeBuilder<usize, Tree> {
    let tree = Tree::default();
    let div = QualName::new(None, ns!(html), local_name!("div"));
    let context = tree.create_element(div, Vec::new(), ElementFlags::default());
    let options = TreeBuilderOpts {
        scripting_enabled: false,
        ..TreeBuilderOpts::default()
    };
    TreeBuilder::new_for_fragment(tree, context, None, options)
}

/// Whether what follows is text up to the end tag.
fn hand(builder: &TreeBuilder<usize, Tree>, token: tokenizer::Token) -> bool {
    matches!(builder.process_token(token, 1), TokenSinkResult::RawData(_))
}

/// A tag. Its attributes stay together, for the builder has no need to tell them apart.
fn named(kind: TagKind, name: &str, attributes: &str) -> tokenizer::Token {
    let together = || Attribute {
        name: QualName::new(None, ns!(), local_name!("")),
        value: StrTendril::from_slice(attributes),
    };
    tokenizer::TagToken(tokenizer::Tag {
        kind,
        name: LocalName::from(name.to_ascii_lowercase()),
        self_closing: false,
        attrs: (!attributes.is_empty())
            .then(together)
            .into_iter()
            .collect(),
        had_duplicate_attributes: false,
    })
}

/// Writes the tags of a fragment as they come, without a thought for their order.
struct Plain<'h, 'r> {
    pass: Pass<'h, 'r>,
    /// Reads along and writes nothing. What is dropped ends where it ends for the text, so that both say the same: an
    /// element that nobody closes does not take the rest with it.
    course: Pass<'h, 'r>,
    after_pre: bool,
}

impl<'h> Plain<'h, '_> {
    fn write(&mut self) {
        while let Some(token) = self.course.tokens.next() {
            let was_dropping = self.course.dropping();
            match token {
                Token::Text(text) => {
                    self.course.text(text);
                    if !was_dropping {
                        self.text(text);
                    }
                }
                Token::Start(tag) => {
                    self.course.start(&tag);
                    if Element::named(tag.name).fate() == Fate::Drop {
                        self.after_pre = false;
                        if !was_dropping {
                            self.leave_out(&tag);
                        }
                    } else if !self.course.dropping() {
                        self.start(&tag);
                        self.leave_empty(&tag);
                    } else {
                        self.after_pre = false;
                    }
                }
                Token::End(name) => {
                    let concealed = self.course.concealed();
                    self.course.end(name);
                    // One that ends what is dropped ends its parent, or is no tag that is written; or it is the end tag
                    // of what is hidden.
                    if !self.course.dropping() && concealed != Some(Element::named(name)) {
                        self.end(name);
                    }
                }
                // What stands in `<xmp>`.
                Token::Raw(text) if !was_dropping => {
                    self.after_pre = false;
                    self.first_line(text);
                }
                _ => self.after_pre = false,
            }
        }
    }

    fn text(&mut self, raw: &str) {
        if !std::mem::take(&mut self.after_pre) {
            return self.pass.write_text(raw);
        }
        // The newline behind `<pre>` is lost once in the tree, and once more when that is read.
        self.first_line(&entities::decode(raw));
    }

    fn first_line(&mut self, text: &str) {
        let text = without_line_end(text);
        if text.starts_with('\n') {
            self.pass.out.push_str("\n\n");
        }
        super::write::push_text(&mut self.pass.out, text);
    }

    fn start(&mut self, tag: &Tag<'h>) {
        let element = Element::named(tag.name);
        self.after_pre = element.shape() == Shape::Pre;
        match (element.fate(), element.shape()) {
            (_, Shape::Ignored) | (Fate::Unwrap, Shape::Special) => {}
            (_, Shape::Void | Shape::QuietVoid | Shape::Rule | Shape::Column) => {
                self.pass.tokens.clone_from(&self.course.tokens);
                self.pass.void(element, tag)
            }
            (Fate::Keep, shape) => {
                // Without attributes, a browser opens at most three of a name again.
                let tag = if shape == Shape::Format {
                    bare(tag)
                } else {
                    tag.clone()
                };
                self.pass.apart &= matches!(shape, Shape::Format | Shape::Anchor);
                self.pass.write_start(element, &tag);
            }
            _ => self.push_name("<", tag.name),
        }
    }

    fn end(&mut self, name: &str) {
        self.after_pre = false;
        let element = Element::named(name);
        match (element.fate(), element.shape()) {
            (_, Shape::Ignored) | (Fate::Unwrap, Shape::Special) | (Fate::Drop, _) => {}
            _ if element == Element::Pre => self.pass.out.push_str(element.end_tag()),
            _ => self.push_name("</", name),
        }
    }

    fn push_name(&mut self, open: &str, name: &str) {
        for part in [open, name, ">"] {
            self.pass.out.push_str(part);
        }
    }

    /// A player that nobody closes is closed at once.
    fn leave_empty(&mut self, tag: &Tag<'h>) {
        let element = Element::named(tag.name);
        if element.shape() == Shape::Player && self.course.stays_empty(tag) {
            self.pass.out.push_str(element.end_tag());
        }
    }

    /// Of all that is dropped, only a frame leaves something behind, or a player.
    fn leave_out(&mut self, tag: &Tag<'h>) {
        let behind = self.course.tokens.clone();
        // Which link is open, the course knows.
        self.pass.link = self.course.link.clone();
        std::mem::swap(&mut self.pass.stack, &mut self.course.stack);
        self.pass
            .embedded(Element::named(tag.name), tag, Some(behind));
        std::mem::swap(&mut self.pass.stack, &mut self.course.stack);
    }
}

fn bare<'h>(tag: &Tag<'h>) -> Tag<'h> {
    Tag {
        attributes: Default::default(),
        ..tag.clone()
    }
}
