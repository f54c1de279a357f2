//! What tells entries apart: what the feed says, else the address, else a hash that is the same everywhere.

use super::desk::Desk;
use crate::diagnostic::catalogue::entry as found;
use crate::model::Text;
use crate::syntax::tree::NodeId;
use crate::value::hash;
use crate::value::hashed::Hashed;
use crate::value::url::{Purpose, resolve};
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::{At, Kind, Slot};

/// Ids given out, with a fingerprint of the entry that has each; both as hashes, for a feed of gigabytes passes
/// through little memory. At least the last [`REMEMBERED`] are known.
#[derive(Debug, Default)]
pub struct Identities {
    recent: Hashed<Holder>,
    older: Hashed<Holder>,
}

/// Who has an id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Holder {
    fingerprint: u64,
    /// How many entries after it have claimed the id.
    others: u32,
}

/// As many as a whole document has entries by default: there no id is forgotten.
const REMEMBERED: usize = 100_000;

impl Identities {
    /// The entry that has an id; else this one has it from now on.
    fn holder(&mut self, id: &str, fingerprint: u64) -> Option<Holder> {
        let key = hash::quick(&[id]);
        if let Some(known) = self.recent.get_mut(key) {
            return Some(claimed(known));
        }
        if let Some(known) = self.older.get_mut(key) {
            return Some(claimed(known));
        }
        self.recent.insert(
            key,
            Holder {
                fingerprint,
                others: 0,
            },
        );
        if self.recent.len() >= REMEMBERED {
            self.older = std::mem::take(&mut self.recent);
        }
        None
    }
}

/// One more entry claims an id that has a holder.
fn claimed(holder: &mut Holder) -> Holder {
    holder.others = holder.others.saturating_add(1);
    *holder
}

/// The id that an entry or feed gives itself.
#[cfg_attr(feature = "stages", inline(never))]
pub fn stated<'a>(desk: &mut Desk<'a, '_>) -> Option<Text<'a>> {
    let (claim, id) = desk.best(Slot::Id, |desk, claim| match claim.row().element.kind {
        // An attribute of the entry itself: RDF's `about`.
        Kind::Parts([part, ..]) if part.at == At::Attribute => {
            desk.attribute(claim.node, part.name)
        }
        _ => desk.own_line(claim.node),
    })?;
    let id = absolute(desk, &claim, id);
    desk.note("id", &claim);
    Some(id)
}

/// Ids are taken as they are; only Atom's and a page's, which must be whole addresses, are made so where they are
/// plainly the paths of one.
fn absolute<'a>(desk: &Desk<'a, '_>, claim: &Claim, id: Text<'a>) -> Text<'a> {
    let is_path = matches!(claim.row().prefix, "atom" | "h")
        && ["/", "./", "../"].iter().any(|start| id.starts_with(start));
    let base = desk.base_of(claim.node);
    let whole = if is_path {
        resolve(&id, &base, Purpose::Page).map(|url| url.into_owned())
    } else {
        None
    };
    whole.map_or(id, Text::Owned)
}

/// An entry's id, never empty and nobody else's: of two different entries that claim one id the first keeps it. Its
/// marks tell it apart from others; the first is its address.
#[cfg_attr(feature = "stages", inline(never))]
pub fn unique<'a>(
    desk: &mut Desk<'a, '_>,
    identities: &mut Identities,
    stated: Option<Text<'a>>,
    marks: &[&str],
    root: NodeId,
) -> Text<'a> {
    let fingerprint = hash::quick(marks);
    let is_stated = stated.is_some();
    let id = stated.unwrap_or_else(|| {
        desk.infer("id");
        made(desk, marks, root).into()
    });
    let Some(known) = identities.holder(&id, fingerprint) else {
        return id;
    };
    let is_same = known.fingerprint == fingerprint;
    match is_stated {
        true => desk.add(&found::ID_REPEATED, root, &id),
        false => desk.add(&found::WITHOUT_ID, root, ""),
    }
    // What says the same is the same; what says nothing at all is not.
    if is_same && (is_stated || !says_nothing(marks)) {
        return id;
    }
    desk.infer("id");
    Text::Owned(match is_same {
        true => format!("{id}#{}", known.others.saturating_add(1)),
        false => format!("{id}#{}", hash::id(marks)),
    })
}

fn says_nothing(marks: &[&str]) -> bool {
    marks.iter().all(|mark| mark.is_empty())
}

/// The id of an entry that gives itself none. Where nothing tells it apart, all that it says does.
fn made(desk: &Desk, marks: &[&str], root: NodeId) -> String {
    match marks {
        [url, ..] if !url.is_empty() => (*url).to_owned(),
        marks if says_nothing(marks) => hash::id(&[&desk.tree.all_text(root)]),
        marks => hash::id(marks),
    }
}

#[cfg(test)]
mod tests {
    use super::{Identities, REMEMBERED};

    #[test]
    fn what_is_long_ago_is_forgotten() {
        let mut identities = Identities::default();
        for number in 0..REMEMBERED {
            assert_eq!(identities.holder(&number.to_string(), 7), None);
        }
        let known = identities.holder("0", 8).map(|known| known.fingerprint);
        assert_eq!(known, Some(7));
        for number in REMEMBERED..=2 * REMEMBERED {
            assert_eq!(identities.holder(&number.to_string(), 7), None);
        }
        assert_eq!(identities.holder("0", 8), None);
        assert!(identities.older.len() + identities.recent.len() <= 2 * REMEMBERED);
    }
}
