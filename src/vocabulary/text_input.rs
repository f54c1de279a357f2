//! RSS 1.0 module textinput: what a form is for.

use super::table::*;

pub static TEXT_INPUT: Vocabulary = Vocabulary {
    prefix: "ti",
    about: "RSS 1.0 module textinput: what a form is for",
    uris: &["http://purl.org/rss/1.0/modules/textinput/"],
    prefixes: &[],
    shown: true,
    elements: &[feed("function", TEXT), feed("inputType", TEXT)],
};
