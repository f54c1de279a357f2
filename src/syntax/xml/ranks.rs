//! What elements are in a feed, by their names: the one table that nesting goes by.

use crate::value::text::is_one_of;

/// What is known of an element of some name, as bits.
pub type Traits = u16;

/// Feeds' own: one of them within the text of another shows that an end tag is missing.
pub const FIELD: Traits = 1;
/// It holds text and nothing else.
pub const TEXT: Traits = 1 << 1;
/// Its text may be HTML that nobody escaped.
pub const BODY: Traits = 1 << 2;
/// Its text may be markup of any kind.
pub const MARKUP: Traits = 1 << 3;
/// It holds fields of its own.
pub const HOLDER: Traits = 1 << 4;
/// It holds nothing at all.
pub const EMPTY: Traits = 1 << 5;
/// It says something of a person.
pub const OF_PEOPLE: Traits = 1 << 6;
/// HTML has it, too, so that it may stand in the markup of a body.
pub const ALSO_HTML: Traits = 1 << 7;
/// HTML's that has no end tag. Some feeds have elements of their own with these names.
pub const VOID: Traits = 1 << 8;
/// It holds the fields of something else by right.
pub const THING: Traits = 1 << 9;

const LEAF: Traits = FIELD | TEXT;

/// Names in lower case, in their order.
static NAMES: &[(&str, Traits)] = &[
    ("abstract", MARKUP),
    ("area", VOID),
    ("author", FIELD | HOLDER),
    ("authors", FIELD),
    ("body", MARKUP),
    ("br", VOID),
    ("category", FIELD | EMPTY),
    ("channel", FIELD),
    ("cloud", FIELD | EMPTY),
    ("col", VOID),
    ("commentrss", FIELD),
    ("comments", LEAF),
    ("content", FIELD | MARKUP | ALSO_HTML),
    ("contributor", FIELD | HOLDER),
    ("copyright", LEAF),
    ("created", LEAF),
    ("creator", FIELD),
    ("date", FIELD),
    ("description", FIELD | BODY),
    ("div", MARKUP),
    ("docs", LEAF),
    ("email", LEAF | OF_PEOPLE),
    ("embed", VOID),
    ("enclosure", FIELD | EMPTY),
    ("encoded", FIELD | BODY),
    ("entry", FIELD),
    ("explicit", FIELD),
    ("fullitem", MARKUP),
    ("generator", FIELD),
    ("guid", LEAF),
    ("hr", VOID),
    ("icon", FIELD),
    ("id", LEAF),
    ("identifier", FIELD),
    ("image", FIELD | HOLDER | ALSO_HTML | THING),
    ("img", VOID),
    ("input", VOID),
    ("issued", LEAF),
    ("item", FIELD),
    ("items", FIELD),
    ("keywords", FIELD),
    ("language", LEAF),
    ("lastbuilddate", LEAF),
    ("link", LEAF | EMPTY | ALSO_HTML),
    ("logo", FIELD),
    ("managingeditor", LEAF),
    ("modified", LEAF),
    ("name", LEAF | OF_PEOPLE | ALSO_HTML),
    ("origlink", FIELD),
    ("param", VOID),
    ("pubdate", LEAF),
    ("published", LEAF),
    ("publisher", FIELD | HOLDER),
    ("rating", FIELD),
    ("rights", FIELD),
    ("skipdays", FIELD | HOLDER),
    ("skiphours", FIELD | HOLDER),
    ("source", FIELD | HOLDER | ALSO_HTML | THING),
    ("subject", FIELD),
    ("subtitle", FIELD | BODY),
    ("summary", FIELD | BODY | ALSO_HTML),
    ("tagline", FIELD | BODY),
    ("textinput", FIELD | HOLDER | THING),
    ("thumbnail", FIELD | EMPTY),
    ("title", LEAF | ALSO_HTML),
    ("track", VOID),
    ("transcript", EMPTY),
    ("ttl", LEAF),
    ("updated", LEAF),
    ("uri", LEAF | OF_PEOPLE | ALSO_HTML),
    ("url", LEAF | OF_PEOPLE | ALSO_HTML),
    ("wbr", VOID),
    ("webmaster", LEAF),
];

/// What is known of elements of this local name, in any case; nothing of most.
pub fn traits(local: &str) -> Traits {
    // Asked of every tag in every body: of nearly all of them the first letter and the length tell enough.
    let first = local.as_bytes().first().map_or(0, |first| first & 31);
    let Some((lengths, from, to)) = LETTERS.get(usize::from(first)) else {
        return 0;
    };
    if lengths >> local.len().min(31) & 1 == 0 {
        return 0;
    }
    let mut names = NAMES.get(*from..*to).unwrap_or_default().iter();
    let found = names.find(|(name, _)| name.eq_ignore_ascii_case(local));
    found.map_or(0, |(_, traits)| *traits)
}

/// For each letter the lengths of the names that begin with it, as bits, and where these stand.
#[allow(
    clippy::indexing_slicing,
    reason = "the compiler works it out: a wrong index does not build"
)]
static LETTERS: [(u32, usize, usize); 32] = {
    let mut letters = [(0, 0, 0); 32];
    let mut at = 0;
    while at < NAMES.len() {
        let name = NAMES[at].0.as_bytes();
        let letter = &mut letters[(name[0] & 31) as usize];
        if letter.0 == 0 {
            letter.1 = at;
        }
        letter.0 |= 1 << name.len();
        at += 1;
        letter.2 = at;
    }
    letters
};

/// Whether an element of this local name is a feed's own field.
pub fn is_field(local: &str) -> bool {
    traits(local) & FIELD != 0
}

/// Elements that hold others, and the one of those that says what text in its place would.
pub static HOLDERS_OF: &[(&str, &str)] = &[
    ("author", "name"),
    ("contributor", "name"),
    ("group", "content"),
    ("image", "url"),
    ("owner", "name"),
];

/// Whether elements with this prefix are a feed's own, never markup of a body.
pub fn is_of_feeds(prefix: &str) -> bool {
    is_one_of(
        prefix,
        &[
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
        ],
    )
}

/// Whether elements with this prefix are markup, or RDF's lists: such stand in fields by right.
pub fn is_of_markup(prefix: &str) -> bool {
    is_one_of(
        prefix,
        &[
            "h", "html", "m", "math", "mml", "o", "rdf", "svg", "v", "w", "x", "xhtml",
        ],
    )
}
