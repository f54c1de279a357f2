//! The readers of single values: what they give, they take again.

use anyfeed::options::UrlOptions;

use super::properties;

/// A date is one of the calendar, and means the same when it is read again.
pub fn dates(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Some(date) = anyfeed::parse_date(text) else {
        return;
    };
    properties::moment(&date.iso);
    let again = anyfeed::parse_date(&date.iso).expect("what is written can be read");
    assert_eq!(again.iso, date.iso, "{text:?}");
    assert!(again.inferred.is_empty());
    if let Some(offset) = date.offset {
        assert!(offset.abs() <= 26 * 60, "{text:?} is {offset} minutes off");
    }
}

/// A canonical address is one of the web, and stays what it is.
pub fn urls(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let options = UrlOptions::default();
    if let Some(canonical) = anyfeed::canonicalize_url(text, &options) {
        properties::web(&canonical, "the canonical address");
        let again = anyfeed::canonicalize_url(&canonical, &options);
        assert_eq!(again.as_deref(), Some(&*canonical), "{text:?}");
        assert!(canonical.len() <= 12 * text.len() + 16);
        assert!(!canonical.contains(|sign: char| sign <= ' ' || sign == '<'));
        let url = url::Url::parse(&canonical);
        assert!(url.is_ok_and(|url| url.has_host()), "{canonical:?}");
    }
    let escaped = text
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;");
    let document = format!(
        "<rss version='2.0'><channel><link>{escaped}</link><item><link>{escaped}</link><enclosure url=\"{escaped}\"/><guid>{escaped}</guid></item></channel></rss>"
    );
    super::road::judge(document.as_bytes(), None, &super::road::options(1));
}

/// Pages and subscription lists name addresses of the web only.
pub fn pages(data: &[u8]) {
    for page in ["https://x.example/a/", "", "javascript:x"] {
        for feed in anyfeed::discover_feeds(data, None, page) {
            properties::web(&feed.url, "a feed of a page");
            assert!(matches!(feed.from, "link" | "anchor" | "page" | "guess"));
            let title = feed.title.unwrap_or_default();
            assert!(!title.contains(|sign| sign < ' '), "{title:?}");
        }
    }
    let list = anyfeed::parse_opml(data, None);
    for feed in list.iter().flat_map(|list| &list.feeds) {
        properties::web(&feed.url, "a feed of a list");
    }
}
