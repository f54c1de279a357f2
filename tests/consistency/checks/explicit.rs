//! Examples that no change of one element makes: bodies of HTML, whole feeds, documents and what servers say of them.

use anyfeed::check_tables::{Kind, Rule};

use super::bodies::BODIES;
use super::{Example, sound};

/// What breaks a rule of feeds and entries: in the sound RSS feed one text stands for another. A few lines are shown.
const CHANGES: &[(&str, &str, &str)] = &[
    (
        "rss/text-input-case",
        "<ttl>60</ttl>",
        "<ttl>60</ttl><textinput><title>Search</title><description>Search the notes</description><name>q</name><link>https://example.org/search</link></textinput>",
    ),
    (
        "rss/text-input-title-missing",
        "<ttl>60</ttl>",
        "<ttl>60</ttl><textInput><description>Search the notes</description><name>q</name><link>https://example.org/search</link></textInput>",
    ),
    (
        "rss/text-input-description-missing",
        "<ttl>60</ttl>",
        "<ttl>60</ttl><textInput><title>Search</title><name>q</name><link>https://example.org/search</link></textInput>",
    ),
    (
        "rss/text-input-name-missing",
        "<ttl>60</ttl>",
        "<ttl>60</ttl><textInput><title>Search</title><description>Search the notes</description><link>https://example.org/search</link></textInput>",
    ),
    (
        "rss/text-input-link-missing",
        "<ttl>60</ttl>",
        "<ttl>60</ttl><textInput><title>Search</title><description>Search the notes</description><name>q</name></textInput>",
    ),
    (
        "rss/text-input-name-form",
        "<ttl>60</ttl>",
        "<ttl>60</ttl><textInput><title>Search</title><description>Search the notes</description><name>a b</name><link>https://example.org/search</link></textInput>",
    ),
    (
        "rss/text-input-link-form",
        "<ttl>60</ttl>",
        "<ttl>60</ttl><textInput><title>Search</title><description>Search the notes</description><name>q</name><link>/search</link></textInput>",
    ),
    (
        "itunes/explicit-old",
        "<itunes:explicit>false</itunes:explicit>\n<itunes:block>",
        "<itunes:explicit>yes</itunes:explicit>\n<itunes:block>",
    ),
    (
        "itunes/keywords-many",
        "<itunes:season>1</itunes:season>",
        "<itunes:season>1</itunes:season><itunes:keywords>a,b,c,d,e,f,g,h,i,j,k,l,m</itunes:keywords>",
    ),
    (
        "itunes/order-form",
        "<itunes:season>1</itunes:season>",
        "<itunes:season>1</itunes:season><itunes:order>0</itunes:order>",
    ),
    (
        "media/adult-form",
        "<itunes:season>1</itunes:season>",
        "<itunes:season>1</itunes:season><media:adult>1</media:adult>",
    ),
    (
        "dc/title-markup",
        "<title>The ferry</title>",
        "<dc:title>The &lt;b&gt;ferry&lt;/b&gt;</dc:title>",
    ),
    (
        "interop/feed-dates",
        "Sun, 14 Jan 2024 14:45:00 GMT",
        "Mon, 15 Jan 2024 14:45:00 GMT",
    ),
    (
        "interop/self-differs",
        "href=\"https://example.org/feed.xml\"",
        "href=\"https://example.net/feed.xml\"",
    ),
    (
        "interop/self-insecure",
        "href=\"https://example.org/feed.xml\"",
        "href=\"http://example.org/feed.xml\"",
    ),
    (
        "interop/self-relative",
        "href=\"https://example.org/feed.xml\"",
        "href=\"feed.xml\"",
    ),
    (
        "interop/hub-missing",
        "<atom:link rel=\"hub\" href=\"https://hub.example.org/\"/>",
        "",
    ),
    (
        "interop/entry-date",
        "<pubDate>Sun, 14 Jan 2024 14:45:00 GMT</pubDate>",
        "",
    ),
    (
        "interop/entry-future",
        "Sun, 14 Jan 2024 14:45:00 GMT",
        "Mon, 14 Jan 2030 14:45:00 GMT",
    ),
    (
        "interop/entry-address-twice",
        "<link>https://example.org/0</link>",
        "<link>https://example.org/1</link>",
    ),
    (
        "interop/entry-title-address",
        "<title>The ferry</title>",
        "<title>https://example.org/0</title>",
    ),
    (
        "interop/entry-insecure",
        "<link>https://example.org/0</link>",
        "<link>http://example.org/0</link>",
    ),
    (
        "interop/media-insecure",
        "https://example.org/0.mp3",
        "http://example.org/0.mp3",
    ),
    (
        "document/doctype",
        "<rss version",
        "<!DOCTYPE rss>\n<rss version",
    ),
    (
        "document/version-unknown",
        "<rss version=\"2.0\"",
        "<rss version=\"0.99\"",
    ),
    (
        "document/namespace-misspelt",
        "http://www.itunes.com/dtds/podcast-1.0.dtd",
        "http://www.itunes.com/DTDs/Podcast-1.0.dtd",
    ),
    (
        "document/rss-namespace",
        "<rss version=\"2.0\"",
        "<rss version=\"2.0\" xmlns=\"http://backend.userland.com/rss2\"",
    ),
];

/// Small documents that break a rule.
const DOCUMENTS: &[(&str, &str)] = &[
    (
        "interop/feed-title",
        "<feed version=\"0.3\" xmlns=\"http://purl.org/atom/ns#\"><entry><title>B</title></entry></feed>",
    ),
    (
        "interop/feed-address",
        "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>A</title><entry><title>B</title></entry></feed>",
    ),
    (
        "interop/feed-description",
        "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>A</title><entry><title>B</title></entry></feed>",
    ),
    (
        "interop/feed-language",
        "<rss version=\"2.0\"><channel><title>A</title></channel></rss>",
    ),
    (
        "interop/entry-title-markup",
        "<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><title type=\"html\">The &lt;b>ferry&lt;/b></title></entry></feed>",
    ),
    (
        "interop/self-missing",
        "<rss version=\"2.0\"><channel><title>A</title></channel></rss>",
    ),
    (
        "interop/entry-title",
        "<rss version=\"2.0\"><channel><item><description>It leaves at noon.</description></item></channel></rss>",
    ),
    (
        "interop/feed-image",
        "<rss version=\"2.0\"><channel><title>A</title></channel></rss>",
    ),
    (
        "interop/feed-empty",
        "<rss version=\"2.0\"><channel><title>A</title></channel></rss>",
    ),
    (
        "interop/feed-order",
        "<rss version=\"2.0\"><channel><item><title>1</title><pubDate>Mon, 01 Jan 2024 10:00:00 GMT</pubDate></item><item><title>2</title><pubDate>Tue, 02 Jan 2024 10:00:00 GMT</pubDate></item><item><title>3</title><pubDate>Wed, 03 Jan 2024 10:00:00 GMT</pubDate></item></channel></rss>",
    ),
    (
        "interop/entry-address",
        "<rss version=\"2.0\"><channel><item><title>1</title></item></channel></rss>",
    ),
    (
        "interop/entry-body",
        "<rss version=\"2.0\"><channel><item><title>1</title></item></channel></rss>",
    ),
    (
        "interop/entry-backwards",
        "<rss version=\"2.0\" xmlns:a=\"http://www.w3.org/2005/Atom\"><channel><item><title>A</title><pubDate>Mon, 15 Jan 2024 14:45:00 GMT</pubDate><a:updated>2020-01-15T14:45:00Z</a:updated></item></channel></rss>",
    ),
    (
        "document/prefix",
        "<rss version=\"2.0\" xmlns:it=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"><channel/></rss>",
    ),
    (
        "document/atom-namespace",
        "<feed><title>A</title><entry><title>B</title></entry></feed>",
    ),
    (
        "document/format-old",
        "<rss version=\"0.91\"><channel><title>A</title></channel></rss>",
    ),
    (
        "json/version-missing",
        "{\"title\": \"A\", \"items\": [{\"id\": \"1\", \"content_text\": \"B\"}]}",
    ),
    (
        "json/author-empty",
        "{\"version\": \"https://jsonfeed.org/version/1.1\", \"title\": \"A\", \"authors\": [{\"nickname\": \"ann\"}], \"items\": []}",
    ),
    (
        "opml/ill-formed",
        "<opml version=\"2.0\"><head><title>A</head></opml>",
    ),
    (
        "rss/item-empty",
        "<rss version=\"2.0\"><channel><item></item><item><title>A</title></item></channel></rss>",
    ),
];

/// What a server should not say of a feed.
const TYPES: &[(&str, &str)] = &[
    (
        "document/encoding",
        "application/rss+xml; charset=iso-8859-1",
    ),
    ("document/type-of-page", "text/html; charset=utf-8"),
    ("document/type-of-text", "text/plain; charset=utf-8"),
    ("document/type-general", "text/xml; charset=utf-8"),
    (
        "document/type-of-other",
        "application/atom+xml; charset=utf-8",
    ),
];

/// The example of a rule that is written here, if it is.
pub fn of(rule: &Rule) -> Option<Example> {
    let found = |table: &[(&str, &'static str)]| {
        table
            .iter()
            .find(|(code, _)| *code == rule.code)
            .map(|(_, value)| *value)
            .filter(|value| !value.is_empty())
    };
    let rss = sound("rss.xml");
    if let (Kind::Body(_), Some(html)) = (&rule.kind, found(BODIES)) {
        let broken = rss.replace(
            "<p>He counts <a href=\"https://example.org/ships\">ships in the dark</a>.</p>",
            html,
        );
        return Some(Example {
            broken,
            shown_broken: html.to_owned(),
            shown_sound:
                "<p>He counts <a href=\"https://example.org/ships\">ships in the dark</a>.</p>"
                    .to_owned(),
            sound: rss,
            content_type: None,
        });
    }
    if let Some((_, from, to)) = CHANGES.iter().find(|(code, ..)| *code == rule.code) {
        assert!(rss.contains(from), "{}: {from} is not there", rule.code);
        let broken = rss.replacen(from, to, 1);
        return Some(Example {
            broken,
            shown_broken: (*to).to_owned(),
            shown_sound: (*from).to_owned(),
            sound: rss,
            content_type: None,
        });
    }
    if let Some(document) = found(DOCUMENTS) {
        let sound = match rule.code.split_once('/') {
            Some(("json", _)) => sound("feed.json"),
            Some(("opml", _)) => sound("list.opml"),
            _ => rss,
        };
        return Some(Example {
            broken: document.to_owned(),
            shown_broken: document.to_owned(),
            shown_sound: String::new(),
            sound,
            content_type: None,
        });
    }
    if let Some(kind) = found(TYPES) {
        let broken = rss.replace(
            "Harbour notes</title>\n<link>",
            "Harbour notes \u{e9}</title>\n<link>",
        );
        let broken = if rule.code == "document/encoding" {
            rss.clone()
        } else {
            broken
        };
        return Some(Example {
            broken,
            shown_broken: format!("Content-Type: {kind}"),
            shown_sound: "Content-Type: application/rss+xml".to_owned(),
            sound: rss,
            content_type: Some(kind),
        });
    }
    made(rule, rss)
}

/// Examples that would be long to write.
fn made(rule: &Rule, rss: String) -> Option<Example> {
    let broken = match rule.code {
        "interop/feed-long" => {
            let items: String = (0..1001)
                .map(|number| format!("<item><title>{number}</title></item>"))
                .collect();
            format!("<rss version=\"2.0\"><channel>{items}</channel></rss>")
        }
        "document/size" => format!(
            "<rss version=\"2.0\"><channel><description>{}</description></channel></rss>",
            "words ".repeat(200_000)
        ),
        "interop/entry-title-long" => rss.replace("The ferry", &"The ferry ".repeat(30)),
        _ => return None,
    };
    let shown = format!("{} bytes", broken.len());
    Some(Example {
        broken,
        shown_broken: shown,
        shown_sound: String::new(),
        sound: rss,
        content_type: None,
    })
}
