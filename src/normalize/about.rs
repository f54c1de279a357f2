//! The smaller claims: where an entry is discussed, where it came from, what wrote the feed.

use super::desk::Desk;
use super::{construct, links, people, when};
use crate::diagnostic::catalogue;
use crate::model::{Comments, Generator, Link, Source, Text};
use crate::syntax::tree::NodeId;
use crate::value::date::iso;
use crate::value::search::Search;
use crate::value::text::{borrowed, has_word, is_blank, is_one_of};
use crate::value::url::Purpose;
use crate::value::{language, number};
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::Slot;

/// Page, feed and count of an entry's comments.
#[cfg_attr(feature = "stages", inline(never))]
pub fn comments<'a>(desk: &mut Desk<'a, '_>, links: &[Link<'a>]) -> Option<Comments<'a>> {
    let (mut page, mut feed) = (None, None);
    for link in links.iter().filter(|link| has_word(&link.rel, "replies")) {
        let first = match is_feed(link) {
            true => &mut feed,
            false => &mut page,
        };
        first.get_or_insert(&link.url);
    }
    let count = desk.best(Slot::CommentsCount, |desk, claim| {
        let count = match claim.row().element.name {
            "replies" => desk.attribute(claim.node, "count"),
            _ => desk.line(claim.node),
        };
        number::integer(&count?)
    });
    let comments = Comments {
        url: read_comments_address(desk, Slot::CommentsUrl).or_else(|| page.cloned()),
        feed_url: read_comments_address(desk, Slot::CommentsFeed).or_else(|| feed.cloned()),
        count: count.as_ref().map(|(_, count)| *count),
    };
    if comments == Comments::default() {
        return None;
    }
    if let Some((claim, _)) = &count {
        desk.note("comments", claim);
    }
    links::note_relation(desk, "replies", "comments");
    Some(comments)
}

/// RFC 4685 takes what names no type for Atom.
fn is_feed(replies: &Link) -> bool {
    let kind = replies.kind.as_deref();
    kind.is_none_or(|kind| !kind.holds("html") && (kind.holds("xml") || kind.holds("json")))
}

/// Where an element says that the comments are.
fn read_comments_address<'a>(desk: &mut Desk<'a, '_>, slot: Slot) -> Option<Text<'a>> {
    let (claim, url) = desk.best(slot, |desk, claim| {
        // `<comments>3</comments>` counts them.
        if desk.has_words_alone(claim.node) {
            let said = desk.raw(claim.node);
            desk.add(&catalogue::url::REFUSED, claim.node, said.trim());
            return None;
        }
        // Podcasts name a post of theirs, or say that there is none to answer.
        if claim.row().prefix == "podcast" {
            return desk.url_part(claim.node, &["uri"], Purpose::Page);
        }
        desk.url(claim.node, &["href", "resource"], Purpose::Page)
    })?;
    desk.note("comments", &claim);
    Some(url)
}

/// The feed that an entry was first published in: RSS's `source url`, Atom's whole head in small.
#[cfg_attr(feature = "stages", inline(never))]
pub fn source<'a>(desk: &mut Desk<'a, '_>) -> Option<Source<'a>> {
    let (claim, mut source) = desk.best(Slot::Source, |desk, claim| {
        let source = match is_address_of_source(claim) {
            true => Source {
                url: desk.url(claim.node, &["resource"], Purpose::Page),
                ..Source::default()
            },
            false => read_source(desk, claim.node),
        };
        (source != Source::default()).then_some(source)
    })?;
    desk.note("source", &claim);
    // The module aggregation says in two elements what RSS says in one.
    if claim.row().prefix == "ag" && source.url.is_none() {
        let mut claims = desk.ranked(Slot::Source).iter();
        let address = claims.find(|claim| is_address_of_source(claim));
        source.url = address.and_then(|claim| desk.url(claim.node, &["resource"], Purpose::Page));
    }
    Some(source)
}

fn is_address_of_source(claim: &Claim) -> bool {
    claim.row().element.name == "sourceURL"
}

fn read_source<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Source<'a> {
    let mut source = Source {
        title: title_of_source(desk, node),
        feed_url: desk.url_part(node, &["url", "href"], Purpose::Page),
        id: desk.part(node, &["id"]),
        ..Source::default()
    };
    // `<source>https://example.org/</source>` names it by its address alone.
    let is_named = |title: &mut Text| is_whole_address(title);
    if source.feed_url.is_none() && source.title.take_if(is_named).is_some() {
        source.url = desk.url(node, &[], Purpose::Page);
    }
    let outer = desk.enter(node);
    let mut page = None;
    let own_space = desk.tree.node(node).space;
    for child in desk.tree.elements(node).collect::<Vec<_>>() {
        let element = desk.tree.node(child);
        let is = |names| is_one_of(element.local(), names);
        if is(&["author", "creator"]) {
            source.authors.extend(people::read(desk, child));
            continue;
        }
        if element.space != own_space {
            continue;
        }
        if is(&["link"]) {
            read_link_of_source(desk, child, &mut source, &mut page);
        } else if is(&["updated", "modified"]) {
            source.updated = when::read_at(desk, child)
                .and_then(|date| iso(date.seconds))
                .map(Text::Owned);
        }
    }
    source.url = page.or(source.url);
    desk.base = outer;
    source
}

/// A link to the feed itself or to a page; of pages the first in HTML counts, which is kept apart.
fn read_link_of_source<'a>(
    desk: &mut Desk<'a, '_>,
    link: NodeId,
    source: &mut Source<'a>,
    page: &mut Option<Text<'a>>,
) {
    let rel = links::said_relation(desk, link);
    let says = |word| has_word(rel.as_deref().unwrap_or("alternate"), word);
    let url = desk.url(link, links::ADDRESS, Purpose::Page);
    if says("self") {
        source.feed_url = source.feed_url.take().or(url);
    } else if says("alternate") && url.is_some() && page.is_none() {
        let kind = desk.attribute(link, "type");
        match kind.is_none_or(|kind| kind.holds("html")) {
            true => *page = url,
            false => source.url = source.url.take().or(url),
        }
    }
}

fn title_of_source<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Text<'a>> {
    let title = desk.child(node, "title");
    let typed = title.filter(|title| desk.tree.attribute(*title, "type").is_some());
    match typed {
        Some(title) => construct::typed_line(desk, title),
        None => desk.part(node, &["title"]).or_else(|| desk.own_line(node)),
    }
}

/// The program that wrote the feed.
pub fn generator<'a>(desk: &mut Desk<'a, '_>) -> Option<Generator<'a>> {
    let (claim, generator) = desk.best(Slot::Generator, |desk, claim| {
        let generator = Generator {
            name: desk.line(claim.node),
            url: desk.url_part(claim.node, &["uri", "url", "resource"], Purpose::Page),
            version: desk.words(claim.node, "version"),
        };
        (generator != Generator::default()).then_some(generator)
    })?;
    desk.note("generator", &claim);
    // `<generator>https://wordpress.org/?v=6.4</generator>` names the program by its address alone.
    let address = generator
        .name
        .clone()
        .filter(|name| generator.url.is_none() && name.starts_with("http"));
    let url = address.and_then(|name| {
        borrowed(&name, |name| {
            crate::value::url::resolve(name, &desk.base, Purpose::Page)
        })
    });
    let url = generator.url.or(url);
    let said = url.as_deref().unwrap_or_default();
    let version = said.cut_once("?v=").map(|(_, version)| version);
    let version = version.filter(|version| version.starts_with(|c: char| c.is_ascii_digit()));
    let name = generator.name.as_deref();
    let known = match name.is_none_or(|name| name.starts_with("http")) {
        true => PROGRAMS.iter().find(|(host, _)| said.holds(host)),
        false => None,
    };
    Some(Generator {
        name: known.map_or(generator.name, |(_, name)| Some(Text::Borrowed(name))),
        version: generator
            .version
            .or(version.map(|version| Text::Owned(version.to_owned()))),
        url,
    })
}

/// Programs that name themselves by their address.
static PROGRAMS: &[(&str, &str)] = &[
    ("//wordpress.org/", "WordPress"),
    ("//wordpress.com/", "WordPress.com"),
    ("//www.movabletype.org/", "Movable Type"),
    ("//www.typepad.com/", "TypePad"),
];

/// A language tag: the element's, else the document's own attribute.
pub fn language<'a>(desk: &mut Desk<'a, '_>, root: NodeId) -> Option<Text<'a>> {
    let said = desk.best(Slot::Language, |desk, claim| {
        let line = desk.line(claim.node)?;
        desk.understood(claim.node, &line, language::canonical(&line))
    });
    if let Some((claim, language)) = said {
        desk.note("language", &claim);
        return Some(language.into());
    }
    language::canonical(own_language(desk, root)?).map(Text::Owned)
}

/// Whether an element takes away the language that stands around it (XML 1.0, 2.12).
pub fn has_no_language(desk: &Desk, node: NodeId) -> bool {
    own_language(desk, node).is_some_and(is_blank)
}

fn own_language<'a>(desk: &Desk<'a, '_>, node: NodeId) -> Option<&'a str> {
    let mut own = desk.tree.attributes(node).iter();
    let own = own.find(|attribute| attribute.name == "xml:lang")?;
    Some(&own.value)
}

/// The copyright line.
#[cfg_attr(feature = "stages", inline(never))]
pub fn rights<'a>(desk: &mut Desk<'a, '_>) -> Option<Text<'a>> {
    let (claim, written) = desk.best(Slot::Rights, construct::read)?;
    desk.note("rights", &claim);
    written.into_line()
}

/// Address of the licence.
#[cfg_attr(feature = "stages", inline(never))]
pub fn license<'a>(desk: &mut Desk<'a, '_>, links: &[Link<'a>]) -> Option<Text<'a>> {
    let said = desk.best(Slot::License, |desk, claim| {
        (claim.row().prefix != "atom")
            .then(|| licence_at(desk, claim.node))
            .flatten()
    });
    if let Some((claim, url)) = said {
        desk.note("license", &claim);
        return Some(url);
    }
    links::note_relation(desk, "license", "license");
    let linked = links::with_relation(links, "license").into_iter();
    let mut linked = linked.take(1);
    linked.next().or_else(|| {
        let (claim, url) = desk.best(Slot::Rights, |desk, claim| {
            is_commons(&desk.raw(claim.node)).then(|| licence_at(desk, claim.node))?
        })?;
        desk.note("license", &claim);
        Some(url)
    })
}

/// arXiv names the licence in `dc:rights`, and nothing else.
fn is_commons(rights: &str) -> bool {
    rights.holds("://creativecommons.org/") && is_whole_address(rights)
}

/// What an element names, or holds where that is a whole address: "CC BY 4.0" is no page beside the feed's.
fn licence_at<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Text<'a>> {
    let named = desk.url_part(node, &["href", "resource", "url", "about"], Purpose::Page);
    named.or_else(|| {
        let is_address = is_whole_address(&desk.raw(node));
        is_address.then(|| desk.url(node, &[], Purpose::Page))?
    })
}

fn is_whole_address(text: &str) -> bool {
    text.holds("://") && !text.trim().contains(char::is_whitespace)
}
