//! Picture claims to the picture that stands for a feed or an entry.

use super::body::Body;
use super::desk::Desk;
use crate::model::{Image, Media, Text};
use crate::syntax::tree::NodeId;
use crate::value::number;
use crate::value::url::Purpose;
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::Slot;

/// The picture in an element: an address in an attribute, a child or as text, and what is said of it.
pub fn image<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Image<'a>> {
    let pixels = |text: Option<Text>| {
        text.and_then(|text| number::integer(&text))
            .and_then(|n| u32::try_from(n).ok())
    };
    Some(Image {
        url: desk.url(
            node,
            &["href", "url", "resource", "src", "image", "about"],
            Purpose::Image,
        )?,
        title: desk.part(node, &["title"]),
        link: desk.url_part(node, &["link"], Purpose::Page),
        width: pixels(desk.part(node, &["width"])),
        height: pixels(desk.part(node, &["height"])),
    })
}

/// What the feed or entry itself names.
pub fn named<'a>(desk: &mut Desk<'a, '_>, slot: Slot) -> Option<Image<'a>> {
    // RSS 1.0 names the picture's element in the channel, and describes it beside: the name alone comes last.
    let described = desk.best(slot, |desk, claim| {
        let is_name =
            desk.tree.is_leaf(claim.node) && desk.tree.attribute(claim.node, "resource").is_some();
        (!is_name).then(|| image(desk, claim.node)).flatten()
    });
    let (claim, image) =
        described.or_else(|| desk.best(slot, |desk, claim| image(desk, claim.node)))?;
    desk.note("image", &claim, "");
    Some(image)
}

/// An entry's picture: named, a thumbnail, a picture among its files, else the first real one of its body.
pub fn of_entry<'a>(
    desk: &mut Desk<'a, '_>,
    media: &[Media<'a>],
    brought: &[Claim],
    body: &Body<'a>,
) -> Option<Image<'a>> {
    if let Some(image) = named(desk, Slot::Image).or_else(|| named(desk, Slot::Thumbnail)) {
        return Some(image);
    }
    let first = media
        .iter()
        .enumerate()
        .find_map(|(at, media)| media.thumbnails.first().map(|image| (at, image)));
    if let Some((at, image)) = first {
        note_file(desk, brought.get(at));
        return Some(image.clone());
    }
    if let Some((claim, image)) = super::media::thumbnail(desk) {
        desk.note("image", &claim, "");
        return Some(image);
    }
    let pictures = media.iter().enumerate();
    let mut pictures = pictures.filter(|(_, media)| media.medium == Some("image"));
    if let Some((at, picture)) = pictures.next() {
        note_file(desk, brought.get(at));
        return Some(Image {
            url: picture.url.clone(),
            title: picture.title.clone(),
            link: None,
            width: picture.width,
            height: picture.height,
        });
    }
    let real = body.images.iter().find(|picture| !picture.is_small());
    let picture = real.or(body.images.first())?;
    desk.infer("image");
    let title = picture
        .alt
        .clone()
        .filter(|alt| !alt.is_empty())
        .map(Text::Owned);
    Some(Image {
        url: picture.url.clone().into(),
        title,
        link: None,
        width: picture.width,
        height: picture.height,
    })
}

/// Notes that a file, or its thumbnail, is the picture.
fn note_file(desk: &mut Desk, brought_by: Option<&Claim>) {
    if let Some(claim) = brought_by {
        desk.note("image", claim, "");
    }
}
