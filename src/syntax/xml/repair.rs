//! What a start tag says of elements that should have been closed before it: open elements and a tag in,
//! what to close out.
//!
//! Each rule stands on something that a sound feed hardly ever does; before any is believed, [`sound`](super::sound)
//! looks whether all is well-formed as it is written.

use super::open::{Frame, Open, Role, local, prefix};
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

/// Elements of feeds that never stand inside of each other's text: one of them within the text of another shows
/// that an end tag is missing.
static FIELDS: &[&str] = &[
    "author",
    "authors",
    "category",
    "channel",
    "comments",
    "commentrss",
    "content",
    "contributor",
    "copyright",
    "created",
    "creator",
    "date",
    "description",
    "docs",
    "email",
    "enclosure",
    "encoded",
    "entry",
    "explicit",
    "generator",
    "guid",
    "icon",
    "id",
    "identifier",
    "image",
    "issued",
    "item",
    "items",
    "keywords",
    "language",
    "lastbuilddate",
    "link",
    "logo",
    "managingeditor",
    "modified",
    "name",
    "origlink",
    "pubdate",
    "published",
    "publisher",
    "rating",
    "rights",
    "skipdays",
    "skiphours",
    "source",
    "subject",
    "subtitle",
    "summary",
    "tagline",
    "textinput",
    "thumbnail",
    "title",
    "ttl",
    "updated",
    "uri",
    "url",
    "webmaster",
];

/// Those that HTML has too, so that they may stand in the markup of a description.
static ALSO_HTML: &[&str] = &[
    "content", "image", "link", "name", "source", "summary", "title", "url", "uri",
];

/// Fields that hold text and nothing else, whether it has come yet or not.
static LEAVES: &[&str] = &[
    "comments",
    "copyright",
    "created",
    "docs",
    "email",
    "guid",
    "id",
    "issued",
    "language",
    "lastbuilddate",
    "link",
    "managingeditor",
    "modified",
    "name",
    "pubdate",
    "published",
    "title",
    "ttl",
    "updated",
    "uri",
    "url",
    "webmaster",
];

/// Fields whose text may be markup that nobody escaped.
static BODIES: &[&str] = &["description", "encoded", "summary", "subtitle", "tagline"];

/// Fields that hold elements, or text that may be markup: others begin within them by right.
static HOLDERS: &[&str] = &[
    "abstract",
    "author",
    "body",
    "cloud",
    "content",
    "contributor",
    "div",
    "enclosure",
    "fullitem",
    "group",
    "image",
    "owner",
    "player",
    "publisher",
    "skipdays",
    "skiphours",
    "source",
    "textinput",
    "thumbnail",
];

/// Prefixes that never occur in the markup of a description.
static FEED_PREFIXES: &[&str] = &[
    "atom",
    "content",
    "dc",
    "dcterms",
    "feedburner",
    "georss",
    "itunes",
    "media",
    "slash",
    "sy",
    "thr",
    "wfw",
];

/// Whether an element of this local name is a feed's own field.
pub fn is_field(local: &str) -> bool {
    // Asked of every tag in every body: of nearly all of them the first letter and the length tell enough.
    let first = local.as_bytes().first().map_or(0, |first| first & 31);
    let lengths = FIELD_LENGTHS.get(usize::from(first)).copied();
    let may_be = lengths.unwrap_or(0) >> local.len().min(31) & 1 == 1;
    may_be && is_one_of(local, FIELDS)
}

/// The lengths of the fields that begin with each letter, as bits.
#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
static FIELD_LENGTHS: [u32; 32] = {
    let mut lengths = [0; 32];
    let mut at = 0;
    while at < FIELDS.len() {
        let name = FIELDS[at].as_bytes();
        lengths[(name[0] & 31) as usize] |= 1 << name.len();
        at += 1;
    }
    lengths
};

/// What a start tag closes.
pub fn before_start(open: &Open<'_>, tag: Tag<'_>) -> Before {
    let Some(piece) = open.piece() else {
        return Before::Nothing;
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
    let Some(field) = field else {
        return Before::Nothing;
    };
    let top_at = frames.len() - 1;
    if top_at == field_at && is_doubled(top, tag) {
        return match tag.behind.trim_start().starts_with('<') {
            true => Before::IsEndTag(top_at),
            false => Before::Close(top_at),
        };
    }
    if ends_text(top, top_at == field_at, tag) {
        return Before::Close(top_at);
    }
    if ends_body(field, tag) {
        return Before::Close(field_at);
    }
    if is_misplaced(field, top, top_at == field_at, tag) {
        return Before::Ask(field_at);
    }
    Before::Nothing
}

/// `<item>` within an item: directly, or in one of its fields that can hold none. In the head: in any known field.
fn begins_entry(root: &Frame<'_>, field: Option<&Frame<'_>>, tag: Tag<'_>) -> bool {
    let closes =
        |field: &Frame<'_>| is_field(field.local) && !field.local.eq_ignore_ascii_case("content");
    match root.role {
        Role::Piece(Piece::Entry) => {
            root.name.eq_ignore_ascii_case(tag.name) && field.is_none_or(closes)
        }
        _ => {
            is_one_of(tag.local, &["item", "entry"])
                && tag.prefix == prefix(root.name)
                && closes(root)
        }
    }
}

/// `<dc:subject>CSS<dc:subject>`: the same tag again, behind the text that it should close.
fn is_doubled(top: &Frame<'_>, tag: Tag<'_>) -> bool {
    top.has_text && !top.has_child && tag.is_bare && top.name.eq_ignore_ascii_case(tag.name)
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

/// Elements that hold nothing at all.
static EMPTY: &[&str] = &["category", "cloud", "enclosure", "link", "thumbnail"];

/// Elements whose text may be markup of any kind.
static MARKUP: &[&str] = &["abstract", "body", "content", "div", "fullitem"];

/// Elements that hold the fields of something else by right.
static THINGS: &[&str] = &["image", "source", "textinput"];

/// Fields of people.
static OF_PEOPLE: &[&str] = &["email", "name", "uri", "url"];

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
    if is_direct && is_empty(top) {
        return top.name != tag.name;
    }
    // Media RSS and iTunes have holders and fields of the same prefix.
    if !is_field(tag.local) || (top.has_prefix() && prefix(top.name) == tag.prefix) {
        return false;
    }
    if is_markup(field) {
        return !is_one_of(field.local, BODIES)
            && tag.prefix.is_empty()
            && !is_one_of(tag.local, ALSO_HTML);
    }
    let is_thing = !field.has_prefix() && !field.has_text && is_one_of(field.local, THINGS);
    let is_of_people = is_one_of(field.local, HOLDERS) && is_one_of(tag.local, OF_PEOPLE);
    !is_thing && !is_of_people
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

/// HTML's elements without an end tag, where a feed holds markup that is not XML. Some feeds have elements
/// of their own with these names, so one that is closed in sight is left alone.
pub static VOID: &[&str] = &[
    "area", "br", "col", "embed", "hr", "img", "input", "param", "track", "wbr",
];

/// Whether a start tag within a piece's markup has no end tag to come.
pub fn is_void(parent: Role, tag: Tag<'_>) -> bool {
    let in_markup = matches!(parent, Role::Inside | Role::Piece(Piece::Head));
    if !in_markup || !is_one_of(tag.name, VOID) {
        return false;
    }
    let next = memchr::memchr(b'<', tag.behind.as_bytes());
    let next = next.and_then(|at| tag.behind.as_bytes().get(at + 1..));
    let closed = next
        .and_then(|next| next.strip_prefix(b"/"))
        .is_some_and(|name| super::names::stands_at(name, tag.name));
    !closed
}
