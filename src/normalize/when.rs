//! Date claims to ISO 8601 in UTC, and what had to be guessed on the way.

use super::desk::{Claimed, Desk};
use crate::diagnostic::catalogue::date as catalogue;
use crate::model::Text;
use crate::syntax::tree::NodeId;
use crate::value::date::{self, Date, Evidence, Order, iso};
use crate::value::text::{borrowed, fold, is_blank};
use crate::vocabulary::table::Slot;

/// The two dates that are fields of their own.
#[derive(Clone, Copy)]
pub enum Field {
    Published,
    Updated,
}

/// The best readable claim about a date.
pub fn moment<'a>(desk: &mut Desk<'a, '_>, field: Field) -> Option<Text<'a>> {
    let best = best(desk, field);
    tell(desk, field, best?)
}

/// An entry's dates.
pub struct Moments<'a> {
    pub published: Option<Text<'a>>,
    pub updated: Option<Text<'a>>,
    /// When it was published, as it says itself: what that means may hang on other entries and on the head.
    pub written: Option<Text<'a>>,
}

/// When an entry was published and updated: an unlikely date gives way to a likely one, and a day alone that the entry
/// was published after updates nothing.
pub fn moments<'a>(desk: &mut Desk<'a, '_>) -> Moments<'a> {
    let published = best(desk, Field::Published);
    let updated = best(desk, Field::Updated).filter(|(_, updated)| {
        let is_before = |(_, date): &Claimed<Date>| updated.seconds < date.seconds;
        !(updated.time_missing && published.as_ref().is_some_and(is_before))
    });
    let published = published.filter(|(_, date)| {
        is_likely(date) || !updated.as_ref().is_some_and(|(_, date)| is_likely(date))
    });
    let written = published.as_ref().map(|(claim, _)| desk.raw(claim.node));
    let [published, updated] = [(Field::Published, published), (Field::Updated, updated)]
        .map(|(field, best)| tell(desk, field, best?));
    Moments {
        published,
        updated,
        written: written.and_then(|text| borrowed(&text, |text| Some(fold(text)))),
    }
}

fn tell<'a>(
    desk: &mut Desk<'a, '_>,
    field: Field,
    (claim, date): Claimed<Date>,
) -> Option<Text<'a>> {
    let names = field.names();
    desk.note(names.whole, &claim);
    for (missing, name) in [
        (date.day_missing, names.whole),
        (date.timezone_missing, names.timezone),
        (date.time_missing, names.time),
        (date.century_missing, names.century),
        (date.order_missing(), names.order),
    ] {
        if missing {
            desk.infer(name);
        }
    }
    if date.evidence == Evidence::Ambiguous && matches!(field, Field::Published) {
        let text = desk.raw(claim.node);
        let [by_day, by_month] =
            [Order::DayFirst, Order::MonthFirst].map(|order| date::read(&text, order));
        if let (Some(by_day), Some(by_month)) = (by_day, by_month) {
            desk.facts.follow(by_day.seconds, by_month.seconds);
        }
    }
    iso(date.seconds).map(Text::Owned)
}

/// Of the claims that can be read the most trusted; before it one that is likely, or says more of a date. One that cannot
/// be read is told of: as lost, unless a date was found for any field that it speaks of.
fn best(desk: &mut Desk, field: Field) -> Option<Claimed<Date>> {
    let [slot, other] = match field {
        Field::Published => [Slot::Published, Slot::Updated],
        Field::Updated => [Slot::Updated, Slot::Published],
    };
    let mut passed = Vec::new();
    let mut found: Option<(Claimed<Date>, [bool; 4])> = None;
    for claim in desk.ranked(slot) {
        let Some(text) = text_at(desk, claim.node) else {
            continue;
        };
        let Some(date) = judged(desk, claim.node, &text) else {
            passed.push((claim, text));
            continue;
        };
        let worth = worth(&date);
        if found.as_ref().is_none_or(|(_, best)| *best < worth) {
            found = Some(((*claim, date), worth));
        }
        if worth == [true; 4] {
            break;
        }
    }
    let mut is_elsewhere = None;
    for (claim, text) in passed {
        let elsewhere = || {
            let mut others = desk.ranked(other).iter();
            others.any(|other| read(desk, &desk.raw(other.node)).is_some())
        };
        let speaks_of_both = claim.row().element.slots.contains(&other);
        let is_given =
            found.is_some() || speaks_of_both && *is_elsewhere.get_or_insert_with(elsewhere);
        let kind = match is_given {
            true => &catalogue::PASSED_OVER,
            false => &catalogue::UNREADABLE,
        };
        desk.add(kind, claim.node, text.trim());
    }
    found.map(|(best, _)| best)
}

/// What a date says, and whether it may be so; the greater the better.
fn worth(date: &Date) -> [bool; 4] {
    [
        is_likely(date),
        !date.day_missing,
        !date.time_missing,
        !date.timezone_missing,
    ]
}

/// A date as the feed means it, by its order of day and month.
pub fn read(desk: &Desk, text: &str) -> Option<Date> {
    date::read(text, desk.facts.order)
}

/// The date in an element; one that cannot be read is logged and absent, an unlikely one is logged.
pub fn read_at(desk: &mut Desk, node: NodeId) -> Option<Date> {
    let text = text_at(desk, node)?;
    let date = judged(desk, node, &text);
    if date.is_none() {
        desk.add(&catalogue::UNREADABLE, node, text.trim());
    }
    date
}

fn text_at<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Text<'a>> {
    let text = desk.raw(node);
    let text = desk.unmarked(text, node);
    (!is_blank(&text)).then_some(text)
}

fn judged(desk: &mut Desk, node: NodeId, text: &str) -> Option<Date> {
    let date = read(desk, text)?;
    desk.facts.learn(date.evidence);
    if !is_likely(&date) {
        desk.add(&catalogue::UNLIKELY, node, text.trim());
    }
    Some(date)
}

/// Whether a date lies in the years 1970 to 2100: before there were no feeds, and empty dates of databases lie in the
/// years 1, 1601 and 1899, or in January 1970.
fn is_likely(date: &Date) -> bool {
    const FIRST_OF_FEBRUARY: i64 = 31 * 86_400;
    (FIRST_OF_FEBRUARY..4_133_980_800).contains(&date.seconds)
}

struct Names {
    whole: &'static str,
    timezone: &'static str,
    time: &'static str,
    century: &'static str,
    order: &'static str,
}

impl Field {
    fn names(self) -> Names {
        match self {
            Field::Published => Names {
                whole: "published",
                timezone: "published:timezone",
                time: "published:time",
                century: "published:century",
                order: "published:order",
            },
            Field::Updated => Names {
                whole: "updated",
                timezone: "updated:timezone",
                time: "updated:time",
                century: "updated:century",
                order: "updated:order",
            },
        }
    }
}
