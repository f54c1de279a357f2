//! A page of HTML to the properties of its feed and of each entry, in one pass over its tags.
//!
//! A property belongs to the nearest microformat around it: the page of somebody mentioned is not the entry's.

use std::borrow::Cow;
use std::cell::Cell;
use std::ops::Range;

use super::open::{Kind, Open};
use super::property::{Form, Property, Value, attribute, is_address, of_card, of_entry};
use crate::html::token::{Tag, Token, Tokens};
use crate::value::entities::{decode, decode_attribute};
use crate::value::text::fold;
use crate::value::void::is_void;

/// The properties of one entry.
pub type Item<'t> = Vec<Property<'t>>;

/// What a page says.
#[derive(Debug, Default)]
pub struct Page<'t> {
    /// Of the feed.
    pub head: Item<'t>,
    /// Of each entry.
    pub entries: Vec<Item<'t>>,
    /// `<base href>`.
    pub base: Option<String>,
    /// `<html lang>`.
    pub language: Option<String>,
    /// The page links to feeds in another format.
    pub names_feeds: bool,
    /// Where a property stood without its words: too many hold each other's.
    pub beyond: Option<Range<usize>>,
}

static ENTRY_OR_FEED: &[&str] = &["h-entry", "hentry", "h-feed", "hfeed"];

/// Other microformats.
#[rustfmt::skip]
static OTHERS: &[&str] = &[
    "h-card", "vcard", "h-cite", "h-adr", "h-geo", "h-event", "vevent", "h-item", "h-review", "h-product", "h-recipe",
    "h-app", "h-x-app", "h-resume", "h-listing",
];

/// Elements that are told apart when they are open within each other; pages stay far below.
const DEPTH: usize = 512;

struct Reading<'t> {
    html: &'t str,
    page: Page<'t>,
    open: Vec<Open<'t>>,
    text: String,
    title: Option<String>,
    entry: Option<Item<'t>>,
    /// Properties in no feed: the feed's where the page marks none.
    around: Item<'t>,
    has_feed: bool,
    /// The body of the entry.
    body: Option<Property<'t>>,
    /// As much text may still be given to properties: of those within each other each has the text of all within it.
    room: Cell<usize>,
    /// There was none for the property at hand.
    is_beyond: Cell<bool>,
}

fn has(classes: &str, wanted: &[&str]) -> bool {
    let mut classes = classes.split_ascii_whitespace();
    classes.any(|class| wanted.contains(&class))
}

impl<'t> Page<'t> {
    /// Reads the whole page.
    pub fn read(html: &'t str) -> Self {
        let mut reading = Reading {
            html,
            page: Page::default(),
            open: Vec::new(),
            text: String::new(),
            title: None,
            entry: None,
            around: Vec::new(),
            has_feed: false,
            body: None,
            room: Cell::new(html.len().saturating_mul(4).saturating_add(64 << 10)),
            is_beyond: Cell::default(),
        };
        let mut tokens = Tokens::new(html);
        let mut from = 0;
        while let Some(token) = tokens.next() {
            let to = tokens.at();
            match token {
                Token::Start(tag) => reading.start(&tag, to),
                Token::End(name) => reading.end(name, from),
                Token::Text(text) => reading.text.push_str(&decode(text)),
                _ => {}
            }
            from = to;
        }
        while !reading.open.is_empty() {
            reading.close(html.len());
        }
        if !reading.has_feed {
            reading.page.head.append(&mut reading.around);
        }
        if let (Some(title), false) = (
            reading.title,
            reading
                .page
                .head
                .iter()
                .any(|property| property.name == "name"),
        ) {
            reading.page.head.push(Property {
                name: "name",
                value: Value::Text(title),
                at: 0..0,
            });
        }
        reading.page
    }
}

impl<'t> Reading<'t> {
    fn start(&mut self, tag: &Tag<'t>, to: usize) {
        self.note_page(tag);
        let classes = tag.attribute("class").map(decode_attribute);
        let classes = classes.unwrap_or_default();
        let root = self.root(&classes);
        let mut open = Open::new(tag.name, to, self.text.len(), root);
        open.is_implied = has(&classes, &["h-entry"]);
        self.note_language(tag, &mut open);
        self.mark(tag, &classes, &mut open);
        if has(&classes, &["value", "value-title"]) {
            let title = tag.attribute("title");
            let title = title.filter(|_| has(&classes, &["value-title"]));
            let title = title.map(|title| decode_attribute(title).into_owned());
            open.piece = Some(title.or_else(|| attribute(tag, Form::Date)));
        }
        self.note_implied(tag, &mut open);
        if is_void(tag.name) {
            if tag.name.eq_ignore_ascii_case("br") {
                self.text.push('\n');
            }
            self.finish(open, to);
        } else if self.open.len() < DEPTH {
            self.open.push(open);
        }
    }

    /// The microformat that begins with a tag of these classes.
    fn root(&mut self, classes: &str) -> Option<Kind> {
        let in_entry = self.entry.is_some();
        if self.open.len() >= DEPTH {
            return None;
        }
        if in_entry || !has(classes, ENTRY_OR_FEED) {
            let is_other = has(classes, OTHERS) || has(classes, ENTRY_OR_FEED);
            return is_other.then_some(Kind::Other);
        }
        if has(classes, &["h-entry", "hentry"]) {
            self.entry = Some(Vec::new());
            return Some(Kind::Entry);
        }
        self.has_feed = true;
        Some(Kind::Feed)
    }

    /// An entry's language is that of the nearest element around it that names one, unless it is the page's.
    fn note_language(&mut self, tag: &Tag<'t>, open: &mut Open<'t>) {
        if !tag.name.eq_ignore_ascii_case("html") {
            let language = tag.attribute("lang").map(decode_attribute);
            open.language = language.map(Cow::into_owned);
        }
        if open.is(Kind::Entry)
            && let Some(entry) = &mut self.entry
        {
            let around = self.open.iter().rev();
            let mut languages = std::iter::once(&*open).chain(around);
            if let Some(language) = languages.find_map(|open| open.language.clone()) {
                entry.push(Property {
                    name: "language",
                    value: Value::Text(language),
                    at: 0..0,
                });
            }
        }
    }

    /// What the classes of a tag make of it: of the entry or the feed around it, or of another microformat.
    fn mark(&mut self, tag: &Tag<'t>, classes: &str, open: &mut Open<'t>) {
        let in_entry = self.entry.is_some();
        let in_other = self.nearest().is_some_and(|open| open.is(Kind::Other));
        let parts = of_card(classes).map(|(name, form)| (name, form, attribute(tag, form)));
        match open.root {
            // What stands beside its root's class is its own, too: `h-card u-url` is somebody's page.
            Some(Kind::Other) => {
                let own = parts.filter_map(|(name, _, given)| Some((name, given?)));
                open.card = own.collect();
            }
            None if in_other => open.parts = parts.collect(),
            _ => {}
        }
        if in_other || matches!(open.root, Some(Kind::Entry | Kind::Feed)) {
            return;
        }
        let of_feed = ["name", "summary", "author", "url", "photo"];
        let of_card = ["name", "url", "uid", "photo"];
        let is_other = open.root.is_some();
        open.properties = of_entry(classes)
            .filter(|(name, _)| in_entry || of_feed.contains(name))
            .filter(|(name, _)| !is_other || !of_card.contains(name))
            .map(|(name, form)| (name, form, attribute(tag, form)))
            .collect();
        if !is_other {
            self.relations(tag, in_entry, open);
        }
    }

    /// What a microformat says without marks: its link, its picture. One that holds another says nothing so.
    fn note_implied(&mut self, tag: &Tag<'t>, open: &mut Open<'t>) {
        let is = |name| tag.name.eq_ignore_ascii_case(name);
        let link = || attribute(tag, Form::Url);
        if open.is(Kind::Other)
            && let Some(entry) = self.open.iter_mut().find(|open| open.is(Kind::Entry))
        {
            entry.is_implied = false;
        }
        if is("a") && open.root.is_some() {
            open.imply("url", link());
        } else if is("a")
            && let Some(parent) = self.open.last_mut().filter(|open| open.root.is_some())
        {
            let is_plain = open.properties.iter().all(|(name, ..)| *name == "name");
            parent.links += 1;
            parent.link = link().filter(|_| is_plain);
        }
        if is("img") {
            let around = self.open.iter_mut().rev().find(|open| open.root.is_some());
            let root = match open.root {
                Some(_) => Some(open),
                None => around,
            };
            if let Some(root) = root {
                root.imply("img", link());
                root.imply("alt", attribute(tag, Form::Person));
            }
        }
    }

    /// hAtom names the permalink and the tags by relation, not by class.
    fn relations(&self, tag: &Tag<'t>, in_entry: bool, open: &mut Open<'t>) {
        let Some(rel) = tag.attribute("rel").filter(|_| in_entry) else {
            return;
        };
        let says = |wanted| {
            let mut relations = rel.split_ascii_whitespace();
            relations.any(|relation| relation.eq_ignore_ascii_case(wanted))
        };
        if says("bookmark") {
            let url = attribute(tag, Form::Url);
            open.properties.push(("url", Form::Url, url));
        }
        if says("tag") {
            open.properties.push(("category", Form::Plain, None));
        }
    }

    /// What the page says of itself in its head.
    fn note_page(&mut self, tag: &Tag<'t>) {
        let value = |name| {
            tag.attribute(name)
                .map(|value| decode_attribute(value).trim().to_owned())
        };
        if tag.name.eq_ignore_ascii_case("html") {
            self.page.language = value("lang");
        } else if tag.name.eq_ignore_ascii_case("base") {
            self.page.base = self.page.base.take().or_else(|| value("href"));
        } else if tag.name.eq_ignore_ascii_case("link") {
            let rel = value("rel").unwrap_or_default().to_ascii_lowercase();
            let kind = value("type").unwrap_or_default().to_ascii_lowercase();
            let is_feed = ["rss", "atom", "feed+json", "rdf+xml"]
                .iter()
                .any(|feed| kind.contains(feed));
            self.page.names_feeds |=
                is_feed && rel.split_ascii_whitespace().any(|rel| rel == "alternate");
        }
    }

    fn end(&mut self, name: &str, from: usize) {
        let Some(depth) = self
            .open
            .iter()
            .rposition(|open| open.name.eq_ignore_ascii_case(name))
        else {
            return;
        };
        while self.open.len() > depth {
            self.close(from);
        }
    }

    fn close(&mut self, to: usize) {
        if let Some(open) = self.open.pop() {
            self.finish(open, to);
        }
    }

    fn nearest(&self) -> Option<&Open<'t>> {
        self.open.iter().rev().find(|open| open.root.is_some())
    }

    fn finish(&mut self, mut open: Open<'t>, to: usize) {
        let from = open.text_from;
        let text = || {
            let text = self.text.get(from..).unwrap_or_default();
            let Some(left) = self.room.get().checked_sub(text.len()) else {
                self.is_beyond.set(true);
                return String::new();
            };
            self.room.set(left);
            fold(text).into_owned()
        };
        if open.name.eq_ignore_ascii_case("title") && self.title.is_none() && self.entry.is_none() {
            self.title = Some(text()).filter(|title| !title.is_empty());
        }
        let at = open.from..to;
        let inside = self.html.get(at.clone()).unwrap_or_default().trim();
        let mut found = Vec::new();
        for (name, form, given) in std::mem::take(&mut open.properties) {
            if let Some(value) = open.value(form, given, inside, &text) {
                let at = at.clone();
                found.push(Property { name, value, at });
            }
        }
        let parts: Vec<_> = std::mem::take(&mut open.parts)
            .into_iter()
            .map(|(name, form, given)| (name, form, given.unwrap_or_else(text)))
            .filter(|(_, form, value)| *form != Form::Url || is_address(value))
            .collect();
        if self.is_beyond.take() {
            self.page.beyond.get_or_insert(at.clone());
        }
        let piece = open.piece.take().map(|given| given.unwrap_or_else(text));
        if open.is(Kind::Entry) {
            if let Some(mut entry) = self.entry.take() {
                entry.extend(self.body.take());
                open.complete(&mut entry, at, &text);
                self.page.entries.push(entry);
            }
            return;
        }
        if let Some(piece) = piece {
            let mut dates = self.open.iter_mut().rev();
            if let Some(date) = dates.find(|open| open.is_date()) {
                date.add_piece(&piece);
            }
        }
        if let Some(card) = self.open.iter_mut().rev().find(|open| open.root.is_some()) {
            for (name, _, value) in parts {
                card.imply(name, Some(value));
            }
        }
        let in_feed = self.open.iter().any(|open| open.is(Kind::Feed));
        for property in found {
            match &mut self.entry {
                Some(_) if property.name == "content" => self.add_body(property),
                Some(entry) => entry.push(property),
                None if in_feed => self.page.head.push(property),
                None => self.around.push(property),
            }
        }
    }

    /// A body that goes on in a second element is one body all the same; one that was within this one is there twice.
    fn add_body(&mut self, more: Property<'t>) {
        match (&mut self.body, &more.value) {
            (
                Some(Property {
                    value: Value::Markup(body),
                    at,
                    ..
                }),
                Value::Markup(markup),
            ) if at.start < more.at.start => {
                body.to_mut().push_str(markup);
            }
            _ => self.body = Some(more),
        }
    }
}
