//! An open element of a page, and what becomes of it when it closes.

use std::borrow::Cow;
use std::ops::Range;

use super::property::{Form, Given, Mark, Property, Room, Value, is_address};
use crate::value::text::fold;

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

/// What is within an element that ends.
pub struct Inside<'r, 't> {
    /// As it stands in the page.
    pub html: &'t str,
    /// Where that is.
    pub words: Range<usize>,
    /// Where the element is.
    pub whole: Range<usize>,
    /// Its text, as it was gathered.
    pub gathered: &'r str,
    /// What room there is for it.
    pub room: &'r Room,
}

impl Inside<'_, '_> {
    /// Its text, as far as there is room.
    pub fn text(&self) -> String {
        match self.room.holds(self.gathered) {
            true => fold(self.gathered).into_owned(),
            false => String::new(),
        }
    }

    /// The name that its text is.
    pub fn titled<'t>(&self) -> Option<Property<'t>> {
        let text = Some(self.text()).filter(|text| !text.is_empty())?;
        Some(Property {
            name: "name",
            value: Value::Text(text),
            at: self.words.clone(),
        })
    }
}

/// An open element.
#[derive(Debug, Default)]
pub struct Open<'t> {
    /// As it is written.
    pub name: &'t str,
    /// Where its tag begins in the page.
    pub tag_from: usize,
    /// Where its inside begins.
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
    /// An address in it is marked as what it is: then none stands for the entry's page.
    pub has_addresses: bool,
    /// Elements that are its children.
    pub children: usize,
    /// Those of them that are links.
    pub links: usize,
    /// The last of these, unless it is a property.
    pub link: Option<Given>,
    /// The only link in the last child.
    pub inner: Option<Given>,
    /// What plays sound or film, and as yet does not say which.
    pub is_player: bool,
    /// What it is of the entry or the feed around it.
    pub properties: Vec<Mark>,
    /// What it is of another microformat around it.
    pub parts: Vec<(&'static str, Form, Option<String>)>,
    /// A part of a value, with what its attributes say.
    pub piece: Option<Option<String>>,
    /// The parts of its value.
    pub pieces: String,
}

impl<'t> Open<'t> {
    /// Whether a microformat of this kind begins here.
    pub fn is(&self, kind: Kind) -> bool {
        self.root == Some(kind)
    }

    /// Whether it says anything.
    pub fn is_marked(&self) -> bool {
        !self.properties.is_empty() || !self.parts.is_empty() || self.piece.is_some()
    }

    /// Whether it is a date.
    pub fn is_date(&self) -> bool {
        self.properties.iter().any(|mark| mark.form == Form::Date)
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

    /// The only link that is a child, or the only one of an only child.
    fn only_link(&self) -> Option<&Given> {
        match self.links {
            0 => self.inner.as_ref().filter(|_| self.children == 1),
            1 => self.link.as_ref(),
            _ => None,
        }
    }

    /// What another microformat says of itself; its only link is its page.
    fn own(&self, name: &str) -> Option<String> {
        let link = self.only_link().filter(|_| name == "url");
        self.said(name)
            .or(link.map(|link| &link.text))
            .filter(|_| self.is(Kind::Other))
            .cloned()
    }

    /// The properties that it is.
    pub fn found(&mut self, inside: &Inside<'_, 't>) -> Vec<Property<'t>> {
        let mut found = Vec::new();
        for Mark { name, form, given } in std::mem::take(&mut self.properties) {
            let (given, given_at) = match given {
                Some(Given { text, at }) => (Some(text), at),
                None => (None, inside.words.clone()),
            };
            if let Some(value) = self.value(form, given, inside) {
                let at = match value {
                    Value::Card(_) => inside.whole.clone(),
                    Value::Markup(_) => inside.words.clone(),
                    _ => given_at,
                };
                found.push(Property { name, value, at });
            }
        }
        found
    }

    /// What it is of another microformat around it.
    pub fn found_parts(&mut self, inside: &Inside) -> Vec<(&'static str, String)> {
        let mut found = Vec::new();
        for (name, form, given) in std::mem::take(&mut self.parts) {
            let value = given.unwrap_or_else(|| inside.text());
            if form != Form::Url || name == "email" || is_address(&value) {
                found.push((name, value));
            }
        }
        found
    }

    fn value(
        &self,
        form: Form,
        given: Option<String>,
        inside: &Inside<'_, 't>,
    ) -> Option<Value<'t>> {
        let text = || inside.text();
        Some(match form {
            Form::Markup => Value::Markup(Cow::Borrowed(inside.html)),
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
                    ("email", self.own("email")),
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
    pub fn complete(&self, entry: &mut Vec<Property<'t>>, inside: &Inside) {
        if !self.is_implied {
            return;
        }
        let has = |names: &[&str]| entry.iter().any(|known| names.contains(&known.name));
        let own = self.said("url").cloned();
        let own = own.map(|text| (text, self.tag_from..self.from));
        let only = || {
            self.only_link()
                .map(|link| (link.text.clone(), link.at.clone()))
        };
        let url = match self.has_addresses || has(&["url", "uid"]) {
            true => None,
            false => own.or_else(only),
        };
        let is_bare = !has(&[
            "name", "summary", "content", "author", "category", "rsvp", "location",
        ]);
        entry.extend(is_bare.then(|| inside.titled()).flatten());
        if let Some((url, at)) = url {
            let (name, value) = ("url", Value::Implied(url));
            entry.push(Property { name, value, at });
        }
    }
}
