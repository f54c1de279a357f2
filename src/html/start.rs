//! What a start tag does: what it closes, and where it opens its element.

use super::frames::NEAR_BYTES;
use super::pass::Pass;
use super::policy::{Element, Fate, Shape};
use super::stack::{self, Open, State};
use super::token::Tag;

impl<'h> Pass<'h, '_> {
    /// A start tag comes.
    pub fn start(&mut self, tag: &Tag<'h>) {
        self.tag_comes();
        let element = tag.element;
        if self.tokens.foreign || self.stack.top().is_some_and(|top| top.foreign) {
            if !ends_foreign(element, tag) {
                return self.start_foreign(tag);
            }
            // A browser leaves SVG for the text around it when a tag of HTML comes.
            self.repaired = true;
            while self.stack.top().is_some_and(|top| top.foreign) {
                self.pop();
            }
        }
        // Browsers differ by age in what may stand in a select, and in what ends it.
        if self.stack.holds(Element::Select) && element.shape() != Shape::Choice {
            self.repaired = true;
        }
        if self.in_table() && self.start_in_table(element, tag) {
            return;
        }
        self.start_in_body(element, tag);
    }

    fn start_foreign(&mut self, tag: &Tag<'h>) {
        self.repaired |= self.stack.top().is_some_and(|top| top.holds_html);
        if tag.name.eq_ignore_ascii_case("script") {
            self.outcome.active += 1;
        }
        if !tag.self_closing {
            self.push_foreign(Element::Unknown, tag);
        }
    }

    fn start_in_body(&mut self, element: Element, tag: &Tag<'h>) {
        match element.shape() {
            Shape::Block | Shape::Paragraph | Shape::Pre | Shape::Table => {
                self.close_paragraph();
                self.push(element, tag);
            }
            Shape::Heading => {
                self.close_paragraph();
                self.close_heading();
                self.push(element, tag);
            }
            Shape::ListItem | Shape::Definition => {
                self.close_item(element);
                self.close_paragraph();
                self.push(element, tag);
            }
            Shape::Phrase | Shape::Special | Shape::Format => self.push(element, tag),
            Shape::Anchor => {
                self.close_anchor();
                self.link = tag.attributes.clone();
                self.push(element, tag);
            }
            Shape::Nobr => {
                self.repaired |= self.stack.holds(Element::Nobr);
                self.push(element, tag);
            }
            Shape::Void => self.void(element, tag),
            Shape::Rule => {
                self.close_paragraph();
                self.void(element, tag);
            }
            _ => self.start_rarely(element, tag),
        }
    }

    fn start_rarely(&mut self, element: Element, tag: &Tag<'h>) {
        match element.shape() {
            Shape::RubyBase | Shape::RubyText => {
                if self.reaches(Element::Ruby, stack::shuts_off).is_some() {
                    let but = (element.shape() == Shape::RubyText).then_some(Element::Rtc);
                    self.close_implied_written(but);
                }
                self.push(element, tag);
            }
            Shape::Form | Shape::Button | Shape::Select | Shape::Choice => {
                self.start_control(element, tag);
            }
            Shape::Container => {
                self.outcome.active += u32::from(element.fate() == Fate::Drop);
                if element == Element::Object {
                    self.embedded(element, tag, Some(self.tokens.near(NEAR_BYTES)));
                }
                self.push(element, tag);
            }
            Shape::Template => {
                self.repaired = true;
                self.push(element, tag);
            }
            Shape::Foreign if element == Element::Math => self.start_formula(tag),
            Shape::Foreign if tag.self_closing => {}
            Shape::Foreign => self.push_foreign(element, tag),
            Shape::Player => self.start_player(element, tag),
            Shape::RawBlock | Shape::RawText | Shape::Frame => self.start_raw(element, tag),
            Shape::Caption
            | Shape::ColumnGroup
            | Shape::Column
            | Shape::Section
            | Shape::Row
            | Shape::Cell => self.start_table_part(element, tag),
            _ => {}
        }
    }

    /// Opens a form or a part of one; forms, buttons, selects and options do not nest.
    fn start_control(&mut self, element: Element, tag: &Tag<'h>) {
        match element.shape() {
            Shape::Form if self.is_form_open => return,
            Shape::Form => {
                self.is_form_open = true;
                self.repaired |= self.stack.holds(element);
                self.outcome.active += 1;
                self.close_paragraph();
            }
            Shape::Button => {
                if let Some(place) = self.stack.in_scope(Element::Button, stack::shuts_off) {
                    self.pop_to(place);
                }
            }
            Shape::Select => {
                // Within another it ends that one, and nothing begins.
                if let Some(place) = self.stack.in_scope(element, stack::shuts_off) {
                    return self.pop_to(place);
                }
                self.outcome.active += 1;
            }
            _ => {
                let top = self.stack.top();
                if top.is_some_and(|top| top.element == Element::Option) {
                    self.pop();
                }
            }
        }
        self.push(element, tag);
    }

    /// Opens a player. What it holds is for browsers that cannot play, and no part of the text.
    fn start_player(&mut self, element: Element, tag: &Tag<'h>) {
        let before = self.stack.len();
        self.push(element, tag);
        if self.stays_empty(tag) {
            self.pop_to(before);
        } else if self.stack.len() > before && self.tokens.is_ended(tag.name) && !self.dropping() {
            self.lines.hush();
        }
    }

    /// Opens what holds text that is no content; where the tag alone was meant, there is nothing to open.
    fn start_raw(&mut self, element: Element, tag: &Tag<'h>) {
        match element.shape() {
            Shape::RawBlock => self.close_paragraph(),
            Shape::Frame => self.embedded(element, tag, None),
            _ => self.outcome.active += u32::from(element == Element::Script),
        }
        if self.tokens.is_raw() {
            self.push(element, tag);
        } else {
            self.repaired = true;
        }
    }

    /// Whether a player is left empty: nobody closes it, so that all that follows would not be seen.
    pub fn stays_empty(&mut self, tag: &Tag<'h>) -> bool {
        let is_ended = self.tokens.is_ended(tag.name);
        self.repaired |= !is_ended;
        !is_ended && (tag.self_closing || tag.attribute("src").is_some())
    }

    /// Closes the paragraph that a block would stand in.
    pub fn close_paragraph(&mut self) {
        self.apart = false;
        if let Some(place) = self.reaches(Element::P, stack::shuts_off_paragraph) {
            self.pop_to(place);
        }
    }

    /// The innermost `element` that nothing shuts off. What is unwrapped shuts nothing off in the
    /// result, whatever a browser makes of it in the source.
    fn reaches(&mut self, element: Element, shuts_off: fn(&Open) -> bool) -> Option<usize> {
        if !self.stack.holds(element) {
            return None;
        }
        let mut passed = false;
        let mut found = None;
        for (place, open) in self.stack.inner_first() {
            if open.element == element && !open.foreign && (!passed || open.state == State::Written)
            {
                found = Some(place);
                break;
            }
            if shuts_off(open) {
                if open.state != State::Unwrapped {
                    break;
                }
                passed = true;
            }
        }
        self.repaired |= passed && found.is_some();
        found
    }

    fn close_heading(&mut self) {
        let Some(place) = self.stack.top_written() else {
            return;
        };
        if self.stack.element_at(place).shape() == Shape::Heading {
            self.repaired |= place + 1 < self.stack.len();
            self.pop_to(place);
        }
    }

    /// A point of a list closes the one before; a definition, too.
    fn close_item(&mut self, element: Element) {
        let shape = element.shape();
        if !self
            .stack
            .holds_any(&[Element::Li, Element::Dd, Element::Dt])
        {
            return;
        }
        let mut passed = false;
        let mut found = None;
        for (place, open) in self.stack.inner_first() {
            if open.element.shape() == shape && !open.foreign {
                // One whose tags are closed is over, and around it may be another, which is not.
                let is_first = !passed && found.is_none();
                if is_first || open.state == State::Written {
                    found = Some(place);
                }
                if open.state == State::Written || is_first && open.state != State::Unwrapped {
                    break;
                }
            }
            let open_to_items =
                matches!(open.element, Element::Address | Element::Div | Element::P);
            if stack::is_special(open) && !open_to_items {
                if open.state != State::Unwrapped {
                    break;
                }
                passed = true;
            }
        }
        self.repaired |= passed && found.is_some();
        if let Some(place) = found {
            self.pop_to(place);
        }
    }

    /// A link closes the link it stands in.
    pub fn close_anchor(&mut self) {
        let Some(place) = self.reaches(Element::A, stack::is_marker) else {
            return;
        };
        self.close_format_at(place);
    }

    /// Closes what may be left open at the end of the result so far.
    fn close_implied_written(&mut self, but: Option<Element>) {
        while let Some(place) = self.stack.innermost_implied() {
            let element = self.stack.element_at(place);
            if !stack::may_be_left_open(element) || Some(element) == but {
                return;
            }
            self.repaired |= place + 1 < self.stack.len();
            self.pop_to(place);
        }
    }
}

/// The tags that are HTML even inside SVG.
fn ends_foreign(element: Element, tag: &Tag) -> bool {
    use Element::*;
    match element {
        Font => ["color", "face", "size"]
            .iter()
            .any(|name| tag.attribute(name).is_some()),
        Img => tag.name.eq_ignore_ascii_case("img"),
        Pre => !tag.name.eq_ignore_ascii_case("xmp"),
        B | Big | Blockquote | Body | Br | Center | Code | Dd | Div | Dl | Dt | Em | Embed | H1
        | H2 | H3 | H4 | H5 | H6 | Head | Hr | I | Li | Menu | Meta | Nobr | Ol | P | Ruby | S
        | Small | Span | Strong | Strike | Sub | Sup | Table | Tt | U | Ul | Var => true,
        _ => false,
    }
}

/// What no table has to make room for: it is dropped wherever it stands.
pub fn leaves_nothing(element: Element) -> bool {
    element.fate() == Fate::Drop
        && !matches!(
            element,
            Element::Iframe | Element::Embed | Element::Object | Element::Math
        )
}
