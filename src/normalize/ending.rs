//! How a text ends: whether its last words say that it goes on elsewhere.

use std::borrow::Cow;

use crate::html;
use crate::value::lower::lower;

/// What closes a text that goes on elsewhere, beside dots: in lower case, without punctuation behind.
static BREAKS: &[&str] = &[
    "read more",
    "continue reading",
    "read the rest",
    "read on",
    "weiterlesen",
    "mehr lesen",
    "lire la suite",
    "leer más",
    "seguir leyendo",
    "leggi tutto",
    "continua a leggere",
    "leia mais",
    "lees verder",
    "läs mer",
    "читать далее",
    "続きを読む",
    "もっと読む",
    "全文を読む",
    "继续阅读",
    "阅读全文",
    "繼續閱讀",
    "閱讀全文",
    "더 보기",
    "더보기",
    "계속 읽기",
    "czytaj dalej",
    "czytaj więcej",
    "devamını oku",
    "اقرأ المزيد",
];

/// What a link to the whole text begins with, beside those: "Read the full story at …".
static BEGINNINGS: &[&str] = &["read the full", "read full", "read the whole"];

/// Bytes that none of them is longer than, in whatever case.
const LONGEST_BREAK: usize = 48;

/// How much of a text is looked at to see how it ends.
const END: usize = 160;

/// In how much of its end the last paragraph, and a link to the whole text, are looked for.
const POSTSCRIPT: usize = 1024;

/// Whether markup ends in a sign that there is more elsewhere.
pub fn breaks_off(text: &str, is_made_for_bodies: bool) -> bool {
    let end = last(text);
    let has_tags = memchr::memchr(b'<', end.as_bytes()).is_some();
    let has_link = has_tags && tags(tail(end, LONGEST_BREAK)).any(|tag| is_called(tag, "/a"));
    if has_link && goes_on_elsewhere(tail(text, POSTSCRIPT), is_made_for_bodies) {
        return true;
    }
    if has_tags && !has_link && !holds_dots(end.as_bytes()) {
        return false;
    }
    match has_tags || memchr::memchr(b'&', end.as_bytes()).is_some() {
        _ if ends_in_a_word(end) => false,
        true => ends_in_sign(&html::text(end)),
        false => ends_in_sign(end),
    }
}

/// Whether a text plainly ends in a word that ends no sign, perhaps with a full stop behind it: most do, and are not read.
fn ends_in_a_word(end: &str) -> bool {
    let mut rest = end.trim_ascii_end();
    while let Some(inner) = rest.strip_suffix('>') {
        let Some(at) = memchr::memrchr(b'<', inner.as_bytes()) else {
            return false;
        };
        let (before, tag) = inner.split_at_checked(at).unwrap_or_default();
        if !SHOWN.contains(&tag) {
            return false;
        }
        rest = before.trim_ascii_end();
    }
    // A style may hide what stands in an element.
    if rest.len() < end.len() && memchr::memmem::find(end.as_bytes(), b"style").is_some() {
        return false;
    }
    let rest = rest.strip_suffix('.').unwrap_or(rest).as_bytes();
    let begin = rest.iter().rposition(|byte| !byte.is_ascii_alphanumeric());
    let (before, word) = rest
        .split_at_checked(begin.map_or(0, |at| at + 1))
        .unwrap_or_default();
    let is_apart = before
        .last()
        .is_some_and(|byte| byte.is_ascii() && !matches!(byte, b'&' | b'#'));
    let ends_in = |last: &&str| {
        let from = word.len().checked_sub(last.len());
        let tail = from.and_then(|from| word.get(from..));
        tail.is_some_and(|tail| tail.eq_ignore_ascii_case(last.as_bytes()))
    };
    is_apart && !word.is_empty() && !LAST_WORDS.iter().any(ends_in)
}

/// End tags of elements whose words are seen.
static SHOWN: &[&str] = &[
    "</a",
    "</p",
    "</b",
    "</i",
    "</em",
    "</strong",
    "</div",
    "</span",
    "</li",
    "</ul",
    "</ol",
    "</blockquote",
];

/// The last words of what closes a text, where they are ASCII.
static LAST_WORDS: &[&str] = &[
    "more", "reading", "rest", "on", "lesen", "suite", "leyendo", "leggere", "tutto", "mais",
    "verder", "mer", "dalej", "oku",
];

/// Whether plain text ends in dots, or in words that say that there is more.
pub fn ends_in_sign(text: &str) -> bool {
    ends_in_dots(text.trim_end_matches(closes)) || ends_in_words(text)
}

fn ends_in_dots(text: &str) -> bool {
    text.ends_with("...") || text.ends_with('…')
}

/// Whether dots are the only sign: in no brackets, behind no such words, at the end of no link.
pub fn ends_in_dots_alone(text: &str, is_markup: bool) -> bool {
    if is_markup && tags(tail(text, LONGEST_BREAK)).any(|tag| is_called(tag, "/a")) {
        return false;
    }
    let end = last(text);
    let end = match is_markup {
        true => Cow::Owned(html::text(end)),
        false => Cow::Borrowed(end),
    };
    ends_in_dots(end.trim_end()) && !ends_in_words(&end)
}

fn ends_in_words(text: &str) -> bool {
    let text = text.trim_end_matches(|c| closes(c) || matches!(c, '.' | '…'));
    let end = tail(text, LONGEST_BREAK);
    if !end.is_ascii() {
        let lower = lower(end);
        return BREAKS.iter().any(|sign| lower.ends_with(sign));
    }
    let is_end = |sign: &&str| {
        let from = end.len().checked_sub(sign.len());
        from.and_then(|from| end.get(from..))
            .is_some_and(|end| end.eq_ignore_ascii_case(sign))
    };
    BREAKS.iter().any(is_end)
}

/// The end of a text, by which it is judged.
pub fn last(text: &str) -> &str {
    tail(text, END)
}

/// The last bytes of a text, and less where they would begin within a character.
fn tail(text: &str, bytes: usize) -> &str {
    let from = text.ceil_char_boundary(text.len().saturating_sub(bytes));
    text.get(from..).unwrap_or(text)
}

/// What stands behind the sign: "[Read more »]", "（続きを読む）。".
fn closes(c: char) -> bool {
    c.is_whitespace() || "»›>)]!→）］】＞。".contains(c)
}

/// Whether the end of a text is a link to the whole of it, "Read more of this story at …", or a last paragraph with links
/// behind one that breaks off: "… […]", "The post … appeared first on …", in whatever language. Whole articles end in such
/// links, too: of what is made for bodies more is asked.
fn goes_on_elsewhere(end: &str, is_made_for_bodies: bool) -> bool {
    let before = |tag: &str| end.get(..end.len() - tag.len() - 1).unwrap_or_default();
    let mut links = tags(end).filter(|tag| is_called(tag, "a"));
    let mut links = std::iter::from_fn(|| links.next_back()).take(3);
    let is_way = links.any(|link| {
        let Some(sign) = way(words_of(link)) else {
            return false;
        };
        let text = lower(&html::text(tail(end, link.len() + 1)));
        let rest = text.strip_prefix(sign);
        let is_way = rest.is_some_and(|rest| !rest.starts_with(" about") && rest.len() < END);
        is_way && (!is_made_for_bodies || ends_in_sign(&html::text(last(before(link)))))
    });
    let paragraph = tags(end).rfind(|tag| is_called(tag, "p"));
    let paragraph = paragraph.filter(|paragraph| tags(paragraph).any(|tag| is_called(tag, "a")));
    is_way
        || paragraph.is_some_and(|paragraph| {
            let front = html::text(last(before(paragraph).trim_end()));
            let front = front.trim_end();
            let is_known = !is_made_for_bodies
                || paragraph.contains("appeared first on")
                || paragraph.contains("first appeared on");
            ends_in_sign(front)
                && (is_known || front.ends_with(']'))
                && html::text(paragraph).len() < 2 * END
        })
}

/// What stands behind a tag, and behind those that follow it at once.
fn words_of(tag: &str) -> &str {
    let mut rest = tag;
    while let Some((_, behind)) = rest.split_once('>') {
        rest = behind.trim_start();
        if !rest.starts_with('<') {
            break;
        }
    }
    rest
}

/// The sign of a link to the whole text with which words begin. Most links begin otherwise: that is seen at once.
fn way(words: &str) -> Option<&'static str> {
    let words = words.get(..words.floor_char_boundary(LONGEST_BREAK))?;
    let mut signs = BREAKS.iter().chain(BEGINNINGS).copied();
    if words.starts_with(|first: char| first.is_ascii()) {
        let is = |sign: &&str| {
            let begin = words.as_bytes().get(..sign.len());
            begin.is_some_and(|begin| begin.eq_ignore_ascii_case(sign.as_bytes()))
        };
        return signs.find(is);
    }
    let words = lower(words);
    signs.find(|sign| words.starts_with(sign))
}

/// Whether three dots stand there, in whatever spelling.
fn holds_dots(text: &[u8]) -> bool {
    memchr::memchr3_iter(b'.', b'&', 0xe2, text).any(|at| {
        let rest = text.get(at..).unwrap_or_default();
        ["...", "…", "&#8230", "&#x2026", "&hellip"]
            .iter()
            .any(|sign| rest.starts_with(sign.as_bytes()))
    })
}

/// Whether what follows a `<` is a tag of this name.
pub fn is_called(tag: &str, name: &str) -> bool {
    let is_name = |begin: &str| begin.eq_ignore_ascii_case(name);
    let rest = tag.as_bytes().get(name.len()).unwrap_or(&b' ');
    tag.get(..name.len()).is_some_and(is_name) && !rest.is_ascii_alphanumeric() && *rest != b'-'
}

/// What follows each `<`.
pub fn tags(text: &str) -> impl DoubleEndedIterator<Item = &str> {
    memchr::memchr_iter(b'<', text.as_bytes()).filter_map(|at| text.get(at + 1..))
}

#[cfg(test)]
mod tests {
    use super::{BREAKS, ends_in_a_word};

    #[test]
    fn no_sign_is_taken_for_a_word() {
        for sign in BREAKS {
            for end in [
                format!("x {sign}"),
                format!("x {sign}."),
                format!("<p>x {sign}.</p>"),
            ] {
                assert!(!ends_in_a_word(&end), "{end}");
            }
        }
        for end in [
            "x",
            "a …",
            "a...",
            "a <p style=''>b</p>",
            "a <script>b</script>",
            "a &hellip",
            "a [b]",
        ] {
            assert!(!ends_in_a_word(end), "{end}");
        }
        for end in ["it ends.", "<p>It <em>ends.</em></p>\n", "&amp; so on and"] {
            assert!(ends_in_a_word(end), "{end}");
        }
    }
}
