//! Pieces to entries and a head: what is known of the document so far, and what each piece adds.
//!
//! What is gathered in one window of a document that arrives in parts is carried to the next without its text.

mod claims;
mod head;

use std::ops::Range;

use self::claims::collect;
use self::head::Said;
use super::base::base;
use super::{Carried, Sink};
use crate::diagnostic::place::{Place as Position, Places};
use crate::diagnostic::{Log, catalogue::limit};
use crate::model::{Format, Map};
use crate::normalize::{Desk, Facts, Told, entry};
use crate::options::Options;
use crate::syntax::kept::Kept;
use crate::syntax::tree::{NO_SPACE, NodeId, Tree};
use crate::syntax::{Demand, Piece, Root};
use crate::value::date::Order;
use crate::value::url::Base;
use crate::vocabulary::registry::Meanings;
use crate::vocabulary::table::Place;

/// What is gathered of a document, or of a window of it.
pub struct Gathering<'t, 'o> {
    options: &'o Options,
    /// What was found.
    pub log: Log,
    head: Tree<'t>,
    /// Head pieces of earlier windows that `head` does not hold, and the namespaces that they name.
    earlier: Option<(&'t Kept, &'t [String])>,
    /// How many nodes of `head` are no news.
    known: usize,
    said: Said,
    /// Where the text stands in its document.
    offset: usize,
    /// The base of all entries' addresses.
    base: Option<Base>,
    /// The document is read once, as it arrives.
    is_window: bool,
    places: Places<'t>,
    carried: Carried,
}

impl<'t, 'o> Gathering<'t, 'o> {
    /// Of a whole document.
    pub fn new(text: &'t str, options: &'o Options, facts: Option<Facts>, log: Log) -> Self {
        let mut head = Tree::default();
        head.push_element(None, "head", NO_SPACE, 0..0);
        Gathering {
            options,
            log,
            head,
            earlier: None,
            known: 1,
            said: Said::default(),
            offset: 0,
            base: None,
            is_window: false,
            places: Places::new(text),
            carried: Carried {
                is_settled: facts.is_some(),
                facts: facts.unwrap_or_default(),
                ..Carried::begun()
            },
        }
    }

    /// Of a window that stands at an offset and a place of its document.
    pub fn resume(
        (text, offset, start): (&'t str, usize, Position),
        options: &'o Options,
        (kept, spaces): (&'t Kept, &'t [String]),
        mut carried: Carried,
    ) -> Self {
        let mut head = Tree::with_spaces(spaces);
        head.push_element(None, "head", NO_SPACE, 0..0);
        let places = std::mem::take(&mut carried.places);
        if let Some((_, meanings)) = &mut carried.origin {
            meanings.forget_names();
        }
        Gathering {
            options,
            log: Log::new(options.limits.diagnostics),
            head,
            earlier: Some((kept, spaces)),
            known: 1,
            said: Said::default(),
            offset,
            base: None,
            is_window: true,
            places: Places::within(text, offset, start, places),
            carried,
        }
    }

    /// What is to be known of the window when its text is gone: the head's news, and the rest. Of the places known
    /// before only those that still may be named are kept.
    pub fn suspend(mut self, behind: usize, named: impl Iterator<Item = usize>) -> (Kept, Carried) {
        let growth = Kept::growth(&self.head, self.known, behind, self.offset);
        for id in self.known..self.head.len() {
            let at = self.head.node(id as NodeId).at.clone();
            self.places.keep(at.start);
            self.places.keep(at.end);
        }
        named.for_each(|offset| self.places.keep(offset));
        let places = self.places.into_known();
        (
            growth,
            Carried {
                places,
                ..self.carried
            },
        )
    }

    /// Line and column of an offset.
    pub fn place(&mut self, offset: usize) -> Position {
        self.places.at(offset)
    }

    /// Moves what was found about a piece to where it stays.
    pub fn report_to(&mut self, log: &mut Log) {
        let next = Log::new(self.log.keeps());
        let found = std::mem::replace(&mut self.log, next);
        log.absorb(found, self.offset, &mut self.places);
    }

    /// Finds the places of what was said of characters up to an offset of the window.
    pub fn settle(&mut self, log: &mut Log, end: usize) {
        log.settle(self.offset, self.offset.wrapping_add(end), &mut self.places);
    }

    /// The number of the entry that was taken last, and where in the document it stands.
    pub fn taken(&self, tree: &Tree<'_>) -> (Option<u32>, Range<usize>) {
        let Range { start, end } = tree.node(0).at;
        let moved = |place: usize| place.wrapping_add(self.offset);
        (self.log.entry(), moved(start)..moved(end))
    }

    /// What is still wanted.
    pub fn demand(&self) -> Demand {
        self.carried.demand(self.options)
    }

    /// Takes a piece; says whether more are wanted. Of an entry that is too many, nothing but its place is looked at.
    pub fn take(&mut self, piece: Piece, tree: &mut Tree<'t>, sink: &mut dyn Sink) -> bool {
        match piece {
            Piece::Head => self.keep(tree),
            Piece::Entry if self.demand() == Demand::Head => {
                let is_wanted = |most| self.carried.entries < most;
                let is_reached = self.carried.ceiling.is_reached;
                if !is_reached && self.options.max_entries.is_none_or(is_wanted) {
                    self.log.add(&limit::ENTRIES, tree.node(0).at.clone());
                }
                self.log.truncate();
                return false;
            }
            Piece::Entry => self.entry(tree, sink),
        }
        !self.carried.ceiling.is_reached
    }

    /// What the root says, as soon as it is known. In JSON its version may stand behind all else.
    pub fn look_at(&mut self, root: Option<&Root>) {
        let Some(root) = root else { return };
        match &mut self.carried.origin {
            Some((known, _)) if known.version.is_empty() => known.version.clone_from(&root.version),
            Some(_) => {}
            None => self.carried.origin = Some((root.clone(), Meanings::new(root.format))),
        }
    }

    /// What a second pass would know that this one did not when it would have mattered.
    pub fn second_facts(&mut self) -> Option<Facts> {
        if self.carried.is_settled || self.carried.entries == 0 {
            return None;
        }
        let order = self.carried.facts.settled();
        let turns = self.carried.facts.seen.ambiguous && order != Order::Unsettled;
        let head = if self.carried.is_head_new {
            self.inherited()
        } else {
            self.carried.facts.head.clone()
        };
        (turns || head != self.carried.facts.head).then(|| Facts {
            head,
            order,
            ..Facts::default()
        })
    }

    fn entry(&mut self, tree: &mut Tree<'t>, sink: &mut dyn Sink) {
        if self.is_cdf() {
            tree.expose_own_attributes();
        }
        self.learn();
        let (Some(node), Some((root, meanings))) = (tree.root(), &mut self.carried.origin) else {
            return;
        };
        let outer = self.base.get_or_insert_with(|| {
            base(self.options, root, self.carried.facts.head.url.as_deref())
        });
        self.log.stand_in(Some(self.carried.entries));
        self.log.stand_within(self.log.entry(), &tree.node(node).at);
        let claims = &mut self.carried.claims;
        collect(claims, tree, node, Place::Entry, meanings);
        meanings.tell(tree, &mut self.log);
        let mut desk = Desk {
            tree,
            claims,
            core: meanings.core(),
            version: &root.version,
            options: self.options,
            base: outer.clone(),
            page: None,
            facts: &mut self.carried.facts,
            log: &mut self.log,
            inferred: Vec::new(),
            told: Told::default(),
            provenance: self.options.provenance.then(Map::default),
            places: &mut self.places,
        };
        desk.base = desk.base_of(node);
        let entry = entry(&mut desk, node, &mut self.carried.identities);
        let (at, ceiling) = (tree.node(node).at.clone(), &mut self.carried.ceiling);
        let entry = entry.and_then(|entry| ceiling.entry(entry, at, self.offset, desk.log));
        if let Some(entry) = entry.filter(|_| crate::need::said().is_none()) {
            self.carried.entries += 1;
            sink.entry(entry);
        }
    }

    /// What is known before an entry. A whole document is read once more if more is known at its end; where it arrives
    /// in parts, what came between its entries and what their dates have settled is all that there will be.
    fn learn(&mut self) {
        let carried = &mut self.carried;
        if carried.is_settled {
            return;
        }
        if self.is_window {
            carried.facts.order = carried.facts.settled();
        }
        let may_look = carried.entries == 0 || self.is_window && carried.looks > 0;
        if may_look && carried.is_head_new {
            carried.is_head_new = false;
            carried.looks = carried.looks.saturating_sub(1);
            self.carried.facts.head = self.inherited();
            self.base = None;
        }
    }

    /// CDF says in attributes what others say in elements.
    fn is_cdf(&self) -> bool {
        self.carried
            .origin
            .as_ref()
            .is_some_and(|(root, _)| root.format == Format::Cdf)
    }
}
