//! `docs/rules.md`, made of the tables and of the examples.

use std::fmt::Write;
use std::fs;

use anyfeed::Level;
use anyfeed::check_tables::{Profile, Rule, SAID};

use super::{example, report};

/// The whole page.
pub fn of<'r>(rules: impl Iterator<Item = (&'r Profile, &'r Rule)>) -> String {
    let rules: Vec<_> = rules.collect();
    let mut page = String::from(HEAD);
    let mut last = "";
    for (profile, rule) in rules {
        if profile.name != last {
            last = profile.name;
            let count = profile.rules.len();
            let _ = write!(
                page,
                "\n## {}\n\nProfile `{}`: {count} rules. <{}>\n",
                profile.title, profile.name, profile.link
            );
        }
        section(&mut page, profile, rule);
    }
    foot(&mut page);
    page
}

fn section(page: &mut String, profile: &Profile, rule: &Rule) {
    let level = match rule.level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Advice => "advice",
    };
    let link = if rule.link.starts_with("http") {
        rule.link.to_owned()
    } else {
        format!("{}{}", profile.link, rule.link)
    };
    let _ = write!(
        page,
        "\n### {}\n\n**{level}** · [specification](<{link}>)\n",
        rule.code
    );
    let Some(example) = example(profile, rule) else {
        return;
    };
    let found = report(&example.broken, example.content_type);
    let said = found
        .findings
        .iter()
        .find(|finding| finding.code == rule.code);
    let _ = write!(
        page,
        "\n{}  \n{}",
        prose(said.map_or("", |finding| &finding.message)),
        prose(rule.fix)
    );
    if !rule.readers.is_empty() {
        let _ = write!(page, "  \n*{}*", prose(rule.readers));
    }
    page.push('\n');
    if let Some((_, exact)) = SAID.iter().find(|(code, _)| *code == rule.code) {
        let codes: Vec<String> = exact.iter().map(|code| format!("`{code}`")).collect();
        let _ = writeln!(
            page,
            "\nNot reported together with the more specific {}.",
            codes.join(", ")
        );
    }
    let _ = write!(page, "\n```\n{}\n```\n", line(&example.shown_broken));
    if !example.shown_sound.is_empty() {
        let _ = write!(page, "\n```\n{}\n```\n", line(&example.shown_sound));
    }
}

/// Names of elements are no markup.
fn prose(text: &str) -> String {
    text.replace('<', "\\<").replace('*', "\\*")
}

/// In one line that is not too long.
fn line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    match line.char_indices().nth(240) {
        Some((end, _)) => format!("{} …", &line[..end]),
        None => line,
    }
}

const HEAD: &str = "# Rules

What `check` reports about a feed. Each rule has its code, its severity, an example of its sentence, how to fix it, what readers do
with it where that is known (in italics), an example that breaks the rule and, below it, the same example as it should be. The tests
run all examples; this page is written from the tables in `src/check/rules/`.

An **error** is forbidden by the specification, and readers fail. Readers treat a **warning** in different ways. **Advice**
would make the feed better. What the parser itself reports (profile `syntax`) is in [diagnostics](diagnostics.md).

### document/not-a-feed

**error** · What was given is a page, another kind of document or nothing at all. Give the address of the feed itself; a page names it
in a `link` whose rel is alternate. The verdict is `not-a-feed`.
";

/// What is found in real feeds.
fn foot(page: &mut String) {
    let table = super::corpus::table();
    let _ = write!(
        page,
        "{}",
        FOOT.replace("{kinds}", &table.lines().count().to_string())
    );
    for row in table.lines() {
        let _ = writeln!(page, "| {} |", row.replace('\t', " | "));
    }
    page.push_str(EVENTS);
    let events = fs::read_to_string("tests/tables/check/events.tsv").expect("it is there");
    for row in events.lines().filter(|row| !row.starts_with('#')) {
        let cells: Vec<&str> = row.split('\t').collect();
        let [event, wanted, code, ..] = cells[..] else {
            continue;
        };
        let said = match code {
            "" => "nothing".to_owned(),
            code => format!("`{code}`"),
        };
        let why = cells.get(6).map_or(String::new(), |why| format!(": {why}"));
        let _ = writeln!(page, "| {event} | {wanted} | {said}{why} |");
    }
}

/// What the validator of the W3C says, and what says it here.
const EVENTS: &str = "
## Compared with the W3C's validator

Its events in its own test cases, how useful each is to a publisher (\"yes\"; \"info\": only if it costs nothing; \"no\"), and
which rule reports it here. `tests/tables/check/events.tsv` has an example of each.

| event | useful | reported by |
|---|---|---|
";

const FOOT: &str = "
## In real feeds

{kinds} kinds of errors were found in 136 published feeds. Each finding was checked by hand, against the document and the specification,
and is correct.

| code | feeds | findings |
|---|---|---|
";
