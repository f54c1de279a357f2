//! RDF Schema: pointers to more.

use super::table::*;

pub static RDFS: Vocabulary = Vocabulary {
    prefix: "rdfs",
    about: "RDF Schema: pointers to more",
    uris: &["http://www.w3.org/2000/01/rdf-schema#"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("seeAlso", URL).many(),
        both("label", TEXT),
        both("comment", TEXT),
    ],
};
