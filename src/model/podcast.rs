//! What makes a feed a show and an entry an episode.

use super::owned::{IntoOwned, owned};
use super::{Person, Text};

owned! {
/// What a podcast says of itself.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct PodcastShow<'a> {
    /// Plain text.
    pub author: Option<Text<'a>>,
    /// Who to write to.
    pub owner: Option<Person<'a>>,
    /// For adults.
    pub explicit: Option<bool>,
    /// "episodic" or "serial".
    #[cfg_attr(feature = "serde", serde(rename = "type"))]
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
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Funding<'a> {
    /// Absolute.
    pub url: Text<'a>,
    /// What the link says.
    pub message: Option<Text<'a>>,
}

/// What makes an entry an episode.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct PodcastEpisode<'a> {
    /// Seconds.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::whole::optional"))]
    pub duration: Option<f64>,
    /// Number within the season.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::whole::optional"))]
    pub episode: Option<f64>,
    /// Number of the season.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::whole::optional"))]
    pub season: Option<f64>,
    /// Name of the season.
    pub season_name: Option<Text<'a>>,
    /// "full", "trailer" or "bonus".
    #[cfg_attr(feature = "serde", serde(rename = "type"))]
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
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Chapter<'a> {
    /// Seconds.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::whole::number"))]
    pub start: f64,
    /// Plain text.
    pub title: Text<'a>,
    /// Absolute.
    pub url: Option<Text<'a>>,
    /// Absolute.
    pub image: Option<Text<'a>>,
}

/// A transcript of an episode.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Transcript<'a> {
    /// Absolute.
    pub url: Text<'a>,
    /// Media type.
    #[cfg_attr(feature = "serde", serde(rename = "type"))]
    pub kind: Option<Text<'a>>,
    /// Language.
    pub language: Option<Text<'a>>,
    /// "captions" where it is timed.
    pub rel: Option<Text<'a>>,
}

/// A part of an episode worth quoting.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Soundbite<'a> {
    /// Seconds.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::whole::number"))]
    pub start: f64,
    /// Seconds.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::whole::number"))]
    pub duration: f64,
    /// Plain text.
    pub title: Option<Text<'a>>,
}

/// Somebody who takes part in a podcast.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
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
}
