//! Names to rows: whose namespace a URI is, and which row of whose table an element is.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::ALL;
use super::names::Names;
use super::rare::{is_rare, is_rare_prefix};
use super::table::{Element, Vocabulary};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::model::Format;
use crate::need;
use crate::syntax::tree::{NO_SPACE, NodeId, SpaceId, Tree};

/// Number of a row among the rows of all tables.
pub type RowId = u16;

/// A row and the vocabulary that it belongs to.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// The vocabulary.
    pub vocabulary: &'static Vocabulary,
    /// Its element.
    pub element: &'static Element,
}

impl Row {
    /// Whether `extensions` shows it.
    pub fn is_shown(&self) -> bool {
        self.element.shown.unwrap_or(self.vocabulary.shown)
    }
}

/// A row by its number.
#[allow(clippy::indexing_slicing, reason = "ids are given out for rows only")]
pub fn row(id: RowId) -> Row {
    index().rows[id as usize]
}

/// The number of a row by its customary name, "dc:creator".
pub fn row_named(name: &str) -> Option<RowId> {
    let (prefix, local) = name.split_once(':')?;
    let vocabulary = ALL
        .iter()
        .position(|vocabulary| vocabulary.prefix == prefix)?;
    index().element(vocabulary as u8, local)
}

/// The row of an element that stands in a namespace of its own; [`Meanings`] knows those of a whole piece.
pub fn row_of(tree: &Tree, node: NodeId) -> Option<RowId> {
    let element = tree.node(node);
    if is_rare(tree.space_uri(element.space)) && need::lacks("vocabulary") {
        return None;
    }
    let vocabulary = index().vocabulary(tree.space_uri(element.space));
    let vocabulary = vocabulary.or_else(|| customary(tree, node))?;
    index().element(vocabulary, element.local())
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
    let host = |uri: &str| fold_uri(uri).split('/').next().map(str::to_owned);
    let own = host(uri)?;
    let mut known = ALL.get(vocabulary as usize)?.uris.iter();
    let is_its = !uri.contains(':')
        || own.is_empty()
        || own.ends_with(':')
        || own.contains(|sign: char| {
            sign.is_whitespace() || !sign.is_ascii() || "<>\"&{}|\\^`".contains(sign)
        })
        || known.any(|known| host(known).as_ref() == Some(&own));
    is_its.then_some(vocabulary)
}

/// How many rows there are.
pub fn row_count() -> usize {
    index().rows.len()
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
            Some(Meaning::Core(..)) => !element.local().eq_ignore_ascii_case("link"),
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
            Meaning::Vocabulary(vocabulary) => index().element(vocabulary, element.local()),
            Meaning::Core(first, second) => {
                // `<link href>` is Atom's wherever it stands; RSS's holds its address as text.
                let atoms = self.core[0] == "rss"
                    && element.local().eq_ignore_ascii_case("link")
                    && tree.attribute(node, "href").is_some();
                let (first, second) = if atoms {
                    (second, first)
                } else {
                    (first, second)
                };
                index()
                    .element(first, element.local())
                    .or_else(|| index().element(second, element.local()))
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
        if !tree.is_beyond(space)
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

/// A namespace URI as it is compared: case, scheme, `www.` and closing punctuation do not count.
pub fn fold_uri(uri: &str) -> String {
    let lower = uri.trim().to_ascii_lowercase();
    let rest = lower
        .strip_prefix("https://")
        .or_else(|| lower.strip_prefix("http://"))
        .unwrap_or(&lower);
    let rest = rest.strip_prefix("www.").unwrap_or(rest);
    rest.trim_end_matches(['/', '#']).to_owned()
}

/// No table knows a longer name; a document may use its own for each of thousands of elements.
pub const LONGEST: usize = 256;

struct Index {
    uris: HashMap<String, u8>,
    prefixes: HashMap<String, u8>,
    rows: Vec<Row>,
    elements: Vec<Names>,
}

impl Index {
    fn vocabulary(&self, uri: &str) -> Option<u8> {
        if uri.len() > LONGEST {
            return None;
        }
        match uri.strip_prefix("prefix:") {
            // A prefix that the document never declares means what it customarily means.
            Some(prefix) => self.prefixed(prefix),
            None => self.uris.get(&fold_uri(uri)).copied(),
        }
    }

    /// What a prefix customarily means.
    fn prefixed(&self, prefix: &str) -> Option<u8> {
        let prefix = prefix.to_ascii_lowercase();
        self.prefixes.get(prefix.as_str()).copied()
    }

    fn element(&self, vocabulary: u8, local: &str) -> Option<RowId> {
        if local.len() > LONGEST {
            return None;
        }
        self.elements.get(vocabulary as usize)?.get(local)
    }
}

fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| {
        let mut index = Index {
            uris: HashMap::new(),
            prefixes: HashMap::new(),
            rows: Vec::new(),
            elements: Vec::new(),
        };
        for (number, &vocabulary) in ALL.iter().enumerate() {
            let number = number as u8;
            for uri in vocabulary.uris {
                index.uris.entry(fold_uri(uri)).or_insert(number);
            }
            for prefix in std::iter::once(&vocabulary.prefix).chain(vocabulary.prefixes) {
                index
                    .prefixes
                    .entry(prefix.to_ascii_lowercase())
                    .or_insert(number);
            }
            let spellings = |element: &Element| 1 + element.also.len();
            let mut names = Names::with_room(vocabulary.elements.iter().map(spellings).sum());
            for element in vocabulary.elements {
                let id = index.rows.len() as RowId;
                index.rows.push(Row {
                    vocabulary,
                    element,
                });
                for name in std::iter::once(&element.name).chain(element.also) {
                    names.insert(name, id);
                }
            }
            index.elements.push(names);
        }
        index
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uris_are_nobody_elses() {
        let mut owners: HashMap<String, &str> = HashMap::new();
        for vocabulary in ALL {
            for uri in vocabulary.uris {
                let owner = *owners.entry(fold_uri(uri)).or_insert(vocabulary.prefix);
                assert_eq!(
                    owner, vocabulary.prefix,
                    "{uri} belongs to two vocabularies"
                );
            }
        }
    }

    #[test]
    fn folded_uris_forgive_what_does_not_matter() {
        assert_eq!(
            fold_uri(" HTTPS://www.W3.org/2005/Atom/ "),
            "w3.org/2005/atom"
        );
    }
}
