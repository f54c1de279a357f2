//! Where well-known hosts keep the feed of a page: a page's address in, feeds' addresses out.
//!
//! Only places that have stood for years, and that the host itself documents or links, are listed.

use crate::value::search::Search;

/// The feeds that the host of this page is known to offer for it, the likeliest first.
pub fn feeds(page_url: &str) -> Vec<String> {
    let Some(page) = Address::read(page_url) else {
        return Vec::new();
    };
    let rule = RULES.iter().find_map(|(host, path, templates)| {
        let parts = page.match_path(path).filter(|_| page.match_host(host))?;
        Some((parts, templates))
    });
    let Some((parts, templates)) = rule else {
        return Vec::new();
    };
    templates
        .iter()
        .map(|template| page.fill(template, &parts))
        .collect()
}

struct Address<'u> {
    /// Scheme and host.
    site: &'u str,
    host: &'u str,
    segments: Vec<&'u str>,
    query: &'u str,
}

impl<'u> Address<'u> {
    fn read(url: &'u str) -> Option<Address<'u>> {
        let url = url.split('#').next()?;
        let begin = url.place_of("://")?.checked_add(3)?;
        let rest = url.get(begin..)?;
        let length = rest.find(['/', '?']).unwrap_or(rest.len());
        let (address, query) = url.split_once('?').unwrap_or((url, ""));
        let path = address.get(begin + length..).unwrap_or_default();
        Some(Address {
            site: url.get(..begin + length)?,
            host: rest.get(..length)?,
            segments: path
                .split('/')
                .filter(|segment| !segment.is_empty())
                .collect(),
            query,
        })
    }

    /// `*.example.org` stands for what is below, `*.example.*` for any country, `*` for all.
    fn match_host(&self, pattern: &str) -> bool {
        let host = self.host;
        if let Some(middle) = pattern
            .strip_prefix('*')
            .and_then(|rest| rest.strip_suffix(".*"))
        {
            return host.find(middle).is_some_and(|at| {
                at > 0
                    && host
                        .get(at + middle.len()..)
                        .is_some_and(|rest| rest.starts_with('.'))
            });
        }
        match pattern.strip_prefix('*') {
            Some(below) => {
                host.len() > below.len() && host.ends_with(below) && host != format!("www{below}")
            }
            None => ["", "www.", "m.", "old.", "new.", "mobile."]
                .iter()
                .any(|before| host.strip_prefix(before) == Some(pattern)),
        }
    }

    /// The parts of the path in the places of `{}`; `*` at the end stands for any rest, `?name` for a parameter.
    fn match_path(&self, pattern: &str) -> Option<Vec<&'u str>> {
        let (path, parameter) = pattern.split_once('?').unwrap_or((pattern, ""));
        let mut segments = self.segments.iter();
        let mut parts = Vec::new();
        for wanted in path.split('/').filter(|wanted| !wanted.is_empty()) {
            if wanted == "*" {
                segments = [].iter();
                break;
            }
            let segment = segments.next()?;
            match wanted.strip_suffix("{}") {
                Some(before) => {
                    parts.push(segment.strip_prefix(before).filter(|part| is_name(part))?)
                }
                None if wanted == *segment => {}
                None => return None,
            }
        }
        if segments.next().is_some() {
            return None;
        }
        if !parameter.is_empty() {
            let mut pairs = self
                .query
                .split('&')
                .filter_map(|pair| pair.split_once('='));
            parts.push(pairs.find(|(name, _)| *name == parameter)?.1);
        }
        Some(parts)
    }

    fn fill(&self, template: &str, parts: &[&str]) -> String {
        let mut url = template.with("{site}", self.site);
        for (place, part) in ["{0}", "{1}", "{2}"].iter().zip(parts) {
            url = url.with(place, part);
        }
        url
    }
}

/// Whether a part of a path can be somebody's name.
fn is_name(part: &str) -> bool {
    !part.is_empty() && !RESERVED.contains(&part)
}

/// Pages of the hosts themselves, which stand where names do.
#[rustfmt::skip]
const RESERVED: &[&str] = &[
    "about", "account", "api", "apps", "blog", "collections", "contact", "directory", "enterprise",
    "events", "explore", "features", "help", "home", "join", "jobs", "login", "m", "marketplace",
    "me", "new", "news", "notifications", "orgs", "popular", "pricing", "privacy", "search",
    "security", "settings", "signup", "site", "sponsors", "tags", "terms", "topics", "trending",
    "users",
];

/// Host, path, feeds. The first row that fits counts: the narrower stand before the wider.
#[rustfmt::skip]
const RULES: &[(&str, &str, &[&str])] = &[
    ("youtube.com", "channel/{}/*", &["https://www.youtube.com/feeds/videos.xml?channel_id={0}"]),
    ("youtube.com", "user/{}/*", &["https://www.youtube.com/feeds/videos.xml?user={0}"]),
    ("youtube.com", "playlist?list", &["https://www.youtube.com/feeds/videos.xml?playlist_id={0}"]),
    ("youtube.com", "watch?list", &["https://www.youtube.com/feeds/videos.xml?playlist_id={0}"]),
    ("youtube.com", "*", &[]),
    ("reddit.com", "r/{}/comments/{}/*", &["https://www.reddit.com/r/{0}/comments/{1}/.rss", "https://www.reddit.com/r/{0}/.rss"]),
    ("reddit.com", "r/{}/*", &["https://www.reddit.com/r/{0}/.rss"]),
    ("reddit.com", "user/{}/*", &["https://www.reddit.com/user/{0}/.rss"]),
    ("reddit.com", "u/{}/*", &["https://www.reddit.com/user/{0}/.rss"]),
    ("reddit.com", "", &["https://www.reddit.com/.rss"]),
    ("github.com", "{}/{}/commits/{}", &["https://github.com/{0}/{1}/commits/{2}.atom"]),
    ("github.com", "{}/{}/tags", &["https://github.com/{0}/{1}/tags.atom", "https://github.com/{0}/{1}/releases.atom"]),
    ("github.com", "{}/{}/*", &["https://github.com/{0}/{1}/releases.atom", "https://github.com/{0}/{1}/commits.atom", "https://github.com/{0}/{1}/tags.atom"]),
    ("github.com", "{}", &["https://github.com/{0}.atom"]),
    ("gitlab.com", "{}/{}/*", &["https://gitlab.com/{0}/{1}/-/releases.atom", "https://gitlab.com/{0}/{1}/-/tags?format=atom", "https://gitlab.com/{0}/{1}.atom"]),
    ("gitlab.com", "{}", &["https://gitlab.com/{0}.atom"]),
    ("codeberg.org", "{}/{}/*", &["https://codeberg.org/{0}/{1}/releases.rss", "https://codeberg.org/{0}/{1}.rss"]),
    ("codeberg.org", "{}", &["https://codeberg.org/{0}.rss"]),
    ("medium.com", "tag/{}/*", &["https://medium.com/feed/tag/{0}"]),
    ("medium.com", "{}/*", &["https://medium.com/feed/{0}"]),
    ("*.medium.com", "*", &["{site}/feed"]),
    ("*.wordpress.com", "*", &["{site}/feed/", "{site}/comments/feed/"]),
    ("*.blogspot.*", "*", &["{site}/feeds/posts/default", "{site}/feeds/comments/default"]),
    ("tumblr.com", "{}/*", &["https://{0}.tumblr.com/rss"]),
    ("*.tumblr.com", "*", &["{site}/rss"]),
    ("*.substack.com", "*", &["{site}/feed"]),
    ("bsky.app", "profile/{}/*", &["https://bsky.app/profile/{0}/rss"]),
    ("stackoverflow.com", "questions/tagged/{}", &["{site}/feeds/tag/{0}"]),
    ("stackoverflow.com", "questions/{}/*", &["{site}/feeds/question/{0}"]),
    ("*.stackexchange.com", "questions/tagged/{}", &["{site}/feeds/tag/{0}"]),
    ("*.stackexchange.com", "questions/{}/*", &["{site}/feeds/question/{0}"]),
    ("*.stackexchange.com", "", &["{site}/feeds"]),
    ("news.ycombinator.com", "*", &["https://news.ycombinator.com/rss"]),
    ("lobste.rs", "t/{}", &["https://lobste.rs/t/{0}.rss"]),
    ("lobste.rs", "*", &["https://lobste.rs/rss"]),
    ("dev.to", "{}/*", &["https://dev.to/feed/{0}"]),
    ("letterboxd.com", "{}/*", &["https://letterboxd.com/{0}/rss/"]),
    // Pages of people that look like Mastodon's, and are not.
    ("flipboard.com", "*", &[]),
    ("substack.com", "*", &[]),
    ("t.me", "*", &[]),
    ("threads.com", "*", &[]),
    ("threads.net", "*", &[]),
    ("tiktok.com", "*", &[]),
    // Mastodon stands on a thousand hosts.
    ("*", "@{}", &["{site}/@{0}.rss"]),
];
