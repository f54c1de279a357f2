//! Open Graph: what a page looks like when it is shared. <https://ogp.me/>

use super::table::{Slot::*, *};

pub static OPEN_GRAPH: Vocabulary = Vocabulary {
    prefix: "og",
    about: "Open Graph: what a page looks like when it is shared",
    uris: &["http://ogp.me/ns#", "http://opengraphprotocol.org/schema/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("title", TEXT),
        both("type", TEXT),
        both("image", URL).many().claims(&[Image]),
        both("url", URL),
        both("description", HTML),
        both("site_name", TEXT),
        both("locale", TEXT),
        both("video", URL).many(),
        both("audio", URL).many(),
    ],
};
