//! Which schemes an address may have, by what it is for.

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
pub const WRAPPERS: &[&str] = &["feed", "itms-podcast", "itpc", "pcast", "podcast", "rss"];

/// Whether an address of this scheme (in lower case) may be given for this purpose.
///
/// Whatever is not named is refused: `javascript:`, `vbscript:`, `data:`, `blob:`, `file:`, `about:`,
/// and the schemes that start programs.
pub fn is_allowed(scheme: &str, purpose: Purpose) -> bool {
    if matches!(scheme, "http" | "https") {
        return true;
    }
    let allowed: &[&str] = match purpose {
        Purpose::Page | Purpose::Image => &[],
        Purpose::Link => LINK,
        Purpose::Media => MEDIA,
    };
    allowed.contains(&scheme)
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
    !ACTIVE.contains(&scheme)
}

const LINK: &[&str] = &[
    "bitcoin", "ftp", "ftps", "gemini", "geo", "gopher", "irc", "ircs", "magnet", "mailto",
    "matrix", "news", "nntp", "sip", "sips", "sms", "tel", "webcal", "xmpp",
];

/// Podcasts name torrents and IPFS beside the web, old feeds streaming servers.
const MEDIA: &[&str] = &[
    "ftp", "ftps", "ipfs", "ipns", "magnet", "mms", "rtmp", "rtmps", "rtsp",
];
