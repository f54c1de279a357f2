//! Date claims to ISO 8601 in UTC, and what had to be guessed on the way.

use super::desk::Desk;
use crate::diagnostic::catalogue::date as catalogue;
use crate::model::Text;
use crate::syntax::tree::NodeId;
use crate::value::date::{self, Date, Evidence, Order, iso};
use crate::value::text::is_blank;
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::Slot;

/// The two dates that are fields of their own.
#[derive(Clone, Copy)]
pub enum Field {
    Published,
    Updated,
}

/// The best readable claim about a date.
pub fn moment<'a>(desk: &mut Desk<'a, '_>, field: Field) -> Option<Text<'a>> {
    let (claim, date) = first(desk, field)?;
    let names = field.names();
    desk.note(names.whole, &claim, "");
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

/// The most trusted claim that can be read. One that cannot is told of: as lost, unless a date was found for any field that
/// it speaks of.
fn first(desk: &mut Desk, field: Field) -> Option<(Claim, Date)> {
    let [slot, other] = match field {
        Field::Published => [Slot::Published, Slot::Updated],
        Field::Updated => [Slot::Updated, Slot::Published],
    };
    let claims = desk.ranked(slot);
    let mut passed = Vec::new();
    let found = claims.iter().find_map(|claim| {
        let text = text_at(desk, claim.node)?;
        let date = judged(desk, claim.node, &text);
        if date.is_none() {
            passed.push((claim, text));
        }
        Some((*claim, date?))
    });
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
    found
}

/// A date as the feed means it: by its order of day and month, and by its language where that has months of its own.
pub fn read(desk: &Desk, text: &str) -> Option<Date> {
    let read = date::read(text, desk.facts.order);
    let language = desk.facts.head.language.as_deref().unwrap_or("");
    let is_likely = |date: &Date| LIKELY.contains(&date.seconds);
    if (language == "th" || language.starts_with("th-")) && !read.as_ref().is_some_and(is_likely) {
        // Programs set to Thai write Buddhist years without any Thai letter.
        let buddhist = date::read(text, Order::Buddhist).filter(is_likely);
        return buddhist.or(read);
    }
    let date = read?;
    if date.evidence != Evidence::TwoMonths {
        return Some(date);
    }
    let sure = |order| {
        date::read(text, order).map(|date| Date {
            evidence: Evidence::None,
            ..date
        })
    };
    match language.get(..2) {
        Some("hr" | "bs" | "sh") => sure(Order::Croatian),
        Some("pl" | "cs" | "sk") => sure(Order::DayFirst),
        _ => Some(date),
    }
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
    if !LIKELY.contains(&date.seconds) {
        desk.add(&catalogue::UNLIKELY, node, text.trim());
    }
    Some(date)
}

/// The years 1970 to 2100: before there were no feeds, and empty dates of databases lie in the years 1, 1601 and 1899.
const LIKELY: std::ops::Range<i64> = 0..4_133_980_800;

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
