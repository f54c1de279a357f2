//! RSS 1.0 module content: the whole body. <https://web.resource.org/rss/1.0/modules/content/>

use super::table::{Slot::*, *};

pub static CONTENT: Vocabulary = Vocabulary {
    prefix: "content",
    about: "RSS 1.0 module content: the whole body of an entry",
    uris: &["http://purl.org/rss/1.0/modules/content/"],
    prefixes: &[],
    shown: true,
    elements: &[
        // The body is the entry's content; showing it twice would double every result.
        entry("encoded", HTML).claims(&[Content]).hidden(),
    ],
};
