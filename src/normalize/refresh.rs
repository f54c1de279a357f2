//! Claims about the feed's rhythm to when a reader should ask again.

use super::desk::Desk;
use super::links::with_relation;
use crate::model::{Link, Refresh};
use crate::syntax::tree::NodeId;
use crate::value::number;
use crate::value::order::sort;
use crate::vocabulary::table::Slot;

/// Minutes of RSS 1.0's update periods.
static PERIODS: &[(&str, f64)] = &[
    ("hourly", 60.0),
    ("daily", 1440.0),
    ("weekly", 10_080.0),
    ("monthly", 43_200.0),
    ("yearly", 525_600.0),
];

/// Whatever says when to ask again.
#[rustfmt::skip]
static RHYTHM: &[Slot] = &[
    Slot::Minutes, Slot::UpdatePeriod, Slot::UpdateFrequency, Slot::SkipHours, Slot::SkipDays, Slot::NextPage,
    Slot::Complete,
];

/// RFC 5005 counts pages from the newest on and archives from the oldest on: where the entries before these are, and
/// where those behind them.
static OLDER: &[&str] = &["next", "prev-archive"];
static NEWER: &[&str] = &["previous", "prev", "next-archive"];

#[rustfmt::skip]
static DAYS: &[&str] = &[
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
];

/// When to ask again.
pub fn refresh<'a>(desk: &mut Desk<'a, '_>, links: &[Link<'a>]) -> Refresh<'a> {
    let one = |rel| with_relation(links, rel).into_iter().next();
    let (skip_hours, skip_days) = skipped(desk);
    for slot in RHYTHM {
        if let Some(claim) = desk.ranked(*slot).first() {
            desk.note("refresh", claim);
        }
    }
    for rel in OLDER.iter().chain(NEWER) {
        super::links::note_relation(desk, rel, "refresh");
    }
    Refresh {
        minutes: minutes(desk),
        skip_hours,
        skip_days,
        next: OLDER.iter().find_map(|rel| one(rel)),
        previous: NEWER.iter().find_map(|rel| one(rel)),
        complete: desk.claims.has(Slot::Complete),
    }
}

/// The hours, 24 being 0, and days at which nobody need ask.
fn skipped(desk: &mut Desk) -> (Vec<u32>, Vec<&'static str>) {
    let mut hours = Vec::new();
    for (node, word) in words(desk, Slot::SkipHours) {
        let hour = word.parse().ok().filter(|hour: &u32| *hour <= 24);
        hours.extend(desk.understood(node, &word, hour).map(|hour| hour % 24));
    }
    sort(&mut hours, |one, other| one.cmp(other));
    hours.dedup();
    let mut days = Vec::new();
    for (node, word) in words(desk, Slot::SkipDays) {
        let day = DAYS.iter().find(|day| day.eq_ignore_ascii_case(&word));
        let day = desk.understood(node, &word, day.copied());
        days.extend(day.filter(|day| !days.contains(day)));
    }
    (hours, days)
}

fn minutes(desk: &mut Desk) -> Option<f64> {
    let number = |desk: &mut Desk, slot| {
        desk.best(slot, |desk, claim| {
            let number = match claim.row().element.name {
                "schedule" => interval(desk, claim.node),
                _ => number::decimal(&desk.line(claim.node)?),
            };
            number.filter(|number| *number > 0.0)
        })
        .map(|(_, number)| number)
    };
    if let Some(ttl) = number(desk, Slot::Minutes) {
        return Some(ttl);
    }
    let frequency = number(desk, Slot::UpdateFrequency);
    // The module's own word for what a feed does not say: "If omitted, daily is assumed".
    if !desk.claims.has(Slot::UpdatePeriod) {
        return frequency.map(|frequency| 1440.0 / frequency);
    }
    let (_, period) = desk.best(Slot::UpdatePeriod, |desk, claim| {
        let word = desk.line(claim.node)?;
        PERIODS
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(&word))
            .map(|(_, minutes)| *minutes)
    })?;
    Some(period / frequency.unwrap_or(1.0))
}

/// CDF's schedule: `<INTERVALTIME DAY="1"/>`.
fn interval(desk: &mut Desk, schedule: NodeId) -> Option<f64> {
    let interval = desk.child(schedule, "intervaltime")?;
    let units = [("day", 1440.0), ("hour", 60.0), ("min", 1.0)];
    let minutes = units.iter().filter_map(|(name, minutes)| {
        let written = desk.attribute(interval, name)?;
        Some(number::decimal(&written)? * minutes)
    });
    Some(minutes.sum())
}

/// The texts of an element's children; a few feeds write them as one list.
fn words(desk: &mut Desk, slot: Slot) -> Vec<(NodeId, String)> {
    let mut words = Vec::new();
    for claim in desk.ranked(slot).iter() {
        for node in std::iter::once(claim.node).chain(desk.tree.descendants(claim.node)) {
            let text = desk.tree.own_text(node);
            let parts = text.split(|c: char| c.is_whitespace() || c == ',');
            let parts = parts.filter(|part| !part.is_empty());
            words.extend(parts.map(|part| (node, part.to_owned())));
        }
    }
    words
}
