//! Media claims to files with type, size and pictures; each address once, the most important first.

use super::desk::Desk;
use super::details::{
    Details, Room, details, duration_of_charts, inherit, is_of_media_rss, shared, type_of,
};
use super::links::relation;
use crate::model::{Media, Text};
use crate::syntax::tree::NodeId;
use crate::value::search::Search;
use crate::value::text::{has_word, is_same_name};
use crate::value::url::{Purpose, is_same};
use crate::value::{duration, language, media_type, number};
use crate::vocabulary::read::Claim;
use crate::vocabulary::rows::row_named;
use crate::vocabulary::table::Slot;

/// How many files of one entry are looked at when repeats are sought.
const COMPARED: usize = 256;

/// Every file that comes with an entry, and the claim that brought each.
#[cfg_attr(feature = "stages", inline(never))]
pub fn media<'a>(desk: &mut Desk<'a, '_>) -> (Vec<Media<'a>>, Vec<Claim>) {
    let mut found = Found::default();
    for claim in desk.ranked(Slot::Media) {
        plain(desk, claim, &mut found);
        found.brought_by(claim);
    }
    for claim in desk.ranked(Slot::MediaGroup) {
        let group = found.next_group();
        let outer_base = desk.enter(claim.node);
        let around = details(desk, claim.node);
        let from = found.media.len();
        for node in desk.tree.elements(claim.node).collect::<Vec<_>>() {
            if is_same_name(desk.tree.node(node).local(), "content") {
                let around = Some((&around, group));
                add_file(desk, node, "media:content", around, &mut found);
            }
        }
        desk.base = outer_base;
        found.default_first(from);
        found.brought_by(claim);
    }
    if let Some(claim) = found.claims.first() {
        desk.note("media", claim);
    }
    let media = found.media;
    if media.iter().any(|media| media.guessed) {
        desk.infer("media:type");
    }
    let mut list: Vec<Media<'a>> = media.into_iter().map(|found| found.media).collect();
    if list.iter().any(is_of_media_rss) {
        let shared = shared(desk);
        inherit(&mut list, &shared);
    }
    (list, found.claims)
}

/// What Media RSS says of a film or a sound, which is the entry then: it is said of the entry, where that says nothing
/// else. A picture is not the entry; its description is a caption.
pub fn told(desk: &Desk<'_, '_>, slot: Slot, row: &'static str) -> Vec<Claim> {
    let mut told = Vec::new();
    for files in [Slot::MediaGroup, Slot::Media] {
        for file in desk.ranked(files) {
            if file.row().prefix != "media" {
                continue;
            }
            said(desk, file.node, slot, row, &mut told);
            if files == Slot::MediaGroup {
                for node in desk.tree.elements(file.node) {
                    said(desk, node, slot, row, &mut told);
                }
            }
        }
    }
    told
}

fn said(desk: &Desk<'_, '_>, node: NodeId, slot: Slot, row: &'static str, told: &mut Vec<Claim>) {
    // Most files hold nothing.
    if desk.tree.is_leaf(node) {
        return;
    }
    let name = row.split_once(':').map_or(row, |(_, name)| name);
    let is_named = |node: &NodeId| is_same_name(desk.tree.node(*node).local(), name);
    let mut named = desk.tree.elements(node).filter(is_named).peekable();
    // The table of rows is asked last: most files say nothing of the kind.
    if named.peek().is_none() || !is_recording(desk, node) {
        return;
    }
    if let Some(row) = row_named(row) {
        told.extend(named.map(|node| Claim { slot, row, node }));
    }
}

/// Whether this is a film or a sound, or a group of which nobody says that it is not.
fn is_recording(desk: &Desk<'_, '_>, node: NodeId) -> bool {
    let said = |name| desk.tree.attribute(node, name).map(|said| &*said.value);
    let kind = said("type").and_then(media_type::clean);
    let named = || said("url").and_then(by_name);
    match media_type::medium(kind.as_deref(), said("medium")).or_else(named) {
        Some(medium) => matches!(medium, "audio" | "video"),
        None => is_same_name(desk.tree.node(node).local(), "group"),
    }
}

/// A file, and whether its type was worked out.
struct Guessable<'a> {
    media: Media<'a>,
    guessed: bool,
}

#[derive(Default)]
struct Found<'a> {
    media: Vec<Guessable<'a>>,
    /// Who brought each of them.
    claims: Vec<Claim>,
    groups: u32,
    room: Room,
}

impl<'a> Found<'a> {
    fn next_group(&mut self) -> u32 {
        self.groups += 1;
        self.groups - 1
    }

    /// Attachments with one title are one thing, says JSON Feed: the last one is of an earlier one's group.
    fn join_by_title(&mut self) {
        let Some((last, known)) = self.media.split_last_mut() else {
            return;
        };
        let last = &mut last.media;
        let mut recent = known.iter_mut().rev().take(COMPARED);
        if let Some(other) = recent.find(|other| other.media.title == last.title)
            && last.title.is_some()
            && last.group.is_none()
        {
            let group = other.media.group.unwrap_or(self.groups);
            self.groups = self.groups.max(group + 1);
            other.media.group = Some(group);
            last.group = Some(group);
        }
    }

    /// Of a group that begins here the default is the most important.
    fn default_first(&mut self, from: usize) {
        let group = self.media.get_mut(from..).unwrap_or_default();
        if let Some(at) = group.iter().position(|file| file.media.is_default)
            && let Some(before) = group.get_mut(..=at)
        {
            before.rotate_right(1);
        }
    }

    /// Whatever is new came from this claim.
    fn brought_by(&mut self, claim: &Claim) {
        self.claims.resize(self.media.len(), *claim);
    }

    /// The same address again only fills what the first left open.
    fn add(&mut self, file: Guessable<'a>) {
        let recent = self.media.len().saturating_sub(COMPARED);
        let mut recent = self.media.iter_mut().skip(recent);
        let Some(known) = recent.find(|known| is_same(&known.media.url, &file.media.url)) else {
            return self.media.push(file);
        };
        if known.guessed && !file.guessed && file.media.kind.is_some() {
            known.guessed = false;
            known.media.kind = None;
        }
        complete(&mut known.media, file.media);
    }
}

fn complete<'a>(known: &mut Media<'a>, other: Media<'a>) {
    known.kind = known.kind.take().or(other.kind);
    known.medium = known.medium.or(other.medium);
    known.length = known.length.or(other.length);
    known.duration = known.duration.or(other.duration);
    known.width = known.width.or(other.width);
    known.height = known.height.or(other.height);
    known.bitrate = known.bitrate.or(other.bitrate);
    known.language = known.language.take().or(other.language);
    known.title = known.title.take().or(other.title);
    known.description = known.description.take().or(other.description);
    known.group = known.group.or(other.group);
    known.is_default |= other.is_default;
    if known.thumbnails.is_empty() {
        known.thumbnails = other.thumbnails;
    }
}

fn plain<'a>(desk: &mut Desk<'a, '_>, claim: &Claim, found: &mut Found<'a>) {
    let node = claim.node;
    match (claim.row().prefix, claim.row().element.name) {
        ("atom", "link") => {
            if has_word(&relation(desk, claim), "enclosure") {
                add_file(desk, node, "enclosure", None, found);
            }
        }
        // Atom's content may lie elsewhere: a file, or a page (see links).
        ("atom", "content") => {
            let kind = desk.attribute(node, "type").unwrap_or_default();
            let is_file = kind.has('/') && !media_type::is_text(&kind);
            if is_file && desk.tree.attribute(node, "src").is_some() {
                add_file(desk, node, "enclosure", None, found);
            }
        }
        ("podcast", _) => alternate(desk, node, found),
        ("media", _) => add_file(desk, node, "media:content", None, found),
        ("json", _) => {
            add_file(desk, node, "attachment", None, found);
            found.join_by_title();
        }
        _ => add_file(desk, node, "enclosure", None, found),
    }
}

/// Where files are from that are the same in another form.
const ALTERNATE: &str = "podcast:alternateEnclosure";

/// One recording in one form, at several addresses.
fn alternate<'a>(desk: &mut Desk<'a, '_>, node: NodeId, found: &mut Found<'a>) {
    let group = found.next_group();
    let around = details(desk, node);
    let tree = desk.tree;
    for source in tree.elements(node) {
        if is_same_name(tree.node(source).local(), "source") {
            add_file(desk, source, ALTERNATE, Some((&around, group)), found);
        }
    }
}

/// Adds the file in an element. What stands around completes it, and groups it with others.
fn add_file<'a>(
    desk: &mut Desk<'a, '_>,
    node: NodeId,
    from: &'static str,
    around: Option<(&Details<'a>, u32)>,
    found: &mut Found<'a>,
) {
    const ADDRESS: &[&str] = &["url", "href", "uri", "resource", "src"];
    let Some(url) = desk
        .allowed_url(node, ADDRESS, Purpose::Media)
        .or_else(|| player(desk, node))
        .or_else(|| desk.url(node, ADDRESS, Purpose::Media))
    else {
        return;
    };
    let mut details = details(desk, node);
    if let Some((around, _)) = around {
        details.complete(around, &mut found.room);
    }
    let mut file = read_file(desk, node, url, from, details);
    file.media.group = around.map(|(_, group)| group);
    found.add(file);
}

/// A file by its details.
fn read_file<'a>(
    desk: &mut Desk<'a, '_>,
    node: NodeId,
    url: Text<'a>,
    from: &'static str,
    details: Details<'a>,
) -> Guessable<'a> {
    let [
        written,
        declared,
        numbers @ ..,
        language,
        default,
        title,
        description,
    ] = details.texts;
    let (kind, medium, guessed) = read_kind(desk, node, [written, declared], &url);
    let size = read_size(desk, node, from, numbers);
    let language = language.and_then(|tag| desk.understood(node, &tag, language::canonical(&tag)));
    let media = Media {
        medium,
        length: size.length,
        duration: size.duration.or_else(|| duration_of_charts(desk, node)),
        width: size.width,
        height: size.height,
        bitrate: size.bitrate,
        language: language.map(Text::Owned),
        title,
        description,
        thumbnails: details.thumbnails,
        is_default: default.is_some_and(|flag| number::flag(&flag) == Some(true)),
        group: None,
        from,
        kind,
        url,
    };
    Guessable { media, guessed }
}

/// The type and the medium, as they are said or else by the address, and whether the type was worked out.
fn read_kind<'a>(
    desk: &mut Desk<'a, '_>,
    node: NodeId,
    [written, declared]: [Option<Text<'a>>; 2],
    url: &str,
) -> (Option<Text<'a>>, Option<&'static str>, bool) {
    let said = written.clone().and_then(|kind| type_of(desk, node, kind));
    let is_unsaid = said.is_none();
    let declared = declared.or(written.filter(|_| is_unsaid));
    let kind = said.or_else(|| media_type::from_url(url).map(Text::Borrowed));
    let medium = media_type::medium(kind.as_deref(), declared.as_deref());
    let guessed = is_unsaid && kind.is_some();
    (kind, medium.or_else(|| by_name(url)), guessed)
}

/// How large a file is, and how long.
struct Size {
    length: Option<u64>,
    duration: Option<f64>,
    width: Option<u32>,
    height: Option<u32>,
    bitrate: Option<f64>,
}

fn read_size(
    desk: &mut Desk,
    node: NodeId,
    from: &str,
    [length, duration, width, height, bitrate]: [Option<Text>; 5],
) -> Size {
    let mut integer = |text: Option<Text>| {
        let text = text?;
        desk.understood(node, &text, number::integer(&text))
    };
    let length = integer(length);
    let [width, height] = [width, height].map(|text| u32::try_from(integer(text)?).ok());
    // Media RSS counts in thousands, Podcasting 2.0 does not.
    let unit = match from {
        ALTERNATE => 1000.0,
        _ => 1.0,
    };
    Size {
        // A length of 0 is what programs write that do not know it.
        length: length.filter(|length| *length > 0),
        duration: duration.and_then(|text| desk.understood(node, &text, duration::read(&text))),
        width,
        height,
        bitrate: bitrate.and_then(|rate| Some(number::decimal(&rate)? / unit)),
    }
}

/// A type that tells nothing, "application/octet-stream", leaves it to the name.
fn by_name(url: &str) -> Option<&'static str> {
    media_type::medium(media_type::from_url(url), None)
}

/// Media RSS may give a player's page in place of the file.
fn player<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Text<'a>> {
    let player = desk.child(node, "player")?;
    desk.url(player, &["url"], Purpose::Media)
}
