//! RSS 1.0 module syndication. <https://web.resource.org/rss/1.0/modules/syndication/>

use super::table::{Slot::*, *};

pub static SYNDICATION: Vocabulary = Vocabulary {
    prefix: "sy",
    about: "RSS 1.0 module syndication: how often the feed changes",
    uris: &["http://purl.org/rss/1.0/modules/syndication/"],
    prefixes: &["syn"],
    shown: true,
    elements: &[
        feed("updatePeriod", TEXT).claims(&[UpdatePeriod]),
        feed("updateFrequency", NUMBER).claims(&[UpdateFrequency]),
        feed("updateBase", DATE),
    ],
};
