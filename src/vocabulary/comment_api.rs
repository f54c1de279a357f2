//! The Well-Formed Web's comment interface.

use super::table::{Slot::*, *};

pub static COMMENT_API: Vocabulary = Vocabulary {
    prefix: "wfw",
    about: "Well-Formed Web: comments",
    uris: &["http://wellformedweb.org/CommentAPI/"],
    prefixes: &[],
    shown: true,
    elements: &[
        both("comment", URL).claims(&[CommentsUrl]),
        both("commentRss", URL).claims(&[CommentsFeed]),
    ],
};
