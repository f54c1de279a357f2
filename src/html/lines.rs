//! The plain text of HTML, line by line as a reader would see it.

use super::policy::{Element, Shape};
use super::runs::{Kinds, run_length, spaces_at, wide_space};
use crate::value::blocks::any;
use crate::value::text::{fold, lines_of, parts_of};

/// Collects the text while a fragment is read.
#[derive(Debug, Default)]
pub struct Lines {
    out: String,
    /// Line ends owed to the next words; none are written before the first and behind the last.
    ends: usize,
    /// Whether a space is owed.
    space: bool,
    /// Lists that are open, with the number of the next point and how it goes on where they are numbered.
    lists: Vec<Option<(i64, i64)>>,
    /// What stands before words that are not yet there.
    mark: Option<Mark>,
    /// The length of the mark that all begins with.
    pub first_mark: usize,
    /// How many elements are open in which white space counts, or words do not.
    set: usize,
    /// How many are open whose words nobody sees.
    hushed: usize,
    /// How much of what was collected are lines of no text, with which it begins.
    leading: usize,
    /// The words of pictures that stand before all others: they count where there are no others.
    pictured: String,
    /// Whether a bracket is open that stands in no source.
    bracketed: bool,
}

/// What stands before the first words of an element.
#[derive(Debug)]
enum Mark {
    /// Of a reading aid.
    Bracket,
    /// Of a point of a list: within how many others that list stands, and the point's number.
    Point(usize, Option<i64>),
}

impl Mark {
    fn write(self, out: &mut String) {
        let Mark::Point(depth, number) = self else {
            return out.push('(');
        };
        out.extend(std::iter::repeat_n("  ", depth));
        match number {
            Some(number) => out.extend([&number.to_string(), ". "]),
            None => out.push_str("- "),
        }
    }
}

impl Lines {
    /// Nothing is collected yet.
    pub fn with_room(bytes: usize) -> Self {
        Lines {
            out: String::with_capacity(bytes),
            ..Lines::default()
        }
    }

    /// The collected text.
    pub fn finish(mut self) -> String {
        if self.out.is_empty() {
            return self.pictured;
        }
        // Who keeps the text is not to keep the room for what turned out to be tags.
        if self.out.capacity() > 2 * self.out.len() {
            self.out.shrink_to_fit();
        }
        self.out
    }

    /// What a picture shows, in words, which stand apart. A text does not begin with them.
    pub fn picture(&mut self, words: &str) {
        if self.out.is_empty() {
            let gap = if self.pictured.is_empty() { "" } else { " " };
            return self.pictured.extend([gap, &fold(words)]);
        }
        for words in [" ", words, " "] {
            self.words(words);
        }
    }

    /// How much at the beginning stands there for what was no text.
    pub fn leading(&self) -> usize {
        self.leading
    }

    /// A line for what is no text.
    pub fn leading_line(&mut self, words: &str) {
        let leads = self.out.len() == self.leading;
        self.block();
        self.words(words);
        self.block();
        if leads {
            self.leading = self.out.len();
        }
    }

    /// An element begins, with its number, and with what comes to that from point to point.
    pub fn start(&mut self, element: Element, (start, step): (Option<i64>, i64)) {
        match element.shape() {
            Shape::Cell | Shape::Button => self.space = true,
            Shape::ListItem => {
                self.block();
                self.point(start);
            }
            _ if is_line(element) => self.block(),
            Shape::RubyText => return self.reading_aid(element),
            _ => return,
        }
        match element {
            // One that counts down, but does not say from where, has no numbers.
            Element::Ol if start.is_none() && step < 0 => self.lists.push(None),
            Element::Ol => self.lists.push(Some((start.unwrap_or(1), step))),
            Element::Ul | Element::Menu | Element::Dir => self.lists.push(None),
            Element::Pre => self.set += 1,
            _ => {}
        }
    }

    /// An element ends.
    pub fn end(&mut self, element: Element) {
        if !is_line(element) {
            if element.shape() == Shape::Player && self.hushed > 0 {
                self.hushed -= 1;
                self.set -= 1;
            }
            if element == Element::Rt && std::mem::take(&mut self.bracketed) {
                // What is empty is no aid.
                if self.mark.take().is_none() {
                    self.out.push(')');
                }
            }
            return;
        }
        self.block();
        match element {
            Element::Ol | Element::Ul | Element::Menu | Element::Dir => {
                self.lists.pop();
                self.mark = None;
            }
            Element::Li => self.mark = None,
            Element::Pre => self.set = self.set.saturating_sub(1),
            _ => {}
        }
    }

    /// How a word is read stands above it; in a line it would run into it, so that brackets come where `<rp>` has none.
    fn reading_aid(&mut self, element: Element) {
        const OPENING: &[char] = &['(', '（', '[', '［', '【', '〔', '「', '《', '〈'];
        let is_apart = self.out.is_empty() || self.out.ends_with(OPENING);
        if element == Element::Rt && !is_apart && !self.bracketed && self.mark.is_none() {
            self.mark = Some(Mark::Bracket);
            self.bracketed = true;
        }
    }

    /// An element of which nothing else is kept begins or ends.
    pub fn keep_apart(&mut self, element: Element) {
        match element.shape() {
            Shape::Cell => self.space = true,
            _ if is_line(element) => self.block(),
            _ => {}
        }
    }

    /// Up to the end of this element nothing that it says is seen.
    pub fn hush(&mut self) {
        self.space = true;
        self.hushed += 1;
        self.set += 1;
    }

    /// What comes next stands in a new line.
    pub fn block(&mut self) {
        self.ends = self.ends.max(1);
    }

    /// A line ends here; two in a row leave one line empty, more are no more where the text was not set line by line.
    pub fn line_break(&mut self) {
        let most = match self.set > self.hushed {
            true => usize::MAX,
            false => 2,
        };
        self.ends = (self.ends + 1).min(most);
    }

    /// Words, entities decoded.
    pub fn words(&mut self, text: &str) {
        match self.set {
            0 => self.known_words(text, Kinds::of(text)),
            _ => self.set_words(text),
        }
    }

    /// The same where white space is but a gap, and it is known what stands in them.
    pub fn known_words(&mut self, text: &str, kinds: Kinds) {
        if kinds.may_be_wide() && wide_space(text).is_some() {
            return self.wide_words(text);
        }
        if kinds.flow() {
            return self.flowing_words(text);
        }
        if kinds.are_broken() {
            return self.broken_words(text);
        }
        let mut rest = text;
        while let Some(first) = rest.bytes().next() {
            let gap = spaces_at(rest.as_bytes());
            let taken = if gap > 0 {
                self.space = true;
                gap
            } else if first < b' ' {
                1
            } else {
                let length = run_length(rest.as_bytes());
                self.push(rest.get(..length).unwrap_or_default());
                length
            };
            rest = rest.get(taken..).unwrap_or_default();
        }
    }

    /// Words with spaces between them that are as wide as a letter, or as narrow as none.
    #[cold]
    fn wide_words(&mut self, text: &str) {
        let mut rest = Some(text);
        while let Some(text) = rest {
            let space = wide_space(text);
            let end = space.as_ref().map_or(text.len(), |space| space.start);
            self.words(text.get(..end).unwrap_or_default());
            self.space |= space.is_some();
            rest = space.and_then(|space| text.get(space.end..));
        }
    }

    /// Whether white space is but a gap between words here.
    pub fn flow(&self) -> bool {
        self.set == 0
    }

    /// White space where it is.
    pub fn gap(&mut self) {
        self.space = true;
    }

    /// Words with nothing between them but single spaces.
    fn flowing_words(&mut self, text: &str) {
        let behind_space = text.strip_prefix(' ');
        self.space |= behind_space.is_some();
        let rest = behind_space.unwrap_or(text);
        let words = rest.strip_suffix(' ').unwrap_or(rest);
        if !words.is_empty() {
            self.push(words);
            self.space = words.len() < rest.len();
        }
    }

    /// The same where some of those spaces are line ends.
    fn broken_words(&mut self, text: &str) {
        for (n, line) in parts_of(text, b'\n').enumerate() {
            self.space |= n > 0;
            self.flowing_words(line);
        }
    }

    /// Words as they were set, line by line.
    fn set_words(&mut self, text: &str) {
        if self.hushed > 0 {
            return;
        }
        for (n, line) in lines_of(text).enumerate() {
            if n > 0 {
                self.set_break();
            }
            let clean: String;
            let line = match any(line.as_bytes(), |block| {
                block.below(b' ') & !block.is(b'\t')
            }) {
                true => {
                    clean = line.chars().filter(|c| *c >= ' ' || *c == '\t').collect();
                    &clean
                }
                false => line,
            };
            // A mark waits for words.
            if !line.is_empty() && (self.mark.is_none() || !line.trim().is_empty()) {
                self.push(line);
            }
        }
        if text.ends_with('\r') {
            self.set_break();
        }
    }

    fn set_break(&mut self) {
        self.ends += 1;
        self.space = false;
    }

    fn push(&mut self, text: &str) {
        if self.out.is_empty() {
            self.ends = 0;
            self.space = false;
        }
        if self.ends > 0 {
            self.out.extend(std::iter::repeat_n('\n', self.ends));
        } else if self.space && self.mark.is_none() {
            self.out.push(' ');
        }
        self.ends = 0;
        self.space = false;
        if let Some(mark) = self.mark.take() {
            let is_first = self.out.is_empty();
            mark.write(&mut self.out);
            if is_first {
                self.first_mark = self.out.len();
            }
        }
        self.out.push_str(text);
    }

    fn point(&mut self, value: Option<i64>) {
        self.bracketed &= self.mark.is_none();
        let depth = self.lists.len().saturating_sub(1).min(8);
        let number = match self.lists.last_mut() {
            Some(Some((next, step))) => {
                let number = value.unwrap_or(*next);
                *next = number.saturating_add(*step);
                Some(number)
            }
            _ => None,
        };
        self.mark = Some(Mark::Point(depth, number));
    }
}

/// Whether an element stands on lines of its own.
pub fn is_line(element: Element) -> bool {
    matches!(
        element.shape(),
        Shape::Block
            | Shape::Paragraph
            | Shape::Heading
            | Shape::Pre
            | Shape::ListItem
            | Shape::Definition
            | Shape::Table
            | Shape::Caption
            | Shape::Section
            | Shape::Row
            | Shape::Rule
            | Shape::Form
    ) || element == Element::Legend
}
