//! A formula: MathML Core stays where nothing stands in it but its own elements and text.
//!
//! Whatever else stands in MathML is the way around every sanitizer that kept it: there tags of HTML mean
//! something else. So a formula is written from the tables below or not at all.
//! <https://w3c.github.io/mathml-core/>

use super::pass::Pass;
use super::tags::is_handler;
use super::token::{Tag, Token, Tokens};
use super::write;
use crate::need;
use crate::value::entities;
use crate::value::search::Search;
use crate::value::text::fold;

/// The elements that hold text alone: a browser reads tags within most of them as HTML.
static LEAVES: &[&str] = &["mi", "mn", "mo", "ms", "mtext", "annotation"];

/// All others.
#[rustfmt::skip]
static GROUPS: &[&str] = &[
    "mrow", "mspace", "mfrac", "msqrt", "mroot", "mstyle", "merror", "mpadded", "mphantom", "msub", "msup", "msubsup",
    "munder", "mover", "munderover", "mmultiscripts", "mprescripts", "none", "mtable", "mtr", "mtd", "semantics",
];

/// Attributes that neither load, run nor name anything.
#[rustfmt::skip]
static ATTRIBUTES: &[&str] = &[
    "display", "alttext", "dir", "displaystyle", "scriptlevel", "mathvariant", "mathsize", "form", "fence",
    "separator", "stretchy", "symmetric", "largeop", "movablelimits", "accent", "accentunder", "lspace", "rspace",
    "minsize", "maxsize", "width", "height", "depth", "voffset", "linethickness", "columnalign", "rowalign",
    "columnspacing", "rowspacing", "columnspan", "rowspan", "encoding",
];

/// The same formula once more, for machines: it may hold anything, and is passed.
const FOR_MACHINES: &str = "annotation-xml";

/// How deep a formula nests, and how long it is, at most.
const DEEPEST: usize = 48;
const LONGEST: usize = 64 << 10;

/// A formula on its way.
struct Formula {
    /// The names that are open, the root not among them.
    open: Vec<&'static str>,
    /// The words of its leaves.
    words: String,
    /// The formula in TeX, where it is given.
    tex: String,
    is_tex: bool,
}

impl<'h> Pass<'h, '_> {
    /// `<math>` comes: a formula, or words without any tags of its own.
    pub fn start_formula(&mut self, tag: &Tag<'h>) {
        if !self.dropping() {
            if need::lacks("formula") || self.formula(tag) {
                return;
            }
            self.outcome.dropped = true;
        }
        self.repaired = true;
    }

    /// Reads what stands behind `<math>` up to its end tag. Whether it is a formula; otherwise nothing was done.
    fn formula(&mut self, root: &Tag<'h>) -> bool {
        let mut tokens = self.tokens.near(LONGEST);
        tokens.foreign = true;
        let before = (self.out.len(), self.outcome.active);
        self.write_formula_tag("math", root);
        let mut formula = Formula {
            open: Vec::new(),
            words: String::new(),
            tex: String::new(),
            is_tex: false,
        };
        if root.self_closing {
            self.write_if_wanted(&["</math>"]);
        } else if !self.read_formula(&mut formula, &mut tokens) {
            self.out.truncate(before.0);
            self.outcome.active = before.1;
            return false;
        }
        self.tokens.pass_to(&tokens);
        self.writing_tag();
        self.has_begun = true;
        if self.wanted.text {
            let said = root.attribute("alttext").map(entities::decode_attribute);
            let said = said.as_deref().unwrap_or(&formula.tex);
            let words = if said.trim().is_empty() {
                &formula.words
            } else {
                said
            };
            self.lines.words(&fold(words));
        }
        true
    }

    /// Whether the formula ended, and nothing stood in it that no formula has.
    fn read_formula(&mut self, formula: &mut Formula, tokens: &mut Tokens<'h>) -> bool {
        while let Some(token) = tokens.next() {
            match token {
                Token::Text(text) => self.formula_text(formula, text),
                Token::Raw(text) => self.formula_text(formula, &write::escape(text)),
                Token::Start(tag) if tag.name.eq_ignore_ascii_case(FOR_MACHINES) => {
                    if !pass_machines(tokens, &tag) {
                        return false;
                    }
                }
                Token::Start(tag) => {
                    if !self.open_in_formula(formula, &tag) {
                        return false;
                    }
                }
                Token::End(name) if name.eq_ignore_ascii_case("math") => {
                    self.close_in_formula(formula, 0);
                    self.write_if_wanted(&["</math>"]);
                    return true;
                }
                // Where these stand a browser leaves the formula.
                Token::End("p" | "P" | "br" | "BR") => return false,
                Token::End(name) => {
                    let is = |open: &&str| open.eq_ignore_ascii_case(name);
                    if let Some(place) = formula.open.iter().rposition(is) {
                        self.close_in_formula(formula, place);
                    }
                }
                Token::Comment(_) | Token::Doctype(_) => {}
            }
        }
        false
    }

    fn formula_text(&mut self, formula: &mut Formula, html: &str) {
        let words = match formula.open.last() {
            Some(&"annotation") if formula.is_tex => Some(&mut formula.tex),
            Some(&"annotation") => None,
            _ => Some(&mut formula.words),
        };
        if let Some(words) = words.filter(|_| self.wanted.text) {
            words.push_str(&entities::decode(html));
        }
        if self.wanted.html {
            write::push_text(&mut self.out, &entities::decode(html));
        }
    }

    /// Opens an element of a formula. Whether it is one, and stands where it may.
    fn open_in_formula(&mut self, formula: &mut Formula, tag: &Tag<'h>) -> bool {
        let mut known = LEAVES.iter().chain(GROUPS);
        let Some(&name) = known.find(|known| tag.name.eq_ignore_ascii_case(known)) else {
            return false;
        };
        let stands_in_text = formula.open.last().is_some_and(|top| LEAVES.contains(top));
        if stands_in_text || formula.open.len() >= DEEPEST {
            return false;
        }
        self.write_formula_tag(name, tag);
        if name == "annotation" {
            let encoding = tag.attribute("encoding").unwrap_or_default();
            formula.is_tex = encoding.to_ascii_lowercase().holds("tex");
        }
        formula.open.push(name);
        if tag.self_closing {
            self.close_in_formula(formula, formula.open.len() - 1);
        }
        true
    }

    /// Closes all down to a place, that one included.
    fn close_in_formula(&mut self, formula: &mut Formula, place: usize) {
        for name in formula.open.drain(place..).rev() {
            self.write_if_wanted(&["</", name, ">"]);
        }
    }

    fn write_formula_tag(&mut self, name: &str, tag: &Tag<'h>) {
        self.write_if_wanted(&["<", name]);
        let mut seen = 0u32;
        for (name, raw) in tag.attributes.clone() {
            self.outcome.active += u32::from(is_handler(name));
            let mut known = ATTRIBUTES.iter().enumerate();
            let Some((bit, known)) = known.find(|(_, known)| name.eq_ignore_ascii_case(known))
            else {
                continue;
            };
            if self.wanted.html && seen & (1 << bit) == 0 {
                self.write_if_wanted(&[" ", known, "=\""]);
                write::push_html_value(&mut self.out, raw);
                self.out.push('"');
            }
            seen |= 1 << bit;
        }
        self.write_if_wanted(&[">"]);
    }

    fn write_if_wanted(&mut self, parts: &[&str]) {
        if self.wanted.html {
            self.out.extend(parts.iter().copied());
        }
    }
}

/// Passes what is there for machines. Whether it ends before another formula begins: so none is looked at twice.
fn pass_machines(tokens: &mut Tokens, tag: &Tag) -> bool {
    let mut open = u32::from(!tag.self_closing);
    while open > 0 {
        match tokens.next() {
            Some(Token::Start(tag)) if tag.name.eq_ignore_ascii_case("math") => return false,
            Some(Token::Start(tag)) if tag.name.eq_ignore_ascii_case(FOR_MACHINES) => {
                open += u32::from(!tag.self_closing);
            }
            Some(Token::End(name)) if name.eq_ignore_ascii_case(FOR_MACHINES) => open -= 1,
            Some(_) => {}
            None => return false,
        }
    }
    true
}
