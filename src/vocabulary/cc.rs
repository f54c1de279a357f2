//! Creative Commons rights expression. <https://creativecommons.org/ns>

use super::table::{Slot::*, *};

pub static CC: Vocabulary = Vocabulary {
    prefix: "cc",
    about: "Creative Commons rights in RDF",
    uris: &[
        "http://creativecommons.org/ns#",
        "http://web.resource.org/cc/",
        "http://creativecommons.org/ns#license",
    ],
    prefixes: &[],
    shown: true,
    elements: &[
        both("license", URL).many().claims(&[License]),
        both("permits", URL).many(),
        both("requires", URL).many(),
        both("prohibits", URL).many(),
        both("jurisdiction", URL),
        both("legalcode", URL),
        both("deprecatedOn", DATE),
        both("morePermissions", URL),
        both("attributionName", PERSON),
        both("attributionURL", URL),
        both("useGuidelines", URL),
    ],
};
