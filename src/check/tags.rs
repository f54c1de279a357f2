//! The names that the look at a body knows.

use super::facts::Trait;
use crate::html::names::Names;

/// Rows of elements with what is wrong with each, and then those that are sound.
macro_rules! elements {
    ({ $($what:ident: $($wrong:literal)*;)* } $($sound:literal)*) => {
        const WRONG: &[Trait] = &[$($((Trait::$what, $wrong).0,)*)*];
        const ALL: &[&str] = &[$($($wrong,)*)* $($sound,)*];
        static NAMES: Names<{ ALL.len() }> = Names::new([$($($wrong,)*)* $($sound,)*]);
    };
}

// What HTML knows, what it knew, and what SVG and MathML begin with.
elements! {
    {
        Script: "script";
        Form: "form" "input" "select" "textarea" "button";
        Frame: "iframe" "frame" "frameset";
        Plugin: "object" "embed" "applet";
        Style: "style" "link";
        Meta: "meta" "title";
        Base: "base";
        Wrapper: "html" "head" "body";
        Blink: "blink" "marquee" "font" "center" "big" "tt" "strike" "basefont";
        HeadingOne: "h1";
    }
    "p" "a" "br" "img" "div" "span" "li" "ul" "strong" "em" "b" "i" "h2" "h3" "h4" "blockquote" "figure"
    "figcaption" "code" "pre" "ol" "hr" "td" "tr" "table" "tbody" "th" "thead" "tfoot" "video" "source"
    "picture" "audio" "sup" "sub" "small" "u" "s" "del" "ins" "mark" "cite" "q" "abbr" "dl" "dt" "dd" "h5"
    "h6" "section" "article" "header" "footer" "aside" "nav" "main" "address" "time" "kbd" "samp" "var"
    "wbr" "caption" "col" "colgroup" "details" "summary" "dialog" "data" "dfn" "bdi" "bdo" "ruby" "rb" "rp"
    "rt" "rtc" "map" "area" "track" "canvas" "svg" "math" "noscript" "option" "optgroup" "label" "fieldset"
    "legend" "output" "progress" "meter" "datalist" "param" "template" "slot" "search" "hgroup" "menu"
    "acronym" "dir" "noframes" "nobr" "xmp" "listing" "plaintext" "image" "path" "g" "circle" "rect" "line"
    "polyline" "polygon" "ellipse" "text" "tspan" "defs" "use" "symbol" "clippath" "mask" "pattern"
    "lineargradient" "radialgradient" "stop" "desc" "foreignobject" "animate" "filter" "mi" "mo" "mn" "ms"
    "mrow" "msup" "msub" "msubsup" "mfrac" "msqrt" "mroot" "mtable" "mtr" "mtd" "mtext" "mspace" "mover"
    "munder" "munderover" "mstyle" "semantics" "annotation" "mpadded" "mphantom" "menclose" "merror"
    "mfenced"
}

/// The name of an element in lower case, "" if HTML does not know it, and what is wrong with it.
pub fn named(name: &str) -> (&'static str, Option<Trait>) {
    let place = NAMES.find(name);
    let fault = place.and_then(|place| WRONG.get(place));
    let name = place.and_then(|place| ALL.get(place));
    (name.copied().unwrap_or_default(), fault.copied())
}

/// Attributes that are looked at.
const ASKED: [&str; 9] = [
    "src", "href", "alt", "width", "height", "title", "target", "rel", "autoplay",
];

/// Of a tag's attributes those that are looked at, as they are written; the first of a name counts.
#[derive(Default)]
pub struct Own<'h>([Option<&'h str>; ASKED.len()]);

impl<'h> Own<'h> {
    /// Keeps one if it is looked at, and says which it is.
    pub fn keep(&mut self, key: &str, value: &'h str) -> Option<&'static str> {
        let is_it = |name: &&str| key.len() == name.len() && key.eq_ignore_ascii_case(name);
        let at = ASKED.iter().position(is_it)?;
        self.0.get_mut(at)?.get_or_insert(value);
        ASKED.get(at).copied()
    }

    /// The value of one.
    pub fn value(&self, asked: &str) -> Option<&'h str> {
        let at = ASKED.iter().position(|name| *name == asked)?;
        self.0.get(at).copied().flatten()
    }
}
