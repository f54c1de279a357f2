//! One text to the texts of several people, where it plainly names several.

use memchr::memchr_iter;

use super::one::{is_address, is_wrapping, words};
use crate::value::letters::{is_letter, is_letter_or_digit};
use crate::value::lower::{is_capital, is_small};
use crate::value::search::Search;
use crate::value::text::{behind, place};

/// How people are told apart between the same separators, if every part then is somebody.
struct Rule {
    /// Whether a part belongs to the one before it.
    belongs: fn(&str, &str) -> bool,
    is_somebody: fn(&str) -> bool,
}

const fn rule(belongs: fn(&str, &str) -> bool, is_somebody: fn(&str) -> bool) -> Rule {
    Rule {
        belongs,
        is_somebody,
    }
}

const SEMICOLONS: &[&str] = &[";", "；"];
const AND: &[&str] = &[" and ", " & ", " und ", " et ", " y ", " e ", " и "];
const LIST: &[&str] = &[
    ",", "，", "、", "،", " and ", " & ", " und ", " et ", " y ", " e ", " и ",
];

/// From the strongest signs to the weakest.
const RULES: &[(&[&str], &[Rule])] = &[
    // No name holds a semicolon.
    (SEMICOLONS, &[rule(|_, _| false, is_short)]),
    (
        LIST,
        &[
            // "Lee, Ann <ann@example.org>, Stone, Bob <bob@example.org>": an address ends a person.
            rule(|before, _| !is_addressed(before), is_addressed),
            // "Ash, C., Mueller, K. L."
            rule(
                |before, part| is_initials(part) && !is_initials(before),
                is_inverted,
            ),
            // "Ann Lee, PhD, Bob Stone"
            rule(
                |_, part| is_title(part) || is_office(part) || ends_with(part, GROUPS),
                is_named,
            ),
        ],
    ),
    // "Doe, Jane & Roe, Rick"
    (
        AND,
        &[rule(
            |_, _| false,
            |part| is_named(part) || is_inverted(part),
        )],
    ),
];

/// The parts of a text that name one person each; the whole text where that is not sure.
pub fn people(text: &str) -> Vec<&str> {
    let is_sign = |byte| matches!(byte, b',' | b';' | 0x80..);
    let is_and = |word| matches!(word, "and" | "&" | "und" | "et" | "y" | "e");
    if !text.bytes().any(is_sign) && !text.split(' ').any(is_and)
        || cut(text, LIST).len() < 2 && !text.contains([';', '；'])
    {
        return vec![text];
    }
    let parted = RULES.iter().find_map(|(separators, rules)| {
        let parts = cut(text, separators);
        rules
            .iter()
            .map(|rule| (merge(text, &parts, rule.belongs), rule.is_somebody))
            .find(|(people, is_somebody)| {
                people.len() > 1 && people.iter().all(|part| is_somebody(part))
            })
    });
    parted.map_or_else(|| vec![text], |(people, _)| people)
}

/// Each part is put to the one before it where it belongs there.
fn merge<'t>(text: &'t str, parts: &[&'t str], belongs: fn(&str, &str) -> bool) -> Vec<&'t str> {
    let mut people: Vec<&str> = Vec::with_capacity(parts.len());
    let mut before = "";
    for part in parts {
        let end = place(text, part).end;
        match people.last_mut() {
            Some(last) if belongs(before, part) => {
                *last = text.get(place(text, last).start..end).unwrap_or_default();
            }
            _ => people.push(part),
        }
        before = part;
    }
    people
}

/// The parts between separators that stand outside brackets and quotes, blank ones left out.
fn cut<'t>(text: &'t str, separators: &[&str]) -> Vec<&'t str> {
    let mut parts = Vec::new();
    let (mut begin, mut at, mut depth) = (0, 0, 0_u32);
    let mut is_quoted = false;
    while let Some(rest) = text.get(at..)
        && let Some(c) = rest.chars().next()
    {
        match c {
            '(' | '<' | '[' | '（' | '「' | '【' => depth += 1,
            ')' | '>' | ']' | '）' | '」' | '】' => depth = depth.saturating_sub(1),
            '"' => is_quoted = !is_quoted,
            ' ' | ',' | ';' | '\u{80}'.. if depth == 0 && !is_quoted => {
                let mut separators = separators.iter();
                if let Some(found) = separators.find(|separator| rest.starts_with(**separator)) {
                    parts.push(text.get(begin..at).unwrap_or_default());
                    // The space behind a word may stand before the next one.
                    at += found.trim_end().len();
                    begin = at;
                    continue;
                }
            }
            _ => {}
        }
        at += c.len_utf8();
    }
    parts.push(text.get(begin..).unwrap_or_default());
    let parts = parts.into_iter().map(str::trim);
    parts
        .filter(|part| part.contains(is_letter_or_digit))
        .collect()
}

fn is_addressed(part: &str) -> bool {
    words(part).any(is_address)
}

/// What may stand between semicolons: a few words, and not the front half of an entity, "AT&amp".
fn is_short(part: &str) -> bool {
    let is_entity = |name: &str| !name.is_empty() && !name.has(' ');
    let name = part.rsplit_once('&').map(|(_, name)| name);
    !name.is_some_and(is_entity) && part.split(' ').count() <= 8
}

/// Whether a part is plainly one person: two to six words as names are written.
fn is_named(part: &str) -> bool {
    let (mut names, mut length, mut is_proper) = (0, 0, !is_office(part));
    for word in words(part) {
        length += 1;
        match word {
            _ if is_name(word.trim_end_matches(',')) => {
                names += if is_glued(word) || is_whole(word) {
                    2
                } else {
                    1
                };
            }
            _ => is_proper &= is_among(PARTICLES, word) || is_title(word),
        }
    }
    is_proper && names >= 2 && length <= 6
}

/// "Smith, John", "van der Berg, Anna M.".
fn is_inverted(part: &str) -> bool {
    let is_part = |text: &str| {
        let is_word = |word: &str| is_name(word) || is_among(PARTICLES, word);
        text.split(' ').any(is_name) && text.split(' ').all(is_word) && text.split(' ').count() <= 4
    };
    let halves = part.cut_once(", ");
    halves.is_some_and(|(family, given)| is_part(family) && is_part(given) && !is_title(given))
}

/// "K. L.", "J.-P.": what stands behind a family name in "Ash, C., Mueller, K. L.".
fn is_initials(part: &str) -> bool {
    let is_initial = |c: char| is_capital(c) || matches!(c, '.' | '-' | ' ');
    part.has('.') && part.len() <= 16 && part.chars().all(is_initial)
}

/// A word that begins as names do: with a capital, or in a script that has none.
fn is_name(word: &str) -> bool {
    let first = word.chars().find(|c| is_letter(*c));
    // Marks above and below letters, in decomposed Latin and in the scripts of India.
    let is_part = |c: char| {
        is_letter(c)
            || matches!(c, '.' | '-' | '\'' | '’' | '·')
            || matches!(c, '\u{300}'..='\u{36f}' | '\u{900}'..='\u{d7f}' | '\u{200c}' | '\u{200d}')
    };
    first.is_some_and(|c| !is_small(c)) && word.trim_matches(is_wrapping).chars().all(is_part)
}

/// "R.Scheer": a given and a family name without the space.
fn is_glued(word: &str) -> bool {
    let last = word
        .rsplit_once('.')
        .filter(|(before, _)| !before.is_empty());
    last.is_some_and(|(_, last)| last.chars().count() > 1)
}

/// "王小明": a family and a given name as scripts without spaces write them.
fn is_whole(word: &str) -> bool {
    (2..=5).contains(&word.chars().count())
        && word.chars().all(|c| matches!(c, '\u{3005}' | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}'))
}

fn is_title(part: &str) -> bool {
    let bare = part.trim_end_matches('.');
    is_among(TITLES, bare)
}

fn is_office(part: &str) -> bool {
    ends_with(part, OFFICES)
}

/// One of these words, or several of it, stands last.
fn ends_with(part: &str, words: &str) -> bool {
    let last = part.rsplit(' ').next().unwrap_or("");
    let is_listed = |word| is_among(words, word);
    is_listed(last) || last.strip_suffix('s').is_some_and(is_listed)
}

/// Whether a word stands in a list of words in small letters, in whatever case.
fn is_among(words: &str, word: &str) -> bool {
    let Some(first) = word.bytes().next().filter(|_| !word.has(' ')) else {
        return false;
    };
    memchr_iter(first.to_ascii_lowercase(), words.as_bytes()).any(|at| {
        let (before, rest) = words.halves(at);
        let begins = before.is_empty() || before.ends_with(' ');
        begins && behind(rest, word).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    })
}

/// Titles of people and forms of companies.
const TITLES: &str = "jr sr ii iii iv phd ph.d md m.d ma m.a ba b.a msc mba esq dds rn cpa inc ltd llc llp corp co \
    gmbh ag plc s.a s.l s.r.l b.v pty";

/// "Staff Writer", "Associated Press": what people do at newspapers, and what those are called: nobody.
const OFFICES: &str =
    "writer editor reporter correspondent columnist contributor press times news agency bureau";

/// Those who sign together; behind a name they are an office.
const GROUPS: &str = "staff team desk";

/// Small words within names.
const PARTICLES: &str = "al bin binti da das de degli del della den der di do dos du e el ibn la le los ten ter van \
    vom von y zu zum zur";
