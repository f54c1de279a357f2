//! JSON Feed in is JSON Feed out: every member of the specification comes back as it was written.

use anyfeed::options::Html;
use anyfeed::{Options, parse_to_json_feed};
use serde_json::{Value, json};

fn written(document: &[u8], options: &Options) -> Value {
    let json = parse_to_json_feed(document, None, options).expect("it is a feed");
    serde_json::from_slice(&json).expect("it is JSON")
}

#[test]
fn every_member_comes_back() {
    let feed = json!({
        "version": "https://jsonfeed.org/version/1.1",
        "title": "Notes",
        "home_page_url": "https://example.org/",
        "feed_url": "https://example.org/feed.json",
        "description": "About feeds",
        "user_comment": "Read it with a reader.",
        "next_url": "https://example.org/feed.json?page=2",
        "icon": "https://example.org/icon.png",
        "favicon": "https://example.org/favicon.png",
        "authors": [{ "name": "Ann", "url": "https://example.org/ann", "avatar": "https://example.org/ann.png" }],
        "language": "en-GB",
        "expired": true,
        "hubs": [
            { "type": "WebSub", "url": "https://hub.example/" },
            { "type": "rssCloud", "url": "https://cloud.example/" }
        ],
        "items": [{
            "id": "https://example.org/1",
            "url": "https://example.org/1",
            "external_url": "https://elsewhere.example/a",
            "title": "One",
            "content_html": "<p>Long <b>enough</b> for a text.</p>",
            "content_text": "Long enough for a text.",
            "summary": "Short",
            "image": "https://example.org/1.png",
            "banner_image": "https://example.org/1-wide.png",
            "date_published": "2024-05-01T10:00:00Z",
            "date_modified": "2024-05-02T10:00:00Z",
            "authors": [{ "name": "Bob" }],
            "tags": ["iPhone", "New York", "feeds"],
            "language": "de",
            "attachments": [{
                "url": "https://example.org/1.mp3",
                "mime_type": "audio/mpeg",
                "title": "Heard",
                "size_in_bytes": 1200,
                "duration_in_seconds": 60
            }]
        }]
    });
    for extensions in [true, false] {
        let options = Options {
            extensions,
            ..Options::default()
        };
        let came = written(feed.to_string().as_bytes(), &options);
        assert_eq!(came, feed, "extensions: {extensions}");
    }
}

#[test]
fn an_entry_without_title_has_none() {
    let feed = json!({
        "version": "https://jsonfeed.org/version/1.1",
        "title": "Notes",
        "items": [{ "id": "1", "content_text": "A note of a few words.", "tags": ["js", "JavaScript", "JSON", "json"] }]
    });
    let options = Options {
        synonyms: vec![("js".to_owned(), "javascript".to_owned())],
        ..Options::default()
    };
    let came = written(feed.to_string().as_bytes(), &options);
    assert_eq!(came["items"][0].get("title"), None);
    assert_eq!(came["items"][0]["tags"], json!(["JavaScript", "JSON"]));
}

#[test]
fn who_is_known_by_mail_alone_has_an_address() {
    let rss = b"<rss version='2.0'><channel><title>News</title><item><title>One</title><author>bob@example.org</author></item>\
        </channel></rss>";
    let options = Options {
        emails: true,
        ..Options::default()
    };
    let came = written(rss, &options);
    assert_eq!(
        came["items"][0]["authors"],
        json!([{ "url": "mailto:bob@example.org" }])
    );
}

#[test]
fn a_podcast_that_is_complete_is_expired() {
    let rss = b"<rss version='2.0' xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'><channel><title>Heard</title>\
        <itunes:complete>Yes</itunes:complete></channel></rss>";
    assert_eq!(written(rss, &Options::default())["expired"], true);
    let going_on = b"<rss version='2.0'><channel><title>Heard</title></channel></rss>";
    assert_eq!(written(going_on, &Options::default()).get("expired"), None);
}

#[test]
fn who_sees_to_the_server_has_written_nothing() {
    let rss = |item: &str| {
        let mail = "help@example.org (Technical Support)";
        format!(
            "<rss version='2.0'><channel><title>N</title><webMaster>{mail}</webMaster>{item}</channel></rss>"
        )
    };
    let nobody = written(
        rss("<item><title>A</title></item>").as_bytes(),
        &Options::default(),
    );
    assert_eq!(nobody.get("authors"), None);
    let editor = "<managingEditor>ann@example.org (Ann)</managingEditor>";
    let came = written(rss(editor).as_bytes(), &Options::default());
    assert_eq!(came["authors"], json!([{ "name": "Ann" }]));
}

#[test]
fn the_only_picture_is_no_favicon_too() {
    let feed = json!({
        "version": "https://jsonfeed.org/version/1.1",
        "title": "N",
        "icon": "https://example.org/512.png",
        "items": []
    });
    let came = written(feed.to_string().as_bytes(), &Options::default());
    assert_eq!(came, feed);
}

#[test]
fn the_only_words_stay() {
    let rss = b"<rss version='2.0'><channel><title>N</title><item><description>Only words here</description></item></channel></rss>";
    let options = Options {
        html: Html::None,
        text: false,
        ..Options::default()
    };
    assert_eq!(
        written(rss, &options)["items"][0]["title"],
        "Only words here"
    );
    let came = written(rss, &Options::default());
    assert_eq!(came["items"][0].get("title"), None);
}
