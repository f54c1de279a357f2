//! Picture claims to the picture that stands for a feed or an entry.

use super::body::{Body, pictures};
use super::construct::Written;
use super::desk::{Claimed, Desk};
use crate::html::{self, Picture, is_small};
use crate::model::{Image, Media, Text};
use crate::syntax::tree::NodeId;
use crate::value::number;
use crate::value::search::Search;
use crate::value::url::Purpose;
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::Slot;

/// The picture in an element: an address in an attribute, a child or as text, and what is said of it.
pub fn image<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Image<'a>> {
    let pixels = |text: Option<Text>| {
        text.and_then(|text| number::integer(&text))
            .and_then(|n| u32::try_from(n).ok())
    };
    let (url, width) = match widest(desk, node) {
        Some(found) => found,
        None => {
            const NAMES: &[&str] = &["href", "url", "resource", "src", "image", "about"];
            let url = desk.url(node, NAMES, Purpose::Image)?;
            (url, pixels(desk.part(node, &["width"])))
        }
    };
    Some(Image {
        url,
        title: desk.part(node, &["title"]),
        link: desk.url_part(node, &["link"], Purpose::Page),
        width,
        height: pixels(desk.part(node, &["height"])),
    })
}

/// The widest image of an element that names several sizes of one: `<podcast:images srcset="a 1500w, b 600w"/>`.
fn widest<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<(Text<'a>, Option<u32>)> {
    let said = desk.attribute(node, "srcset")?;
    let sizes = html::candidates(&said, &desk.base_of(node))?;
    let size = |one: &str| {
        let (url, size) = one.split_once(' ').unwrap_or((one, ""));
        let width = size.strip_suffix('w').and_then(|width| width.parse().ok());
        (url.to_owned(), width)
    };
    let mut widest: Option<(String, Option<u32>)> = None;
    for (url, width) in sizes.pieces(", ").map(size) {
        if widest.as_ref().is_none_or(|(_, known)| width > *known) {
            widest = Some((url, width));
        }
    }
    widest.map(|(url, width)| (url.into(), width))
}

/// What the feed or entry itself names.
pub fn named<'a>(desk: &mut Desk<'a, '_>, slot: Slot) -> Option<Image<'a>> {
    // RSS 1.0 names the picture's element in the channel, and describes it beside: the name alone comes last.
    let described = desk.best(slot, |desk, claim| {
        let is_name =
            desk.tree.is_leaf(claim.node) && desk.tree.attribute(claim.node, "resource").is_some();
        let is_other = is_name || is_icon(desk, claim.node);
        (!is_other).then(|| image(desk, claim.node)).flatten()
    });
    let (claim, image) =
        described.or_else(|| desk.best(slot, |desk, claim| image(desk, claim.node)))?;
    desk.note("image", &claim);
    Some(image)
}

/// Whether CDF calls a logo an icon: it stands for the picture only where there is no other.
pub fn is_icon(desk: &Desk, logo: NodeId) -> bool {
    let style = desk.tree.attribute(logo, "style");
    style.is_some_and(|style| style.value.eq_ignore_ascii_case("icon"))
}

/// An entry's picture: named, a thumbnail, a picture among its files, else the first real one of its body or summary.
#[cfg_attr(feature = "stages", inline(never))]
pub fn of_entry<'a>(
    desk: &mut Desk<'a, '_>,
    media: &[Media<'a>],
    brought: &[Claim],
    body: &Body<'a>,
    summary: Option<&Claimed<Written<'a>>>,
) -> Option<Image<'a>> {
    let mut choice = Choice::default();
    choose(desk, media, brought, &mut choice);
    if choice.best.is_none() {
        let is_real = |picture: &Picture| !picture.is_small();
        let of_body = body.images.iter().find(|picture| is_real(picture)).cloned();
        let of_summary = || {
            let (claim, written) = summary?;
            pictures(desk, claim.node, written)
                .into_iter()
                .find(is_real)
        };
        let real = of_body.or_else(of_summary);
        let small = || body.images.first().filter(|_| choice.spare.is_none());
        if let Some(picture) = real.or_else(|| small().cloned()) {
            desk.infer("image");
            return Some(from_text(picture));
        }
    }
    let (claim, image) = choice.best.or(choice.spare)?;
    desk.note("image", &claim);
    Some(image)
}

/// The best picture so far, and one that stands for the entry only where there is no other.
#[derive(Default)]
struct Choice<'a> {
    best: Option<Claimed<Image<'a>>>,
    spare: Option<Claimed<Image<'a>>>,
}

impl<'a> Choice<'a> {
    /// Of one kind the first counts, or the widest of those that say how wide they are.
    fn offer(&mut self, claim: &Claim, image: &Image<'a>) {
        let place = match is_small(&image.url, [image.width, image.height]) {
            true => &mut self.spare,
            false => &mut self.best,
        };
        let is_better = match place {
            Some((_, best)) => best.width.is_some() && image.width > best.width,
            None => true,
        };
        if is_better {
            *place = Some((*claim, image.clone()));
        }
    }

    fn offer_all(&mut self, claim: &Claim, images: &[Image<'a>]) {
        for image in images {
            self.offer(claim, image);
        }
    }

    /// Whether no other of this claim's kind can be better.
    fn is_settled(&self, claim: &Claim) -> bool {
        let best = self.best.as_ref();
        best.is_some_and(|(known, best)| best.width.is_none() || known.row != claim.row)
    }
}

/// Chooses among the pictures that the entry names, kind by kind.
fn choose<'a>(
    desk: &mut Desk<'a, '_>,
    media: &[Media<'a>],
    brought: &[Claim],
    choice: &mut Choice<'a>,
) {
    for slot in [Slot::Image, Slot::Thumbnail] {
        offer_named(desk, slot, choice);
        if choice.best.is_some() {
            return;
        }
    }
    // Nobody brought those of the body: their pictures are pictures of the body.
    for (media, claim) in media.iter().zip(brought) {
        choice.offer_all(claim, &media.thumbnails);
        // A picture is worth more than itself in small.
        if !media.thumbnails.is_empty()
            && let Some(picture) = file_as_image(media)
        {
            choice.offer(claim, &picture);
        }
        if choice.best.is_some() {
            return;
        }
    }
    if let Some((claim, thumbnails)) = super::media::thumbnails_alone(desk) {
        choice.offer_all(&claim, &thumbnails);
        if choice.best.is_some() {
            return;
        }
    }
    for (media, claim) in media.iter().zip(brought) {
        if !choice.is_settled(claim)
            && let Some(picture) = file_as_image(media)
        {
            choice.offer(claim, &picture);
        }
    }
}

fn offer_named<'a>(desk: &mut Desk<'a, '_>, slot: Slot, choice: &mut Choice<'a>) {
    for claim in desk.ranked(slot) {
        if !choice.is_settled(claim)
            && let Some(image) = image(desk, claim.node)
        {
            choice.offer(claim, &image);
        }
    }
}

/// A file that is an image itself.
fn file_as_image<'a>(media: &Media<'a>) -> Option<Image<'a>> {
    (media.medium == Some("image")).then(|| Image {
        url: media.url.clone(),
        title: media.title.clone(),
        link: None,
        width: media.width,
        height: media.height,
    })
}

fn from_text<'a>(picture: Picture) -> Image<'a> {
    Image {
        url: picture.url.into(),
        title: picture.alt.filter(|alt| !alt.is_empty()).map(Text::Owned),
        link: None,
        width: picture.width,
        height: picture.height,
    }
}
