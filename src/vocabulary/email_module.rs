//! RSS 1.0 module email: mailing lists and their messages.

use super::table::*;

pub static EMAIL_MODULE: Vocabulary = Vocabulary {
    prefix: "email",
    about: "RSS 1.0 module email: mailing lists and their messages",
    uris: &["http://purl.org/rss/1.0/modules/email/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("from", EMAIL),
        both("to", EMAIL),
        both("cc", EMAIL),
        both("subject", TEXT),
        both("date", DATE),
        both("message-id", TEXT),
        both("in-reply-to", TEXT),
        both("references", TEXT),
    ],
};
