//! What is done with text: where it is content, how it is written, which words it has.

use super::newline::{without_line_end, without_newline};
use super::pass::{Pass, is_raw};
use super::policy::Element;
use super::runs::{Kinds, is_only_space};
use super::write;
use crate::value::entities::{self, Place};
use crate::value::search::Search;
use crate::value::text::is_blank;

impl<'h> Pass<'h, '_> {
    /// Text comes.
    pub fn text(&mut self, raw: &'h str) {
        if let Some(top) = self
            .stack
            .top()
            .filter(|top| top.foreign || is_raw(top.element))
        {
            let is_content = top.element == Element::Textarea
                || top.foreign
                    && !SILENT
                        .iter()
                        .any(|name| top.name.eq_ignore_ascii_case(name));
            self.has_dropped |= is_content && !is_blank(raw);
            return;
        }
        if self.newline_after_pre {
            return self.text_after_pre(raw);
        }
        if self.in_table() && !self.table_text(raw) {
            return;
        }
        self.write_text(raw);
    }

    fn text_after_pre(&mut self, raw: &'h str) {
        self.newline_after_pre = false;
        let raw = without_newline(raw);
        if !raw.is_empty() {
            self.write_text(raw);
        }
    }

    /// Text without entities: what stands in `<xmp>`, for all other such text is dropped.
    #[cold]
    pub fn set_text(&mut self, text: &str) {
        let text = match std::mem::take(&mut self.newline_after_pre) {
            true => without_line_end(text),
            false => text,
        };
        if self.dropping() {
            self.has_dropped |= !is_blank(text);
            return;
        }
        self.has_begun = true;
        if self.wanted.html {
            let from = self.out.len();
            write::push_text(&mut self.out, text);
            self.wrote_text(from);
        }
        if self.wanted.text {
            self.lines.words(text);
        }
    }

    /// Writes text that is allowed here.
    pub fn write_text(&mut self, raw: &str) {
        if self.dropping() {
            self.has_dropped = self.has_dropped || !is_blank(raw);
            return;
        }
        if !self.apart && !self.wrote_pre && self.lines.flow() {
            // What is set between two tags is mostly a line end.
            if is_only_space(raw) {
                if self.wanted.html {
                    self.out.push_str(raw);
                }
                return self.lines.gap();
            }
            let kinds = Kinds::of(raw);
            if kinds.are_written_as_they_stand() {
                self.has_begun = self.has_begun || !is_blank(raw);
                if self.wanted.html {
                    self.out.push_str(raw);
                }
                if self.wanted.text {
                    self.lines.known_words(raw, kinds);
                }
                return;
            }
        }
        let mut decoded = std::mem::take(&mut self.decoded);
        decoded.clear();
        let is_decoded = entities::decode_into(&mut decoded, raw, Place::Text);
        self.write_decoded(is_decoded.then_some(&*decoded), raw);
        self.decoded = decoded;
    }

    fn write_decoded(&mut self, decoded: Option<&str>, raw: &str) {
        self.has_begun = self.has_begun || !is_blank(raw);
        let text = decoded.unwrap_or(raw);
        if self.wanted.html {
            let from = self.out.len();
            match decoded {
                Some(text) if memchr::memchr(b'\r', text.as_bytes()).is_some() => {
                    self.push_lines(raw);
                }
                _ => write::push_text(&mut self.out, text),
            }
            let first = self.out.as_bytes().get(from);
            let is_space = first.is_some_and(u8::is_ascii_whitespace);
            if std::mem::take(&mut self.apart) && !is_space {
                self.out.insert(from, ' ');
            }
            self.wrote_text(from);
        }
        if self.wanted.text {
            self.lines.words(text);
        }
    }

    /// Writes text with carriage returns: one by number ends a line even before a line end.
    #[cold]
    fn push_lines(&mut self, raw: &str) {
        let lines = raw.with("\r\n", "\n").replace('\r', "\n");
        let text = entities::decode(&lines).replace('\r', "\n");
        write::push_text(&mut self.out, &text);
    }

    /// Text, or what stands for it, was written from here on.
    pub fn wrote_text(&mut self, from: usize) {
        if !std::mem::take(&mut self.wrote_pre) {
            return;
        }
        match self.out.get(from..).and_then(|text| text.bytes().next()) {
            Some(b'\n') => self.out.insert(from, '\n'),
            Some(_) => {}
            None => self.wrote_pre = true,
        }
    }
}

/// What of an SVG is no word of the text: code, and names for those who do not see it.
const SILENT: [&str; 5] = ["style", "script", "title", "desc", "metadata"];
