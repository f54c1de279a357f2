//! Category claims to categories as published and to plain tags.

use super::desk::Desk;
use super::media;
use crate::model::{Category, Text};
use crate::syntax::tree::{NodeId, Tree};
use crate::value::hash;
use crate::value::hashed::Hashed;
use crate::value::search::Search;
use crate::value::tag;
use crate::value::text::{borrowed, is_same_name};
use crate::value::url::is_identifier;
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::{Kind, Slot};

/// Lists that elements mean without saying so.
static SCHEMES: &[(&str, &str)] = &[
    ("itunes:category", "http://www.itunes.com/"),
    ("itunes:keywords", "http://www.itunes.com/"),
    (
        "media:category",
        "http://search.yahoo.com/mrss/category_schema",
    ),
];

/// Every category, the most trusted vocabulary's first, and the tags made of them.
#[cfg_attr(feature = "stages", inline(never))]
pub fn categories<'a>(desk: &mut Desk<'a, '_>) -> (Vec<Category<'a>>, Vec<Text<'a>>) {
    let mut categories = Vec::new();
    let of_recording = |row| media::told(desk, Slot::Category, row);
    let told = ["media:category", "media:keywords"].map(of_recording);
    for claim in desk
        .ranked(Slot::Category)
        .iter()
        .chain(told.iter().flatten())
    {
        let first = categories.is_empty();
        read(desk, claim, &mut categories);
        if first && !categories.is_empty() {
            desk.note_all(&["categories", "tags"], claim);
        }
    }
    let tags = categories.iter().filter_map(|category| {
        let word = category.label.as_ref().unwrap_or(&category.term);
        borrowed(word, |word| tag::tag(word, &desk.options.synonyms))
    });
    let tags = each_once(tags.collect());
    (categories, tags)
}

/// Of tags that are the same the first; hostile entries have thousands.
fn each_once(mut tags: Vec<Text<'_>>) -> Vec<Text<'_>> {
    if tags.len() > 1 {
        let mut known = Hashed::default();
        tags.retain(|tag| known.insert(hash::quick(&[tag]), ()));
    }
    tags
}

fn read<'a>(desk: &mut Desk<'a, '_>, claim: &Claim, categories: &mut Vec<Category<'a>>) {
    let row = claim.row();
    let (prefix, local) = (row.prefix, row.element.name);
    let is_this = |name: &str| {
        name.len() == prefix.len() + 1 + local.len()
            && name.starts_with(prefix)
            && name.ends_with(local)
    };
    let scheme = SCHEMES.iter().find(|(name, _)| is_this(name));
    let scheme = scheme.map(|(_, scheme)| *scheme);
    if matches!(row.element.kind, Kind::List) {
        // Each may have an element of its own: `<keywords><keyword>…</keyword></keywords>`.
        let tree = desk.tree;
        let whole = tree.is_leaf(claim.node).then_some(claim.node);
        for part in whole.into_iter().chain(tree.elements(claim.node)) {
            add_list(desk, part, scheme, categories);
        }
        return;
    }
    if let Some((words, scheme)) = spaced(desk, claim.node, row.element.name) {
        for word in words.split(' ') {
            let category = Category {
                term: Text::Owned(word.to_owned()),
                scheme: scheme.clone(),
                ..Category::default()
            };
            add(categories, category);
        }
        return;
    }
    add_all(desk, claim.node, scheme, LEVELS, categories);
}

fn add_list<'a>(
    desk: &mut Desk<'a, '_>,
    node: NodeId,
    scheme: Option<&'static str>,
    categories: &mut Vec<Category<'a>>,
) {
    let line = desk.line(node).or_else(|| desk.words(node, "text"));
    let line = line.as_deref().unwrap_or_default();
    for word in line
        .split([',', ';', '，', '、', '；', '،', '؛'])
        .map(str::trim)
        .filter(|word| !word.is_empty())
    {
        add(
            categories,
            Category {
                term: Text::Owned(word.to_owned()),
                scheme: scheme.map(Text::Borrowed),
                ..Category::default()
            },
        );
    }
}

/// Flickr parts tags by spaces and says so by its scheme; Pinboard and Delicious do, and name each topic besides.
fn spaced<'a>(
    desk: &mut Desk<'a, '_>,
    node: NodeId,
    name: &str,
) -> Option<(Text<'a>, Option<Text<'a>>)> {
    let tree = desk.tree;
    let own = tree.own_text(node);
    if !own.trim().contains(char::is_whitespace) || own.has(',') {
        return None;
    }
    let scheme = desk.attribute(node, "scheme");
    let is_so = match scheme.as_deref() {
        Some(scheme) => scheme == "urn:flickr:tags",
        None => name == "subject" && names_topics(tree, &own),
    };
    is_so
        .then(|| desk.own_line(node))?
        .map(|line| (line, scheme))
}

/// Whether the entry has a topic for each of these words. So many of its elements are looked at.
fn names_topics(tree: &Tree, words: &str) -> bool {
    const NEAR: usize = 64;
    let mut near = tree.root().into_iter().flat_map(|root| tree.elements(root));
    let topics = near
        .by_ref()
        .take(NEAR)
        .find(|&node| tree.node(node).local() == "topics");
    let Some(topics) = topics else {
        return false;
    };
    let listed = tree.descendants(topics).take(2 * NEAR);
    let mut listed = listed.filter_map(|node| tree.attribute(node, "resource"));
    let is_named = |word: &str| {
        listed.next().is_some_and(|topic| {
            let topic = topic.value.trim_end_matches('/');
            topic.ends_with(word) || topic.has('%')
        })
    };
    words.split_whitespace().all(is_named) && listed.next().is_none()
}

/// iTunes nests categories in a category, others put a list around all; so many levels are looked at.
const LEVELS: u8 = 4;

fn add_all<'a>(
    desk: &mut Desk<'a, '_>,
    node: NodeId,
    scheme: Option<&'static str>,
    levels: u8,
    categories: &mut Vec<Category<'a>>,
) {
    let Some(levels) = levels.checked_sub(1) else {
        return;
    };
    if let Some(category) = category(desk, node, scheme) {
        add(categories, category);
    }
    let tree = desk.tree;
    for child in tree.elements(node) {
        if is_same_name(tree.node(child).local(), "category") {
            add_all(desk, child, scheme, levels, categories);
        }
    }
}

fn category<'a>(
    desk: &mut Desk<'a, '_>,
    node: NodeId,
    scheme: Option<&'static str>,
) -> Option<Category<'a>> {
    let label = desk.words(node, "label");
    let term = read_term(desk, node).or_else(|| label.clone())?;
    let said = ["scheme", "domain"]
        .iter()
        .find_map(|name| desk.attribute(node, name));
    let said = said.filter(|said| {
        let may_stand = is_identifier(said);
        if !may_stand {
            desk.refuse(node, said);
        }
        may_stand
    });
    let path: Vec<Text> = match &term {
        Text::Borrowed(term) => tag::path(term),
        Text::Owned(term) => tag::path::<String>(term)
            .into_iter()
            .map(Text::Owned)
            .collect(),
    };
    Some(Category {
        term,
        label,
        scheme: said.or(scheme.map(Text::Borrowed)),
        path,
    })
}

fn read_term<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Text<'a>> {
    // RDF names a subject by its address alone: `<dc:subject rdf:resource="…"/>`, taxonomy nodes.
    const ELSE: &[&str] = &["value", "resource", "title", "name", "label", "term"];
    let mut attributes = ["term", "text"].iter();
    attributes
        .find_map(|name| desk.words(node, name))
        .or_else(|| desk.own_line(node))
        .or_else(|| desk.part(node, ELSE))
}

fn add<'a>(categories: &mut Vec<Category<'a>>, category: Category<'a>) {
    // One entry of a hostile feed may bring a hundred thousand; comparing each with each would be quadratic.
    let recent = categories.len().saturating_sub(COMPARED);
    if !categories
        .iter()
        .skip(recent)
        .any(|known| *known == category)
    {
        categories.push(category);
    }
}

/// With how many of its neighbours a category is compared.
const COMPARED: usize = 256;
