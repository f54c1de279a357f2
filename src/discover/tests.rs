//! Pages and what is found in them.

use super::{DiscoveredFeed, discover, linked};

const URL: &str = "https://example.org/blog/";

fn named(html: &str) -> Vec<DiscoveredFeed> {
    linked(html, URL)
}

fn urls(feeds: &[DiscoveredFeed]) -> Vec<&str> {
    feeds.iter().map(|feed| feed.url.as_str()).collect()
}

#[test]
fn links_in_any_spelling_are_found() {
    for link in [
        r#"<link rel="alternate" type="application/rss+xml" title="News" href="/feed">"#,
        r#"<LINK HREF='/feed' TITLE=News TYPE='Application/RSS+XML; charset=utf-8' REL=ALTERNATE />"#,
        "<link\n href = /feed\n title = 'News' type=application/rss+xml rel='home alternate'>",
        r#"<link type="application/rss+xml" title="&#78;ews " href=" /f&#101;ed ">"#,
        r#"<link rel="&#97;lternate" type="application/rss+xml" title="News" href="/feed">"#,
        r#"<body><p><link rel=feed title=News href="https://example.org/feed" type="application/rss+xml">"#,
    ] {
        let feeds = named(link);
        assert_eq!(urls(&feeds), ["https://example.org/feed"], "{link}");
        assert_eq!(
            feeds[0].kind.as_deref(),
            Some("application/rss+xml"),
            "{link}"
        );
        assert_eq!(feeds[0].title.as_deref(), Some("News"), "{link}");
        assert_eq!(feeds[0].from, "link");
    }
}

#[test]
fn what_else_is_linked_is_passed_over() {
    for link in [
        r#"<link rel="alternate" type="application/json" href="/wp-json/wp/v2/posts/1">"#,
        r#"<link rel="alternate" type="application/json+oembed" href="/oembed?format=feed">"#,
        r#"<link rel="alternate" type="text/xml+oembed" href="/oembed">"#,
        r#"<link rel="alternate" hreflang="de" href="/de/">"#,
        r#"<link rel="alternate stylesheet" type="text/css" href="/rss.css">"#,
        r#"<link rel="EditURI" type="application/rsd+xml" href="/rsd.xml">"#,
        r#"<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">"#,
        r#"<link rel="alternate" type="application/rss+xml">"#,
        r#"<!-- <link rel="alternate" type="application/rss+xml" href="/feed"> -->"#,
        r#"<template><template></template><link rel="alternate" type="application/rss+xml" href="/feed"></template>"#,
        r#"<script>"<link rel='alternate' type='application/rss+xml' href='/feed'>"</script>"#,
        r#"<a href="/feedback">Feedback</a><a href="/sitemap.xml">Sitemap</a>"#,
        r#"<a href="https://feedly.com/i/subscription/feed/https://example.org/feed">RSS</a>"#,
        r#"<a href="java	script:alert(1)" type="application/rss+xml">RSS</a>"#,
    ] {
        assert_eq!(named(link), [], "{link}");
    }
}

#[test]
fn a_base_counts_for_all_links() {
    let html = r#"<link rel=alternate type=application/atom+xml href=atom.xml><base href="/x/"><base href="/y/">"#;
    assert_eq!(urls(&named(html)), ["https://example.org/x/atom.xml"]);
}

#[test]
fn vague_types_are_believed_where_the_address_agrees() {
    let html = r#"<link rel=alternate type=text/xml href=/rss.xml><link rel=alternate type=text/xml href=/print.xml>
        <link rel=alternate type=application/json href=/feed.json><link rel=alternate href=/index.rdf>"#;
    let feeds = named(html);
    assert_eq!(
        urls(&feeds),
        [
            "https://example.org/rss.xml",
            "https://example.org/feed.json",
            "https://example.org/index.rdf"
        ]
    );
}

#[test]
fn feeds_stand_in_the_order_of_their_likelihood() {
    let html = r#"<title>Blog</title>
        <link rel=alternate type=application/rss+xml title="Blog &raquo; Comments Feed" href=/comments/feed/>
        <a href="/impressum"><img alt="RSS" src=x></a>
        <a href="https://feeds.feedburner.com/blog">Subscribe</a>
        <a href="/blog/index.rss">All posts</a>
        <article class="post h-entry"></article>
        <link rel=alternate type=application/atom+xml href=/atom>"#;
    let feeds = discover(html, URL);
    let found: Vec<_> = feeds
        .iter()
        .map(|feed| (feed.from, feed.url.as_str()))
        .take(7)
        .collect();
    assert_eq!(
        found,
        [
            ("link", "https://example.org/atom"),
            ("anchor", "https://example.org/blog/index.rss"),
            ("page", "https://example.org/blog/"),
            ("anchor", "https://feeds.feedburner.com/blog"),
            ("anchor", "https://example.org/impressum"),
            ("link", "https://example.org/comments/feed/"),
            ("guess", "https://example.org/blog/feed"),
        ]
    );
    assert_eq!(feeds[2].title.as_deref(), Some("Blog"));
    assert_eq!(feeds[2].kind.as_deref(), Some("text/html"));
}

#[test]
fn each_feed_comes_once() {
    let html = r#"<a href="http://example.org/feed/#top">RSS</a>
        <link rel=alternate type=application/rss+xml href=/feed title=Posts>"#;
    let feeds = discover(html, URL);
    let is_it = |feed: &&DiscoveredFeed| {
        feed.url
            .trim_end_matches('/')
            .ends_with("//example.org/feed")
    };
    assert_eq!(feeds.iter().filter(is_it).count(), 1);
    assert_eq!(
        (feeds[0].from, feeds[0].url.as_str()),
        ("link", "https://example.org/feed")
    );
    assert_eq!(feeds[0].title.as_deref(), Some("Posts"));
}

#[test]
fn customary_paths_are_guessed_beside_the_page_and_at_the_root() {
    let feeds = discover("", "https://example.org/a/b.html?c#d");
    assert!(feeds.iter().all(|feed| feed.from == "guess"));
    let urls = urls(&feeds);
    assert_eq!(urls[0], "https://example.org/a/feed");
    for path in [
        "feed",
        "rss",
        "atom.xml",
        "feed.xml",
        "rss.xml",
        "index.xml",
        "feeds/posts/default",
        ".well-known/feed",
    ] {
        let url = format!("https://example.org/{path}");
        assert_eq!(
            urls.iter().filter(|known| **known == url).count(),
            1,
            "{path}"
        );
    }
    assert_eq!(
        discover("", "https://example.org/a")[0].url,
        "https://example.org/a/feed"
    );
    assert_eq!(
        discover("", "https://example.org/x.html")[0].url,
        "https://example.org/feed"
    );
    assert_eq!(
        discover("", "https://example.org")[0].url,
        "https://example.org/feed"
    );
    assert_eq!(discover("", "nowhere"), []);
    assert_eq!(discover("", "javascript:alert(1)"), []);
}

#[test]
fn known_hosts_keep_their_feeds_in_known_places() {
    for (page, feed) in [
        (
            "https://www.youtube.com/channel/UC123/videos",
            "https://www.youtube.com/feeds/videos.xml?channel_id=UC123",
        ),
        (
            "https://www.youtube.com/playlist?list=PL1&x=2",
            "https://www.youtube.com/feeds/videos.xml?playlist_id=PL1",
        ),
        (
            "https://m.youtube.com/user/ann",
            "https://www.youtube.com/feeds/videos.xml?user=ann",
        ),
        (
            "https://old.reddit.com/r/rust/top/",
            "https://www.reddit.com/r/rust/.rss",
        ),
        (
            "https://github.com/ann/tool",
            "https://github.com/ann/tool/releases.atom",
        ),
        (
            "https://github.com/ann/tool/tags",
            "https://github.com/ann/tool/tags.atom",
        ),
        (
            "https://github.com/ann/tool/commits/main",
            "https://github.com/ann/tool/commits/main.atom",
        ),
        ("https://github.com/ann", "https://github.com/ann.atom"),
        (
            "https://gitlab.com/ann/tool",
            "https://gitlab.com/ann/tool/-/releases.atom",
        ),
        (
            "https://medium.com/@ann/a-story-1",
            "https://medium.com/feed/@ann",
        ),
        (
            "https://ann.medium.com/a-story-1",
            "https://ann.medium.com/feed",
        ),
        (
            "https://ann.wordpress.com/2024/",
            "https://ann.wordpress.com/feed/",
        ),
        (
            "https://ann.blogspot.co.uk/",
            "https://ann.blogspot.co.uk/feeds/posts/default",
        ),
        ("https://www.tumblr.com/ann", "https://ann.tumblr.com/rss"),
        (
            "https://ann.tumblr.com/post/1",
            "https://ann.tumblr.com/rss",
        ),
        (
            "https://ann.substack.com/p/x",
            "https://ann.substack.com/feed",
        ),
        (
            "https://bsky.app/profile/ann.example",
            "https://bsky.app/profile/ann.example/rss",
        ),
        (
            "HTTPS://GitHub.com:443/ann/tool",
            "https://github.com/ann/tool/releases.atom",
        ),
        (
            "https://social.example/@ann",
            "https://social.example/@ann.rss",
        ),
    ] {
        let feeds = discover("", page);
        assert_eq!(
            (feeds[0].url.as_str(), feeds[0].from),
            (feed, "guess"),
            "{page}"
        );
    }
    for page in [
        "https://github.com/features",
        "https://www.tiktok.com/@ann",
        "https://www.youtube.com/@ann",
    ] {
        assert!(super::hosts::feeds(page).is_empty(), "{page}");
    }
}

#[test]
fn a_handle_of_youtube_is_known_by_the_pages_own_words() {
    let feed = "https://www.youtube.com/feeds/videos.xml?channel_id=UCabcdefghijklmnopqrstuv";
    for html in [
        r#"<meta itemprop="identifier" content="UCabcdefghijklmnopqrstuv">"#,
        r#"<link rel="canonical" href="https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv">"#,
    ] {
        assert_eq!(
            discover(html, "https://www.youtube.com/@ann")[0].url,
            feed,
            "{html}"
        );
    }
}

#[test]
fn wordpress_themes_hold_an_hatom_feed() {
    let feeds = discover(
        "<div class='post hentry'><h2 class=entry-title>x</h2></div>",
        URL,
    );
    assert_eq!((feeds[0].from, feeds[0].url.as_str()), ("page", URL));
    assert_ne!(
        discover("<div class='post hentry'></div>", URL)[0].from,
        "page"
    );
}

#[test]
fn large_pages_cost_no_more_than_their_length() {
    let anchors = r#"<a href="/x/feed">RSS</a><a "#.repeat(50_000);
    assert_eq!(named(&anchors).len(), 1);
    let many: String = (0..50_000)
        .map(|n| format!("<a href=/{n}.rss>{n}"))
        .collect();
    assert_eq!(named(&many).len(), 256);
}
