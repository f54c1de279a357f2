//! XHTML in feeds: bodies, and instructions for robots. <https://www.w3.org/1999/xhtml/>

use super::table::{Slot::*, *};

const META: Kind = parts(&[attribute("name", TEXT), attribute("content", TEXT)]);

pub static XHTML: Vocabulary = Vocabulary {
    prefix: "xhtml",
    about: "XHTML: the whole body of an RSS entry",
    uris: &[
        "http://www.w3.org/1999/xhtml",
        "http://www.w3.org/1999/html",
    ],
    prefixes: &[],
    shown: false,
    elements: &[
        both("body", HTML).claims(&[Content]),
        both("div", HTML).claims(&[Content]),
        both("meta", META).many().shown(),
    ],
};
