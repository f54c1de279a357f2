//! Pictures that show nothing and only count who reads, and those that only decorate.

use crate::value::blocks::any_two;
use crate::value::letters::is_letter_or_digit;
use crate::value::search::Search;

/// Hosts that serve such pictures and nothing else; their subdomains, too.
#[rustfmt::skip]
const HOSTS: &[&str] = &[
    "2o7.net", "analytics.google.com", "b.scorecardresearch.com", "bat.bing.com", "feedsportal.com",
    "google-analytics.com", "hitbox.com", "imrworldwide.com", "omtrdc.net", "pixel.quantserve.com", "pixel.wp.com",
    "sb.scorecardresearch.com", "stats.wordpress.com", "stats.wp.com", "statcounter.com",
];

/// Paths on hosts that serve more than that, and what is below those that end in a slash.
const PATHS: &[(&str, &str)] = &[
    ("feeds.feedburner.com", "/~r/"),
    ("feeds.wordpress.com", "/1.0/"),
    ("www.facebook.com", "/tr"),
    ("blogger.googleusercontent.com", "/tracker/"),
    ("medium.com", "/_/stat"),
];

/// Whether the picture at this address only counts.
pub fn is_tracker(address: &str) -> bool {
    let Some((host, path)) = host_and_path(address) else {
        return false;
    };
    HOSTS.iter().any(|&known| is_of(host, known))
        || PATHS
            .iter()
            .any(|&(known, start)| host == known && is_within(path, start))
}

fn host_and_path(address: &str) -> Option<(&str, &str)> {
    let rest = address
        .strip_prefix("https:")
        .or_else(|| address.strip_prefix("http:"));
    let rest = rest.unwrap_or(address).strip_prefix("//")?;
    let end = rest.bytes().position(|byte| byte == b'/');
    rest.split_at_checked(end.unwrap_or(rest.len()))
}

/// Whether a host is a known one, or below it.
fn is_of(host: &str, known: &str) -> bool {
    host.strip_suffix(known)
        .is_some_and(|sub| sub.is_empty() || sub.ends_with('.'))
}

fn is_within(path: &str, start: &str) -> bool {
    let rest = path.strip_prefix(start);
    rest.is_some_and(|rest| {
        start.ends_with('/') || rest.is_empty() || rest.starts_with(['/', '?', '#'])
    })
}

/// Folders of smileys and buttons.
const SIGNS: &[&str] = &["emoji", "smilies", "smileys", "~ff"];

/// Names and folders of the icons of sites.
const ICONS: &[&str] = &["favicon", "favicons"];

/// Where advertisements lie, counts of bookmarks, and their buttons: hosts with those below them, and how paths begin.
const NOTICES: &[(&str, &str)] = &[
    ("b.hatena.ne.jp", "/"),
    ("b.st-hatena.com", "/images/"),
    ("doubleclick.net", "/"),
    ("pheedo.com", "/"),
];

/// Where links lead that pass an article on. The picture of such a link is a button.
const SHARES: &[(&str, &str)] = &[
    ("addthis.com", "/"),
    ("addtoany.com", "/"),
    ("facebook.com", "/share"),
    ("feedburner.com", "/~ff/"),
    ("linkedin.com", "/share"),
    ("pinterest.com", "/pin/create"),
    ("plus.google.com", "/share"),
    ("reddit.com", "/submit"),
    ("twitter.com", "/home?"),
    ("twitter.com", "/intent/"),
    ("twitter.com", "/share"),
    ("x.com", "/intent/"),
    ("x.com", "/share"),
];

/// Whether a link passes on what it stands in.
pub fn shares(link: &str) -> bool {
    is_listed(link.trim(), SHARES)
}

fn is_listed(address: &str, list: &[(&str, &str)]) -> bool {
    host_and_path(address).is_some_and(|(host, path)| {
        list.iter()
            .any(|&(known, start)| is_of(host, known) && path.starts_with(start))
    })
}

/// Whether a picture is a sign within the text: a smiley, a button, the icon of a site, an advertisement. It stands for
/// no article.
pub fn is_sign(address: &str, alt: &str, class: Option<&str>) -> bool {
    let of_class = |class: &str| class.holds("emoji") || class.holds("smiley");
    let is_named = alt.len() > 2 && alt.starts_with(':') && alt.ends_with(':');
    let is_emoji = !alt.is_empty()
        && alt
            .chars()
            .all(|sign| sign > '\u{2000}' && !is_letter_or_digit(sign));
    is_named
        || is_emoji
        || class.is_some_and(of_class)
        || may_have_part(address)
            && (has_part(address, |byte| byte == b'/', SIGNS)
                || has_part(address, |byte| matches!(byte, b'/' | b'.'), ICONS))
        || is_listed(address, NOTICES)
}

/// Whether two letters stand side by side as in one of those words: few addresses have any.
fn may_have_part(address: &str) -> bool {
    any_two(address.as_bytes(), |block, behind| {
        let smiles = block.is(b'm') & (behind.is(b'i') | behind.is(b'o'));
        smiles | block.is(b'a') & behind.is(b'v') | block.is(b'~') & behind.is(b'f')
    })
}

/// Whether what stands between two of these bytes is one of these words.
fn has_part(address: &str, ends: impl Fn(u8) -> bool, words: &[&str]) -> bool {
    let mut parts = address.as_bytes().split(|byte| ends(*byte));
    parts.any(|part| words.iter().any(|word| word.as_bytes() == part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_may_be_a_part() {
        for word in SIGNS.iter().chain(ICONS) {
            assert!(may_have_part(word), "{word}");
        }
    }

    #[test]
    fn counters_are_known_by_host_and_path() {
        for address in [
            "https://pixel.wp.com/b.gif?x",
            "http://x.feedsportal.com/c/1.gif",
            "https://feeds.feedburner.com/~r/A/~4/b",
            "https://www.facebook.com/tr?id=1",
        ] {
            assert!(is_tracker(address), "{address}");
        }
        for address in [
            "https://wp.com/a.png",
            "https://notfeedsportal.com/a.png",
            "https://feeds.feedburner.com/a.png",
            "https://www.facebook.com/travel/a.png",
            "x",
        ] {
            assert!(!is_tracker(address), "{address}");
        }
    }
}
