//! Whom to believe, seen from outside: every row of the precedence table wins and loses as the table of cases says.

use anyfeed::tables::{ALL, order};
use anyfeed::{Options, parse_text};
use serde_json::Value;

/// Claims that may meet in one document, the most trusted first.
struct Group {
    slot: String,
    is_feed: bool,
    core: String,
    field: String,
    value: String,
    beside: String,
    claims: Vec<(String, String)>,
}

fn groups() -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let table = include_str!("../tables/precedence.tsv");
    for line in table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let columns: Vec<&str> = line.split('\t').collect();
        if let Some(slot) = line.strip_prefix("@ ") {
            groups.push(Group {
                slot: slot.split('\t').next().unwrap().to_owned(),
                is_feed: columns[1] == "feed",
                core: columns[2].to_owned(),
                field: columns[3].to_owned(),
                value: columns[4].to_owned(),
                beside: columns.get(5).unwrap_or(&"").to_string(),
                claims: Vec::new(),
            });
        } else {
            let group = groups.last_mut().expect("a group is begun");
            group
                .claims
                .push((columns[0].to_owned(), columns[1].to_owned()));
        }
    }
    groups
}

impl Group {
    fn filled(&self, text: &str, at: usize) -> String {
        let number = match self.value.starts_with('?') {
            true => ["no", "yes"][(at + 1) % 2].to_owned(),
            false => (at + 1).to_string(),
        };
        text.replace('$', &number)
    }

    fn wanted(&self, at: usize) -> Value {
        let value = &self.value;
        match value.chars().next() {
            Some('#') => Value::from((at + 1) as f64),
            Some('?') => Value::from(at.is_multiple_of(2)),
            _ => self.filled(value, at).into(),
        }
    }

    /// A document in which these claims stand in this order.
    fn document(&self, claims: &[usize]) -> String {
        let (mut attributes, mut members) = (String::new(), vec![self.beside.clone()]);
        for &at in claims {
            let written = self.filled(&self.claims[at].1, at);
            match written.strip_prefix('@') {
                Some(attribute) => attributes.push_str(&format!(" {attribute}")),
                None => members.push(written),
            }
        }
        let comma = if self.core == "json" { "," } else { "" };
        let members = members
            .iter()
            .filter(|member| !member.is_empty())
            .map(|member| format!("{member}{comma}"))
            .collect::<String>();
        let (head, entry) = match self.is_feed {
            true => (members.as_str(), ""),
            false => ("", members.as_str()),
        };
        let spaces: String = ALL
            .iter()
            .filter(|known| !known.uris.is_empty() && known.prefix != self.core)
            .map(|known| format!(" xmlns:{}=\"{}\"", known.prefix, known.uris[0]))
            .collect();
        match self.core.as_str() {
            "rss" => format!(
                "<rss version=\"2.0\"{spaces}><channel>{head}<item{attributes}>{entry}</item></channel></rss>"
            ),
            "atom" => format!(
                "<feed xmlns=\"http://www.w3.org/2005/Atom\"{spaces}>{head}<entry>{entry}</entry></feed>"
            ),
            "cdf" => format!(
                "<channel href=\"https://example.org/\">{head}<item{attributes}>{entry}</item></channel>"
            ),
            "json" => format!(
                "{{\"version\":\"https://jsonfeed.org/version/1.1\",{head}\"items\":[{{{entry}\"_x\":1}}]}}"
            ),
            "hfeed" => format!(
                "<html><body><div class=\"h-feed\">{head}<p class=\"h-entry\">{entry}</p></div></body></html>"
            ),
            other => panic!("no documents of {other}"),
        }
    }

    fn asked(&self, claims: &[usize]) -> Value {
        let options = Options {
            emails: true,
            hfeed: true,
            ..Options::default()
        };
        let document = self.document(claims);
        let feed = parse_text(&document, None, &options)
            .unwrap_or_else(|error| panic!("{document}: {error}"));
        let feed = serde_json::to_value(&feed).expect("it can be written");
        let mut found = match self.is_feed {
            true => &feed,
            false => &feed["entries"][0],
        };
        for step in self.field.split('.') {
            found = match step.parse::<usize>() {
                Ok(at) => &found[at],
                Err(_) => &found[step],
            };
        }
        match found.as_f64() {
            Some(number) => number.into(),
            None => found.clone(),
        }
    }
}

#[test]
fn of_two_claims_the_more_trusted_one_stands_whichever_comes_first() {
    let mut wrong = Vec::new();
    for group in groups() {
        let mut ask = |claims: &[usize], wanted: usize| {
            let came = group.asked(claims);
            if came != group.wanted(wanted) {
                let names: Vec<&str> = claims
                    .iter()
                    .map(|&at| group.claims[at].0.as_str())
                    .collect();
                wrong.push(format!("{} by {names:?}: came {came}", group.field));
            }
        };
        for at in 0..group.claims.len() {
            ask(&[at], at);
            for behind in at + 1..group.claims.len() {
                ask(&[at, behind], at);
                ask(&[behind, at], at);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A name that no case reaches could stand anywhere.
#[test]
fn every_name_in_the_table_has_a_case() {
    let groups = groups();
    for (slot, names) in order() {
        for name in *names {
            let reached = groups.iter().any(|group| {
                group.slot == format!("{slot:?}")
                    && group.claims.iter().any(|(claim, _)| claim == name)
            });
            assert!(reached, "{slot:?}: {name} is in no group of the cases");
        }
    }
}
