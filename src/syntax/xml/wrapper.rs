//! A whole feed that stands escaped in a page, or escaped with no page around it, or in a section: the feed's own text
//! out, with the way back to where it stood.

use super::sections::MARK;
use crate::syntax::json::version;
use crate::value::entities;
use crate::value::search;

/// A feed that was escaped once too often.
#[derive(Debug, PartialEq, Eq)]
pub struct Unescaped {
    /// The document, one level of references resolved, the page's own tags gone.
    pub text: String,
    /// Offsets of the text, and of the document around it, from where on both run alike.
    pub(in crate::syntax) places: Vec<(usize, usize)>,
}

/// What a feed begins with.
static BEGINNINGS: &[&str] = &["?xml", "rss", "feed", "rdf:rdf", "channel", "atom:feed"];

/// Finds a feed that begins with `&lt;`, or a JSON Feed with something before it. To be asked only of documents that hold no feed otherwise.
pub fn unescape(document: &str) -> Option<Unescaped> {
    let Some(from) = beginning(document) else {
        return in_section(document).or_else(|| buried(document));
    };
    let rest = document.get(from..)?;
    let mut out = Unescaped {
        text: String::with_capacity(rest.len()),
        places: vec![(0, from)],
    };
    let mut at = 0;
    while let Some(found) = memchr::memchr2(b'<', b'&', rest.as_bytes().get(at..)?) {
        let special = at + found;
        out.text.push_str(rest.get(at..special)?);
        let behind = rest.get(special..)?;
        let (instead, length) = match behind.starts_with('<') {
            true => ("", tag_length(behind)),
            false => reference(behind).unwrap_or(("&", 1)),
        };
        out.text.push_str(instead);
        at = special + length;
        if instead.len() != length {
            out.places.push((out.text.len(), from + at));
        }
    }
    out.text.push_str(rest.get(at..)?);
    Some(out)
}

/// A feed that stands in a CDATA section of another document, as web services answer.
fn in_section(document: &str) -> Option<Unescaped> {
    // A section within it was ended and begun anew around its end.
    const SPLIT: &[u8] = b"]]]]><![CDATA[>";
    let bytes = document.as_bytes();
    let mut at = search::find_all(bytes, MARK.as_bytes()).find_map(|mark| {
        let rest = bytes.get(mark + MARK.len()..)?.trim_ascii_start();
        is_beginning(rest.strip_prefix(b"<")?).then_some(bytes.len() - rest.len())
    })?;
    let end = search::find_last(bytes, b"]]>").filter(|end| *end > at);
    let within = document.get(..end.unwrap_or(bytes.len()))?;
    let mut out = Unescaped {
        text: String::with_capacity(within.len() - at),
        places: vec![(0, at)],
    };
    while let Some(split) = search::find(within.as_bytes().get(at..)?, SPLIT) {
        out.text.push_str(within.get(at..at + split)?);
        out.text.push_str("]]>");
        at += split + SPLIT.len();
        out.places.push((out.text.len(), at));
    }
    out.text.push_str(within.get(at..)?);
    Some(out)
}

impl Unescaped {
    /// Where an offset of the text stands in the document around it.
    pub fn place(&self, offset: usize) -> usize {
        let after = self.places.partition_point(|(text, _)| *text <= offset);
        let last = after.checked_sub(1).and_then(|last| self.places.get(last));
        last.map_or(offset, |(text, document)| document + (offset - text))
    }
}

/// A JSON Feed behind a message, in a call, in a fence: the first brace of the text begins it.
fn buried(document: &str) -> Option<Unescaped> {
    let from = memchr::memchr(b'{', document.as_bytes())?;
    let text = document.get(from..)?;
    let is_first = document.get(..from)?.trim().is_empty();
    let has_key = text.get(1..)?.trim_start().starts_with('"');
    (!is_first && has_key && version::find(text).is_some()).then(|| Unescaped {
        text: text.to_owned(),
        places: vec![(0, from)],
    })
}

fn beginning(document: &str) -> Option<usize> {
    let bytes = document.as_bytes();
    search::find_all(bytes, b"&lt;")
        .find(|at| is_beginning(bytes.get(at + 4..).unwrap_or_default()))
}

fn is_beginning(name: &[u8]) -> bool {
    BEGINNINGS
        .iter()
        .any(|known| super::names::stands_at(name, known))
}

/// A tag of the page: a line break, a highlighter's colours. Longer ones are none, for each `<` might have no end.
fn tag_length(behind: &str) -> usize {
    const LONGEST: usize = 1024;
    let bytes = behind.as_bytes();
    let end = memchr::memchr(b'>', bytes.get(..LONGEST).unwrap_or(bytes));
    end.map_or(1, |end| end + 1)
}

/// The references that escaping makes; all others belong to the feed.
fn reference(behind: &str) -> Option<(&'static str, usize)> {
    let end = behind
        .as_bytes()
        .iter()
        .take(8)
        .position(|byte| *byte == b';')?;
    let name = behind.get(1..end)?;
    let written = match name {
        "lt" | "gt" | "amp" | "quot" | "apos" => entities::lookup(name)?,
        "#60" | "#x3C" | "#x3c" => "<",
        "#62" | "#x3E" | "#x3e" => ">",
        "#38" | "#x26" => "&",
        "#34" | "#x22" => "\"",
        "#39" | "#x27" | "#039" => "'",
        _ => return None,
    };
    Some((written, end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_feed_in_a_page() {
        let page = "<html><pre>&lt;rss version=&quot;2.0&quot;&gt;<br>&lt;title&gt;A &amp;amp; B&nbsp;&lt;/rss&gt;</pre>";
        let found = unescape(page).expect("a feed");
        assert_eq!(
            found.text,
            "<rss version=\"2.0\"><title>A &amp; B&nbsp;</rss>"
        );
        let place = |part: &str| found.place(found.text.find(part).unwrap_or_default());
        assert_eq!(place("rss"), 15);
        assert_eq!(Some(place("A &amp;")), page.find("A &amp;"));
        assert_eq!(Some(place("/rss")), page.find("/rss"));
        assert_eq!(unescape("<p>&lt;b&gt;"), None);
    }
}
