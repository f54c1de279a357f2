//! The verdict: findings of rules and of the reader, each once, and the profiles that were looked at.

use serde::Serialize;

use super::CheckOptions;
use super::fields::Context;
use super::findings::{Finding, Found, is_wanted};
use super::index::profile_of;
use super::rule::{Level, Profile};
use super::used::Used;
use super::watch::Watch;
use crate::diagnostic::catalogue::ALL;
use crate::diagnostic::{Diagnostic, Report, Severity};
use crate::error::FeedError;
use crate::model::{Entry, FeedHead};
use crate::pass::Sink;

/// What people call the reader's own profile.
const SYNTAX_TITLE: &str = "Well-formedness, encoding, repairs";

/// What a check has found.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CheckReport {
    /// "valid", "valid-with-warnings", "invalid" or "not-a-feed", said of the profiles that were checked.
    pub verdict: &'static str,
    /// What the document is: "rss", "atom", "json", "opml", "cdf", "hfeed"; "" if it is no feed.
    pub format: String,
    /// Version within the format.
    pub version: String,
    /// Entries that were looked at.
    pub entries: u32,
    /// Specifications that were checked.
    pub profiles: Vec<CheckedProfile>,
    /// In the order of their places.
    pub findings: Vec<Finding>,
    /// Those that are not given in full included.
    pub findings_total: u32,
}

/// A specification that a document was checked by.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CheckedProfile {
    /// Stable.
    pub name: &'static str,
    /// For people.
    pub title: &'static str,
    /// How many rules it has.
    pub rules: usize,
    /// How many findings are errors.
    pub errors: u32,
    /// How many are warnings.
    pub warnings: u32,
    /// How many are advice.
    pub advice: u32,
}

/// The profile of what the reader itself reports.
const SYNTAX: &str = "syntax";

/// Where the catalogue of the reader's reports is.
const DIAGNOSTICS: &str = "https://github.com/anyfeed/anyfeed/blob/main/docs/diagnostics.md#";

/// Where the rules are.
const RULES: &str = "https://github.com/anyfeed/anyfeed/blob/main/docs/rules.md#";

/// Areas of the reader's reports that rules speak of, too.
#[rustfmt::skip]
const SHARED: &[&str] = &[
    "date/", "url/", "geo/", "value/", "entry/", "field/", "html/", "text/", "json/tags", "xml/root-namespace",
];

/// The report of a feed.
pub fn of(text: &str, watch: &mut Watch<'_>, read: &Report, options: &CheckOptions) -> CheckReport {
    let found = std::mem::replace(&mut watch.found, Found::new(0, &[]));
    let counts = found.counts.clone();
    let mut findings = found.into_findings(text);
    let reported = add_reported(read, &mut findings);
    let mut profiles = vec![checked(SYNTAX, SYNTAX_TITLE, ALL.len(), reported)];
    profiles.extend(watch.used.take().into_iter().map(|id| {
        let counts = counts.get(usize::from(id)).copied().unwrap_or_default();
        let Profile {
            name, title, rules, ..
        } = profile_of(id);
        checked(name, title, rules.len(), counts)
    }));
    let (format, version) = watch.facts.version.split_once(' ').unwrap_or_default();
    let mut report = CheckReport {
        verdict: "",
        format: format.to_ascii_lowercase(),
        version: version.to_owned(),
        entries: watch.entries,
        profiles,
        findings,
        findings_total: 0,
    };
    report.choose(options);
    report
}

/// Adds what the reader itself reports, where no rule has said the same. Counts it by its levels.
fn add_reported(read: &Report, findings: &mut Vec<Finding>) -> [u32; 3] {
    let mut counts = [0; 3];
    for diagnostic in &read.diagnostics {
        if is_said(diagnostic, findings) {
            continue;
        }
        let finding = finding_of(diagnostic);
        if let Some(count) = counts.get_mut(finding.severity as usize) {
            *count += 1;
        }
        findings.push(finding);
    }
    counts
}

fn checked(
    name: &'static str,
    title: &'static str,
    rules: usize,
    [advice, warnings, errors]: [u32; 3],
) -> CheckedProfile {
    CheckedProfile {
        name,
        title,
        rules,
        errors,
        warnings,
        advice,
    }
}

impl CheckReport {
    /// Only the profiles that are wanted, and the verdict on them.
    fn choose(&mut self, options: &CheckOptions) {
        let wanted = &options.profiles;
        self.profiles
            .retain(|profile| is_wanted(profile.name, wanted));
        self.findings
            .retain(|finding| is_wanted(finding.profile, wanted));
        self.findings
            .sort_by_key(|finding| (finding.from, finding.to));
        self.findings.truncate(options.max_findings);
        self.findings_total = self
            .profiles
            .iter()
            .map(|one| one.errors + one.warnings + one.advice)
            .sum();
        let errors: u32 = self.profiles.iter().map(|profile| profile.errors).sum();
        let warnings: u32 = self.profiles.iter().map(|profile| profile.warnings).sum();
        self.verdict = match (errors, warnings) {
            (0, 0) => "valid",
            (0, _) => "valid-with-warnings",
            _ => "invalid",
        };
    }
}

/// Whether a rule has said of this place what the reader says. What was taken out of a body is said by what it is.
fn is_said(diagnostic: &Diagnostic, findings: &[Finding]) -> bool {
    let is_same = |finding: &&Finding| match diagnostic.code {
        "html/active-removed" => finding.profile == "security",
        _ => finding.severity > Level::Advice,
    };
    SHARED.iter().any(|area| diagnostic.code.starts_with(area))
        && findings.iter().filter(is_same).any(|finding| {
            let overlaps = finding.from <= diagnostic.to && diagnostic.from <= finding.to;
            overlaps && finding.entry == diagnostic.entry
        })
}

fn finding_of(diagnostic: &Diagnostic) -> Finding {
    let row = ALL.iter().find(|kind| kind.code == diagnostic.code);
    let is_ill = row.is_some_and(|kind| kind.ill_formed);
    let is_core = ["xml/", "json/", "encoding/", "date/"]
        .iter()
        .any(|area| diagnostic.code.starts_with(area));
    let severity = match diagnostic.severity {
        _ if is_ill => Level::Error,
        Severity::Error if is_core => Level::Error,
        Severity::Error | Severity::Warning => Level::Warning,
        Severity::Info => Level::Advice,
    };
    Finding {
        code: diagnostic.code,
        profile: SYNTAX,
        severity,
        message: diagnostic.message.clone(),
        fix: row.map_or("", |kind| kind.advice),
        readers: is_ill.then_some("Readers with a strict parser show nothing of the feed: gofeed, feed-rs and rss-parser among them."),
        help_url: format!("{DIAGNOSTICS}{}", diagnostic.code.replace('/', "")),
        line: diagnostic.line,
        column: diagnostic.column,
        from: diagnostic.from,
        to: diagnostic.to,
        entry: diagnostic.entry,
    }
}

/// A feed that stands in something else.
#[derive(Default)]
pub struct Wrapped {
    report: Report,
    format: String,
    version: String,
    entries: u32,
}

impl Sink for Wrapped {
    fn entry(&mut self, _: Entry<'_>) {
        self.entries += 1;
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.format = format!("{:?}", head.format).to_ascii_lowercase();
        self.version = head.version.into_owned();
        self.report = head.report;
    }

    fn restart(&mut self) {
        self.entries = 0;
    }
}

/// The report of such a feed: readers do not find it.
pub fn wrapped(text: &str, sink: Wrapped, options: &CheckOptions) -> CheckReport {
    CheckReport {
        entries: sink.entries,
        format: sink.format,
        version: sink.version,
        verdict: "invalid",
        ..without_rules(text, &sink.report, options)
    }
}

/// What the reader alone has to say.
fn without_rules(text: &str, read: &Report, options: &CheckOptions) -> CheckReport {
    let found = Found::new(options.max_findings, &options.profiles);
    let mut watch = Watch::new(text, found, Context::default());
    watch.used = Used::only(None);
    of(text, &mut watch, read, options)
}

/// What there is no feed in.
pub fn no_feed(text: &str, error: &FeedError, options: &CheckOptions) -> CheckReport {
    let nothing = Report::default();
    let read = error.report.as_deref().unwrap_or(&nothing);
    let mut report = without_rules(text, read, options);
    report.verdict = "not-a-feed";
    let finding = Finding {
        code: "document/not-a-feed",
        profile: SYNTAX,
        severity: Level::Error,
        message: error.message.clone().into(),
        fix: "Give the address of the feed itself; a page names it in a <link rel=\"alternate\">.",
        readers: Some("Readers say that they could not find a feed."),
        help_url: format!("{RULES}documentnot-a-feed"),
        line: 1,
        column: 1,
        from: 0,
        to: 0,
        entry: None,
    };
    report.findings.insert(0, finding);
    report.findings_total += 1;
    if let Some(profile) = report.profiles.first_mut() {
        profile.errors += 1;
    }
    report
}
