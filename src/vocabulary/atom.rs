//! Atom 1.0, 0.3 and the drafts before it; in RSS too. <https://www.rfc-editor.org/rfc/rfc4287>

use super::table::{Slot::*, *};

pub static ATOM: Vocabulary = Vocabulary {
    prefix: "atom",
    about: "Atom: elements without a field of their own",
    uris: &[
        "http://www.w3.org/2005/Atom",
        "http://purl.org/atom/ns#",
        "http://purl.org/echo/",
        "http://purl.org/pie/",
        "http://example.com/newformat#",
        "http://example.com/necho",
        "uri/of/echo/namespace#",
    ],
    prefixes: &["a10", "atom10", "atom03"],
    shown: false,
    elements: &[
        both("id", TEXT).claims(&[Id]),
        both("title", TEXT).claims(&[Title]),
        feed("subtitle", HTML)
            .also(&["tagline"])
            .claims(&[Description]),
        both("summary", HTML).claims(&[Summary]),
        entry("content", HTML)
            .many()
            .also(&["body"])
            .claims(&[Content, Url, Media]),
        both("link", URL).many().claims(&[Url, Link, Media]),
        both("author", TEXT).many().claims(&[Author]),
        both("contributor", TEXT).many().claims(&[Contributor]),
        both("category", TEXT).many().claims(&[Category]),
        both("published", DATE).claims(&[Published]),
        both("issued", DATE).claims(&[Published]),
        both("updated", DATE).claims(&[Updated]),
        both("modified", DATE).claims(&[Updated]),
        both("created", DATE).claims(&[Published]),
        both("rights", TEXT).also(&["copyright"]).claims(&[Rights]),
        feed("generator", TEXT).claims(&[Generator]),
        feed("icon", URL).claims(&[Icon]),
        feed("logo", URL).claims(&[Image]),
        feed("info", HTML).shown(),
        entry("source", TEXT).claims(&[Source]),
    ],
};
