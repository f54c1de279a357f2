//! The feeds of a web page: an HTML text in, addresses of feeds out, the likeliest first.

mod candidate;
mod guess;
mod hosts;
mod looks;
mod page;

use crate::value::hash;
use crate::value::hashed::Hashed;
use crate::value::order::sort;
use crate::value::search::Search;
use crate::value::url::{Base, Purpose, resolve};
use candidate::Candidate;
use page::Page;

/// A feed that a page names, or that may stand where feeds customarily do.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct DiscoveredFeed {
    /// Absolute.
    pub url: String,
    /// Media type, where the page or the address gives one.
    #[cfg_attr(feature = "serde", serde(rename = "type"))]
    pub kind: Option<String>,
    /// Plain text.
    pub title: Option<String>,
    /// "link", "anchor" and "page" (an h-feed) are in the page; "guess" is an address that may not exist.
    pub from: &'static str,
}

/// All feeds that a page may have: those it names, the page itself where it holds an h-feed, feeds of comments, guesses.
pub fn discover(html: &str, page_url: &str) -> Vec<DiscoveredFeed> {
    let page = page::read(html, page_url);
    let mut found = Found::default();
    found.add_named(&page);
    found.add_page(&page, page_url);
    found.add_guesses(&page, page_url);
    found.ranked()
}

/// The feeds that a page names, neither itself nor any guess.
pub fn linked(html: &str, page_url: &str) -> Vec<DiscoveredFeed> {
    let mut found = Found::default();
    found.add_named(&page::read(html, page_url));
    found.ranked()
}

/// How sure it is that a feed is meant and wanted; the order is the order of the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// A `<link>`, or an anchor that is typed like one.
    Linked,
    /// An anchor on the same host whose address looks like a feed's.
    Near,
    /// The page itself.
    Page,
    /// An anchor to another host, often a feed service.
    Far,
    /// An anchor that only says "RSS".
    Worded,
    /// Comments on the page: hardly ever what a reader wants.
    Comments,
    /// What the host is known to offer.
    Host,
    /// A customary path.
    Guess,
    /// What the host is known to offer of comments.
    GuessedComments,
}

#[derive(Default)]
struct Found {
    feeds: Vec<(Rank, DiscoveredFeed)>,
    /// Where each address stands in `feeds`.
    known: Hashed<usize>,
}

impl Found {
    fn add_named(&mut self, page: &Page<'_>) {
        for candidate in &page.candidates {
            if let Some((rank, feed)) = named(candidate, page) {
                self.add(rank, feed);
            }
        }
    }

    fn add_page(&mut self, page: &Page<'_>, page_url: &str) {
        let Some(url) = resolve(page_url, &Base::default(), Purpose::Page) else {
            return;
        };
        if page.has_entries {
            let feed = DiscoveredFeed {
                url: url.into_owned(),
                kind: Some("text/html".to_owned()),
                title: page.title.clone(),
                from: "page",
            };
            self.add(Rank::Page, feed);
        }
    }

    fn add_guesses(&mut self, page: &Page<'_>, page_url: &str) {
        let canonical = page.canonical.as_deref().unwrap_or_default();
        let channel = page.channel.as_deref().unwrap_or_default();
        let addresses = [page_url, channel, canonical].into_iter();
        for url in addresses.filter_map(|url| resolve(url, &Base::default(), Purpose::Page)) {
            for feed in hosts::feeds(&url) {
                let comments = looks::is_comments(&feed, "");
                let rank = if comments {
                    Rank::GuessedComments
                } else {
                    Rank::Host
                };
                self.add(rank, guessed(feed, None));
            }
        }
        for (url, kind) in guess::paths(page_url) {
            self.add(Rank::Guess, guessed(url, kind));
        }
    }

    /// Takes a feed in once: the surer mention counts, and the other one completes it.
    fn add(&mut self, rank: Rank, mut feed: DiscoveredFeed) {
        let key = hash::quick(&[&key(&feed.url)]);
        let known = self.known.get_mut(key);
        let Some((old_rank, old)) = known.and_then(|at| self.feeds.get_mut(*at)) else {
            self.known.insert(key, self.feeds.len());
            self.feeds.push((rank, feed));
            return;
        };
        if rank < *old_rank {
            *old_rank = rank;
            std::mem::swap(old, &mut feed);
        }
        old.kind = old.kind.take().or(feed.kind);
        old.title = old.title.take().or(feed.title);
    }

    fn ranked(mut self) -> Vec<DiscoveredFeed> {
        sort(&mut self.feeds, |one, other| one.0.cmp(&other.0));
        self.feeds.into_iter().map(|(_, feed)| feed).collect()
    }
}

/// One feed has one address, whatever the scheme and the slash at its end.
fn key(url: &str) -> String {
    let address = url.cut_once("://").map_or(url, |(_, rest)| rest);
    address.trim_end_matches('/').to_owned()
}

fn named(candidate: &Candidate<'_>, page: &Page<'_>) -> Option<(Rank, DiscoveredFeed)> {
    let url = resolve(&candidate.href, &page.base, Purpose::Page)?;
    let url = url.split('#').next()?;
    let rank = if candidate.from == "link" {
        looks::link(candidate, url).then_some(Rank::Linked)?
    } else {
        looks::anchor(candidate, url, &page.host)?
    };
    let title = candidate.title.as_deref().unwrap_or_default();
    let feed = DiscoveredFeed {
        kind: candidate
            .kind
            .clone()
            .or_else(|| looks::kind_of_address(url).map(str::to_owned)),
        title: candidate.title.clone(),
        from: candidate.from,
        url: url.to_owned(),
    };
    let comments = looks::is_comments(&feed.url, title);
    Some((if comments { Rank::Comments } else { rank }, feed))
}

fn guessed(url: String, kind: Option<&str>) -> DiscoveredFeed {
    let kind = kind
        .or_else(|| looks::kind_of_address(&url))
        .map(str::to_owned);
    DiscoveredFeed {
        url,
        kind,
        title: None,
        from: "guess",
    }
}

#[cfg(test)]
mod tests;
