//! The text of one person to name, address and home page.

use std::borrow::Cow;

use super::PersonParts;
use super::signs::{CLOSING, OPENING, PAIRS, is_edge, is_plain, is_wrapping};
use crate::value::lower::lower;
use crate::value::text::is_blank;

/// What a text says of one person; none where nothing remains.
pub fn read(text: &str) -> Option<PersonParts<'_>> {
    let text = without_byline(text.trim_matches(is_edge));
    let mut person = PersonParts::default();
    if text.contains(MASKED) {
        let beside = text.replace(MASKED, "");
        let name = clean_name(&beside)?.to_owned();
        person.name = Some(Cow::Owned(name));
        return Some(person);
    }
    if let Some((email, name)) = hidden(text) {
        person.email = Some(Cow::Owned(email));
        person.name = name.map(Cow::Borrowed);
        return Some(person);
    }
    let mut rest: Vec<&str> = Vec::new();
    let mut addressed = false;
    for word in words(text) {
        match address(word).or_else(|| intranet(word, text)) {
            Some(Address::Mail(mail)) => {
                person.email.get_or_insert(Cow::Borrowed(mail));
            }
            Some(Address::Web(url)) => {
                person.url.get_or_insert(Cow::Borrowed(url));
            }
            None => {
                rest.push(word);
                continue;
            }
        }
        addressed = true;
    }
    person.name = if addressed {
        name_beside(text, &rest)
    } else {
        clean_name(text).map(Cow::Borrowed)
    };
    person.name = person.name.and_then(without_mail);
    (person.name.is_some() || person.email.is_some() || person.url.is_some()).then_some(person)
}

/// What Cloudflare shows robots in an address's place.
const MASKED: &str = "[email protected]";

/// The words of a text; signs around an address part words, too: "Ann<ann@example.org>", "ann@example.org|Ann".
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').flat_map(|word| {
        // Round brackets may be part of a web address.
        let (opening, closing) = match (word.contains("://"), word.contains('@')) {
            (true, _) => ("<", ">"),
            (_, true) => (OPENING, CLOSING),
            _ => ("", ""),
        };
        let mut rest = word;
        std::iter::from_fn(move || {
            let mut signs = match opening {
                "" => "".char_indices(),
                _ => rest.char_indices(),
            };
            let end = signs.find_map(|(at, c)| {
                if is_plain(c) {
                    return None;
                }
                let opens = at > 0 && opening.contains(c);
                let end = if opens { at } else { at + c.len_utf8() };
                (opens || closing.contains(c)).then_some(end)
            });
            let (part, behind) = rest.split_at_checked(end.unwrap_or(rest.len()))?;
            rest = behind;
            (!part.is_empty()).then_some(part)
        })
    })
}

/// Whether a word is an e-mail or web address, brackets around it or not.
pub fn is_address(word: &str) -> bool {
    address(word).is_some()
}

enum Address<'t> {
    Mail(&'t str),
    Web(&'t str),
}

fn address(word: &str) -> Option<Address<'_>> {
    let bare = word.trim_matches(is_wrapping);
    // In angle brackets "ann@intranet" is an address, too.
    let sure = word.starts_with('<');
    match mail(bare.trim_end_matches(['|', '/', ':']), sure) {
        Some(mail) => Some(Address::Mail(mail)),
        None => is_web(bare).then_some(Address::Web(bare)),
    }
}

/// "ann@intranet (Ann)": the form of RSS makes an address of what may be a name elsewhere, "M@tt".
fn intranet<'t>(word: &'t str, text: &str) -> Option<Address<'t>> {
    let behind = text.strip_prefix(word)?;
    let is_form = word.contains('@') && behind.starts_with(" (") && behind.ends_with(')');
    mail(word, true).filter(|_| is_form).map(Address::Mail)
}

/// Whatever form it has: an address is no part of a name.
fn without_mail(name: Cow<'_, str>) -> Option<Cow<'_, str>> {
    if !name.split(' ').any(holds_mail) {
        return Some(name);
    }
    let words: Vec<&str> = name.split(' ').filter(|word| !holds_mail(word)).collect();
    clean_name(&words.join(" ")).map(|name| Cow::Owned(name.to_owned()))
}

/// Whether an address stands in a word; "@ann@social.example" is none.
pub fn holds_mail(word: &str) -> bool {
    let Some((local, domain)) = word.split_once(['@', '＠']) else {
        return false;
    };
    let is_host = domain
        .split_once(['.', '．', '。'])
        .is_some_and(|(name, rest)| {
            name.ends_with(char::is_alphanumeric) && rest.starts_with(char::is_alphanumeric)
        });
    let ends_local = |c: char| c.is_alphanumeric() || "_-+.'\"~=&".contains(c);
    local.ends_with(ends_local) && is_host
}

/// An e-mail address, `mailto:` and its parameters gone.
fn mail(word: &str, sure: bool) -> Option<&str> {
    let word = word.split('?').next()?;
    let word = match word.get(..7) {
        Some(scheme) if scheme.eq_ignore_ascii_case("mailto:") => word.get(7..)?,
        _ => word,
    };
    let (local, domain) = word.split_once('@')?;
    let local_fits = !local.is_empty()
        && !local.contains(|c: char| {
            !is_plain(c) && (c.is_whitespace() || c.is_control() || "()<>[]:;,\\\"/".contains(c))
        });
    let domain_fits = domain
        .chars()
        .all(|c| c.is_alphanumeric() || matches!(c, '.' | '-' | '_'))
        && domain.starts_with(char::is_alphanumeric)
        && (sure || domain.contains('.') || domain == "localhost");
    (local_fits && domain_fits).then_some(word)
}

/// A web address; "example.org" alone is left to be a name, as sites call themselves so.
fn is_web(word: &str) -> bool {
    ["http://", "https://", "www."].iter().any(|head| {
        word.len() > head.len() + 1
            && word
                .get(..head.len())
                .is_some_and(|start| start.eq_ignore_ascii_case(head))
    })
}

/// What is left of a text beside its addresses.
fn name_beside<'t>(text: &'t str, words: &[&'t str]) -> Option<Cow<'t, str>> {
    let words: Vec<&str> = words
        .iter()
        .copied()
        .filter(|word| !word.chars().all(is_wrapping) && !is_label(word))
        .map(|word| match word.strip_suffix('/') {
            Some(front) if !front.contains('/') => front,
            _ => word,
        })
        .collect();
    let joined = words.join(" ");
    let cleaned = clean_name(without_halves(&joined))?;
    // The name most often stands in one piece, and can be borrowed then.
    match text.find(cleaned) {
        Some(at) => text.get(at..at + cleaned.len()).map(Cow::Borrowed),
        None => Some(Cow::Owned(cleaned.to_owned())),
    }
}

/// "E-mail:", "(mailto:": belongs to the address.
fn is_label(word: &str) -> bool {
    let label = word.trim_start_matches(is_wrapping);
    let label = label.strip_suffix(':').unwrap_or("");
    ["mailto", "email", "e-mail", "mail", "contact"]
        .iter()
        .any(|known| known.eq_ignore_ascii_case(label))
}

/// A name without the brackets, quotes and strokes that stood around it; none where no letter or digit is left.
fn clean_name(text: &str) -> Option<&str> {
    let mut name = text.trim_matches(is_edge);
    // Two layers are common, `("Ann")`; four are enough.
    for _ in 0..4 {
        let before = name.len();
        let inner = PAIRS.iter().find_map(|(open, close)| {
            let inner = name.strip_prefix(*open)?.strip_suffix(*close)?;
            is_balanced(inner, *open, *close).then_some(inner)
        });
        name = inner.unwrap_or(name).trim_matches(is_edge);
        for empty in ["()", "<>", "[]"] {
            name = name
                .strip_suffix(empty)
                .unwrap_or(name)
                .trim_matches(is_edge);
        }
        if name.len() == before {
            break;
        }
    }
    let seen = name
        .chars()
        .any(|c| !c.is_ascii_punctuation() && !is_blank(c.encode_utf8(&mut [0; 4])));
    seen.then_some(name)
}

/// "[Kim Ann": the other bracket stood behind the address.
fn without_halves(text: &str) -> &str {
    let mut name = text.trim_matches(is_edge);
    for (open, close) in PAIRS {
        name = match (name.contains(*open), name.contains(*close)) {
            (true, false) => name.strip_prefix(*open).unwrap_or(name),
            (false, true) => name.strip_suffix(*close).unwrap_or(name),
            _ => name,
        };
    }
    name
}

/// Whether every bracket inside is closed inside: the outer pair of "(Ann) (Bob)" is none.
fn is_balanced(inner: &str, open: char, close: char) -> bool {
    if open == close {
        return !inner.contains(open);
    }
    let depth = inner.chars().try_fold(0_usize, |depth, c| match c {
        _ if c == open => depth.checked_add(1),
        _ if c == close => depth.checked_sub(1),
        _ => Some(depth),
    });
    depth == Some(0)
}

/// "By Ann Lee": the word belongs to the page, not to the name. "By Design" may be one.
pub fn without_byline(text: &str) -> &str {
    for byline in ["by ", "by: ", "written by ", "posted by "] {
        let starts = text
            .get(..byline.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(byline));
        match text.get(byline.len()..) {
            Some(rest) if starts && rest.trim().contains(' ') => return rest.trim_start(),
            _ => {}
        }
    }
    match text.split_once([':', '：']) {
        Some((label, rest)) if is_one_of_labels(label.trim_end()) => rest.trim_start(),
        _ => text,
    }
}

/// Words that with a colon behind them say who wrote it.
fn is_one_of_labels(label: &str) -> bool {
    const LABELS: &[&str] = &[
        "author",
        "autor",
        "auteur",
        "autore",
        "автор",
        "作者",
        "著者",
        "文",
        "記者",
        "记者",
        "글",
        "기자",
        "الكاتب",
    ];
    label.len() <= 12 && LABELS.contains(&lower(label).as_str())
}

/// An address hidden from robots, and the name before or behind it: "ann (at) example.org (Ann Lee)".
fn hidden(text: &str) -> Option<(String, Option<&str>)> {
    if !may_be_spelled_out(text) {
        return None;
    }
    // "Ann at Example.org" is a name with a place, unless brackets tell the two apart.
    let sure = |text| spelled_out(text).filter(|(_, is_sure)| *is_sure);
    if let Some((email, _)) = sure(text) {
        return Some((email, None));
    }
    let inside = text.strip_suffix([')', '>'])?;
    let in_angles = text.ends_with('>');
    let cuts = [
        inside.split_once(" ("),
        inside.rsplit_once(" ("),
        inside.split_once(" <"),
    ];
    cuts.into_iter().flatten().find_map(|(front, back)| {
        let behind = if in_angles {
            spelled_out(back)
        } else {
            sure(back)
        };
        let ((email, _), name) = match behind {
            Some(found) => (found, front),
            None => {
                let is_one = |(_, is_sure): &(String, bool)| *is_sure || !back.contains(')');
                (spelled_out(front).filter(is_one)?, back)
            }
        };
        Some((email, clean_name(name)))
    })
}

/// Whether "at" stands in a text as it does in addresses that are hidden from robots. Longer ones are sentences.
pub fn may_be_spelled_out(text: &str) -> bool {
    text.len() <= 100 && text.as_bytes().windows(4).any(is_spelled_at)
}

/// "ann at example dot org", "ann[at]example.org": an address hidden from robots is no name. Whether it is surely one.
fn spelled_out(text: &str) -> Option<(String, bool)> {
    let mut out = String::with_capacity(text.len());
    let mut signs = 0;
    let mut bracketed = false;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let starts = |words: &str| {
            rest.get(..words.len())
                .is_some_and(|start| start.eq_ignore_ascii_case(words))
        };
        let found = SPELLED.iter().find(|(words, _)| starts(words));
        let length = match found {
            Some((words, sign)) => {
                signs += 1;
                bracketed |= words.contains(['[', '(', '{']);
                out.push_str(sign);
                words.len()
            }
            None => {
                out.push(c);
                c.len_utf8()
            }
        };
        rest = rest.get(length..)?;
    }
    mail(&out, false)?;
    Some((out, signs > 1 || bracketed))
}

/// " at ", "[at]" and their kin.
fn is_spelled_at(window: &[u8]) -> bool {
    matches!(
        window,
        [
            b' ' | b'[' | b'(' | b'{',
            b'a' | b'A',
            b't' | b'T',
            b' ' | b']' | b')' | b'}'
        ]
    )
}

const SPELLED: &[(&str, &str)] = &[
    (" [at] ", "@"),
    (" (at) ", "@"),
    (" {at} ", "@"),
    ("[at]", "@"),
    ("(at)", "@"),
    ("{at}", "@"),
    (" at ", "@"),
    (" [dot] ", "."),
    (" (dot) ", "."),
    (" {dot} ", "."),
    ("[dot]", "."),
    ("(dot)", "."),
    ("{dot}", "."),
    (" dot ", "."),
];
