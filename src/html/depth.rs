//! What stands too deep: groups lose their tags before the paragraphs, points and links within them do.

use super::lines::is_line;
use super::outcome::Structure;
use super::pass::{Pass, is_raw};
use super::policy::{Element, Fate, Shape};
use super::stack::DEEPEST;

impl Pass<'_, '_> {
    /// Whether an element is not even kept in mind, where nearly as many are open as may be.
    #[cold]
    pub fn is_passed_over(&mut self, element: Element) -> bool {
        let holds_no_group = is_leaf(element) || element.fate() == Fate::Drop;
        if is_raw(element) || holds_no_group && !self.stack.is_full() {
            return false;
        }
        self.go_beyond();
        self.pass_over(element);
        true
    }

    /// What follows is closed as simply as can be, and that is told.
    pub fn go_beyond(&mut self) {
        self.outcome.structure = Structure::Beyond;
    }

    /// Nothing is left of a tag but that what stands before and behind it is not one word.
    #[cold]
    pub fn pass_over(&mut self, element: Element) {
        if !self.dropping() {
            self.lines.keep_apart(element);
            self.keep_apart(element);
        }
    }

    /// The end tag of what may have been passed over.
    #[cold]
    pub fn end_nearly_full(&mut self, element: Element) {
        if !is_leaf(element) {
            self.pass_over(element);
        }
    }

    /// Whether an element keeps its tags where no group does.
    #[cold]
    pub fn has_room(&mut self, element: Element) -> bool {
        if is_leaf(element) && self.stack.written() < DEEPEST {
            return true;
        }
        self.go_beyond();
        self.keep_apart(element);
        false
    }

    /// Lines end at the edges of a block whose tags are gone, and the words of two cells are two.
    pub fn keep_apart(&mut self, element: Element) {
        if !self.wanted.html {
            return;
        }
        if element.shape() == Shape::Cell {
            self.out.push(' ');
        } else if is_line(element) && !self.is_at_break() {
            self.writing_tag();
            self.out.push_str("<br>");
        }
    }

    /// Whether a line begins here as it is: behind the edge of a line stand but the ends of what is in it.
    #[cold]
    fn is_at_break(&self) -> bool {
        let from = self.out.len().saturating_sub(48);
        let mut tail = self.out.as_bytes().get(from..).unwrap_or_default();
        loop {
            tail = tail.trim_ascii_end();
            let Some(tag) = tail.strip_suffix(b">") else {
                return tail.is_empty() && from == 0;
            };
            let Some(at) = memchr::memrchr(b'<', tag) else {
                return false;
            };
            let tag = tag.get(at + 1..).unwrap_or_default();
            let name = tag.strip_prefix(b"/").unwrap_or(tag);
            let end = name.iter().position(|byte| *byte == b' ');
            let name = name.get(..end.unwrap_or(name.len())).unwrap_or_default();
            let element = Element::named(std::str::from_utf8(name).unwrap_or_default());
            if element == Element::Br || element.shape() == Shape::Cell || is_line(element) {
                return true;
            }
            if !tag.starts_with(b"/") {
                return false;
            }
            tail = tail.get(..at).unwrap_or_default();
        }
    }
}

/// What stands in groups: the next of its kind ends it, or it is a part of what stays.
fn is_leaf(element: Element) -> bool {
    use Shape::*;
    matches!(
        element.shape(),
        Anchor
            | Caption
            | Cell
            | ColumnGroup
            | Definition
            | Heading
            | ListItem
            | Paragraph
            | Player
            | Row
            | Section
    )
}
