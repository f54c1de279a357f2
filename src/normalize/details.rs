//! What elements say of a file, and what a file has from what stands around it: its group, its entry, the feed.

use super::desk::Desk;
use crate::html;
use crate::model::{Image, Media, Text};
use crate::syntax::tree::NodeId;
use crate::value::search::Search;
use crate::value::text::{borrowed, is_same_name, length, lengths};
use crate::value::url::Purpose;
use crate::value::{media_type, number};
use crate::vocabulary::read::Claim;
use crate::vocabulary::registry::row_of;
use crate::vocabulary::table::Slot;

/// Attributes and children, each by the first of its names.
static NAMES: [&[&str]; 11] = [
    &["type", "mime_type", "contentType"],
    &["medium"],
    &["length", "fileSize", "size_in_bytes"],
    &["duration", "duration_in_seconds"],
    &["width"],
    &["height"],
    &["bitrate"],
    &["lang"],
    &["isDefault", "default"],
    &["title"],
    &["description"],
];

/// Details of a file, as written.
pub struct Details<'a> {
    /// In the order of the names.
    pub texts: [Option<Text<'a>>; NAMES.len()],
    /// Small pictures of it.
    pub thumbnails: Vec<Image<'a>>,
}

/// What an element says itself.
pub fn details<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Details<'a> {
    let tree = desk.tree;
    let mut children = tree.elements(node);
    let has_strange = children.any(|child| is_strange(desk, node, child));
    // Most elements say little of all that may be said.
    let attributes = tree.attributes(node).iter().map(|one| one.local());
    let children = tree.elements(node).map(|child| tree.node(child).local());
    let known = lengths(attributes.chain(children));
    let may_say = |names: &[&str]| names.iter().any(|name| known & length(name) != 0);
    Details {
        texts: NAMES.map(|names| match has_strange {
            _ if !may_say(names) => None,
            true => part(desk, node, names),
            false => desk.part(node, names),
        }),
        thumbnails: thumbnails(desk, node),
    }
}

/// Whether a child is of a vocabulary that nobody knows: its name means nothing here.
fn is_strange(desk: &Desk, node: NodeId, child: NodeId) -> bool {
    let tree = desk.tree;
    tree.node(child).space != tree.node(node).space && row_of(tree, child).is_none()
}

/// An attribute, or else a child that is not strange.
fn part<'a>(desk: &mut Desk<'a, '_>, node: NodeId, names: &[&str]) -> Option<Text<'a>> {
    let tree = desk.tree;
    let is_named = |child: &NodeId, name: &str| {
        let local = tree.node(*child).local();
        is_same_name(local, name)
    };
    names.iter().find_map(|name| {
        desk.words(node, name).or_else(|| {
            let mut children = tree.elements(node);
            let child =
                children.find(|child| is_named(child, name) && !is_strange(desk, node, *child))?;
            desk.line(child)
        })
    })
}

/// The charts of iTunes count in milliseconds.
pub fn duration_of_charts(desk: &mut Desk, node: NodeId) -> Option<f64> {
    let child = desk.child(node, "duration")?;
    let space = desk.tree.node(child).space;
    if desk.tree.space_uri(space) != "http://itunes.apple.com/rss" {
        return None;
    }
    number::decimal(&desk.line(child)?).map(|duration| duration / 1000.0)
}

/// How much of what is said once is said again of each file: many files and a long text beside them are no reason
/// for more than the document holds.
pub struct Room(usize);

impl Default for Room {
    fn default() -> Self {
        Room(64 << 10)
    }
}

impl Room {
    fn take(&mut self, bytes: usize) -> bool {
        let has_room = self.0 > 0;
        self.0 = self.0.saturating_sub(bytes);
        has_room
    }

    fn fill<'a>(&mut self, own: &mut Option<Text<'a>>, around: &Option<Text<'a>>) {
        if own.is_none()
            && let Some(text) = around
            && self.take(text.len())
        {
            *own = Some(text.clone());
        }
    }

    fn fill_list<'a>(&mut self, own: &mut Vec<Image<'a>>, around: &[Image<'a>]) {
        if own.is_empty() {
            let fitting = around.iter().take_while(|image| self.take(image.url.len()));
            own.extend(fitting.cloned());
        }
    }
}

impl<'a> Details<'a> {
    /// What stands around says what the file itself does not.
    pub fn complete(&mut self, around: &Details<'a>, room: &mut Room) {
        for (own, around) in self.texts.iter_mut().zip(&around.texts) {
            room.fill(own, around);
        }
        room.fill_list(&mut self.thumbnails, &around.thumbnails);
    }
}

/// The thumbnails in an element.
pub fn thumbnails<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Vec<Image<'a>> {
    let tree = desk.tree;
    let is_thumbnail = |child: &NodeId| {
        let local = tree.node(*child).local();
        is_same_name(local, "thumbnail")
    };
    tree.elements(node)
        .filter(is_thumbnail)
        .filter_map(|child| image(desk, child))
        .collect()
}

/// What Media RSS says of all files beside them: in an entry of that entry's, in the head of everybody's.
pub fn shared<'a>(desk: &mut Desk<'a, '_>) -> Media<'a> {
    let of_media = |slot| {
        let claims: &'a [Claim] = desk.ranked(slot);
        let is_of_media = |claim: &&Claim| claim.row().prefix == "media";
        claims.iter().filter(is_of_media)
    };
    let (mut titles, mut descriptions) = (of_media(Slot::Title), of_media(Slot::Description));
    let thumbnails = of_media(Slot::Thumbnail);
    Media {
        title: titles.find_map(|claim| desk.line(claim.node)),
        description: descriptions.find_map(|claim| desk.line(claim.node)),
        thumbnails: thumbnails
            .filter_map(|claim| image(desk, claim.node))
            .collect(),
        ..Media::default()
    }
}

/// The head's share: nothing where it is longer than entries are.
pub fn of_feed<'a>(desk: &mut Desk<'a, '_>) -> Media<'a> {
    let shared = shared(desk);
    let length = |text: &Option<Text>| text.as_ref().map_or(0, |text| text.len());
    let pictures: usize = shared.thumbnails.iter().map(|image| image.url.len()).sum();
    match length(&shared.title) + length(&shared.description) + pictures {
        0..=LONGEST => shared,
        _ => Media::default(),
    }
}

const LONGEST: usize = 4096;

/// Whether Media RSS brought the file.
pub fn is_of_media_rss(media: &Media) -> bool {
    media.from == "media:content"
}

/// What is said of all files holds for each of them that does not say otherwise.
pub fn inherit<'a>(list: &mut [Media<'a>], shared: &Media<'a>) {
    let mut room = Room::default();
    for media in list.iter_mut().filter(|media| is_of_media_rss(media)) {
        room.fill(&mut media.title, &shared.title);
        room.fill(&mut media.description, &shared.description);
        room.fill_list(&mut media.thumbnails, &shared.thumbnails);
    }
}

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

/// The thumbnails in a group or a content that names no file.
pub fn thumbnails_alone<'a>(desk: &mut Desk<'a, '_>) -> Option<(Claim, Vec<Image<'a>>)> {
    let [groups, files] = [Slot::MediaGroup, Slot::Media].map(|slot| desk.ranked(slot).iter());
    let mut of_media = groups
        .chain(files)
        .filter(|claim| claim.row().prefix == "media");
    of_media.find_map(|claim| {
        let found = thumbnails(desk, claim.node);
        (!found.is_empty()).then_some((*claim, found))
    })
}

/// The media type that an element says. What is none, but a word for one ("video"), serves as that.
pub fn type_of<'a>(desk: &mut Desk<'a, '_>, node: NodeId, said: Text<'a>) -> Option<Text<'a>> {
    let kind = borrowed(&said, media_type::clean);
    match kind {
        None if media_type::medium(None, Some(&said)).is_some() => None,
        kind => desk.understood(node, &said, kind),
    }
}
