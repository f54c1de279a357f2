//! HTML text to tokens, by the rules that browsers go by, each a borrow of the text.
//!
//! Nothing is copied, decoded or folded here, every byte is looked at a bounded number of times, and
//! no input is refused. Rules: <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>.

use memchr::memchr;

use super::attributes::{self, Attributes, space};
use super::glued::is_glued;
use super::raw_text::{self, Ends, Raw};

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
    from: usize,
    at: usize,
    raw: Option<Raw>,
    ends: Ends,
    /// Set while inside SVG or MathML: there no element holds raw text, and CDATA sections are real.
    pub foreign: bool,
    /// Set where the tags are our own: each of them is one, whatever stands before it.
    pub exact: bool,
}

impl<'h> Tokens<'h> {
    /// The tokens of `html`.
    pub fn new(html: &'h str) -> Self {
        Tokens {
            html,
            from: 0,
            at: 0,
            raw: None,
            ends: Ends::default(),
            foreign: false,
            exact: false,
        }
    }

    /// Where the last token began.
    #[cfg(any(test, feature = "repair"))]
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

    /// Whether what comes next is text in which a `<` begins no tag.
    pub fn is_raw(&self) -> bool {
        self.raw.is_some()
    }

    /// Whether an end tag of this name follows before another element of it: asked of what swallows all up to it.
    pub fn is_ended(&mut self, name: &str) -> bool {
        self.ends.follow(self.html.as_bytes(), self.at, name)
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
        if !self.foreign && !self.exact && is_glued(bytes, self.at) {
            return Some(self.text());
        }
        let name_to = name_end(bytes, name_from);
        let Some(end) = attributes::end(bytes, name_to) else {
            // Cut off in the middle of a tag: browsers drop the rest.
            self.at = bytes.len();
            return None;
        };
        let name = self.slice(name_from, name_to);
        let attributes = Attributes::new(self.slice(name_to, end.at));
        let tag = Tag {
            name,
            attributes,
            self_closing: end.self_closing,
        };
        self.at = end.at + 1;
        if !self.foreign {
            self.raw = Raw::of(name);
            // `<iframe/>` of somebody who writes XML, and no `</iframe>` of its own: nothing was to be in it.
            if end.self_closing && self.raw.is_some() && !self.is_ended(name) {
                self.raw = None;
            }
        }
        Some(Token::Start(tag))
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
                let name_to = name_end(bytes, name_from);
                let name = self.slice(name_from, name_to);
                let end = attributes::end(bytes, name_to);
                self.at = end.map_or(bytes.len(), |end| end.at + 1);
                end.map(|_| Token::End(name))
            }
            _ => Some(Token::Comment(self.up_to_bracket(name_from))),
        }
    }

    fn declaration(&mut self) -> Token<'h> {
        let rest = self.html.as_bytes().get(self.at..).unwrap_or_default();
        if rest.starts_with(b"<!--") {
            let from = self.at + 4;
            let (to, after) = raw_text::comment_end(self.html.as_bytes(), from);
            self.at = after;
            return Token::Comment(self.slice(from, to));
        }
        if rest
            .get(2..9)
            .is_some_and(|word| word.eq_ignore_ascii_case(b"doctype"))
        {
            return Token::Doctype(self.up_to_bracket(self.at + 9));
        }
        if self.foreign && rest.starts_with(b"<![CDATA[") {
            let from = self.at + 9;
            let end = memchr::memmem::find(rest.get(9..).unwrap_or_default(), b"]]>");
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
            self.from = self.at;
            let token = match self.raw.take() {
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
        self.from = self.at;
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

pub(super) fn name_end(bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    rest.iter()
        .position(|&byte| space(byte) || matches!(byte, b'/' | b'>'))
        .map_or(bytes.len(), |n| from + n)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(html: &str) -> String {
        let show = |token| match token {
            Token::Text(text) => format!("[{text}]"),
            Token::Raw(text) => format!("raw[{text}]"),
            Token::Comment(text) => format!("comment[{text}]"),
            Token::Doctype(text) => format!("doctype[{text}]"),
            Token::End(name) => format!("/{name}"),
            Token::Start(tag) => {
                let list: Vec<_> = tag
                    .attributes
                    .map(|(name, value)| format!(" {name}={value}"))
                    .collect();
                format!(
                    "{}{}{}",
                    tag.name,
                    list.concat(),
                    if tag.self_closing { " /" } else { "" }
                )
            }
        };
        Tokens::new(html).map(show).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn tokens_are_those_of_a_browser() {
        for (html, tokens) in [
            ("a", "[a]"),
            ("1 < 2 <3 <", "[1 < 2 <3 <]"),
            ("x</", "[x</]"),
            ("x</>y</ z>", "[x], [y], comment[ z]"),
            ("<P>a</P >", "P, [a], /P"),
            ("a <b", "[a ]"),
            ("<a href=x/>", "a href=x/"),
            ("<br/><br / >", "br /, br"),
            ("<a  b = 'c>\"' d=\"e\"f g=h>", "a b=c>\" d=e f= g=h"),
            ("<a =b c= >x", "a =b= c=, [x]"),
            ("<a\"b'<c>", "a\"b'<c"),
            ("<img src='x", ""),
            ("<!DOCTYPE html>x", "doctype[ html], [x]"),
            ("<!-- a -- b --!>x", "comment[ a -- b ], [x]"),
            (
                "<!-->x<!--->y<!---->z",
                "comment[], [x], comment[], [y], comment[], [z]",
            ),
            ("<!--!>x-->y", "comment[!>x], [y]"),
            ("<!--a--", "comment[a--]"),
            ("<?php echo '>' ?>", "comment[?php echo '], [' ?>]"),
            ("<![CDATA[a>b]]>", "comment[[CDATA[a], [b]]>]"),
            (
                "<title>a<b>&amp;</Title >c",
                "title, [a<b>&amp;], /Title, [c]",
            ),
            ("<style>a</stylex></style", "style, raw[a</stylex></style]"),
            (
                "<script>a<!--<script>b</script>c</script>d",
                "script, raw[a<!--<script>b</script>c], /script, [d]",
            ),
            (
                "<script><!--></script>d",
                "script, raw[<!-->], /script, [d]",
            ),
            (
                "<script><!--<script>--></script>d",
                "script, raw[<!--<script>-->], /script, [d]",
            ),
            ("<plaintext></plaintext>a", "plaintext, raw[</plaintext>a]"),
            (
                "<textarea></textarea><iframe><b></iframe>",
                "textarea, /textarea, iframe, raw[<b>], /iframe",
            ),
            ("<script/><b>", "script /, b"),
            (
                "<a@b.c><p@q x>d</a@b.c><https://a/><x.y></x.y><x.y><sys/x.y>",
                "[<a@b.c>], [<p@q x>d], /a@b.c, [<https://a/>], x.y, /x.y, [<x.y>], [<sys/x.y>]",
            ),
            (
                "<iframe/>a<iframe/>b</iframe>c<iframe/>d<iframe>e",
                "iframe /, [a], iframe /, raw[b], /iframe, [c], iframe /, [d], iframe, raw[e]",
            ),
        ] {
            assert_eq!(shown(html), tokens, "{html}");
        }
    }

    #[test]
    fn places_are_those_of_the_text() {
        let mut tokens = Tokens::new("é<b>x</b>");
        let mut places = Vec::new();
        while tokens.next().is_some() {
            places.push((tokens.from(), tokens.at()));
        }
        assert_eq!(places, [(0, 2), (2, 5), (5, 6), (6, 10)]);
    }

    #[test]
    fn inside_svg_nothing_is_raw() {
        let mut tokens = Tokens::new("<style><b><![CDATA[<i>]]>");
        tokens.foreign = true;
        let names: Vec<_> = tokens
            .map(|token| format!("{token:?}").chars().take(3).collect::<String>())
            .collect();
        assert_eq!(names, ["Sta", "Sta", "Raw"]);
    }

    #[test]
    fn attributes_have_a_cap_and_the_first_counts() {
        let html = format!("<p {}>x", "a ".repeat(1000));
        let Some(Token::Start(tag)) = Tokens::new(&html).next() else {
            panic!("a start tag")
        };
        assert_eq!(tag.attributes.count(), attributes::MOST);
        let Some(Token::Start(tag)) = Tokens::new("<p ID=1 id=2>").next() else {
            panic!("a start tag")
        };
        assert_eq!(tag.attribute("id"), Some("1"));
    }
}
