//! What comes out: a feed's head, its entries and the report, field by field as the public contract names them.
//!
//! Texts borrow from the document until they are written out; [`Entry::into_owned`] makes one that outlives it.
//! Every field is always written: `null` and `[]` stand for what the feed does not give.

mod owned;

use std::borrow::Cow;

pub use owned::IntoOwned;
use owned::owned;
use serde::Serialize;

use crate::diagnostic::Report;

/// A text that borrows from the document where it can.
pub type Text<'a> = Cow<'a, str>;

/// The family that a document belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Feed<'a> {
    /// The entries in the document's order.
    pub entries: Vec<Entry<'a>>,
    /// Everything else.
    #[serde(flatten)]
    pub head: FeedHead<'a>,
}

/// What a feed says of itself.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
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
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
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

/// Somebody.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Person<'a> {
    /// Never an e-mail address.
    pub name: Option<Text<'a>>,
    /// Home page.
    pub url: Option<Text<'a>>,
    /// Only when asked for.
    pub email: Option<Text<'a>>,
    /// Portrait.
    pub image: Option<Text<'a>>,
}

/// A category as published.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Category<'a> {
    /// What programs compare.
    pub term: Text<'a>,
    /// What people read.
    pub label: Option<Text<'a>>,
    /// The list that the term is from.
    pub scheme: Option<Text<'a>>,
    /// "parent/child" split at its slashes.
    pub path: Vec<Text<'a>>,
}

/// A link as published.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Link<'a> {
    /// Absolute.
    pub url: Text<'a>,
    /// What it is to the feed.
    pub rel: Text<'a>,
    /// Media type.
    #[serde(rename = "type")]
    pub kind: Option<Text<'a>>,
    /// Title.
    pub title: Option<Text<'a>>,
    /// Language of the target.
    pub language: Option<Text<'a>>,
    /// Bytes.
    pub length: Option<u64>,
}

/// A picture.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Image<'a> {
    /// Absolute.
    pub url: Text<'a>,
    /// Title.
    pub title: Option<Text<'a>>,
    /// Where it leads.
    pub link: Option<Text<'a>>,
    /// Pixels.
    pub width: Option<u32>,
    /// Pixels.
    pub height: Option<u32>,
}

/// A file that comes with an entry.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Media<'a> {
    /// Absolute.
    pub url: Text<'a>,
    /// Media type.
    #[serde(rename = "type")]
    pub kind: Option<Text<'a>>,
    /// "audio", "video", "image", "document" or "executable".
    pub medium: Option<&'static str>,
    /// Bytes.
    pub length: Option<u64>,
    /// Seconds.
    pub duration: Option<f64>,
    /// Pixels.
    pub width: Option<u32>,
    /// Pixels.
    pub height: Option<u32>,
    /// As published.
    pub bitrate: Option<f64>,
    /// Language.
    pub language: Option<Text<'a>>,
    /// Plain text.
    pub title: Option<Text<'a>>,
    /// Plain text.
    pub description: Option<Text<'a>>,
    /// Small pictures of it.
    pub thumbnails: Vec<Image<'a>>,
    /// The one to take when there are several.
    pub is_default: bool,
    /// Other addresses of the same thing belong to the same group.
    pub group: Option<u32>,
    /// Where it was.
    pub from: &'static str,
}

/// Where an entry is discussed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Comments<'a> {
    /// The page.
    pub url: Option<Text<'a>>,
    /// Their feed.
    pub feed_url: Option<Text<'a>>,
    /// How many.
    pub count: Option<u64>,
}

/// The feed that an entry was first published in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Source<'a> {
    /// Plain text.
    pub title: Option<Text<'a>>,
    /// Web page.
    pub url: Option<Text<'a>>,
    /// Feed.
    pub feed_url: Option<Text<'a>>,
    /// Identifier.
    pub id: Option<Text<'a>>,
    /// ISO 8601 in UTC.
    pub updated: Option<Text<'a>>,
    /// Who writes it.
    pub authors: Vec<Person<'a>>,
}

/// The program that wrote a feed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Generator<'a> {
    /// Its name.
    pub name: Option<Text<'a>>,
    /// Its home page.
    pub url: Option<Text<'a>>,
    /// Its version.
    pub version: Option<Text<'a>>,
}

/// When to ask again.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Refresh<'a> {
    /// Minutes between two visits.
    pub minutes: Option<f64>,
    /// Hours (UTC) in which nothing is published.
    pub skip_hours: Vec<u32>,
    /// Days on which nothing is published.
    pub skip_days: Vec<&'static str>,
    /// The next page.
    pub next: Option<Text<'a>>,
    /// The previous page or archive.
    pub previous: Option<Text<'a>>,
    /// The document holds every entry there is.
    pub complete: bool,
}

/// A place, in GeoJSON's order of coordinates.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Geo<'a> {
    /// "point", "line", "polygon" or "box".
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// Longitude, latitude.
    pub coordinates: Vec<[f64; 2]>,
    /// Its name.
    pub name: Option<Text<'a>>,
}

/// What a podcast says of itself.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PodcastShow<'a> {
    /// Plain text.
    pub author: Option<Text<'a>>,
    /// Who to write to.
    pub owner: Option<Person<'a>>,
    /// For adults.
    pub explicit: Option<bool>,
    /// "episodic" or "serial".
    #[serde(rename = "type")]
    pub kind: Option<&'static str>,
    /// "podcast", "music", "video" …
    pub medium: Option<Text<'a>>,
    /// The same wherever the feed moves.
    pub guid: Option<Text<'a>>,
    /// Not to be imported elsewhere.
    pub locked: Option<bool>,
    /// Not to be listed.
    pub blocked: bool,
    /// No episode will follow.
    pub complete: bool,
    /// Where the feed has moved.
    pub new_feed_url: Option<Text<'a>>,
    /// How to give money.
    pub funding: Vec<Funding<'a>>,
    /// Who takes part.
    pub persons: Vec<PodcastPerson<'a>>,
}

/// How to give money.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Funding<'a> {
    /// Absolute.
    pub url: Text<'a>,
    /// What the link says.
    pub message: Option<Text<'a>>,
}

/// What makes an entry an episode.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PodcastEpisode<'a> {
    /// Seconds.
    pub duration: Option<f64>,
    /// Number within the season.
    pub episode: Option<f64>,
    /// Number of the season.
    pub season: Option<f64>,
    /// Name of the season.
    pub season_name: Option<Text<'a>>,
    /// "full", "trailer" or "bonus".
    #[serde(rename = "type")]
    pub kind: Option<&'static str>,
    /// For adults.
    pub explicit: Option<bool>,
    /// Not to be listed.
    pub blocked: bool,
    /// Simple chapters given inline.
    pub chapters: Vec<Chapter<'a>>,
    /// Address of a chapters file.
    pub chapters_url: Option<Text<'a>>,
    /// Transcripts.
    pub transcripts: Vec<Transcript<'a>>,
    /// Parts worth quoting.
    pub soundbites: Vec<Soundbite<'a>>,
    /// Who takes part.
    pub persons: Vec<PodcastPerson<'a>>,
}

/// A chapter of an episode.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Chapter<'a> {
    /// Seconds.
    pub start: f64,
    /// Plain text.
    pub title: Text<'a>,
    /// Absolute.
    pub url: Option<Text<'a>>,
    /// Absolute.
    pub image: Option<Text<'a>>,
}

/// A transcript of an episode.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Transcript<'a> {
    /// Absolute.
    pub url: Text<'a>,
    /// Media type.
    #[serde(rename = "type")]
    pub kind: Option<Text<'a>>,
    /// Language.
    pub language: Option<Text<'a>>,
    /// "captions" where it is timed.
    pub rel: Option<Text<'a>>,
}

/// A part of an episode worth quoting.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Soundbite<'a> {
    /// Seconds.
    pub start: f64,
    /// Seconds.
    pub duration: f64,
    /// Plain text.
    pub title: Option<Text<'a>>,
}

/// Somebody who takes part in a podcast.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct PodcastPerson<'a> {
    /// Name.
    pub name: Text<'a>,
    /// "host", "guest" …
    pub role: Option<Text<'a>>,
    /// "cast", "writing" …
    pub group: Option<Text<'a>>,
    /// Portrait.
    pub image: Option<Text<'a>>,
    /// Home page.
    pub url: Option<Text<'a>>,
}

/// An element that no table knows, kept as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct ForeignElement<'a> {
    /// Namespace URI.
    pub namespace: Option<Text<'a>>,
    /// Local name.
    pub name: Text<'a>,
    /// Its own text.
    pub value: Option<Text<'a>>,
    /// Its attributes.
    pub attributes: Map<'a, Text<'a>>,
    /// Its children.
    pub children: Vec<ForeignElement<'a>>,
}

/// Where a field came from.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Provenance<'a> {
    /// The element, "dc:date" or "link[rel=alternate]/@href".
    pub element: Text<'a>,
    /// The text as it stood.
    pub raw: Option<Text<'a>>,
    /// From 1.
    pub line: u32,
    /// From 1, in UTF-16 units.
    pub column: u32,
}
}

/// Known vocabularies under their customary prefixes: `extensions.itunes.duration`.
pub type Extensions<'a> = Map<'a, Value<'a>>;

/// A value of an extension.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Value<'a> {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(f64),
    /// Text, a date, a URL.
    Text(Text<'a>),
    /// An element that may repeat.
    List(Vec<Value<'a>>),
    /// An element with parts.
    Parts(Map<'a, Value<'a>>),
}

impl IntoOwned for Value<'_> {
    type Owned = Value<'static>;
    fn into_owned(self) -> Value<'static> {
        match self {
            Value::Flag(flag) => Value::Flag(flag),
            Value::Number(number) => Value::Number(number),
            Value::Text(text) => Value::Text(text.into_owned().into()),
            Value::List(list) => Value::List(IntoOwned::into_owned(list)),
            Value::Parts(parts) => Value::Parts(IntoOwned::into_owned(parts)),
        }
    }
}

/// Keys and values in the order in which they were put in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Map<'a, V>(pub Vec<(Text<'a>, V)>);

impl<V> Default for Map<'_, V> {
    fn default() -> Self {
        Map(Vec::new())
    }
}

impl<'a, V> Map<'a, V> {
    /// The value under a key.
    pub fn get(&self, key: &str) -> Option<&V> {
        self.0
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, value)| value)
    }
}

impl<V: Serialize> Serialize for Map<'_, V> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<V: IntoOwned> IntoOwned for Map<'_, V> {
    type Owned = Map<'static, V::Owned>;
    fn into_owned(self) -> Self::Owned {
        Map(self
            .0
            .into_iter()
            .map(|(key, value)| (key.into_owned().into(), value.into_owned()))
            .collect())
    }
}
