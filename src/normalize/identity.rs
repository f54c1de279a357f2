//! What tells entries apart: what the feed says, else the address, else a hash that is the same everywhere.

use std::collections::HashMap;

use super::desk::Desk;
use crate::diagnostic::catalogue::entry as found;
use crate::model::Text;
use crate::syntax::tree::NodeId;
use crate::value::hash;
use crate::value::url::{Purpose, resolve};
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::{At, Kind, Slot};

/// Ids given out, with a fingerprint of the entry that has each.
#[derive(Debug, Default)]
pub struct Identities(HashMap<String, u64>);

/// The id that an entry or feed gives itself.
pub fn stated<'a>(desk: &mut Desk<'a, '_>) -> Option<Text<'a>> {
    let (claim, id) = desk.best(Slot::Id, |desk, claim| match claim.row().element.kind {
        // An attribute of the entry itself: RDF's `about`.
        Kind::Parts(parts) if parts.first().is_some_and(|part| part.at == At::Attribute) => {
            desk.attribute(claim.node, parts[0].name)
        }
        _ => desk.own_line(claim.node),
    })?;
    let id = absolute(desk, &claim, id);
    desk.note("id", &claim, "");
    Some(id)
}

/// Ids are taken as they are; only Atom's, which must be whole addresses, are made so where they are plainly
/// the paths of one.
fn absolute<'a>(desk: &Desk<'a, '_>, claim: &Claim, id: Text<'a>) -> Text<'a> {
    let is_path = claim.row().vocabulary.prefix == "atom"
        && ["/", "./", "../"].iter().any(|start| id.starts_with(start));
    let base = desk.base_of(claim.node);
    let whole = if is_path {
        resolve(&id, &base, Purpose::Page).map(|url| url.into_owned())
    } else {
        None
    };
    whole.map_or(id, Text::Owned)
}

/// An entry's id, never empty and nobody else's: of two different entries that claim one id the first keeps it.
pub fn unique<'a>(
    desk: &mut Desk<'a, '_>,
    identities: &mut Identities,
    stated: Option<Text<'a>>,
    marks: [&str; 4],
    root: NodeId,
) -> Text<'a> {
    let [url, ..] = marks;
    let fingerprint = hash::quick(&marks);
    let id = match stated {
        Some(id) => id,
        None => {
            desk.infer("id");
            if url.is_empty() {
                Text::Owned(hash::id(&marks))
            } else {
                Text::Owned(url.to_owned())
            }
        }
    };
    match identities.0.get(&*id) {
        None => {
            identities.0.insert(id.clone().into_owned(), fingerprint);
            id
        }
        Some(known) => {
            desk.add(&found::ID_REPEATED, root, &id);
            if *known == fingerprint {
                return id;
            }
            desk.infer("id");
            Text::Owned(format!("{id}#{}", hash::id(&marks)))
        }
    }
}
