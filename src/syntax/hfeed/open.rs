//! An open element of a page, and what becomes of it when it closes.

use std::borrow::Cow;
use std::ops::Range;

use super::property::{Form, Property, Value, is_address};

/// What kind of microformat begins with an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The feed.
    Feed,
    /// An entry of it.
    Entry,
    /// Somebody, something cited, a place: its properties are its own.
    Other,
}

/// An open element.
#[derive(Debug)]
pub struct Open<'t> {
    /// As it is written.
    pub name: &'t str,
    /// Where its inside begins in the page.
    pub from: usize,
    /// Where it begins in the text gathered so far.
    pub text_from: usize,
    /// The microformat that it is.
    pub root: Option<Kind>,
    /// Of today's microformats: what is not marked in it is implied.
    pub is_implied: bool,
    /// The language of what is in it, where it says so.
    pub language: Option<String>,
    /// What another microformat says of itself.
    pub card: Vec<(&'static str, String)>,
    /// Links that are its children, and the last one.
    pub links: usize,
    /// The last of them, unless it is a property.
    pub link: Option<String>,
    /// What it is of the entry or the feed around it, with the value in its attributes.
    pub properties: Vec<(&'static str, Form, Option<String>)>,
    /// What it is of another microformat around it.
    pub parts: Vec<(&'static str, Form, Option<String>)>,
    /// A part of a value, with what its attributes say.
    pub piece: Option<Option<String>>,
    /// The parts of its value.
    pieces: String,
}

impl<'t> Open<'t> {
    /// Nothing is within it yet.
    pub fn new(name: &'t str, from: usize, text_from: usize, root: Option<Kind>) -> Self {
        Open {
            name,
            from,
            text_from,
            root,
            is_implied: false,
            language: None,
            card: Vec::new(),
            links: 0,
            link: None,
            properties: Vec::new(),
            parts: Vec::new(),
            piece: None,
            pieces: String::new(),
        }
    }

    /// Whether a microformat of this kind begins here.
    pub fn is(&self, kind: Kind) -> bool {
        self.root == Some(kind)
    }

    /// Whether it is a date.
    pub fn is_date(&self) -> bool {
        self.properties
            .iter()
            .any(|(_, form, _)| *form == Form::Date)
    }

    /// Notes what a microformat says of itself, unless it said so before.
    pub fn imply(&mut self, name: &'static str, value: Option<String>) {
        if let Some(value) = value.filter(|_| self.said(name).is_none()) {
            self.card.push((name, value));
        }
    }

    /// A date, its time and its zone may each be a part of the value.
    pub fn add_piece(&mut self, piece: &str) {
        if !self.pieces.is_empty() && !piece.starts_with(['+', '-', 'Z']) {
            self.pieces.push(' ');
        }
        self.pieces.push_str(piece);
    }

    fn said(&self, name: &str) -> Option<&String> {
        let said = self.card.iter().find(|(known, _)| *known == name);
        said.map(|(_, value)| value)
    }

    /// What another microformat says of itself; its only link is its page.
    fn own(&self, name: &str) -> Option<String> {
        let link = self
            .link
            .as_ref()
            .filter(|_| name == "url" && self.links == 1);
        self.said(name)
            .or(link)
            .filter(|_| self.is(Kind::Other))
            .cloned()
    }

    /// The value of a property that it is.
    pub fn value(
        &self,
        form: Form,
        given: Option<String>,
        inside: &'t str,
        text: &dyn Fn() -> String,
    ) -> Option<Value<'t>> {
        Some(match form {
            Form::Markup => Value::Markup(Cow::Borrowed(inside)),
            Form::Person if self.is(Kind::Other) => {
                let words = || Some(text()).filter(|text| !text.is_empty());
                let name = self
                    .own("name")
                    .or(given)
                    .or_else(words)
                    .or_else(|| self.own("alt"));
                let parts = [
                    ("name", name),
                    ("url", self.own("url")),
                    ("photo", self.own("photo").or_else(|| self.own("img"))),
                ];
                let parts = parts.into_iter();
                Value::Card(
                    parts
                        .filter_map(|(name, part)| Some((name, part?)))
                        .collect(),
                )
            }
            Form::Url => {
                let written = || Some(text()).filter(|text| is_address(text));
                Value::Text(self.own("url").or(given).or_else(written)?)
            }
            Form::Date if !self.pieces.is_empty() => Value::Text(self.pieces.clone()),
            _ => Value::Text(self.own("name").or(given).unwrap_or_else(text)),
        })
    }

    /// Adds to an entry what nobody marked in it: the words of an entry that is nothing else are its name, its only
    /// link is its page.
    pub fn complete(
        &self,
        entry: &mut Vec<Property<'t>>,
        at: Range<usize>,
        text: &dyn Fn() -> String,
    ) {
        if !self.is_implied {
            return;
        }
        let has = |names: &[&str]| entry.iter().any(|known| names.contains(&known.name));
        let only = self.link.as_ref().filter(|_| self.links == 1);
        let url = self.said("url").or(only).filter(|_| !has(&["url", "uid"]));
        let is_bare = !has(&[
            "name", "summary", "content", "author", "category", "rsvp", "location",
        ]);
        let name = is_bare.then(text).filter(|name| !name.is_empty());
        for (name, value) in [("name", name), ("url", url.cloned())] {
            if let Some(value) = value {
                let (value, at) = (Value::Text(value), at.clone());
                entry.push(Property { name, value, at });
            }
        }
    }
}
