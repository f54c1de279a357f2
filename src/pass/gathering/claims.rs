//! A piece to its claims, each with how far it is to be believed.

use crate::normalize::rank;
use crate::syntax::tree::{NodeId, Tree};
use crate::vocabulary::read::Claims;
use crate::vocabulary::registry::Meanings;
use crate::vocabulary::table::Place;

/// Collects what the children of an element say. Entries and the head go through here, for whoever ranks is compiled in.
pub fn collect(
    claims: &mut Claims,
    tree: &Tree<'_>,
    node: NodeId,
    place: Place,
    meanings: &mut Meanings,
) {
    let core = meanings.core();
    claims.collect(tree, node, place, meanings, |one| rank(one, core));
}
