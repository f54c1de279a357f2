//! Which schemes an address may have, by what it is for.

use crate::value::text::is_one_of;

/// What an address is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A web page or a feed: something to fetch.
    Page,
    /// A link in a text: something to click.
    Link,
    /// A sound, a film, a file.
    Media,
    /// A picture.
    Image,
}

/// Schemes that name a feed to subscribe to; behind them stands a web address, with its own scheme or without.
const WRAPPERS: &[&str] = &["feed", "itms-podcast", "itpc", "pcast", "podcast", "rss"];

/// The scheme that a text begins with, as it is written.
pub fn of(text: &str) -> Option<&str> {
    let (name, _) = text.split_once(':')?;
    is_name(name).then_some(name)
}

/// Whether a scheme may be named so (RFC 3986, 3.1).
pub fn is_name(name: &str) -> bool {
    let mut bytes = name.bytes();
    bytes
        .next()
        .is_some_and(|first| first.is_ascii_alphabetic())
        && bytes.all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.'))
}

/// Whether it is that of the web, which nearly all write in lower case.
#[inline]
pub fn is_web(scheme: &str) -> bool {
    matches!(scheme, "http" | "https") || is_one_of(scheme, &["http", "https"])
}

/// Whether it wraps a web address.
pub fn is_wrapper(scheme: &str) -> bool {
    is_one_of(scheme, WRAPPERS)
}

/// Whether an address of this scheme may be given for this purpose.
///
/// Whatever is not named is refused: `javascript:`, `vbscript:`, `data:`, `blob:`, `file:`, `about:`,
/// and the schemes that start programs.
pub fn is_allowed(scheme: &str, purpose: Purpose) -> bool {
    if is_web(scheme) {
        return true;
    }
    let allowed: &[&str] = match purpose {
        Purpose::Page | Purpose::Image => &[],
        Purpose::Link => LINK,
        Purpose::Media => MEDIA,
    };
    is_one_of(scheme, allowed)
}

/// Whether an identifier may be of this scheme: of any but those that run or hold what stands behind them.
pub fn may_identify(scheme: &str) -> bool {
    const ACTIVE: &[&str] = &[
        "about",
        "blob",
        "data",
        "file",
        "javascript",
        "vbscript",
        "view-source",
    ];
    !is_one_of(scheme, ACTIVE)
}

const LINK: &[&str] = &[
    "bitcoin", "ftp", "ftps", "gemini", "geo", "gopher", "irc", "ircs", "magnet", "mailto",
    "matrix", "news", "nntp", "sip", "sips", "sms", "tel", "webcal", "xmpp",
];

/// Podcasts name torrents and IPFS beside the web, old feeds streaming servers.
const MEDIA: &[&str] = &[
    "ftp", "ftps", "ipfs", "ipns", "magnet", "mms", "rtmp", "rtmps", "rtsp",
];
