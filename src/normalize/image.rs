//! Picture claims to the picture that stands for a feed or an entry.

use super::body::{Body, pictures};
use super::construct::Written;
use super::desk::{Claimed, Desk};
use super::details::{image, thumbnails_alone};
use crate::html::{Picture, is_small};
use crate::model::{Image, Media, Text};
use crate::syntax::tree::NodeId;
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::Slot;

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
    if let Some((claim, thumbnails)) = thumbnails_alone(desk) {
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
