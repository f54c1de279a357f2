//! Apple photocasts: shared albums.

use super::table::{Slot::*, *};

const METADATA: Kind = parts(&[child("PhotoDate", DATE), child("Comments", TEXT)]);

pub static PHOTOCAST: Vocabulary = Vocabulary {
    prefix: "photocast",
    about: "Apple photocasts: shared albums",
    uris: &["http://www.apple.com/ilife/wallpapers"],
    prefixes: &["apple-wallpapers"],
    shown: true,
    elements: &[
        entry("image", URL).claims(&[Image]),
        entry("thumbnail", URL),
        entry("photoDate", DATE),
        entry("cropDate", DATE),
        entry("metadata", METADATA),
        feed("feedVersion", TEXT),
    ],
};
