//! Whose namespace a document means, and which row of whose table an element is.

use super::packed::{Reader, bare};
use super::rare::{is_rare, is_rare_prefix};
use super::rows::{LONGEST, RowId, in_table, index};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::model::Format;
use crate::need;
use crate::syntax::tree::{NO_SPACE, NodeId, SpaceId, Tree};
use crate::value::search::Search;
use crate::value::text::is_same_name;

/// The row of an element that stands in a namespace of its own; [`Meanings`] knows those of a whole piece.
pub fn row_of(tree: &Tree, node: NodeId) -> Option<RowId> {
    let element = tree.node(node);
    if is_rare(tree.space_uri(element.space)) && need::lacks("vocabulary") {
        return None;
    }
    let vocabulary = index().vocabulary(tree.space_uri(element.space));
    let vocabulary = vocabulary.or_else(|| customary(tree, node))?;
    in_table(vocabulary, element.local())
}

/// The vocabulary of an element in a namespace that no table names: that of its customary prefix, if the namespace is at
/// the same host, `http://search.yahoo.com/mrss/2.0`, or nowhere, `itunes` and `http:/purl.org/`.
fn customary(tree: &Tree, node: NodeId) -> Option<u8> {
    let element = tree.node(node);
    let uri = tree.space_uri(element.space);
    let (prefix, _) = element
        .name
        .split_once(':')
        .filter(|_| uri.len() <= LONGEST)?;
    if is_rare_prefix(prefix) && need::lacks("vocabulary") {
        return None;
    }
    let vocabulary = index().prefixed(prefix)?;
    let own = host(uri);
    let known = || {
        let mut reader = Reader::at(vocabulary);
        (reader.names(), reader.names()).1
    };
    let is_its = !uri.has(':')
        || own.is_empty()
        || own.ends_with(':')
        || own.contains(|sign: char| {
            sign.is_whitespace() || !sign.is_ascii() || "<>\"&{}|\\^`".has(sign)
        })
        || known()
            .iter()
            .any(|uri| host(uri).eq_ignore_ascii_case(own));
    is_its.then_some(vocabulary)
}

/// Where a namespace is at home.
fn host(uri: &str) -> &str {
    bare(uri.trim()).split('/').next().unwrap_or_default()
}

/// What the namespaces of one document mean, worked out as they are met.
#[derive(Debug, Clone)]
pub struct Meanings {
    core: [&'static str; 2],
    known: Vec<Meaning>,
    /// Namespaces that no table names, whose prefix was believed, until that is told.
    guessed: Vec<SpaceId>,
    /// Rows by the numbers of their names, with the namespace in which each name was met last.
    named: Vec<Option<(SpaceId, Option<RowId>)>>,
}

/// So many are looked for until they are told of.
const MOST_GUESSED: usize = 8;

/// What one namespace means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Meaning {
    Vocabulary(u8),
    /// The format's own names, and those that feeds mix in without a prefix: Atom's in RSS, RSS's in Atom.
    Core(u8, u8),
    /// No table names it, and no element has shown its prefix yet.
    Unnamed,
    Unknown,
    /// The full build knows it.
    Rare,
}

impl Meanings {
    /// For a document of this format. Its reader has folded the namespaces that mean the format's own names
    /// to none, or to Atom's.
    pub fn new(format: Format) -> Self {
        let core = match format {
            Format::Rss => ["rss", "atom"],
            Format::Atom => ["atom", "rss"],
            Format::Json => ["json", "rss"],
            Format::Cdf => ["cdf", "rss"],
            Format::Hfeed => ["h", "h"],
        };
        Meanings {
            core,
            known: Vec::new(),
            guessed: Vec::new(),
            named: Vec::new(),
        }
    }

    /// Names get their numbers anew.
    pub fn forget_names(&mut self) {
        self.named.clear();
    }

    /// Tells of the namespaces in a piece of the head whose prefix is believed: here, for the head is read when all its
    /// pieces have come, and where a document arrives in parts also before.
    pub fn meet(&mut self, piece: &Tree, log: &mut Log) {
        for id in 0..piece.len() as NodeId {
            if self.meant(piece, piece.node(id).space) == Meaning::Unnamed {
                self.name(piece, id);
            }
        }
        self.tell(piece, log);
    }

    /// Tells of the namespaces in a tree whose prefix was believed.
    pub fn tell(&mut self, tree: &Tree, log: &mut Log) {
        self.guessed.retain(|space| {
            let mut nodes = (0..tree.len()).map(|id| tree.node(id as NodeId));
            let found = nodes.find(|node| node.is_element() && node.space == *space);
            if let Some(node) = found {
                log.add_with(
                    &xml::UNKNOWN_NAMESPACE,
                    node.at.clone(),
                    tree.space_uri(*space),
                );
            }
            found.is_none()
        });
    }

    /// Prefix of the format's own vocabulary.
    pub fn core(&self) -> &'static str {
        self.core[0]
    }

    /// The row of an element; `None` for what no table knows. An entry's elements are those of the entry before.
    pub fn row(&mut self, tree: &Tree, node: NodeId) -> Option<RowId> {
        let element = tree.node(node);
        let name = usize::from(element.name_id);
        if let Some(Some((space, row))) = self.named.get(name)
            && *space == element.space
        {
            return *row;
        }
        let row = self.find(tree, node);
        let is_lasting = match self.known.get(element.space as usize) {
            Some(Meaning::Vocabulary(_)) => true,
            // Some links are Atom's.
            Some(Meaning::Core(..)) => !is_same_name(element.local(), "link"),
            _ => false,
        };
        if is_lasting && name > 0 {
            if self.named.len() <= name {
                self.named.resize(name + 1, None);
            }
            if let Some(place) = self.named.get_mut(name) {
                *place = Some((element.space, row));
            }
        }
        row
    }

    fn find(&mut self, tree: &Tree, node: NodeId) -> Option<RowId> {
        let element = tree.node(node);
        match self.meaning(tree, node) {
            Meaning::Vocabulary(vocabulary) => in_table(vocabulary, element.local()),
            Meaning::Core(first, second) => {
                // `<link href>` is Atom's wherever it stands; RSS's holds its address as text.
                let atoms = self.core[0] == "rss"
                    && is_same_name(element.local(), "link")
                    && tree.attribute(node, "href").is_some();
                let (first, second) = if atoms {
                    (second, first)
                } else {
                    (first, second)
                };
                in_table(first, element.local()).or_else(|| in_table(second, element.local()))
            }
            Meaning::Unnamed | Meaning::Unknown | Meaning::Rare => None,
        }
    }

    fn meaning(&mut self, tree: &Tree, node: NodeId) -> Meaning {
        let space = tree.node(node).space;
        match self.meant(tree, space) {
            Meaning::Unnamed => self.name(tree, node),
            Meaning::Rare => {
                need::lacks("vocabulary");
                Meaning::Unknown
            }
            meaning => meaning,
        }
    }

    /// What a namespace means by its name.
    fn meant(&mut self, tree: &Tree, space: SpaceId) -> Meaning {
        while self.known.len() <= space as usize {
            let next = self.known.len() as SpaceId;
            let meaning = self.work_out(tree, next);
            self.known.push(meaning);
        }
        let known = self.known.get(space as usize);
        known.copied().unwrap_or(Meaning::Unknown)
    }

    /// What a namespace means by the prefix of an element.
    fn name(&mut self, tree: &Tree, node: NodeId) -> Meaning {
        let space = tree.node(node).space;
        let customary = customary(tree, node);
        let meaning = customary.map_or(Meaning::Unknown, Meaning::Vocabulary);
        // Each of those beyond what is kept speaks for itself.
        if !tree.spaces.is_beyond(space)
            && let Some(known) = self.known.get_mut(space as usize)
        {
            *known = meaning;
            // Of a prefix that nobody declares that was told before.
            let is_declared = !tree.space_uri(space).starts_with("prefix:");
            if self.guessed.len() < MOST_GUESSED && is_declared {
                self.guessed.extend(customary.map(|_| space));
            }
        }
        meaning
    }

    fn work_out(&self, tree: &Tree, space: SpaceId) -> Meaning {
        let [first, second] = self
            .core
            .map(|prefix| index().prefixed(prefix).unwrap_or_default());
        let named = index().vocabulary(tree.space_uri(space));
        if space == NO_SPACE || named == Some(first) {
            return Meaning::Core(first, second);
        }
        if named.is_none() && is_rare(tree.space_uri(space)) {
            return Meaning::Rare;
        }
        named.map_or(Meaning::Unnamed, Meaning::Vocabulary)
    }
}
