//! Names that the repairs go by: what feeds' own elements hold, and what may stand in their text.

use crate::value::text::is_one_of;

/// Names of entries.
pub static ENTRIES: &[&str] = &["item", "entry"];

/// Elements of feeds that never stand inside of each other's text: one of them within the text of another shows
/// that an end tag is missing.
pub static FIELDS: &[&str] = &[
    "author",
    "authors",
    "category",
    "channel",
    "cloud",
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
pub static ALSO_HTML: &[&str] = &[
    "content", "image", "link", "name", "source", "summary", "title", "url", "uri",
];

/// Fields that hold text and nothing else, whether it has come yet or not.
pub static LEAVES: &[&str] = &[
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
pub static BODIES: &[&str] = &["description", "encoded", "summary", "subtitle", "tagline"];

/// Atom's bodies: a link right in one is the entry's own.
pub static OF_ATOM: &[&str] = &["content", "subtitle", "summary", "tagline"];

/// Fields that hold elements, or text that may be markup: others begin within them by right.
pub static HOLDERS: &[&str] = &[
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

/// Elements that hold others, and the one of those that says what text in its place would.
pub static HOLDERS_OF: &[(&str, &str)] = &[
    ("author", "name"),
    ("contributor", "name"),
    ("group", "content"),
    ("image", "url"),
    ("owner", "name"),
];

/// Prefixes that never occur in the markup of a description.
pub static FEED_PREFIXES: &[&str] = &[
    "atom",
    "content",
    "dc",
    "dcterms",
    "feedburner",
    "geo",
    "georss",
    "itunes",
    "media",
    "podcast",
    "prism",
    "psc",
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

/// Elements that hold nothing at all.
pub static EMPTY: &[&str] = &[
    "category",
    "cloud",
    "enclosure",
    "link",
    "thumbnail",
    "transcript",
];

/// Elements whose text may be markup of any kind.
pub static MARKUP: &[&str] = &["abstract", "body", "content", "div", "fullitem"];

/// Elements that hold the fields of something else by right.
pub static THINGS: &[&str] = &["image", "source", "textinput"];

/// Fields of people.
pub static OF_PEOPLE: &[&str] = &["email", "name", "uri", "url"];

/// Prefixes of markup, and of RDF's lists: such elements stand in fields by right.
pub static OF_MARKUP: &[&str] = &[
    "h", "html", "m", "math", "mml", "o", "rdf", "svg", "v", "w", "x", "xhtml",
];

/// HTML's elements without an end tag, where a feed holds markup that is not XML. Some feeds have elements
/// of their own with these names, so one that is closed in sight is left alone.
pub static VOID: &[&str] = &[
    "area", "br", "col", "embed", "hr", "img", "input", "param", "track", "wbr",
];
