//! How a vocabulary is written down: a table of elements, each with its kind, its place and what it is about.
//!
//! From these tables come the reading, the typed `extensions`, the TypeScript interfaces and the
//! documentation's list of what is read.

use super::key::{is_key, key_of, names_address};
use crate::model::Text;

/// A namespace's elements.
#[derive(Debug)]
pub struct Vocabulary {
    /// Customary prefix: the key under `extensions`.
    pub prefix: &'static str,
    /// One line for the documentation.
    pub about: &'static str,
    /// Namespace URIs, the right one first, then what is seen in its place. Compared folded: case, scheme,
    /// `www.` and closing punctuation do not count.
    pub uris: &'static [&'static str],
    /// Other prefixes that mean this vocabulary where a feed uses them without declaring them.
    pub prefixes: &'static [&'static str],
    /// Whether its elements are shown under `extensions` unless a row says otherwise.
    pub shown: bool,
    /// The elements.
    pub elements: &'static [Element],
}

/// One element of a vocabulary.
#[derive(Debug)]
pub struct Element {
    /// Local name as specified.
    pub name: &'static str,
    /// Other spellings seen in the wild. Case never counts.
    pub also: &'static [&'static str],
    /// Where it stands.
    pub place: Place,
    /// What its value is.
    pub kind: Kind,
    /// Whether it may repeat: then it is always a list.
    pub many: bool,
    /// What it is about; nothing for what only `extensions` shows.
    pub slots: &'static [Slot],
    /// Whether `extensions` shows it; `None` follows the vocabulary.
    pub shown: Option<bool>,
    /// Whether its name is its key in JavaScript, as it is.
    pub(super) is_key: bool,
}

/// Where an element stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the feed's head.
    Feed,
    /// In an entry.
    Entry,
    /// In both.
    Both,
}

/// The kinds that are whole by themselves, with the names by which tables call them.
macro_rules! kinds {
    ($($(#[$about:meta])* $kind:ident $name:ident,)*) => {
        /// What a value is.
        #[derive(Debug, Clone, Copy)]
        pub enum Kind {
            $($(#[$about])* $kind,)*
            /// An element with attributes and children.
            Parts(&'static [Part]),
        }

        $(pub const $name: Kind = Kind::$kind;)*

        impl Kind {
            /// All of them, in order.
            pub const PLAIN: &[Kind] = &[$($name,)*];

            /// Its place among them; the one behind the last where it has parts.
            pub const fn number(self) -> usize {
                let mut number = 0;
                $(
                    if matches!(self, Kind::$kind) {
                        return number;
                    }
                    number += 1;
                )*
                number
            }
        }
    };
}

kinds! {
    /// Plain text.
    Text TEXT,
    /// HTML, shown as its text.
    Html HTML,
    /// An address, made absolute.
    Url URL,
    /// Several addresses of one image, each with its width, as in HTML; made absolute.
    Srcset SRCSET,
    /// Somebody: as written, or by name alone for callers who do not ask for e-mail addresses.
    Person PERSON,
    /// An e-mail address, shown only to callers who ask for those.
    Email EMAIL,
    /// A date, as ISO 8601 in UTC.
    Date DATE,
    /// A number.
    Number NUMBER,
    /// Latitude or longitude.
    Degrees DEGREES,
    /// Numbers with white space or commas between: coordinates.
    Numbers NUMBERS,
    /// A length of time, in seconds.
    Duration DURATION,
    /// Yes or no.
    Flag FLAG,
    /// There or not: true where it is.
    Presence PRESENCE,
    /// Words between commas.
    List LIST,
    /// Children of other vocabularies, each under its prefix: the last part of what holds whatever an entry holds.
    Others OTHERS,
}

/// An element with attributes and children.
pub const fn parts(parts: &'static [Part]) -> Kind {
    Kind::Parts(parts)
}

/// An attribute or child of an element.
#[derive(Debug, Clone, Copy)]
pub struct Part {
    /// Local name as specified; for the element's own text the key `value`.
    pub name: &'static str,
    /// Where it is.
    pub at: At,
    /// What its value is.
    pub kind: Kind,
    /// Whether it may repeat.
    pub many: bool,
    /// Whether its name is its key in JavaScript, as it is.
    pub(super) is_key: bool,
}

impl Part {
    /// The key under which JavaScript finds it.
    pub fn key(&self) -> Text<'static> {
        match self.is_key {
            true => Text::Borrowed(self.name),
            false => key_of(self.name),
        }
    }
}

/// Where a part is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum At {
    /// An attribute.
    Attribute,
    /// A child element.
    Child,
    /// The element's own text.
    Own,
}

macro_rules! slots {
    ($($slot:ident,)*) => {
        /// What an element is about. Several elements may claim one slot; the precedence table decides.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[expect(missing_docs, reason = "the names are those of the contract's fields")]
        pub enum Slot {
            $($slot,)*
        }

        impl Slot {
            /// All, in order.
            pub const ALL: &[Slot] = &[$(Slot::$slot,)*];
        }
    };
}

slots! {
    Id, Url, Link, FeedUrl, Title, Content, Summary, Description, Author, Contributor, Published, Updated,
    Category, Media, MediaGroup, Thumbnail, Image, Icon, Rights, License, Language,
    CommentsUrl, CommentsFeed, CommentsCount, Source, Geo, Generator, Hub, NextPage,
    Minutes, UpdatePeriod, UpdateFrequency, SkipHours, SkipDays, Complete,
    PodcastAuthor, Owner, Explicit, ShowType, PodcastMedium, PodcastGuid, Locked, Blocked, NoMoreEpisodes,
    NewFeedUrl, Funding, PodcastPerson, Duration, Episode, Season, EpisodeType, Chapters, Transcript, Soundbite,
}

/// The kind of what has this name. A table in which an address is not checked like one does not build.
const fn kind_of(name: &str, kind: Kind) -> Kind {
    assert!(
        !names_address(name) || is_checked(kind),
        "what is named Url, Uri, Href or Src is of kind URL, and Srcset of kind SRCSET"
    );
    kind
}

#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
const fn is_checked(kind: Kind) -> bool {
    let parts = match kind {
        Kind::Parts(parts) => parts,
        kind => return matches!(kind, Kind::Url | Kind::Srcset | Kind::Flag | Kind::Presence),
    };
    let mut at = 0;
    while at < parts.len() {
        if matches!(parts[at].at, At::Own) && !is_checked(parts[at].kind) {
            return false;
        }
        at += 1;
    }
    true
}

/// An element of the feed's head.
pub const fn feed(name: &'static str, kind: Kind) -> Element {
    Element {
        name,
        also: &[],
        place: Place::Feed,
        kind: kind_of(name, kind),
        many: false,
        slots: &[],
        shown: None,
        is_key: is_key(name),
    }
}

/// An element of an entry.
pub const fn entry(name: &'static str, kind: Kind) -> Element {
    Element {
        place: Place::Entry,
        ..feed(name, kind)
    }
}

/// An element of both.
pub const fn both(name: &'static str, kind: Kind) -> Element {
    Element {
        place: Place::Both,
        ..feed(name, kind)
    }
}

impl Element {
    /// The key under which JavaScript finds it.
    pub fn key(&self) -> Text<'static> {
        match self.is_key {
            true => Text::Borrowed(self.name),
            false => key_of(self.name),
        }
    }

    /// May repeat.
    pub const fn many(self) -> Element {
        Element { many: true, ..self }
    }

    /// Has other spellings.
    pub const fn also(self, names: &'static [&'static str]) -> Element {
        Element {
            also: names,
            ..self
        }
    }

    /// Is about something that has a field of its own.
    pub const fn claims(self, slots: &'static [Slot]) -> Element {
        Element { slots, ..self }
    }

    /// Stands under `extensions` although its vocabulary does not.
    pub const fn shown(self) -> Element {
        Element {
            shown: Some(true),
            ..self
        }
    }

    /// Does not stand under `extensions`: its field says all that it says.
    pub const fn hidden(self) -> Element {
        Element {
            shown: Some(false),
            ..self
        }
    }
}

/// An attribute.
pub const fn attribute(name: &'static str, kind: Kind) -> Part {
    Part {
        name,
        at: At::Attribute,
        kind: kind_of(name, kind),
        many: false,
        is_key: is_key(name),
    }
}

/// A child element.
pub const fn child(name: &'static str, kind: Kind) -> Part {
    Part {
        name,
        at: At::Child,
        kind: kind_of(name, kind),
        many: false,
        is_key: is_key(name),
    }
}

/// Child elements that may repeat.
pub const fn children(name: &'static str, kind: Kind) -> Part {
    Part {
        name,
        at: At::Child,
        kind: kind_of(name, kind),
        many: true,
        is_key: is_key(name),
    }
}

/// The element's own text, under `value`.
pub const fn own(kind: Kind) -> Part {
    Part {
        name: "value",
        at: At::Own,
        kind,
        many: false,
        is_key: true,
    }
}
