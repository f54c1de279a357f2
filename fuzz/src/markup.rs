//! HTML alone, and markup in every place where feeds carry it.

use html5ever_browser::serialize::{SerializeOpts, TraversalScope, serialize};
use html5ever_browser::tendril::TendrilSink;
use html5ever_browser::tokenizer::TokenizerOpts;
use html5ever_browser::tree_builder::TreeBuilderOpts;
use html5ever_browser::{ParseOpts, QualName, local_name, ns, parse_fragment};
use markup5ever_rcdom::{RcDom, SerializableHandle};

use super::{properties, road};

const CARRIERS: &[(&str, &str)] = &[
    (
        "<rss version='2.0'><channel><item><description>",
        "</description></item></channel></rss>",
    ),
    (
        "<rss version='2.0'><channel><item><description><![CDATA[",
        "]]></description><title>z</title></item></channel></rss>",
    ),
    (
        "<rss version='2.0'><channel><item><title>",
        "</title></item><item/></channel></rss>",
    ),
    (
        "<feed xmlns='http://www.w3.org/2005/Atom'><entry><content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>",
        "</div></content></entry></feed>",
    ),
    (
        "<feed xmlns='http://www.w3.org/2005/Atom'><entry><content type='html'>",
        "</content></entry><entry/></feed>",
    ),
    (
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/'><item rdf:about='",
        "'><title>a</title></item></rdf:RDF>",
    ),
    (
        "<!DOCTYPE rss [",
        "]><rss><channel><item><title>&a;&b;</title></item></channel></rss>",
    ),
    (
        "<rss xmlns:media='http://search.yahoo.com/mrss/'><channel><item><media:group>",
        "</media:group></item></channel></rss>",
    ),
    ("<div class='h-feed'><div class='h-entry'>", "</div></div>"),
    ("<CHANNEL HREF='a'><ITEM HREF='b'>", "</ITEM></CHANNEL>"),
];

/// The first byte chooses what the markup stands in.
pub fn markup(data: &[u8]) {
    let [carrier, inner @ ..] = data else {
        return;
    };
    let (before, after) = CARRIERS[usize::from(*carrier) % CARRIERS.len()];
    let document = [before.as_bytes(), inner, after.as_bytes()].concat();
    road::judge(&document, None, &road::options(carrier / 16 * 4));
}

/// HTML made safe: it obeys the grammar, stays as it is when it is made safe again, and is what a browser's
/// tree says it is.
pub fn sanitize(data: &[u8]) {
    let Ok(html) = std::str::from_utf8(data) else {
        return;
    };
    let base = "https://x.example/a/";
    let safe = anyfeed::sanitize_html(html, Some(base), &[]);
    properties::safe(&safe);
    assert_eq!(
        anyfeed::sanitize_html(&safe, Some(base), &[]),
        safe,
        "not the same again"
    );
    assert!(
        safe.len() <= 12 * html.len() + 4096,
        "{} bytes from {}",
        safe.len(),
        html.len()
    );
    let seen = settled(&safe);
    assert_eq!(
        settled(&reparsed(&seen)),
        seen,
        "a browser's tree of it is another"
    );
    // A browser shows U+FFFD for NUL in some places and nothing in others; here it is nothing.
    let html = &html.replace('\0', "");
    let (fast, is_sound) = anyfeed::probe::sanitize(html, base);
    if is_sound && !is_crowded(html) {
        let browsers = as_browser(html);
        // Where two numbers mean one character, it is that here; a browser shows two signs that there is none.
        let is_as_there = [&fast, &browsers]
            .iter()
            .all(|safe| is_read_as_browsers_do(html, safe));
        if is_as_there && !browsers.contains("\u{fffd}\u{fffd}") {
            assert_eq!(
                bare(&settled(&fast)),
                bare(&settled(&browsers)),
                "sound, but not a browser's tree"
            );
        }
    }
    let text = anyfeed::html_to_text(html);
    assert!(
        !text.contains(|sign| sign < ' ' && sign != '\n' && sign != '\t'),
        "{text:?}"
    );
    assert!(text.len() <= 4 * html.len() + 1024);
}

/// Whether four of one kind of formatting may be open at once: a browser forgets the first of four that are the same, and
/// the end tags that come then mean others.
pub fn is_crowded(html: &str) -> bool {
    const FORMATTING: &str = "a b big code em font i nobr s small strike strong tt u";
    let count = |name: &str| {
        let names = html.split('<').map(|tag| {
            let end = tag.find(|sign: char| !sign.is_ascii_alphanumeric());
            &tag[..end.unwrap_or(tag.len())]
        });
        names.filter(|tag| tag.eq_ignore_ascii_case(name)).count()
    };
    FORMATTING.split(' ').any(|name| count(name) > 3)
}

/// Signs that are glued to a word, `Vec<u8>`, may be text here, what is hidden goes, and AMP's elements are what its
/// scripts make of them: there browsers differ.
fn is_read_as_browsers_do(html: &str, safe: &str) -> bool {
    let mut signs = safe.split("&lt;").skip(1);
    let holds_name = signs.any(|rest| rest.starts_with(|first: char| first.is_ascii_alphabetic()));
    let html = html.to_ascii_lowercase();
    !holds_name && !["none", "<amp-"].iter().any(|sign| html.contains(sign))
}

/// What a browser's parser makes of HTML in a `<div>`, written out again.
fn reparsed(html: &str) -> String {
    let scripting_enabled = false;
    let tree_builder = TreeBuilderOpts {
        scripting_enabled,
        ..TreeBuilderOpts::default()
    };
    let options = ParseOpts {
        tree_builder,
        // Where a page begins a byte order mark is none of its characters; within one it is.
        tokenizer: TokenizerOpts {
            discard_bom: false,
            ..TokenizerOpts::default()
        },
    };
    let div = QualName::new(None, ns!(html), local_name!("div"));
    let dom = parse_fragment(RcDom::default(), options, div, Vec::new(), false).one(html);
    let root = dom.document.children.borrow()[0].clone();
    let mut out = Vec::new();
    let options = SerializeOpts {
        scripting_enabled,
        traversal_scope: TraversalScope::ChildrenOnly(None),
        create_missing_parent: false,
    };
    serialize(&mut out, &SerializableHandle::from(root), options).expect("memory does not fail");
    // What was no reference has become a newline; to be read again it must be one.
    let out = String::from_utf8(out).expect("text in, text out");
    out.replace('\r', "&#13;")
}

/// What a browser builds before anybody takes anything out, made safe.
fn as_browser(html: &str) -> String {
    anyfeed::probe::sanitize(&reparsed(html), "https://x.example/a/").0
}

/// Without what a parser takes away each time that it reads: newlines where a `<pre>` begins.
fn settled(html: &str) -> String {
    let mut html = html.to_owned();
    while let Some(at) = html.find("<pre>\n") {
        html.remove(at + 5);
    }
    html
}

/// Tags without attributes: what they are is judged by the grammar, not here.
fn bare(html: &str) -> String {
    let mut out = String::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let end = rest[at..].find('>').map_or(rest.len(), |end| at + end);
        let name = rest[at..end].split(' ').next().unwrap_or_default();
        out.push_str(&rest[..at]);
        out.push_str(name);
        out.push('>');
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    out + rest
}
