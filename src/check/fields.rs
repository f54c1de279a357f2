//! What holds of normalized entries and of the feed: whatever the format, this is what readers show.

use std::collections::BTreeSet;
use std::ops::Range;

use super::facts::FieldFact;
use super::index::{ANY, Compiled, rules_named};
use super::rule::Kind;
use crate::model::{Entry, FeedHead};
use crate::value::date::{self, Order};
use crate::value::search::Search;

/// What is known of the document from outside.
#[derive(Debug, Clone, Default)]
pub struct Context {
    /// Where it came from.
    pub url: Option<String>,
    /// When it is checked, in seconds; without it nothing is said of the future.
    pub now: Option<i64>,
    /// It is published by HTTPS, as far as is known.
    pub is_secure: bool,
    /// Of the Content-Type header.
    pub media_type: String,
    /// As read.
    pub encoding: &'static str,
    /// Bytes.
    pub size: usize,
    /// "Rss 2.0", when it is known.
    pub version: String,
}

/// Titles that are longer are cut by nearly all readers.
const LONG_TITLE: usize = 200;

/// Feeds with more entries are fetched in vain again and again.
const MANY: u32 = 1000;

/// A day: clocks differ, and zones are forgotten.
const DAY: i64 = 86_400;

impl FieldFact {
    fn of_entry(
        self,
        entry: &Entry<'_>,
        dates: [Option<i64>; 2],
        context: &Context,
        seen: &mut Seen,
    ) -> Option<String> {
        let found = |is: bool| is.then(String::new);
        let title = entry.title.as_deref().unwrap_or_default();
        let url = entry.url.as_deref().unwrap_or_default();
        match self {
            FieldFact::EntryTitle => found(title.is_empty() || entry.inferred.contains(&"title")),
            FieldFact::EntryAddress => found(url.is_empty() && entry.media.is_empty()),
            FieldFact::EntryDate | FieldFact::EntryFuture | FieldFact::EntryBackwards => {
                let is_broken = self.has_wrong_dates(dates, context.now);
                is_broken.then(|| entry.published.as_deref().unwrap_or_default().to_owned())
            }
            FieldFact::EntryBody => found(entry.completeness == "title" && entry.media.is_empty()),
            FieldFact::EntryLongTitle => (title.len() > LONG_TITLE
                && title.chars().count() > LONG_TITLE)
                .then(|| title.chars().count().to_string()),
            FieldFact::EntryTitleMarkup => found(entry.title_html.is_some()),
            FieldFact::EntryAddressTwice => {
                (!url.is_empty() && !seen.addresses.insert(url.to_owned())).then(|| url.to_owned())
            }
            FieldFact::EntryTitleIsAddress => found(title.starts_with("http") && !title.has(' ')),
            FieldFact::MediaInsecure => entry
                .media
                .iter()
                .find(|one| one.url.starts_with("http:"))
                .map(|one| one.url.to_string()),
            FieldFact::EntryInsecure => {
                (context.is_secure && url.starts_with("http:")).then(|| url.to_owned())
            }
            _ => None,
        }
    }

    fn has_wrong_dates(self, [published, updated]: [Option<i64>; 2], now: Option<i64>) -> bool {
        match (self, published) {
            (FieldFact::EntryFuture, Some(date)) => now.is_some_and(|now| date > now + DAY),
            (FieldFact::EntryBackwards, Some(date)) => {
                updated.is_some_and(|last| last < date - DAY)
            }
            (FieldFact::EntryDate, None) => updated.is_none(),
            _ => false,
        }
    }

    fn of_feed(self, head: &FeedHead<'_>, context: &Context, seen: &Seen) -> Option<String> {
        let found = |is: bool| is.then(String::new);
        let own = head.feed_url.as_deref().unwrap_or_default();
        match self {
            FieldFact::FeedTitle => found(head.title.is_none()),
            FieldFact::FeedAddress => found(head.url.is_none()),
            FieldFact::FeedLanguage => found(head.language.is_none()),
            FieldFact::FeedImage => found(head.image.is_none() && head.icon.is_none()),
            FieldFact::FeedDescription => found(head.description.is_none()),
            FieldFact::FeedEntries => found(seen.count == 0),
            FieldFact::FeedMany => (seen.count > MANY).then(|| seen.count.to_string()),
            FieldFact::FeedOrder => found(seen.dated > 2 && seen.falls == 0 && seen.rises > 1),
            FieldFact::FeedSelfMissing => found(!head.links.iter().any(|link| link.rel == "self")),
            FieldFact::FeedSelf => {
                let url = context.url.as_deref().unwrap_or_default();
                (!url.is_empty() && !own.is_empty() && url != own).then(|| own.to_owned())
            }
            FieldFact::FeedSelfInsecure => own.starts_with("http:").then(|| own.to_owned()),
            FieldFact::FeedHub => found(head.hubs.is_empty()),
            FieldFact::FeedDates => {
                found(seen.count > 1 && seen.dated > 1 && seen.rises == 0 && seen.falls == 0)
            }
            _ => None,
        }
    }
}

/// What was seen of the entries so far.
#[derive(Default)]
pub struct Seen {
    count: u32,
    dated: u32,
    rises: u32,
    falls: u32,
    last: Option<i64>,
    addresses: BTreeSet<String>,
}

impl Seen {
    /// How many entries came.
    pub fn entries(&self) -> u32 {
        self.count
    }

    /// An entry comes.
    pub fn entry(
        &mut self,
        entry: &Entry<'_>,
        context: &Context,
        tell: &mut dyn FnMut(&'static Compiled, &str),
    ) {
        let dates =
            [&entry.published, &entry.updated].map(|date| date.as_deref().and_then(seconds));
        for compiled in rules_named(ANY, "@entry") {
            if let Kind::Field(fact) = compiled.rule.kind
                && let Some(detail) = fact.of_entry(entry, dates, context, self)
            {
                tell(compiled, &detail);
            }
        }
        self.count += 1;
        let [published, updated] = dates;
        let date = match entry.published {
            Some(_) => published,
            None => updated,
        };
        if let Some(date) = date {
            self.dated += 1;
            let last = self.last.replace(date);
            self.rises += u32::from(last.is_some_and(|last| date > last));
            self.falls += u32::from(last.is_some_and(|last| date < last));
        }
    }

    /// The head comes, when all entries are known.
    pub fn head(
        &mut self,
        head: &FeedHead<'_>,
        context: &Context,
        tell: &mut dyn FnMut(&'static Compiled, Range<usize>, &str),
    ) {
        for compiled in rules_named(ANY, "@feed") {
            if let Kind::Field(fact) = compiled.rule.kind
                && let Some(detail) = fact.of_feed(head, context, self)
            {
                tell(compiled, 0..0, &detail);
            }
        }
    }
}

/// A date of ours in seconds.
pub fn seconds(iso: &str) -> Option<i64> {
    date::read(iso, Order::Unsettled).map(|date| date.seconds)
}
