//! All rules by the element that they look at, made once: tables to an index.

use std::sync::LazyLock;

use super::rule::{Kind, Profile, Rule};
use super::rules::PROFILES;
use super::rules::said::SAID;

/// Which profile: an index into [`PROFILES`].
pub type ProfileId = u8;

/// A rule whose names are resolved.
pub struct Compiled {
    pub rule: &'static Rule,
    pub profile: ProfileId,
    /// The element around the one that it looks at.
    pub parent: Option<&'static str>,
    /// The names that its kind has.
    pub names: Vec<Name>,
    /// Its number, for what is to be told apart by it.
    pub number: usize,
    /// Rules that say the same more exactly.
    pub unless: &'static [&'static str],
    /// It says more exactly what another says.
    pub is_exact: bool,
}

/// A name of an element, and the profile that it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    pub profile: ProfileId,
    pub local: &'static str,
}

/// The rules of one element.
type Group = (Name, Vec<Compiled>);

static INDEX: LazyLock<Vec<Group>> = LazyLock::new(build);

/// Rules of the element of this name.
pub fn rules_of(profile: ProfileId, local: &str) -> &'static [Compiled] {
    let found =
        INDEX.binary_search_by(|(name, _)| (name.profile, name.local).cmp(&(profile, local)));
    let group = found.ok().and_then(|at| INDEX.get(at));
    group.map_or(&[], |(_, rules)| rules)
}

/// The profile with this name.
pub fn profile(name: &str) -> Option<ProfileId> {
    let at = PROFILES.iter().position(|profile| profile.name == name);
    at.and_then(|at| ProfileId::try_from(at).ok())
}

/// The profile with this number.
pub fn profile_of(id: ProfileId) -> &'static Profile {
    PROFILES
        .get(usize::from(id))
        .copied()
        .unwrap_or(&super::rules::document::DOCUMENT)
}

/// The profile of a namespace, however it is written: with another scheme, in other case, with a slash too many.
pub fn profile_of_uri(uri: &str) -> Option<ProfileId> {
    let bare = bare(uri);
    if bare.is_empty() {
        return None;
    }
    let is_its = |profile: &&Profile| {
        profile
            .uris
            .iter()
            .any(|known| bare.eq_ignore_ascii_case(self::bare(known)))
    };
    let at = PROFILES.iter().position(is_its);
    at.and_then(|at| ProfileId::try_from(at).ok())
}

/// The profile whose namespace nearly all feeds call by a prefix.
pub fn profile_of_prefix(prefix: &str) -> Option<ProfileId> {
    let is_its =
        |profile: &&Profile| !profile.uris.is_empty() && profile.name.eq_ignore_ascii_case(prefix);
    let at = PROFILES.iter().position(is_its);
    at.and_then(|at| ProfileId::try_from(at).ok())
}

fn bare(uri: &str) -> &str {
    let uri = uri.trim();
    let rest = uri.split_once("://").map_or(uri, |(_, rest)| rest);
    rest.trim_end_matches(['/', '#'])
}

fn build() -> Vec<Group> {
    let mut all: Vec<(Name, Compiled)> = Vec::new();
    for (id, profile) in PROFILES.iter().enumerate() {
        let own = ProfileId::try_from(id).unwrap_or_default();
        for rule in profile.rules {
            let (parent, on) = match rule.on.split_once('>') {
                Some((parent, on)) => (parent.rsplit(':').next(), on),
                None => (None, rule.on),
            };
            // What stands in another profile's element is that profile's, too.
            let around = rule
                .on
                .split_once('>')
                .and_then(|(parent, _)| parent.split_once(':'));
            let of = around
                .and_then(|(prefix, _)| self::profile(prefix))
                .unwrap_or(own);
            let number = all.len();
            let names = names(&rule.kind)
                .into_iter()
                .map(|name| resolve(name, own))
                .collect();
            let compiled = Compiled {
                rule,
                profile: own,
                parent,
                names,
                number,
                unless: SAID
                    .iter()
                    .find(|(code, _)| *code == rule.code)
                    .map_or(&[], |(_, exact)| *exact),
                is_exact: SAID.iter().any(|(_, exact)| exact.contains(&rule.code)),
            };
            all.push((resolve(on, of), compiled));
        }
    }
    all.sort_by_key(|(name, _)| *name);
    let mut groups: Vec<Group> = Vec::new();
    for (name, compiled) in all {
        match groups.last_mut().filter(|(last, _)| *last == name) {
            Some((_, rules)) => rules.push(compiled),
            None => groups.push((name, vec![compiled])),
        }
    }
    groups
}

/// What `@feed` and `@entry` stand for: they belong to no profile.
pub const ANY: ProfileId = ProfileId::MAX;

fn resolve(name: &'static str, own: ProfileId) -> Name {
    if name.starts_with('@') {
        return Name {
            profile: ANY,
            local: name,
        };
    }
    let prefixed = name
        .split_once(':')
        .and_then(|(prefix, local)| Some((profile(prefix)?, local)));
    let (profile, local) = prefixed.unwrap_or((own, name));
    Name { profile, local }
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
