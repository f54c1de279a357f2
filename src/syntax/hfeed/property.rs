//! Classes and attributes to the properties of microformats: which one an element is, and where its value is.

use std::borrow::Cow;
use std::cell::Cell;
use std::ops::Range;

use crate::html::token::Tag;
use crate::value::entities::decode_attribute;
use crate::value::text::place;

/// What an element is of the entry or the feed around it.
#[derive(Debug)]
pub struct Mark {
    /// As the vocabulary calls it.
    pub name: &'static str,
    /// How its value is found.
    pub form: Form,
    /// The value in its attributes.
    pub given: Option<Given>,
}

/// A value in an attribute.
#[derive(Debug, Clone)]
pub struct Given {
    /// What it says.
    pub text: String,
    /// Where it stands.
    pub at: Range<usize>,
}

/// A property of an entry or of the feed.
#[derive(Debug, Default)]
pub struct Property<'t> {
    /// As the vocabulary calls it.
    pub name: &'static str,
    /// Where it stands.
    pub at: Range<usize>,
    /// What it says, or the HTML that it is.
    pub text: Cow<'t, str>,
    /// What a link of the page's head says.
    pub attributes: Parts,
    /// Somebody: name, page, image.
    pub card: Parts,
}

/// Names, and what they stand for.
pub type Parts = Vec<(&'static str, String)>;

/// How much text may still be given to properties: of those within each other each has the text of all within it.
#[derive(Default)]
pub struct Room {
    left: Cell<usize>,
    is_missing: Cell<bool>,
}

impl Room {
    /// For all properties of a page.
    pub fn of(page: &str) -> Self {
        Room {
            left: Cell::new(page.len().saturating_mul(4).saturating_add(64 << 10)),
            is_missing: Cell::default(),
        }
    }

    /// Takes room for a text, if there is as much.
    pub fn holds(&self, text: &str) -> bool {
        let left = self.left.get().checked_sub(text.len());
        match left {
            Some(left) => self.left.set(left),
            None => self.is_missing.set(true),
        }
        left.is_some()
    }

    /// Whether there was none for a text since this was last asked.
    pub fn was_missing(&self) -> bool {
        self.is_missing.take()
    }
}

/// How a property's value is found: by the prefix of its class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// `p-`: text.
    Plain,
    /// `u-`: an address.
    Url,
    /// `dt-`: a date.
    Date,
    /// `e-`: the markup inside.
    Markup,
    /// `p-author`: somebody, or their name.
    Person,
}

type Classes = &'static [(&'static str, &'static str, Form)];

/// Classes of today, and those of hAtom; each with the property that it makes.
#[rustfmt::skip]
pub static OF_ENTRY: Classes = &[
    ("p-name", "name", Form::Plain), ("entry-title", "name", Form::Plain),
    ("p-summary", "summary", Form::Plain), ("entry-summary", "summary", Form::Plain),
    ("e-content", "content", Form::Markup), ("entry-content", "content", Form::Markup), ("p-content", "content", Form::Markup),
    ("dt-published", "published", Form::Date), ("published", "published", Form::Date),
    ("dt-updated", "updated", Form::Date), ("updated", "updated", Form::Date),
    ("p-author", "author", Form::Person), ("author", "author", Form::Person),
    ("p-category", "category", Form::Plain),
    ("u-url", "url", Form::Url),
    ("u-uid", "uid", Form::Url),
    ("u-photo", "photo", Form::Url), ("u-featured", "photo", Form::Url),
    ("u-audio", "audio", Form::Url), ("u-video", "video", Form::Url), ("u-enclosure", "enclosure", Form::Url),
    ("u-in-reply-to", "in-reply-to", Form::Url), ("u-like-of", "like-of", Form::Url),
    ("u-repost-of", "repost-of", Form::Url), ("u-bookmark-of", "bookmark-of", Form::Url),
    ("u-syndication", "syndication", Form::Url),
    ("p-rsvp", "rsvp", Form::Plain), ("p-location", "location", Form::Plain),
];

/// Parts of a card.
#[rustfmt::skip]
pub static OF_CARD: Classes = &[
    ("p-name", "name", Form::Plain), ("fn", "name", Form::Plain),
    ("u-url", "url", Form::Url), ("url", "url", Form::Url),
    ("u-photo", "photo", Form::Url), ("photo", "photo", Form::Url),
    ("u-email", "email", Form::Url), ("email", "email", Form::Url),
];

/// What a tag's classes make of it by one of the tables.
pub fn found<'c>(
    classes: &'c str,
    table: Classes,
) -> impl Iterator<Item = (&'static str, Form)> + 'c {
    let known = move |class: &str| table.iter().position(|(name, _, _)| *name == class);
    // A class that is named a thousand times makes one property.
    let mut met = 0_u64;
    classes
        .split_ascii_whitespace()
        .filter_map(known)
        .filter(move |row| {
            let is_new = met & 1 << row == 0;
            met |= 1 << row;
            is_new
        })
        .filter_map(|row| table.get(row))
        .map(|(_, name, form)| (*name, *form))
}

/// Whether a text that stands for an address can be one.
pub fn is_address(text: &str) -> bool {
    text.contains([':', '/']) && !text.contains(char::is_whitespace)
}

/// Attributes that hold a value before the text does, by form.
static ATTRIBUTES: &[(Form, &[&str])] = &[
    (Form::Url, &["href", "src", "data", "poster", "value"]),
    (Form::Date, &["datetime", "title", "value"]),
    (Form::Plain, &["alt", "value", "title"]),
    (Form::Person, &["alt"]),
];

/// The value in a tag's attributes.
pub fn attribute(tag: &Tag, form: Form) -> Option<String> {
    found_in(tag, form).map(|(value, _)| value)
}

/// The same with its place in the page.
pub fn given(page: &str, tag: &Tag, form: Form) -> Option<Given> {
    let (text, raw) = found_in(tag, form)?;
    let at = place(page, raw);
    Some(Given { text, at })
}

fn found_in<'t>(tag: &Tag<'t>, form: Form) -> Option<(String, &'t str)> {
    let (_, names) = ATTRIBUTES.iter().find(|(of, _)| *of == form)?;
    let is_abbreviation = tag.name.eq_ignore_ascii_case("abbr");
    names.iter().find_map(|name| {
        // A link's title is a remark; only an abbreviation's is what it stands for.
        if *name == "title" && !is_abbreviation {
            return None;
        }
        let raw = tag.attribute(name)?;
        let value = decode_attribute(raw).trim().to_owned();
        (!value.is_empty()).then_some((value, raw))
    })
}
