//! arXiv: what is said of a preprint. <https://info.arxiv.org/help/api/>

use super::table::*;

const PRIMARY: Kind = parts(&[
    attribute("term", TEXT),
    attribute("scheme", TEXT),
    attribute("label", TEXT),
]);

pub static ARXIV: Vocabulary = Vocabulary {
    prefix: "arxiv",
    about: "arXiv: what is said of a preprint",
    uris: &["http://arxiv.org/schemas/atom"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("affiliation", TEXT).many(),
        entry("comment", TEXT),
        entry("journal_ref", TEXT),
        entry("journal_reference", TEXT),
        entry("doi", TEXT),
        entry("primary_category", PRIMARY),
        entry("announce_type", TEXT),
    ],
};
