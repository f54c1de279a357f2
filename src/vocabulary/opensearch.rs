//! OpenSearch: the place of a page among all results. <https://github.com/dewitt/opensearch>

use super::table::*;

const QUERY: Kind = parts(&[
    attribute("role", TEXT),
    attribute("title", TEXT),
    attribute("searchTerms", TEXT),
    attribute("totalResults", NUMBER),
    attribute("count", NUMBER),
    attribute("startIndex", NUMBER),
    attribute("startPage", NUMBER),
    attribute("language", TEXT),
    attribute("inputEncoding", TEXT),
    attribute("outputEncoding", TEXT),
]);
const LINK: Kind = parts(&[
    attribute("href", URL),
    attribute("rel", TEXT),
    attribute("type", TEXT),
    attribute("title", TEXT),
]);

pub static OPENSEARCH: Vocabulary = Vocabulary {
    prefix: "opensearch",
    about: "OpenSearch: the place of a page among all results",
    uris: &[
        "http://a9.com/-/spec/opensearch/1.1/",
        "http://a9.com/-/spec/opensearch/1.0/",
        "http://a9.com/-/spec/opensearchrss/1.0/",
    ],
    prefixes: &["openSearch"],
    shown: true,
    elements: &[
        feed("totalResults", NUMBER),
        feed("startIndex", NUMBER),
        feed("itemsPerPage", NUMBER),
        feed("Query", QUERY).many(),
        feed("link", LINK).many(),
    ],
};
