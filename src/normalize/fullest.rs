//! Which of an entry's texts is its body, and which its summary.

use super::construct::{self, Written};
use super::desk::{Claimed, Desk};
use super::precedence::is_made_for_summaries;
use super::{completeness, media};
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::Slot;

/// The body and the summary. Where no element is made for bodies, or says nothing in which a summary says more, the best
/// summary is the body; a description is then nothing else, while an element made for summaries stays one.
#[cfg_attr(feature = "stages", inline(never))]
pub fn texts<'a>(
    desk: &mut Desk<'a, '_>,
    title: Option<&str>,
) -> [Option<Claimed<Written<'a>>>; 2] {
    let [full, _] = fullest(desk, Slot::Content);
    let [short, other] = fullest(desk, Slot::Summary);
    let Some(short) = short else {
        let body = full.or_else(|| of_recording(desk, Slot::Summary));
        // What shows nothing was perhaps made so by us: that is told of where it is read as a body.
        let body = body.or_else(|| desk.best(Slot::Content, construct::read));
        return [
            body.or_else(|| desk.best(Slot::Summary, construct::read)),
            None,
        ];
    };
    if let Some(full) = full {
        let body = match completeness::gives_way(&full, &short, title) {
            true => short.clone(),
            false => full,
        };
        return [Some(body), Some(short)];
    }
    if let Some(fuller) = fuller(desk, &short) {
        return [Some(fuller), Some(short)];
    }
    if let Some(described) = described(desk, &short) {
        return match described.1.len() > short.1.len() {
            true => [Some(described), Some(short)],
            false => [Some(short), Some(described)],
        };
    }
    let summary = match is_made_for_summaries(&short.0) {
        true => Some(short.clone()),
        false => {
            let other = other.filter(|other| other.1 != short.1);
            read_from_summary_element(desk).or(other)
        }
    };
    [Some(short), summary]
}

fn read_from_summary_element<'a>(desk: &mut Desk<'a, '_>) -> Option<Claimed<Written<'a>>> {
    desk.best(Slot::Summary, |desk, claim| {
        is_made_for_summaries(claim).then(|| construct::read(desk, claim))?
    })
}

/// The most trusted element's text, and another that it has. Where it stands several times, whole and in short, as HTML
/// and as plain text, the longest is the fullest, whatever their order.
fn fullest<'a>(desk: &mut Desk<'a, '_>, slot: Slot) -> [Option<Claimed<Written<'a>>>; 2] {
    let ranked = desk.ranked(slot);
    let Some(mut best) = desk.best(slot, construct::read_shown) else {
        return [None, None];
    };
    let mut other = None;
    let (row, node) = (best.0.row, best.0.node);
    for claim in ranked
        .iter()
        .filter(|claim| claim.row == row && claim.node != node)
    {
        if let Some(written) = construct::read_shown(desk, claim) {
            let is_longer = written.len() > best.1.len();
            let shorter = match is_longer {
                true => std::mem::replace(&mut best, (*claim, written)),
                false => (*claim, written),
            };
            other.get_or_insert(shorter);
        }
    }
    [Some(best), other]
}

/// Another element's text about the same, where that is a body beside a line: what is made for lists may be short.
fn fuller<'a>(
    desk: &mut Desk<'a, '_>,
    short: &Claimed<Written<'a>>,
) -> Option<Claimed<Written<'a>>> {
    const BODY: usize = 400;
    let mut longest = BODY.max(2 * short.1.len());
    let mut fuller = None;
    for claim in desk.ranked(Slot::Summary) {
        if claim.row != short.0.row
            && desk.raw(claim.node).len() > longest
            && let Some(written) = construct::read_shown(desk, claim)
        {
            longest = written.len();
            fuller = Some((*claim, written));
        }
    }
    fuller
}

/// What a description says beside an element that is made for summaries: the longer of the two is the body.
fn described<'a>(
    desk: &mut Desk<'a, '_>,
    short: &Claimed<Written<'a>>,
) -> Option<Claimed<Written<'a>>> {
    let is_named = |claim: &&Claim| claim.row().element.name == "description";
    let claim = desk.ranked(Slot::Summary).iter().find(is_named)?;
    let is_beside = is_made_for_summaries(&short.0) && !is_made_for_summaries(claim);
    let written = is_beside.then(|| construct::read_shown(desk, claim))??;
    (written != short.1).then_some((*claim, written))
}

/// What a recording says of itself stands for what its entry does not say.
pub fn of_recording<'a>(desk: &mut Desk<'a, '_>, slot: Slot) -> Option<Claimed<Written<'a>>> {
    let row = match slot {
        Slot::Title => "media:title",
        _ => "media:description",
    };
    let told = media::told(desk, slot, row);
    told.into_iter()
        .find_map(|claim| Some((claim, construct::read(desk, &claim)?)))
}
