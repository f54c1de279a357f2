//! A text claim to plain text or markup: by its type where the format has types, else by what it holds.

use std::borrow::Cow;

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD as STANDARD;

use super::desk::Desk;
use super::ending::has_media;
use crate::diagnostic::catalogue::text;
use crate::html::{self, body_looks_like_html, line_looks_like_html, looks_like_html};
use crate::model::Text;
use crate::syntax::tree::NodeId;
use crate::value::entities;
use crate::value::letters::is_letter_or_digit;
use crate::value::lower::lower_ascii;
use crate::value::search::{self, Search};
use crate::value::text::{borrowed, fold, is_blank};
use crate::vocabulary::read::{Claim, RENDERED};
use crate::vocabulary::table::Slot;

/// A text as it was meant.
#[derive(Debug, Clone, PartialEq)]
pub enum Written<'a> {
    /// Characters.
    Plain(Text<'a>),
    /// HTML.
    Markup(Text<'a>),
}

impl<'a> Written<'a> {
    /// As one line of plain text.
    pub fn into_line(self) -> Option<Text<'a>> {
        let line = match self {
            Written::Plain(text) => borrowed(&text, |text| Some(fold(text))),
            Written::Markup(html) => borrowed(&html, |html| Some(html::line(html))),
        };
        line.filter(|line| !line.is_empty())
    }

    /// As it stands.
    pub fn source(&self) -> &str {
        match self {
            Written::Plain(text) | Written::Markup(text) => text,
        }
    }

    /// Whether signs of markup are there to be read.
    pub fn shows_markup(&self) -> bool {
        matches!(self, Written::Plain(text) if memchr::memchr2(b'<', b'&', text.as_bytes()).is_some())
    }

    /// How many bytes it has.
    pub fn len(&self) -> usize {
        self.source().len()
    }

    /// Whether there is nothing in it.
    pub fn is_blank(&self) -> bool {
        is_blank(self.source())
    }
}

/// What a text is when its element does not say.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unsaid {
    /// HTML where everything in it that looks like HTML is HTML.
    Either,
    /// The same of a body.
    Body,
    Plain,
    Markup,
}

/// Vocabularies and elements that do say, by being what they are.
static SAID: &[(&str, &str, Unsaid)] = &[
    ("content", "encoded", Unsaid::Markup),
    ("content", "items", Unsaid::Markup),
    ("json", "content_html", Unsaid::Markup),
    ("json", "content_text", Unsaid::Plain),
    ("json", "title", Unsaid::Plain),
    ("json", "description", Unsaid::Plain),
    ("json", "summary", Unsaid::Plain),
    ("h", "name", Unsaid::Plain),
    ("h", "summary", Unsaid::Plain),
    ("h", "content", Unsaid::Markup),
    ("source", "markdown", Unsaid::Plain),
];

/// The text of a claim; `None` where it is empty.
pub fn read<'a>(desk: &mut Desk<'a, '_>, claim: &Claim) -> Option<Written<'a>> {
    let node = claim.node;
    let row = claim.row();
    if is_data(desk, claim) {
        return None;
    }
    let unsaid = match claim.slot {
        Slot::Content | Slot::Summary | Slot::Description => Unsaid::Body,
        _ => Unsaid::Either,
    };
    let written = if row.prefix == "atom" || declares_type(desk, node) {
        typed(desk, node, unsaid)
    } else {
        let said = SAID
            .iter()
            .find(|(prefix, name, _)| (*prefix, *name) == (row.prefix, row.element.name));
        let unsaid = match desk.tree.node(node).name == RENDERED {
            true => Unsaid::Markup,
            false => said.map_or(unsaid, |(_, _, unsaid)| *unsaid),
        };
        untyped(desk, node, unsaid)
    };
    if !written.is_blank() {
        return Some(written);
    }
    // CDF's first draft: `<TITLE VALUE="…"/>`.
    let is_cdf = row.prefix == "cdf";
    is_cdf
        .then(|| desk.words(node, "value"))?
        .map(Written::Plain)
}

/// An element that says of which type it is, as one line.
pub fn typed_line<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Text<'a>> {
    typed(desk, node, Unsaid::Either).into_line()
}

/// Whether Atom's content is XML of a type of its own, a filing or the row of a table: for a program that knows the
/// type, not for a reader (RFC 4287, 4.1.3.3). Many call XHTML so, or HTML without its namespace.
pub fn is_data(desk: &Desk, claim: &Claim) -> bool {
    let (tree, node) = (desk.tree, claim.node);
    if claim.slot != Slot::Content || tree.is_leaf(node) || claim.row().prefix != "atom" {
        return false;
    }
    let said = tree.attribute(node, "type");
    let kind = said.and_then(|said| said.value.split(';').next());
    let is_xml = kind.is_some_and(|kind| {
        let kind = lower_ascii(kind.trim());
        (kind.ends_with("/xml") || kind.ends_with("+xml")) && !kind.holds("xhtml")
    });
    let is_xhtml = |part| tree.space_uri(tree.node(part).space).holds("/xhtml");
    is_xml
        && !tree.elements(node).any(is_xhtml)
        && !looks_like_html(&super::markup::inner(tree, node, &desk.base))
}

/// The same, where something is left of it when it is shown: what holds nothing must not keep others from being heard.
pub fn read_shown<'a>(desk: &mut Desk<'a, '_>, claim: &Claim) -> Option<Written<'a>> {
    read(desk, claim).filter(|written| match written {
        Written::Plain(_) => true,
        Written::Markup(html) => {
            let is_long = html.len() > BRIEF || begins_with_words(html);
            is_long || has_media(html) || !is_blank(&html::text(html))
        }
    })
}

/// Most bodies begin with words, or with a paragraph of them.
fn begins_with_words(html: &str) -> bool {
    let rest = html.trim_start();
    let inner = rest
        .strip_prefix("<p>")
        .or_else(|| rest.strip_prefix("<div>"));
    inner.unwrap_or(rest).starts_with(is_letter_or_digit)
}

/// What is longer than this mostly shows something; it is not read twice.
const BRIEF: usize = 512;

fn declares_type(desk: &Desk, node: NodeId) -> bool {
    desk.tree.attribute(node, "type").is_some() || desk.tree.attribute(node, "mode").is_some()
}

/// The type that an element says it has.
fn kind_of<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Text<'a> {
    let said = desk.attribute(node, "type").unwrap_or_default();
    let kind = borrowed(&said, |said| {
        Some(lower_ascii(said.split(';').next()?.trim()))
    });
    kind.unwrap_or_default()
}

/// Of Atom 0.3's alternatives the one with markup, or the first.
fn alternative(desk: &mut Desk, node: NodeId) -> Option<NodeId> {
    let tree = desk.tree;
    let mut of_markup = tree
        .elements(node)
        .filter(|&part| kind_of(desk, part).holds("html"));
    let found = of_markup.next();
    found.or_else(|| tree.elements(node).next())
}

/// Atom's types, 1.0 and 0.3, and Media RSS's "plain" and "html".
fn typed<'a>(desk: &mut Desk<'a, '_>, node: NodeId, unsaid: Unsaid) -> Written<'a> {
    let (mut node, mut kind) = (node, kind_of(desk, node));
    if kind == "multipart/alternative"
        && let Some(part) = alternative(desk, node)
    {
        (node, kind) = (part, kind_of(desk, part));
    }
    let kind = &*kind;
    let mode = desk.attribute(node, "mode").unwrap_or_default();
    let has_children = !desk.tree.is_leaf(node);
    if mode.eq_ignore_ascii_case("base64") || (is_foreign_type(kind) && !has_children) {
        return encoded(desk, node, kind, unsaid);
    }
    let is_xml = matches!(kind, "xhtml" | "application/xhtml+xml")
        || kind.ends_with("+xml")
        || kind.ends_with("/xml");
    match kind {
        "xhtml" if has_children => Written::Markup(desk.inner_markup_of_div(node)),
        // Atom 1.0 has one name for XHTML; 0.3 had the media type, and there the `<div>` is the author's.
        "application/xhtml+xml" if has_children && is_atom_1(desk) => {
            Written::Markup(desk.inner_markup_of_div(node))
        }
        "html" | "text/html" if has_children => {
            Written::Markup(within_div(desk, node).unwrap_or_else(|| desk.inner_html(node)))
        }
        _ if has_children => Written::Markup(desk.inner_markup(node)),
        "html" | "text/html" => Written::Markup(desk.characters(node)),
        _ if is_xml && !desk.raw(node).has('<') => Written::Markup(desk.characters(node)),
        // XHTML escaped once too often is seen wherever a template escapes everything, and so are words with such signs.
        // Atom 0.3 says by its mode whether markup is escaped; "xml" with characters alone is text.
        _ if is_xml || mode.eq_ignore_ascii_case("escaped") && kind != "text/plain" => {
            untyped(desk, node, unsaid)
        }
        _ => Written::Plain(desk.characters(node)),
    }
}

fn is_atom_1(desk: &Desk) -> bool {
    desk.core == "atom" && desk.version == "1.0"
}

/// Escaped HTML, as the type says, in a `<div>` that stands for itself: TypePad's templates wrote this.
fn within_div<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Text<'a>> {
    let div = super::markup::only_div(desk.tree, node).filter(|&div| desk.tree.is_leaf(div))?;
    let text = desk.characters(div);
    if memchr::memchr(b'<', text.as_bytes()).is_none() || !looks_like_html(&text) {
        return None;
    }
    desk.add(&text::ESCAPED_TWICE, node, "");
    Some(text)
}

/// A type that is neither text nor markup: its bytes are in base64.
fn is_foreign_type(kind: &str) -> bool {
    kind.has('/')
        && !kind.starts_with("text/")
        && !kind.ends_with("+xml")
        && !kind.ends_with("/xml")
}

fn encoded<'a>(desk: &mut Desk<'a, '_>, node: NodeId, kind: &str, unsaid: Unsaid) -> Written<'a> {
    let raw = desk.raw(node);
    let text: String = raw.split_ascii_whitespace().collect();
    let bytes = STANDARD.decode(text.trim_end_matches('='));
    match bytes.map(String::from_utf8) {
        Ok(Ok(text)) if text.is_empty() => Written::Plain(Cow::Borrowed("")),
        Ok(Ok(text)) if kind.holds("html") || looks_like_html(&text) => {
            Written::Markup(text.into())
        }
        Ok(Ok(text)) => Written::Plain(text.into()),
        // Pictures and the like. Words of letters alone can be decoded, too, but stand side by side.
        Ok(Err(_))
            if is_foreign_type(kind)
                && unsaid == Unsaid::Body
                && !raw.lines().any(|line| line.trim().has(' ')) =>
        {
            Written::Plain(Cow::Borrowed(""))
        }
        _ => {
            desk.add(&text::NOT_BASE64, node, "");
            untyped(desk, node, unsaid)
        }
    }
}

fn untyped<'a>(desk: &mut Desk<'a, '_>, node: NodeId, unsaid: Unsaid) -> Written<'a> {
    if !desk.tree.is_leaf(node) {
        return Written::Markup(match unsaid {
            Unsaid::Body | Unsaid::Markup => desk.inner_html(node),
            Unsaid::Either | Unsaid::Plain => desk.inner_markup(node),
        });
    }
    let text = desk.characters(node);
    match unsaid {
        Unsaid::Plain => Written::Plain(text),
        Unsaid::Markup => Written::Markup(once(desk, node, text)),
        Unsaid::Either if line_looks_like_html(&text) => Written::Markup(once(desk, node, text)),
        Unsaid::Body if body_looks_like_html(&text) => Written::Markup(once(desk, node, text)),
        Unsaid::Either | Unsaid::Body => Written::Plain(text),
    }
}

/// Markup that was escaped twice: no tag is in it, but escaped end tags are.
fn once<'a>(desk: &mut Desk<'a, '_>, node: NodeId, markup: Text<'a>) -> Text<'a> {
    let bytes = markup.as_bytes();
    if memchr::memchr(b'<', bytes).is_some() || search::find(bytes, b"&lt;/").is_none() {
        return markup;
    }
    let decoded = entities::decode(&markup);
    // Where the plain text beside it has tags, they are there to be read.
    let is_shown = |claim: &Claim| {
        claim.row().element.name == "content_text" && desk.raw(claim.node).holds("</")
    };
    if !looks_like_html(&decoded) || desk.claims.about(Slot::Content).iter().any(is_shown) {
        return markup;
    }
    let decoded = decoded.into_owned();
    desk.add(&text::ESCAPED_TWICE, node, "");
    decoded.into()
}
