//! WordPress feed additions: numbers of site and post.

use super::table::*;

pub static WORDPRESS: Vocabulary = Vocabulary {
    prefix: "wordpress",
    about: "WordPress feed additions: numbers of site and post",
    uris: &["com-wordpress:feed-additions:1"],
    prefixes: &[],
    shown: true,
    elements: &[feed("site", TEXT), entry("post-id", TEXT)],
};
