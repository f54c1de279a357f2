//! Prefixes to namespaces: what is declared where, kept on one stack, and what an undeclared prefix stands for.
//!
//! The namespaces of the core come out folded: every spelling of RSS's becomes no namespace, every one of Atom's
//! becomes Atom 1.0's. So RSS is RSS whatever its root declares, and those above need no aliases for the core.

use std::borrow::Cow;
use std::ops::Range;

use super::attributes::Written;
use super::names::are_letters;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::{limit, xml};
use crate::syntax::shape::{self, Core};
use crate::syntax::tree::{NO_SPACE, SpaceId, Tree};
use crate::value::blocks::{Block, any, are_same};
use crate::value::search::Search;
use crate::value::url::scheme;

/// The namespaces in scope.
#[derive(Debug, Clone, Default)]
pub struct Scopes<'t> {
    pub(in crate::syntax) bindings: Vec<Binding<'t>>,
    pub(super) undeclared: Vec<(&'t str, SpaceId)>,
    most: usize,
    pub(super) full: bool,
    /// Counts the changes of what is in scope.
    pub(in crate::syntax) version: u32,
}

/// One prefix and what it is bound to.
#[derive(Debug, Clone, Copy)]
pub struct Binding<'t> {
    pub prefix: &'t str,
    /// The namespace that names with this prefix come out in.
    pub space: SpaceId,
    /// The core vocabulary that was written.
    pub core: Option<Core>,
}

/// Prefixes that are RSS's or Atom's own where nobody declares them.
static CUSTOMARY: &[(&str, &str)] = &[
    ("", ""),
    ("rss", ""),
    ("atom", shape::ATOM),
    ("rdf", shape::RDF),
    ("xml", shape::XML),
];

impl<'t> Scopes<'t> {
    /// Nothing declared; as many declarations as the limit allows.
    pub fn new(most: usize) -> Self {
        Scopes {
            most,
            ..Scopes::default()
        }
    }

    /// How many declarations are in scope: to be handed to [`Scopes::leave`] when the element ends.
    pub fn mark(&self) -> usize {
        self.bindings.len()
    }

    /// Forgets what an element declared.
    pub fn leave(&mut self, mark: usize) {
        if mark < self.bindings.len() {
            self.bindings.truncate(mark);
            self.version = self.version.wrapping_add(1);
        }
    }

    /// Binds a prefix, empty for the default namespace.
    pub fn declare(
        &mut self,
        prefix: &'t str,
        uri: Cow<'t, str>,
        at: Range<usize>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) {
        if !is_acceptable(prefix, &uri) {
            log.add_with(&xml::INVALID_NAMESPACE, at.clone(), &uri);
        }
        if self.bindings.len() >= self.most {
            self.tell(at, log);
            return;
        }
        let core = shape::core(&uri);
        let space = match core {
            Some(Core::Rss(_)) => NO_SPACE,
            Some(Core::Atom(_)) => tree.space(shape::ATOM.into()),
            Some(Core::Rdf) => tree.space(shape::RDF.into()),
            None if uri.trim().is_empty() => self.space(customary(prefix), at, tree, log),
            None if uri.contains(|letter: char| letter.is_ascii_whitespace()) => {
                let uri = uri.split_ascii_whitespace().collect();
                self.space(uri, at, tree, log)
            }
            None => self.space(uri, at, tree, log),
        };
        self.version = self.version.wrapping_add(1);
        self.bindings.push(Binding {
            prefix,
            space,
            core,
        });
    }

    /// Whether a declaration is taken without a word: a parser accepts it, and it is not one too many.
    pub fn takes(&self, prefix: &str, uri: &str, tree: &Tree) -> bool {
        self.bindings.len() < self.most
            && tree.spaces.count() <= self.most
            && is_acceptable(prefix, uri)
    }

    /// A namespace that the document has named before, or one of as many new ones as it may bring.
    fn space(
        &mut self,
        uri: Cow<'t, str>,
        at: Range<usize>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> SpaceId {
        tree.spaces.id_within(self.most, uri).unwrap_or_else(|| {
            self.tell(at, log);
            tree.spaces.beyond()
        })
    }

    fn tell(&mut self, at: Range<usize>, log: &mut Log) {
        if !std::mem::replace(&mut self.full, true) {
            log.add(&limit::NAMESPACES, at);
            log.truncate();
        }
    }

    /// What a prefix is bound to.
    pub fn binding(&self, prefix: &str) -> Option<Binding<'t>> {
        let bound = |binding: &&Binding| is_same(binding.prefix, prefix);
        self.bindings.iter().rev().find(bound).copied()
    }

    /// The format that a prefix's namespace is of.
    pub fn core(&self, prefix: &str) -> Option<Core> {
        self.binding(prefix).and_then(|binding| binding.core)
    }

    /// Lets the prefix of a feed's own elements mean its format's namespace, whatever is declared.
    pub fn fold(&mut self, prefix: &str, space: SpaceId) {
        self.version = self.version.wrapping_add(1);
        let bound = |binding: &&mut Binding| binding.prefix == prefix;
        if let Some(binding) = self.bindings.iter_mut().rev().find(bound) {
            binding.space = space;
        }
    }

    /// Two prefixes of one namespace give an attribute twice. Tags with so many prefixes that the search
    /// would cost are not searched.
    pub fn check_attributes(&self, attributes: &[Written<'t>], log: &mut Log) {
        let named = |one: &Written<'t>| {
            let (prefix, local) = one.name.split_once(':')?;
            let space = self.binding(prefix)?.space;
            (prefix != "xmlns").then_some((space, local))
        };
        let prefixed = |one: &&Written<'t>| one.name.bytes().any(|byte| byte == b':');
        if !(2..=16).contains(&attributes.len()) || attributes.iter().filter(prefixed).count() < 2 {
            return;
        }
        for (at, one) in attributes.iter().enumerate() {
            let before = attributes.get(..at).unwrap_or_default();
            let name = named(one);
            if name.is_some() && before.iter().any(|first| named(first) == name) {
                let at = one.from..one.from + one.value.len();
                log.add_with(&xml::DUPLICATE_ATTRIBUTE, at, one.name);
            }
        }
    }

    /// The namespace of names with a prefix that was declared, or met without.
    pub fn known(&self, prefix: &str, tree: &mut Tree<'t>) -> Option<SpaceId> {
        let bound = self.binding(prefix).map(|binding| binding.space);
        bound.or_else(|| self.unbound(prefix, tree))
    }

    /// The same of those that no declaration stands for.
    fn unbound(&self, prefix: &str, tree: &mut Tree<'t>) -> Option<SpaceId> {
        match prefix {
            "" => Some(NO_SPACE),
            "xml" => Some(tree.space(shape::XML.into())),
            _ => {
                let met = self.undeclared.iter().find(|(known, _)| *known == prefix);
                met.map(|(_, space)| *space)
            }
        }
    }

    /// The namespace of a name with this prefix. An undeclared prefix stands for itself: `prefix:dc`.
    pub fn resolve(
        &mut self,
        prefix: &'t str,
        at: Range<usize>,
        tree: &mut Tree<'t>,
        log: &mut Log,
    ) -> SpaceId {
        if let Some(binding) = self.binding(prefix) {
            return binding.space;
        }
        if let Some(space) = self.unbound(prefix, tree) {
            return space;
        }
        // Once for each prefix: a feed that forgets one uses it in every entry. Beyond the limit it may be declared.
        if !self.full {
            log.add_with(&xml::UNDECLARED_PREFIX, at.clone(), prefix);
        }
        let space = self.space(customary(prefix), at, tree, log);
        if self.undeclared.len() < self.most {
            self.undeclared.push((prefix, space));
        }
        space
    }
}

/// The namespace of a prefix to which nobody gives one.
fn customary<'t>(prefix: &str) -> Cow<'t, str> {
    let mut known = CUSTOMARY.iter();
    match known.find(|(known, _)| prefix.eq_ignore_ascii_case(known)) {
        Some((_, uri)) => (*uri).into(),
        None => format!("prefix:{prefix}").into(),
    }
}

/// Whether two prefixes are one. They are short, and most differ in their first letter: a call would cost more.
fn is_same(one: &str, other: &str) -> bool {
    one.len() == other.len()
        && one.as_bytes().first() == other.as_bytes().first()
        && one.as_bytes().last() == other.as_bytes().last()
        && are_same(one.as_bytes(), other.as_bytes())
}

/// Whether a namespace-aware parser accepts the declaration.
fn is_acceptable(prefix: &str, uri: &str) -> bool {
    let reserved = uri == shape::XML || uri == "http://www.w3.org/2000/xmlns/";
    match prefix {
        "xml" => uri == shape::XML,
        "xmlns" => false,
        "" => !reserved && is_uri(uri),
        _ => !reserved && !uri.is_empty() && is_uri(uri),
    }
}

/// Whether it is an address as most are: of letters, digits and what parts them, with a hash at its end at most.
fn is_plain_uri(uri: &str) -> bool {
    let is_odd = |block: Block| !(are_letters(block) | block.is(b'_') | block.within(b'-', 13));
    let rest = uri.strip_prefix("http://");
    rest.is_some_and(|rest| !any(rest.strip_suffix('#').unwrap_or(rest).as_bytes(), is_odd))
}

/// Whether it is an address by RFC 3986: its characters, its scheme, its escapes, one hash at most.
fn is_uri(uri: &str) -> bool {
    if is_plain_uri(uri) {
        return true;
    }
    let bytes = uri.as_bytes();
    let allowed = |byte: &u8| match byte {
        b'"' | b'<' | b'>' | b'\\' | b'^' | b'`' | b'{' | b'|' | b'}' => false,
        _ => byte.is_ascii_graphic(),
    };
    let escapes = |at: usize| {
        let digits = bytes.get(at + 1..at + 3).unwrap_or_default();
        digits.len() == 2 && digits.iter().all(u8::is_ascii_hexdigit)
    };
    let brackets = |text: &str| memchr::memchr2_iter(b'[', b']', text.as_bytes()).count();
    let is_host = || {
        let host = uri.cut_once("//[");
        host.is_some_and(|(_, host)| brackets(host) == 1)
    };
    let scheme = match bytes.iter().position(|byte| b":/?#".contains(byte)) {
        Some(at) if bytes.get(at) == Some(&b':') => uri.get(..at),
        _ => None,
    };
    bytes.iter().all(allowed)
        && memchr::memchr_iter(b'%', bytes).all(escapes)
        && memchr::memchr_iter(b'#', bytes).count() <= 1
        && (brackets(uri) == 0 || is_host())
        && scheme.is_none_or(scheme::is_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_that_a_parser_accepts() {
        for (uri, wanted) in [
            ("http://a/b", true),
            ("urn:x", true),
            ("http://a.b/C_1-2/#", true),
            ("http://a/b##", false),
            ("http://a/b c", false),
            ("http://a/b@c:[", false),
            ("foo#", true),
            ("http://[::1]/", true),
            ("http://a/%20", true),
            ("http://www .w3.org/", false),
            ("http://a/é", false),
            ("http://a/%zz", false),
            ("a#b#c", false),
            ("1:x", false),
            ("http://a/[x]", false),
            ("a{b", false),
        ] {
            assert_eq!(is_uri(uri), wanted, "{uri}");
        }
    }
}
