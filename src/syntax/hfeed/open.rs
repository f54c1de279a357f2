//! An open element of a page, and what becomes of it when it closes.

use std::borrow::Cow;
use std::ops::Range;

use super::IMPLIED;
use super::property::{Form, Given, Mark, Parts, Property, Room, is_address};
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
            text: text.into(),
            at: self.words.clone(),
            ..Property::default()
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
    pub card: Parts,
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
    /// What it is of the microformat around it.
    pub properties: Vec<Mark>,
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
        !self.properties.is_empty() || self.piece.is_some()
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
        let marks = std::mem::take(&mut self.properties).into_iter();
        marks
            .filter_map(|mark| self.property(mark, inside))
            .collect()
    }

    fn property(&self, mark: Mark, inside: &Inside<'_, 't>) -> Option<Property<'t>> {
        let Mark { name, form, given } = mark;
        let (given, mut at) = match given {
            Some(Given { text, at }) => (Some(text), at),
            None => (None, inside.words.clone()),
        };
        let (mut text, mut card) = (Cow::Borrowed(""), Vec::new());
        match form {
            Form::Markup => (text, at) = (inside.html.into(), inside.words.clone()),
            Form::Person if self.is(Kind::Other) => {
                (card, at) = (self.somebody(given, inside), inside.whole.clone());
            }
            Form::Url => {
                let is_fit = |text: &String| is_address(text) || name == "email";
                let written = || Some(inside.text()).filter(is_fit);
                text = self.own("url").or(given).or_else(written)?.into();
            }
            Form::Date if !self.pieces.is_empty() => text = self.pieces.clone().into(),
            _ => {
                let said = self.own("name").or(given);
                text = said.unwrap_or_else(|| inside.text()).into();
            }
        }
        Some(Property {
            name,
            at,
            text,
            card,
            ..Property::default()
        })
    }

    fn somebody(&self, given: Option<String>, inside: &Inside) -> Parts {
        let words = || Some(inside.text()).filter(|text| !text.is_empty());
        let name = self.own("name").or(given).or_else(words);
        let parts = [
            ("name", name.or_else(|| self.own("alt"))),
            ("url", self.own("url")),
            ("photo", self.own("photo").or_else(|| self.own("img"))),
            ("email", self.own("email")),
        ];
        let parts = parts.into_iter();
        parts
            .filter_map(|(name, part)| Some((name, part?)))
            .collect()
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
        entry.extend(url.map(|(url, at)| Property {
            name: "url",
            at,
            text: url.into(),
            attributes: vec![(IMPLIED, String::new())],
            ..Property::default()
        }));
    }
}
