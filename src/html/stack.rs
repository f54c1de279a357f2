//! The elements that are open while a fragment is read, and what is known from them.

use super::policy::{Element, KINDS, Shape};

/// How many elements may be open at once in the result; browsers rearrange what is deeper than 512.
pub const DEEPEST: usize = 100;

/// How many elements may be open in the result where another group begins. The rest is for what holds no groups: the
/// parts of a table, points of lists, headings, paragraphs, links and players.
pub const DEEPEST_GROUP: usize = DEEPEST - 12;
/// How many are kept in mind, unwrapped ones included.
const MOST_OPEN: usize = 200;

/// What of an element goes into the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// Its tags and its content.
    Written,
    /// Its content.
    Unwrapped,
    /// Nothing.
    Dropped,
}

/// One open element.
#[derive(Debug, Clone)]
pub struct Open<'h> {
    pub element: Element,
    /// Its name where no row knows it, inside SVG, and of lines as they were set, which have several.
    pub name: &'h str,
    pub state: State,
    /// Whether it belongs to SVG.
    pub foreign: bool,
    /// Whether it does, and tags within it are HTML again.
    pub holds_html: bool,
}

/// The stack of open elements.
#[derive(Debug)]
pub struct Stack<'h> {
    open: Vec<Open<'h>>,
    /// How many of each kind are open: most questions need no walk.
    counts: [u16; KINDS],
    written: usize,
}

impl<'h> Stack<'h> {
    pub fn new() -> Self {
        Stack {
            open: Vec::with_capacity(16),
            counts: [0; KINDS],
            written: 0,
        }
    }

    pub fn len(&self) -> usize {
        self.open.len()
    }

    /// Whether only what holds no groups has room.
    pub fn is_nearly_full(&self) -> bool {
        self.open.len() >= MOST_OPEN - 24
    }

    pub fn is_full(&self) -> bool {
        self.open.len() >= MOST_OPEN
    }

    /// How many open elements have tags in the result.
    pub fn written(&self) -> usize {
        self.written
    }

    pub fn top(&self) -> Option<&Open<'h>> {
        self.open.last()
    }

    /// The innermost element that is left open by leaving out its end tag, or that stands in the result.
    pub fn innermost_implied(&self) -> Option<usize> {
        let counts = |open: &Open| open.state != State::Unwrapped || may_be_left_open(open.element);
        self.open.iter().rposition(counts)
    }

    /// The innermost element whose tags are in the result, or that is dropped.
    pub fn top_written(&self) -> Option<usize> {
        self.open
            .iter()
            .rposition(|open| open.state != State::Unwrapped)
    }

    pub fn element_at(&self, place: usize) -> Element {
        self.open
            .get(place)
            .map_or(Element::Unknown, |open| open.element)
    }

    /// Whether this is the name that is kept of an element.
    pub fn is_named(&self, place: usize, name: &str) -> bool {
        let open = self.open.get(place);
        open.is_some_and(|open| open.name.eq_ignore_ascii_case(name))
    }

    /// From the innermost to the outermost, with their places.
    pub fn inner_first(&self) -> impl Iterator<Item = (usize, &Open<'h>)> {
        self.open.iter().enumerate().rev()
    }

    pub fn holds(&self, element: Element) -> bool {
        self.counts
            .get(element as usize)
            .is_some_and(|&count| count > 0)
    }

    pub fn holds_any(&self, elements: &[Element]) -> bool {
        elements.iter().any(|&element| self.holds(element))
    }

    pub fn push(&mut self, element: Element, name: &'h str, state: State) {
        let open = Open {
            element,
            name,
            state,
            foreign: false,
            holds_html: false,
        };
        if let Some(count) = self.counts.get_mut(element as usize) {
            *count += 1;
        }
        self.written += usize::from(state == State::Written);
        self.open.push(open);
    }

    /// Opens an element of SVG, of which nothing goes into the result.
    pub fn push_foreign(&mut self, element: Element, name: &'h str) {
        self.push(element, name, State::Dropped);
        if let Some(open) = self.open.last_mut() {
            open.foreign = true;
            let is_name = |known: &&str| known.eq_ignore_ascii_case(name);
            open.holds_html = HTML_WITHIN.iter().any(is_name);
        }
    }

    pub fn pop(&mut self) -> Option<Open<'h>> {
        let open = self.open.pop()?;
        self.forget(&open);
        Some(open)
    }

    /// Takes one out without those inside it.
    pub fn remove(&mut self, place: usize) {
        if place < self.open.len() {
            let open = self.open.remove(place);
            self.forget(&open);
        }
    }

    /// Leaves one open whose tags are closed. Whether they had to be.
    pub fn unwrap(&mut self, place: usize) -> bool {
        let Some(open) = self.open.get_mut(place) else {
            return false;
        };
        let was = std::mem::replace(&mut open.state, State::Unwrapped);
        let was_written = was == State::Written;
        self.written -= usize::from(was_written);
        was_written
    }

    fn forget(&mut self, open: &Open<'h>) {
        if let Some(count) = self.counts.get_mut(open.element as usize) {
            *count = count.saturating_sub(1);
        }
        self.written -= usize::from(open.state == State::Written);
    }

    /// The innermost `element` that nothing of `shuts_off` encloses.
    pub fn in_scope(&self, element: Element, shuts_off: fn(&Open) -> bool) -> Option<usize> {
        if !self.holds(element) {
            return None;
        }
        self.find(|open| open.element == element && !open.foreign, shuts_off)
    }

    /// The innermost element that is `wanted` and that nothing of `shuts_off` encloses.
    pub fn find(
        &self,
        wanted: impl Fn(&Open) -> bool,
        shuts_off: fn(&Open) -> bool,
    ) -> Option<usize> {
        for (place, open) in self.inner_first() {
            if wanted(open) {
                return Some(place);
            }
            if shuts_off(open) {
                return None;
            }
        }
        None
    }
}

/// The elements of SVG within which tags are HTML again. That is not worth following into what is dropped
/// anyway.
const HTML_WITHIN: [&str; 3] = ["foreignobject", "desc", "title"];

/// What end tags do not reach through.
pub fn shuts_off(open: &Open) -> bool {
    use Shape::{Caption, Cell, Container, Select, Table, Template};
    matches!(
        open.element.shape(),
        Caption | Cell | Container | Select | Table | Template
    )
}

/// What the end tag of a point of a list does not reach through.
pub fn shuts_off_items(open: &Open) -> bool {
    shuts_off(open) || matches!(open.element, Element::Ol | Element::Ul)
}

/// What the end tag of a paragraph does not reach through.
pub fn shuts_off_paragraph(open: &Open) -> bool {
    shuts_off(open) || open.element == Element::Button
}

/// What the end tags of tables do not reach through.
pub fn shuts_off_table(open: &Open) -> bool {
    matches!(open.element.shape(), Shape::Table | Shape::Template)
}

/// What formatting outside it does not reach into.
pub fn is_marker(open: &Open) -> bool {
    use Shape::{Caption, Cell, Container, Template};
    !open.foreign && matches!(open.element.shape(), Caption | Cell | Container | Template)
}

/// Whether a browser opens an element again where something else closed it.
pub fn is_format(element: Element) -> bool {
    matches!(element.shape(), Shape::Format | Shape::Anchor | Shape::Nobr)
}

/// The elements that generic end tags do not reach through. Dialog and search are blocks without that.
pub fn is_special(open: &Open) -> bool {
    use Shape::{Anchor, Choice, Foreign, Format, Nobr, Phrase, Player, RubyBase, RubyText};
    let shape = open.element.shape();
    !matches!(
        shape,
        Phrase | Format | Anchor | Nobr | RubyBase | RubyText | Choice | Foreign | Player
    ) && !matches!(open.element, Element::Dialog | Element::Search)
}

/// Elements whose end tag may be left out.
pub fn may_be_left_open(element: Element) -> bool {
    use Shape::{Choice, Definition, ListItem, Paragraph, RubyBase, RubyText};
    matches!(
        element.shape(),
        Choice | Definition | ListItem | Paragraph | RubyBase | RubyText
    )
}
