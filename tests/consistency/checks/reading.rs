//! Elements are judged as the reader reads them: by the namespace that they stand in, whoever declares it.

use anyfeed::Level;

use super::{has, report};

fn errors(text: &str) -> Vec<&'static str> {
    let findings = report(text, None).findings;
    let errors = findings.iter();
    let errors = errors.filter(|finding| finding.severity == Level::Error);
    errors.map(|finding| finding.code).collect()
}

const ENTRY: &str = "<entry><id>tag:example.org,2024:1</id><title>A</title><updated>2024-01-15T14:45:00Z</updated><link href=\"https://example.org/1\"/>";
const HEAD: &str =
    "<id>tag:example.org,2024:0</id><title>A</title><updated>2024-01-15T14:45:00Z</updated>";

#[test]
fn a_root_with_attributes_of_its_own_has_its_head() {
    let feed = format!(
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xmlns:i=\"urn:example:index\" i:index=\"no\"><a:b xmlns:a=\"urn:example:access\" relationship=\"deny\"/>{HEAD}{ENTRY}</entry></feed>"
    );
    assert_eq!(errors(&feed), Vec::<&str>::new());
}

#[test]
fn elements_of_other_namespaces_are_not_atoms() {
    let feed = format!(
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xmlns:r=\"http://backend.userland.com/rss2\">{HEAD}<r:ttl>60</r:ttl>{ENTRY}<r:comments>https://example.org/1#c</r:comments><mood xmlns=\"\">calm</mood></entry></feed>"
    );
    assert_eq!(errors(&feed), Vec::<&str>::new());
    let own = feed.replace("<mood xmlns=\"\">", "<mood>");
    assert_eq!(errors(&own), ["atom/entry-element-unknown"]);
}

#[test]
fn a_prefix_that_nobody_declares_means_what_it_customarily_does() {
    let show = "<rss version=\"2.0\"><channel><title>A</title><link>https://example.org/</link><description>B</description><itunes:explicit>somewhat</itunes:explicit><item><title>C</title><itunes:duration>long</itunes:duration></item></channel></rss>";
    let said = report(show, None);
    for code in [
        "xml/undeclared-prefix",
        "itunes/explicit-form",
        "itunes/duration-form",
        "itunes/category-missing",
    ] {
        assert!(has(&said, code), "{code}");
    }
}

#[test]
fn a_namespace_that_is_declared_in_vain_makes_no_podcast() {
    let blog = "<rss version=\"2.0\" xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\" xmlns:podcast=\"https://podcastindex.org/namespace/1.0\"><channel><title>A</title><link>https://example.org/</link><description>B</description><item><title>C</title></item></channel></rss>";
    assert_eq!(errors(blog), Vec::<&str>::new());
}

#[test]
fn extensions_of_json_feed_are_their_own() {
    let feed = "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"A\",\"_show\":{\"authors\":{\"url\":\"here\"},\"title\":5},\"items\":[{\"id\":\"1\",\"content_text\":\"B\",\"_show\":{\"attachments\":{\"url\":5},\"date_published\":\"soon\"}}]}";
    assert_eq!(errors(feed), Vec::<&str>::new());
}

#[test]
fn comments_and_spaces_may_stand_in_dates() {
    let feed = |date: &str| {
        format!(
            "<rss version=\"2.0\"><channel><title>A</title><link>https://example.org/</link><description>B</description><item><title>C</title><pubDate>{date}</pubDate></item></channel></rss>"
        )
    };
    for date in [
        "Thu(so long), 9(th) Feb(ruary) 2006 23:59:45 +0000(GMT)",
        "Thu, 09 (nested (comment) Mar)Feb(escaped comment\\) 2005) 2006()23:59:45 +0000",
        "\tThu , \t 09  Feb\t2006  23:59:45\t +0000",
        "\r\n Thu,\r\n 09 Feb 2006\r\n 23:59:45 +0000\r\n",
        "Thu,09 Feb 2006 23:59:45 +0000",
    ] {
        assert_eq!(errors(&feed(date)), Vec::<&str>::new(), "{date}");
    }
    for date in [
        "Thu, 09 Feb 2006 23:59(:45 +0000",
        "Thu, 09 Feb 20(06)06 23:59:45 +0000",
        "Thu, 09 Feb 2006 23:59:45 +0000)",
        "Thu, 09 Feb 2006 23:59:45 +0000 (not closed",
        "Thu, 09 Feb 2006 (\\) 23:59:45 +0000",
    ] {
        assert_eq!(errors(&feed(date)), ["rss/item-date-form"], "{date}");
    }
}

#[test]
fn an_entry_that_says_its_id_twice_is_no_other() {
    let feed = "<rss version=\"2.0\"><channel><title>A</title><link>https://example.org/</link><description>B</description><item><title>C</title><guid>https://example.org/1</guid><guid>https://example.org/1</guid></item></channel></rss>";
    assert_eq!(errors(feed), ["rss/item-guid-repeated"]);
    let other = "<item><title>D</title><guid>https://example.org/1</guid></item></channel>";
    let two = feed.replace("</channel>", other);
    assert_eq!(
        errors(&two),
        ["rss/item-guid-repeated", "rss/guid-not-unique"]
    );
}

#[test]
fn what_the_reader_takes_out_is_said_once() {
    let feed = "<rss version=\"2.0\"><channel><title>A</title><link>https://example.org/</link><description>B</description><item><title>C</title><description>&lt;iframe src=\"https://example.net/\" title=\"D\">&lt;/iframe></description></item></channel></rss>";
    let said = report(feed, None);
    assert!(has(&said, "security/frame"));
    assert!(!has(&said, "html/active-removed"));
}

#[test]
fn a_document_of_any_size_is_checked() {
    let item = format!(
        "<item><title>A</title><description>{}</description></item>",
        "word ".repeat(800_000)
    );
    let feed = format!(
        "<rss version=\"2.0\"><channel><title>A</title>{}</channel></rss>",
        item.repeat(17)
    );
    assert!(feed.len() > 64 << 20);
    let said = report(&feed, None);
    assert_eq!((said.entries, said.verdict), (17, "invalid"));
    assert!(has(&said, "rss/channel-link-missing"));
}
