//! Pictures that show nothing and only count who reads, and those that only decorate.

use super::tags::pixels;
use crate::value::entities;

/// Hosts that serve such pictures and nothing else; their subdomains, too.
const HOSTS: &[&str] = &[
    "2o7.net",
    "analytics.google.com",
    "b.scorecardresearch.com",
    "bat.bing.com",
    "feedsportal.com",
    "google-analytics.com",
    "hitbox.com",
    "imrworldwide.com",
    "omtrdc.net",
    "pixel.quantserve.com",
    "pixel.wp.com",
    "sb.scorecardresearch.com",
    "stats.wordpress.com",
    "stats.wp.com",
    "statcounter.com",
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
    let rest = address
        .strip_prefix("https://")
        .or_else(|| address.strip_prefix("http://"));
    let Some(rest) = rest else { return false };
    let (host, path) = rest.split_at(
        rest.bytes()
            .position(|byte| byte == b'/')
            .unwrap_or(rest.len()),
    );
    let within = |known: &str| {
        host.strip_suffix(known)
            .is_some_and(|sub| sub.is_empty() || sub.ends_with('.'))
    };
    HOSTS.iter().any(|&known| within(known))
        || PATHS
            .iter()
            .any(|&(known, start)| host == known && is_within(path, start))
}

fn is_within(path: &str, start: &str) -> bool {
    let rest = path.strip_prefix(start);
    rest.is_some_and(|rest| {
        start.ends_with('/') || rest.is_empty() || rest.starts_with(['/', '?', '#'])
    })
}

/// Whether nothing is to be seen of a picture: all sizes that it has are a pixel at most, or its style says so.
pub fn is_hidden(width: Option<u32>, height: Option<u32>, style: Option<&str>) -> bool {
    is_tiny(width, height) || style.is_some_and(hides)
}

/// Whether a size is given, and none is larger than a pixel.
pub fn is_tiny(width: Option<u32>, height: Option<u32>) -> bool {
    let mut sizes = [width, height].into_iter().flatten();
    width.or(height).is_some() && sizes.all(|size| size <= 1)
}

/// Whether a style hides what has it. One size alone may be a player's that fits itself to its page.
pub fn hides(style: &str) -> bool {
    let (mut width, mut height) = (None, None);
    for declaration in entities::decode_attribute(style).split(';') {
        let Some((name, value)) = declaration.split_once(':') else {
            continue;
        };
        let value = value.trim_end_matches("!important").trim();
        match &*name.trim().to_ascii_lowercase() {
            "display" if value.eq_ignore_ascii_case("none") => return true,
            "visibility" if value.eq_ignore_ascii_case("hidden") => return true,
            "width" => width = pixels(value),
            "height" => height = pixels(value),
            _ => {}
        }
    }
    width.is_some() && height.is_some() && is_tiny(width, height)
}

/// Folders of smileys and buttons.
const SIGNS: &[&str] = &["emoji", "smilies", "smileys", "~ff"];

/// Whether a picture is a sign within the text: a smiley, a button. It stands for no article.
pub fn is_sign(address: &str, alt: &str, class: Option<&str>) -> bool {
    let of_class = |class: &str| class.contains("emoji") || class.contains("smiley");
    let is_named = alt.len() > 2 && alt.starts_with(':') && alt.ends_with(':');
    let is_emoji = !alt.is_empty()
        && alt
            .chars()
            .all(|sign| sign > '\u{2000}' && !sign.is_alphanumeric());
    is_named
        || is_emoji
        || class.is_some_and(of_class)
        || address.split('/').any(|folder| SIGNS.contains(&folder))
}

#[cfg(test)]
mod tests {
    use super::*;

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
