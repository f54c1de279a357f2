//! Names to what the rules of the careful lane go by: each is looked up in their lists once for the document.

use crate::syntax::shape::opens;
use crate::syntax::tree::{SpaceId, local_from};
use crate::syntax::xml::names::{is_name_byte, is_valid};
use crate::syntax::xml::ranks::{HOLDERS_OF, VOID, traits};
use crate::value::blocks::{are_same, word_of_few};

/// It opens a feed, a channel or an entry.
pub const OPENS: u8 = 1;
/// HTML's that hold nothing.
pub const VOID_IN_HTML: u8 = 1 << 1;
/// One of its elements says what words in it would.
pub const HOLDS_PART: u8 = 1 << 2;
/// RSS 1.0's list of entries.
pub const ITEMS: u8 = 1 << 3;
/// A declaration of a namespace, or what looks like one.
pub const XMLNS: u8 = 1 << 4;
/// The title.
pub const TITLE: u8 = 1 << 5;

/// A name, and what is known of it.
#[derive(Debug, Clone, Copy, Default)]
pub struct Known<'t> {
    pub name: &'t str,
    /// Its number among the names of the document.
    pub id: u16,
    pub local_from: u8,
    traits: u8,
}

/// The names met in a document. One that has found no place is known to nobody: its piece is handed over.
#[derive(Debug, Default)]
pub struct Names<'t> {
    /// What is known of each, by its number; the first is none.
    slots: Vec<Slot<'t>>,
    /// The numbers of names, by their hashes.
    places: Vec<u16>,
    /// The name that was read last.
    last: u16,
    /// The declarations that their namespaces hold for; with none these are forgotten.
    pub version: Option<u32>,
    /// How often they were.
    round: u32,
}

/// What is known of a name; an empty one is none.
#[derive(Debug, Clone, Copy, Default)]
struct Slot<'t> {
    known: Known<'t>,
    /// Its first bytes, and which of eight they are: names are short, and a call takes longer than to compare them.
    head: u64,
    mask: u64,
    /// The last eight of one that is longer.
    tail: u64,
    /// The name that came behind it last.
    next: u16,
    /// Its namespace where the piece declares none of its own, and the round in which that was settled.
    space: Option<(u32, SpaceId)>,
}

/// A feed of everything that vocabularies define has 500 names.
const PLACES: u16 = 1024;

/// So many places are looked at for a name.
const NEAR: u16 = 16;

impl<'t> Known<'t> {
    /// Whether it has one of these traits.
    pub fn is(&self, traits: u8) -> bool {
        self.traits & traits != 0
    }

    /// Its prefix, empty without one.
    pub fn prefix(&self) -> &'t str {
        let end = usize::from(self.local_from).saturating_sub(1);
        self.name.get(..end).unwrap_or_default()
    }

    /// The rest.
    pub fn local(&self) -> &'t str {
        self.name
            .get(usize::from(self.local_from)..)
            .unwrap_or_default()
    }
}

impl Slot<'_> {
    /// Whether the name stands here, be it the beginning of a longer one.
    #[inline]
    fn stands_at(&self, rest: &[u8]) -> bool {
        let name = self.known.name.as_bytes();
        match word(rest) {
            Some(word) if word & self.mask != self.head => false,
            Some(_) if name.len() <= 8 => true,
            Some(_) if name.len() <= 16 => {
                rest.get(name.len() - 8..).and_then(word) == Some(self.tail)
            }
            _ => rest
                .get(..name.len())
                .is_some_and(|start| are_same(start, name)),
        }
    }

    /// Whether it stands here, and no longer one begins with it.
    #[inline]
    fn is_whole_at(&self, rest: &[u8]) -> bool {
        let behind = rest.get(self.known.name.len());
        self.stands_at(rest) && behind.is_some_and(|byte| !is_name_byte(*byte))
    }
}

/// The first eight bytes as a number.
#[inline(always)]
fn word(bytes: &[u8]) -> Option<u64> {
    Some(u64::from_le_bytes(*bytes.first_chunk()?))
}

impl<'t> Names<'t> {
    /// Forgets what namespaces names are in if declarations have changed since.
    pub fn follow(&mut self, version: u32) {
        if self.version == Some(version) {
            return;
        }
        if self.slots.is_empty() {
            self.slots.push(Slot::default());
            self.places.resize(usize::from(PLACES), 0);
        }
        self.version = Some(version);
        self.round = self.round.wrapping_add(1);
    }

    /// The name that begins here, and what is known of it; `None` if XML does not allow it.
    pub fn read(&mut self, text: &'t str, from: usize) -> Option<Known<'t>> {
        let rest = text.as_bytes().get(from..)?;
        let expected = self.slot(self.slot(self.last)?.next)?;
        let known = expected.known;
        if !known.name.is_empty() && expected.is_whole_at(rest) {
            self.last = known.id;
            return Some(known);
        }
        let length = rest.iter().position(|byte| !is_name_byte(*byte))?;
        let name = text.get(from..from + length)?;
        let known = self.find(name).filter(|_| length > 0)?;
        if let Some(last) = self.slots.get_mut(usize::from(self.last)) {
            last.next = known.id;
        }
        self.last = known.id;
        Some(known)
    }

    /// Whether a name stands here, be it the beginning of a longer one.
    pub fn stands_at(&self, id: u16, rest: &[u8]) -> bool {
        self.slot(id).is_some_and(|slot| slot.stands_at(rest))
    }

    /// Whether it stands here as it is written, and no longer one begins with it.
    pub fn is_whole_at(&self, id: u16, rest: &[u8]) -> bool {
        self.slot(id).is_some_and(|slot| slot.is_whole_at(rest))
    }

    /// The namespace of a name, if it is settled.
    pub fn space(&self, id: u16) -> Option<SpaceId> {
        let settled = self.slot(id)?.space;
        settled
            .filter(|(round, _)| *round == self.round)
            .map(|(_, space)| space)
    }

    /// Notes the namespace of a name.
    pub fn settle(&mut self, id: u16, space: SpaceId) {
        let settled = Some((self.round, space));
        if let Some(slot) = self.slots.get_mut(usize::from(id)) {
            slot.space = settled;
        }
    }

    fn slot(&self, id: u16) -> Option<&Slot<'t>> {
        self.slots.get(usize::from(id))
    }

    fn find(&mut self, name: &'t str) -> Option<Known<'t>> {
        let first = hash(name.as_bytes());
        for at in (0..NEAR).map(|step| (first + step) % PLACES) {
            let place = *self.places.get(usize::from(at))?;
            if place == 0 {
                return self.learn(name, at);
            }
            let slot = self.slot(place)?;
            if are_same(slot.known.name.as_bytes(), name.as_bytes()) {
                return Some(slot.known);
            }
        }
        None
    }

    fn learn(&mut self, name: &'t str, at: u16) -> Option<Known<'t>> {
        let slot = slot_of(name, u16::try_from(self.slots.len()).ok()?)?;
        *self.places.get_mut(usize::from(at))? = slot.known.id;
        self.slots.push(slot);
        Some(slot.known)
    }
}

/// A number below that of the places: of a few bytes, for most names that come here are known.
fn hash(name: &[u8]) -> u16 {
    let byte = |at: usize| name.get(at).map_or(0, |byte| u16::from(*byte));
    let (length, last) = (name.len(), name.len().saturating_sub(1));
    let end = byte(last) * 5 + byte(last.saturating_sub(2)) * 43;
    let hash = byte(length / 2) * 13 + end;
    hash.wrapping_add((length as u16).wrapping_mul(29)) % PLACES
}

#[cold]
fn slot_of(name: &str, id: u16) -> Option<Slot<'_>> {
    if !is_valid(name) {
        return None;
    }
    let local_from = u8::try_from(local_from(name)).ok()?;
    let local = name.get(usize::from(local_from)..)?;
    let is_named = |known: &str| known.eq_ignore_ascii_case(local);
    let start = name.get(..5).unwrap_or_default();
    let traits = [
        (OPENS, opens(local).is_some()),
        (VOID_IN_HTML, traits(name) & VOID != 0),
        (
            HOLDS_PART,
            HOLDERS_OF.iter().any(|(known, _)| is_named(known)),
        ),
        (ITEMS, is_named("items")),
        (XMLNS, start.eq_ignore_ascii_case("xmlns")),
        (TITLE, is_named("title")),
    ];
    let own = traits.iter().filter(|(_, has)| *has);
    let known = Known {
        name,
        id,
        local_from,
        traits: own.fold(0, |all, (one, _)| all | one),
    };
    let bytes = name.as_bytes();
    Some(Slot {
        known,
        head: word(bytes).unwrap_or_else(|| word_of_few(bytes)),
        mask: u64::MAX >> (64 - 8 * bytes.len().clamp(1, 8)),
        tail: bytes.last_chunk().map_or(0, |end| u64::from_le_bytes(*end)),
        next: id,
        space: None,
    })
}
