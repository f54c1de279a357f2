//! All rules by the element that they look at, made once: tables to an index.

use std::sync::LazyLock;

use super::rule::{Kind, Profile, Rule};
use super::rules::PROFILES;
use super::rules::said::SAID;

/// Which profile: an index into [`PROFILES`].
pub type ProfileId = u8;

/// Which of the names that rules know: an element is told apart by one number, not by its letters.
pub type NameId = u16;

/// What no rule knows.
pub const NOBODY: NameId = NameId::MAX;

/// A rule whose names are resolved.
pub struct Compiled {
    pub rule: &'static Rule,
    pub profile: ProfileId,
    /// The element around the one that it looks at.
    pub parent: Option<&'static str>,
    /// The names that its kind has.
    pub names: Vec<NameId>,
    /// Its number, for what is to be told apart by it.
    pub number: usize,
    /// Rules that say the same more exactly.
    pub unless: &'static [&'static str],
    /// It says more exactly what another says.
    pub is_exact: bool,
}

/// The profile that an element belongs to, and its name in it.
type Name = (ProfileId, &'static str);

/// What is known of an element by its name.
struct Known {
    local: &'static str,
    rules: Vec<Compiled>,
    /// Some of its rules look at its children.
    asks_children: bool,
    is_body: bool,
}

/// Names by their keys, in order; what is known of each, by its number.
struct Index {
    keys: Vec<(u64, NameId)>,
    known: Vec<Known>,
}

static INDEX: LazyLock<Index> = LazyLock::new(build);

/// The number of an element's name.
pub fn name_of(profile: ProfileId, local: &str) -> NameId {
    INDEX.find(profile, local)
}

/// Rules of the element of this name.
pub fn rules_of(name: NameId) -> &'static [Compiled] {
    known(name).map_or(&[], |known| &known.rules)
}

/// The same for what begins with "@", and for what the format of the document has.
pub fn rules_named(profile: ProfileId, local: &str) -> &'static [Compiled] {
    rules_of(name_of(profile, local))
}

/// Whether rules of the element look at its children.
pub fn asks_children(name: NameId) -> bool {
    known(name).is_some_and(|known| known.asks_children)
}

/// Whether the element holds HTML.
pub fn is_body(name: NameId) -> bool {
    known(name).is_some_and(|known| known.is_body)
}

fn known(name: NameId) -> Option<&'static Known> {
    INDEX.known.get(usize::from(name))
}

/// The profile with this name.
pub fn profile(name: &str) -> Option<ProfileId> {
    first(|profile| profile.name == name)
}

fn first(is_it: impl Fn(&Profile) -> bool) -> Option<ProfileId> {
    let at = PROFILES.iter().position(|profile| is_it(profile));
    at.and_then(|at| ProfileId::try_from(at).ok())
}

/// The profile with this number.
pub fn profile_of(id: ProfileId) -> &'static Profile {
    PROFILES
        .get(usize::from(id))
        .copied()
        .unwrap_or(&super::rules::document::DOCUMENT)
}

/// Profiles by their namespaces, without what is written in more than one way.
static SPACES: LazyLock<Vec<(&str, ProfileId)>> = LazyLock::new(|| {
    let all = PROFILES.iter().zip(0..);
    all.flat_map(|(profile, id)| profile.uris.iter().map(move |uri| (bare(uri), id)))
        .collect()
});

/// The profile of a namespace, however it is written: with another scheme, in other case, with a slash too many.
pub fn profile_of_uri(uri: &str) -> Option<ProfileId> {
    let bare = bare(uri);
    let is_its = |(known, _): &&(&str, ProfileId)| bare.eq_ignore_ascii_case(known);
    let found = SPACES.iter().filter(|_| !bare.is_empty()).find(is_its);
    found.map(|(_, id)| *id)
}

/// The profile whose namespace nearly all feeds call by a prefix.
pub fn profile_of_prefix(prefix: &str) -> Option<ProfileId> {
    first(|profile| !profile.uris.is_empty() && profile.name.eq_ignore_ascii_case(prefix))
}

fn bare(uri: &str) -> &str {
    let uri = uri.trim();
    let rest = uri.split_once("://").map_or(uri, |(_, rest)| rest);
    rest.trim_end_matches(['/', '#'])
}

/// The profile, the length and the first letters: nearly always a name of its own.
fn key(profile: ProfileId, local: &str) -> u64 {
    let first = local.bytes().take(6);
    let letters = first.fold(0, |all, letter| all << 8 | u64::from(letter));
    u64::from(profile) << 56 | (local.len() as u64 & 0xFF) << 48 | letters
}

impl Index {
    fn find(&self, profile: ProfileId, local: &str) -> NameId {
        let key = key(profile, local);
        let from = self.keys.partition_point(|(known, _)| *known < key);
        let alike = self.keys.get(from..).unwrap_or_default().iter();
        let mut alike = alike.take_while(|(known, _)| *known == key);
        let is_it = |id: NameId| {
            let known = self.known.get(usize::from(id));
            known.is_some_and(|known| known.local == local)
        };
        alike
            .find(|(_, id)| is_it(*id))
            .map_or(NOBODY, |(_, id)| *id)
    }

    /// The number of a name, which it gets if it has none.
    fn number(&mut self, (profile, local): Name) -> NameId {
        let found = self.find(profile, local);
        if found != NOBODY {
            return found;
        }
        let id = NameId::try_from(self.known.len()).unwrap_or(NOBODY);
        let key = key(profile, local);
        let at = self.keys.partition_point(|(known, _)| *known < key);
        self.keys.insert(at, (key, id));
        self.known.push(Known {
            local,
            rules: Vec::new(),
            asks_children: false,
            is_body: false,
        });
        id
    }
}

fn build() -> Index {
    let mut index = Index {
        keys: Vec::new(),
        known: Vec::new(),
    };
    let all = PROFILES.iter().enumerate().flat_map(|(id, profile)| {
        let own = ProfileId::try_from(id).unwrap_or_default();
        profile.rules.iter().map(move |rule| (own, rule))
    });
    for (number, (own, rule)) in all.enumerate() {
        let (on, compiled) = compiled(&mut index, rule, own, number);
        if let Some(known) = index.known.get_mut(usize::from(on)) {
            known.asks_children |= !compiled.names.is_empty();
            known.rules.push(compiled);
        }
    }
    for (prefix, local) in BODIES {
        let id = profile(prefix).map_or(NOBODY, |profile| index.number((profile, local)));
        if let Some(known) = index.known.get_mut(usize::from(id)) {
            known.is_body = true;
        }
    }
    index
}

/// A rule, and the number of the name that it looks at.
fn compiled(
    index: &mut Index,
    rule: &'static Rule,
    own: ProfileId,
    number: usize,
) -> (NameId, Compiled) {
    let (around, on) = match rule.on.split_once('>') {
        Some((around, on)) => (Some(around), on),
        None => (None, rule.on),
    };
    // What stands in another profile's element is that profile's, too.
    let prefix = around.and_then(|around| around.split_once(':'));
    let of = prefix
        .and_then(|(prefix, _)| profile(prefix))
        .unwrap_or(own);
    let names = names(&rule.kind).into_iter();
    let compiled = Compiled {
        rule,
        profile: own,
        parent: around.and_then(|around| around.rsplit(':').next()),
        names: names.map(|name| index.number(resolve(name, own))).collect(),
        number,
        unless: SAID
            .iter()
            .find(|(code, _)| *code == rule.code)
            .map_or(&[], |(_, exact)| *exact),
        is_exact: SAID.iter().any(|(_, exact)| exact.contains(&rule.code)),
    };
    (index.number(resolve(on, of)), compiled)
}

/// Elements that hold HTML, escaped: of which profile, and called what.
const BODIES: &[(&str, &str)] = &[
    ("rss", "description"),
    ("rss1", "description"),
    ("content", "encoded"),
    ("json", "content_html"),
    ("atom", "content"),
    ("atom", "summary"),
    ("atom", "subtitle"),
    ("itunes", "summary"),
    ("media", "description"),
];

/// What `@feed` and `@entry` stand for: they belong to no profile.
pub const ANY: ProfileId = ProfileId::MAX;

fn resolve(name: &'static str, own: ProfileId) -> Name {
    if name.starts_with('@') {
        return (ANY, name);
    }
    let prefixed = name
        .split_once(':')
        .and_then(|(prefix, local)| Some((profile(prefix)?, local)));
    prefixed.unwrap_or((own, name))
}

/// The names of children in a kind.
fn names(kind: &Kind) -> Vec<&'static str> {
    match *kind {
        Kind::Needs(names) | Kind::Children(names) | Kind::KnownOf(names) => names.to_vec(),
        Kind::Once(name)
        | Kind::NeedsChildWith(name, ..)
        | Kind::OncePer(name, _)
        | Kind::OncePerWhere(name, ..)
        | Kind::NoMoreThan(name, _)
        | Kind::Different(name) => vec![name],
        Kind::Apart(one, other) | Kind::Order(one, other) | Kind::ChildNeeds(one, other) => {
            vec![one, other]
        }
        Kind::WordNeeds(_, _, name) | Kind::NeedsAttributeOr(_, name) => vec![name],
        _ => Vec::new(),
    }
}
