//! Fields that a piece gives more than once: of those that hold one value the others are nowhere, and that is said.

use super::desk::Desk;
use crate::diagnostic::catalogue::field;
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::Slot::{self, *};

/// Fields with one value. Texts are not among them: of several the longest is the body, another the summary.
static SINGLE: &[Slot] = &[Id, Title, Published, Updated, Rights, Language, Generator];

/// Reports each element of the format's own that stands again, once.
#[cfg_attr(feature = "stages", inline(never))]
pub fn report(desk: &mut Desk) {
    // An object has one value of a name.
    if desk.core == "json" {
        return;
    }
    for slot in SINGLE {
        let claims = desk.ranked(*slot);
        if claims.len() > 1 {
            let rows = claims.chunk_by(|one, other| one.row == other.row);
            rows.for_each(|claims| compare(desk, claims));
        }
    }
}

fn compare(desk: &mut Desk, claims: &[Claim]) {
    let [first, others @ ..] = claims else {
        return;
    };
    let row = first.row();
    if others.is_empty() || !matches!(row.prefix, "rss" | "atom") {
        return;
    }
    let said = |claim: &Claim| desk.raw(claim.node).trim().to_owned();
    let mut said = claims.iter().map(|claim| (claim.node, said(claim)));
    let Some((_, value)) = said.find(|(_, value)| !value.is_empty()) else {
        return;
    };
    let (mut equal, mut other) = (None, None);
    for (node, again) in said.filter(|(_, value)| !value.is_empty()) {
        match again == value {
            true => equal = equal.or(Some(node)),
            false => {
                other = Some(node);
                break;
            }
        }
    }
    if let Some(node) = other {
        desk.add(&field::REPEATED, node, row.element.name);
    } else if let Some(node) = equal {
        desk.add(&field::DUPLICATE, node, row.element.name);
    }
}
