//! One reading of a document from its first piece to its last: pieces in, normalized entries and head out.

use crate::diagnostic::place::Places;
use crate::diagnostic::{
    Encoding, Log, Report,
    catalogue::{limit, xml},
};
use crate::model::{Entry, FeedHead, Format, Map};
use crate::normalize::{Desk, Facts, Identities, Inherited, entry, head, inherited};
use crate::options::Options;
use crate::syntax::tree::{NO_SPACE, NodeId, Tree};
use crate::syntax::{Piece, Pieces, Root, pieces};
use crate::value::date::Order;
use crate::value::url::Base;
use crate::vocabulary::read::Claims;
use crate::vocabulary::registry::Meanings;
use crate::vocabulary::table::Place;

/// Where entries and the head go. They borrow from the document, so they are written out or copied at once.
pub trait Sink {
    /// The next entry.
    fn entry(&mut self, entry: Entry<'_>);
    /// The head, when everything is read.
    fn head(&mut self, head: FeedHead<'_>);
    /// What came so far is void: the document is read once more, knowing what stood at its end.
    fn restart(&mut self);
}

/// What a pass needs and gathers.
pub struct Pass<'t, 'o> {
    text: &'t str,
    options: &'o Options,
    pieces: Box<dyn Pieces<'t> + 't>,
    log: Log,
    facts: Facts,
    /// The facts were known before: then nothing is learnt on the way.
    is_settled: bool,
    head: Tree<'t>,
    is_head_new: bool,
    /// What the root says, and what its namespaces mean; known when the first piece is.
    origin: Option<(Root<'t>, Meanings)>,
    places: Places<'t>,
    /// What the addresses of entries are relative to; known when the first entry is.
    base: Option<Base>,
    entries: u32,
    claims: Claims,
    identities: Identities,
}

impl<'t, 'o> Pass<'t, 'o> {
    /// Nothing is read yet.
    pub fn new(text: &'t str, options: &'o Options, facts: Facts, log: Log) -> Self {
        let is_settled = facts != Facts::default();
        let mut head = Tree::default();
        head.push_element(None, "head", NO_SPACE, 0..0);
        Pass {
            text,
            options,
            pieces: pieces(text, options),
            log,
            facts,
            is_settled,
            head,
            is_head_new: true,
            origin: None,
            places: Places::new(text),
            base: None,
            entries: 0,
            claims: Claims::default(),
            identities: Identities::default(),
        }
    }

    /// Reads all pieces, or as many as were asked for.
    pub fn run(&mut self, sink: &mut dyn Sink) {
        let mut tree = Tree::default();
        let most = self
            .options
            .max_entries
            .map_or(usize::MAX, |most| most as usize);
        self.log.stand_in(None);
        while let Some(piece) = self.pieces.next(&mut tree, &mut self.log) {
            match piece {
                Piece::Head => self.keep(&mut tree),
                Piece::Entry if self.entries as usize >= most => {
                    self.log.truncate();
                    break;
                }
                Piece::Entry if self.entries as usize >= self.options.limits.entries => {
                    self.log.add(&limit::ENTRIES, tree.node(0).at.clone());
                    self.log.truncate();
                    break;
                }
                Piece::Entry => self.entry(&mut tree, sink),
            }
            self.log.stand_in(None);
        }
    }

    /// Whether the document is a feed.
    pub fn is_feed(&self) -> bool {
        self.pieces.root().is_some()
    }

    /// What a second pass would know that this one did not when it would have mattered.
    pub fn second_facts(&mut self) -> Option<Facts> {
        if self.is_settled || self.entries == 0 {
            return None;
        }
        let order = self.facts.settled();
        let turns = self.facts.seen.ambiguous && order != Order::Unsettled;
        let head = if self.is_head_new {
            self.inherited()
        } else {
            self.facts.head.clone()
        };
        (turns || head != self.facts.head).then(|| Facts {
            head,
            order,
            ..Facts::default()
        })
    }

    /// The document stood escaped in another: what was found is placed there.
    pub fn stood_in(&mut self, outer: &'t str, log: &Log, place: &dyn Fn(usize) -> usize) {
        self.log.relocate(place);
        self.log.judge(log.is_ill_formed());
        self.log.add(&xml::ESCAPED_DOCUMENT, place(0)..outer.len());
        self.text = outer;
    }

    /// What was found so far.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The report alone, for a document that is no feed.
    pub fn into_report(self, encoding: Encoding) -> Report {
        self.log.report(self.text, encoding)
    }

    /// Writes the head, with the report.
    pub fn finish(mut self, encoding: Encoding, sink: &mut dyn Sink) {
        let mut facts = std::mem::take(&mut self.facts);
        let mut log = std::mem::take(&mut self.log);
        let text = self.text;
        self.read_head(
            &mut facts,
            &mut log,
            self.options.provenance,
            |desk, root| {
                let mut head = head(desk, HEAD, root);
                head.report = desk.log.report(text, encoding);
                sink.head(head);
            },
        );
    }

    /// What entries inherit of the head as far as it is known.
    fn inherited(&mut self) -> Inherited {
        // What is wrong in the head is logged when it is written, once.
        let (mut facts, mut log) = (Facts::default(), Log::default());
        self.read_head(&mut facts, &mut log, false, |desk, root| {
            inherited(desk, HEAD, root)
        })
        .unwrap_or_default()
    }

    fn read_head<R>(
        &mut self,
        facts: &mut Facts,
        log: &mut Log,
        says_where: bool,
        read: impl FnOnce(&mut Desk<'_, 't>, &Root) -> R,
    ) -> Option<R> {
        self.look_at_root();
        let (root, meanings) = self.origin.as_mut()?;
        let mut claims = Claims::default();
        claims.collect(&self.head, HEAD, Place::Feed, meanings);
        let mut desk = Desk {
            tree: &self.head,
            claims: &claims,
            core: meanings.core(),
            options: self.options,
            base: base(self.options, root, None),
            facts,
            log,
            inferred: Vec::new(),
            provenance: says_where.then(Map::default),
            places: &mut self.places,
        };
        Some(read(&mut desk, root))
    }

    /// Head pieces wait until the first entry, and for the end.
    fn keep(&mut self, piece: &mut Tree<'t>) {
        self.look_at_root();
        if self.is_cdf() && piece.node(0).local().eq_ignore_ascii_case("channel") {
            self.head.expose_attributes(HEAD, piece);
        }
        self.head.share_spaces(piece);
        self.head.absorb(0, piece);
        self.is_head_new = true;
    }

    fn entry(&mut self, tree: &mut Tree<'t>, sink: &mut dyn Sink) {
        self.look_at_root();
        if self.is_cdf() {
            tree.expose_own_attributes();
        }
        if self.entries == 0 && !self.is_settled {
            self.facts.head = self.inherited();
            self.is_head_new = false;
        }
        let (Some(node), Some((root, meanings))) = (tree.root(), &mut self.origin) else {
            return;
        };
        let outer = self
            .base
            .get_or_insert_with(|| base(self.options, root, self.facts.head.url.as_deref()));
        self.log.stand_in(Some(self.entries));
        self.entries += 1;
        self.claims.collect(tree, node, Place::Entry, meanings);
        let mut desk = Desk {
            tree,
            claims: &self.claims,
            core: meanings.core(),
            options: self.options,
            base: outer.clone(),
            facts: &mut self.facts,
            log: &mut self.log,
            inferred: Vec::new(),
            provenance: self.options.provenance.then(Map::default),
            places: &mut self.places,
        };
        desk.base = desk.base_of(node);
        sink.entry(entry(&mut desk, node, &mut self.identities));
    }

    /// CDF says in attributes what others say in elements.
    fn is_cdf(&self) -> bool {
        self.origin
            .as_ref()
            .is_some_and(|(root, _)| root.format == Format::Cdf)
    }

    fn look_at_root(&mut self) {
        if self.origin.is_none() {
            let root = self.pieces.root().cloned();
            self.origin = root.map(|root| {
                let meanings = Meanings::new(root.format);
                (root, meanings)
            });
        }
    }
}

/// Addresses are relative to where the document came from, else to the page that it names;
/// the root's own `xml:base` stands within either.
fn base(options: &Options, root: &Root, page: Option<&str>) -> Base {
    let outer = Base::new(options.url.as_deref().or(page));
    match &root.base {
        Some(own) => outer.join(own),
        None => outer,
    }
}

/// The element under which the head's pieces are gathered: its tree's first.
const HEAD: NodeId = 0;
