//! The head's claims to what the feed says of itself.

use super::body::short;
use super::construct;
use super::desk::Desk;
use super::facts::Inherited;
use super::{
    about, categories, extensions, identity, image, links, people, podcast, refresh, when,
};
use crate::diagnostic::Report;
use crate::model::{FeedHead, IntoOwned, Text};
use crate::syntax::Root;
use crate::syntax::tree::NodeId;
use crate::value::language;
use crate::value::url::Purpose;
use crate::vocabulary::table::Slot;

/// Normalizes the head on the desk.
pub fn head<'a>(desk: &mut Desk<'a, '_>, node: NodeId, root: &Root) -> FeedHead<'a> {
    let (title, title_html) = text(desk, Slot::Title, "title");
    let (description, description_html) = text(desk, Slot::Description, "description");
    let links = links::links(desk);
    let url = links::page(desk).map(|(claim, url)| {
        desk.note("url", &claim, "");
        url
    });
    let feed_url = feed_url(desk, &links);
    let (categories, tags) = categories::categories(desk);
    FeedHead {
        format: root.format,
        version: root.version.clone().into(),
        id: identity::stated(desk),
        title,
        title_html,
        description,
        description_html,
        language: about::language(desk, node).or_else(|| {
            root.language
                .as_deref()
                .and_then(language::canonical)
                .map(Text::Owned)
        }),
        published: when::moment(desk, when::Field::Published),
        updated: when::moment(desk, when::Field::Updated),
        authors: people::people(desk, Slot::Author, "authors"),
        contributors: people::people(desk, Slot::Contributor, "contributors"),
        categories,
        tags,
        image: image::named(desk, Slot::Image).or_else(|| image::named(desk, Slot::Thumbnail)),
        icon: desk
            .best(Slot::Icon, |desk, claim| {
                desk.url(claim.node, &["href", "resource", "about"], Purpose::Image)
            })
            .map(|(_, url)| url),
        rights: about::rights(desk),
        license: about::license(desk, &links),
        generator: about::generator(desk),
        hubs: hubs(desk, &links),
        refresh: refresh::refresh(desk, &links),
        podcast: podcast::show(desk),
        extensions: extensions::extensions(desk),
        foreign: extensions::foreign(desk),
        url,
        feed_url,
        links,
        inferred: std::mem::take(&mut desk.inferred),
        provenance: desk.provenance.take(),
        report: Report::default(),
    }
}

/// What entries inherit from a head.
pub fn inherited(desk: &mut Desk, node: NodeId) -> Inherited {
    Inherited {
        authors: people::people(desk, Slot::Author, "authors").into_owned(),
        language: about::language(desk, node).map(Text::into_owned),
        url: links::page(desk).map(|(_, url)| url.into_owned()),
    }
}

fn text<'a>(
    desk: &mut Desk<'a, '_>,
    slot: Slot,
    field: &'static str,
) -> (Option<Text<'a>>, Option<Text<'a>>) {
    let Some((claim, written)) = desk.best(slot, construct::read) else {
        return (None, None);
    };
    desk.note(field, &claim, "");
    short(desk, claim.node, written)
}

/// The feed's own address: what it says of itself, else where it was found.
fn feed_url<'a>(desk: &mut Desk<'a, '_>, links: &[crate::model::Link<'a>]) -> Option<Text<'a>> {
    let own = links::with_relation(links, "self").into_iter().next();
    let said = own.or_else(|| {
        let said = desk.best(Slot::FeedUrl, |desk, claim| {
            (claim.row().vocabulary.prefix == "json")
                .then(|| desk.url(claim.node, &[], Purpose::Page))
                .flatten()
        });
        said.map(|(_, url)| url)
    });
    said.or_else(|| {
        let given = desk.options.url.as_deref()?;
        crate::value::url::resolve(given, &desk.base, Purpose::Page)
            .map(|url| url.into_owned().into())
    })
}

/// WebSub hubs: Atom's links, and JSON Feed's list.
fn hubs<'a>(desk: &mut Desk<'a, '_>, links: &[crate::model::Link<'a>]) -> Vec<Text<'a>> {
    let mut hubs = links::with_relation(links, "hub");
    for claim in desk.ranked(Slot::Hub) {
        if let Some(url) = desk.url_part(claim.node, &["url"], Purpose::Page)
            && !hubs.contains(&url)
        {
            hubs.push(url);
        }
    }
    hubs
}
