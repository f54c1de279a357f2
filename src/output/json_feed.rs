//! Entries and head to a JSON Feed 1.1 document. <https://www.jsonfeed.org/version/1.1/>
//!
//! Members that the feed does not give are left out, as the specification wants; `items` come first, so that
//! they can be written as they are read. Of a damaged document the member `_anyfeed` has the report: nobody could
//! tell from the items that some are missing.

use std::borrow::Cow;

use serde::Serialize;

use super::json_sink::Form;
use super::json_text::add;
use crate::diagnostic::Report;
use crate::error::FeedError;
use crate::model::{Category, Entry, Extensions, FeedHead, Media, Person, Text, Value};
use crate::options::Options;
use crate::parse::{parse_into, parse_text_into};
use crate::value::tag;

/// The document.
pub static JSON_FEED: Form = Form {
    start: "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[",
    entry: |json, entry| add(json, &Item::from(entry)),
    head: |json, head| add(json, &Head::from(head)),
    takes_extensions: true,
};

/// Reads one feed document into a JSON Feed.
///
/// # Errors
/// When there is no feed in the input, or it is larger than the limits allow.
pub fn parse_to_json_feed(
    bytes: &[u8],
    content_type: Option<&str>,
    options: &Options,
) -> Result<Vec<u8>, FeedError> {
    JSON_FEED.whole(options, |options, sink| {
        parse_into(bytes, content_type, options, sink)
    })
}

/// The same for text that the caller has decoded already.
///
/// # Errors
/// As [`parse_to_json_feed`].
pub fn parse_text_to_json_feed(
    text: &str,
    content_type: Option<&str>,
    options: &Options,
) -> Result<Vec<u8>, FeedError> {
    JSON_FEED.whole(options, |options, sink| {
        parse_text_into(text, content_type, options, sink)
    })
}

#[derive(Serialize)]
struct Head<'f> {
    /// The specification wants a title; a feed without one is called by its address.
    title: &'f str,
    #[serde(skip_serializing_if = "Option::is_none")]
    home_page_url: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    feed_url: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    user_comment: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    next_url: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    icon: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    favicon: Option<&'f str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    authors: Vec<Author<'f>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expired: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hubs: Vec<Hub<'f>>,
    #[serde(rename = "_anyfeed", skip_serializing_if = "Option::is_none")]
    own: Option<Own<'f>>,
}

/// What the specification has no member for.
#[derive(Serialize)]
struct Own<'f> {
    report: &'f Report,
}

#[derive(Serialize)]
struct Hub<'f> {
    r#type: &'f str,
    url: &'f str,
}

#[derive(Serialize)]
struct Author<'f> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<Cow<'f, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    avatar: Option<&'f str>,
}

#[derive(Serialize)]
struct Item<'f> {
    id: &'f str,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    external_url: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    content_html: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    content_text: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    summary: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    banner_image: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date_published: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date_modified: Option<&'f str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    authors: Vec<Author<'f>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tags: Vec<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<&'f str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attachments: Vec<Attachment<'f>>,
}

#[derive(Serialize)]
struct Attachment<'f> {
    url: &'f str,
    mime_type: &'f str,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    size_in_bytes: Option<u64>,
    #[serde(
        skip_serializing_if = "Option::is_none",
        serialize_with = "crate::model::whole::optional"
    )]
    duration_in_seconds: Option<f64>,
}

impl<'f> From<&'f FeedHead<'f>> for Head<'f> {
    fn from(head: &'f FeedHead<'f>) -> Self {
        let report = &head.report;
        let address = head.url.as_deref().or(head.feed_url.as_deref());
        let picture = head.image.as_ref().map(|image| &*image.url);
        let is_expired = head
            .podcast
            .as_ref()
            .is_some_and(|podcast| podcast.complete)
            || matches!(own(&head.extensions, "expired"), Some(Value::Flag(true)));
        Head {
            title: head.title.as_deref().or(address).unwrap_or_default(),
            home_page_url: head.url.as_deref(),
            feed_url: head.feed_url.as_deref(),
            description: head.description.as_deref(),
            user_comment: own_text(&head.extensions, "userComment"),
            next_url: head.refresh.next.as_deref(),
            icon: picture,
            // Where a feed names one picture, it is both here; there, the small one is a member of its own.
            favicon: head.icon.as_deref().filter(|icon| picture != Some(*icon)),
            authors: match head.has_writers {
                true => head.authors.iter().map(Author::from).collect(),
                false => Vec::new(),
            },
            language: head.language.as_deref(),
            expired: is_expired.then_some(true),
            hubs: hubs(head),
            own: (report.quality == "damaged" || report.truncated).then_some(Own { report }),
        }
    }
}

/// JSON Feed says of each hub what it speaks; all others are WebSub's.
fn hubs<'f>(head: &'f FeedHead<'f>) -> Vec<Hub<'f>> {
    let hub = |r#type, url| Hub { r#type, url };
    match own(&head.extensions, "hubs") {
        Some(Value::List(told)) => told
            .iter()
            .filter_map(|told| {
                Some(hub(
                    text(told, "type").unwrap_or(WEB_SUB),
                    text(told, "url")?,
                ))
            })
            .collect(),
        _ => head.hubs.iter().map(|url| hub(WEB_SUB, url)).collect(),
    }
}

const WEB_SUB: &str = "WebSub";

impl<'f> From<&'f Person<'f>> for Author<'f> {
    fn from(person: &'f Person<'f>) -> Self {
        // The specification names this form; one of the three must be there.
        let mail = || Some(["mailto:", person.email.as_deref()?].concat().into());
        Author {
            name: person.name.as_deref(),
            url: person.url.as_deref().map(Cow::Borrowed).or_else(mail),
            avatar: person.image.as_deref(),
        }
    }
}

impl<'f> From<&'f Entry<'f>> for Item<'f> {
    fn from(entry: &'f Entry<'f>) -> Self {
        let html = entry.content_html.as_deref();
        // One of the two must be there; an entry of files alone has an empty text.
        let text = entry
            .content_text
            .as_deref()
            .or_else(|| html.is_none().then_some(""));
        let mut attachments: Vec<Attachment> = entry.media.iter().map(Attachment::from).collect();
        // Podcasts say how long an episode is beside its file.
        let length = entry.podcast.as_ref().and_then(|episode| episode.duration);
        if let [only] = &mut attachments[..] {
            only.duration_in_seconds = only.duration_in_seconds.or(length);
        }
        Item {
            id: &entry.id,
            url: entry.url.as_deref(),
            external_url: own_text(&entry.extensions, "externalUrl"),
            // Titles are optional here: one that was made of the text would be given back as the author's.
            // Without its text, it is all there is.
            title: entry.title.as_deref().filter(|_| {
                let has_text = html.or(entry.content_text.as_deref()).is_some();
                !(has_text && entry.inferred.contains(&"title"))
            }),
            content_html: html,
            content_text: text,
            summary: entry.summary.as_deref(),
            image: entry.image.as_ref().map(|image| &*image.url),
            banner_image: own_text(&entry.extensions, "bannerImage"),
            date_published: entry.published.as_deref(),
            date_modified: entry.updated.as_deref(),
            authors: entry.authors.iter().map(Author::from).collect(),
            tags: tags(entry),
            language: entry.language.as_deref(),
            attachments,
        }
    }
}

impl<'f> From<&'f Media<'f>> for Attachment<'f> {
    fn from(media: &'f Media<'f>) -> Self {
        Attachment {
            url: &media.url,
            mime_type: media.kind.as_deref().unwrap_or("application/octet-stream"),
            title: media.title.as_deref(),
            size_in_bytes: media.length,
            duration_in_seconds: media.duration,
        }
    }
}

/// The tags, each as it is written; where a synonym stands in its place, that. With so many categories each is compared.
fn tags<'f>(entry: &'f Entry<'f>) -> Vec<&'f str> {
    const COMPARED: usize = 64;
    let written = |category: &'f Category<'f>| category.label.as_ref().unwrap_or(&category.term);
    // Tags are in the order of the categories that they were made of.
    let mut rest = entry.categories.iter().map(written);
    let mut as_written = |tag: &Text| {
        let mut ahead = rest.clone();
        let is_same = |word: &&Text| tag::tag(word, &[]).is_some_and(|word| word == *tag);
        let word = ahead.by_ref().take(COMPARED).find(is_same)?;
        rest = ahead;
        Some(&**word)
    };
    let tags = entry.tags.iter();
    tags.map(|tag| as_written(tag).unwrap_or(tag)).collect()
}

/// A member of JSON Feed that no other format has.
fn own<'f>(extensions: &'f Extensions<'f>, key: &str) -> Option<&'f Value<'f>> {
    member(extensions.get("json")?, key)
}

fn own_text<'f>(extensions: &'f Extensions<'f>, key: &str) -> Option<&'f str> {
    text(extensions.get("json")?, key)
}

fn member<'f>(members: &'f Value<'f>, key: &str) -> Option<&'f Value<'f>> {
    match members {
        Value::Parts(members) => members.get(key),
        _ => None,
    }
}

fn text<'f>(members: &'f Value<'f>, key: &str) -> Option<&'f str> {
    match member(members, key)? {
        Value::Text(text) => Some(text),
        _ => None,
    }
}
