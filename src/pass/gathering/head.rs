//! The pieces of the head: gathered until they are asked, for what entries inherit and for what the feed says of itself.

use super::Gathering;
use super::claims::collect;
use crate::diagnostic::place::Places;
use crate::diagnostic::{Log, Report, catalogue::limit};
use crate::model::Map;
use crate::normalize::{Desk, Facts, Inherited, Told, head, inherited, page};
use crate::pass::Sink;
use crate::pass::base::{base, is_page};
use crate::syntax::Root;
use crate::syntax::tree::{NodeId, Tree};
use crate::value::date::Order;
use crate::vocabulary::read::Claims;
use crate::vocabulary::registry::Meanings;
use crate::vocabulary::table::Place;

/// The element under which the head's pieces are gathered: its tree's first.
const HEAD: NodeId = 0;

/// What the head said when it was asked last.
#[derive(Default)]
pub(super) struct Said {
    /// Of how many nodes it was.
    nodes: usize,
    claims: Claims,
    /// The page to which its own addresses are relative, too.
    page: Option<String>,
}

impl Said {
    /// Asks the head, if it has grown; says whether it has.
    fn collect(&mut self, head: &Tree<'_>, meanings: &mut Meanings) -> bool {
        if self.nodes == head.len() {
            return false;
        }
        self.nodes = head.len();
        collect(&mut self.claims, head, HEAD, Place::Feed, meanings);
        true
    }
}

/// The head's page. What is wrong with it is reported when the head is read.
fn find_page(desk: &mut Desk<'_, '_>) -> Option<String> {
    let told = std::mem::take(desk.log);
    let page = page(desk);
    *desk.log = told;
    desk.told = Told::default();
    page
}

impl<'t> Gathering<'t, '_> {
    /// Writes the head as far as it is known.
    pub fn glimpse(
        &mut self,
        sink: &mut dyn Sink,
        report: &mut dyn FnMut(Log, &mut Places<'t>) -> Report,
    ) {
        let mut facts = self.carried.facts.clone();
        if facts.order == Order::Unsettled {
            facts.order = facts.settled();
        }
        let mut log = std::mem::take(&mut self.log);
        let entries = self.carried.entries;
        let (end, offset) = (self.places.end(), self.offset);
        let ceiling = std::mem::take(&mut self.carried.ceiling);
        self.read_head(&mut facts, &mut log, &mut |desk, root| {
            desk.provenance = desk.options.provenance.then(Map::default);
            let mut head = head(desk, HEAD, root);
            ceiling.head(&mut head, end, offset, desk.log);
            head.report = report(std::mem::take(desk.log), desk.places);
            head.report.stand_in_entries(entries);
            crate::need::said().is_none().then(|| sink.head(head));
        });
        self.carried.ceiling = ceiling;
    }

    /// What entries inherit of the head as far as it is known.
    #[cfg_attr(feature = "stages", inline(never))]
    pub(super) fn inherited(&mut self) -> Inherited {
        // What is wrong in the head is logged when it is written, once.
        let (mut facts, mut log) = (Facts::default(), Log::default());
        let mut known = Inherited::default();
        self.read_head(&mut facts, &mut log, &mut |desk, root| {
            known = inherited(desk, HEAD, root);
        });
        known
    }

    #[cfg_attr(feature = "stages", inline(never))]
    fn read_head(
        &mut self,
        facts: &mut Facts,
        log: &mut Log,
        read: &mut dyn FnMut(&mut Desk<'_, 't>, &Root),
    ) {
        self.complete_head();
        let Some((root, meanings)) = &mut self.carried.origin else {
            return;
        };
        let mut said = std::mem::take(&mut self.said);
        let is_new = said.collect(&self.head, meanings);
        let mut desk = Desk {
            tree: &self.head,
            claims: &said.claims,
            core: meanings.core(),
            version: &root.version,
            options: self.options,
            base: base(self.options, root, None),
            page: None,
            facts,
            log,
            inferred: Vec::new(),
            told: Told::default(),
            provenance: None,
            places: &mut self.places,
        };
        // The head's own addresses are relative to its page, too.
        if !self.options.url.as_deref().is_some_and(is_page) {
            if is_new {
                said.page = find_page(&mut desk);
            }
            desk.base = base(self.options, root, said.page.as_deref());
        }
        read(&mut desk, root);
        self.said = said;
    }

    /// Puts the head pieces of earlier windows before those of this one.
    fn complete_head(&mut self) {
        let Some((kept, spaces)) = self.earlier.take() else {
            return;
        };
        let mut whole = kept.tree(spaces, self.offset);
        whole.spaces.share(&self.head.spaces);
        let news = std::mem::take(&mut self.head);
        self.known = whole.len();
        whole.graft(news);
        self.head = whole;
    }

    /// Head pieces wait until the first entry, and for the end. Each of them may be as long as an entry, and all others
    /// together once more; one that is too much leaves its room to those behind it.
    pub(super) fn keep(&mut self, piece: &mut Tree<'t>) {
        let most = self.options.limits.entry_bytes;
        let size = self
            .carried
            .head_size
            .saturating_add(piece.size().min(most));
        if size > most.saturating_mul(2) {
            if !std::mem::replace(&mut self.carried.head_is_full, true) {
                self.log.add(&limit::ENTRY_BYTES, piece.node(0).at.clone());
            }
            self.log.truncate();
            return;
        }
        self.carried.head_size = size;
        if self.is_cdf() && piece.node(0).local().eq_ignore_ascii_case("channel") {
            self.head.expose_attributes(HEAD, piece);
        }
        self.head.spaces.share(&piece.spaces);
        if let Some((_, meanings)) = &mut self.carried.origin {
            meanings.meet(piece, &mut self.log);
        }
        self.head.absorb(0, piece);
        self.carried.is_head_new = true;
    }
}
