//! freshmeat: releases of software.

use super::table::*;

pub static FRESHMEAT: Vocabulary = Vocabulary {
    prefix: "fm",
    about: "freshmeat: releases of software",
    uris: &["http://freshmeat.net/rss/fm/"],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("screenshot_url", URL),
        entry("branch", TEXT),
        entry("version", TEXT),
        entry("license", TEXT),
    ],
};
