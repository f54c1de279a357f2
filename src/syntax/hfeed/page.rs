//! A page of HTML to the properties of its feed and of each entry, in one pass over its tags.
//!
//! A property belongs to the nearest microformat around it: the page of somebody mentioned is not the entry's.

use std::ops::Range;

use super::open::{Inside, Kind, Open};
use super::property::{Property, Room};
use crate::diagnostic::Kind as Fault;
use crate::diagnostic::catalogue::limit;
use crate::html::token::{Tag, Token, Tokens};
use crate::options::Limits;
use crate::value::entities::{decode, decode_attribute};
use crate::value::text::{is_one_of, place};
use crate::value::void::is_void;

/// One entry, or one property of the feed.
#[derive(Debug, Default)]
pub struct Item<'t> {
    /// What it says.
    pub properties: Vec<Property<'t>>,
    /// Where it stands.
    pub at: Range<usize>,
    /// What was not read of it.
    pub faults: Faults,
}

/// Limits that were reached, each once.
pub type Faults = Vec<(&'static Fault, Range<usize>)>;

/// What a page says.
#[derive(Debug, Default)]
pub struct Page<'t> {
    /// Of the feed.
    pub head: Vec<Property<'t>>,
    /// Of each entry.
    pub entries: Vec<Item<'t>>,
    /// `<base href>`.
    pub base: Option<String>,
    /// `<html lang>`.
    pub language: Option<String>,
    /// The page links to feeds in another format.
    pub names_feeds: bool,
    /// What was not read outside of its entries.
    pub faults: Faults,
}

pub(super) static ENTRY_OR_FEED: &[&str] = &["h-entry", "hentry", "h-feed", "hfeed"];

/// Other microformats.
#[rustfmt::skip]
pub(super) static OTHERS: &[&str] = &[
    "h-card", "vcard", "h-cite", "h-adr", "h-geo", "h-event", "vevent", "h-item", "h-review", "h-product", "h-recipe",
    "h-app", "h-x-app", "h-resume", "h-listing",
];

/// Elements that are told apart when they are open within each other; pages stay far below.
const DEPTH: usize = 512;

/// Elements that end where another of their name begins.
static ENDED_BY_THE_NEXT: &[&str] = &["p", "li", "dt", "dd", "tr", "td", "th", "option"];

#[derive(Default)]
pub(super) struct Reading<'t> {
    pub(super) html: &'t str,
    pub(super) page: Page<'t>,
    pub(super) open: Vec<Open<'t>>,
    /// How many elements are open that are nested too deep to be told apart.
    deeper: usize,
    limits: Limits,
    text: String,
    title: Option<Property<'t>>,
    pub(super) entry: Option<Item<'t>>,
    /// Where the first tag or text stands that is too much for the entry.
    full_from: Option<usize>,
    /// Properties in no feed: the feed's where the page marks none.
    around: Vec<Property<'t>>,
    pub(super) has_feed: bool,
    /// The body of the entry.
    body: Option<Property<'t>>,
    pub(super) room: Room,
    /// How many properties the page has.
    pub(super) properties: usize,
}

fn note(faults: &mut Faults, fault: &'static Fault, at: Range<usize>) {
    if !faults.iter().any(|(known, _)| known.code == fault.code) {
        faults.push((fault, at));
    }
}

pub(super) fn has(classes: &str, wanted: &[&str]) -> bool {
    let mut classes = classes.split_ascii_whitespace();
    classes.any(|class| wanted.contains(&class))
}

impl<'t> Page<'t> {
    /// Reads the whole page.
    pub fn read(html: &'t str, limits: &Limits) -> Self {
        let mut reading = Reading {
            html,
            limits: *limits,
            room: Room::of(html),
            ..Reading::default()
        };
        let mut tokens = Tokens::new(html);
        let mut from = 0;
        while let Some(token) = tokens.next() {
            let at = from..tokens.at();
            from = at.end;
            let is_full = reading.is_full(&at);
            match token {
                Token::Start(mut tag) => {
                    tokens.pass_template(&tag);
                    from = tokens.at();
                    let mut open = reading.begin(&mut tag, &at);
                    if !is_full {
                        reading.start(&tag, &at, &mut open);
                    }
                    reading.nest(open, at.end);
                }
                Token::End(name) => reading.end(name, at),
                Token::Text(text) if !is_full => reading.text.push_str(&decode(text)),
                _ => {}
            }
        }
        while !reading.open.is_empty() {
            reading.close(html.len()..html.len());
        }
        let head = &mut reading.page.head;
        if !reading.has_feed {
            head.append(&mut reading.around);
        }
        if !head.iter().any(|property| property.name == "name") {
            head.extend(reading.title);
        }
        reading.page
    }
}

impl<'t> Reading<'t> {
    /// What ends before a tag ends; the element that begins with it, as yet without what it says.
    fn begin(&mut self, tag: &mut Tag<'t>, at: &Range<usize>) -> Open<'t> {
        if tag.attributes.cut(self.limits.attributes) {
            self.tell(&limit::ATTRIBUTES, at.clone());
        }
        let is_next = |open: &Open| {
            open.name.eq_ignore_ascii_case(tag.name) && is_one_of(tag.name, ENDED_BY_THE_NEXT)
        };
        if self.open.last().is_some_and(is_next) {
            self.close(at.start..at.start);
        }
        Open {
            name: tag.name,
            tag_from: at.start,
            from: at.end,
            text_from: self.text.len(),
            ..Open::default()
        }
    }

    /// Takes what the tag of an element says.
    fn start(&mut self, tag: &Tag<'t>, at: &Range<usize>, open: &mut Open<'t>) {
        let classes = tag.attribute("class").map(decode_attribute);
        let classes = classes.unwrap_or_default();
        open.root = self.root(&classes, at);
        self.look_at(tag, &classes, open);
        if tag.name.eq_ignore_ascii_case("br") {
            self.text.push('\n');
        }
        let is_too_deep = self.open.len() >= self.depth() && !is_void(tag.name);
        if is_too_deep && (open.is_marked() || has(&classes, ENTRY_OR_FEED)) {
            self.tell(&limit::DEPTH, at.clone());
        }
    }

    /// Puts an element into those that are open, unless it ends at once, or is too deep to be told apart from them.
    fn nest(&mut self, open: Open<'t>, end: usize) {
        if is_void(open.name) {
            self.finish(open, end, end);
        } else if self.open.len() < self.depth() {
            self.open.push(open);
        } else {
            self.deeper += 1;
        }
    }

    /// How many elements may be open within each other.
    pub(super) fn depth(&self) -> usize {
        self.limits.depth.clamp(4, DEPTH)
    }

    /// Whether a tag or text is too much for the entry that it stands in.
    fn is_full(&mut self, at: &Range<usize>) -> bool {
        let Some(entry) = &self.entry else {
            return false;
        };
        let (from, room) = (entry.at.start, self.limits.entry_bytes);
        if at.end.saturating_sub(from) <= room {
            return false;
        }
        self.tell(&limit::ENTRY_BYTES, from..at.end);
        let is_full = at.start.saturating_sub(from) >= room;
        if is_full {
            self.full_from.get_or_insert(at.start);
        }
        is_full
    }

    /// Notes that a limit was reached.
    pub(super) fn tell(&mut self, fault: &'static Fault, at: Range<usize>) {
        let faults = match &mut self.entry {
            Some(entry) => &mut entry.faults,
            None => &mut self.page.faults,
        };
        note(faults, fault, at);
    }

    fn end(&mut self, name: &str, at: Range<usize>) {
        if self.deeper > 0 {
            self.deeper -= 1;
            return;
        }
        let Some(depth) = self
            .open
            .iter()
            .rposition(|open| open.name.eq_ignore_ascii_case(name))
        else {
            return;
        };
        // Those within end where this tag begins.
        while self.open.len() > depth.saturating_add(1) {
            self.close(at.start..at.start);
        }
        self.close(at);
    }

    pub(super) fn close(&mut self, by: Range<usize>) {
        self.deeper = 0;
        if let Some(mut open) = self.open.pop() {
            if let Some(parent) = self.open.last_mut() {
                parent.inner = open
                    .link
                    .take_if(|_| open.links == 1 && open.root.is_none());
            }
            self.finish(open, by.start, by.end);
        }
    }

    pub(super) fn nearest(&self) -> Option<&Open<'t>> {
        self.open.iter().rev().find(|open| open.root.is_some())
    }

    /// Takes what an element says, which is `to` its end tag, and ends behind that.
    fn finish(&mut self, mut open: Open<'t>, to: usize, end: usize) {
        let is_outside = self.title.is_none() && self.entry.is_none();
        let is_title = is_outside && open.name.eq_ignore_ascii_case("title");
        let mut entry = self.entry.take_if(|_| open.is(Kind::Entry));
        let body = self.body.take_if(|_| entry.is_some());
        let inside = self.inside(&open, to, end);
        let title = is_title.then(|| inside.titled()).flatten();
        let found = open.found(&inside);
        let piece = open
            .piece
            .take()
            .map(|given| given.unwrap_or_else(|| inside.text()));
        if let Some(entry) = &mut entry {
            entry.properties.extend(body);
            open.complete(&mut entry.properties, &inside);
            entry.at.end = end;
        }
        let words = inside.words;
        // Too many hold each other's words.
        if self.room.was_missing() {
            note(&mut self.page.faults, &limit::INHERITED, words);
        }
        self.title = self.title.take().or(title);
        if let Some(entry) = entry {
            // One too many shows that there are.
            if self.page.entries.len() <= self.limits.entries {
                self.page.entries.push(entry);
            }
            self.full_from = None;
            return;
        }
        let mut dates = self.open.iter_mut().rev().filter(|open| open.is_date());
        if let (Some(piece), Some(date)) = (piece, dates.next()) {
            date.add_piece(&piece);
        }
        self.put(found);
    }

    /// What is within an element, up to what is too much.
    fn inside(&self, open: &Open, to: usize, end: usize) -> Inside<'_, 't> {
        let to = self.full_from.map_or(to, |full| full.min(to));
        let html = self.html.get(open.from..to).unwrap_or_default().trim();
        let whole = open.tag_from..end;
        Inside {
            html,
            words: match html.is_empty() {
                true => whole.clone(),
                false => place(self.html, html),
            },
            whole,
            gathered: self.text.get(open.text_from..).unwrap_or_default(),
            room: &self.room,
        }
    }

    /// Puts what an element says where it belongs.
    fn put(&mut self, found: Vec<Property<'t>>) {
        let in_feed = self.open.iter().any(|open| open.is(Kind::Feed));
        let mut around = self.open.iter_mut().rev();
        let nearest = around.find(|open| open.root.is_some());
        if let Some(card) = nearest.filter(|open| open.is(Kind::Other)) {
            for Property { name, text, .. } in found {
                card.imply(name, Some(text.into_owned()));
            }
            return;
        }
        for property in found {
            if self.is_one_too_many(&property.at) {
                break;
            }
            match &mut self.entry {
                Some(_) if property.name == "content" => self.add_body(property),
                Some(entry) => entry.properties.push(property),
                None if in_feed => self.page.head.push(property),
                None => self.around.push(property),
            }
        }
    }

    /// A body that goes on in a second element is one body all the same; one that was within this one is there twice.
    fn add_body(&mut self, more: Property<'t>) {
        match &mut self.body {
            Some(body) if body.at.start < more.at.start => body.text.to_mut().push_str(&more.text),
            body => *body = Some(more),
        }
    }
}
