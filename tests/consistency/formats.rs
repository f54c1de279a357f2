//! One blog as RSS, as Atom and as JSON Feed gives the same entries: the format is not the news.

use serde_json::Value;

/// What must be the same. Ids are left out: each format has its own rules for them.
static SAME: &[&str] = &[
    "url",
    "canonicalUrl",
    "title",
    "titleHtml",
    "summary",
    "contentHtml",
    "contentText",
    "wordCount",
    "completeness",
    "published",
    "updated",
    "authors",
    "tags",
    "image",
    "language",
];

fn entries(name: &str) -> Vec<Value> {
    let bytes = std::fs::read(format!("tests/formats/{name}")).expect("the feed is there");
    let feed = anyfeed::parse(&bytes, None, &anyfeed::Options::default()).expect("it is a feed");
    assert_eq!(feed.head.title.as_deref(), Some("The same blog"), "{name}");
    feed.entries
        .iter()
        .map(|entry| serde_json::to_value(entry).expect("it can be written"))
        .collect()
}

#[test]
fn one_blog_reads_the_same_in_each_format() {
    let atom = entries("blog.atom");
    assert_eq!(atom.len(), 3);
    assert_eq!(atom[0]["title"], "Salt & pepper, 1 < 2");
    assert_eq!(
        atom[0]["contentText"],
        "First line\nSecond line with a link"
    );
    assert_eq!(atom[1]["authors"][0]["name"], "Bob");
    for name in ["blog.rss", "blog.json"] {
        let other = entries(name);
        assert_eq!(atom.len(), other.len(), "{name}");
        for (ours, theirs) in atom.iter().zip(&other) {
            for field in SAME {
                assert_eq!(
                    ours[*field], theirs[*field],
                    "{name}: {field} of {}",
                    ours["title"]
                );
            }
        }
    }
}
