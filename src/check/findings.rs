//! What was found, counted and kept within bounds: faults in, findings with lines and columns out.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use serde::Serialize;

use super::index::{Compiled, profile_of};
use super::rule::{Kind, Level};
use super::rules::PROFILES;
use super::sentence::{self, Notation};
use crate::diagnostic::place::{Place, Places};
use crate::value::order::sort;

/// Something that a rule forbids, as callers see it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// Stable: "area/what".
    pub code: &'static str,
    /// The profile that it belongs to.
    pub profile: &'static str,
    /// How much to care.
    pub severity: Level,
    /// One sentence.
    pub message: Cow<'static, str>,
    /// How to put it right.
    pub fix: &'static str,
    /// What feed readers make of it, where that is known.
    pub readers: Option<&'static str>,
    /// The passage of the specification.
    pub help_url: String,
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

/// How often one code is kept in full: what is wrong in each of a thousand entries is one fault of a program.
const MOST_OF_ONE: usize = 25;

/// A detail is quoted as far as this.
const LONGEST_DETAIL: usize = 60;

struct Fault {
    broken: &'static Compiled,
    at: Range<usize>,
    entry: Option<u32>,
    message: String,
}

type Exact = BTreeSet<(&'static str, Option<u32>)>;

/// What was found so far.
pub struct Found {
    faults: Vec<Fault>,
    most: usize,
    /// How often each rule was broken, by its number.
    times: Vec<usize>,
    /// Advice, warnings, errors by profile.
    pub counts: Vec<[u32; 3]>,
    pub entry: Option<u32>,
    pub notation: Notation,
    /// Rules that say more exactly what others say, and the entries in which they are broken.
    exact: Exact,
    /// The profiles whose findings are wanted; all, if none is named.
    wanted: Vec<String>,
}

impl Found {
    /// Nothing, of which so many will be kept.
    pub fn new(most: usize, wanted: &[String]) -> Self {
        Found {
            faults: Vec::new(),
            most,
            times: vec![0; PROFILES.iter().map(|one| one.rules.len()).sum()],
            counts: vec![[0; 3]; PROFILES.len()],
            entry: None,
            notation: Notation::Xml,
            exact: BTreeSet::new(),
            wanted: wanted.to_vec(),
        }
    }

    /// A rule is broken at a place.
    pub fn add(
        &mut self,
        broken: &'static Compiled,
        at: Range<usize>,
        element: &str,
        detail: &str,
    ) {
        if is_said(&self.exact, broken, self.entry) {
            return;
        }
        // What is not wanted takes the place of nothing.
        let own = profile_of(broken.profile).name;
        if broken.is_exact && is_wanted(own, &self.wanted) {
            self.exact.insert((broken.rule.code, self.entry));
        }
        if let Some(count) = self.count(broken) {
            *count += 1;
        }
        let times = self.times.get_mut(broken.number);
        let is_told_enough = times.is_some_and(|times| {
            *times += 1;
            *times > MOST_OF_ONE
        });
        if !is_told_enough && self.faults.len() < self.most {
            let detail = shortened(detail);
            let message = sentence::of(broken.rule, element, &detail, self.notation);
            self.faults.push(Fault {
                broken,
                at: at.start..at.end.max(at.start),
                entry: self.entry,
                message,
            });
        }
    }

    fn count(&mut self, broken: &Compiled) -> Option<&mut u32> {
        let counts = self.counts.get_mut(usize::from(broken.profile))?;
        counts.get_mut(broken.rule.level as usize)
    }

    /// Takes back what rules of fields have found.
    pub fn forget_fields(&mut self) {
        self.forget(|fault| matches!(fault.broken.rule.kind, Kind::Field(_)));
    }

    /// Takes back what was said of the head before another rule said it more exactly.
    pub fn take_back_said(&mut self) {
        let exact = std::mem::take(&mut self.exact);
        self.forget(|fault| fault.entry.is_none() && is_said(&exact, fault.broken, None));
    }

    fn forget(&mut self, is_of: impl Fn(&Fault) -> bool) {
        let (gone, kept): (Vec<Fault>, _) = std::mem::take(&mut self.faults)
            .into_iter()
            .partition(is_of);
        self.faults = kept;
        for fault in gone {
            if let Some(count) = self.count(fault.broken) {
                *count = count.saturating_sub(1);
            }
        }
    }

    /// All that was kept, in the order of the document.
    pub fn into_findings(mut self, text: &str) -> Vec<Finding> {
        sort(&mut self.faults, |one, other| {
            one.at.start.cmp(&other.at.start)
        });
        let ends = self.faults.iter();
        let ends = ends.flat_map(|fault| [fault.at.start, fault.at.end]);
        let places = placed(text, ends.collect());
        let faults = self.faults.into_iter();
        faults.map(|fault| fault.into_finding(&places)).collect()
    }
}

impl Fault {
    fn into_finding(self, places: &[(usize, Place)]) -> Finding {
        let [from, to] = [self.at.start, self.at.end].map(|offset| place(places, offset));
        let (rule, profile) = (self.broken.rule, profile_of(self.broken.profile));
        Finding {
            code: rule.code,
            profile: profile.name,
            severity: rule.level,
            message: self.message.into(),
            fix: rule.fix,
            readers: (!rule.readers.is_empty()).then_some(rule.readers),
            help_url: help(profile.link, rule.link),
            line: from.line,
            column: from.column,
            from: from.unit,
            to: to.unit,
            entry: self.entry,
        }
    }
}

/// Whether a rule that says the same more exactly is broken in the entry, or in the head.
fn is_said(exact: &Exact, broken: &Compiled, entry: Option<u32>) -> bool {
    let mut codes = broken.unless.iter();
    codes.any(|code| exact.contains(&(*code, entry)))
}

/// Whether a profile's findings are wanted: all are, if none is named.
pub fn is_wanted(profile: &str, wanted: &[String]) -> bool {
    wanted.is_empty() || wanted.iter().any(|one| one == profile)
}

/// The places of offsets, in their order: each stretch between two of them is counted once.
fn placed(text: &str, mut offsets: Vec<usize>) -> Vec<(usize, Place)> {
    sort(&mut offsets, usize::cmp);
    offsets.dedup();
    let (mut from, mut last) = (0, Place::START);
    let counted = offsets.into_iter().map(|offset| {
        let to = text.floor_char_boundary(offset);
        let rest = text.get(from..).unwrap_or_default();
        last = Places::within(rest, from, last, Vec::new()).at(to.saturating_sub(from));
        from = to.max(from);
        (offset, last)
    });
    counted.collect()
}

fn place(places: &[(usize, Place)], offset: usize) -> Place {
    let found = places.binary_search_by_key(&offset, |(at, _)| *at);
    let place = found.ok().and_then(|at| places.get(at));
    place.map_or(Place::START, |(_, place)| *place)
}

/// A rule's link: whole, or behind that of its profile.
fn help(base: &str, link: &str) -> String {
    match link.starts_with("http") {
        true => link.to_owned(),
        false => format!("{base}{link}"),
    }
}

fn shortened(detail: &str) -> String {
    let near = detail
        .get(..detail.floor_char_boundary(LONGEST_DETAIL * 4))
        .unwrap_or_default();
    let mut words: Vec<&str> = near.split_whitespace().collect();
    words.truncate(LONGEST_DETAIL);
    let line = words.join(" ");
    match line.char_indices().nth(LONGEST_DETAIL) {
        Some((end, _)) => format!("{}…", line.get(..end).unwrap_or_default()),
        None => line,
    }
}
