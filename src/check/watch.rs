//! What rules see of a document: each piece as a tree, what came of it, and at last the elements around all.

use std::cell::OnceCell;
use std::ops::Range;

use super::child::{Child, trimmed};
use super::document::Outer;
use super::element::{View, start_tag};
use super::facts::Trait;
use super::fields::{self, Seen};
use super::findings::Found;
use super::index::{
    ANY, Compiled, NOBODY, NameId, ProfileId, asks_children, is_body, name_of, profile,
    profile_of_prefix, profile_of_uri, rules_named, rules_of,
};
use super::markup;
use super::rule::Kind;
use super::sentence::Notation;
use super::unique::Unique;
use super::used::Used;
use crate::model::{Entry, FeedHead, Format};
use crate::syntax::tree::{NodeId, Tree};
use crate::syntax::{Piece, Root};

/// What is known of the document, and what was found in it.
pub struct Watch<'t> {
    text: &'t str,
    pub found: Found,
    /// Profiles of the namespaces of the tree, by their numbers.
    spaces: Vec<Option<ProfileId>>,
    /// What the nodes of the tree are called, by theirs.
    names: Vec<NameId>,
    core: Option<ProfileId>,
    /// The profile whose namespace the reader gives to elements of an older version, too.
    unread: Option<ProfileId>,
    /// Profiles that the document uses.
    pub used: Used,
    head: Vec<Child<'t>>,
    /// What stands around the head's children: "channel" or "feed".
    around: &'static str,
    pub entries: u32,
    entry_at: Range<usize>,
    unique: Unique,
    pub facts: fields::Context,
    seen: Seen,
    /// The document is read once more, and was looked at already.
    is_again: bool,
    is_begun: bool,
    /// What rules call entries in any format.
    of_entries: NameId,
}

impl<'t> Watch<'t> {
    /// Nothing was seen.
    pub fn new(text: &'t str, found: Found, facts: fields::Context) -> Self {
        Watch {
            text,
            found,
            spaces: Vec::new(),
            names: Vec::new(),
            core: None,
            unread: None,
            used: Used::always(),
            head: Vec::new(),
            around: "channel",
            entries: 0,
            entry_at: 0..0,
            unique: Unique::default(),
            facts,
            seen: Seen::default(),
            is_again: false,
            is_begun: false,
            of_entries: name_of(ANY, "@entry"),
        }
    }

    fn begin(&mut self, root: &Root, outer: &Outer<'t>) {
        self.is_begun = true;
        let is_old = root.format == Format::Atom && root.version != "1.0";
        let is_text = outer.name.is_empty();
        let (core, around) = match root.format {
            Format::Rss if is_text => ("", "channel"),
            Format::Rss if matches!(root.version.as_str(), "0.90" | "1.1") => ("", "channel"),
            Format::Rss if root.version == "1.0" => ("rss1", "channel"),
            Format::Rss => ("rss", "channel"),
            Format::Atom if is_old => ("", "feed"),
            Format::Atom => ("atom", "feed"),
            Format::Json => ("json", "feed"),
            Format::Cdf | Format::Hfeed => ("", "feed"),
        };
        if root.format == Format::Json {
            self.found.notation = Notation::Json;
        }
        self.unread = is_old.then(|| profile("atom")).flatten();
        self.core = profile(core);
        self.around = around;
        self.core.into_iter().for_each(|id| self.used.add(id));
        outer
            .namespaces()
            .filter_map(profile_of_uri)
            .for_each(|id| self.used.declare(id));
    }

    /// A piece passes.
    pub fn piece(&mut self, piece: Piece, tree: &Tree<'t>, root: Option<&Root>, outer: &Outer<'t>) {
        if tree.is_empty() {
            return;
        }
        if piece == Piece::Entry {
            self.entry_at = start_tag(self.text, tree.node(0).at.clone());
        }
        if let Some(root) = root.filter(|_| !self.is_begun) {
            self.begin(root, outer);
        }
        // The start tag of the head may come as a piece of its own, with nothing in it: RDF's channel, a root with attributes.
        if self.is_again || (piece != Piece::Entry && tree.node(0).local() == self.around) {
            return;
        }
        self.learn(tree);
        let nodes = 0..NodeId::try_from(tree.len()).unwrap_or_default();
        let (spaces, used) = (&self.spaces, &mut self.used);
        used.meet(nodes.map(|node| profile_in(spaces, tree, node)));
        self.found.entry = (piece == Piece::Entry).then_some(self.entries);
        let parent = if piece == Piece::Entry {
            ""
        } else {
            self.around
        };
        let mut at = 0;
        while (at as usize) < tree.len() {
            if piece != Piece::Entry {
                let profile = profile_in(&self.spaces, tree, at);
                self.head
                    .push(Child::kept(tree, at, profile, self.name_at(at)));
            }
            at = self.walk(tree, at, parent);
        }
        if piece == Piece::Entry {
            self.entries += 1;
        }
    }

    /// A whole subscription list passes.
    pub fn list(&mut self, tree: &Tree<'t>, core: Option<ProfileId>) {
        self.core = core;
        self.used = Used::only(core);
        self.is_begun = true;
        self.learn(tree);
        if !tree.is_empty() {
            self.walk(tree, 0, "document");
        }
    }

    /// A list is not well-formed from here on.
    pub fn tell_ill_formed(&mut self, at: usize) {
        let rules = self
            .core
            .map_or(&[][..], |core| rules_named(core, "@ill-formed"));
        for compiled in rules_named(ANY, "@ill-formed").iter().chain(rules) {
            self.found.add(compiled, at..at, "", "");
        }
    }

    /// Namespaces to profiles, and elements to numbers: each once.
    fn learn(&mut self, tree: &Tree<'t>) {
        for space in tree.spaces.uris().iter().skip(self.spaces.len()) {
            let found = match space.is_empty() {
                true => self.core,
                false => self
                    .profile_of_space(space)
                    .filter(|id| self.unread != Some(*id)),
            };
            self.spaces.push(found);
            if let Some(id) = found {
                self.used.declare(id);
            }
        }
        let nodes = 0..NodeId::try_from(tree.len()).unwrap_or_default();
        let spaces = &self.spaces;
        let name = |node| match profile_in(spaces, tree, node) {
            Some(profile) => name_of(profile, tree.node(node).local()),
            None => NOBODY,
        };
        self.names.clear();
        self.names.extend(nodes.map(name));
    }

    /// The profile of a namespace. A prefix that nobody declares means what it customarily does, as for the reader.
    fn profile_of_space(&self, space: &str) -> Option<ProfileId> {
        match space.strip_prefix("prefix:") {
            Some(_) if self.found.notation == Notation::Json => None,
            Some(prefix) => profile_of_prefix(prefix),
            None => profile_of_uri(space),
        }
    }

    /// Looks at all elements of a subtree; gives the first node behind it.
    fn walk(&mut self, tree: &Tree<'t>, top: NodeId, around: &'static str) -> NodeId {
        let mut open: Vec<(NodeId, &str)> = vec![(top, around)];
        let mut last = top;
        while let Some((node, parent)) = open.pop() {
            last = last.max(node);
            let own = tree.node(node);
            if !own.is_element() {
                continue;
            }
            let is_whole = self.look(tree, node, parent);
            if is_whole {
                open.extend(tree.children(node).map(|child| (child, own.local())));
            } else {
                last = tree.descendants(node).fold(last, NodeId::max);
            }
        }
        last + 1
    }

    /// Looks at one element; says whether those within it are to be looked at, too.
    fn look(&mut self, tree: &Tree<'t>, node: NodeId, parent: &str) -> bool {
        let own = tree.node(node);
        let profile = profile_in(&self.spaces, tree, node);
        // Members of JSON whose names begin so are extensions, and what is in them is theirs.
        if self.found.notation == Notation::Json && own.name.starts_with('_') {
            return false;
        }
        let Some(profile) = profile else {
            return own.local() != "html" && own.local() != "div" && own.space != 0;
        };
        let name = self.name_at(node);
        let general = match parent.is_empty() {
            true => self.of_entries,
            false => NOBODY,
        };
        let children = match asks_children(name) || asks_children(general) {
            true => self.children(tree, node),
            false => Vec::new(),
        };
        let view = View {
            text: self.text,
            tree,
            node,
            profile: Some(profile),
            parent,
            children: &children,
            value: OnceCell::new(),
        };
        for compiled in rules_of(name).iter().chain(rules_of(general)) {
            self.ask(compiled, &view);
        }
        if is_body(name) {
            let body = markup::body(self.text, &view);
            self.look_at_body(body, own.name, start_tag(self.text, own.at.clone()));
            return false;
        }
        true
    }

    fn children<'c>(&self, tree: &'c Tree<'t>, node: NodeId) -> Vec<Child<'c>> {
        let child = |child| {
            let profile = profile_in(&self.spaces, tree, child);
            Child::of(tree, child, profile, self.name_at(child))
        };
        tree.elements(node).map(child).collect()
    }

    /// Asks a rule about an element.
    fn ask(&mut self, compiled: &'static Compiled, view: &View<'_, 't>) {
        let is_elsewhere = compiled.parent.is_some_and(|wanted| wanted != view.parent);
        if is_elsewhere || !self.used.has(compiled.profile) {
            return;
        }
        match compiled.rule.kind {
            Kind::Unique => self.look_whether_unique(compiled, view),
            Kind::Field(_) | Kind::Document(_) | Kind::Body(_) => {}
            _ => {
                let name = view.tree.node(view.node).name;
                view.look(compiled, &mut |at, detail| {
                    self.found
                        .add(compiled, at, name_in(compiled, name), detail)
                });
            }
        }
    }

    fn look_at_body(&mut self, body: &str, name: &str, at: Range<usize>) {
        for (what, detail) in markup::scan(body) {
            if what == Trait::Mixed && !self.facts.is_secure {
                continue;
            }
            for compiled in rules_named(ANY, "@body") {
                if matches!(compiled.rule.kind, Kind::Body(one) if one == what) {
                    self.found.add(compiled, at.clone(), name, &detail);
                }
            }
        }
    }

    fn look_whether_unique(&mut self, compiled: &'static Compiled, view: &View<'_, 't>) {
        let value = trimmed(view.own_text());
        let entry = self.found.entry;
        if !self.unique.is_own(compiled.number, value, entry) {
            let name = view.tree.node(view.node).name;
            self.found.add(compiled, view.at(), name, value);
        }
    }

    fn name_at(&self, node: NodeId) -> NameId {
        self.names.get(node as usize).copied().unwrap_or(NOBODY)
    }

    /// The document has ended: the elements around the pieces, and what holds of all.
    pub fn finish(&mut self, outer: &Outer<'t>) {
        self.found.entry = None;
        let head = std::mem::take(&mut self.head);
        let top = &outer.tree;
        for node in outer.nodes() {
            let own = top.node(node);
            let local = own.local();
            let rules = self.core.map_or(&[][..], |core| rules_named(core, local));
            let feed_rules = if local == self.around {
                rules_named(ANY, "@feed")
            } else {
                &[]
            };
            let view = View {
                text: self.text,
                tree: top,
                node,
                profile: self.core,
                parent: "",
                children: &head,
                value: OnceCell::new(),
            };
            for compiled in rules.iter().chain(feed_rules) {
                self.ask(compiled, &view);
            }
        }
        self.found.take_back_said();
        for compiled in rules_named(ANY, "@document") {
            if let Kind::Document(fact) = compiled.rule.kind
                && let Some(detail) = fact.look(outer, &self.facts)
            {
                self.found.add(compiled, outer.at(), "", &detail);
            }
        }
    }

    /// What came of a piece.
    pub fn entry(&mut self, entry: &Entry<'_>) {
        let Watch {
            seen,
            facts,
            found,
            entry_at,
            ..
        } = self;
        found.entry = Some(seen.entries());
        seen.entry(entry, facts, &mut |compiled, detail| {
            found.add(compiled, entry_at.clone(), "@entry", detail);
        });
    }

    /// What came of the document.
    pub fn head(&mut self, head: &FeedHead<'_>) {
        let Watch {
            seen, facts, found, ..
        } = self;
        found.entry = None;
        facts.version = format!("{:?} {}", head.format, head.version);
        seen.head(head, facts, &mut |compiled, at, detail| {
            found.add(compiled, at, "@feed", detail);
        });
    }

    /// The document is read once more: what came of it so far is void, and what was seen is not to be seen again.
    pub fn restart(&mut self) {
        self.is_again = self.is_begun;
        self.seen = Seen::default();
        self.found.forget_fields();
    }
}

/// What a rule is said to look at: the element, or what is said of any format.
fn name_in<'n>(compiled: &Compiled, own: &'n str) -> &'n str {
    match compiled.rule.on {
        on if on.starts_with('@') => on,
        _ => own,
    }
}

fn profile_in(spaces: &[Option<ProfileId>], tree: &Tree<'_>, node: NodeId) -> Option<ProfileId> {
    spaces
        .get(tree.node(node).space as usize)
        .copied()
        .flatten()
}
