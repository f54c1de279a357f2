//! What makes a document a feed: the namespaces of RSS's kin, Atom and RDF, and the elements that hold
//! and make entries.
//!
//! Only what is needed to cut a document into pieces stands here; what the pieces mean is the vocabulary's.

use std::borrow::Cow;

use crate::model::Format;
use crate::value::search::Search;

/// The namespace that all of Atom's own elements come out in, whichever of its spellings was written.
pub const ATOM: &str = "http://www.w3.org/2005/Atom";

/// The namespace of RDF.
pub const RDF: &str = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";

/// The namespace that the prefix `xml` always means.
pub const XML: &str = "http://www.w3.org/XML/1998/namespace";

/// Which core vocabulary a namespace names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Core {
    /// RSS, with the version that the namespace says; empty if it does not.
    Rss(&'static str),
    /// Atom, with the version that the namespace says.
    Atom(&'static str),
    /// RDF's own elements.
    Rdf,
}

/// Namespaces without scheme, final slash or hash, in lower case.
static CORES: &[(&str, Core)] = &[
    ("www.w3.org/2005/atom", Core::Atom("1.0")),
    ("purl.org/rss/1.0", Core::Rss("1.0")),
    ("www.w3.org/1999/02/22-rdf-syntax-ns", Core::Rdf),
    ("my.netscape.com/rdf/simple/0.9", Core::Rss("0.90")),
    ("channel.netscape.com/rdf/simple/0.9", Core::Rss("0.90")),
    (
        "my.netscape.com/publish/formats/rss-0.91",
        Core::Rss("0.91"),
    ),
    ("purl.org/net/rss1.1", Core::Rss("1.1")),
    ("backend.userland.com/rss", Core::Rss("")),
    ("backend.userland.com/rss091", Core::Rss("0.91")),
    ("backend.userland.com/rss092", Core::Rss("0.92")),
    ("backend.userland.com/rss093", Core::Rss("0.93")),
    ("backend.userland.com/rss2", Core::Rss("2.0")),
    ("backend.userland.com/rss20", Core::Rss("2.0")),
    ("backend.userland.com/rss21", Core::Rss("2.0")),
    ("backend.userland.com/rss201", Core::Rss("2.0")),
    ("blogs.law.harvard.edu/tech/rss", Core::Rss("2.0")),
    ("cyber.law.harvard.edu/rss", Core::Rss("2.0")),
    ("cyber.law.harvard.edu/rss/rss.html", Core::Rss("2.0")),
    ("www.rssboard.org/rss-specification", Core::Rss("2.0")),
    ("purl.org/rss/2.0", Core::Rss("2.0")),
    ("w3.org/2005/atom", Core::Atom("1.0")),
    ("www.w3c.org/2005/atom", Core::Atom("1.0")),
    ("www.w3.org/2005/atom.xml", Core::Atom("1.0")),
    ("purl.org/atom/ns", Core::Atom("0.3")),
    ("purl.org/atom", Core::Atom("")),
    ("purl.org/atom/1.0", Core::Atom("1.0")),
    ("purl.org/echo", Core::Atom("")),
    ("purl.org/pie", Core::Atom("")),
    ("uri/of/echo/namespace", Core::Atom("")),
    ("example.com/newformat", Core::Atom("")),
    ("example.com/necho", Core::Atom("")),
];

/// What a namespace URI names: by the table, in any case, with or without scheme and final slash.
pub fn core(uri: &str) -> Option<Core> {
    let bare = bare(uri);
    if bare.len() > 64 {
        return None;
    }
    let known = CORES
        .iter()
        .find(|(name, _)| bare.eq_ignore_ascii_case(name));
    if let Some((_, core)) = known {
        return Some(*core);
    }
    // The working drafts before Atom 1.0 put their own number behind the namespace of 0.3.
    let draft = "purl.org/atom/ns#draft";
    bare.get(..draft.len())
        .is_some_and(|start| start.eq_ignore_ascii_case(draft))
        .then_some(Core::Atom(""))
}

/// Whether a namespace, written like this, is that of a format's root element.
pub fn is_namespace_of(format: Format, uri: &str) -> bool {
    match format {
        Format::Atom => uri == ATOM || (uri.starts_with("http://purl.org/") && core(uri).is_some()),
        _ => uri.is_empty() || matches!(core(uri), Some(Core::Rss(_))),
    }
}

/// A URI without what people write wrongly: white space, the scheme, the last slash or hash.
fn bare(uri: &str) -> Cow<'_, str> {
    let uri = uri.trim();
    let scheme = uri.place_of("://").filter(|at| *at <= 5);
    let rest = match scheme {
        Some(at) => uri.get(at + 3..).unwrap_or_default(),
        None => uri,
    };
    let rest = rest.trim_end_matches(['/', '#']);
    if rest.bytes().any(|byte| byte.is_ascii_whitespace()) {
        Cow::Owned(rest.split_ascii_whitespace().collect())
    } else {
        Cow::Borrowed(rest)
    }
}

/// What kind of feed an element opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opens {
    /// `<rss>`: RSS from 0.91 on, whatever its namespace.
    Rss,
    /// `<RDF>`: RSS 0.90, 1.0 and 1.1 if elements of RSS follow, else no feed.
    Rdf,
    /// `<feed>`: Atom.
    Feed,
    /// `<entry>` on its own: a document of one Atom entry.
    Entry,
    /// `<channel>` without `<rss>`: RSS that lost its root, RSS 1.1 or CDF.
    Channel,
    /// `<item>` without anything around it.
    Item,
}

static OPENERS: &[(&str, Opens)] = &[
    ("rss", Opens::Rss),
    ("rdf", Opens::Rdf),
    ("feed", Opens::Feed),
    ("entry", Opens::Entry),
    ("channel", Opens::Channel),
    ("item", Opens::Item),
];

/// What an element of this local name may open, in any case.
pub fn opens(local: &str) -> Option<Opens> {
    let row = OPENERS
        .iter()
        .find(|(name, _)| local.eq_ignore_ascii_case(name))?;
    Some(row.1)
}

/// A version as the contract spells it: `2` and `2.0.1` are "2.0"; an unknown number stands for itself.
pub fn version(format: Format, written: &str) -> String {
    let written = written.trim();
    let number: String = written
        .chars()
        .skip_while(|letter| !letter.is_ascii_digit())
        .take_while(|letter| letter.is_ascii_digit() || *letter == '.')
        .take(8)
        .collect();
    let number = number.trim_end_matches('.');
    let known = match format {
        Format::Rss => match number {
            "2" => "2.0",
            "1" => "1.0",
            "0.9" | ".9" => "0.90",
            // There is no RSS 2.1: whoever writes it means 2.0, which is frozen.
            _ if number.starts_with("2.") => "2.0",
            _ => number,
        },
        Format::Atom => match number {
            "1" => "1.0",
            _ => number,
        },
        Format::Json => match number {
            "" | "1" => "1.0",
            _ => number,
        },
        _ => "",
    };
    known.to_owned()
}

/// The version that a root states, else the one that its namespace says.
pub fn stated_version(format: Format, written: &str, core: Option<Core>) -> String {
    let version = version(format, written);
    match (version.is_empty(), format, core) {
        (true, Format::Rss, Some(Core::Rss(known)))
        | (true, Format::Atom, Some(Core::Atom(known))) => known.to_owned(),
        _ => version,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn namespaces_in_wrong_spelling() {
        for (uri, wanted) in [
            ("http://www.w3.org/2005/Atom", Some(Core::Atom("1.0"))),
            ("https://www.w3.org/2005/atom/", Some(Core::Atom("1.0"))),
            (" http://www .w3.org/2005/Atom\n", Some(Core::Atom("1.0"))),
            ("http://purl.org/atom/ns#", Some(Core::Atom("0.3"))),
            (
                "http://purl.org/atom/ns#draft-ietf-atompub-format-05",
                Some(Core::Atom("")),
            ),
            ("http://purl.org/rss/1.0", Some(Core::Rss("1.0"))),
            (
                "http://my.netscape.com/rdf/simple/0.9/",
                Some(Core::Rss("0.90")),
            ),
            ("http://purl.org/rss/1.0/modules/content/", None),
            ("", None),
        ] {
            assert_eq!(core(uri), wanted, "{uri}");
        }
    }

    #[test]
    fn versions_in_the_contracts_spelling() {
        for (format, written, wanted) in [
            (Format::Rss, "2", "2.0"),
            (Format::Rss, "2.0.1", "2.0"),
            (Format::Rss, " 0.9 ", "0.90"),
            (Format::Rss, "0.91", "0.91"),
            (Format::Rss, "3", "3"),
            (Format::Rss, "two", ""),
            (Format::Atom, "0.3", "0.3"),
            (Format::Atom, "1", "1.0"),
        ] {
            assert_eq!(version(format, written), wanted, "{written}");
        }
    }
}
