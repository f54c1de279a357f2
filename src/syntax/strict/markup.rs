//! A sound piece from its start tag to its end tag: text, sections, comments and end tags within it.
//!
//! Characters that hold references, or what XML forbids, wait until the piece is known to be sound, for to resolve them is
//! half of the work, and in vain where the piece is handed over.

use std::borrow::Cow;

use super::names::{HOLDS_PART, Known};
use super::{Reading, Sound};
use crate::syntax::tree::NodeId;
use crate::syntax::xml::names::stands_at;
use crate::syntax::xml::notable::{Place, first_markup};
use crate::syntax::xml::sections::MARK;
use crate::syntax::xml::text::{blank, is_blank, lost_end_tag};
use crate::value::search;

/// An open element of the piece.
#[derive(Debug, Clone, Copy)]
pub struct Level<'t> {
    pub known: Known<'t>,
    pub node: NodeId,
    /// Declarations in scope before it.
    pub mark: usize,
    pub has_text: bool,
    pub has_child: bool,
    /// Nothing stands behind its last run of text.
    pub ends_in_text: bool,
}

/// Characters as written, and where they belong.
#[derive(Debug, Clone, Copy)]
pub struct Waiting<'t> {
    raw: &'t str,
    from: usize,
    place: Place,
    target: Target,
}

/// What becomes of characters.
#[derive(Debug, Clone, Copy)]
pub enum Target {
    /// They are a run of text.
    Text(NodeId),
    /// They are the value of an attribute.
    Value(usize),
    /// They are judged only.
    Nothing,
}

const SECTION: &[u8] = MARK.as_bytes();

impl<'t> Reading<'_, '_, 't> {
    pub(super) fn piece(&mut self) -> Option<Sound> {
        let (piece, is_title) = self.begin()?;
        while !self.lane.open.is_empty() {
            self.token()?;
        }
        let most = self.around.limits.entry_bytes;
        if self.length() > most || self.tree.weight() > most || self.is_out_of_reach() {
            return None;
        }
        self.settle()?;
        if let Some(found) = self.found.take() {
            self.log.follow(found);
        }
        // What it declared is undeclared again.
        self.lane.names.version = Some(self.around.scopes.version);
        self.lane.count += 1;
        Some(Sound {
            piece,
            end: self.at,
            is_title,
        })
    }

    /// Leaves everything as if the piece had not been read; that it was in vain is remembered.
    pub(super) fn give_up(&mut self) {
        let (entry, spaces, had_made_letters) = self.before;
        self.tree.clear();
        self.tree.is_beyond_doubt = true;
        self.tree.spaces.forget(spaces);
        self.log.stand_in(entry);
        self.around.characters.has_made_letters = had_made_letters;
        self.around.scopes.leave(self.base);
        // Names may be known to stand in namespaces that were forgotten.
        self.lane.names.version = None;
        self.lane.wasted += self.length();
    }

    /// How long the piece is so far.
    pub(super) fn length(&self) -> usize {
        self.at.saturating_sub(self.from)
    }

    /// Text, if any, and the markup behind it.
    fn token(&mut self) -> Option<()> {
        self.text()?;
        let rest = self.around.text.as_bytes().get(self.at + 1..)?;
        match rest.first()? {
            b'/' => self.end(),
            b'!' if rest.starts_with(b"![CDATA[") => self.section(),
            b'!' if rest.starts_with(b"!--") => self.comment(),
            _ => self.child(),
        }
    }

    /// Characters up to the next tag.
    pub(super) fn text(&mut self) -> Option<()> {
        let rest = self.around.text.as_bytes().get(self.at..)?;
        if rest.first()? == &b'<' {
            return Some(());
        }
        // White space between the fields of an entry says nothing; words there are an oddity.
        if self.in_entry && self.lane.open.len() == 1 {
            let length = blank(rest);
            self.at += length;
            return (rest.get(length)? == &b'<').then_some(());
        }
        let first = first_markup(rest)?;
        let is_plain = rest.get(first) == Some(&b'<');
        let length = match is_plain {
            true => first,
            false => first + memchr::memchr(b'<', rest.get(first..)?)?,
        };
        let from = self.at;
        self.at += length;
        let raw = self.around.text.get(from..self.at)?;
        let is_blank = is_blank(raw);
        let top = self.lane.open.last_mut()?;
        if !is_blank {
            let behind = self.around.text.get(self.at..)?;
            let may_end = raw
                .as_bytes()
                .last()
                .is_some_and(|last| *last <= b' ' || *last == b'>');
            if may_end && lost_end_tag(raw, top.known.name, behind).is_some() {
                return None;
            }
            top.has_text = true;
        }
        if !is_plain || !self.around.is_plain {
            self.defer(raw, from, Place::Text);
        }
        self.push(raw, from, Place::Text)
    }

    /// Characters into the innermost element. What goes on there is resolved at once.
    fn push(&mut self, raw: &'t str, from: usize, place: Place) -> Option<()> {
        let top = self.lane.open.last_mut()?;
        let node = top.node;
        let text = match std::mem::replace(&mut top.ends_in_text, true) {
            true => self.resolve(raw, from, place)?,
            false => Cow::Borrowed(raw),
        };
        self.tree.push_text(node, text, from..from + raw.len());
        Some(())
    }

    /// A CDATA section. Its end is believed where no other stands before the end tag of its element, or before the next
    /// section.
    pub(super) fn section(&mut self) -> Option<()> {
        let from = self.at + SECTION.len();
        let end = self.lane.section_end.next(self.around.text, from)?;
        let raw = self.around.text.get(from..end)?;
        if search::find(raw.as_bytes(), SECTION).is_some() {
            return None;
        }
        self.at = end + 3;
        let is_between = self.in_entry && self.lane.open.len() == 1;
        let top = self.lane.open.last_mut()?;
        let node = top.node;
        let behind = self.around.text.as_bytes().get(self.at..)?;
        let (words, tag) = behind.split_at_checked(memchr::memchr(b'<', behind)?)?;
        let is_end = match tag {
            [b'<', b'/', name @ ..] => {
                let is_own = self.lane.names.is_whole_at(top.known.id, name);
                is_own || stands_at(name, top.known.name)
            }
            _ => tag.starts_with(SECTION),
        };
        let is_over = is_end && !words.trim_ascii_end().ends_with(b"]]>");
        let is_blank = is_blank(raw);
        if !is_over || is_between && !is_blank {
            return None;
        }
        if raw.is_empty() || is_between {
            return Some(());
        }
        top.has_text |= !is_blank;
        if !self.around.is_plain {
            self.defer(raw, from, Place::Verbatim);
        }
        self.push(raw, from, Place::Verbatim)?;
        self.tree.mark_section(node);
        Some(())
    }

    /// A comment without dashes in it.
    pub(super) fn comment(&mut self) -> Option<()> {
        let from = self.at + "<!--".len();
        let rest = self.around.text.as_bytes().get(from..)?;
        if matches!(rest.first()?, b'-' | b'>') {
            return None;
        }
        let length = search::find(rest, b"--")?;
        if rest.get(length + 2)? != &b'>' {
            return None;
        }
        self.at = from + length + 3;
        if !self.around.is_plain {
            let raw = self.around.text.get(from..from + length)?;
            self.wait(raw, from, Place::Verbatim, Target::Nothing);
        }
        Some(())
    }

    /// The end tag of the innermost element.
    pub(super) fn end(&mut self) -> Option<()> {
        let top = *self.lane.open.last()?;
        let from = self.at + 2;
        let bytes = self.around.text.as_bytes();
        if !self.lane.names.stands_at(top.known.id, bytes.get(from..)?) {
            return None;
        }
        let mut end = from + top.known.name.len();
        if bytes.get(end)? != &b'>' {
            end += blank(bytes.get(end..)?);
        }
        if bytes.get(end)? != &b'>' || holds_words(&top) {
            return None;
        }
        self.at = end + 1;
        self.lane.open.pop();
        self.around.scopes.leave(top.mark);
        self.tree.close(top.node, self.at);
        Some(())
    }

    /// Notes characters to be resolved.
    pub(super) fn wait(&mut self, raw: &'t str, from: usize, place: Place, target: Target) {
        self.lane.waiting.push(Waiting {
            raw,
            from,
            place,
            target,
        });
    }

    /// The same of those that are to be the next run of text.
    pub(super) fn defer(&mut self, raw: &'t str, from: usize, place: Place) {
        if self.lane.open.last().is_some_and(|top| !top.ends_in_text) {
            let target = Target::Text(self.tree.len() as NodeId);
            self.wait(raw, from, place, target);
        }
    }

    /// Resolves characters at once, behind those that wait.
    pub(super) fn resolve(
        &mut self,
        raw: &'t str,
        from: usize,
        place: Place,
    ) -> Option<Cow<'t, str>> {
        self.settle()?;
        Some(self.resolved(raw, from, place))
    }

    /// Resolves what waits, in the order of the document. Text of which nothing is left would be no node.
    pub(super) fn settle(&mut self) -> Option<()> {
        let mut waiting = std::mem::take(&mut self.lane.waiting);
        let is_whole = waiting.drain(..).all(|one| self.settle_one(one));
        self.lane.waiting = waiting;
        is_whole.then_some(())
    }

    fn settle_one(&mut self, one: Waiting<'t>) -> bool {
        let text = self.resolved(one.raw, one.from, one.place);
        match one.target {
            Target::Text(_) if text.is_empty() => return false,
            Target::Text(node) => self.tree.replace_text(node, text),
            Target::Value(attribute) => self.tree.replace_value(attribute, text),
            Target::Nothing => {}
        }
        true
    }

    fn resolved(&mut self, raw: &'t str, from: usize, place: Place) -> Cow<'t, str> {
        let log = self.found.get_or_insert_with(|| self.log.aside());
        self.around.characters.resolve(raw, from, place, log)
    }
}

/// Words beside the element that says what they would.
fn holds_words(level: &Level<'_>) -> bool {
    level.has_text && level.has_child && level.known.is(HOLDS_PART)
}
