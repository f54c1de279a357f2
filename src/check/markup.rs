//! What stands in the HTML of a body that hurts, breaks or shuts out: one look at its tags.

use std::borrow::Cow;

use super::index::{ProfileId, profile_of};
use crate::html::token::{Tag, Token, Tokens};
use crate::syntax::tree::{NodeId, Tree};
use crate::value::entities::decode_attribute;

/// What a body should not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip]
pub enum Trait {
    Script, Handler, ScriptAddress, Form, Frame, Plugin, Style, Meta, Base, Mixed, Relative, Wrapper, Blink, Unknown, Opener,
    NoAlt, EmptyLink, FrameTitle, AutoPlay, FileAlt, TableHeads, VagueLink, HeadingOne, Tracker, Captions, EmptyHeading,
}

impl Trait {
    /// What a body with it does, behind "The text of <description>".
    pub fn sentence(self, detail: &str) -> String {
        let words = match self {
            Trait::Script => "contains a script",
            Trait::Handler => "contains an attribute that runs a script: {}",
            Trait::ScriptAddress => "contains an address that runs a script: {}",
            Trait::Form => "contains a form element: <{}>",
            Trait::Frame => "contains a frame: <{}>",
            Trait::Plugin => "contains <{}>, which browsers do not run any more",
            Trait::Style => "contains a style sheet: <{}>",
            Trait::Meta => "contains <{}>, which belongs into the head of a page",
            Trait::Base => "contains <base>, which changes what all addresses mean",
            Trait::Mixed => "loads something by HTTP, which browsers refuse in a page by HTTPS: {}",
            Trait::Relative => "contains a relative address: {}",
            Trait::Wrapper => "contains <{}>: a whole page instead of a fragment",
            Trait::Blink => "contains <{}>, which HTML does not have any more",
            Trait::Unknown => "contains <{}>, which HTML does not know",
            Trait::Opener => "contains a link that opens a window without rel=\"noopener\"",
            Trait::NoAlt => "contains an image without an alternative text: {}",
            Trait::EmptyLink => "contains a link without a text",
            Trait::FrameTitle => "contains a frame without a title",
            Trait::AutoPlay => "contains a {} that plays by itself",
            Trait::FileAlt => "contains an image whose alternative text is a file's name: {}",
            Trait::TableHeads => "contains a table without headings",
            Trait::VagueLink => "contains a link whose text says nothing: “{}”",
            Trait::HeadingOne => "contains <h1>, which is the page's own heading",
            Trait::Tracker => "contains an image of one pixel, which tells who reads: {}",
            Trait::Captions => "contains a video without captions",
            Trait::EmptyHeading => "contains a heading without a text: <{}>",
        };
        words.replace("{}", detail)
    }
}

/// Elements that hold HTML, escaped: of which profile, and called what.
const BODIES: &[(&str, &str)] = &[
    ("rss", "description"),
    ("rss1", "description"),
    ("content", "encoded"),
    ("json", "content_html"),
    ("atom", "content"),
    ("atom", "summary"),
    ("atom", "subtitle"),
    ("itunes", "summary"),
    ("media", "description"),
];

/// The HTML of an element that holds some; `None` where its children are the profile's.
pub fn body<'b>(
    text: &'b str,
    tree: &'b Tree<'_>,
    node: NodeId,
    profile: ProfileId,
) -> Option<Cow<'b, str>> {
    let own = tree.node(node);
    let name = profile_of(profile).name;
    if !BODIES.iter().any(|body| *body == (name, own.local())) {
        return None;
    }
    let is_typed = matches!(name, "atom" | "media");
    let kind = tree
        .attribute(node, "type")
        .map_or("text", |kind| kind.value.trim());
    Some(match (is_typed, kind) {
        (true, "xhtml") => Cow::Borrowed(
            text.get(own.at.clone())
                .unwrap_or_default()
                .split_once('>')
                .map_or("", |(_, rest)| rest),
        ),
        (true, "html" | "text/html") | (false, _) => tree.own_text(node),
        _ => Cow::Borrowed(""),
    })
}

/// What is found in a body, each once, with the first word for it.
pub fn scan(html: &str, is_secure: bool) -> Vec<(Trait, String)> {
    let mut scan = Scan {
        found: Vec::new(),
        is_secure,
        link: None,
        table: None,
        heading: None,
    };
    if !html.contains('<') {
        return Vec::new();
    }
    for token in Tokens::new(html) {
        match token {
            Token::Start(tag) => scan.start(&tag),
            Token::Text(text) => scan.text(text),
            Token::End(name) => scan.end(name),
            _ => {}
        }
    }
    scan.found
}

struct Scan<'h> {
    found: Vec<(Trait, String)>,
    is_secure: bool,
    /// The text of the open link.
    link: Option<String>,
    /// Whether the open table has headings.
    table: Option<bool>,
    heading: Option<(&'h str, bool)>,
}

/// Elements by what is wrong with them.
const TAGS: &[(Trait, &[&str])] = &[
    (Trait::Script, &["script"]),
    (
        Trait::Form,
        &["form", "input", "select", "textarea", "button"],
    ),
    (Trait::Frame, &["iframe", "frame", "frameset"]),
    (Trait::Plugin, &["object", "embed", "applet"]),
    (Trait::Style, &["style", "link"]),
    (Trait::Meta, &["meta", "title"]),
    (Trait::Base, &["base"]),
    (Trait::Wrapper, &["html", "head", "body"]),
    (
        Trait::Blink,
        &[
            "blink", "marquee", "font", "center", "big", "tt", "strike", "basefont",
        ],
    ),
    (Trait::HeadingOne, &["h1"]),
];

/// What HTML knows, what it knew, and what SVG and MathML begin with.
#[rustfmt::skip]
const KNOWN: &[&str] = &[
    "p", "a", "br", "img", "div", "span", "li", "ul", "strong", "em", "b", "i", "h2", "h3", "h4", "blockquote", "figure",
    "figcaption", "code", "pre", "ol", "hr", "td", "tr", "table", "tbody", "th", "thead", "tfoot", "iframe", "video", "source",
    "picture", "audio", "sup", "sub", "small", "u", "s", "del", "ins", "mark", "cite", "q", "abbr", "dl", "dt", "dd", "h1", "h5",
    "h6", "section", "article", "header", "footer", "aside", "nav", "main", "address", "time", "kbd", "samp", "var", "wbr",
    "caption", "col", "colgroup", "details", "summary", "dialog", "data", "dfn", "bdi", "bdo", "ruby", "rb", "rp", "rt", "rtc",
    "map", "area", "track", "canvas", "svg", "math", "noscript", "script", "style", "link", "meta", "title", "base", "html",
    "head", "body", "form", "input", "select", "option", "optgroup", "textarea", "button", "label", "fieldset", "legend",
    "output", "progress", "meter", "datalist", "object", "embed", "param", "applet", "template", "slot", "search", "hgroup",
    "menu", "acronym", "big", "center", "font", "tt", "strike", "basefont", "blink", "marquee", "dir", "frame", "frameset",
    "noframes", "nobr", "xmp", "listing", "plaintext", "image", "path", "g", "circle", "rect", "line", "polyline", "polygon",
    "ellipse", "text", "tspan", "defs", "use", "symbol", "clippath", "mask", "pattern", "lineargradient", "radialgradient",
    "stop", "desc", "foreignobject", "animate", "filter", "mi", "mo", "mn", "ms", "mrow", "msup", "msub", "msubsup", "mfrac",
    "msqrt", "mroot", "mtable", "mtr", "mtd", "mtext", "mspace", "mover", "munder", "munderover", "mstyle", "semantics",
    "annotation", "mpadded", "mphantom", "menclose", "merror", "mfenced",
];

/// Texts of links that say nothing out of their place.
const VAGUE: &[&str] = &[
    "here",
    "click here",
    "this",
    "link",
    "more",
    "read more",
    "hier",
    "mehr",
];

impl<'h> Scan<'h> {
    fn add(&mut self, what: Trait, detail: &str) {
        if !self.found.iter().any(|(known, _)| *known == what) {
            self.found.push((what, detail.to_owned()));
        }
    }

    fn start(&mut self, tag: &Tag<'h>) {
        let name = tag.name.to_ascii_lowercase();
        if let Some((what, _)) = TAGS
            .iter()
            .find(|(_, names)| names.contains(&name.as_str()))
        {
            self.add(*what, &name);
        }
        let is_plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if is_plain && !KNOWN.contains(&name.as_str()) {
            self.add(Trait::Unknown, &name);
        }
        for (key, value) in tag.attributes.clone() {
            self.attribute(&name, key, value);
        }
        match name.as_str() {
            "img" => self.image(tag),
            "a" => {
                self.link = Some(String::new());
                if tag.attribute("target") == Some("_blank") && tag.attribute("rel").is_none() {
                    self.add(Trait::Opener, "");
                }
            }
            "iframe" if tag.attribute("title").is_none() => self.add(Trait::FrameTitle, ""),
            "video" | "audio" if tag.attribute("autoplay").is_some() => {
                self.add(Trait::AutoPlay, &name)
            }
            "table" => self.table = Some(false),
            "th" => self.table = Some(true),
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => self.heading = Some((tag.name, false)),
            _ => {}
        }
    }

    fn attribute(&mut self, name: &str, key: &str, value: &str) {
        let is_handler = key.len() > 4
            && key
                .get(..2)
                .is_some_and(|start| start.eq_ignore_ascii_case("on"));
        if is_handler && key.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            self.add(Trait::Handler, key);
        }
        let is_loaded = key.eq_ignore_ascii_case("src");
        if !is_loaded && !key.eq_ignore_ascii_case("href") {
            return;
        }
        let value = decode_attribute(value);
        let value = value.trim();
        let start = value.get(..11).unwrap_or(value).to_ascii_lowercase();
        if start.starts_with("javascript:") || start.starts_with("vbscript:") {
            self.add(Trait::ScriptAddress, value);
        } else if is_loaded && self.is_secure && start.starts_with("http:") && name != "a" {
            self.add(Trait::Mixed, value);
        } else if !value.is_empty() && !value.starts_with('#') && !has_scheme(value) {
            self.add(Trait::Relative, value);
        }
    }

    fn image(&mut self, tag: &Tag<'h>) {
        let address = tag.attribute("src").unwrap_or_default();
        let is_one = |name: &str| matches!(tag.attribute(name), Some("1" | "0" | "1px"));
        if is_one("width") && is_one("height") {
            self.add(Trait::Tracker, address);
            return;
        }
        match tag.attribute("alt") {
            None => self.add(Trait::NoAlt, address),
            Some(alt) => {
                let ends = [".jpg", ".jpeg", ".png", ".gif", ".webp"];
                if ends.iter().any(|end| alt.ends_with(end)) {
                    self.add(Trait::FileAlt, alt);
                }
                self.text(alt);
            }
        }
    }

    fn text(&mut self, text: &str) {
        if let Some(link) = self.link.as_mut().filter(|link| link.len() < 64) {
            link.push_str(text);
        }
        if let Some((_, has_text)) = &mut self.heading {
            *has_text |= !text.trim().is_empty();
        }
    }

    fn end(&mut self, name: &str) {
        if name.eq_ignore_ascii_case("a") {
            let Some(text) = self.link.take() else { return };
            let text = text.trim().to_ascii_lowercase();
            if text.is_empty() {
                self.add(Trait::EmptyLink, "");
            } else if VAGUE.contains(&text.as_str()) {
                self.add(Trait::VagueLink, &text);
            }
        } else if name.eq_ignore_ascii_case("table") && self.table.take() == Some(false) {
            self.add(Trait::TableHeads, "");
        } else if let Some((open, false)) = self
            .heading
            .take_if(|(open, _)| open.eq_ignore_ascii_case(name))
        {
            self.add(Trait::EmptyHeading, open);
        }
    }
}

fn has_scheme(address: &str) -> bool {
    let end = address.find([':', '/', '?', '#']);
    end.is_some_and(|end| address.as_bytes().get(end) == Some(&b':')) || address.starts_with("{{")
}
