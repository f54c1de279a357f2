//! What was wrong with a document and what was done about it: the log that travels the whole road.
//!
//! A diagnostic is one row of a [`catalogue`]; an occurrence is that row, a place and one detail.
//! Places are byte offsets while the road runs; lines and UTF-16 columns are counted once, at the end.

pub mod catalogue;
pub mod place;
mod rows;

use std::borrow::Cow;
use std::ops::Range;

use catalogue::{json, xml};
use place::{Place, Places};

use crate::value::order::sort;
use crate::value::search::Search;

/// How much a reader should mind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
pub enum Severity {
    /// Worth knowing; nothing was wrong with the content.
    Info,
    /// Wrong, and mended with nothing lost.
    Warning,
    /// Something was lost or had to be guessed.
    Error,
}

/// One row of the catalogue.
#[derive(Debug, PartialEq, Eq)]
pub struct Kind {
    /// Stable: "area/what".
    pub code: &'static str,
    /// How much to mind. `Info` leaves a feed "clean", `Warning` makes it "mended", `Error` "damaged".
    pub severity: Severity,
    /// An XML parser (for JSON: a JSON parser) would refuse the document for it.
    pub ill_formed: bool,
    /// What is there and what was made of it, for the feed's author. `{}` stands for the detail.
    pub message: &'static str,
    /// How the publisher puts it right. The modules that read feeds never say it, and are without.
    #[cfg(any(not(target_arch = "wasm32"), feature = "js", feature = "check"))]
    pub advice: &'static str,
}

impl Kind {
    /// It says why something does not follow: the document is cut off, or a limit is reached.
    fn is_end(&self) -> bool {
        [xml::CUT_OFF.code, json::CUT.code].contains(&self.code) || self.code.starts_with("limit/")
    }
}

/// Everything found so far.
#[derive(Debug, Clone, Default)]
pub struct Log {
    found: Vec<Found>,
    keep: usize,
    total: usize,
    worst: Option<Severity>,
    ill_formed: bool,
    truncated: bool,
    entry: Option<u32>,
    /// What was found last, kept or not, and whether it is more than a place between two signs.
    last: Option<(&'static str, bool)>,
}

#[derive(Debug, Clone)]
struct Found {
    kind: &'static Kind,
    at: Range<usize>,
    entry: Option<u32>,
    detail: String,
    /// Where it stands, if its text is gone by now.
    places: Option<[Place; 2]>,
}

impl Log {
    /// An empty log that keeps this many in full.
    pub fn new(keep: usize) -> Self {
        Log {
            keep,
            ..Log::default()
        }
    }

    /// An empty log that stands where this one does, for what is perhaps not to be told.
    pub fn aside(&self) -> Self {
        Log {
            entry: self.entry,
            ..Log::new(self.keep)
        }
    }

    /// Goes on from such a log.
    pub fn follow(&mut self, aside: Log) {
        self.entry = aside.entry;
        self.join(aside);
    }

    /// Notes an occurrence at a range of bytes of the decoded text.
    pub fn add(&mut self, kind: &'static Kind, at: Range<usize>) {
        self.add_with(kind, at, "");
    }

    /// The same with a detail: the offending name, the unreadable date. Long ones are cut.
    pub fn add_with(&mut self, kind: &'static Kind, at: Range<usize>, detail: &str) {
        self.total += 1;
        self.worst = self.worst.max(Some(kind.severity));
        self.ill_formed |= kind.ill_formed;
        self.last = Some((kind.code, !at.is_empty()));
        if self.makes_room(kind) {
            let detail = printable(detail);
            self.found.push(Found {
                kind,
                at,
                entry: self.entry,
                detail,
                places: None,
            });
        }
    }

    /// Takes over what was found in a part of the document that stands at an offset.
    pub fn absorb(&mut self, mut part: Log, base: usize, places: &mut Places<'_>) {
        for found in part.found.iter_mut().filter(|found| found.places.is_none()) {
            let Range { start, end } = found.at;
            found.places = Some([places.at(start), places.at(end)]);
            found.at = start.wrapping_add(base)..end.wrapping_add(base);
        }
        self.join(part);
    }

    /// Takes over what was found elsewhere in the same document.
    pub fn join(&mut self, part: Log) {
        self.total += part.total;
        self.worst = self.worst.max(part.worst);
        self.ill_formed |= part.ill_formed;
        self.truncated |= part.truncated;
        self.last = part.last.or(self.last);
        for found in part.found {
            if self.makes_room(found.kind) {
                self.found.push(found);
            }
        }
    }

    /// Whether one more is kept. Why nothing follows is told however much was told before: the first of each kind takes
    /// the place of the last that says less.
    fn makes_room(&mut self, kind: &Kind) -> bool {
        if self.found.len() < self.keep {
            return true;
        }
        if !kind.is_end() || self.found.iter().any(|found| found.kind.code == kind.code) {
            return false;
        }
        let other = self.found.iter().rposition(|found| !found.kind.is_end());
        other.map(|other| self.found.remove(other)).is_some()
    }

    /// Finds the places of what stands before an offset of the document, in a part of it that stands at `base`.
    pub fn settle(&mut self, base: usize, end: usize, places: &mut Places<'_>) {
        let open = |found: &&mut Found| found.places.is_none() && found.at.end <= end;
        for found in self.found.iter_mut().filter(open) {
            let Range { start, end } = found.at;
            let place = |offset: usize| offset.wrapping_sub(base);
            found.places = Some([places.at(place(start)), places.at(place(end))]);
        }
    }

    /// How many are kept in full.
    pub fn keeps(&self) -> usize {
        self.keep
    }

    /// What follows stands in this entry, or in the head.
    pub fn stand_in(&mut self, entry: Option<u32>) {
        self.entry = entry;
    }

    /// The entry that what follows stands in.
    pub fn entry(&self) -> Option<u32> {
        self.entry
    }

    /// What was found before where an entry turned out to stand, stands in that entry.
    pub fn stand_within(&mut self, entry: Option<u32>, at: &Range<usize>) {
        let is_within = |found: &&mut Found| found.entry.is_none() && at.contains(&found.at.start);
        for found in self.found.iter_mut().filter(is_within) {
            found.entry = entry;
        }
    }

    /// Whether this was found last, and not between two signs.
    pub fn ends_in(&self, kind: &Kind) -> bool {
        self.last == Some((kind.code, true))
    }

    /// The result is not the whole document.
    pub fn truncate(&mut self) {
        self.truncated = true;
    }

    /// Moves every place found so far.
    pub fn relocate(&mut self, place: &dyn Fn(usize) -> usize) {
        for found in &mut self.found {
            found.at = place(found.at.start)..place(found.at.end);
        }
    }

    /// A parser would have refused the document, for no reason that is told.
    pub fn mark_ill_formed(&mut self) {
        self.ill_formed = true;
    }

    /// What a parser would have made of the document is known from another log.
    pub fn judge_as(&mut self, other: &Log) {
        self.ill_formed = other.ill_formed;
    }

    /// Whether an XML or JSON parser would have refused what was read so far.
    pub fn is_ill_formed(&self) -> bool {
        self.ill_formed
    }

    /// The report's part of the log, places counted in `text`.
    pub fn diagnostics(&self, text: &str) -> Vec<Diagnostic> {
        let mut found: Vec<&Found> = self.found.iter().collect();
        let place = |found: &Found| (found.at.start, found.at.end);
        sort(&mut found, |one, other| place(one).cmp(&place(other)));
        let mut places = Places::new(text);
        found
            .into_iter()
            .map(|found| {
                let [from, to] = found.places.unwrap_or_else(|| {
                    let Range { start, end } = found.at;
                    [places.at(start), places.at(end.max(start))]
                });
                Diagnostic {
                    code: found.kind.code,
                    severity: found.kind.severity,
                    message: message(found.kind.message, &found.detail),
                    line: from.line,
                    column: from.column,
                    from: from.unit,
                    to: to.unit,
                    entry: found.entry,
                }
            })
            .collect()
    }

    /// The whole report.
    pub fn report(&self, text: &str, encoding: Encoding) -> Report {
        Report {
            quality: match self.worst {
                Some(Severity::Error) => "damaged",
                Some(Severity::Warning) => "mended",
                _ => "clean",
            },
            well_formed: !self.ill_formed,
            encoding: encoding.name,
            encoding_from: encoding.from,
            media_type: encoding.media_type,
            diagnostics: self.diagnostics(text),
            diagnostics_total: self.total,
            truncated: self.truncated,
        }
    }
}

/// What the bytes were read as, and on whose word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Encoding {
    /// WHATWG name in lower case, plus "utf-32le", "utf-32be" and "ibm037".
    pub name: &'static str,
    /// The witness that was believed: "http" "xml" "bom" "html" "bytes" "default" "string".
    pub from: &'static str,
    /// Media type of the Content-Type header, without parameters.
    pub media_type: Option<String>,
}

/// What was found and mended on the way.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Report {
    /// "clean", "mended" or "damaged".
    pub quality: &'static str,
    /// As libxml2 would judge.
    pub well_formed: bool,
    /// The encoding read.
    pub encoding: &'static str,
    /// The witness that was believed.
    pub encoding_from: &'static str,
    /// Media type of the Content-Type header.
    pub media_type: Option<String>,
    /// In the order of their places.
    pub diagnostics: Vec<Diagnostic>,
    /// Those past the limit included.
    pub diagnostics_total: usize,
    /// A limit cut the document short.
    pub truncated: bool,
}

impl Report {
    /// What was found in the beginning of an entry that became none stands in no entry.
    pub fn stand_in_entries(&mut self, entries: u32) {
        for found in &mut self.diagnostics {
            found.entry = found.entry.filter(|entry| *entry < entries);
        }
    }
}

/// One occurrence, as callers see it.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Diagnostic {
    /// Stable: "area/what".
    pub code: &'static str,
    /// How much to mind.
    pub severity: Severity,
    /// One sentence.
    pub message: Cow<'static, str>,
    /// From 1.
    pub line: u32,
    /// From 1, in UTF-16 units.
    pub column: u32,
    /// UTF-16 units from the start of the decoded document.
    pub from: u32,
    /// UTF-16 units from the start of the decoded document.
    pub to: u32,
    /// Index of the entry that it stands in.
    pub entry: Option<u32>,
}

/// The beginning of a detail, as it may stand in a sentence.
fn printable(detail: &str) -> String {
    let mut printable = String::new();
    let near = detail.get(..detail.floor_char_boundary(400));
    let words = near
        .unwrap_or_default()
        .split(|c: char| c.is_whitespace() || c.is_control());
    for word in words.filter(|word| !word.is_empty()) {
        if !printable.is_empty() {
            printable.push(' ');
        }
        printable.push_str(word);
    }
    let end = printable.char_indices().nth(80);
    printable.truncate(end.map_or(printable.len(), |(end, _)| end));
    printable
}

fn message(template: &'static str, detail: &str) -> Cow<'static, str> {
    if template.holds("{}") {
        template.with("{}", detail).into()
    } else {
        Cow::Borrowed(template)
    }
}
