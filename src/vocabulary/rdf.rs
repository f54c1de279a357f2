//! RDF, in which RSS 0.90, 1.0 and 1.1 are written down. <https://www.w3.org/TR/rdf-syntax-grammar/>

use super::table::{Slot::*, *};

pub static RDF: Vocabulary = Vocabulary {
    prefix: "rdf",
    about: "RDF: the syntax of RSS 1.0",
    uris: &["http://www.w3.org/1999/02/22-rdf-syntax-ns#"],
    prefixes: &[],
    shown: false,
    elements: &[
        // An attribute of the entry itself; it names the entry as an Atom id does.
        both("about", parts(&[attribute("about", TEXT)])).claims(&[Id]),
        both("type", TEXT),
        both("value", TEXT),
        both("Seq", TEXT),
        both("li", TEXT),
    ],
};
