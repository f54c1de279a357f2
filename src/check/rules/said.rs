//! What is said once: a rule, and those that say the same more exactly. Where one of these is broken in the same entry, or in
//! the head, the rule is silent.

/// A code, and the codes that say it more exactly.
pub static SAID: &[(&str, &[&str])] = &[
    (
        "interop/feed-title",
        &[
            "rss/channel-title-missing",
            "rss/channel-title-empty",
            "rss1/channel-title-missing",
            "atom/feed-title-missing",
            "atom/feed-title-empty",
            "json/title-missing",
            "json/title-empty",
        ],
    ),
    (
        "interop/feed-address",
        &[
            "rss/channel-link-missing",
            "rss/channel-link-empty",
            "rss1/channel-link-missing",
            "json/home-page-missing",
        ],
    ),
    (
        "interop/feed-description",
        &[
            "rss/channel-description-missing",
            "rss1/channel-description-missing",
        ],
    ),
    (
        "interop/feed-language",
        &[
            "itunes/language-missing",
            "accessibility/atom-language",
            "rss/channel-language-empty",
        ],
    ),
    (
        "interop/feed-image",
        &[
            "itunes/image-missing",
            "rss/image-url-missing",
            "rss/image-url-empty",
        ],
    ),
    (
        "interop/self-missing",
        &["atom/feed-self-missing", "json/feed-url-missing"],
    ),
    (
        "interop/entry-title",
        &[
            "rss/item-title-empty",
            "rss/item-title-or-description-missing",
            "rss/item-empty",
            "rss1/item-title-missing",
            "rss1/item-title-empty",
            "atom/entry-title-missing",
            "atom/entry-title-empty",
            "itunes/episode-title-missing",
        ],
    ),
    (
        "interop/entry-title-markup",
        &[
            "rss/item-title-markup",
            "rss/item-title-elements",
            "rss1/item-title-markup",
            "json/item-title-markup",
            "atom/title-markup-undeclared",
            "dc/title-markup",
        ],
    ),
    (
        "interop/entry-address",
        &[
            "rss/item-empty",
            "rss/item-link-empty",
            "rss1/item-link-missing",
            "rss1/item-link-empty",
            "atom/entry-content-missing",
        ],
    ),
    (
        "interop/entry-body",
        &[
            "rss/item-empty",
            "atom/entry-content-missing",
            "json/item-content-missing",
        ],
    ),
    (
        "interop/entry-date",
        &[
            "rss/item-date-form",
            "rss/item-date-empty",
            "dc/date-form",
            "dc/date-empty",
            "atom/entry-updated-missing",
            "atom/entry-updated-form",
            "atom/entry-updated-empty",
            "atom/entry-published-form",
            "json/item-published-form",
        ],
    ),
    (
        "interop/entry-backwards",
        &["atom/entry-order", "json/item-order"],
    ),
    ("rss/item-title-or-description-missing", &["rss/item-empty"]),
    (
        "itunes/episode-title-missing",
        &["rss/item-title-or-description-missing", "rss/item-empty"],
    ),
    ("itunes/duration-missing", &["itunes/enclosure-missing"]),
    (
        "itunes/explicit-old",
        &["itunes/explicit-form", "itunes/explicit-empty"],
    ),
    ("interop/length-fits", &["rss/enclosure-length-form"]),
];
