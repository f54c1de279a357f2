//! A page of HTML to the properties of its feed and of each entry, in one pass over its tags.

use super::property::{Form, Property, Value, attribute, of_card, of_entry};
use crate::html::token::{Tag, Token, Tokens};
use crate::value::entities::{decode, decode_attribute};
use crate::value::text::fold;

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
}

/// Elements that are told apart when they are open within each other; pages stay far below.
const DEPTH: usize = 512;

/// Elements without an end tag.
static VOID: &[&str] = &[
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
];

/// An open element, and what becomes of it when it closes.
struct Open<'t> {
    name: &'t str,
    /// Where its inside begins in the page, and in the text gathered so far.
    from: usize,
    text_from: usize,
    is_entry: bool,
    /// Another microformat inside an entry: its properties are its own.
    is_other: bool,
    card: Option<Vec<(&'static str, String)>>,
    properties: Vec<(&'static str, Form, Option<String>)>,
    parts: Vec<(&'static str, Form, Option<String>)>,
}

struct Reading<'t> {
    html: &'t str,
    page: Page<'t>,
    open: Vec<Open<'t>>,
    text: String,
    title: Option<String>,
    entry: Option<Item<'t>>,
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
        let classes = tag
            .attribute("class")
            .map(decode_attribute)
            .unwrap_or_default();
        let has = |wanted: &[&str]| {
            classes
                .split_ascii_whitespace()
                .any(|class| wanted.contains(&class))
        };
        let in_entry = self.entry.is_some();
        let in_other = self.open.iter().any(|open| open.is_other);
        let in_card = self.open.iter().any(|open| open.card.is_some());
        let is_entry = !in_entry && has(&["h-entry", "hentry"]);
        let mut open = Open {
            name: tag.name,
            from: to,
            text_from: self.text.len(),
            is_entry,
            is_other: in_entry
                && has(&[
                    "h-cite", "h-adr", "h-geo", "h-event", "h-entry", "h-item", "h-review",
                ]),
            card: None,
            properties: Vec::new(),
            parts: Vec::new(),
        };
        if is_entry {
            self.entry = Some(Vec::new());
        }
        if in_card {
            open.parts = of_card(&classes)
                .map(|(name, form)| (name, form, attribute(tag, form)))
                .collect();
        } else if !in_other && !is_entry {
            let of_feed = ["name", "summary", "author", "url", "photo"];
            open.properties = of_entry(&classes)
                .filter(|(name, _)| in_entry || of_feed.contains(name))
                .map(|(name, form)| (name, form, attribute(tag, form)))
                .collect();
            self.relations(tag, in_entry, &mut open);
        }
        if open
            .properties
            .iter()
            .any(|(_, form, _)| *form == Form::Person)
            && has(&["h-card", "vcard"])
        {
            let page = attribute(tag, Form::Url).filter(|_| tag.name.eq_ignore_ascii_case("a"));
            open.card = Some(page.map(|page| ("url", page)).into_iter().collect());
        }
        let is_void = VOID.iter().any(|void| tag.name.eq_ignore_ascii_case(void));
        if is_void {
            if tag.name.eq_ignore_ascii_case("br") {
                self.text.push('\n');
            }
            self.finish(open, to);
        } else if self.open.len() < DEPTH {
            self.open.push(open);
        }
    }

    /// hAtom names the permalink and the tags by relation, not by class.
    fn relations(&self, tag: &Tag<'t>, in_entry: bool, open: &mut Open<'t>) {
        let Some(rel) = tag.attribute("rel").filter(|_| in_entry) else {
            return;
        };
        for relation in rel.split_ascii_whitespace() {
            match relation.to_ascii_lowercase().as_str() {
                "bookmark" => open
                    .properties
                    .push(("url", Form::Url, attribute(tag, Form::Url))),
                "tag" => open.properties.push(("category", Form::Plain, None)),
                _ => {}
            }
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

    fn finish(&mut self, open: Open<'t>, to: usize) {
        let text = || fold(self.text.get(open.text_from..).unwrap_or_default()).into_owned();
        if open.name.eq_ignore_ascii_case("title") && self.title.is_none() && self.entry.is_none() {
            self.title = Some(text()).filter(|title| !title.is_empty());
        }
        let at = open.from..to;
        let mut found = Vec::new();
        for (name, form, given) in open.properties {
            let value = match (form, given, &open.card) {
                (Form::Markup, _, _) => {
                    Value::Markup(self.html.get(at.clone()).unwrap_or_default().trim())
                }
                (Form::Person, given, Some(card)) => {
                    let mut card = card.clone();
                    if !card.iter().any(|(part, _)| *part == "name") {
                        card.push(("name", given.unwrap_or_else(text)));
                    }
                    Value::Card(card)
                }
                (_, Some(given), _) => Value::Text(given),
                (_, None, _) => Value::Text(text()),
            };
            found.push(Property {
                name,
                value,
                at: at.clone(),
            });
        }
        let parts: Vec<_> = open
            .parts
            .into_iter()
            .map(|(name, _, given)| (name, given.unwrap_or_else(text)))
            .collect();
        if let Some(card) = self
            .open
            .iter_mut()
            .rev()
            .find_map(|open| open.card.as_mut())
        {
            for part in parts {
                if !card.iter().any(|(name, _)| *name == part.0) {
                    card.push(part);
                }
            }
        }
        match &mut self.entry {
            Some(entry) => entry.extend(found),
            None => self.page.head.extend(found),
        }
        if open.is_entry {
            self.page.entries.extend(self.entry.take());
        }
    }
}
