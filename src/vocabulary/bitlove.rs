//! Bitlove: files on BitTorrent.

use super::table::*;

pub static BITLOVE: Vocabulary = Vocabulary {
    prefix: "bitlove",
    about: "Bitlove: files on BitTorrent",
    uris: &["http://bitlove.org"],
    prefixes: &[],
    shown: true,
    elements: &[entry("torrent", URL).many(), entry("guid", TEXT).many()],
};
