//! What a tag of a page means: the microformat's language, properties, links, and what it says without marks.

use std::borrow::Cow;
use std::ops::Range;

use super::open::{Kind, Open};
use super::page::{ENTRY_OR_FEED, Item, OTHERS, Reading, has};
use super::property::{Form, Mark, OF_CARD, OF_ENTRY, Property, attribute, found, given};
use crate::diagnostic::catalogue::limit;
use crate::html::token::Tag;
use crate::value::entities::decode_attribute;
use crate::value::search::Search;
use crate::value::text::has_word;

/// Relations of the page that a feed has, too.
#[rustfmt::skip]
static RELATIONS: &[&str] = &[
    "self", "hub", "next", "prev", "previous", "alternate", "license",
];

/// Relations of a link that does not lead to the entry's page.
static ELSEWHERE: &[&str] = &["author", "tag", "license", "enclosure"];

/// A page is held until all of it is read, and one tag may be thirty properties. Each takes some hundred bytes.
const MOST_PROPERTIES: usize = 1 << 19;

impl<'t> Reading<'t> {
    /// The microformat that begins with a tag of these classes.
    pub(super) fn root(&mut self, classes: &str, at: &Range<usize>) -> Option<Kind> {
        if self.open.len() >= self.depth() {
            return None;
        }
        if self.entry.is_some() || !has(classes, ENTRY_OR_FEED) {
            let is_other = has(classes, OTHERS) || has(classes, ENTRY_OR_FEED);
            return is_other.then_some(Kind::Other);
        }
        if has(classes, &["h-entry", "hentry"]) {
            self.entry = Some(Item {
                at: at.clone(),
                ..Item::default()
            });
            return Some(Kind::Entry);
        }
        self.has_feed = true;
        Some(Kind::Feed)
    }

    /// Notes what a tag says.
    pub(super) fn look_at(&mut self, tag: &Tag<'t>, classes: &str, open: &mut Open<'t>) {
        self.note_page(tag);
        open.is_implied = has(classes, &["h-entry"]);
        self.note_language(tag, open);
        self.mark(tag, classes, open);
        if has(classes, &["value", "value-title"]) {
            let title = tag.attribute("title");
            let title = title.filter(|_| has(classes, &["value-title"]));
            let title = title.map(|title| decode_attribute(title).into_owned());
            open.piece = Some(title.or_else(|| attribute(tag, Form::Date)));
        }
        self.note_source(tag, open);
        self.note_implied(tag, open);
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
                entry.properties.push(Property {
                    name: "language",
                    text: language.into(),
                    at: open.tag_from..open.from,
                    ..Property::default()
                });
            }
        }
    }

    /// What the classes of a tag make of it: of the entry or the feed around it, or of another microformat.
    fn mark(&mut self, tag: &Tag<'t>, classes: &str, open: &mut Open<'t>) {
        let in_entry = self.entry.is_some();
        let in_other = self.nearest().is_some_and(|open| open.is(Kind::Other));
        if open.is(Kind::Other) {
            // What stands beside its root's class is its own, too: `h-card u-url` is somebody's page.
            let own = found(classes, OF_CARD);
            let own = own.filter_map(|(name, form)| Some((name, attribute(tag, form)?)));
            open.card = own.collect();
        } else if in_other && open.root.is_none() {
            let own = found(classes, OF_CARD).map(|(name, form)| self.marked(tag, name, form));
            open.properties = own.collect();
        }
        if in_other || matches!(open.root, Some(Kind::Entry | Kind::Feed)) {
            return;
        }
        let of_feed = ["name", "summary", "author", "url", "photo"];
        let of_card = ["name", "url", "uid", "photo"];
        let is_other = open.root.is_some();
        open.properties = found(classes, OF_ENTRY)
            .filter(|(name, _)| in_entry || of_feed.contains(name))
            .filter(|(name, _)| !is_other || !of_card.contains(name))
            .map(|(name, form)| self.marked(tag, name, form))
            .collect();
        if in_entry
            && classes
                .split_ascii_whitespace()
                .any(|class| class.starts_with("u-"))
            && let Some(entry) = self.open.iter_mut().find(|open| open.is(Kind::Entry))
        {
            entry.has_addresses = true;
        }
        if in_entry && !is_other {
            self.relations(tag, open);
        }
    }

    fn marked(&self, tag: &Tag<'t>, name: &'static str, form: Form) -> Mark {
        // An element of ten classes has its address ten times.
        let given = given(self.html, tag, form).filter(|given| self.room.holds(&given.text));
        Mark { name, form, given }
    }

    /// A player may name its file in an element within it.
    fn note_source(&mut self, tag: &Tag<'t>, open: &mut Open<'t>) {
        let is = |name| tag.name.eq_ignore_ascii_case(name);
        if is("video") || is("audio") {
            open.is_player = tag.attribute("src").is_none();
        } else if is("source")
            && let Some(player) = self.open.last_mut().filter(|open| open.is_player)
            && let Some(source) = given(self.html, tag, Form::Url)
        {
            player.is_player = false;
            let files = player.properties.iter_mut();
            for mark in files.filter(|mark| mark.form == Form::Url) {
                mark.given = Some(source.clone());
            }
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
        let is_link = is("a") || is("area");
        // Only what is in a microformat, or in a child of it, may be implied.
        let mut near = self.open.iter().rev().take(2);
        let is_near = near.any(|open| open.root.is_some());
        if is_link && open.root.is_some() {
            open.imply("url", link());
        } else if let (true, Some(parent)) = (is_near, self.open.last_mut()) {
            parent.children += 1;
            parent.inner = None;
            if is_link {
                let is_plain = open.properties.iter().all(|mark| mark.name == "name")
                    && !ELSEWHERE.iter().any(|rel| is_related(tag, rel));
                parent.links += 1;
                parent.link = given(self.html, tag, Form::Url).filter(|_| is_plain);
            }
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

    /// hAtom names the permalink, the tags and the files by relation, not by class.
    fn relations(&self, tag: &Tag<'t>, open: &mut Open<'t>) {
        if tag.attribute("rel").is_none() {
            return;
        }
        for (rel, name, form) in [
            ("bookmark", "url", Form::Url),
            ("enclosure", "enclosure", Form::Url),
            ("tag", "category", Form::Plain),
        ] {
            if is_related(tag, rel) && !open.properties.iter().any(|mark| mark.name == name) {
                open.properties.push(self.marked(tag, name, form));
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
            let kind = value("type").unwrap_or_default().to_ascii_lowercase();
            let is_feed = ["rss", "atom", "feed+json", "rdf+xml"]
                .iter()
                .any(|feed| kind.holds(feed));
            self.page.names_feeds |= is_feed && is_related(tag, "alternate");
            self.note_link(tag);
        }
    }

    /// A link of the page's head that a feed has, too.
    fn note_link(&mut self, tag: &Tag<'t>) {
        let Some(href) = given(self.html, tag, Form::Url).filter(|_| self.entry.is_none()) else {
            return;
        };
        for rel in RELATIONS.iter().filter(|rel| is_related(tag, rel)) {
            if self.is_one_too_many(&href.at) {
                return;
            }
            let mut parts = vec![("rel", (*rel).to_owned()), ("href", href.text.clone())];
            for name in ["type", "title", "hreflang"] {
                let value = tag.attribute(name).map(decode_attribute);
                parts.extend(value.map(|value| (name, value.into_owned())));
            }
            self.page.head.push(Property {
                name: "link",
                attributes: parts,
                at: href.at.clone(),
                ..Property::default()
            });
        }
    }

    /// Counts a property; whether the page has as many as it may.
    pub(super) fn is_one_too_many(&mut self, at: &Range<usize>) -> bool {
        self.properties = self.properties.saturating_add(1);
        let is_beyond = self.properties > MOST_PROPERTIES;
        if is_beyond {
            self.tell(&limit::ENTRY_BYTES, at.clone());
        }
        is_beyond
    }
}

fn is_related(tag: &Tag, wanted: &str) -> bool {
    let rel = tag.attribute("rel").map(decode_attribute);
    rel.is_some_and(|rel| has_word(&rel, wanted))
}
