//! A text to the pieces that Unicode's rules for words leave whole (<https://www.unicode.org/reports/tr29/>).

use super::classes::Class::{self, *};
use super::classes::class;

/// The pieces: where each begins, and whether it is a word.
pub struct Segments<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Segments<'t> {
    pub fn of(text: &'t str) -> Self {
        Segments { text, at: 0 }
    }
}

impl Iterator for Segments<'_> {
    type Item = (usize, bool);

    fn next(&mut self) -> Option<(usize, bool)> {
        let start = self.at;
        let mut rest = self.text.get(start..)?.char_indices();
        let (_, first) = rest.next()?;
        let (last, mut is_word) = class(first);
        let mut end = End {
            character: first,
            class: last,
            is_flag: is_flag(first),
            is_open: false,
        };
        self.at = self.text.len();
        while let Some((at, c)) = rest.next() {
            let (kind, makes_word) = class(c);
            if !end.goes_on(c, kind, rest.as_str()) {
                self.at = start + at;
                break;
            }
            is_word |= makes_word;
        }
        Some((start, is_word))
    }
}

/// Where a piece ends so far.
struct End {
    character: char,
    /// Of the last character that is no mark, and no sign that stands between two.
    class: Class,
    /// Half of a flag.
    is_flag: bool,
    /// A sign stands there, and what it joins is to come.
    is_open: bool,
}

impl End {
    /// Whether the piece goes on with a character.
    fn goes_on(&mut self, c: char, kind: Class, behind: &str) -> bool {
        let before = std::mem::replace(&mut self.character, c);
        if matches!(kind, Mark | Vowel) {
            return !ends_line(before);
        }
        let was_flag = std::mem::replace(&mut self.is_flag, is_flag(c));
        if bridges(self.class, c, kind, behind) {
            self.is_open = true;
            return true;
        }
        let last = std::mem::replace(&mut self.class, kind);
        if was_flag && self.is_flag {
            // Two are one flag, a third begins another.
            self.is_flag = false;
            return true;
        }
        std::mem::take(&mut self.is_open)
            || joins(last, kind)
            || (last == Hebrew && c == '\'')
            || (before == '\r' && c == '\n')
            || (is_space(before) && is_space(c))
            || (before == '\u{200d}' && is_picture(c))
    }
}

/// Letters, digits and what joins them hold together.
fn joins(last: Class, next: Class) -> bool {
    matches!(
        (last, next),
        (Letter | Hebrew | Digit, Letter | Hebrew | Digit)
            | (Katakana, Katakana)
            | (Letter | Hebrew | Digit | Katakana | Joiner, Joiner)
            | (Joiner, Letter | Hebrew | Digit | Katakana)
    )
}

/// Whether a sign stands between two letters or two digits: marks do not count.
fn bridges(last: Class, sign: char, kind: Class, behind: &str) -> bool {
    if !matches!(kind, BetweenLetters | BetweenDigits | BetweenEither) && sign != '"' {
        return false;
    }
    let mut behind = behind.chars().map(|c| class(c).0);
    let next = behind.find(|kind| !matches!(kind, Mark | Vowel));
    match (last, next) {
        (Hebrew, Some(Hebrew)) if sign == '"' => true,
        (Letter | Hebrew, Some(Letter | Hebrew)) => matches!(kind, BetweenLetters | BetweenEither),
        (Digit, Some(Digit)) => matches!(kind, BetweenDigits | BetweenEither),
        _ => false,
    }
}

fn ends_line(c: char) -> bool {
    matches!(c, '\n'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

fn is_flag(c: char) -> bool {
    matches!(c, '\u{1f1e6}'..='\u{1f1ff}')
}

/// White space at which no line ends.
fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\u{1680}' | '\u{2000}'..='\u{2006}' | '\u{2008}'..='\u{200a}' | '\u{205f}' | '\u{3000}')
}

/// What makes one picture with another before it, nearly: a table would have to tell each of them.
fn is_picture(c: char) -> bool {
    matches!(c, '\u{2194}'..='\u{21aa}' | '\u{231a}'..='\u{23ff}' | '\u{25aa}'..='\u{27bf}' | '\u{2934}'..='\u{2b55}' | '\u{1f000}'..='\u{1f1e5}'
            | '\u{1f200}'..='\u{1fffd}')
}

#[cfg(test)]
mod tests {
    use unicode_segmentation::UnicodeSegmentation;

    use super::Segments;

    fn agree(text: &str) {
        let pieces: Vec<(usize, &str)> = text.split_word_bound_indices().collect();
        let words: Vec<usize> = text.unicode_word_indices().map(|(at, _)| at).collect();
        let expected: Vec<(usize, bool)> = pieces
            .iter()
            .map(|(at, _)| (*at, words.contains(at)))
            .collect();
        assert_eq!(Segments::of(text).collect::<Vec<_>>(), expected, "{text:?}");
    }

    #[test]
    fn each_character_is_of_its_class() {
        let all = ('\0'..='\u{1ffff}').chain('\u{e0000}'..='\u{e01ff}');
        for c in all {
            for (before, behind) in [
                ("a", "a"),
                ("1", "1"),
                ("a", "1"),
                ("㌀", "㌀"),
                ("_", "-"),
                ("א", "א"),
                ("", ""),
            ] {
                agree(&format!("{before}{c}{behind}"));
            }
        }
    }

    #[test]
    fn texts_of_all_kinds_are_cut_where_others_cut_them() {
        agree("ab 👩\u{200d}👍 👩\u{1f3fb}👍 🇩🇪🇫🇷🇮 c");
        // Pictures are not among these: after a sign between two letters the other reader takes them for a third.
        let signs: Vec<char> = "a1_.,;:'\"- \r\n\u{85}Zéאב・°½²\u{301}\u{345}\u{64b}\u{200d}\u{ad}🇩🇪\u{3000}\u{203f}·٫…सि".chars().collect();
        let mut state: u32 = 1;
        for _ in 0..40_000 {
            let text: String = (0..9)
                .map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    signs[(state >> 16) as usize % signs.len()]
                })
                .collect();
            agree(&text);
        }
    }
}
