//! Whom to believe: for every slot the elements that may fill it, the most trusted first.
//!
//! The only place where vocabularies are compared. What is not listed stands behind what is, in the order of
//! the tables, never in the document's; an empty claim never beats a full one.

use crate::vocabulary::read::Claim;
use crate::vocabulary::rows::{RowId, row_id};
use crate::vocabulary::table::Slot::{self, *};

/// A name stands for the row as its vocabulary's table calls it.
#[rustfmt::skip]
const ORDER: &[(Slot, &[&str])] = &[
    (Id, &["rss:guid", "atom:id", "rdf:about", "json:id", "h:uid", "dc:identifier", "dcterms:identifier", "g:id"]),
    // Feed rewriters put their counting address into `link` and keep the article's own aside.
    (Url, &["feedburner:origLink", "pheedo:origLink", "atom:link", "rss:link", "json:url", "cdf:href", "cdf:a", "h:url", "json:home_page_url", "json:external_url", "rss:guid", "g:link", "prism:url", "atom:content"]),
    (Title, &["atom:title", "rss:title", "json:title", "cdf:title", "cdf:a", "h:name", "dc:title", "dcterms:title", "media:title", "itunes:title", "g:title"]),
    (Content, &["atom:content", "content:encoded", "content:payload", "xhtml:body", "xhtml:div", "json:content_html", "json:content_text", "h:content", "rss:content", "yandex:full-text", "content:items"]),
    (Summary, &["atom:summary", "json:summary", "h:summary", "rss:description", "cdf:abstract", "dc:description", "dcterms:abstract", "dcterms:description", "itunes:summary", "googleplay:description", "itunes:subtitle", "media:description", "g:description", "szf:description", "source:markdown"]),
    (Description, &["atom:subtitle", "rss:description", "json:description", "cdf:abstract", "h:summary", "dc:description", "itunes:summary", "googleplay:description", "itunes:subtitle", "media:description"]),
    (Author, &["dc:creator", "atom:author", "itunes:author", "json:authors", "json:author", "h:author", "rss:author", "googleplay:author", "dcterms:creator", "rss:managingEditor", "rss:webMaster"]),
    (Contributor, &["atom:contributor", "dc:contributor", "dcterms:contributor"]),
    // `dc:date` is written by programs and in one form; `pubDate` by people and in all of them.
    (Published, &["dc:date", "atom:published", "atom:issued", "dcterms:issued", "rss:pubDate", "json:date_published", "json:date_gmt", "h:published", "dcterms:created", "dcterms:date", "prism:publicationDate", "g:publish_date", "atom:created"]),
    (Updated, &["atom:updated", "atom:modified", "dcterms:modified", "json:modified_gmt", "rss:lastBuildDate", "json:date_modified", "h:updated", "cdf:lastmod", "dc:date", "prism:modificationDate", "app:edited"]),
    (Category, &["rss:tags", "rss:category", "json:tags", "h:category", "itunes:category", "googleplay:category", "itunes:keywords", "dc:subject", "dcterms:subject", "atom:category", "media:category", "media:keywords", "prism:keyword", "s:tag"]),
    (Media, &["rss:enclosure", "atom:link", "media:content", "json:attachments", "podcast:alternateEnclosure", "enc:enclosure", "rawvoice:mp4", "rawvoice:webm", "atom:content"]),
    (Image, &["itunes:image", "itunes:link", "googleplay:image", "podcast:image", "podcast:images", "rss:image", "atom:logo", "json:image", "json:icon", "json:banner_image", "h:photo", "cdf:logo", "webfeeds:cover", "webfeeds:featuredImage", "rawvoice:poster", "image:item", "og:image", "g:image_link", "conversationsNetwork:image", "photocast:image"]),
    (Icon, &["atom:icon", "json:favicon", "webfeeds:icon", "image:favicon", "json:icon"]),
    (Rights, &["atom:rights", "rss:copyright", "dc:rights", "dcterms:rights", "media:copyright", "itunes:copyright", "prism:copyright"]),
    (License, &["cc:license", "creativeCommons:license", "media:license", "podcast:license", "dcterms:license"]),
    (Language, &["rss:language", "json:language", "dc:language", "dcterms:language"]),
    (Explicit, &["itunes:explicit", "googleplay:explicit", "media:adult"]),
    (NewFeedUrl, &["itunes:new-feed-url", "googleplay:new-feed-url"]),
    (Owner, &["itunes:owner", "googleplay:owner", "googleplay:email"]),
    (PodcastAuthor, &["itunes:author", "googleplay:author"]),
    (Season, &["podcast:season", "itunes:season"]),
    (Episode, &["podcast:episode", "itunes:episode"]),
    (Chapters, &["psc:chapters", "podcast:chapters"]),
    (CommentsUrl, &["rss:comments", "wfw:comment", "podcast:socialInteract"]),
    (CommentsFeed, &["wfw:commentRss"]),
    (CommentsCount, &["slash:comments", "thr:total", "thr:replies", "lj:reply-count"]),
    (Minutes, &["rss:ttl", "cdf:schedule"]),
    (Funding, &["podcast:funding", "rawvoice:donate"]),
    (Source, &["atom:source", "rss:source", "ag:source", "ag:sourceURL"]),
    (Generator, &["atom:generator", "rss:generator", "admin:generatorAgent"]),
    (Geo, &["georss:point", "georss:line", "georss:polygon", "georss:box", "georss:where", "podcast:location", "cap:polygon"]),
    (FeedUrl, &["json:feed_url", "cdf:self"]),
];

/// The table, for the test that asks whether every row of it has a case.
pub fn order() -> &'static [(Slot, &'static [&'static str])] {
    ORDER
}

/// Descriptions say what they like: where nothing fuller is there, they are the body; else they are its summary.
static BODIES_AT_NEED: [Option<RowId>; 9] = [
    row_id("rss:description"),
    row_id("dc:description"),
    row_id("dcterms:description"),
    row_id("cdf:abstract"),
    row_id("googleplay:description"),
    row_id("media:description"),
    row_id("g:description"),
    row_id("szf:description"),
    row_id("source:markdown"),
];

/// Whether an element that claims a summary is made for nothing else.
pub fn is_made_for_summaries(claim: &Claim) -> bool {
    !BODIES_AT_NEED.contains(&Some(claim.row))
}

/// Slots about which a format's own elements stand before all others, and which format, where not all: Atom's author
/// has parts that a creator has not, and its dates say what happened then.
static OWN_FIRST: &[(Slot, Option<&str>)] = &[
    (Category, None),
    (Author, Some("atom")),
    (Published, Some("atom")),
];

/// The place of a claim among those about its slot, in a document of this core vocabulary: what the tables do not
/// tell apart stands in the order of its rows.
pub fn rank(claim: &Claim, core: &str) -> u32 {
    let is_own_first = |(slot, format): &(Slot, Option<&str>)| {
        *slot == claim.slot && format.is_none_or(|format| format == core)
    };
    // Of few slots the row is asked for its prefix.
    let is_behind = OWN_FIRST.iter().any(is_own_first) && claim.row().prefix != core;
    u32::from(is_behind) << 24 | u32::from(place(claim)) << 16 | u32::from(claim.row)
}

/// The place of a claim in the table; behind all others if it is not there.
fn place(claim: &Claim) -> u8 {
    let [from, to] = PLACES
        .slots
        .get(claim.slot as usize)
        .copied()
        .unwrap_or_default();
    let rows = PLACES.rows.get(from.into()..to.into()).unwrap_or_default();
    let place = rows.iter().position(|row| *row == claim.row);
    place.map_or(u8::MAX, |place| place as u8)
}

/// The number of no row.
const NONE: RowId = RowId::MAX;

/// The table with numbers for names: the compiler looks them up. The small build has not every row.
struct Places {
    rows: [RowId; COUNT],
    /// Between which of them each slot's are.
    slots: [[u8; 2]; Slot::ALL.len()],
}

#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
static PLACES: Places = {
    let mut places = Places {
        rows: [NONE; COUNT],
        slots: [[0; 2]; Slot::ALL.len()],
    };
    let (mut line, mut at) = (0, 0);
    while line < ORDER.len() {
        let (slot, names) = ORDER[line];
        assert!(places.slots[slot as usize][1] == 0, "a slot has one line");
        let from = at;
        while at < from + names.len() {
            if let Some(row) = row_id(names[at - from]) {
                places.rows[at] = row;
            }
            at += 1;
        }
        places.slots[slot as usize] = [from as u8, at as u8];
        line += 1;
    }
    places
};

#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
const COUNT: usize = {
    let (mut line, mut count) = (0, 0);
    while line < ORDER.len() {
        count += ORDER[line].1.len();
        line += 1;
    }
    assert!(count <= u8::MAX as usize, "places are counted in bytes");
    count
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_in_the_table_is_a_row_that_claims_the_slot() {
        for (slot, names) in ORDER {
            for name in *names {
                let row = row_id(name).unwrap_or_else(|| panic!("{name} is in no table"));
                let element = crate::vocabulary::rows::row(row).element;
                assert!(
                    element.slots.contains(slot),
                    "{name} does not claim {slot:?}"
                );
            }
        }
    }
}
