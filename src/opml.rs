//! An OPML subscription list to the feeds in it, broken lists too. <https://opml.org/spec2.opml>
//!
//! Tags are read one by one, not as a tree: a list that lost an end tag still names all its feeds.

use serde::Serialize;

use crate::diagnostic::Log;
use crate::encoding;
use crate::html::token::{Tag, Token, Tokens};
use crate::options::Limits;
use crate::value::entities::{decode, decode_attribute};
use crate::value::text::fold;
use crate::value::url::{Base, Purpose, resolve};

/// A subscription list.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Opml {
    /// Title of the list.
    pub title: Option<String>,
    /// Its feeds in their order.
    pub feeds: Vec<OpmlFeed>,
}

/// A subscription.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OpmlFeed {
    /// Address of the feed.
    pub url: String,
    /// What the reader calls it.
    pub title: Option<String>,
    /// Address of the site.
    pub site_url: Option<String>,
    /// The groups around it, the outermost first.
    pub path: Vec<String>,
}

/// Groups within groups that are told apart.
const DEPTH: usize = 64;

/// Every feed is given the groups around it: names that are longer together are left out.
const LONGEST_PATH: usize = 1024;

/// Reads a subscription list; `None` if there are more bytes than the limits allow, or in an encoding that this build does not know.
pub fn parse_opml(bytes: &[u8], content_type: Option<&str>) -> Option<Opml> {
    let decoded = encoding::decode(bytes, content_type, &Limits::default(), &mut Log::default());
    match decoded {
        Ok(decoded) => Some(read(&decoded.text)),
        Err(_) => None,
    }
}

/// An open `<outline>`: a group's name, or nothing for a feed that was not closed by its own tag.
type Group = Option<String>;

fn read(text: &str) -> Opml {
    let mut opml = Opml::default();
    let mut groups: Vec<Group> = Vec::new();
    let mut beyond = 0_usize;
    let mut is_in_title = false;
    for token in Tokens::new(text) {
        match token {
            Token::Start(tag) if tag.name.eq_ignore_ascii_case("outline") => {
                let group = outline(&tag, &groups, &mut opml);
                match (tag.self_closing, groups.len() < DEPTH) {
                    (true, _) => {}
                    (false, true) => groups.push(group),
                    (false, false) => beyond += 1,
                }
            }
            Token::End(name) if name.eq_ignore_ascii_case("outline") => match beyond.checked_sub(1)
            {
                Some(fewer) => beyond = fewer,
                None => drop(groups.pop()),
            },
            Token::Start(tag) => is_in_title = tag.name.eq_ignore_ascii_case("title"),
            Token::Text(text) if is_in_title && opml.title.is_none() => {
                opml.title = some(&decode(text))
            }
            Token::End(_) => is_in_title = false,
            _ => {}
        }
    }
    opml
}

/// Adds the outline's feed, if it is one; gives the group's name, if it is one.
fn outline(tag: &Tag, groups: &[Group], opml: &mut Opml) -> Group {
    let named = |names: &[&str]| {
        names
            .iter()
            .find_map(|name| some(&decode_attribute(tag.attribute(name)?)))
    };
    let title = named(&["title", "text"]);
    let address = |names: &[&str]| {
        let url = named(names)?;
        resolve(&url, &Base::new(None), Purpose::Page).map(|url| url.into_owned())
    };
    let kind = named(&["type"]).unwrap_or_default().to_ascii_lowercase();
    // An outline of type "link" or "include" names a page or another list in `url`, no feed.
    let is_feed = matches!(
        kind.as_str(),
        "" | "rss" | "atom" | "feed" | "pie" | "rdf" | "json"
    );
    let feed = address(&["xmlUrl"]).or_else(|| {
        if is_feed && !kind.is_empty() {
            address(&["url"])
        } else {
            None
        }
    });
    let Some(url) = feed else {
        return title;
    };
    let site_url = address(&["htmlUrl"]);
    let mut room = LONGEST_PATH;
    let is_short = |group: &&String| {
        let fits = group.len() <= room;
        room = room.saturating_sub(group.len());
        fits
    };
    let path = groups.iter().flatten().filter(is_short).cloned().collect();
    opml.feeds.push(OpmlFeed {
        url,
        title,
        site_url,
        path,
    });
    None
}

fn some(text: &str) -> Option<String> {
    Some(fold(text).into_owned()).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_paths_and_broken_lists_keep_their_feeds() {
        let opml = read(concat!(
            "<opml version='1.0'><head><title>Mine &amp; yours</title></head><body>",
            "<outline text='News'><outline text=\"A\" type=\"rss\" xmlUrl=\"http://a.example/feed\" htmlUrl=\"http://a.example/\"/>",
            "<outline text='Deep'><outline title='B &amp; C' XMLURL='feed://b.example/x?a=1&b=2'></outline></outline>",
            "</outline><outline text='D' xmlUrl='http://d.example/rss'>",
        ));
        assert_eq!(opml.title.as_deref(), Some("Mine & yours"));
        let feeds: Vec<_> = opml
            .feeds
            .iter()
            .map(|f| (f.url.as_str(), f.title.as_deref(), f.path.join("/")))
            .collect();
        assert_eq!(
            feeds,
            [
                ("http://a.example/feed", Some("A"), "News".to_owned()),
                (
                    "http://b.example/x?a=1&b=2",
                    Some("B & C"),
                    "News/Deep".to_owned()
                ),
                ("http://d.example/rss", Some("D"), String::new()),
            ]
        );
        assert_eq!(opml.feeds[0].site_url.as_deref(), Some("http://a.example/"));
    }
}
