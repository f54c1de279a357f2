//! Scripting News: Markdown, outlines and accounts. <https://source.scripting.com/>

use super::table::{Slot::*, *};

const ACCOUNT: Kind = parts(&[attribute("service", TEXT), own(TEXT)]);
const SUBSCRIPTION_LIST: Kind = parts(&[attribute("url", URL), own(TEXT)]);
const LIKES: Kind = parts(&[attribute("server", URL)]);
const ARCHIVE: Kind = parts(&[
    child("url", URL),
    child("startDay", TEXT),
    child("endDay", TEXT),
    child("filename", TEXT),
    attribute("url", URL),
    attribute("startDay", TEXT),
    attribute("endDay", TEXT),
    attribute("filename", TEXT),
]);
// As in a guid, only a flag says whether it is an address.
const IN_REPLY_TO: Kind = parts(&[own(TEXT), attribute("isPermaLink", FLAG)]);
const COMMENTS: Kind = parts(&[attribute("count", NUMBER), attribute("url", URL), own(TEXT)]);

// Outlines nest without end; four levels are shown.
const FOURTH: Kind = parts(&[
    attribute("text", TEXT),
    attribute("type", TEXT),
    attribute("created", DATE),
    attribute("name", TEXT),
    attribute("url", URL),
]);
const THIRD: Kind = parts(&[
    attribute("text", TEXT),
    attribute("type", TEXT),
    attribute("created", DATE),
    attribute("name", TEXT),
    attribute("url", URL),
    attribute("image", URL),
    attribute("flInCalendar", FLAG),
    children("outline", FOURTH),
]);
const SECOND: Kind = parts(&[
    attribute("text", TEXT),
    attribute("type", TEXT),
    attribute("created", DATE),
    attribute("name", TEXT),
    attribute("url", URL),
    attribute("image", URL),
    attribute("flInCalendar", FLAG),
    children("outline", THIRD),
]);
const OUTLINE: Kind = parts(&[
    attribute("text", TEXT),
    attribute("type", TEXT),
    attribute("created", DATE),
    attribute("name", TEXT),
    attribute("url", URL),
    attribute("image", URL),
    attribute("flInCalendar", FLAG),
    children("outline", SECOND),
]);

pub static SOURCE: Vocabulary = Vocabulary {
    prefix: "source",
    about: "Scripting News: Markdown, outlines and accounts",
    uris: &["http://source.scripting.com/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("account", ACCOUNT).many(),
        both("localTime", TEXT),
        feed("cloud", URL),
        feed("blogroll", URL),
        feed("self", URL),
        feed("subscriptionList", SUBSCRIPTION_LIST).many(),
        // What the description was made of: it is read as a body only where nothing else is one.
        both("markdown", TEXT).claims(&[Summary]),
        both("outline", OUTLINE).many(),
        both("likes", LIKES),
        both("archive", ARCHIVE),
        entry("linkFull", URL),
        entry("inReplyTo", IN_REPLY_TO),
        entry("comments", COMMENTS),
    ],
};
