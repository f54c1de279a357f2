//! Link claims to addresses: the entry's page, its own links, and the relations that have fields.

use super::desk::{Claimed, Desk};
use super::details::type_of;
use crate::model::{Link, Text};
use crate::syntax::tree::NodeId;
use crate::value::language;
use crate::value::lower::lower_ascii;
use crate::value::media_type;
use crate::value::number;
use crate::value::search::Search;
use crate::value::text::{borrowed, has_word};
use crate::value::url::Purpose;
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::Slot;

/// Every link as published, in document order. Those of other formats stand among Atom's by what their elements mean.
#[cfg_attr(feature = "stages", inline(never))]
pub fn links<'a>(desk: &mut Desk<'a, '_>) -> Vec<Link<'a>> {
    let mut links = Vec::new();
    let claims = desk.claims;
    for claim in claims.about(Slot::Link) {
        if let Some(link) = link(desk, claim)
            && !recent(&links).contains(&link)
        {
            desk.note("links", claim);
            links.push(link);
        }
    }
    links.extend(content_elsewhere(desk));
    links
}

/// Atom's content may lie elsewhere; what is no file is a page.
fn content_elsewhere<'a>(desk: &mut Desk<'a, '_>) -> Option<Link<'a>> {
    let mut claims = desk.claims.about(Slot::Content).iter();
    let claim = claims.find(|claim| desk.tree.attribute(claim.node, "src").is_some())?;
    let kind = desk.attribute(claim.node, "type");
    let is_page = kind
        .as_deref()
        .is_none_or(|kind| !kind.has('/') || media_type::is_text(kind));
    (is_page && claim.row().prefix == "atom").then_some(())?;
    let url = desk.url_part(claim.node, &["src"], Purpose::Link)?;
    desk.note("links", claim);
    Some(Link {
        url,
        rel: Text::Borrowed("alternate"),
        kind: kind.and_then(|kind| borrowed(&kind, media_type::clean)),
        ..Link::default()
    })
}

/// The last few: comparing each with each would cost a hostile entry of a hundred thousand links the square of it.
pub fn recent<T>(list: &[T]) -> &[T] {
    list.get(list.len().saturating_sub(256)..)
        .unwrap_or_default()
}

fn link<'a>(desk: &mut Desk<'a, '_>, claim: &Claim) -> Option<Link<'a>> {
    let node = claim.node;
    let rel = relation(desk, claim);
    let is_json = claim.row().prefix == "json";
    if is_json && rel == "hub" && !is_web_sub(desk, node) {
        return None;
    }
    let purpose = match is_json {
        true => Purpose::Page,
        false if has_word(&rel, "enclosure") => Purpose::Media,
        false => Purpose::Link,
    };
    let url = desk.url(node, ADDRESS, purpose)?;
    let [length, kind, language] =
        ["length", "type", "hreflang"].map(|name| desk.attribute(node, name));
    let length = length.and_then(|length| desk.understood(node, &length, number::integer(&length)));
    let language = language.and_then(|tag| desk.understood(node, &tag, language::canonical(&tag)));
    Some(Link {
        url,
        rel,
        kind: kind.and_then(|kind| type_of(desk, node, kind)),
        title: desk.words(node, "title"),
        language: language.map(Text::Owned),
        length,
    })
}

/// Attributes that name where a link leads: Atom's, and those that are taken for it.
pub static ADDRESS: &[&str] = &["href", "url", "resource"];

/// Elements whose names say what Atom's links say by their relation; all others lead to the page.
static UNSAID: &[(&str, &str)] = &[
    ("enclosure", "enclosure"),
    ("feed_url", "self"),
    ("next_url", "next"),
    ("external_url", "related"),
    ("hubs", "hub"),
];

/// The relation of a link.
pub fn relation<'a>(desk: &mut Desk<'a, '_>, claim: &Claim) -> Text<'a> {
    let said = said_relation(desk, claim.node);
    said.unwrap_or_else(|| {
        let name = claim.row().element.name;
        let known = UNSAID.iter().find(|(known, _)| *known == name);
        Text::Borrowed(known.map_or("alternate", |(_, rel)| rel))
    })
}

/// The relation that a link says; the long form by which IANA names it is the same.
pub fn said_relation<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Text<'a>> {
    borrowed(&desk.attribute(node, "rel")?, |rel| {
        let short = rel.strip_prefix("http://www.iana.org/assignments/relation/");
        // Names are the same in any case, addresses are not.
        let is_address = short.is_none() && rel.has(':');
        Some(match is_address {
            true => Text::Borrowed(rel),
            false => lower_ascii(short.unwrap_or(rel)),
        })
    })
}

/// JSON Feed says of each hub what it speaks.
fn is_web_sub(desk: &mut Desk, hub: NodeId) -> bool {
    let kind = desk.part(hub, &["type"]);
    kind.is_none_or(|kind| WEB_SUB.iter().any(|name| kind.eq_ignore_ascii_case(name)))
}

/// What feeds call it: it had another name first.
static WEB_SUB: &[&str] = &["WebSub", "PubSubHubbub", "PuSH"];

/// The page: an alternate link (HTML before other types), RSS's link, a guid that is a permalink.
#[cfg_attr(feature = "stages", inline(never))]
pub fn page<'a>(desk: &mut Desk<'a, '_>) -> Option<Claimed<Text<'a>>> {
    let mut second = None;
    for claim in desk.ranked(Slot::Url) {
        let Some((url, is_html)) = page_of(desk, claim) else {
            continue;
        };
        if is_html {
            return Some((*claim, url));
        }
        second.get_or_insert((*claim, url));
    }
    second
}

/// A page that a claim names, and whether it is in HTML.
fn page_of<'a>(desk: &mut Desk<'a, '_>, claim: &Claim) -> Option<(Text<'a>, bool)> {
    let (node, element) = (claim.node, &claim.row().element);
    let url = match (claim.row().prefix, element.name) {
        ("atom", "link") => return read_alternate(desk, claim),
        ("atom", "content") => {
            let kind = desk.attribute(node, "type");
            let url = desk.url_part(node, &["src"], Purpose::Page);
            url.filter(|_| kind.is_some_and(|kind| kind.holds("html")))
        }
        // Linkblogs name by it what they write about; their own page may be told by the id.
        ("json", "external_url") => {
            let mut ids = desk.claims.about(Slot::Id).iter();
            let is_page = ids.any(|claim| desk.raw(claim.node).starts_with("http"));
            (!is_page).then(|| desk.allowed_url(node, &[], Purpose::Page))?
        }
        ("rss", "guid") => read_permalink(desk, node),
        // A refused link is told of where all links are read.
        _ if element.slots.contains(&Slot::Link) => desk.allowed_url(node, ADDRESS, Purpose::Page),
        _ => desk.url(node, ADDRESS, Purpose::Page),
    };
    Some((url?, true))
}

/// Where an alternate link of Atom leads, and whether HTML is there.
fn read_alternate<'a>(desk: &mut Desk<'a, '_>, claim: &Claim) -> Option<(Text<'a>, bool)> {
    let rel = relation(desk, claim);
    // What is the feed itself, too, is no page.
    let is_alternate = has_word(&rel, "alternate") && !has_word(&rel, "self");
    let kind = desk.attribute(claim.node, "type");
    let is_html = kind.is_none_or(|kind| kind.holds("html"));
    let url = is_alternate.then(|| desk.allowed_url(claim.node, ADDRESS, Purpose::Page))?;
    Some((url?, is_html))
}

/// The address in RSS's guid, unless that says that it is none.
fn read_permalink<'a>(desk: &mut Desk<'a, '_>, guid: NodeId) -> Option<Text<'a>> {
    let flag = desk.attribute(guid, "isPermaLink");
    let says_no = flag.is_some_and(|flag| number::flag(&flag) == Some(false));
    // Feeds call identifiers permalinks; only what is an address can be one.
    let text = desk.characters(guid);
    let text = text.trim_start().as_bytes();
    let is_address = [&b"http://"[..], b"https:/"].iter().any(|start| {
        text.get(..start.len())
            .is_some_and(|begin| begin.eq_ignore_ascii_case(start))
    });
    (!says_no && is_address).then(|| desk.url(guid, &[], Purpose::Page))?
}

/// Notes that a field came from the first link with a relation.
pub fn note_relation(desk: &mut Desk, rel: &str, field: &'static str) {
    if desk.provenance.is_none() {
        return;
    }
    let claims = desk.claims;
    let first = claims
        .about(Slot::Link)
        .iter()
        .find(|claim| has_word(&relation(desk, claim), rel));
    if let Some(claim) = first {
        desk.note(field, claim);
    }
}

/// Addresses of all links with one relation.
pub fn with_relation<'a>(links: &[Link<'a>], rel: &str) -> Vec<Text<'a>> {
    let mut urls: Vec<Text<'a>> = Vec::new();
    for link in links.iter().filter(|link| has_word(&link.rel, rel)) {
        if !recent(&urls).contains(&link.url) {
            urls.push(link.url.clone());
        }
    }
    urls
}
