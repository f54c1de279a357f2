//! The Conversations Network: recorded talks.

use super::table::{Slot::*, *};

pub static CONVERSATIONS_NETWORK: Vocabulary = Vocabulary {
    prefix: "conversationsNetwork",
    about: "The Conversations Network: recorded talks",
    uris: &["http://conversationsnetwork.org/rssNamespace-1.0/"],
    prefixes: &[],
    shown: true,
    elements: &[
        entry("introMilliseconds", NUMBER),
        both("image", URL).claims(&[Image]),
        entry("rating", NUMBER),
        entry("ratingAverage", NUMBER),
        entry("ratingCount", NUMBER),
    ],
};
