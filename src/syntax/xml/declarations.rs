//! Tokens that begin with `<!` or `<?`.

use std::ops::Range;

use super::doctype;
use super::names::stands_at;
use super::scanner::Scanner;
use super::sections::{MARK, later_end, section_mark, shared_end, unclosed_end, whole_end};
use super::token::{Event, Inside, Token};
use crate::diagnostic::catalogue::xml;
use crate::diagnostic::{Kind, Log};
use crate::value::search;

impl Scanner<'_> {
    /// What begins with `<!`.
    pub(super) fn declaration<'i>(
        &mut self,
        from: usize,
        inside: &impl Fn() -> Inside<'i>,
        log: &mut Log,
    ) -> Event {
        let rest = self.bytes.get(from..).unwrap_or_default();
        let begins = |word: &str| {
            rest.get(..word.len())
                .is_some_and(|start| start.eq_ignore_ascii_case(word.as_bytes()))
        };
        if begins("<!--") {
            self.comment(from, log)
        } else if let Some(length) = section_mark(rest) {
            self.cdata(from..from + length, inside(), log)
        } else if begins("<!DOCTYPE") {
            self.doctype(from, log)
        } else {
            let end = self.before_next_tag(from);
            log.add(&xml::UNKNOWN_MARKUP, from..end);
            Event::nothing(from..end)
        }
    }

    fn comment(&mut self, from: usize, log: &mut Log) -> Event {
        if let Some(end) = self.comment_end.next(self.text, from + 4) {
            return Event {
                token: Token::Comment(from + 4..end),
                at: from..end + 3,
            };
        }
        let end = self.before_next_tag(from);
        log.add(&xml::UNCLOSED_COMMENT, from..end);
        Event::nothing(from..end)
    }

    /// A section ends at the first `]]>` that can be its own.
    fn cdata(&mut self, mark: Range<usize>, inside: Inside<'_>, log: &mut Log) -> Event {
        let (from, start) = (mark.start, mark.end);
        if self.slice(mark.clone()) != MARK {
            log.add(&xml::MALFORMED_CDATA, mark);
        }
        let closed = self.cdata_end.next(self.text, start);
        let cut = closed.and_then(|end| self.shared_end(start..end, inside));
        if let (None, Some(end)) = (cut, closed) {
            let later = later_end(self.bytes, end + 3, inside);
            self.has_missed |= later.is_err();
            let whole = later.ok().flatten().unwrap_or(end + 3);
            // Of a section within another more is said where its marks are left out.
            if whole > end + 3 && self.inner_mark(&(start..end)).is_none() {
                log.add(&xml::CDATA_END_IN_TEXT, end..end + 3);
            }
            return Event {
                token: Token::CData(start..whole - 3),
                at: from..whole,
            };
        }
        let (end, kind) = cut.unwrap_or_else(|| {
            let end = unclosed_end(self.bytes, start, inside);
            (end, &xml::UNCLOSED_CDATA)
        });
        log.add(kind, from..start);
        let content = start..start + whole_end(self.slice(start..end));
        Event {
            token: Token::CData(content),
            at: from..end,
        }
    }

    /// Where a section that is closed has lost its own end, and shares that of the next.
    fn shared_end(
        &mut self,
        content: Range<usize>,
        inside: Inside<'_>,
    ) -> Option<(usize, &'static Kind)> {
        let next = self.inner_mark(&content)?;
        let behind = content.end + 3;
        let rest = self.slice(behind..self.bytes.len()).trim_start();
        self.has_missed |= rest.len() < inside.element.len() + 3;
        shared_end(self.bytes, content.start..next, behind, inside)
    }

    /// The first mark of another section within a section.
    fn inner_mark(&self, content: &Range<usize>) -> Option<usize> {
        let within = self.bytes.get(content.clone())?;
        search::find(within, MARK.as_bytes()).map(|at| content.start + at)
    }

    fn doctype(&mut self, from: usize, log: &mut Log) -> Event {
        let start = from + "<!DOCTYPE".len();
        // One that runs to the end of the document is searched once; no other is looked for behind it.
        let end = match self.doctype_is_open {
            true => None,
            false => doctype::end(self.text, start),
        };
        self.doctype_is_open |= end.is_none();
        let (content, end) = match end {
            Some(end) => (start..end, end + 1),
            None => {
                let end = self.before_next_tag(from);
                log.add(&xml::MALFORMED_DOCTYPE, from..end);
                (start..start, end.max(start))
            }
        };
        if !self.slice(from..start).ends_with("DOCTYPE") {
            log.add(&xml::MALFORMED_DOCTYPE, from..start);
        }
        Event {
            token: Token::Doctype(content),
            at: from..end,
        }
    }

    /// A processing instruction. Where `?>` is missing or another tag comes before it, it ends with that tag's `>`.
    pub(super) fn instruction(&mut self, from: usize, log: &mut Log) -> Event {
        let start = from + 2;
        let closed = self.instruction_end.next(self.text, start);
        let tag_end = self.before_next_tag(from);
        let is_declaration = stands_at(self.bytes.get(start..).unwrap_or_default(), "xml");
        let end = closed.filter(|closed| !is_declaration || *closed < tag_end);
        if let Some(end) = end {
            return Event {
                token: Token::Instruction(start..end),
                at: from..end + 2,
            };
        }
        log.add(&xml::MALFORMED_INSTRUCTION, from..tag_end);
        Event::nothing(from..tag_end)
    }
}
