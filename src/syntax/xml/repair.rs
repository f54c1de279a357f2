//! What a start tag says of elements that should have been closed before it: open elements and a tag in,
//! what to close out.
//!
//! Each rule stands on something that a sound feed hardly ever does; before any is believed, [`sound`](super::sound)
//! looks whether all is well-formed as it is written.

use super::fields::{
    ALSO_HTML, BODIES, EMPTY, FEED_PREFIXES, HOLDERS, LEAVES, MARKUP, OF_ATOM, OF_MARKUP,
    OF_PEOPLE, THINGS, VOID, is_field,
};
use super::names::stands_at;
use super::open::{Frame, Open, Role, local, prefix};
use super::root::{is_container, is_entry_name};
use crate::syntax::Piece;
use crate::syntax::shape::opens;
use crate::value::text::is_one_of;

/// What has to happen before a start tag is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Before {
    /// Nothing.
    Nothing,
    /// The tag is the end tag of the innermost element, unless all is well-formed up to its end.
    IsEndTag(usize),
    /// Everything from this frame on is closed, unless all is well-formed up to its end.
    Close(usize),
    /// The same, and only if the end tag of this frame is not to come.
    Ask(usize),
}

/// A start tag as far as these rules look at it.
#[derive(Debug, Clone, Copy)]
pub struct Tag<'t> {
    /// Qualified name.
    pub name: &'t str,
    /// Its prefix, empty without one.
    pub prefix: &'t str,
    /// The rest.
    pub local: &'t str,
    /// Whether the name is one that XML plainly allows.
    pub is_plain: bool,
    /// Whether nothing else stands in it.
    pub is_bare: bool,
    /// The document behind it.
    pub behind: &'t str,
}

/// What a start tag closes.
pub fn before_start(open: &Open<'_>, tag: Tag<'_>) -> Before {
    let Some(piece) = open.piece() else {
        return before_skipped(open, tag);
    };
    let frames = open.frames();
    let (Some(top), Some(root)) = (frames.last(), frames.get(piece)) else {
        return Before::Nothing;
    };
    // The field that the tag stands in: the piece itself in the head, a child of the piece in an entry.
    let field_at = match root.role {
        Role::Piece(Piece::Entry) => piece + 1,
        _ => piece,
    };
    let field = frames.get(field_at);
    if begins_entry(root, field, tag) {
        return Before::Close(piece);
    }
    if field_at == piece && is_own_entry(open.holder(piece), tag) {
        return Before::Ask(piece);
    }
    let Some(field) = field else {
        return Before::Nothing;
    };
    let top_at = frames.len() - 1;
    let is_direct = top_at == field_at;
    if is_direct && is_doubled(top, tag) {
        return match tag.behind.trim_start().starts_with('<') {
            true => Before::IsEndTag(top_at),
            false => Before::Close(top_at),
        };
    }
    let is_within = top_at == field_at + 1;
    if is_again(top, is_direct, tag) || (is_within && is_around_fields(field, top, tag)) {
        return Before::Ask(top_at);
    }
    if ends_text(top, is_direct, tag) {
        return Before::Close(top_at);
    }
    if ends_body(field, tag) {
        return Before::Close(field_at);
    }
    let is_misplaced = is_misplaced(field, top, is_direct, tag)
        || (!is_markup(field) && is_of_others(top, field_at == piece, tag));
    match is_misplaced {
        true => Before::Ask(field_at),
        false => Before::Nothing,
    }
}

/// What begins in what is passed over: an entry in the head of a second channel, a channel in what stands before it in
/// RDF, a field in a list of items.
fn before_skipped(open: &Open<'_>, tag: Tag<'_>) -> Before {
    let is_skipped = |top: &Frame<'_>| matches!(top.role, Role::Skip | Role::Items);
    if !open.top().is_some_and(is_skipped) || !is_field(tag.local) {
        return Before::Nothing;
    }
    let frames = open.frames();
    let Some(around) = frames.iter().rposition(|frame| frame.role.holds_pieces()) else {
        return Before::Nothing;
    };
    let list = frames.iter().position(|frame| frame.role == Role::Items);
    let is_own =
        is_own_entry(open.holder(frames.len()), tag) || (list.is_none() && is_container(tag.local));
    match (is_own, list) {
        (true, _) if around + 1 < frames.len() => Before::Ask(around + 1),
        (false, Some(list)) if tag.prefix.is_empty() => Before::Ask(list),
        _ => Before::Nothing,
    }
}

/// Whether a tag begins an entry as those do that stand right in this element.
fn is_own_entry(around: Option<&Frame<'_>>, tag: Tag<'_>) -> bool {
    let own = around.map_or("", |around| prefix(around.name));
    ["", own].contains(&tag.prefix) && is_entry_name(tag.local)
}

/// `<item>` within an item: directly, or in one of its fields that can hold none. In the head: in any known field.
fn begins_entry(root: &Frame<'_>, field: Option<&Frame<'_>>, tag: Tag<'_>) -> bool {
    let closes =
        |field: &Frame<'_>| is_field(field.local) && !field.local.eq_ignore_ascii_case("content");
    match root.role {
        Role::Piece(Piece::Entry) => {
            root.name.eq_ignore_ascii_case(tag.name) && field.is_none_or(closes)
        }
        _ => is_entry_name(tag.local) && tag.prefix == prefix(root.name) && closes(root),
    }
}

/// `<dc:subject>CSS<dc:subject>`: the same tag again, behind the text that it should close.
fn is_doubled(top: &Frame<'_>, tag: Tag<'_>) -> bool {
    top.has_text && !top.has_child && tag.is_bare && top.name.eq_ignore_ascii_case(tag.name)
}

/// `<g:id><g:id>1</g:id>`, `<media:content url="1"><media:content url="2"/>`: the same tag twice. iTunes nests its
/// categories.
fn is_again(top: &Frame<'_>, is_direct: bool, tag: Tag<'_>) -> bool {
    if top.name != tag.name || is_markup(top) {
        return false;
    }
    let is_first = is_direct && !top.has_text && !top.has_child && tag.is_bare;
    let nests = top.has_prefix() && top.local == "category";
    let is_known = is_field(tag.local) || is_one_of(tag.prefix, FEED_PREFIXES);
    is_first || (is_known && !nests)
}

/// `<image><b><url>`: what is no field stands between a holder and its fields.
fn is_around_fields(holder: &Frame<'_>, top: &Frame<'_>, tag: Tag<'_>) -> bool {
    is_field(tag.local)
        && !is_field(top.local)
        && !top.has_text
        && is_one_of(holder.local, HOLDERS)
        && !is_markup(holder)
        && prefix(holder.name) == tag.prefix
}

/// `<title>One<link>`: a field begins within the text of another.
fn ends_text(top: &Frame<'_>, is_field_itself: bool, tag: Tag<'_>) -> bool {
    if !is_field(tag.local) {
        return false;
    }
    let own = top.local;
    let is_leaf = !top.has_prefix() && is_one_of(own, LEAVES);
    let is_text = is_field_itself && top.has_text && !top.has_child && !is_one_of(own, BODIES);
    // iTunes nests its categories.
    let nests = top.has_prefix() && top.name == tag.name;
    is_leaf || (is_text && !nests && !is_one_of(own, HOLDERS))
}

/// `<description>One<pubDate>`: what begins is no HTML, so the description must have ended.
fn ends_body(field: &Frame<'_>, tag: Tag<'_>) -> bool {
    if !is_one_of(field.local, BODIES) {
        return false;
    }
    let begun = tag.local;
    if is_one_of(tag.prefix, FEED_PREFIXES) {
        return true;
    }
    let is_link = begun.eq_ignore_ascii_case("link") && tag.behind.trim_start().starts_with("http");
    let only_feeds = is_field(begun) && !is_one_of(begun, ALSO_HTML);
    tag.prefix.is_empty() && (only_feeds || (tag.is_bare && is_link))
}

/// Whether the text of an element of this name may be markup.
pub fn is_body(name: &str) -> bool {
    let local = local(name);
    is_one_of(local, BODIES) || is_one_of(local, MARKUP)
}

fn is_markup(frame: &Frame<'_>) -> bool {
    is_one_of(frame.local, BODIES)
        || (is_one_of(frame.local, MARKUP) && prefix(frame.name) != "media")
}

/// `<enclosure url="…"><link>`: a field begins in an element that hardly holds it.
fn is_misplaced(field: &Frame<'_>, top: &Frame<'_>, is_direct: bool, tag: Tag<'_>) -> bool {
    if field.has_prefix() && field.local == "owner" {
        return !is_of_people(field, tag);
    }
    if is_empty(field) && (is_direct || top.name == field.name) {
        return top.name != tag.name;
    }
    // Media RSS and iTunes have holders and fields of the same prefix.
    if !is_field(tag.local) || (top.has_prefix() && prefix(top.name) == tag.prefix) {
        return false;
    }
    if is_markup(field) {
        // `<summary>Words<link href="…"/>`
        let is_link = is_direct && tag.local == "link" && is_one_of(field.name, OF_ATOM);
        let may_end = !is_one_of(field.local, BODIES) && !is_one_of(tag.local, ALSO_HTML);
        return tag.prefix.is_empty() && (is_link || may_end);
    }
    let is_thing = !field.has_prefix() && !field.has_text && is_one_of(field.local, THINGS);
    !is_thing && !is_of_people(field, tag)
}

/// `<pubDate>2020-01-01<itunes:duration>`: an element of another vocabulary begins in text, or in the head's fields.
fn is_of_others(top: &Frame<'_>, in_head: bool, tag: Tag<'_>) -> bool {
    if tag.prefix.is_empty() {
        return false;
    }
    let is_text = top.has_text && !top.has_child;
    let own = prefix(top.name);
    let may_end = match own == tag.prefix {
        true => is_text && top.name != tag.name && !is_of_people(top, tag),
        false => is_text || in_head || own == "media" || is_one_of(tag.prefix, FEED_PREFIXES),
    };
    may_end && !is_one_of(tag.prefix, OF_MARKUP)
}

/// `<author>Ann <email>`
fn is_of_people(frame: &Frame<'_>, tag: Tag<'_>) -> bool {
    is_one_of(frame.local, HOLDERS) && is_one_of(tag.local, OF_PEOPLE)
}

fn is_empty(frame: &Frame<'_>) -> bool {
    is_one_of(frame.local, EMPTY) || (frame.has_prefix() && frame.local == "image")
}

/// Whether it is known of an element that neither an entry nor much else stands in it.
pub fn holds_no_entry(frame: &Frame<'_>) -> bool {
    let is_list = frame.local.eq_ignore_ascii_case("items") || opens(frame.local).is_some();
    let is_known = is_empty(frame)
        || is_one_of(prefix(frame.name), FEED_PREFIXES)
        || (is_field(frame.local) && !is_list);
    is_known && !is_markup(frame)
}

/// Whether a start tag within a piece's markup has no end tag to come.
pub fn is_void(parent: Role, tag: Tag<'_>) -> bool {
    let in_markup =
        parent.holds_pieces() || matches!(parent, Role::Inside | Role::Piece(Piece::Head));
    if !in_markup || !is_one_of(tag.name, VOID) {
        return false;
    }
    let next = memchr::memchr(b'<', tag.behind.as_bytes());
    let next = next.and_then(|at| tag.behind.as_bytes().get(at + 1..));
    let closed = next
        .and_then(|next| next.strip_prefix(b"/"))
        .is_some_and(|name| stands_at(name, tag.name));
    !closed
}
