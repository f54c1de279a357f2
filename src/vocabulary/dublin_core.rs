//! Dublin Core elements 1.1, and 1.0 before it. <https://www.dublincore.org/specifications/dublin-core/dces/>

use super::table::{Slot::*, *};

pub static DUBLIN_CORE: Vocabulary = Vocabulary {
    prefix: "dc",
    about: "Dublin Core elements",
    uris: &[
        "http://purl.org/dc/elements/1.1/",
        "http://purl.org/dc/elements/1.0/",
        "http://dublincore.org/documents/dcmi-namespace/",
        "http://purl.oclc.org/dc/elements/1.1/",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("title", TEXT).many().claims(&[Title]),
        // `dc:author` is no element of Dublin Core, but seen.
        both("creator", PERSON)
            .many()
            .also(&["author"])
            .claims(&[Author]),
        both("subject", TEXT).many().claims(&[Category]),
        both("description", HTML)
            .many()
            .claims(&[Summary, Description]),
        both("publisher", PERSON).many(),
        both("contributor", PERSON).many().claims(&[Contributor]),
        both("date", DATE).many().claims(&[Published, Updated]),
        both("type", TEXT).many(),
        both("format", TEXT).many(),
        both("identifier", TEXT).many().claims(&[Id]),
        both("source", TEXT).many(),
        both("language", TEXT).many().claims(&[Language]),
        both("relation", TEXT).many(),
        both("coverage", TEXT).many(),
        both("rights", TEXT).many().claims(&[Rights]),
    ],
};
