//! Text → numbers, words and marks, each with what it can mean; and a cursor to walk over them.

use super::fold::{Folded, fold, unspaced};
use super::words::{Sense, sense};

/// No date is longer: `Donnerstag, den 1. Januar 2004 um 19:48:21 Uhr (Mitteleuropäische Sommerzeit)` has 72.
pub const LONGEST: usize = 128;

/// One piece of a date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Whether white space stands before it.
    pub gap: bool,
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Digits.
    Number(Number),
    /// Letters, and what they can mean.
    Word(Word),
    /// Punctuation.
    Mark(char),
}

/// Digits: their value, cut at the largest that fits, and how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number {
    /// The value.
    pub value: u64,
    /// The count of digits, leading zeros included.
    pub digits: usize,
}

/// Letters: where they stand in the folded text, and what they mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    from: usize,
    to: usize,
    /// All its meanings.
    pub sense: Sense,
    /// Whether it is written in ASCII capitals only.
    pub capitals: bool,
}

/// A text cut into tokens.
#[derive(Default)]
pub struct Tokens {
    list: Vec<Token>,
    text: String,
    /// Whether Thai letters or digits occur: the year can be Buddhist.
    pub thai: bool,
    /// Whether Arabic or Persian letters or digits occur: the year can be of the Hijra.
    pub arabic: bool,
}

impl Tokens {
    /// Cuts a text; `None` if it is too long, or holds a sign that no date has.
    pub fn of(text: &str) -> Option<Tokens> {
        if text.chars().nth(LONGEST).is_some() {
            return None;
        }
        let mut cutter = Cutter::default();
        let mut chars = text.chars().peekable();
        while let Some(char) = chars.next() {
            cutter.tokens.thai |= matches!(char, '\u{e00}'..='\u{e7f}');
            cutter.tokens.arabic |= matches!(char, '\u{600}'..='\u{6ff}');
            match fold(char) {
                Folded::Letter(letter) => cutter.letter(letter, char),
                Folded::Digit(digit) => cutter.digit(digit),
                Folded::Mark(mark @ ('.' | '\'' | '_')) if cutter.in_word() => {
                    // `a.m.`, `п'ятниця` and `New_York` are one word each; the dot after `Jan.` says nothing.
                    let inside = chars
                        .peek()
                        .is_some_and(|next| matches!(fold(*next), Folded::Letter(_)));
                    match mark {
                        '_' if inside => cutter.letter('_', char),
                        '.' | '\'' => cutter.open = inside,
                        _ => cutter.mark(mark),
                    }
                }
                Folded::Mark(mark) => cutter.mark(mark),
                Folded::Space => cutter.space(),
                Folded::Nothing => {}
                Folded::Foreign => return None,
            }
        }
        cutter.tokens.understood()
    }

    /// A cursor before the first token.
    pub fn start(&self) -> Cursor<'_> {
        Cursor {
            tokens: self,
            at: 0,
        }
    }

    /// The folded letters of a word.
    pub fn text(&self, word: Word) -> &str {
        self.text.get(word.from..word.to).unwrap_or("")
    }

    /// Looks every word up; runs of ideographs and Hangul are first cut into the longest known words.
    fn understood(mut self) -> Option<Tokens> {
        let mut list = Vec::with_capacity(self.list.len());
        for token in &self.list {
            let Kind::Word(word) = token.kind else {
                list.push(*token);
                continue;
            };
            if !self.text(word).starts_with(unspaced) {
                let sense = sense(self.text(word));
                // Levantine Arabic has months of two words.
                if self.arabic
                    && !sense.known()
                    && let Some(both) = list.last().and_then(|last| self.both(*last, word))
                {
                    list.pop();
                    list.push(both);
                    continue;
                }
                list.push(Token {
                    kind: Kind::Word(Word { sense, ..word }),
                    ..*token
                });
                continue;
            }
            let (mut from, mut gap) = (word.from, token.gap);
            while from < word.to {
                let part = self.longest(Word { from, ..word })?;
                list.push(Token {
                    kind: Kind::Word(part),
                    gap,
                });
                (from, gap) = (part.to, false);
            }
        }
        self.list = list;
        Some(self)
    }

    /// A month's name of two words, neither of which means anything alone.
    fn both(&self, first: Token, second: Word) -> Option<Token> {
        let Kind::Word(word) = first.kind else {
            return None;
        };
        let to = second.to;
        let sense = sense(self.text(Word { to, ..word }));
        let kind = Kind::Word(Word { to, sense, ..word });
        (!word.sense.known() && sense.month > 0).then_some(Token { kind, ..first })
    }

    /// The longest known word that a run begins with; none has more than four letters.
    fn longest(&self, run: Word) -> Option<Word> {
        let text = self.text(run);
        let ends = text
            .char_indices()
            .map(|(at, char)| at + char.len_utf8())
            .take(4);
        ends.filter_map(|end| {
            let sense = sense(text.get(..end)?);
            sense.known().then_some(Word {
                to: run.from + end,
                sense,
                ..run
            })
        })
        .last()
    }
}

/// Tokens in the making.
#[derive(Default)]
struct Cutter {
    tokens: Tokens,
    /// Whether the last token may still grow.
    open: bool,
    gap: bool,
}

impl Cutter {
    fn in_word(&self) -> bool {
        self.open
            && matches!(
                self.tokens.list.last(),
                Some(Token {
                    kind: Kind::Word(_),
                    ..
                })
            )
    }

    /// A folded letter, and how it was written: a `_` between letters is no small one.
    fn letter(&mut self, letter: char, written: char) {
        let capital = matches!(written, 'A'..='Z' | '_');
        let from = self.tokens.text.len();
        let same_script = self
            .tokens
            .text
            .chars()
            .next_back()
            .is_some_and(|last| unspaced(last) == unspaced(letter));
        self.tokens.text.push(letter);
        let to = self.tokens.text.len();
        match self.tokens.list.last_mut() {
            Some(Token {
                kind: Kind::Word(word),
                ..
            }) if self.open && same_script => {
                word.to = to;
                word.capitals &= capital;
            }
            _ => self.push(Kind::Word(Word {
                from,
                to,
                sense: Sense::default(),
                capitals: capital,
            })),
        }
        self.open = true;
    }

    fn digit(&mut self, digit: u8) {
        match self.tokens.list.last_mut() {
            Some(Token {
                kind: Kind::Number(number),
                ..
            }) if self.open => {
                number.value = number
                    .value
                    .saturating_mul(10)
                    .saturating_add(u64::from(digit));
                number.digits += 1;
            }
            _ => self.push(Kind::Number(Number {
                value: u64::from(digit),
                digits: 1,
            })),
        }
        self.open = true;
    }

    fn mark(&mut self, mark: char) {
        self.push(Kind::Mark(mark));
        self.open = false;
    }

    fn space(&mut self) {
        self.open = false;
        self.gap = true;
    }

    fn push(&mut self, kind: Kind) {
        self.tokens.list.push(Token {
            kind,
            gap: self.gap,
        });
        self.gap = false;
    }
}

/// A place between two tokens; every step returns a new one, so that a shape that does not fit costs nothing.
#[derive(Clone, Copy)]
pub struct Cursor<'tokens> {
    /// What it walks over.
    pub tokens: &'tokens Tokens,
    at: usize,
}

impl<'tokens> Cursor<'tokens> {
    /// The next token.
    pub fn peek(self) -> Option<Token> {
        self.tokens.list.get(self.at).copied()
    }

    /// Past the next token.
    pub fn past(self) -> Cursor<'tokens> {
        Cursor {
            at: self.at.saturating_add(1),
            ..self
        }
    }

    /// Past all tokens from which a step leads on.
    pub fn past_all(self, step: impl Fn(Token, Self) -> Option<Self>) -> Self {
        let mut cursor = self;
        while let Some(next) = cursor.peek().and_then(|token| step(token, cursor.past())) {
            cursor = next;
        }
        cursor
    }

    /// Whether nothing is left.
    pub fn done(self) -> bool {
        self.at >= self.tokens.list.len()
    }

    /// Whether white space stands before what comes next.
    pub fn gap(self) -> bool {
        self.peek().is_some_and(|token| token.gap)
    }

    /// A number of so many digits.
    pub fn number(
        self,
        digits: std::ops::RangeInclusive<usize>,
    ) -> Option<(Number, Cursor<'tokens>)> {
        match self.peek()?.kind {
            Kind::Number(number) if digits.contains(&number.digits) => Some((number, self.past())),
            _ => None,
        }
    }

    /// A word.
    pub fn word(self) -> Option<(Word, Cursor<'tokens>)> {
        match self.peek()?.kind {
            Kind::Word(word) => Some((word, self.past())),
            _ => None,
        }
    }

    /// A word that can play one of these parts.
    pub fn role(self, roles: u16) -> Option<Cursor<'tokens>> {
        let (word, next) = self.word()?;
        (word.sense.roles & roles != 0).then_some(next)
    }

    /// One certain mark.
    pub fn mark(self, mark: char) -> Option<Cursor<'tokens>> {
        (self.peek()?.kind == Kind::Mark(mark)).then(|| self.past())
    }

    /// One certain mark without white space before it.
    pub fn tight(self, mark: char) -> Option<Cursor<'tokens>> {
        self.mark(mark).filter(|_| !self.gap())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str) -> Option<String> {
        let tokens = Tokens::of(text)?;
        let shown = tokens.list.iter().map(|token| match token.kind {
            Kind::Number(number) => format!("{}#{}", number.value, number.digits),
            Kind::Word(word) => tokens.text(word).to_owned(),
            Kind::Mark(mark) => mark.to_string(),
        });
        Some(shown.collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn a_text_is_cut_where_its_kind_changes() {
        assert_eq!(
            cut("Jan. 02 7:48PM").as_deref(),
            Some("jan 2#2 7#1 : 48#2 pm")
        );
        assert_eq!(
            cut("7 p.m. New_York '04").as_deref(),
            Some("7#1 pm new_york ' 4#2")
        );
        assert_eq!(
            cut("２００４年1月1日木曜日午後").as_deref(),
            Some("2004#4 年 1#1 月 1#1 日 木曜日 午後")
        );
        assert_eq!(
            cut("1 août\u{200e} Fe\u{301}v").as_deref(),
            Some("1#1 aout fev")
        );
        assert_eq!(cut("п’ятниця").as_deref(), Some("пятниця"));
    }

    #[test]
    fn what_no_date_has_is_refused() {
        assert_eq!(cut("1 Jan 2004 \u{1f389}"), None);
        assert_eq!(cut(&"1 ".repeat(65)), None);
    }
}
