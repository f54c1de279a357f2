//! HTML whose tags are out of order, put in order by a browser's rules: ammonia builds the tree.
//!
//! Ammonia is safe, but its cost is not bounded: 16 KB of `<p><b a0><p><b a1>…` took it a second. So it is
//! asked only for what is affordable, gets only the tags and attributes of the tables, and what it
//! gives is read again.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use ammonia::{Builder, UrlRelative};

use super::attribute_policy::Attribute;
use super::pass::{Pass, is_raw};
use super::policy::{Element, Fate, Shape};
use super::token::{Tag, Token, Tokens};
use super::{Rules, Wanted};
use crate::value::entities;

/// The same content, its tags in the order that a browser would give them.
pub fn rebuild(html: &str, rules: &Rules) -> Option<String> {
    let mut plain = Plain {
        pass: Pass::new(
            html,
            rules,
            Wanted {
                html: true,
                text: false,
            },
        ),
        anchors: 0,
        after_pre: false,
    };
    plain.write(html);
    Some(TREE.clean(&plain.pass.out).to_string())
}

/// Ammonia with the elements of the table. Addresses were judged before and will be again.
static TREE: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let elements = Element::all()
        .iter()
        .filter(|element| element.fate() == Fate::Keep)
        .map(|element| element.name());
    let mut builder = Builder::default();
    builder
        .tags(elements.chain(["iframe"]).collect())
        .clean_content_tags(HashSet::new())
        .tag_attributes(HashMap::new())
        .tag_attribute_values(HashMap::new())
        .set_tag_attribute_values(HashMap::new())
        .generic_attributes(Attribute::rows().map(|(name, _)| name).collect())
        .generic_attribute_prefixes(HashSet::new())
        .allowed_classes(HashMap::new())
        .url_schemes(super::addresses::SCHEMES.iter().copied().collect())
        .url_relative(UrlRelative::PassThrough)
        .link_rel(None)
        .id_prefix(None)
        .strip_comments(true);
    builder
});

/// Writes the tags of a fragment as they come, without a thought for their order.
struct Plain<'h, 'r> {
    pass: Pass<'h, 'r>,
    anchors: usize,
    after_pre: bool,
}

impl<'h> Plain<'h, '_> {
    fn write(&mut self, html: &'h str) {
        let mut tokens = Tokens::new(html);
        while let Some(token) = tokens.next() {
            match token {
                Token::Text(text) => self.text(text),
                Token::Start(tag) if Element::named(tag.name).fate() == Fate::Drop => {
                    self.skip(&tag, &mut tokens)
                }
                Token::Start(tag) => self.start(&tag),
                Token::End(name) => self.end(name),
                Token::Raw(_) | Token::Comment(_) | Token::Doctype(_) => self.after_pre = false,
            }
        }
    }

    fn text(&mut self, raw: &str) {
        if !std::mem::take(&mut self.after_pre) {
            return self.pass.write_text(raw);
        }
        // The newline behind `<pre>` is lost once in the tree, and once more when that is read.
        let decoded = entities::decode(raw);
        let text = decoded
            .strip_prefix("\r\n")
            .or(decoded.strip_prefix(['\n', '\r']))
            .unwrap_or(&decoded);
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
                self.pass.void(element, tag)
            }
            (Fate::Keep, shape) => {
                self.anchors += usize::from(shape == Shape::Anchor);
                // Without attributes, a browser opens at most three of a name again.
                let tag = if shape == Shape::Format {
                    bare(tag)
                } else {
                    tag.clone()
                };
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
            (_, shape) => {
                self.anchors = self
                    .anchors
                    .saturating_sub(usize::from(shape == Shape::Anchor));
                self.push_name("</", name);
            }
        }
    }

    fn push_name(&mut self, open: &str, name: &str) {
        for part in [open, name, ">"] {
            self.pass.out.push_str(part);
        }
    }

    /// Passes over an element that is dropped.
    fn skip(&mut self, tag: &Tag<'h>, tokens: &mut Tokens<'h>) {
        self.after_pre = false;
        let element = Element::named(tag.name);
        if element == Element::Iframe && self.anchors == 0 {
            self.pass.frame(tag);
        }
        if matches!(
            element.shape(),
            Shape::Void | Shape::QuietVoid | Shape::Ignored
        ) {
            return;
        }
        let foreign = element.shape() == Shape::Foreign;
        if foreign && tag.self_closing {
            return;
        }
        tokens.foreign = foreign;
        let mut depth = 1;
        while depth > 0
            && let Some(token) = tokens.next()
        {
            match token {
                Token::Start(inner)
                    if inner.name.eq_ignore_ascii_case(tag.name) && !is_raw(element) =>
                {
                    depth += usize::from(!(foreign && inner.self_closing));
                }
                Token::End(name) if name.eq_ignore_ascii_case(tag.name) => depth -= 1,
                _ => {}
            }
        }
        tokens.foreign = false;
    }
}

fn bare<'h>(tag: &Tag<'h>) -> Tag<'h> {
    Tag {
        attributes: Default::default(),
        ..tag.clone()
    }
}
