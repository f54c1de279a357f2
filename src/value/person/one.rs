//! The text of one person to name, address and home page: words, of which some are addresses.

use std::borrow::Cow;

use super::PersonParts;
use crate::value::letters::is_letter_or_digit;
use crate::value::search::{self, Search};
use crate::value::text::{behind, is_blank, is_one_of};

/// Brackets and quotes that belong together.
const PAIRS: &[(char, char)] = &[
    ('(', ')'),
    ('<', '>'),
    ('[', ']'),
    ('{', '}'),
    ('"', '"'),
    ('\'', '\''),
    ('“', '”'),
    ('„', '“'),
    ('«', '»'),
    ('（', '）'),
    ('＜', '＞'),
    ('「', '」'),
    ('【', '】'),
];

/// What a text says of one person; none where nothing remains.
pub fn read(text: &str) -> Option<PersonParts<'_>> {
    let mut person = PersonParts::default();
    let mut named: Vec<&str> = Vec::new();
    let mut is_addressed = false;
    for word in words(text) {
        match address(word) {
            Some(Address::Mail(mail)) => {
                person.email.get_or_insert(Cow::Borrowed(mail));
            }
            Some(Address::Web(url)) => {
                person.url.get_or_insert(Cow::Borrowed(url));
            }
            // Whatever form it has: an address is no part of a name.
            None if holds_mail(word) => {}
            None => {
                named.push(word);
                continue;
            }
        }
        is_addressed = true;
    }
    person.name = match is_addressed {
        true => name_beside(text, &named),
        false => clean_name(text).map(Cow::Borrowed),
    };
    (person != PersonParts::default()).then_some(person)
}

/// The words of a text; signs around an e-mail address part words, too: "Ann<ann@example.org>".
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').flat_map(|word| {
        let is_parted = memchr::memchr2(b'@', 0xef, word.as_bytes()).is_some()
            && word.contains(['@', '＠'])
            && !word.holds("://");
        let mut rest = word;
        std::iter::from_fn(move || {
            let end = is_parted.then(|| end_of_part(rest)).flatten();
            let (part, behind) = rest.split_at_checked(end.unwrap_or(rest.len()))?;
            rest = behind;
            (!part.is_empty()).then_some(part)
        })
    })
}

/// Before a sign that opens, behind one that closes.
fn end_of_part(word: &str) -> Option<usize> {
    word.char_indices().find_map(|(at, c)| {
        let opens = || at > 0 && PAIRS.iter().any(|(open, _)| c == *open);
        let closes = || {
            matches!(c, '|' | ':' | ',' | ';' | '：' | '，' | '、' | '،')
                || PAIRS.iter().any(|(_, close)| c == *close)
        };
        match () {
            () if c.is_ascii_alphanumeric() => None,
            () if opens() => Some(at),
            () => closes().then_some(at + c.len_utf8()),
        }
    })
}

enum Address<'t> {
    Mail(&'t str),
    Web(&'t str),
}

/// Whether a word is an e-mail or web address, brackets around it or not.
pub fn is_address(word: &str) -> bool {
    address(word).is_some()
}

fn address(word: &str) -> Option<Address<'_>> {
    let bare = word.trim_matches(is_wrapping);
    // In angle brackets "ann@intranet" is an address, too.
    let is_host = |host: &str| word.starts_with('<') || host.has('.') || host == "localhost";
    match mail(bare.trim_end_matches(['|', ':'])).filter(|(_, host)| is_host(host)) {
        Some((mail, _)) => Some(Address::Mail(mail)),
        None => is_web(bare).then_some(Address::Web(bare)),
    }
}

/// Whether an address stands in a word; "@ann@social.example" is none.
fn holds_mail(word: &str) -> bool {
    let Some((local, domain)) = word.split_once(['@', '＠']) else {
        return false;
    };
    let is_host = domain
        .split_once(['.', '．', '。'])
        .is_some_and(|(name, rest)| {
            name.ends_with(is_letter_or_digit) && rest.starts_with(is_letter_or_digit)
        });
    let ends_local = |c: char| is_letter_or_digit(c) || "_-+.'\"~=&".has(c);
    is_host && local.ends_with(ends_local)
}

/// An e-mail address, `mailto:` and its parameters gone, and its host.
fn mail(word: &str) -> Option<(&str, &str)> {
    let word = word.split('?').next()?;
    let word = behind(word, "mailto:").unwrap_or(word);
    let (local, host) = word.split_once('@')?;
    let is_odd = |c: char| c.is_whitespace() || c.is_control() || "()<>[]:;,\\\"/".has(c);
    let is_part = |c: char| is_letter_or_digit(c) || matches!(c, '.' | '-' | '_');
    let is_host = host.starts_with(is_letter_or_digit) && host.chars().all(is_part);
    (is_host && !local.is_empty() && !local.contains(is_odd)).then_some((word, host))
}

/// A web address; "example.org" alone is left to be a name, as sites call themselves so.
fn is_web(word: &str) -> bool {
    let is_behind = |head: &&str| behind(word, head).is_some_and(|rest| rest.len() > 1);
    ["http://", "https://", "www."].iter().any(is_behind)
}

/// What is left of a text beside its addresses.
fn name_beside<'t>(text: &'t str, words: &[&'t str]) -> Option<Cow<'t, str>> {
    let words = words.iter().copied();
    let words = words.filter(|word| !word.chars().all(is_wrapping) && !is_label(word));
    let joined = words.collect::<Vec<&str>>().join(" ");
    let cleaned = clean_name(without_halves(&joined))?;
    // The name most often stands in one piece, and can be borrowed then. Of a long one that would take long to find out.
    let place = (cleaned.len() <= search::LONGEST).then(|| text.place_of(cleaned));
    match place.flatten() {
        Some(at) => text.get(at..at + cleaned.len()).map(Cow::Borrowed),
        None => Some(Cow::Owned(cleaned.to_owned())),
    }
}

/// "E-mail:", "(mailto:": belongs to the address.
fn is_label(word: &str) -> bool {
    let label = word.trim_start_matches(is_wrapping).strip_suffix(':');
    let labels = ["mailto", "email", "e-mail", "mail", "contact"];
    label.is_some_and(|label| is_one_of(label, &labels))
}

/// A name without the brackets, quotes and strokes that stood around it; none where no letter or digit is left.
fn clean_name(text: &str) -> Option<&str> {
    let mut name = text.trim_matches(is_edge);
    // Two layers are common, `("Ann")`; four are enough.
    for _ in 0..4 {
        let inner = PAIRS.iter().find_map(|(open, close)| {
            let inner = name.strip_prefix(*open)?.strip_suffix(*close)?;
            is_balanced(inner, *open, *close).then_some(inner)
        });
        let empty = ["()", "<>", "[]"].iter();
        let Some(inner) = inner.or_else(|| empty.copied().find_map(|it| name.strip_suffix(it)))
        else {
            break;
        };
        name = inner.trim_matches(is_edge);
    }
    let is_seen = |c: char| !c.is_ascii_punctuation() && !is_blank(c.encode_utf8(&mut [0; 4]));
    name.contains(is_seen).then_some(name)
}

/// "[Kim Ann": the other bracket stood behind the address.
fn without_halves(text: &str) -> &str {
    let mut name = text.trim_matches(is_edge);
    for (open, close) in PAIRS {
        name = match (name.has(*open), name.has(*close)) {
            (true, false) => name.strip_prefix(*open).unwrap_or(name),
            (false, true) => name.strip_suffix(*close).unwrap_or(name),
            _ => name,
        };
    }
    name
}

/// Whether every bracket inside is closed inside: the outer pair of "(Ann) (Bob)" is none.
fn is_balanced(inner: &str, open: char, close: char) -> bool {
    let depth = inner.chars().try_fold(0_usize, |depth, c| match c {
        _ if c == close => depth.checked_sub(1),
        _ if c == open => depth.checked_add(1),
        _ => Some(depth),
    });
    depth == Some(0)
}

/// Signs that separate a name from what stands beside it; marks of direction, which nobody sees, too.
pub fn is_edge(c: char) -> bool {
    !c.is_ascii_alphanumeric()
        && (c.is_whitespace()
            || matches!(c, ',' | ';' | ':' | '|' | '-' | '&' | '–' | '—' | '·' | '•')
            || matches!(
                c,
                '，' | '、' | '،' | '；' | '：' | '\u{200e}' | '\u{200f}' | '\u{61c}'
            ))
}

/// Signs that stand around an address.
pub fn is_wrapping(c: char) -> bool {
    !c.is_ascii_alphanumeric()
        && (matches!(c, ',' | ';' | '.' | '\u{200b}'..='\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
            || PAIRS.iter().any(|(open, close)| c == *open || c == *close))
}
