//! Claims of the podcast vocabularies to what a show and an episode are.

use super::desk::Desk;
use super::people;
use crate::model::{
    Chapter, Funding, Person, PodcastEpisode, PodcastPerson, PodcastShow, Soundbite, Text,
    Transcript,
};
use crate::syntax::tree::NodeId;
use crate::value::text::borrowed;
use crate::value::url::Purpose;
use crate::value::{duration, language, media_type, number, person};
use crate::vocabulary::table::Slot;

/// Any of these makes a feed a podcast.
#[rustfmt::skip]
static SHOW: &[Slot] = &[
    Slot::PodcastAuthor, Slot::Owner, Slot::Explicit, Slot::ShowType, Slot::PodcastMedium, Slot::PodcastGuid,
    Slot::Locked, Slot::Blocked, Slot::NoMoreEpisodes, Slot::NewFeedUrl, Slot::Funding, Slot::PodcastPerson,
];

/// Any of these makes an entry an episode.
#[rustfmt::skip]
static EPISODE: &[Slot] = &[
    Slot::Duration, Slot::Episode, Slot::Season, Slot::EpisodeType, Slot::Explicit, Slot::Blocked, Slot::Chapters,
    Slot::Transcript, Slot::Soundbite, Slot::PodcastPerson,
];

/// What a feed says as a podcast.
pub fn show<'a>(desk: &mut Desk<'a, '_>) -> Option<PodcastShow<'a>> {
    note_first(desk, SHOW)?;
    Some(PodcastShow {
        author: desk
            .best(Slot::PodcastAuthor, |desk, claim| {
                person::names(desk.line(claim.node)?)
            })
            .map(second),
        owner: owner(desk),
        explicit: flag(desk, Slot::Explicit),
        kind: word(desk, Slot::ShowType, &["episodic", "serial"]),
        medium: line(desk, Slot::PodcastMedium),
        guid: line(desk, Slot::PodcastGuid),
        locked: flag(desk, Slot::Locked),
        blocked: is_blocked(desk),
        complete: flag(desk, Slot::NoMoreEpisodes) == Some(true),
        new_feed_url: address(desk, Slot::NewFeedUrl, Purpose::Page),
        funding: funding(desk),
        persons: persons(desk),
    })
}

/// What an entry says as an episode.
#[cfg_attr(feature = "stages", inline(never))]
pub fn episode<'a>(desk: &mut Desk<'a, '_>) -> Option<PodcastEpisode<'a>> {
    note_first(desk, EPISODE)?;
    let season = desk.ranked(Slot::Season).first().map(|claim| claim.node);
    Some(PodcastEpisode {
        duration: desk
            .best(Slot::Duration, |desk, claim| {
                let line = desk.line(claim.node)?;
                desk.understood(claim.node, &line, duration::read(&line))
            })
            .map(second),
        episode: numbered(desk, Slot::Episode),
        season: numbered(desk, Slot::Season),
        season_name: season.and_then(|node| desk.words(node, "name")),
        kind: word(desk, Slot::EpisodeType, &["full", "trailer", "bonus"]),
        explicit: flag(desk, Slot::Explicit),
        blocked: is_blocked(desk),
        chapters: chapters(desk),
        chapters_url: desk
            .best(Slot::Chapters, |desk, claim| {
                desk.url_part(claim.node, &["url", "href"], Purpose::Media)
            })
            .map(second),
        transcripts: transcripts(desk),
        soundbites: soundbites(desk),
        persons: persons(desk),
    })
}

/// Notes the first of the claims that make a podcast; `None` where there is none.
fn note_first(desk: &mut Desk, slots: &[Slot]) -> Option<()> {
    let slot = slots.iter().find(|slot| desk.claims.has(**slot))?;
    if let Some(claim) = desk.ranked(*slot).first() {
        desk.note("podcast", claim);
    }
    Some(())
}

fn second<A, B>(pair: (A, B)) -> B {
    pair.1
}

fn line<'a>(desk: &mut Desk<'a, '_>, slot: Slot) -> Option<Text<'a>> {
    desk.best(slot, |desk, claim| desk.line(claim.node))
        .map(second)
}

fn flag(desk: &mut Desk, slot: Slot) -> Option<bool> {
    desk.best(slot, |desk, claim| number::flag(&desk.line(claim.node)?))
        .map(second)
}

/// One yes is enough, whoever else says no; a block with an `id` is meant for that one service.
fn is_blocked(desk: &mut Desk) -> bool {
    desk.ranked(Slot::Blocked).iter().any(|claim| {
        let is_for_one =
            claim.row().prefix == "podcast" && desk.attribute(claim.node, "id").is_some();
        let line = desk.line(claim.node).filter(|_| !is_for_one);
        line.and_then(|line| number::flag(&line)) == Some(true)
    })
}

/// The number of an episode or a season: `podcast:episode` may be a decimal; nobody means an exponent, nor less than nothing.
fn numbered(desk: &mut Desk, slot: Slot) -> Option<f64> {
    desk.best(slot, |desk, claim| {
        let line = desk.line(claim.node)?;
        let is_plain = |byte: u8| matches!(byte, b'0'..=b'9' | b'.' | b',');
        let number = match line.bytes().all(is_plain) {
            true => number::decimal(&line),
            false => number::integer(&line).map(|number| number as f64),
        };
        desk.understood(claim.node, &line, number)
    })
    .map(second)
}

fn address<'a>(desk: &mut Desk<'a, '_>, slot: Slot, purpose: Purpose) -> Option<Text<'a>> {
    desk.best(slot, |desk, claim| {
        desk.url(claim.node, &["href", "url"], purpose)
    })
    .map(second)
}

fn word(desk: &mut Desk, slot: Slot, words: &[&'static str]) -> Option<&'static str> {
    let (_, text) = desk.best(slot, |desk, claim| desk.line(claim.node))?;
    words
        .iter()
        .copied()
        .find(|word| word.eq_ignore_ascii_case(&text))
}

fn owner<'a>(desk: &mut Desk<'a, '_>) -> Option<Person<'a>> {
    desk.best(Slot::Owner, |desk, claim| {
        people::read(desk, claim.node).into_iter().next()
    })
    .map(second)
}

/// Reads every claim about a slot.
fn each<'a, T>(
    desk: &mut Desk<'a, '_>,
    slot: Slot,
    read: impl Fn(&mut Desk<'a, '_>, NodeId) -> Option<T>,
) -> Vec<T> {
    desk.ranked(slot)
        .iter()
        .filter_map(|claim| read(desk, claim.node))
        .collect()
}

fn funding<'a>(desk: &mut Desk<'a, '_>) -> Vec<Funding<'a>> {
    each(desk, Slot::Funding, |desk, node| {
        let url = desk.url_part(node, &["url", "href"], Purpose::Page);
        let message = desk.line(node);
        let url = url.or_else(|| desk.url(node, &[], Purpose::Page))?;
        Some(Funding {
            message: message.filter(|message| *message != url),
            url,
        })
    })
}

fn persons<'a>(desk: &mut Desk<'a, '_>) -> Vec<PodcastPerson<'a>> {
    each(desk, Slot::PodcastPerson, |desk, node| {
        Some(PodcastPerson {
            name: person::names(desk.line(node)?)?,
            role: desk.words(node, "role"),
            group: desk.words(node, "group"),
            image: desk.url_part(node, &["img"], Purpose::Image),
            url: desk.url_part(node, &["href"], Purpose::Page),
        })
    })
}

fn transcripts<'a>(desk: &mut Desk<'a, '_>) -> Vec<Transcript<'a>> {
    each(desk, Slot::Transcript, |desk, node| {
        Some(Transcript {
            url: desk.url(node, &["url", "href"], Purpose::Media)?,
            kind: desk
                .attribute(node, "type")
                .and_then(|kind| borrowed(&kind, media_type::clean)),
            language: desk
                .attribute(node, "language")
                .and_then(|tag| language::canonical(&tag))
                .map(Text::Owned),
            rel: desk.attribute(node, "rel"),
        })
    })
}

fn soundbites<'a>(desk: &mut Desk<'a, '_>) -> Vec<Soundbite<'a>> {
    each(desk, Slot::Soundbite, |desk, node| {
        Some(Soundbite {
            start: duration::read(&desk.attribute(node, "startTime")?)?,
            duration: duration::read(&desk.attribute(node, "duration")?)?,
            title: desk.line(node),
        })
    })
}

fn chapters<'a>(desk: &mut Desk<'a, '_>) -> Vec<Chapter<'a>> {
    let Some(claim) = desk
        .ranked(Slot::Chapters)
        .iter()
        .find(|claim| !desk.tree.is_leaf(claim.node))
    else {
        return Vec::new();
    };
    let nodes: Vec<NodeId> = desk.tree.elements(claim.node).collect();
    nodes
        .into_iter()
        .filter_map(|node| {
            Some(Chapter {
                start: duration::read(&desk.attribute(node, "start")?)?,
                title: desk
                    .part(node, &["title"])
                    .or_else(|| desk.line(node))
                    .unwrap_or_default(),
                url: desk.url_part(node, &["href"], Purpose::Page),
                image: desk.url_part(node, &["image"], Purpose::Image),
            })
        })
        .collect()
}
