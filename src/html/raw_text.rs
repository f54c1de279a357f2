//! Where text that is no markup ends: the inside of `<script>`, `<style>` and their kin, and comments.

use memchr::{memchr, memchr2};

use super::attributes::space;
use super::policy::{Element, Shape};

/// The elements in which a `<` begins no tag but their own end tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Raw {
    Script,
    Style,
    Title,
    Textarea,
    Xmp,
    Iframe,
    Noembed,
    Noframes,
}

/// `<noscript>` is not here: the text is read as a reader without scripts would, so that the pictures
/// which lazy-loading scripts hide in it are seen.
const NAMES: [(&str, Raw); 8] = [
    ("script", Raw::Script),
    ("style", Raw::Style),
    ("title", Raw::Title),
    ("textarea", Raw::Textarea),
    ("xmp", Raw::Xmp),
    ("iframe", Raw::Iframe),
    ("noembed", Raw::Noembed),
    ("noframes", Raw::Noframes),
];

impl Raw {
    /// The kind of raw text that the start tag of an element begins, by its name: what is read as `<pre>` may be `<xmp>`.
    pub fn of(element: Element, name: &str) -> Option<Raw> {
        use Shape::{Frame, Pre, RawBlock, RawText};
        if !matches!(element.shape(), RawText | RawBlock | Frame | Pre) {
            return None;
        }
        let mut rows = NAMES.iter();
        let row = rows.find(|(known, _)| name.eq_ignore_ascii_case(known));
        row.map(|&(_, raw)| raw)
    }

    /// Whether the rest of a text belongs to it where nobody closes it: nobody can tell where a script ends. Of the
    /// others, whose content nobody sees either, the tag alone is taken, as what follows was meant to be read.
    pub fn takes_all(self) -> bool {
        matches!(self, Raw::Script | Raw::Style | Raw::Xmp)
    }

    fn name(self) -> &'static str {
        NAMES
            .iter()
            .find(|&&(_, raw)| raw == self)
            .map_or("", |&(name, _)| name)
    }
}

/// Elements that browsers show nothing of but a player, whatever stands in them. They may stand in one another.
const PLAYERS: [&str; 2] = ["audio", "video"];

/// Other elements of which nothing is shown.
const OTHERS: [&str; 8] = [
    "applet",
    "canvas",
    "datalist",
    "fencedframe",
    "object",
    "portal",
    "select",
    "template",
];

/// Where the next tag begins of what swallows all up to its end tag, and whether that is one, as far as it was looked
/// for.
#[derive(Debug, Clone, Default)]
pub(super) struct Ends {
    next: [(usize, bool); NAMES.len() + PLAYERS.len() + OTHERS.len()],
    /// Behind the last end tag of each of the others.
    last: [Option<usize>; OTHERS.len()],
}

impl Ends {
    /// Whether an end tag of this name follows anywhere, of those of which nothing is shown: they may stand in one
    /// another. The text is looked at once for each name.
    pub fn come(&mut self, bytes: &[u8], at: usize, name: &str) -> bool {
        let mut rows = OTHERS.iter().zip(&mut self.last);
        let Some((name, last)) = rows.find(|row| name.eq_ignore_ascii_case(row.0)) else {
            return true;
        };
        at < *last.get_or_insert_with(|| last_end(bytes, name))
    }

    /// Whether an end tag of this name follows that is no other element's. Each stretch of a text is looked at once for
    /// each name.
    pub fn follow(&mut self, bytes: &[u8], at: usize, name: &str) -> bool {
        let known = NAMES.iter().map(|row| row.0);
        let names = known.chain(PLAYERS).chain(OTHERS);
        let mut rows = names.zip(&mut self.next);
        let Some((name, next)) = rows.find(|row| name.eq_ignore_ascii_case(row.0)) else {
            return true;
        };
        if next.0 <= at {
            *next = next_tag(bytes, at, name);
        }
        next.1
    }
}

/// Behind the last end tag of this name; 0 if there is none.
fn last_end(bytes: &[u8], name: &str) -> usize {
    let mut before = bytes;
    while let Some(at) = memchr::memrchr(b'<', before) {
        if tag_here(bytes, at, b"</", name) {
            return at + 1;
        }
        before = before.get(..at).unwrap_or_default();
    }
    0
}

/// Where the next tag of this name begins, and whether it is an end tag. Of what may stand in itself, only end tags.
fn next_tag(bytes: &[u8], mut at: usize, name: &str) -> (usize, bool) {
    let nests = PLAYERS.contains(&name);
    while let Some(length) = memchr(b'<', bytes.get(at..).unwrap_or_default()) {
        at += length;
        let ends = tag_here(bytes, at, b"</", name);
        if ends || !nests && tag_here(bytes, at, b"<", name) {
            return (at, ends);
        }
        at += 1;
    }
    (usize::MAX, false)
}

/// Where the raw text that begins at `from` ends: at its end tag, or with the text.
pub(super) fn end(bytes: &[u8], from: usize, raw: Raw) -> usize {
    match raw {
        Raw::Script => script_end(bytes, from),
        _ => named_end(bytes, from, raw.name()),
    }
}

fn named_end(bytes: &[u8], from: usize, name: &str) -> usize {
    let mut at = from;
    while let Some(length) = memchr(b'<', bytes.get(at..).unwrap_or_default()) {
        at += length;
        if tag_here(bytes, at, b"</", name) {
            return at;
        }
        at += 1;
    }
    bytes.len()
}

/// A script may hold `<!-- <script> … </script> -->`, and that end tag is not the script's.
fn script_end(bytes: &[u8], from: usize) -> usize {
    #[derive(PartialEq)]
    enum Within {
        Nothing,
        Comment,
        CommentedScript,
    }
    let mut within = Within::Nothing;
    let mut at = from;
    while let Some(length) = memchr2(b'<', b'-', bytes.get(at..).unwrap_or_default()) {
        at += length;
        let rest = bytes.get(at..).unwrap_or_default();
        if within != Within::Nothing && rest.starts_with(b"-->") {
            within = Within::Nothing;
            at += 3;
            continue;
        }
        if tag_here(bytes, at, b"</", "script") {
            if within != Within::CommentedScript {
                return at;
            }
            within = Within::Comment;
        } else if within == Within::Comment && tag_here(bytes, at, b"<", "script") {
            within = Within::CommentedScript;
        } else if within == Within::Nothing && rest.starts_with(b"<!--") {
            within = Within::Comment;
            // Its two dashes may be those of `-->`, too.
            at += 2;
            continue;
        }
        at += 1;
    }
    bytes.len()
}

fn tag_here(bytes: &[u8], at: usize, open: &[u8], name: &str) -> bool {
    let rest = bytes.get(at..).unwrap_or_default();
    let Some(rest) = rest.strip_prefix(open) else {
        return false;
    };
    rest.get(..name.len())
        .is_some_and(|word| word.eq_ignore_ascii_case(name.as_bytes()))
        && rest
            .get(name.len())
            .is_some_and(|&byte| space(byte) || matches!(byte, b'/' | b'>'))
}

/// Where a comment ends that is over at once: `<!-->`, `<!--->`.
pub(super) fn brief_comment(bytes: &[u8], from: usize) -> Option<(usize, usize)> {
    let rest = bytes.get(from..)?;
    let taken = [&b">"[..], b"->"]
        .into_iter()
        .find(|end| rest.starts_with(end))?;
    Some((from, from + taken.len()))
}

/// Where the comment ends whose text begins at `from`, and where it is over.
pub(super) fn comment_end(bytes: &[u8], from: usize) -> Option<(usize, usize)> {
    let mut at = from;
    while let Some(length) = memchr(b'>', bytes.get(at..).unwrap_or_default()) {
        at += length;
        let text = bytes.get(from..at).unwrap_or_default();
        let tail = match text {
            b"" | b"-" => text.len(),
            _ if text.ends_with(b"--") => 2,
            _ if text.ends_with(b"--!") => 3,
            _ => {
                at += 1;
                continue;
            }
        };
        return Some((at - tail, at + 1));
    }
    None
}
