//! What an end tag does: which element it closes, with all that is still open inside.

use super::lines::is_line;
use super::pass::{Pass, is_raw};
use super::policy::{Element, Shape};
use super::stack::{self, Open};
use super::token::Tag;

impl<'h> Pass<'h, '_> {
    /// An end tag comes.
    pub fn end(&mut self, name: &'h str) {
        self.tag_comes();
        // Most end what was opened last.
        let top = self.stack.top().map(|top| top.element);
        let top = top.filter(|top| top.is_named(name));
        let element = top.unwrap_or_else(|| Element::named(name));
        if element == Element::A {
            self.link = Default::default();
        }
        if self.stack.top().is_some_and(|top| top.foreign) && self.end_foreign(element, name) {
            return;
        }
        if self.stack.top().is_some_and(|top| is_raw(top.element)) {
            self.pop();
            return;
        }
        if self.in_table() && self.end_in_table(element) {
            return;
        }
        let before = self.stack.len();
        self.end_in_body(element, name);
        if self.stack.len() == before && self.stack.is_nearly_full() {
            self.end_nearly_full(element);
        }
    }

    /// Whether the tag was one of SVG.
    fn end_foreign(&mut self, element: Element, name: &str) -> bool {
        if matches!(element, Element::P | Element::Br) {
            self.repaired = true;
            while self.stack.top().is_some_and(|top| top.foreign) {
                self.pop();
            }
            return false;
        }
        // The tag may be one of HTML around it; some elements of SVG would keep it from there.
        let mut holds_html = false;
        let mut found = None;
        for (place, open) in self
            .stack
            .inner_first()
            .take_while(|(_, open)| open.foreign)
        {
            if open.name.eq_ignore_ascii_case(name) {
                found = Some(place);
                break;
            }
            holds_html |= open.holds_html;
        }
        match found {
            Some(place) => self.pop_to(place),
            None => self.repaired |= holds_html,
        }
        found.is_some()
    }

    fn end_in_body(&mut self, element: Element, name: &str) {
        match element.shape() {
            Shape::Block | Shape::Button | Shape::Select | Shape::Container => {
                self.end_scoped(element, stack::shuts_off);
            }
            Shape::Pre => self.end_lines(element, name),
            Shape::Definition => self.end_scoped(element, stack::shuts_off),
            Shape::ListItem => self.end_scoped(element, stack::shuts_off_items),
            Shape::Paragraph => self.end_paragraph(),
            Shape::Heading => self.end_heading(),
            Shape::Format | Shape::Anchor | Shape::Nobr => self.end_format(element),
            Shape::Form => self.end_form(),
            Shape::Template => self.end_scoped(element, |_| false),
            Shape::Table | Shape::Caption | Shape::Section | Shape::Row | Shape::Cell => {
                self.end_table_part(element)
            }
            Shape::Void if element == Element::Br => self.start_break(),
            Shape::Ignored | Shape::Column | Shape::ColumnGroup => {}
            _ => self.end_generic(element, name),
        }
    }

    /// `</br>` is a line break.
    fn start_break(&mut self) {
        self.start(&Tag {
            name: "br",
            element: Element::Br,
            attributes: Default::default(),
            self_closing: false,
        });
    }

    fn end_scoped(&mut self, element: Element, shuts_off: fn(&Open) -> bool) {
        if let Some(place) = self.stack.in_scope(element, shuts_off) {
            self.pop_to(place);
        }
    }

    /// What browsers keep apart, `<pre>`, `<listing>` and `<xmp>`, is one here.
    fn end_lines(&mut self, element: Element, name: &str) {
        if let Some(place) = self.stack.in_scope(element, stack::shuts_off) {
            self.repaired |= !self.stack.is_named(place, name);
            self.pop_to(place);
        }
    }

    /// An end tag without a paragraph is an empty paragraph.
    fn end_paragraph(&mut self) {
        if let Some(place) = self.stack.in_scope(Element::P, stack::shuts_off_paragraph) {
            return self.pop_to(place);
        }
        self.close_paragraph();
        self.push_implied(Element::P);
        if self
            .stack
            .top()
            .is_some_and(|top| top.element == Element::P)
        {
            self.pop();
        }
    }

    /// The end tag of any heading closes any other.
    fn end_heading(&mut self) {
        let found = self.stack.find(
            |open| open.element.shape() == Shape::Heading && !open.foreign,
            stack::shuts_off,
        );
        if let Some(place) = found {
            self.pop_to(place);
        }
    }

    fn end_format(&mut self, element: Element) {
        if !self.stack.holds(element) {
            return;
        }
        if let Some(place) = self.stack.in_scope(element, stack::shuts_off) {
            self.close_format_at(place);
        }
    }

    /// Closes formatting that may enclose blocks which are still open; a browser would rearrange them.
    pub fn close_format_at(&mut self, place: usize) {
        if self.within(place).any(stack::is_special) {
            self.repaired = true;
            if !self.dropping() && !self.within(place).any(stack::shuts_off) {
                return self.close_under_blocks(place);
            }
        }
        self.pop_to(place + 1);
        self.pop();
    }

    /// Closes formatting under blocks: their tags are closed, too, but their lines go on up to their own end tags.
    #[cold]
    fn close_under_blocks(&mut self, place: usize) {
        for at in (place..self.stack.len()).rev() {
            let element = self.stack.element_at(at);
            if self.stack.unwrap(at) {
                self.writing_tag();
                if self.wanted.html {
                    self.out.push_str(element.end_tag());
                }
            }
            if !is_line(element) {
                self.stack.remove(at);
                self.dropped_from = self.dropped_from.map(|from| from - usize::from(from > at));
                self.lines.end(element);
            }
        }
    }

    /// What is open in an element.
    fn within(&self, place: usize) -> impl Iterator<Item = &Open<'h>> {
        let inner = self.stack.inner_first();
        inner
            .take_while(move |(at, _)| *at > place)
            .map(|(_, open)| open)
    }

    /// Nothing of a form is written: where it ends within something else, nothing ends.
    fn end_form(&mut self) {
        self.is_form_open = false;
        let Some(place) = self.stack.in_scope(Element::Form, stack::shuts_off) else {
            return;
        };
        let mut within = self.within(place);
        let is_over = within.all(|open| stack::may_be_left_open(open.element));
        drop(within);
        match is_over {
            true => self.pop_to(place),
            false => self.repaired = true,
        }
    }

    fn end_generic(&mut self, element: Element, name: &str) {
        if !self.stack.holds(element) {
            return;
        }
        let wanted = |open: &Open| {
            !open.foreign
                && open.element == element
                && (element != Element::Unknown || open.name.eq_ignore_ascii_case(name))
        };
        if let Some(place) = self.stack.find(wanted, stack::is_special) {
            self.pop_to(place);
        }
    }
}
