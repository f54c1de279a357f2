//! A line of text to the people it names: "ann@example.org (Ann)", "Ann <ann@example.org>", "Ann Lee, Bob Stone".

mod one;
mod split;

use std::borrow::Cow;

use super::search::Search;
use super::text::{behind, fold, is_blank, is_one_of};

/// What a text says of one person; at least one part is there.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PersonParts<'t> {
    /// Plain text, never an e-mail address and never a part of one.
    pub name: Option<Cow<'t, str>>,
    /// E-mail address, without `mailto:`.
    pub email: Option<Cow<'t, str>>,
    /// Home page as written: still to be resolved.
    pub url: Option<Cow<'t, str>>,
}

/// The people that a text names, in its order. Entities are taken as decoded.
///
/// A text is split only where every part is plainly somebody: to show two names as one does no harm,
/// to make two people of "Barnes & Noble" or "Smith, John" does.
pub fn read(text: &str) -> Vec<PersonParts<'_>> {
    if is_plain_name(text) {
        return vec![PersonParts {
            name: Some(Cow::Borrowed(text)),
            ..PersonParts::default()
        }];
    }
    read_with_signs(text)
}

fn read_with_signs(text: &str) -> Vec<PersonParts<'_>> {
    match fold(text) {
        folded if is_blank(&folded) => Vec::new(),
        Cow::Borrowed(text) => read_folded(text),
        Cow::Owned(text) => read_folded(&text)
            .into_iter()
            .map(PersonParts::into_owned)
            .collect(),
    }
}

/// Whether a text is a single word, or words with capitals, "Ann B. Lee": no sign and no small word in it parts it, and
/// nothing hides in it. Most names are; all that is read below would find nothing.
fn is_plain_name(text: &str) -> bool {
    let is_word = |word: &str| {
        let letters = word.strip_suffix('.').unwrap_or(word);
        let is_named = letters.starts_with(|first: char| first.is_ascii_uppercase());
        is_named && letters.bytes().all(|byte| byte.is_ascii_alphabetic())
    };
    let is_single = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let mut words = text.split(' ');
    is_single
        || words
            .next()
            .is_some_and(|first| is_word(first) && !is_one_of(first, &["by", "written", "posted"]))
            && words.all(is_word)
}

fn read_folded(text: &str) -> Vec<PersonParts<'_>> {
    let people = split::people(without_byline(text)).into_iter();
    people.filter_map(one::read).collect()
}

/// "By Ann Lee": the word belongs to the page, not to the name. "By Design" may be one.
fn without_byline(text: &str) -> &str {
    for byline in ["by ", "by: ", "written by ", "posted by "] {
        if let Some(rest) = behind(text, byline).filter(|rest| rest.trim().has(' ')) {
            return rest.trim_start();
        }
    }
    text
}

/// Whether a line should be read before it is shown as a name.
pub fn may_hold_address(line: &str) -> bool {
    memchr::memchr2(b'@', 0xef, line.as_bytes()).is_some() && line.contains(['@', '＠'])
}

/// A line that names people without any address in it; `None` where nobody is named.
pub fn names(line: Cow<'_, str>) -> Option<Cow<'_, str>> {
    if !may_hold_address(&line) {
        return Some(line);
    }
    let names: Vec<_> = read(&line)
        .into_iter()
        .filter_map(|person| person.name)
        .collect();
    (!names.is_empty()).then(|| Cow::Owned(names.join(", ")))
}

impl PersonParts<'_> {
    /// The same without its text.
    pub fn into_owned(self) -> PersonParts<'static> {
        let own = |part: Option<Cow<'_, str>>| part.map(|text| Cow::Owned(text.into_owned()));
        PersonParts {
            name: own(self.name),
            email: own(self.email),
            url: own(self.url),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{PersonParts, read, read_with_signs};

    fn spell(person: &PersonParts<'_>) -> String {
        let parts = [&person.name, &person.email, &person.url];
        let parts: Vec<&str> = parts.map(|part| part.as_deref().unwrap_or("-")).to_vec();
        parts.join(" | ")
    }

    #[test]
    fn people_are_read_as_the_table_says() {
        let lines = include_str!("../../../tests/tables/people.tsv").lines();
        let wrong: Vec<String> = lines
            .filter_map(|line| {
                let columns: Vec<&str> = line.split('\t').collect();
                let [text, wanted, _remark] = columns[..] else {
                    panic!("three columns: {line}");
                };
                let people: Vec<String> = read(text).iter().map(spell).collect();
                let people = people.join(" || ");
                (people != wanted).then(|| format!("{line}: {people}"))
            })
            .collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn plain_names_are_read_as_all_others() {
        let words = [
            "Ann", "LEE", "J.", "By", "BY", "Written", "and", "AT", "At", "R2", "ann", "Www.",
            "Jr.", "E", "I.", ".", "",
        ];
        for one in words {
            for two in words {
                for three in words {
                    let text = format!("{one} {two} {three}");
                    for text in [&*text, text.trim()] {
                        assert_eq!(read(text), read_with_signs(text), "{text}");
                    }
                }
            }
        }
    }

    #[test]
    fn no_sign_around_an_address_makes_a_name_of_it() {
        const SIGNS: &str = "()<>[]{}“”„«»‹›（）＜＞【】「」《》*_~`=|/#!?¡¿…–—・。、，；：،•★✉\u{200b}\u{200f}\u{202b}\u{2067}";
        for sign in SIGNS.chars().map(String::from) {
            for address in [
                "ann@example.org",
                "ann_b+c@mail.example.org",
                "ann＠example.org",
                "ann-@example.org",
            ] {
                for line in [
                    "#S",
                    "S#",
                    "S#S",
                    "Bob S#S",
                    "Bob#S",
                    "S#Bob",
                    "S#S, S#S",
                    "S#S、S#S",
                    "S#S (Ann) S#S",
                ] {
                    let line = line.replace('S', &sign).replace('#', address);
                    let names = super::names(line.as_str().into()).unwrap_or_default();
                    assert!(!names.contains("example"), "{line}: {names}");
                }
            }
        }
    }

    #[test]
    fn long_lists_cost_no_more_than_their_length() {
        let many = "Ann Lee <ann@example.org>, ".repeat(20_000);
        assert_eq!(read(&many).len(), 20_000);
        assert_eq!(read(&"(a".repeat(300_000)).len(), 1);
        assert!(read(&" ,;&<>()\"".repeat(30_000)).len() < 2);
        for odd in ["、王小明", "＠a", "（a＠", "：a@", ", and ", "A, B; "] {
            assert!(read(&odd.repeat(60_000)).len() <= 60_000, "{odd}");
        }
    }
}
