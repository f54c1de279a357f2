//! RSS 1.0 module admin: what wrote the feed, and whom to contact. <https://web.resource.org/rss/1.0/modules/admin/>

use super::table::{Slot::*, *};

pub static ADMIN: Vocabulary = Vocabulary {
    prefix: "admin",
    about: "RSS 1.0 module admin: what wrote the feed, and whom to contact",
    uris: &["http://webns.net/mvcb/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("generatorAgent", URL).claims(&[Generator]),
        both("errorReportsTo", EMAIL),
    ],
};
