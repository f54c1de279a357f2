//! An OPML subscription list to the feeds in it, broken lists too. <https://opml.org/spec2.opml>
//!
//! Tags are read one by one, not as a tree: a list that lost an end tag still names all its feeds.

use std::borrow::Cow;
use std::ops::Range;

use crate::diagnostic::Log;
use crate::html::line_of_either;
use crate::html::token::{Tag, Token, Tokens};
use crate::options::Limits;
use crate::syntax::xml::doctype::{self, Entities};
use crate::syntax::xml::expansion::Expansion;
use crate::value::entities::{decode, decode_attribute};
use crate::value::lower::lower_ascii;
use crate::value::search::Search;
use crate::value::text::fold;
use crate::value::url::{Base, Purpose, resolve};

/// A subscription list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Opml {
    /// Title of the list.
    pub title: Option<String>,
    /// Its feeds in their order.
    pub feeds: Vec<OpmlFeed>,
    /// How long the paths of further feeds may be together.
    #[cfg_attr(feature = "serde", serde(skip))]
    room: usize,
}

/// A subscription.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
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

/// All paths together are at most so many times as long as the list, and so much longer; what is beyond that has none.
const MOST_TIMES: usize = 8;
const MOST_BESIDE: usize = 64 << 10;

/// Types of outlines that are feeds.
const FEEDS: &[&str] = &["rss", "atom", "feed", "pie", "rdf", "json"];

/// What a name takes in a path besides its characters.
const BESIDE_NAME: usize = 16;

/// An open `<outline>`: a group's name, or nothing for a feed that was not closed by its own tag.
type Group = Option<String>;

/// The subscriptions in a text, if it is a list: something in it is called so, or is an outline.
pub fn read(text: &str) -> Option<Opml> {
    let mut list = List::default();
    let room = text.len().saturating_mul(MOST_TIMES);
    list.opml.room = room.saturating_add(MOST_BESIDE);
    let mut tokens = read_tokens(text);
    while let Some(token) = tokens.next() {
        match token {
            Token::Doctype(content) if content.has('[') && list.words.own.is_none() => {
                // To HTML it ends at the first ">".
                let from = tokens.at().saturating_sub(content.len() + 1);
                if let Some(end) = doctype::end(text, from) {
                    list.words.define(text, from..end);
                    tokens = read_tokens(text.get(end + 1..).unwrap_or_default());
                }
            }
            Token::Text(text) => list.title.iter_mut().for_each(|title| {
                title.push_str(&list.words.read(text, decode));
            }),
            Token::Raw(text) => list.title.iter_mut().for_each(|title| title.push_str(text)),
            Token::Comment(_) | Token::Doctype(_) => {}
            Token::Start(tag) => list.start(&tag),
            Token::End(name) => list.end(name),
        }
    }
    list.end_title();
    list.is_list.then_some(list.opml)
}

/// As in XML, no element is raw text, and sections are real.
fn read_tokens(text: &str) -> Tokens<'_> {
    let mut tokens = Tokens::new(text);
    tokens.foreign = true;
    tokens
}

/// What was read so far.
#[derive(Default)]
struct List<'t> {
    opml: Opml,
    is_list: bool,
    groups: Vec<Group>,
    /// Outlines that are open beyond the groups that are told apart.
    beyond: usize,
    /// What the title that is open says.
    title: Option<String>,
    words: Words<'t>,
}

impl List<'_> {
    fn start(&mut self, tag: &Tag) {
        self.end_title();
        if tag.name.eq_ignore_ascii_case("title") {
            self.title = Some(String::new());
        } else if tag.name.eq_ignore_ascii_case("opml") {
            self.is_list = true;
        } else if tag.name.eq_ignore_ascii_case("outline") {
            self.is_list = true;
            let group = self.outline(tag);
            match (tag.self_closing, self.groups.len() < DEPTH) {
                (true, _) => {}
                (false, true) => self.groups.push(group),
                (false, false) => self.beyond += 1,
            }
        }
    }

    fn end(&mut self, name: &str) {
        self.end_title();
        if name.eq_ignore_ascii_case("outline") {
            match self.beyond.checked_sub(1) {
                Some(fewer) => self.beyond = fewer,
                None => drop(self.groups.pop()),
            }
        }
    }

    /// The first title that says something is the list's.
    fn end_title(&mut self) {
        if let (None, Some(text)) = (&self.opml.title, self.title.take()) {
            self.opml.title = plain(&text);
        }
    }

    /// Adds the outline's feed, if it is one; gives the group's name, if it is one.
    fn outline(&mut self, tag: &Tag) -> Group {
        let mut named = |names: &[&str]| {
            names
                .iter()
                .find_map(|name| some(&self.words.read(tag.attribute(name)?, decode_attribute)))
        };
        let title = named(&["title", "text"]).and_then(|title| plain(&title));
        // An outline of type "link" or "include" names a page or another list in `url`, no feed.
        let is_feed = named(&["type"]).is_some_and(|kind| FEEDS.contains(&&*lower_ascii(&kind)));
        let mut address = |name: &str| {
            let url = named(&[name])?;
            resolve(&url, &Base::new(None), Purpose::Page).map(|url| url.into_owned())
        };
        let feed = match address("xmlUrl") {
            None if is_feed => address("url"),
            feed => feed,
        };
        let Some(url) = feed else {
            return title;
        };
        let site_url = address("htmlUrl");
        let path = self.path();
        self.opml.feeds.push(OpmlFeed {
            url,
            title,
            site_url,
            path,
        });
        None
    }

    /// The groups that are open, as far as their names are short enough together.
    fn path(&mut self) -> Vec<String> {
        let mut room = LONGEST_PATH;
        let is_short = |group: &&String| {
            let fits = group.len() <= room;
            room = room.saturating_sub(group.len());
            fits
        };
        let path = self.groups.iter().flatten().filter(is_short);
        let mut path: Vec<String> = path.cloned().collect();
        let length = path.iter().map(|name| name.len() + BESIDE_NAME).sum();
        match self.opml.room.checked_sub(length) {
            Some(room) => self.opml.room = room,
            None => path.clear(),
        }
        path
    }
}

/// What references stand for: HTML's, and those that the list defines for itself.
#[derive(Default)]
struct Words<'t> {
    own: Option<Entities<'t>>,
}

/// No name of a reference is longer.
const LONGEST_NAME: usize = 64;

impl<'t> Words<'t> {
    fn define(&mut self, text: &'t str, content: Range<usize>) {
        let mut own = Entities::new(Limits::default().expansion);
        own.read(text, content, &mut Log::new(0));
        self.own = Some(own);
    }

    /// A text with its references resolved; what an own one stands for is not read again.
    fn read<'v>(&mut self, text: &'v str, decode: fn(&str) -> Cow<'_, str>) -> Cow<'v, str> {
        let Some(own) = &mut self.own else {
            return decode(text);
        };
        let mut out = String::new();
        let mut done = 0;
        for at in memchr::memchr_iter(b'&', text.as_bytes()) {
            let near = text.as_bytes().get(at + 1..).unwrap_or_default();
            let end = near
                .iter()
                .take(LONGEST_NAME)
                .position(|byte| *byte == b';');
            let Some(end) = end.map(|length| at + 1 + length) else {
                continue;
            };
            let name = text.get(at + 1..end).unwrap_or_default();
            if let Some(Expansion::Text(meant)) = own.expand(name, &(at..end + 1), &mut Log::new(0))
            {
                out.push_str(&decode(text.get(done..at).unwrap_or_default()));
                out.push_str(&meant);
                done = end + 1;
            }
        }
        out.push_str(&decode(text.get(done..).unwrap_or_default()));
        out.into()
    }
}

/// A title may hold HTML, as a feed's may; readers export what feeds escaped twice.
fn plain(text: &str) -> Option<String> {
    some(&line_of_either(text))
}

fn some(text: &str) -> Option<String> {
    Some(fold(text).into_owned()).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::Opml;

    fn read_list(text: &str) -> Opml {
        super::read(text).expect("it is a list")
    }

    #[test]
    fn groups_are_paths_and_broken_lists_keep_their_feeds() {
        let opml = read_list(concat!(
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
        let escaped = read_list(
            "<opml><outline text='A &amp;amp; &lt;i>B&lt;/i>' xmlUrl='http://a.example/f'/>",
        );
        assert_eq!(escaped.feeds[0].title.as_deref(), Some("A & B"));
        assert_eq!(opml.feeds[0].site_url.as_deref(), Some("http://a.example/"));
    }

    #[test]
    fn what_is_no_list_is_told_from_an_empty_one() {
        for text in [
            "",
            "hello",
            "<rss/>",
            "<html><title>A</title>",
            "{\"feeds\":[]}",
            "\0\u{1}",
        ] {
            assert_eq!(super::read(text), None, "{text}");
        }
        for text in [
            "<opml/>",
            "<OPML version=1>",
            "<outline text='A'>",
            "<body><outline/>",
        ] {
            assert_eq!(
                super::read(text).map(|list| list.feeds),
                Some(Vec::new()),
                "{text}"
            );
        }
    }

    #[test]
    fn titles_may_be_sections_and_hold_comments() {
        let title = |inner: &str| {
            read_list(&format!("<opml><head><title>{inner}</title></head><body>")).title
        };
        for (inner, wanted) in [
            ("<![CDATA[Tom & Jerry]]>", "Tom & Jerry"),
            ("A<!-- c -->B", "AB"),
            (" 1 < 2 &amp; <![CDATA[&]]> ", "1 < 2 & &"),
            (
                "Tom &amp;amp; Jerry&amp;#8217;s &lt;b>best&lt;/b>",
                "Tom & Jerry’s best",
            ),
        ] {
            assert_eq!(title(inner).as_deref(), Some(wanted));
        }
        assert_eq!(title(" "), None);
    }

    #[test]
    fn a_list_may_define_entities() {
        let opml = read_list(concat!(
            "<?xml version='1.0'?><!DOCTYPE opml [<!ENTITY base \"http://x.org/\"><!ENTITY both '&base;?a=1&#38;amp;b=2'>",
            "<!-- > --><!ENTITY n '<outline xmlUrl=\"http://no.org/\"/><outline xmlUrl=\"http://nor.org/\"/>'>]>",
            "<opml><head><title>&base; &amp; &eacute;</title></head><body>",
            "<outline text='&n;' xmlUrl='&base;f'/><outline text='R&D; & more' xmlUrl=\"&both;&amp;c=3\"/>",
        ));
        assert_eq!(opml.title.as_deref(), Some("http://x.org/ & \u{e9}"));
        let urls: Vec<_> = opml.feeds.iter().map(|feed| feed.url.as_str()).collect();
        assert_eq!(urls, ["http://x.org/f", "http://x.org/?a=1&b=2&c=3"]);
        assert_eq!(opml.feeds[1].title.as_deref(), Some("R&D; & more"));
    }

    #[test]
    fn a_list_that_swells_ends() {
        let mut list = "<!DOCTYPE opml [<!ENTITY a0 'lol'>".to_owned();
        for number in 1..30 {
            list += &format!(
                "<!ENTITY a{number} '{}'>",
                format!("&a{};", number - 1).repeat(10)
            );
        }
        list += "]><opml><body>";
        list += &"<outline text='&a29;' xmlUrl='http://x.org/'/>".repeat(1000);
        let opml = read_list(&list);
        assert_eq!(opml.feeds.len(), 1000);
        assert!(
            opml.feeds
                .iter()
                .flat_map(|feed| &feed.title)
                .map(String::len)
                .sum::<usize>()
                < 1 << 21
        );
    }
}
