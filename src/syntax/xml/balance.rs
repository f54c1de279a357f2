//! Which open elements have an end tag to come, and which will be ended by that of an element around them: the one look
//! ahead, taken where a tag stands in an element that can hardly hold it.
//!
//! It reads the same tokens as the reader, in front of it, and no byte more than twice: what it has seen answers all
//! questions up to there. Sound feeds never ask, for the strict lane reads them.

use std::collections::VecDeque;

use super::closing::closed_by;
use super::names::{is_name_byte, local};
use super::open::Frame;
use super::root::is_entry_name;
use super::scanner::Scanner;
use super::token::{Event, Inside, Token};
use crate::diagnostic::Log;
use crate::syntax::shape::opens;

/// How far behind a tag to look.
pub const REACH: usize = 128 << 10;

/// Looks ahead.
pub struct Balance<'t> {
    scanner: Scanner<'t>,
    /// What is wrong is reported by the reader.
    log: Log,
    /// The elements that were open where it began, and those that began since, in their order.
    elements: Vec<Element<'t>>,
    /// Which of them are open where it has come to, outermost first.
    open: Vec<usize>,
    /// The tags of entries, and of what holds them.
    marks: VecDeque<Mark<'t>>,
    /// It has come to the end of the text: the answers would perhaps be others if that went on.
    pub has_missed: bool,
}

/// An element, as far as it was seen.
#[derive(Debug)]
struct Element<'t> {
    name: &'t str,
    /// Where its start tag begins. Places before a window are negative numbers.
    start: isize,
    /// Whether it has ended by the end tag of another one; `None` while it has not ended.
    is_unclosed: Option<bool>,
}

/// A tag of an entry, or of what holds entries.
#[derive(Debug, Clone, Copy)]
pub struct Mark<'t> {
    /// Its name as written.
    pub name: &'t str,
    /// Where it begins.
    pub at: usize,
    /// It is an end tag.
    pub ends: bool,
}

impl Mark<'_> {
    /// Whether it is an entry's.
    pub fn is_of_entry(&self) -> bool {
        is_entry_name(local(self.name))
    }

    /// Whether an entry ends here of which this is the first that is seen.
    pub fn is_lone_end(&self) -> bool {
        self.ends && self.is_of_entry()
    }
}

/// An end tag closes none further out than this: as many are told apart by default, and some.
const MOST_LEVELS: usize = 320;

impl<'t> Balance<'t> {
    /// Nothing is looked at yet.
    pub fn new(text: &'t str) -> Self {
        Balance {
            scanner: Scanner::new(text),
            log: Log::new(0),
            elements: Vec::new(),
            open: Vec::new(),
            marks: VecDeque::new(),
            has_missed: false,
        }
    }

    /// Whether an element that is open at an offset, or begins there, has no end tag of its own behind it, if that can be
    /// told.
    pub fn is_unclosed(&mut self, start: usize, from: usize, frames: &[Frame<'t>]) -> Option<bool> {
        self.begin(from, frames);
        let start = start as isize;
        let mut known = self.find(start);
        // Where it began to see whether an entry goes on, it knows nothing of what stands in that, and looks once more.
        if start < from as isize && known.is_none() {
            let seen = self.scanner.position;
            self.begin_at(from, frames);
            while self.scanner.position < seen && self.step(from) {}
            known = self.find(start);
        }
        loop {
            let seen = known.and_then(|at| self.elements.get(at));
            let is_unclosed = seen.map_or(Some(false), |element| element.is_unclosed);
            if is_unclosed.is_some() && start < self.scanner.position as isize {
                return is_unclosed;
            }
            if !self.step(from) {
                return None;
            }
            known = known.or_else(|| self.find(start));
        }
    }

    /// Whether an entry begins behind an offset, as far as it looks from there; where the text ends before, it may have been
    /// cut off in something that holds others.
    pub fn sees_entries(&self, from: usize) -> bool {
        let begins = |mark: &Mark<'_>| mark.at >= from && !mark.ends && mark.is_of_entry();
        self.scanner.position > from.saturating_add(REACH) && self.marks.iter().any(begins)
    }

    /// The next tag behind an offset that is an entry's or that of what may hold entries, and is wanted.
    pub fn next_mark(
        &mut self,
        from: usize,
        frames: &[Frame<'t>],
        is_wanted: fn(&Mark<'t>) -> bool,
    ) -> Option<Mark<'t>> {
        self.begin(from, frames);
        loop {
            while let Some(mark) = self.marks.front() {
                if mark.at >= from && is_wanted(mark) {
                    return Some(*mark);
                }
                self.marks.pop_front();
            }
            if !self.step(from) {
                return None;
            }
        }
    }

    /// Begins anew behind what was seen.
    fn begin(&mut self, from: usize, frames: &[Frame<'t>]) {
        if from >= self.scanner.position {
            self.begin_at(from, frames);
        }
    }

    fn begin_at(&mut self, from: usize, frames: &[Frame<'t>]) {
        self.scanner.position = from;
        self.elements.clear();
        self.open.clear();
        self.marks.clear();
        for frame in frames {
            self.push(frame.name, frame.tag.start);
        }
    }

    fn find(&self, start: isize) -> Option<usize> {
        let found = (self.elements).binary_search_by_key(&start, |element| element.start);
        found.ok()
    }

    /// Reads one token; says whether there is one within reach.
    fn step(&mut self, from: usize) -> bool {
        if self.scanner.position > from.saturating_add(REACH) {
            return false;
        }
        let at = self.scanner.position;
        let Some(event) = self.event() else {
            self.has_missed = true;
            return false;
        };
        let is_empty = matches!(event.token, Token::Start { empty: true, .. });
        let (name, ends) = match event.token {
            Token::Start { content, .. } => {
                let written = self.scanner.slice(content);
                let length = written.bytes().position(|byte| !is_name_byte(byte));
                let name = written.get(..length.unwrap_or(written.len()));
                (name.unwrap_or_default(), false)
            }
            Token::End { name } => (self.scanner.slice(name), true),
            _ => return true,
        };
        if opens(local(name)).is_some() {
            self.marks.push_back(Mark { name, at, ends });
        }
        match (ends, is_empty) {
            (true, _) => self.end(name),
            (false, true) => {}
            (false, false) => self.push(name, at),
        }
        true
    }

    fn event(&mut self) -> Option<Event> {
        let names = names(&self.elements, &self.open);
        let is_entry = |name: &&str| is_entry_name(local(name));
        let inside = || Inside {
            element: names.clone().next().unwrap_or_default(),
            entry: names.clone().find(is_entry).unwrap_or_default(),
        };
        self.scanner.next(inside, &mut self.log)
    }

    fn push(&mut self, name: &'t str, start: usize) {
        self.open.push(self.elements.len());
        self.elements.push(Element {
            name,
            start: start as isize,
            is_unclosed: None,
        });
    }

    fn end(&mut self, name: &str) {
        let Some(above) = closed_by(name, names(&self.elements, &self.open)) else {
            return;
        };
        let closed = self.open.len().saturating_sub(above + 1);
        for (place, at) in self.open.drain(closed..).enumerate() {
            if let Some(element) = self.elements.get_mut(at) {
                element.is_unclosed = Some(place > 0);
            }
        }
    }
}

/// The names of open elements, as far out as an end tag reaches, innermost first.
fn names<'b, 't>(
    elements: &'b [Element<'t>],
    open: &'b [usize],
) -> impl Iterator<Item = &'t str> + Clone + use<'b, 't> {
    let near = open.iter().rev().take(MOST_LEVELS);
    near.filter_map(|at| elements.get(*at).map(|element| element.name))
}
