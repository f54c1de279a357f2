//! What feeds and entries are made of: people, links, pictures, files, places.

use super::Text;
use super::owned::{IntoOwned, owned};

owned! {
/// Somebody.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Link<'a> {
    /// Absolute.
    pub url: Text<'a>,
    /// What it is to the feed.
    pub rel: Text<'a>,
    /// Media type.
    #[cfg_attr(feature = "serde", serde(rename = "type"))]
    pub kind: Option<Text<'a>>,
    /// Title.
    pub title: Option<Text<'a>>,
    /// Language of the target.
    pub language: Option<Text<'a>>,
    /// Bytes.
    pub length: Option<u64>,
}

/// A picture.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Media<'a> {
    /// Absolute.
    pub url: Text<'a>,
    /// Media type.
    #[cfg_attr(feature = "serde", serde(rename = "type"))]
    pub kind: Option<Text<'a>>,
    /// "audio", "video", "image", "document" or "executable".
    pub medium: Option<&'static str>,
    /// Bytes.
    pub length: Option<u64>,
    /// Seconds.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::whole::optional"))]
    pub duration: Option<f64>,
    /// Pixels.
    pub width: Option<u32>,
    /// Pixels.
    pub height: Option<u32>,
    /// Kilobits per second.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::whole::optional"))]
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
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Comments<'a> {
    /// The page.
    pub url: Option<Text<'a>>,
    /// Their feed.
    pub feed_url: Option<Text<'a>>,
    /// How many.
    pub count: Option<u64>,
}

/// The feed that an entry was first published in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
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
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Generator<'a> {
    /// Its name.
    pub name: Option<Text<'a>>,
    /// Its home page.
    pub url: Option<Text<'a>>,
    /// Its version.
    pub version: Option<Text<'a>>,
}

/// When to ask again.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Refresh<'a> {
    /// Minutes between two visits.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::whole::optional"))]
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
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Geo<'a> {
    /// "point", "line", "polygon" or "box".
    #[cfg_attr(feature = "serde", serde(rename = "type"))]
    pub kind: &'static str,
    /// Longitude, latitude.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::whole::pairs"))]
    pub coordinates: Vec<[f64; 2]>,
    /// Its name.
    pub name: Option<Text<'a>>,
}
}
