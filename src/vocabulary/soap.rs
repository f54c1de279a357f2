//! SOAP: messages that carry feeds.

use super::table::*;

pub static SOAP: Vocabulary = Vocabulary {
    prefix: "soap",
    about: "SOAP: messages that carry feeds",
    uris: &[
        "http://schemas.xmlsoap.org/soap/envelope/",
        "http://www.w3.org/2003/05/soap-envelope",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("Header", TEXT),
        both("Body", TEXT),
        both("Fault", TEXT),
    ],
};
