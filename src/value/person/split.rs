//! One text to the texts of several people, where it plainly names several.

use std::ops::Range;

use super::one::{is_address, words};
use super::signs::{SEMICOLONS, is_wrapping};

/// The parts of a text that name one person each; the whole text where that is not sure.
///
/// Signs are tried from the strongest to the weakest, and each only where every part is somebody.
pub fn people(text: &str) -> Vec<&str> {
    let commas = cut(text, LIST);
    if commas.len() < 2 && !text.contains(SEMICOLONS) {
        return side_by_side(text);
    }
    let semicolons = cut(text, &[";", "；", "؛"]);
    if semicolons.len() > 1 && semicolons.iter().all(|part| is_short_name(part)) {
        return semicolons.into_iter().flat_map(joined_by_and).collect();
    }
    if let Some(people) = ended_by_addresses(text, &commas) {
        return people;
    }
    let inverted = merge(text, &commas, |before, part| {
        is_initials(part) && !is_initials(before)
    });
    if inverted.len() > 1 && inverted.iter().all(|part| is_inverted(part)) {
        return inverted;
    }
    let names = merge(text, &commas, |_, part| {
        is_suffix(part) || ends_with(part, OFFICES) || ends_with(part, GROUPS)
    });
    if names.len() > 1 && names.iter().all(|part| is_somebody(part)) {
        return names;
    }
    if is_list_of_first_names(text) {
        return commas;
    }
    joined_by_and(text)
}

/// "ann@example.org (Ann) bob@example.org (Bob)": brackets end a person.
fn side_by_side(text: &str) -> Vec<&str> {
    let starts = |text: &str| {
        let word = text.split(' ').next().unwrap_or("");
        word.contains('@') && is_address(word)
    };
    if !starts(text) {
        return vec![text];
    }
    let mut parts = Vec::new();
    let mut begin = 0;
    for (end, _) in text.match_indices(") ") {
        if text.get(end + 2..).is_some_and(starts) {
            parts.push(text.get(begin..end + 1).unwrap_or_default());
            begin = end + 2;
        }
    }
    parts.push(text.get(begin..).unwrap_or_default());
    parts
}

const AND: &[&str] = &[" and ", " & ", " und ", " et ", " y ", " e ", " и "];
const LIST: &[&str] = &[
    ",", "，", "、", "،", " and ", " & ", " und ", " et ", " y ", " e ", " и ",
];

/// "Doe, Jane & Roe, Rick".
fn joined_by_and(text: &str) -> Vec<&str> {
    let parts = cut(text, AND);
    let sure = parts.len() > 1
        && parts
            .iter()
            .all(|part| is_somebody(part) || is_inverted(part));
    if sure { parts } else { vec![text] }
}

/// "Lee, Ann <ann@example.org>, Stone, Bob <bob@example.org>": every address ends a person.
fn ended_by_addresses<'t>(text: &'t str, parts: &[&'t str]) -> Option<Vec<&'t str>> {
    let is_addressed = |part: &str| words(part).any(is_address);
    let addressed = parts.iter().filter(|part| is_addressed(part)).count();
    let sure = addressed > 1 && is_addressed(parts.last()?);
    sure.then(|| merge(text, parts, |before, _| !is_addressed(before)))
}

/// "Ann Lee, PhD" is one: each part is put to the one before it where it belongs there.
fn merge<'t>(
    text: &'t str,
    parts: &[&'t str],
    belongs: impl Fn(&str, &str) -> bool,
) -> Vec<&'t str> {
    let mut people: Vec<Range<usize>> = Vec::with_capacity(parts.len());
    let mut before = "";
    let mut read = 0;
    for part in parts {
        let Some(begin) = text.get(read..).and_then(|rest| rest.find(part)) else {
            continue;
        };
        let begin = read + begin;
        read = begin + part.len();
        match people.last_mut() {
            Some(last) if belongs(before, part) => last.end = read,
            _ => people.push(begin..read),
        }
        before = part;
    }
    people
        .into_iter()
        .filter_map(|person| text.get(person))
        .collect()
}

/// The parts between separators that stand outside brackets and quotes, blank ones left out.
fn cut<'t>(text: &'t str, separators: &[&str]) -> Vec<&'t str> {
    let mut parts = Vec::new();
    let mut begin = 0;
    let mut at = 0;
    let mut depth: u32 = 0;
    let mut quoted = false;
    while let Some(rest) = text.get(at..)
        && let Some(c) = rest.chars().next()
    {
        match c {
            '(' | '<' | '[' | '（' | '＜' | '「' | '【' => depth = depth.saturating_add(1),
            ')' | '>' | ']' | '）' | '＞' | '」' | '】' => depth = depth.saturating_sub(1),
            '"' => quoted = !quoted,
            ' ' | ',' | ';' | '，' | '；' | '、' | '،' | '؛' if depth == 0 && !quoted => {
                if let Some(separator) = separators
                    .iter()
                    .find(|separator| rest.starts_with(**separator))
                {
                    parts.push(text.get(begin..at).unwrap_or_default());
                    // The space behind a word may stand before the next one.
                    at += separator.trim_end().len();
                    begin = at;
                    continue;
                }
            }
            // TeX's `M\"uller`: no quotation begins.
            _ => at += usize::from(text.get(at..).is_some_and(|rest| rest.starts_with("\\\""))),
        }
        at += c.len_utf8();
    }
    parts.push(text.get(begin..).unwrap_or_default());
    let parts = parts.into_iter().map(str::trim);
    parts
        .filter(|part| part.contains(char::is_alphanumeric))
        .collect()
}

fn is_suffix(part: &str) -> bool {
    let bare = part.trim_end_matches('.');
    SUFFIXES
        .iter()
        .any(|suffix| suffix.eq_ignore_ascii_case(bare))
}

/// Titles of people and forms of companies.
const SUFFIXES: &[&str] = &[
    "jr", "sr", "ii", "iii", "iv", "phd", "ph.d", "md", "m.d", "ma", "m.a", "ba", "b.a", "msc",
    "mba", "esq", "dds", "rn", "cpa", "inc", "ltd", "llc", "llp", "corp", "co", "gmbh", "ag",
    "plc", "s.a", "s.l", "s.r.l", "b.v", "pty",
];

/// "Staff Writer", "Associated Press": two capitals as a name has them.
fn ends_with(part: &str, words: &[&str]) -> bool {
    let last = part.rsplit(' ').next().unwrap_or("");
    let single = last.strip_suffix('s').unwrap_or(last);
    words
        .iter()
        .any(|word| word.eq_ignore_ascii_case(last) || word.eq_ignore_ascii_case(single))
}

/// What people do at newspapers, and what those are called: nobody.
const OFFICES: &[&str] = &[
    "writer",
    "editor",
    "reporter",
    "correspondent",
    "columnist",
    "contributor",
    "press",
    "times",
    "news",
    "agency",
    "bureau",
];

/// Those who sign together; behind a name they are an office.
const GROUPS: &[&str] = &["staff", "team", "desk"];

/// Whether a part is plainly one person: it holds an address, or two to six words as names are written.
fn is_somebody(part: &str) -> bool {
    if ends_with(part, OFFICES) {
        return false;
    }
    let mut names = 0;
    let mut length = 0;
    let mut proper = true;
    for word in words(part) {
        if is_address(word) {
            return true;
        }
        length += 1;
        if is_name_word(word.trim_end_matches(',')) {
            names += if is_glued(word) || is_whole_name(word) {
                2
            } else {
                1
            };
        } else {
            proper &= PARTICLES.contains(&word) || is_suffix(word);
        }
    }
    proper && names >= 2 && length <= 6
}

/// What may stand between semicolons: a few words, and not the front half of an entity, "AT&amp".
fn is_short_name(part: &str) -> bool {
    let entity = part.rsplit_once('&').is_some_and(|(_, name)| {
        !name.is_empty()
            && name
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'#')
    });
    !entity && part.split(' ').count() <= 8
}

/// "Smith, John", "van der Berg, Anna M.".
fn is_inverted(part: &str) -> bool {
    let Some((family, given)) = part.split_once(", ") else {
        return false;
    };
    let is_name = |text: &str| {
        let mut words = text.split(' ');
        words.clone().any(is_name_word)
            && words.clone().count() <= 4
            && words.all(|word| is_name_word(word) || PARTICLES.contains(&word))
    };
    is_name(family) && is_name(given) && !is_suffix(given)
}

/// "K. L.", "J.-P.": what stands behind a family name in "Ash, C., Mueller, K. L.".
fn is_initials(part: &str) -> bool {
    let is_initial = |c: char| c.is_uppercase() || matches!(c, '.' | '-' | ' ');
    part.contains('.') && part.len() <= 16 && part.chars().all(is_initial)
}

/// "R.Scheer": a given and a family name without the space.
fn is_glued(word: &str) -> bool {
    word.rsplit_once('.')
        .is_some_and(|(before, last)| !before.is_empty() && last.chars().count() > 1)
}

/// "王小明": a family and a given name as scripts without spaces write them.
fn is_whole_name(word: &str) -> bool {
    (2..=5).contains(&word.chars().count())
        && word.chars().all(|c| matches!(c, '\u{3005}' | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}'))
}

/// "Ann, Bob and Cleo": three or more single names, the last joined by a word.
fn is_list_of_first_names(text: &str) -> bool {
    let joined = cut(text, AND);
    let [front, last] = joined.as_slice() else {
        return false;
    };
    let front = cut(front, &[","]);
    front.len() > 1 && front.iter().chain([last]).all(|part| is_name_word(part))
}

/// A word that begins as names do: with a capital, or in a script that has none.
fn is_name_word(word: &str) -> bool {
    let is_tex = word.contains('\\');
    let word = within_accent(word);
    let first = word.chars().find(|c| c.is_alphabetic());
    let is_part = |c: char| {
        c.is_alphabetic()
            || is_mark(c)
            || matches!(c, '.' | '-' | '\'' | '\u{2019}' | '\u{b7}')
            || is_tex && r#"\{}"^~`="#.contains(c)
    };
    first.is_some_and(|c| !c.is_lowercase()) && word.trim_matches(is_wrapping).chars().all(is_part)
}

/// TeX's accents that are called by letters: what `\v{S}tefan` and `{\v S}tefan` begin with is the S.
fn within_accent(word: &str) -> &str {
    let word = word.trim_start_matches('{');
    match word
        .strip_prefix('\\')
        .and_then(|rest| rest.split_once('{'))
    {
        Some((accent, rest)) if accent.len() == 1 => rest,
        _ => word,
    }
}

/// Marks above and below letters, in decomposed Latin and in the scripts of India.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{900}'..='\u{d7f}' | '\u{200c}' | '\u{200d}')
}

/// Small words within names.
const PARTICLES: &[&str] = &[
    "al", "bin", "binti", "da", "das", "de", "degli", "del", "della", "den", "der", "di", "do",
    "dos", "du", "e", "el", "ibn", "la", "le", "los", "ten", "ter", "van", "vom", "von", "y", "zu",
    "zum", "zur",
];
