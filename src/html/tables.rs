//! The parts of tables, which stand only in their places: what is missing around them is added, and
//! what stands between the cells gets a cell of its own.

use super::pass::Pass;
use super::policy::{Element, Shape};
use super::stack;
use super::start::leaves_nothing;
use super::token::Tag;

impl<'h> Pass<'h, '_> {
    /// Whether the innermost element is a table, outside its cells.
    pub fn in_table(&self) -> bool {
        self.top_structure().is_some()
    }

    /// The innermost element's shape, if it is a table or a part of one that holds others.
    fn top_structure(&self) -> Option<Shape> {
        let top = self.stack.top().filter(|top| !top.foreign)?;
        let shape = top.element.shape();
        matches!(
            shape,
            Shape::Table | Shape::Section | Shape::Row | Shape::ColumnGroup
        )
        .then_some(shape)
    }

    /// Text between the cells of a table. Whether it is to be written.
    pub fn table_text(&mut self, raw: &str) -> bool {
        if raw.bytes().all(|byte| byte.is_ascii_whitespace()) {
            // White space stays where it is, and opens no formatting again.
            self.write_text(raw);
            return false;
        }
        if self.dropping() {
            return false;
        }
        self.make_cell()
    }

    /// A start tag in a table, outside its cells. Whether that was all.
    pub fn start_in_table(&mut self, element: Element, tag: &Tag<'h>) -> bool {
        while let Some(top) = self.top_structure() {
            if self.stack.is_full() {
                return true;
            }
            match (top, element.shape()) {
                (Shape::ColumnGroup, Shape::Column) => {
                    self.void(element, tag);
                    return true;
                }
                (_, Shape::Template) => return false,
                (Shape::ColumnGroup, _) if element == Element::Html => return true,
                (Shape::ColumnGroup, _) => self.close_top(),
                (Shape::Row, Shape::Cell) | (Shape::Section, Shape::Row) => {
                    return self.open(element, tag);
                }
                (Shape::Table, part) if is_outer(part) && part != Shape::Column => {
                    return self.open(element, tag);
                }
                (Shape::Row, Shape::Row) => self.close_top(),
                (Shape::Row | Shape::Section, part) if is_outer(part) => self.close_top(),
                (Shape::Section, Shape::Cell) => self.push_implied(Element::Tr),
                (Shape::Table, Shape::Column) => self.push_implied(Element::Colgroup),
                (Shape::Table, Shape::Row | Shape::Cell) => self.push_implied(Element::Tbody),
                // A table in a table, but in no cell, ends the one that it stands in.
                (_, Shape::Table) => {
                    match self.stack.in_scope(Element::Table, stack::shuts_off_table) {
                        Some(place) => self.pop_to(place),
                        None => return false,
                    }
                }
                _ => return self.start_outside_cells(element),
            }
        }
        false
    }

    /// The start tag of what is no part of a table: it gets a cell, if it is to be seen. Whether that was all.
    fn start_outside_cells(&mut self, element: Element) -> bool {
        match element.shape() {
            Shape::Form => {
                self.repaired = true;
                true
            }
            Shape::Ignored => true,
            shape if leaves_nothing(element) || self.dropping() => {
                // What it holds is read by other rules than elsewhere.
                self.repaired |= !matches!(shape, Shape::Void | Shape::RawText);
                false
            }
            _ => !self.make_cell(),
        }
    }

    fn open(&mut self, element: Element, tag: &Tag<'h>) -> bool {
        self.push(element, tag);
        true
    }

    fn close_top(&mut self) {
        self.pop_to(self.stack.len().saturating_sub(1));
    }

    /// A cell for what stands in none. A browser would put it before the table. Whether there is one.
    fn make_cell(&mut self) -> bool {
        self.repaired = true;
        while let Some(top) = self.top_structure() {
            if self.stack.is_full() {
                return false;
            }
            match top {
                Shape::ColumnGroup => self.close_top(),
                Shape::Table => self.push_implied(Element::Tbody),
                Shape::Section => self.push_implied(Element::Tr),
                _ => self.push_implied(Element::Td),
            }
        }
        true
    }

    /// The start tag of a part of a table, in a cell or in no table at all.
    pub fn start_table_part(&mut self, element: Element, tag: &Tag<'h>) {
        let Some((place, shape)) = self.enclosing() else {
            if self.stack.is_nearly_full() {
                self.pass_over(element);
            }
            return;
        };
        if shape == Shape::Table {
            // In a table, but behind something that stands in no cell.
            self.repaired = true;
            self.pop_to(place + 1);
        } else {
            self.pop_to(place);
        }
        if self.in_table() && !self.start_in_table(element, tag) {
            self.repaired = true;
        }
    }

    /// An end tag in a table, outside its cells. Whether that was all.
    pub fn end_in_table(&mut self, element: Element) -> bool {
        let in_columns = self
            .stack
            .top()
            .is_some_and(|top| top.element == Element::Colgroup);
        if in_columns
            && !matches!(
                element,
                Element::Col | Element::Colgroup | Element::Template
            )
        {
            self.close_top();
        }
        match element.shape() {
            Shape::Table | Shape::Section | Shape::Row | Shape::ColumnGroup => {
                if let Some(place) = self.stack.in_scope(element, stack::shuts_off_table) {
                    self.pop_to(place);
                }
                true
            }
            Shape::Caption | Shape::Cell | Shape::Column | Shape::Ignored => true,
            Shape::Paragraph => !self.dropping() && !self.make_cell(),
            _ => false,
        }
    }

    /// The end tag of a part of a table, in a cell, in a caption or in no table at all.
    pub fn end_table_part(&mut self, element: Element) {
        let Some((place, shape)) = self.enclosing() else {
            return;
        };
        let found = self.stack.in_scope(element, stack::shuts_off_table);
        match (shape, element.shape()) {
            (Shape::Cell, Shape::Cell) | (Shape::Caption, Shape::Caption)
                if self.stack.element_at(place) == element =>
            {
                self.pop_to(place);
            }
            (Shape::Cell, Shape::Table | Shape::Section | Shape::Row)
            | (Shape::Caption, Shape::Table) => {
                if let Some(found) = found {
                    self.pop_to(found);
                }
            }
            (Shape::Table, _) => {
                self.repaired = true;
                if let Some(found) = found {
                    self.pop_to(found);
                }
            }
            _ => {}
        }
    }

    /// The innermost cell, caption or table.
    fn enclosing(&self) -> Option<(usize, Shape)> {
        if !self.stack.holds(Element::Table) {
            return None;
        }
        self.stack
            .inner_first()
            .take_while(|(_, open)| open.element.shape() != Shape::Template)
            .map(|(place, open)| (place, open.element.shape()))
            .find(|(_, shape)| matches!(shape, Shape::Cell | Shape::Caption | Shape::Table))
    }
}

/// The parts that stand directly in a table.
fn is_outer(shape: Shape) -> bool {
    matches!(
        shape,
        Shape::Caption | Shape::ColumnGroup | Shape::Column | Shape::Section
    )
}
