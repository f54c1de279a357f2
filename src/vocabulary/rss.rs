//! RSS 0.90 to 2.0, RDF included: the elements without a namespace, or in the one that the root declares.
//! <https://www.rssboard.org/rss-specification>

use super::table::{Slot::*, *};

const CLOUD: Kind = parts(&[
    attribute("domain", TEXT),
    attribute("port", NUMBER),
    attribute("path", TEXT),
    attribute("registerProcedure", TEXT),
    attribute("protocol", TEXT),
]);

const TEXT_INPUT: Kind = parts(&[
    child("title", TEXT),
    child("description", TEXT),
    child("name", TEXT),
    child("link", URL),
]);

// All else that stands in it has a field.
const IMAGE: Kind = parts(&[child("description", TEXT)]);

pub static RSS: Vocabulary = Vocabulary {
    prefix: "rss",
    about: "RSS 0.90 to 2.0: elements without a field of their own",
    uris: &[
        "http://backend.userland.com/rss2",
        "http://backend.userland.com/rss",
        "http://backend.userland.com/rss2.1",
        "http://blogs.law.harvard.edu/tech/rss",
        "http://purl.org/rss/1.0/",
        "http://purl.org/net/rss1.1#",
        "http://my.netscape.com/rdf/simple/0.9/",
        "http://channel.netscape.com/rdf/simple/0.9/",
        "http://purl.org/rss/1.0/modules/rss091#",
    ],
    prefixes: &[],
    shown: false,
    elements: &[
        both("title", TEXT).claims(&[Title]),
        both("link", URL).many().claims(&[Url, Link]),
        both("description", HTML)
            .many()
            .claims(&[Summary, Description]),
        entry("guid", TEXT).claims(&[Id, Url]),
        both("author", TEXT).many().claims(&[Author]),
        // Not RSS, but what some templates call their keywords; before `category`, which is broader.
        both("tags", LIST).also(&["keywords"]).claims(&[Category]),
        both("category", TEXT)
            .many()
            .also(&["categories"])
            .claims(&[Category]),
        both("pubDate", DATE)
            .many()
            .also(&["published"])
            .claims(&[Published]),
        // Not RSS: behind whatever is made for it.
        entry("date", DATE).many().claims(&[Published]),
        both("lastBuildDate", DATE)
            .also(&["updated", "modified"])
            .claims(&[Updated]),
        both("copyright", TEXT).also(&["rights"]).claims(&[Rights]),
        both("language", TEXT).claims(&[Language]),
        both("image", IMAGE).claims(&[Image]).shown(),
        both("generator", TEXT).claims(&[Generator]),
        entry("enclosure", URL).many().claims(&[Media, Link]),
        entry("comments", URL).claims(&[CommentsUrl]),
        entry("source", TEXT).claims(&[Source]),
        entry("content", HTML)
            .also(&["fullitem", "body"])
            .claims(&[Content]),
        entry("summary", HTML).also(&["excerpt"]).claims(&[Summary]),
        // RSS 1.0 lists its entries in the head before it gives them.
        feed("items", TEXT),
        // RDF's channel stands beside its entries.
        feed("channel", parts(&[attribute("about", URL)])).shown(),
        entry("expirationDate", DATE).shown(),
        feed("ttl", NUMBER).claims(&[Minutes]),
        feed("skipHours", TEXT).claims(&[SkipHours]),
        feed("skipDays", TEXT).claims(&[SkipDays]),
        feed("managingEditor", PERSON).claims(&[Author]).shown(),
        feed("webMaster", PERSON).claims(&[Author]).shown(),
        feed("docs", URL).shown(),
        feed("rating", TEXT).shown(),
        feed("cloud", CLOUD).shown(),
        feed("textInput", TEXT_INPUT).shown(),
    ],
};
