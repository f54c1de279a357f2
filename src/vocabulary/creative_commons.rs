//! The Creative Commons module for RSS 2.0. <https://www.rssboard.org/creative-commons>

use super::table::{Slot::*, *};

pub static CREATIVE_COMMONS: Vocabulary = Vocabulary {
    prefix: "creativeCommons",
    about: "Creative Commons module for RSS",
    uris: &[
        "http://backend.userland.com/creativeCommonsRssModule",
        "http://cyber.law.harvard.edu/rss/creativeCommonsRssModule.html",
    ],
    prefixes: &[],
    shown: true,
    elements: &[both("license", URL).many().claims(&[License])],
};
