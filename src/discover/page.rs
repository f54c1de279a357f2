//! HTML to what of a page may lead to feeds: its links and anchors, its base, its name.

use std::borrow::Cow;

use super::candidate::{Candidate, plain};
use super::looks;
use crate::html::token::{Tag, Token, Tokens};
use crate::value::entities::{decode, decode_attribute};
use crate::value::search::Search;
use crate::value::url::{Base, Purpose, host, resolve};

/// What a page says that may lead to feeds.
#[derive(Debug, Default)]
pub struct Page<'h> {
    /// What its relative addresses are relative to.
    pub base: Base,
    /// Its host.
    pub host: String,
    /// The address that it calls its own.
    pub canonical: Option<String>,
    /// The page of the channel that a page of YouTube belongs to; pages of handles name it by number alone.
    pub channel: Option<String>,
    /// Its title.
    pub title: Option<String>,
    /// Whether it holds entries of an h-feed or hAtom feed.
    pub has_entries: bool,
    /// Its links and anchors that may be feeds, in its order.
    pub candidates: Vec<Candidate<'h>>,
}

/// A page that links more is a list of feeds; reading on would find the same kind of things.
const MOST: usize = 256;

/// What a link's text says, it says at its beginning.
const LONGEST_TEXT: usize = 100;

/// Reads a page that was found at `url`.
pub fn read<'h>(html: &'h str, url: &str) -> Page<'h> {
    let mut reading = Reading {
        may_have_entries: html.holds("entry"),
        ..Reading::default()
    };
    let mut tokens = Tokens::new(html);
    while let Some(token) = tokens.next() {
        match token {
            Token::Start(tag) => {
                reading.start(&tag);
                tokens.pass_template(&tag);
            }
            Token::End(name) => reading.end(name),
            Token::Text(text) => reading.text(text),
            _ => {}
        }
    }
    reading.close_anchor();
    let mut page = reading.page;
    let base = Base::new(Some(url));
    page.host = base.as_str().and_then(host).unwrap_or_default().to_owned();
    // The element counts for what stands before it, too.
    page.base = match reading.base {
        Some(href) => base.join(&href),
        None => base,
    };
    page.canonical = page
        .canonical
        .and_then(|href| Some(resolve(&href, &page.base, Purpose::Page)?.into_owned()));
    page.has_entries = reading.h_entry || (reading.hentry && reading.entry_title);
    page
}

#[derive(Default)]
struct Reading<'h> {
    page: Page<'h>,
    base: Option<Cow<'h, str>>,
    anchor: Option<(Candidate<'h>, String)>,
    in_title: bool,
    /// Classes are looked at only where there is something to find.
    may_have_entries: bool,
    h_entry: bool,
    hentry: bool,
    entry_title: bool,
}

impl<'h> Reading<'h> {
    fn start(&mut self, tag: &Tag<'h>) {
        self.in_title = false;
        match element(tag.name) {
            "link" => self.link(tag),
            "a" | "area" => self.anchor(tag),
            "img" => {
                let words = tag.attribute("alt").or_else(|| tag.attribute("title"));
                self.text(words.unwrap_or_default());
            }
            "base" if self.base.is_none() => {
                self.base = tag.attribute("href").map(decode_attribute)
            }
            "meta" => self.meta(tag),
            "title" => self.in_title = self.page.title.is_none(),
            _ => {}
        }
        if !self.may_have_entries {
            return;
        }
        for class in tag
            .attribute("class")
            .unwrap_or_default()
            .split_ascii_whitespace()
        {
            self.h_entry |= class == "h-entry";
            self.hentry |= class == "hentry";
            self.entry_title |= class == "entry-title";
        }
    }

    fn end(&mut self, name: &str) {
        match element(name) {
            "a" => self.close_anchor(),
            "title" => self.in_title = false,
            _ => {}
        }
    }

    fn text(&mut self, text: &str) {
        if self.in_title {
            self.page.title = plain(text);
            self.in_title = false;
        }
        if let Some((_, words)) = &mut self.anchor
            && words.len() < LONGEST_TEXT
        {
            words.push_str(&decode(text));
            words.push(' ');
        }
    }

    fn link(&mut self, tag: &Tag<'h>) {
        let Some(candidate) = Candidate::read(tag, "link") else {
            return;
        };
        if candidate.rel == "canonical" {
            self.page
                .canonical
                .get_or_insert(candidate.href.into_owned());
        } else if looks::may_be_linked(&candidate) {
            self.keep(candidate);
        }
    }

    fn anchor(&mut self, tag: &Tag<'h>) {
        self.close_anchor();
        self.anchor = Candidate::read(tag, "anchor").map(|candidate| {
            let label = tag
                .attribute("aria-label")
                .map(decode_attribute)
                .unwrap_or_default();
            (candidate, format!("{label} "))
        });
    }

    fn close_anchor(&mut self) {
        let Some((mut candidate, words)) = self.anchor.take() else {
            return;
        };
        let words: Option<String> =
            plain(&words).map(|words| words.chars().take(LONGEST_TEXT).collect());
        let title = candidate.title.as_deref().unwrap_or_default();
        candidate.words = format!("{title} {}", words.as_deref().unwrap_or_default());
        candidate.title = candidate.title.or(words);
        if looks::may_be_anchored(&candidate) {
            self.keep(candidate);
        }
    }

    fn meta(&mut self, tag: &Tag<'h>) {
        let names_channel = matches!(tag.attribute("itemprop"), Some("channelId" | "identifier"));
        let id = tag.attribute("content").unwrap_or_default();
        if names_channel && id.starts_with("UC") && id.len() == 24 {
            self.page.channel = Some(format!("https://www.youtube.com/channel/{id}"));
        }
    }

    fn keep(&mut self, candidate: Candidate<'h>) {
        if self.page.candidates.len() < MOST {
            self.page.candidates.push(candidate);
        }
    }
}

/// The elements that matter here, by their name in lower case.
fn element(name: &str) -> &'static str {
    const ELEMENTS: &[&str] = &["a", "area", "base", "img", "link", "meta", "title"];
    let found = ELEMENTS
        .iter()
        .find(|known| known.eq_ignore_ascii_case(name));
    found.copied().unwrap_or_default()
}
