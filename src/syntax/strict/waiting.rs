//! Characters that hold references, or what XML forbids: they wait until the piece is known to be sound, for to resolve
//! them is half of the work, and in vain where the piece is handed over.

use std::borrow::Cow;

use super::Reading;
use crate::syntax::tree::NodeId;
use crate::syntax::xml::run::Place;

/// Characters as written, and where they belong.
#[derive(Debug, Clone, Copy)]
pub struct Waiting<'t> {
    raw: &'t str,
    from: usize,
    place: Place,
    target: Target,
}

/// What becomes of characters.
#[derive(Debug, Clone, Copy)]
pub enum Target {
    /// They are a run of text.
    Text(NodeId),
    /// They are the value of an attribute.
    Value(usize),
    /// They are judged only.
    Nothing,
}

impl<'t> Reading<'_, '_, 't> {
    /// Notes characters to be resolved.
    pub(super) fn wait(&mut self, raw: &'t str, from: usize, place: Place, target: Target) {
        self.lane.waiting.push(Waiting {
            raw,
            from,
            place,
            target,
        });
    }

    /// The same of those that are to be the next run of text.
    pub(super) fn defer(&mut self, raw: &'t str, from: usize, place: Place) {
        if self.lane.open.last().is_some_and(|top| !top.ends_in_text) {
            let target = Target::Text(self.tree.len() as NodeId);
            self.wait(raw, from, place, target);
        }
    }

    /// Resolves characters at once, behind those that wait.
    pub(super) fn resolve(
        &mut self,
        raw: &'t str,
        from: usize,
        place: Place,
    ) -> Option<Cow<'t, str>> {
        self.settle()?;
        Some(self.resolved(raw, from, place))
    }

    /// Resolves what waits, in the order of the document. Text of which nothing is left would be no node.
    pub(super) fn settle(&mut self) -> Option<()> {
        let mut waiting = std::mem::take(&mut self.lane.waiting);
        let is_whole = waiting.drain(..).all(|one| self.settle_one(one));
        self.lane.waiting = waiting;
        is_whole.then_some(())
    }

    fn settle_one(&mut self, one: Waiting<'t>) -> bool {
        let text = self.resolved(one.raw, one.from, one.place);
        match one.target {
            Target::Text(_) if text.is_empty() => return false,
            Target::Text(node) => self.tree.replace_text(node, text),
            Target::Value(attribute) => self.tree.replace_value(attribute, text),
            Target::Nothing => {}
        }
        true
    }

    fn resolved(&mut self, raw: &'t str, from: usize, place: Place) -> Cow<'t, str> {
        let log = self.found.get_or_insert_with(|| self.log.aside());
        self.around.characters.resolve(raw, from, place, log)
    }
}
