//! Claims about people to names and addresses.

use std::borrow::Cow;

use super::desk::Desk;
use crate::model::{IntoOwned, Person, Text};
use crate::syntax::tree::NodeId;
use crate::value::person::{self, PersonParts};
use crate::value::search::{self, Search};
use crate::value::text::{borrowed, is_one_of};
use crate::value::url::{Purpose, resolve};
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::Slot;

/// Everybody whom the most trusted element names; an element that names nobody gives way to the next.
#[cfg_attr(feature = "stages", inline(never))]
pub fn people<'a>(desk: &mut Desk<'a, '_>, slot: Slot, field: &'static str) -> Vec<Person<'a>> {
    let claims = desk.ranked(slot);
    named(desk, claims, field)
}

/// The same of an entry that names nobody: a webmaster sees to the server, and writes nothing.
pub fn inherited<'a>(desk: &mut Desk<'a, '_>) -> Vec<Person<'a>> {
    let claims = desk.ranked(Slot::Author);
    let is_webmaster = |claim: &Claim| claim.row().element.name == "webMaster";
    let end = claims.iter().position(is_webmaster);
    named(
        desk,
        claims
            .get(..end.unwrap_or(claims.len()))
            .unwrap_or_default(),
        "authors",
    )
}

fn named<'a>(desk: &mut Desk<'a, '_>, claims: &'a [Claim], field: &'static str) -> Vec<Person<'a>> {
    for claims in claims.chunk_by(|one, other| one.row == other.row) {
        let mut people = Vec::new();
        for claim in claims {
            for person in read(desk, claim.node) {
                let recent = people.len().saturating_sub(COMPARED);
                if !people.iter().skip(recent).any(|known| *known == person) {
                    people.push(person);
                }
            }
        }
        if let (Some(first), false) = (claims.first(), people.is_empty()) {
            desk.note(field, first);
            return people;
        }
    }
    Vec::new()
}

/// With how many of their neighbours people are compared.
const COMPARED: usize = 256;

/// The people in one element: from its parts where it has any, else from its line of text.
pub fn read<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Vec<Person<'a>> {
    let parts = match desk.tree.is_bare(node) {
        true => Person::default(),
        false => parts(desk, node),
    };
    if parts != Person::default() {
        // `<author>Ann <email>ann@example.org</email></author>`
        let name = parts.name.or_else(|| desk.own_line(node));
        let parts = Person { name, ..parts };
        return split_name(split_email(parts))
            .into_iter()
            .filter_map(|person| kept(desk, person))
            .collect();
    }
    let Some(line) = desk.line(node) else {
        return Vec::new();
    };
    let (known, named) = &mut desk.facts.named;
    if *known != line {
        let people = person::read(&line).into_iter();
        *named = people.map(PersonParts::into_owned).collect();
        *known = line.into_owned();
    }
    let mut found: Vec<Person<'a>> = named.iter().cloned().map(from_parts).collect();
    // A name may be a link to its address, which is gone from the line.
    if let [person] = &mut found[..]
        && person.email.is_none()
        && desk.options.emails
    {
        person.email = linked_address(&desk.characters(node)).map(Text::Owned);
    }
    found
        .into_iter()
        .filter_map(|person| kept(desk, person))
        .collect()
}

/// The address that a name leads to: `<a href="mailto:ann@example.org">Ann</a>`.
fn linked_address(markup: &str) -> Option<String> {
    let at = search::find(markup.as_bytes(), b"\"mailto:")?;
    let link = markup.get(at + 1..)?;
    let link = link.get(..link.find('"')?)?;
    let found = person::read(link).into_iter().next()?;
    found.email.map(Cow::into_owned)
}

fn parts<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Person<'a> {
    const PAGES: &[&str] = &["uri", "url", "href", "homepage"];
    let page = desk.part(node, PAGES);
    // JSON Feed names `mailto:` as a page; an address alone is none either.
    let (url, reached) = match page {
        Some(page) if page.has('@') && !page.has('/') && !page.starts_with('@') => {
            (None, Some(page))
        }
        Some(_) => (desk.url_part(node, PAGES, Purpose::Media), None),
        None => (None, None),
    };
    Person {
        name: desk.part(node, &["name"]),
        url,
        email: desk.part(node, &["email", "mail"]).or(reached).or_else(|| {
            let mailbox = desk.child(node, "mbox")?;
            desk.attribute(mailbox, "resource")
        }),
        image: picture(desk, node),
    }
}

/// An address may have a scheme or a name: `<email>mailto:ann@example.org</email>`, `<email>Ann &lt;ann@example.org&gt;</email>`.
fn split_email(person: Person<'_>) -> Person<'_> {
    let is_more = |email: &&Text| email.contains([' ', ':', '<', '(', '?']);
    let Some(email) = person.email.as_ref().filter(is_more) else {
        return person;
    };
    let own = |text: Cow<str>| Text::Owned(text.into_owned());
    let found = person::read(email).into_iter().next().unwrap_or_default();
    let (name, email) = (found.name.map(own), found.email.map(own));
    Person {
        name: person.name.or(name),
        email,
        ..person
    }
}

/// Blogger's `<gd:image src="…"/>` says in an attribute what others say as text, OStatus and Jira in a link.
fn picture<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Text<'a>> {
    const NAMES: &[&str] = &["avatar", "image", "photo"];
    desk.url_part(node, NAMES, Purpose::Image)
        .or_else(|| {
            NAMES.iter().find_map(|name| {
                let child = desk.child(node, name)?;
                desk.url_part(child, &["src", "href", "url"], Purpose::Image)
            })
        })
        .or_else(|| {
            let tree = desk.tree;
            let is_avatar = |&child: &NodeId| {
                let rel = tree.attribute(child, "rel");
                rel.is_some_and(|rel| is_one_of(&rel.value, &["avatar", "photo"]))
            };
            let avatar = tree.elements(node).find(is_avatar)?;
            desk.url_part(avatar, &["href"], Purpose::Image)
        })
}

fn from_parts(parts: person::PersonParts<'_>) -> Person<'_> {
    Person {
        name: parts.name,
        url: parts.url,
        email: parts.email,
        image: None,
    }
}

/// A name may hold an address, or several people with theirs: `<name>ann@example.org (Ann), bob@example.org (Bob)</name>`.
/// What the element says besides is the first's.
fn split_name(person: Person<'_>) -> Vec<Person<'_>> {
    let is_doubtful = |name: &&str| person::may_hold_address(name);
    let Some(name) = person.name.as_deref().filter(is_doubtful) else {
        return vec![person];
    };
    let found = person::read(name).into_iter();
    let mut found: Vec<Person> = found.map(|parts| from_parts(parts).into_owned()).collect();
    if found.is_empty() {
        found.push(Person::default());
    }
    if let Some(first) = found.first_mut() {
        first.email = person.email.or(first.email.take());
        first.url = person.url.or(first.url.take());
        first.image = person.image;
    }
    found
}

/// The person as the caller wants to see them; somebody known by an address alone is nobody without addresses.
fn kept<'a>(desk: &Desk, mut person: Person<'a>) -> Option<Person<'a>> {
    if !desk.options.emails {
        person.email = None;
    }
    // A line may name a page as people write it: without a scheme, or of a kind that nobody may follow.
    let base = &desk.base;
    person.url = person
        .url
        .and_then(|url| borrowed(&url, |url| resolve(url, base, Purpose::Media)));
    let known = person.name.is_some() || person.email.is_some() || person.url.is_some();
    known.then_some(person)
}
