//! What comes out: a feed's head, its entries and the report, field by field as the public contract names them.
//!
//! Texts borrow from the document until they are written out; [`Entry::into_owned`] makes one that outlives it.
//! Every field is always written: `null` and `[]` stand for what the feed does not give.

mod extension;
mod owned;
mod part;
mod podcast;
mod size;
#[cfg(feature = "serde")]
pub(crate) mod whole;

use std::borrow::Cow;

pub use extension::{Extensions, ForeignElement, Map, Provenance, Value};
pub use owned::IntoOwned;
use owned::owned;
pub use part::{Category, Comments, Generator, Geo, Image, Link, Media, Person, Refresh, Source};
pub use podcast::{
    Chapter, Funding, PodcastEpisode, PodcastPerson, PodcastShow, Soundbite, Transcript,
};
pub use size::Size;

use crate::diagnostic::Report;

/// A text that borrows from the document where it can.
pub type Text<'a> = Cow<'a, str>;

/// The family that a document belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
pub enum Format {
    /// RSS of any version, RDF included.
    Rss,
    /// Atom 0.3, 1.0 and the drafts.
    Atom,
    /// JSON Feed, and RSS written as JSON.
    Json,
    /// Channel Definition Format.
    Cdf,
    /// h-feed and hAtom in HTML.
    Hfeed,
}

impl IntoOwned for Format {
    type Owned = Format;
    fn into_owned(self) -> Format {
        self
    }
}

owned! {
/// A whole document: its entries, then its head.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Feed<'a> {
    /// The entries in the document's order.
    pub entries: Vec<Entry<'a>>,
    /// Everything else.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub head: FeedHead<'a>,
}

/// What a feed says of itself.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct FeedHead<'a> {
    /// The family of formats.
    pub format: Format,
    /// Version within the family; empty if the document does not say.
    pub version: Text<'a>,
    /// Identifier.
    pub id: Option<Text<'a>>,
    /// Plain text.
    pub title: Option<Text<'a>>,
    /// Only when the title carries markup.
    pub title_html: Option<Text<'a>>,
    /// Plain text.
    pub description: Option<Text<'a>>,
    /// Only when the description carries markup.
    pub description_html: Option<Text<'a>>,
    /// The web page that the feed belongs to.
    pub url: Option<Text<'a>>,
    /// The feed's own address.
    pub feed_url: Option<Text<'a>>,
    /// Canonical language tag.
    pub language: Option<Text<'a>>,
    /// ISO 8601 in UTC.
    pub published: Option<Text<'a>>,
    /// ISO 8601 in UTC.
    pub updated: Option<Text<'a>>,
    /// Who writes the feed.
    pub authors: Vec<Person<'a>>,
    /// Whether they wrote the entries that name nobody: a webmaster did not.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub has_writers: bool,
    /// Who helps.
    pub contributors: Vec<Person<'a>>,
    /// Categories as published.
    pub categories: Vec<Category<'a>>,
    /// Categories as plain tags.
    pub tags: Vec<Text<'a>>,
    /// The feed's picture.
    pub image: Option<Image<'a>>,
    /// The feed's small square picture.
    pub icon: Option<Text<'a>>,
    /// Copyright line.
    pub rights: Option<Text<'a>>,
    /// Address of the licence.
    pub license: Option<Text<'a>>,
    /// The program that wrote the feed.
    pub generator: Option<Generator<'a>>,
    /// All links, as published.
    pub links: Vec<Link<'a>>,
    /// WebSub hubs.
    pub hubs: Vec<Text<'a>>,
    /// When to ask again.
    pub refresh: Refresh<'a>,
    /// What a podcast says of itself.
    pub podcast: Option<PodcastShow<'a>>,
    /// Known vocabularies under their customary prefixes.
    pub extensions: Extensions<'a>,
    /// Elements of namespaces that are not known.
    pub foreign: Vec<ForeignElement<'a>>,
    /// Fields that were worked out.
    pub inferred: Vec<&'static str>,
    /// Where each field came from.
    pub provenance: Option<Map<'a, Provenance<'a>>>,
    /// What was found and mended on the way.
    pub report: Report,
}

/// One entry.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Entry<'a> {
    /// Never empty.
    pub id: Text<'a>,
    /// The article's page, absolute.
    pub url: Option<Text<'a>>,
    /// The same in one canonical spelling.
    pub canonical_url: Option<Text<'a>>,
    /// How much of the article the feed gives: "full", "summary" or "title".
    pub completeness: &'static str,
    /// Plain text.
    pub title: Option<Text<'a>>,
    /// Only when the title carries markup.
    pub title_html: Option<Text<'a>>,
    /// Plain text.
    pub summary: Option<Text<'a>>,
    /// Only when the summary carries markup.
    pub summary_html: Option<Text<'a>>,
    /// The body.
    pub content_html: Option<Text<'a>>,
    /// The body as plain text.
    pub content_text: Option<Text<'a>>,
    /// Words of the body.
    pub word_count: Option<u32>,
    /// ISO 8601 in UTC.
    pub published: Option<Text<'a>>,
    /// ISO 8601 in UTC.
    pub updated: Option<Text<'a>>,
    /// Who wrote it.
    pub authors: Vec<Person<'a>>,
    /// Who helped.
    pub contributors: Vec<Person<'a>>,
    /// Categories as published.
    pub categories: Vec<Category<'a>>,
    /// Categories as plain tags.
    pub tags: Vec<Text<'a>>,
    /// Canonical language tag.
    pub language: Option<Text<'a>>,
    /// Copyright line.
    pub rights: Option<Text<'a>>,
    /// Address of the licence.
    pub license: Option<Text<'a>>,
    /// All links, as published.
    pub links: Vec<Link<'a>>,
    /// Files that come with the entry, the most important first.
    pub media: Vec<Media<'a>>,
    /// The picture that stands for the entry.
    pub image: Option<Image<'a>>,
    /// Where it is discussed.
    pub comments: Option<Comments<'a>>,
    /// The feed that it was first published in.
    pub source: Option<Source<'a>>,
    /// The place that it is about.
    pub geo: Option<Geo<'a>>,
    /// What makes it an episode.
    pub podcast: Option<PodcastEpisode<'a>>,
    /// Known vocabularies under their customary prefixes.
    pub extensions: Extensions<'a>,
    /// Elements of namespaces that are not known.
    pub foreign: Vec<ForeignElement<'a>>,
    /// Fields that were worked out.
    pub inferred: Vec<&'static str>,
    /// Where each field came from.
    pub provenance: Option<Map<'a, Provenance<'a>>>,
}
}

impl Entry<'_> {
    /// Leaves out the lists: what is long here was made so of little.
    pub fn shorten(&mut self) {
        self.contributors.clear();
        self.categories.clear();
        self.tags.clear();
        self.links.clear();
        self.media.clear();
        self.extensions.0.clear();
        self.foreign.clear();
        self.podcast = None;
        self.provenance = None;
    }
}

impl FeedHead<'_> {
    /// Leaves out the lists: what is long here was made so of little.
    pub fn shorten(&mut self) {
        self.contributors.clear();
        self.categories.clear();
        self.tags.clear();
        self.links.clear();
        self.hubs.clear();
        self.extensions.0.clear();
        self.foreign.clear();
        self.podcast = None;
        self.provenance = None;
    }
}
