//! Pictures that show nothing and only count who reads.

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

/// Beginnings of addresses on hosts that serve more than that.
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
            .any(|&(known, start)| host == known && path.starts_with(start))
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
        ] {
            assert!(is_tracker(address), "{address}");
        }
        for address in [
            "https://wp.com/a.png",
            "https://notfeedsportal.com/a.png",
            "https://feeds.feedburner.com/a.png",
            "x",
        ] {
            assert!(!is_tracker(address), "{address}");
        }
    }
}
