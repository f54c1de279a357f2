//! The one pass over a fragment: tokens in, safe HTML, text and pictures out.
//!
//! The open elements are kept by the rules that browsers build trees by; where a browser would have to
//! rearrange what stands already, the pass goes its own simpler way and says so.
//! <https://html.spec.whatwg.org/multipage/parsing.html#tree-construction>

use super::attributes::Attributes;
use super::lines::Lines;
use super::outcome::{Embedded, Outcome, Picture};
use super::policy::{Element, Fate, Shape};
use super::stack::{DEEPEST_GROUP, Stack, State, is_format};
use super::token::{Tag, Token, Tokens};
use super::{Rules, Wanted};

/// How much larger than its source the result may be, and what small sources may have at least.
const MOST_GROWTH: usize = 6;
const LEAST_ROOM: usize = 4 << 10;

/// Room for the attributes of a picture, where only what a fragment shows is wanted.
const PICTURE: usize = 256;

/// A fragment on its way.
pub(super) struct Pass<'h, 'r> {
    pub rules: &'r Rules<'r>,
    pub wanted: Wanted,
    pub tokens: Tokens<'h>,
    pub stack: Stack<'h>,
    pub out: String,
    /// Text with its references resolved, one after the other in the same room.
    pub decoded: String,
    pub lines: Lines,
    pub pictures: Vec<Picture>,
    pub media: Vec<Embedded>,
    /// How many sounds and films came before the last player, and the picture before its film begins.
    pub player: (usize, Option<String>),
    pub outcome: Outcome,
    /// Whether the tree differs from what a browser would build.
    pub repaired: bool,
    /// The stack's length when dropping began.
    pub dropped_from: Option<usize>,
    /// Whether words came since.
    pub has_dropped: bool,
    /// A newline in first place of what comes next belongs to the source, not to the text.
    pub newline_after_pre: bool,
    /// The tag of a `<pre>` was written last: a newline behind it needs another before it.
    pub wrote_pre: bool,
    /// Words were written that no text around them knows of: text that follows must not run into them.
    pub apart: bool,
    /// The picture or frame before.
    pub last_shown: Shown<'h>,
    /// The attributes of the link that is open.
    pub link: Attributes<'h>,
    /// Whether words or a picture came that are to be seen.
    pub has_begun: bool,
    /// A form began whose end tag did not come: until then browsers see no other, even where the form itself is closed.
    pub is_form_open: bool,
}

/// A picture or frame as it came.
#[derive(Clone, Copy, Default)]
pub struct Shown<'h> {
    /// Its address.
    pub raw: &'h str,
    /// Whether a script would have loaded it.
    pub is_late: bool,
}

impl<'h, 'r> Pass<'h, 'r> {
    pub fn new(html: &'h str, rules: &'r Rules<'r>, wanted: Wanted) -> Self {
        Pass {
            rules,
            wanted,
            tokens: Tokens::new(html),
            stack: Stack::new(),
            out: String::with_capacity(match wanted {
                Wanted { html: true, .. } => html.len() + html.len() / 8,
                Wanted { text: true, .. } => 0,
                _ => PICTURE,
            }),
            decoded: String::new(),
            lines: Lines::with_room(if wanted.text { html.len() / 2 } else { 0 }),
            pictures: Vec::new(),
            media: Vec::new(),
            player: (0, None),
            outcome: Outcome::default(),
            repaired: false,
            dropped_from: None,
            has_dropped: false,
            newline_after_pre: false,
            wrote_pre: false,
            apart: false,
            last_shown: Shown::default(),
            link: Attributes::default(),
            has_begun: false,
            is_form_open: false,
        }
    }

    /// Reads the whole fragment.
    pub fn run(&mut self, html: &'h str) {
        let room = html.len().saturating_mul(MOST_GROWTH).max(LEAST_ROOM);
        while let Some(token) = self.tokens.next() {
            // A tag stays where it is.
            match &token {
                Token::Text(text) => self.text(text),
                Token::Start(tag) => self.start(tag),
                Token::End(name) => self.end(name),
                Token::Raw(text) => self.set_text(text),
                Token::Comment(_) | Token::Doctype(_) => self.newline_after_pre = false,
            }
            if self.out.len() > room {
                self.outcome.cut = true;
                break;
            }
        }
        // What is hidden may be no loss.
        let drops = |at| self.stack.element_at(at).fate() == Fate::Drop;
        self.outcome.swallowed = self.has_dropped && self.dropped_from.is_some_and(drops);
        self.outcome.unclosed = self.tokens.unclosed;
        self.repaired |= self.tokens.unclosed || self.tokens.is_read_as_text;
        while self.pop().is_some() {}
    }

    /// Whether what comes now is left out.
    pub fn dropping(&self) -> bool {
        self.dropped_from.is_some()
    }

    /// Something is written that is no text.
    pub fn writing_tag(&mut self) {
        self.wrote_pre = false;
    }

    /// A tag comes: the end of a newline's grace.
    pub fn tag_comes(&mut self) {
        self.newline_after_pre = false;
    }

    /// Opens an element.
    pub fn push(&mut self, element: Element, tag: &Tag<'h>) {
        if self.stack.is_nearly_full() && self.is_passed_over(element) {
            return;
        }
        let state = match self.is_concealed(element, tag) {
            true => State::Dropped,
            false => self.state_of(element),
        };
        if state == State::Dropped && self.is_empty_tag(tag) {
            self.repaired = true;
            return;
        }
        let name = match element {
            Element::Unknown | Element::Pre => tag.name,
            _ => "",
        };
        if state == State::Dropped && self.dropped_from.is_none() {
            self.dropped_from = Some(self.stack.len());
            // Of others it is told as what they are.
            self.outcome.trackers += u32::from(element.fate() == Fate::Keep);
        }
        if state != State::Dropped && self.wanted.text {
            let start = self.number_of(element, tag);
            self.lines.start(element, start);
        }
        if state == State::Written {
            self.write_start(element, tag);
        }
        if element.shape() == Shape::Pre {
            self.newline_after_pre = true;
            self.wrote_pre |= state == State::Written;
        }
        self.stack.push(element, name, state);
    }

    /// Whether nothing was to be in an element of which nothing is shown: it is written as XML, or nobody closes it.
    fn is_empty_tag(&mut self, tag: &Tag<'h>) -> bool {
        if tag.self_closing {
            return !self.tokens.is_ended(tag.name);
        }
        let is_open = !self.tokens.is_ever_ended(tag.name);
        self.tokens.unclosed |= is_open;
        is_open
    }

    /// Opens an element of SVG, or their root.
    pub fn push_foreign(&mut self, element: Element, tag: &Tag<'h>) {
        if self.stack.is_full() {
            return self.go_beyond();
        }
        self.dropped_from.get_or_insert(self.stack.len());
        self.stack.push_foreign(element, tag.name);
        self.tokens.foreign = true;
    }

    fn state_of(&mut self, element: Element) -> State {
        if self.dropping() {
            return State::Dropped;
        }
        match element.fate() {
            Fate::Drop => State::Dropped,
            Fate::Unwrap => {
                self.keep_apart(element);
                State::Unwrapped
            }
            // The parts of a table stay or go with it.
            Fate::Keep if element.shape().is_table_part() => {
                self.stack.top().map_or(State::Unwrapped, |top| top.state)
            }
            Fate::Keep if self.stack.written() < DEEPEST_GROUP || self.has_room(element) => {
                State::Written
            }
            Fate::Keep => State::Unwrapped,
        }
    }

    /// Opens an element that has no tag.
    pub fn push_implied(&mut self, element: Element) {
        let tag = Tag {
            name: "",
            element,
            attributes: Default::default(),
            self_closing: false,
        };
        self.push(element, &tag);
    }

    /// Closes the innermost element.
    pub fn pop(&mut self) -> Option<Element> {
        let open = self.stack.pop()?;
        match open.state {
            State::Written => {
                self.writing_tag();
                if self.wanted.html {
                    self.out.push_str(open.element.end_tag());
                }
            }
            State::Unwrapped => self.keep_apart(open.element),
            State::Dropped => {
                if self
                    .dropped_from
                    .is_some_and(|from| self.stack.len() <= from)
                {
                    self.dropped_from = None;
                    let went = std::mem::take(&mut self.has_dropped);
                    self.outcome.dropped |= went && is_content(open.element, open.name);
                }
                self.tokens.foreign = self.stack.top().is_some_and(|top| top.foreign);
                return Some(open.element);
            }
        }
        if self.wanted.text {
            self.lines.end(open.element);
        }
        Some(open.element)
    }

    /// Closes all down to a place of the stack, that one included. A browser would open formatting among them again.
    pub fn pop_to(&mut self, place: usize) {
        while self.stack.len() > place {
            let Some(element) = self.pop() else { return };
            self.repaired |= is_format(element);
        }
    }
}

/// Whether readers would see the words of an element that goes with all that it holds.
fn is_content(element: Element, name: &str) -> bool {
    matches!(element, Element::Textarea | Element::Canvas) || name.eq_ignore_ascii_case("svg")
}

/// Whether an element holds text that is no content.
pub fn is_raw(element: Element) -> bool {
    matches!(
        element.shape(),
        Shape::RawText | Shape::RawBlock | Shape::Frame
    )
}
