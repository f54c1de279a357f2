//! What elements say of a file, and what a file has from what stands around it: its group, its entry, the feed.

use super::desk::Desk;
use super::image::image;
use crate::model::{Image, Media, Text};
use crate::syntax::tree::NodeId;
use crate::value::number;
use crate::value::text::{length, lengths};
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
        local.eq_ignore_ascii_case(name)
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
        local.eq_ignore_ascii_case("thumbnail")
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
