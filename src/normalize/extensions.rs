//! Elements of known vocabularies to typed values, by their tables; elements that nobody knows as they are.

use super::construct::is_data;
use super::desk::Desk;
use super::when;
use crate::diagnostic::catalogue::limit;
use crate::html;
use crate::model::{Extensions, ForeignElement, Map, Text, Value};
use crate::syntax::shape::ATOM;
use crate::syntax::tree::{NodeId, Tree};
use crate::value::search::Search;
use crate::value::text::{borrowed, fold, is_same_name, length, lengths};
use crate::value::url::{Base, Purpose, is_spelt_as_address, resolve};
use crate::value::{date, duration, number, person};
use crate::vocabulary::registry::row_of;
use crate::vocabulary::rows::{RowId, row, row_named};
use crate::vocabulary::table::{At, Kind, Part, Slot};

/// What `extensions` shows: vocabularies under their prefixes, elements under their names.
#[cfg_attr(feature = "stages", inline(never))]
pub fn extensions<'a>(desk: &mut Desk<'a, '_>) -> Extensions<'a> {
    if !desk.options.extensions {
        return Map::default();
    }
    let claims = desk.claims;
    shown(desk, &claims.shown)
}

fn shown<'a>(desk: &mut Desk<'a, '_>, elements: &[(RowId, NodeId)]) -> Extensions<'a> {
    let mut extensions: Extensions<'a> = Map::default();
    for &(id, node) in elements {
        let row = row(id);
        let Some(value) = value(desk, node, row.element.kind) else {
            continue;
        };
        if let Some(parts) = vocabulary(&mut extensions, row.prefix) {
            let put = if row.element.many { put_into_list } else { put };
            put(parts, row.element.key(), value);
            if row.prefix == "georss" {
                beside_a_shape(desk, node, parts);
            }
        }
    }
    extensions
        .0
        .retain(|(_, value)| !matches!(value, Value::Parts(parts) if parts.0.is_empty()));
    extensions
}

/// Simple GeoRSS says of a shape in attributes what others say in elements: `featurename`, `elev` …
fn beside_a_shape<'a>(desk: &mut Desk<'a, '_>, node: NodeId, parts: &mut Map<'a, Value<'a>>) {
    for attribute in desk.tree.attributes(node) {
        let name = attribute.local();
        if let Some(id) = row_named(&format!("georss:{name}"))
            && let Some(line) = desk.words(node, name)
            && let Some(value) = simple(line, row(id).element.kind, node, desk)
        {
            put(parts, row(id).element.key(), value);
        }
    }
}

fn vocabulary<'m, 'a>(
    extensions: &'m mut Extensions<'a>,
    prefix: &'static str,
) -> Option<&'m mut Map<'a, Value<'a>>> {
    let at = match extensions.0.iter().position(|(key, _)| key == prefix) {
        Some(at) => at,
        None => {
            extensions
                .0
                .push((Text::Borrowed(prefix), Value::Parts(Map::default())));
            extensions.0.len() - 1
        }
    };
    match &mut extensions.0.get_mut(at)?.1 {
        Value::Parts(parts) => Some(parts),
        _ => None,
    }
}

/// Of an element that may stand but once, the first counts; lists of words are one list.
fn put<'a>(parts: &mut Map<'a, Value<'a>>, key: Text<'a>, value: Value<'a>) {
    let known = parts.0.iter_mut().find(|(known, _)| *known == key);
    match (known, value) {
        (Some((_, Value::List(list))), Value::List(words))
            if matches!(words[..], [Value::Text(_), ..]) =>
        {
            list.extend(words);
        }
        (Some(_), _) => {}
        (None, value) => parts.0.push((key, value)),
    }
}

/// All elements of one that may stand several times are a list.
fn put_into_list<'a>(parts: &mut Map<'a, Value<'a>>, key: Text<'a>, value: Value<'a>) {
    match parts.0.iter_mut().find(|(known, _)| *known == key) {
        Some((_, Value::List(list))) => list.push(value),
        Some(_) => {}
        None => parts.0.push((key, Value::List(vec![value]))),
    }
}

fn value<'a>(desk: &mut Desk<'a, '_>, node: NodeId, kind: Kind) -> Option<Value<'a>> {
    if let Kind::Parts(parts) = kind {
        return structure(desk, node, parts);
    }
    if matches!(kind, Kind::Presence) {
        return Some(Value::Flag(true));
    }
    if let Kind::Url = kind {
        const NAMES: &[&str] = &["href", "url", "resource", "about", "value"];
        if desk.has_words_alone(node) {
            return desk.line(node).map(Value::Text);
        }
        return desk
            .allowed_url(node, NAMES, Purpose::Media)
            .or_else(|| desk.url(node, NAMES, Purpose::Link))
            .map(Value::Text);
    }
    let line = desk
        .line(node)
        .or_else(|| desk.part(node, &["href", "url", "text", "value", "resource"]))?;
    simple(line, kind, node, desk)
}

fn simple<'a>(
    line: Text<'a>,
    kind: Kind,
    node: NodeId,
    desk: &mut Desk<'a, '_>,
) -> Option<Value<'a>> {
    let read = match kind {
        Kind::Url if line.has(' ') && !is_spelt_as_address(&line) => {
            borrowed(&line, |line| Some(fold(line)))
        }
        Kind::Url => {
            let base = desk.base_of(node);
            borrowed(&line, |text| address(text, &base))
        }
        Kind::Srcset => html::candidates(&line, &desk.base_of(node)).map(Text::Owned),
        Kind::Person if !desk.options.emails => return person::names(line).map(Value::Text),
        Kind::Email if !desk.options.emails => return None,
        // A date or number that cannot be read stays as it was written: nothing is lost, and its type shows it.
        _ => return Some(read_typed(desk, &line, kind).unwrap_or(Value::Text(line))),
    };
    if read.is_none() {
        desk.refuse(node, &line);
    }
    read.map(Value::Text)
}

/// What is more than text to callers: moments, numbers, flags, lists.
fn read_typed<'a>(desk: &mut Desk, line: &str, kind: Kind) -> Option<Value<'a>> {
    match kind {
        // A year is no moment of its first day.
        Kind::Date => when::read(desk, line)
            .filter(|date| !date.day_missing)
            .and_then(|date| date::iso(date.seconds))
            .map(|iso| Value::Text(iso.into())),
        Kind::Number => number::decimal(line).map(Value::Number),
        Kind::Degrees => number::degrees(line).map(Value::Number),
        Kind::Numbers => numbers(line),
        Kind::Duration => duration::read(line).map(Value::Number),
        Kind::Flag => number::flag(line).map(Value::Flag),
        Kind::List => {
            let words = line.split(',').map(str::trim);
            let words = words.filter(|word| !word.is_empty());
            let words = words.map(|word| Value::Text(Text::Owned(word.to_owned())));
            Some(Value::List(words.collect()))
        }
        _ => None,
    }
}

/// Whatever a vocabulary names may be followed: a page, a person, a file on IPFS.
fn address<'t>(text: &'t str, base: &Base) -> Option<Text<'t>> {
    resolve(text, base, Purpose::Link).or_else(|| resolve(text, base, Purpose::Media))
}

fn numbers<'a>(line: &str) -> Option<Value<'a>> {
    let numbers: Vec<Value> = line
        .split(|character: char| character.is_whitespace() || character == ',')
        .filter(|word| !word.is_empty())
        .map(|word| number::decimal(word).map(Value::Number))
        .collect::<Option<_>>()?;
    (!numbers.is_empty()).then_some(Value::List(numbers))
}

/// Parts nest as deep as the tables do, never as deep as the document.
fn structure<'a>(
    desk: &mut Desk<'a, '_>,
    node: NodeId,
    parts: &'static [Part],
) -> Option<Value<'a>> {
    let tree = desk.tree;
    let mut map = Map::default();
    let others = others(tree, node, parts);
    // Tables know many parts, and most elements have few: only names of their lengths are sought.
    let attributes = lengths(tree.attributes(node).iter().map(|one| one.local()));
    let children = lengths(tree.elements(node).map(|child| tree.node(child).local()));
    for part in parts {
        let is_among = |lengths| lengths & length(part.name) != 0;
        let line = match (part.at, part.kind) {
            (At::Attribute, _) if !is_among(attributes) => None,
            (At::Attribute, Kind::Url) => desk.address_in_attribute(node, part.name),
            (At::Attribute, _) => desk.words(node, part.name),
            (At::Own, _) => desk.own_line(node),
            (At::Child, Kind::Others) => {
                let found = shown(desk, &others);
                if !found.0.is_empty() {
                    map.0.push((part.key(), Value::Parts(found)));
                }
                None
            }
            (At::Child, _) => {
                if is_among(children) {
                    put_children(desk, node, part, &others, &mut map);
                }
                None
            }
        };
        if let Some(found) = line.and_then(|line| simple(line, part.kind, node, desk)) {
            let put = if part.many { put_into_list } else { put };
            put(&mut map, part.key(), found);
        }
    }
    (!map.0.is_empty()).then_some(Value::Parts(map))
}

/// The values of the children that are this part of an element.
fn put_children<'a>(
    desk: &mut Desk<'a, '_>,
    node: NodeId,
    part: &Part,
    others: &[(RowId, NodeId)],
    map: &mut Map<'a, Value<'a>>,
) {
    let tree = desk.tree;
    for child in tree.elements(node) {
        if is_same_name(tree.node(child).local(), part.name)
            && !others.iter().any(|(_, other)| *other == child)
            && let Some(found) = value(desk, child, part.kind)
        {
            let put = if part.many { put_into_list } else { put };
            put(map, part.key(), found);
        }
    }
}

/// The children that other vocabularies know, of an element that holds what an entry holds.
fn others(tree: &Tree, node: NodeId, parts: &[Part]) -> Vec<(RowId, NodeId)> {
    // The part that takes them is the last.
    if !parts
        .last()
        .is_some_and(|part| matches!(part.kind, Kind::Others))
    {
        return Vec::new();
    }
    let vocabulary = |id| row(id).prefix;
    let own = row_of(tree, node).map(vocabulary);
    let known = tree
        .elements(node)
        .filter_map(|child| Some((row_of(tree, child)?, child)));
    known
        .filter(|(id, _)| row(*id).is_shown() && Some(vocabulary(*id)) != own)
        .collect()
}

/// Elements that no table knows, as they are; what is left out is told.
#[cfg_attr(feature = "stages", inline(never))]
pub fn foreign<'a>(desk: &mut Desk<'a, '_>) -> Vec<ForeignElement<'a>> {
    if !desk.options.extensions {
        return Vec::new();
    }
    let (tree, claims) = (desk.tree, desk.claims);
    let data = desk.ranked(Slot::Content).iter();
    let data = data
        .filter(|claim| is_data(desk, claim))
        .flat_map(|claim| tree.elements(claim.node));
    let nodes: Vec<_> = claims.foreign.iter().copied().chain(data).collect();
    let deepest = desk.options.limits.depth.min(DEEPEST);
    let mut foreign = Vec::with_capacity(nodes.len());
    for node in nodes {
        let mut cut = Cut::default();
        foreign.push(element(tree, node, deepest, &mut cut));
        if cut.names {
            desk.add(&limit::INHERITED, node, "name");
        }
        if cut.depth {
            desk.add(&limit::DEPTH, node, "");
            desk.log.truncate();
        }
    }
    foreign
}

/// A namespace is declared once, and a key of JSON written once, for thousands of elements.
const LONGEST_NAMESPACE: usize = 256;
const LONGEST_NAME: usize = 128;

/// How deep unknown elements are kept; deeper ones give their text to the last, and that is told. Each is an object in a list
/// of the result, and readers of JSON refuse what is nested deeper than 64.
const DEEPEST: usize = 28;

/// What of an unknown element is not shown as it was written.
#[derive(Default)]
struct Cut {
    /// A name or a namespace.
    names: bool,
    /// Elements in it, for their text alone.
    depth: bool,
}

/// An unknown element.
fn element<'a>(
    tree: &'a Tree<'_>,
    root: NodeId,
    deepest: usize,
    cut: &mut Cut,
) -> ForeignElement<'a> {
    // The path from the root down to the element that is being filled, without recursion.
    let mut path = vec![(shallow(tree, root, cut), tree.elements(root))];
    while let Some((_, children)) = path.last_mut() {
        let done = match children.next() {
            Some(child) if path.len() < deepest => {
                path.push((shallow(tree, child, cut), tree.elements(child)));
                continue;
            }
            Some(child) => {
                cut.depth |= !tree.is_leaf(child);
                let value = some(tree.all_text(child).into());
                let leaf = shallow(tree, child, cut);
                ForeignElement { value, ..leaf }
            }
            None => match path.pop() {
                Some((done, _)) => done,
                None => break,
            },
        };
        match path.last_mut() {
            Some((parent, _)) => parent.children.push(done),
            None => return done,
        }
    }
    ForeignElement::default()
}

fn shallow<'a>(tree: &'a Tree<'_>, id: NodeId, cut: &mut Cut) -> ForeignElement<'a> {
    let node = tree.node(id);
    let uri = tree.space_uri(node.space);
    let own = |attribute: &&crate::syntax::tree::Attribute| !attribute.name.starts_with("xmlns");
    let attributes = tree.attributes(id).iter().filter(own);
    // A prefix that is nowhere declared has no namespace, and is told in the name. What a format's own elements stand in
    // says nothing of an element that the format does not know.
    let is_undeclared = uri.starts_with("prefix:");
    let is_own = uri.is_empty() || (uri == ATOM && node.local_from == 0);
    let is_long = uri.len() > LONGEST_NAMESPACE;
    let own_name = match is_undeclared || is_long {
        true => node.name,
        false => node.local(),
    };
    let end = own_name.floor_char_boundary(LONGEST_NAME);
    cut.names |= is_long || end < own_name.len();
    ForeignElement {
        namespace: (!is_undeclared && !is_own && !is_long).then(|| name(uri)),
        name: name(own_name.get(..end).unwrap_or_default()),
        value: some(tree.own_text(id)),
        attributes: Map(attributes
            .map(|each| (name(each.name), Text::Borrowed(&*each.value)))
            .collect()),
        children: Vec::new(),
    }
}

/// Damage leaves control characters even in names.
fn name(name: &str) -> Text<'_> {
    if name.contains(char::is_control) {
        return Text::Owned(name.chars().filter(|c| !c.is_control()).collect());
    }
    Text::Borrowed(name)
}

fn some(text: Text<'_>) -> Option<Text<'_>> {
    (!text.trim().is_empty()).then_some(text)
}
