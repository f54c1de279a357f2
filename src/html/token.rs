//! HTML text to tokens, by the rules that browsers go by, each a borrow of the text.
//!
//! Nothing is copied, decoded or folded here, every byte is looked at a bounded number of times, and
//! no input is refused. Rules: <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>.

use memchr::{memchr, memchr2};

use super::attributes::{self, Attributes, Met, tag_name_end};
use super::glued::is_glued;
use super::policy::Element;
use super::raw_text::{self, Ends, Raw};
use crate::value::search;

/// One piece of an HTML text.
#[derive(Debug, Clone)]
pub enum Token<'h> {
    /// Text with its entities as they were written.
    Text(&'h str),
    /// Text in which nothing is an entity: what stands in a `<script>`, `<style>` and their kin.
    Raw(&'h str),
    /// `<name …>`.
    Start(Tag<'h>),
    /// `</name …>`.
    End(&'h str),
    /// `<!-- … -->`, `<? … >` and what else browsers take for a comment.
    Comment(&'h str),
    /// `<!DOCTYPE …>`: what follows the word.
    Doctype(&'h str),
}

/// A start tag.
#[derive(Debug, Clone)]
pub struct Tag<'h> {
    /// The name as it was written; names are compared without case.
    pub name: &'h str,
    /// What is known by this name.
    pub element: Element,
    /// The attributes, read when they are asked for.
    pub attributes: Attributes<'h>,
    /// Whether the tag ends in `/>`. HTML gives it no meaning but where all that follows would be swallowed.
    pub self_closing: bool,
}

impl<'h> Tag<'h> {
    /// The raw value of the first attribute of this name.
    pub fn attribute(&self, name: &str) -> Option<&'h str> {
        self.attributes
            .clone()
            .find(|(key, _)| key.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }
}

/// The tokens of an HTML text, in order.
#[derive(Debug, Clone)]
pub struct Tokens<'h> {
    html: &'h str,
    #[cfg(test)]
    from: usize,
    at: usize,
    raw: Option<Raw>,
    ends: Ends,
    /// How often a tag was cut off: more often than a few times it is not looked for its end.
    cut_tags: u8,
    /// Whether no comment that begins from here on is ever closed.
    comments_open: bool,
    /// Whether something was not closed, and ended where it must have been meant to.
    pub unclosed: bool,
    /// Whether a `<` was a sign of the text where browsers see a tag.
    pub is_read_as_text: bool,
    /// Set while inside SVG: there no element holds raw text, and CDATA sections are real.
    pub foreign: bool,
}

impl<'h> Tokens<'h> {
    /// The tokens of `html`.
    pub fn new(html: &'h str) -> Self {
        Tokens {
            html,
            #[cfg(test)]
            from: 0,
            at: 0,
            raw: None,
            ends: Ends::default(),
            cut_tags: 0,
            comments_open: false,
            unclosed: false,
            is_read_as_text: false,
            foreign: false,
        }
    }

    /// Where the last token began.
    #[cfg(test)]
    pub fn from(&self) -> usize {
        self.from
    }

    /// Where the last token ended and the next begins.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What comes behind the last token.
    pub fn rest(&self) -> &'h str {
        self.slice(self.at, self.html.len())
    }

    /// The tokens of the next so many bytes, to look ahead.
    pub fn near(&self, bytes: usize) -> Self {
        let end = self.at.saturating_add(bytes).min(self.html.len());
        Tokens {
            html: self.slice(0, self.html.floor_char_boundary(end)),
            ..self.clone()
        }
    }

    /// Goes on where a look ahead has come to, with what it found.
    pub fn pass_to(&mut self, ahead: &Self) {
        self.at = ahead.at;
        self.raw = None;
        self.unclosed |= ahead.unclosed;
        self.is_read_as_text |= ahead.is_read_as_text;
    }

    /// Whether what comes next is text in which a `<` begins no tag.
    pub fn is_raw(&self) -> bool {
        self.raw.is_some()
    }

    /// Whether an end tag of this name follows before another element of it: asked of what swallows all up to it.
    pub fn is_ended(&mut self, name: &str) -> bool {
        self.ends.follow(self.html.as_bytes(), self.at, name)
    }

    /// Whether an end tag of this name follows anywhere: asked of what hides all up to it, and may stand in itself.
    pub fn is_ever_ended(&mut self, name: &str) -> bool {
        self.ends.come(self.html.as_bytes(), self.at, name)
    }

    /// Passes what is in a template, if this is one: a page shows none of it.
    pub fn pass_template(&mut self, tag: &Tag) {
        let is_template = |name: &str| name.eq_ignore_ascii_case("template");
        let mut open = usize::from(is_template(tag.name));
        while open > 0 {
            match self.next() {
                Some(Token::Start(tag)) => open += usize::from(is_template(tag.name)),
                Some(Token::End(name)) => open -= usize::from(is_template(name)),
                Some(_) => {}
                None => return,
            }
        }
    }

    fn slice(&self, from: usize, to: usize) -> &'h str {
        self.html.get(from..to).unwrap_or_default()
    }

    /// The text up to the next `>`, which is passed.
    fn up_to_bracket(&mut self, from: usize) -> &'h str {
        let bytes = self.html.as_bytes();
        let end =
            memchr(b'>', bytes.get(from..).unwrap_or_default()).map_or(bytes.len(), |n| from + n);
        self.at = (end + 1).min(bytes.len());
        self.slice(from, end)
    }

    fn raw(&mut self, raw: Raw) -> Option<Token<'h>> {
        self.raw = None;
        let end = raw_text::end(self.html.as_bytes(), self.at, raw);
        let text = self.slice(self.at, end);
        self.at = end;
        match (text.is_empty(), raw) {
            (true, _) => None,
            (false, Raw::Title | Raw::Textarea) => Some(Token::Text(text)),
            (false, _) => Some(Token::Raw(text)),
        }
    }

    fn text(&mut self) -> Token<'h> {
        let bytes = self.html.as_bytes();
        let mut end = self.at;
        loop {
            match memchr(b'<', bytes.get(end..).unwrap_or_default()) {
                None => end = bytes.len(),
                // The first byte is no markup: it was asked before.
                Some(n) if n + end == self.at || !begins_markup(bytes, end + n) => {
                    end += n + 1;
                    continue;
                }
                Some(n) => end += n,
            }
            let text = self.slice(self.at, end);
            self.at = end;
            return Token::Text(text);
        }
    }

    fn start(&mut self) -> Option<Token<'h>> {
        let bytes = self.html.as_bytes();
        let name_from = self.at + 1;
        // Known names are brief. What is none may be as long as the text, and is not looked at to its end.
        let near = bytes.get(..name_from + LONGEST_NAME + 1).unwrap_or(bytes);
        let mut name_to = tag_name_end(near, name_from);
        let mut name = self.slice(name_from, name_to);
        let element = Element::named(name);
        if element == Element::Unknown && !self.foreign && is_glued(bytes, self.at) {
            self.is_read_as_text = true;
            return Some(self.text());
        }
        if name_to == near.len() {
            name_to = tag_name_end(bytes, name_to);
            name = self.slice(name_from, name_to);
        }
        let mut met = Met::default();
        let end = attributes::end(bytes, name_to, &mut met);
        let Some(end) = end.or_else(|| {
            met = Met::default();
            self.cut_off(name_to)
        }) else {
            // Cut off in the middle of a tag: browsers drop the rest.
            self.at = bytes.len();
            return None;
        };
        let attributes = self.slice(name_to, end.at);
        self.at = end.at + usize::from(bytes.get(end.at) == Some(&b'>'));
        if !self.foreign
            && let Some(raw) = Raw::of(element, name)
        {
            self.begin_raw(raw, name, end);
        }
        Some(Token::Start(Tag {
            name,
            element,
            attributes: Attributes::new(attributes, met),
            self_closing: end.self_closing,
        }))
    }

    /// What a tag begins whose content is text. `<iframe/>` is of somebody who writes XML: nothing was to be in it.
    #[cold]
    fn begin_raw(&mut self, raw: Raw, name: &str, end: attributes::End) {
        let is_ended = self.is_ended(name);
        let takes_all = raw.takes_all() && !end.self_closing;
        self.raw = (is_ended || takes_all).then_some(raw);
        self.unclosed |= self.raw.is_none() && !end.self_closing;
    }

    /// The end of a tag with a quotation mark too few: the next `>`, or the `<` before it.
    #[cold]
    fn cut_off(&mut self, from: usize) -> Option<attributes::End> {
        const MOST: u8 = 8;
        self.cut_tags = self.cut_tags.saturating_add(1);
        let rest = self.html.as_bytes().get(from..)?;
        let length = memchr2(b'<', b'>', rest).filter(|_| self.cut_tags <= MOST)?;
        self.unclosed = true;
        Some(attributes::End {
            at: from + length,
            self_closing: false,
        })
    }

    fn end(&mut self) -> Option<Token<'h>> {
        let bytes = self.html.as_bytes();
        let name_from = self.at + 2;
        match bytes.get(name_from) {
            Some(b'>') => {
                self.at = name_from + 1;
                None
            }
            Some(byte) if byte.is_ascii_alphabetic() => {
                let name_to = tag_name_end(bytes, name_from);
                let name = self.slice(name_from, name_to);
                let end = attributes::end_of_end(bytes, name_to);
                self.at = end.map_or(bytes.len(), |end| end + 1);
                end.map(|_| Token::End(name))
            }
            _ => Some(Token::Comment(self.up_to_bracket(name_from))),
        }
    }

    /// A comment that nobody closes ends before the next tag that is one: a browser would lose all that follows.
    fn comment(&mut self, from: usize) -> Token<'h> {
        let bytes = self.html.as_bytes();
        let known = match self.comments_open {
            true => raw_text::brief_comment(bytes, from),
            false => raw_text::comment_end(bytes, from),
        };
        let (to, after) = known.unwrap_or_else(|| {
            self.comments_open = true;
            let next = next_known_tag(bytes, from);
            self.unclosed |= next < bytes.len();
            (next, next)
        });
        self.at = after;
        Token::Comment(self.slice(from, to))
    }

    fn declaration(&mut self) -> Token<'h> {
        let rest = self.html.as_bytes().get(self.at..).unwrap_or_default();
        if rest.starts_with(b"<!--") {
            return self.comment(self.at + 4);
        }
        if rest
            .get(2..9)
            .is_some_and(|word| word.eq_ignore_ascii_case(b"doctype"))
        {
            return Token::Doctype(self.up_to_bracket(self.at + 9));
        }
        if self.foreign && rest.starts_with(b"<![CDATA[") {
            let from = self.at + 9;
            let end = search::find(rest.get(9..).unwrap_or_default(), b"]]>");
            let to = end.map_or(self.html.len(), |n| from + n);
            self.at = end.map_or(self.html.len(), |n| from + n + 3);
            return Token::Raw(self.slice(from, to));
        }
        Token::Comment(self.up_to_bracket(self.at + 2))
    }
}

impl<'h> Iterator for Tokens<'h> {
    type Item = Token<'h>;

    fn next(&mut self) -> Option<Token<'h>> {
        let bytes = self.html.as_bytes();
        while self.at < bytes.len() {
            #[cfg(test)]
            {
                self.from = self.at;
            }
            let token = match self.raw {
                Some(raw) => self.raw(raw),
                None if bytes.get(self.at) != Some(&b'<') || !begins_markup(bytes, self.at) => {
                    Some(self.text())
                }
                None => match bytes.get(self.at + 1) {
                    Some(b'/') => self.end(),
                    Some(b'!') => Some(self.declaration()),
                    Some(b'?') => Some(Token::Comment(self.up_to_bracket(self.at + 1))),
                    _ => self.start(),
                },
            };
            if token.is_some() {
                return token;
            }
        }
        #[cfg(test)]
        {
            self.from = self.at;
        }
        None
    }
}

/// Whether the `<` at `at` begins markup, and is not only a sign in a text.
fn begins_markup(bytes: &[u8], at: usize) -> bool {
    match bytes.get(at + 1) {
        Some(b'/') => at + 2 < bytes.len(),
        Some(byte) => byte.is_ascii_alphabetic() || matches!(byte, b'!' | b'?'),
        None => false,
    }
}

/// Where the next tag begins whose name means something.
#[cold]
fn next_known_tag(bytes: &[u8], mut at: usize) -> usize {
    while let Some(length) = memchr(b'<', bytes.get(at..).unwrap_or_default()) {
        at += length + 1;
        let from = at + usize::from(bytes.get(at) == Some(&b'/'));
        let near = bytes.len().min(from + LONGEST_NAME);
        let near = bytes.get(..near).unwrap_or_default();
        let name = near.get(from..tag_name_end(near, from));
        let name = name.and_then(|name| std::str::from_utf8(name).ok());
        if name.is_some_and(|name| Element::named(name) != Element::Unknown) {
            return at - 1;
        }
    }
    bytes.len()
}

/// No name of an element that is known is longer.
const LONGEST_NAME: usize = 16;
