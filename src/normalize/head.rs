//! The head's claims to what the feed says of itself.

use super::construct;
use super::desk::Desk;
use super::entry::noted;
use super::facts::Inherited;
use super::{
    about, categories, details, extensions, identity, image, links, people, podcast, refresh,
    repeated, when,
};
use crate::diagnostic::Report;
use crate::model::{FeedHead, IntoOwned, Link, Person, Text};
use crate::syntax::Root;
use crate::syntax::tree::NodeId;
use crate::value::language;
use crate::value::text::has_word;
use crate::value::url::Purpose;
use crate::vocabulary::table::Slot;

/// Normalizes the head on the desk.
pub fn head<'a>(desk: &mut Desk<'a, '_>, node: NodeId, root: &Root) -> FeedHead<'a> {
    repeated::report(desk);
    let named = read_names(desk);
    let (categories, tags) = categories::categories(desk);
    let writers = people::inherited(desk);
    FeedHead {
        format: root.format,
        version: root.version.clone().into(),
        id: identity::stated(desk),
        title: named.title,
        title_html: named.title_html,
        description: named.description,
        description_html: named.description_html,
        language: language_of(desk, node, root),
        published: when::moment(desk, when::Field::Published),
        updated: when::moment(desk, when::Field::Updated),
        has_writers: !writers.is_empty(),
        authors: choose_authors(desk, writers),
        contributors: people::people(desk, Slot::Contributor, "contributors"),
        categories,
        tags,
        image: image::named(desk, Slot::Image).or_else(|| image::named(desk, Slot::Thumbnail)),
        icon: icon(desk),
        rights: about::rights(desk),
        license: about::license(desk, &named.links),
        generator: about::generator(desk),
        hubs: hubs(desk, &named.links),
        refresh: refresh::refresh(desk, &named.links),
        podcast: podcast::show(desk),
        extensions: extensions::extensions(desk),
        foreign: extensions::foreign(desk),
        url: named.url,
        feed_url: named.feed_url,
        links: named.links,
        inferred: std::mem::take(&mut desk.inferred),
        provenance: desk.provenance.take(),
        report: Report::default(),
    }
}

/// What the feed is called, and where it is.
struct Named<'a> {
    title: Option<Text<'a>>,
    title_html: Option<Text<'a>>,
    description: Option<Text<'a>>,
    description_html: Option<Text<'a>>,
    links: Vec<Link<'a>>,
    url: Option<Text<'a>>,
    feed_url: Option<Text<'a>>,
}

fn read_names<'a>(desk: &mut Desk<'a, '_>) -> Named<'a> {
    let title = desk.best(Slot::Title, construct::read);
    let [title, title_html] = noted(desk, ["title", "titleHtml"], title);
    let description = desk.best(Slot::Description, construct::read);
    let [description, description_html] =
        noted(desk, ["description", "descriptionHtml"], description);
    let links = links::links(desk);
    let page = links::page(desk);
    if let Some((claim, _)) = &page {
        desk.note("url", claim);
    }
    let feed_url = feed_url(desk, &links);
    Named {
        title,
        title_html,
        description,
        description_html,
        links,
        url: page.map(|(_, url)| url),
        feed_url,
    }
}

fn choose_authors<'a>(desk: &mut Desk<'a, '_>, inherited: Vec<Person<'a>>) -> Vec<Person<'a>> {
    match inherited.is_empty() {
        true => people::people(desk, Slot::Author, "authors"),
        false => inherited,
    }
}

/// The page that a head names; without one, the address that the feed says is its own: to it all others are relative.
pub fn page(desk: &mut Desk) -> Option<String> {
    let page = links::page(desk).map(|(_, url)| url);
    page.or_else(|| own_address(desk)).map(Text::into_owned)
}

fn own_address<'a>(desk: &mut Desk<'a, '_>) -> Option<Text<'a>> {
    let mut links = desk.claims.about(Slot::Link).iter();
    let of_itself = links.find_map(|claim| {
        let rel = links::relation(desk, claim);
        has_word(&rel, "self").then(|| desk.allowed_url(claim.node, &["href"], Purpose::Page))?
    });
    of_itself.or_else(|| {
        let said = desk.best(Slot::FeedUrl, |desk, claim| {
            desk.allowed_url(claim.node, &[], Purpose::Page)
        });
        said.map(|(_, url)| url)
    })
}

/// What entries inherit from a head.
pub fn inherited(desk: &mut Desk, node: NodeId, root: &Root) -> Inherited {
    let mut authors = people::inherited(desk).into_owned();
    let has_more_authors = length(&authors) > LONGEST_AUTHORS;
    if has_more_authors {
        authors.clear();
    }
    Inherited {
        authors,
        has_more_authors,
        language: language_of(desk, node, root).map(Text::into_owned),
        url: page(desk),
        media: details::of_feed(desk).into_owned(),
    }
}

/// Every entry that names nobody is given the feed's authors: they must cost no more than that.
const LONGEST_AUTHORS: usize = 1024;

/// How long people are when they are written, roughly.
fn length(people: &[Person]) -> usize {
    const FRAME: usize = 32;
    let texts = |person: &Person| {
        let Person {
            name,
            url,
            email,
            image,
        } = person;
        let texts = [name, url, email, image].into_iter().flatten();
        FRAME + texts.map(|text| text.len()).sum::<usize>()
    };
    people.iter().map(texts).sum()
}

/// The language that the feed names, else that of the document's root.
fn language_of<'a>(desk: &mut Desk<'a, '_>, node: NodeId, root: &Root) -> Option<Text<'a>> {
    about::language(desk, node).or_else(|| {
        let around = root.language.as_deref();
        around
            .filter(|_| !about::has_no_language(desk, node))
            .and_then(language::canonical)
            .map(Text::Owned)
    })
}

fn icon<'a>(desk: &mut Desk<'a, '_>) -> Option<Text<'a>> {
    let (claim, url) = desk.best(Slot::Icon, |desk, claim| {
        if claim.row().prefix == "cdf" && !image::is_icon(desk, claim.node) {
            return None;
        }
        desk.url(claim.node, &["href", "resource", "about"], Purpose::Image)
    })?;
    desk.note("icon", &claim);
    Some(url)
}

/// The feed's own address: what it says of itself, else where it was found.
fn feed_url<'a>(desk: &mut Desk<'a, '_>, links: &[Link<'a>]) -> Option<Text<'a>> {
    let own = links::with_relation(links, "self").into_iter().next();
    if own.is_some() {
        links::note_relation(desk, "self", "feedUrl");
    }
    let said = own.or_else(|| {
        let (claim, url) = desk.best(Slot::FeedUrl, |desk, claim| {
            desk.url(claim.node, &[], Purpose::Page)
        })?;
        desk.note("feedUrl", &claim);
        Some(url)
    });
    said.or_else(|| {
        let given = desk.options.url.as_deref()?;
        crate::value::url::resolve(given, &desk.base, Purpose::Page)
            .map(|url| url.into_owned().into())
    })
}

/// WebSub hubs, which links name.
fn hubs<'a>(desk: &mut Desk<'a, '_>, links: &[Link<'a>]) -> Vec<Text<'a>> {
    let hubs = links::with_relation(links, "hub");
    if !hubs.is_empty() {
        links::note_relation(desk, "hub", "hubs");
    }
    hubs
}
