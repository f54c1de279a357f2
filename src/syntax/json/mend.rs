//! What is not JSON to the token that it stands for, one rule for each sign; what stands for none is skipped.

use memchr::{memchr, memchr2, memrchr};

use super::token::{Read, Token, Tokens, Wanted};
use super::words::{ends_string, escape, is_control, is_known, is_nothing};
use crate::diagnostic::catalogue::json;
use crate::diagnostic::{Kind, Log};
use crate::value::letters::is_letter_or_digit;
use crate::value::search::{self, Search};

impl<'t> Tokens<'t> {
    /// The token that begins here; `None` where something was skipped, or something else is wanted now.
    #[cold]
    #[inline(never)]
    pub fn mend(&mut self, log: &mut Log) -> Option<Read<'t>> {
        let rest = self.rest();
        let sign = rest.chars().next()?;
        let begins_value = is_of_word(sign) || matches!(sign, '"' | '\'' | '{' | '[');
        match (sign, self.wanted) {
            _ if rest.starts_with("//") || rest.starts_with("/*") => {
                self.skip(comment_length(rest), &json::COMMENT, log);
            }
            (':', Wanted::Colon) => self.pass_colon(),
            (',' | '}' | ']', Wanted::Colon | Wanted::Value) if self.depth > 0 => {
                return Some(self.nothing(log));
            }
            (_, Wanted::Colon) if begins_value => return Some(self.nothing(log)),
            (',', Wanted::Next) => self.skip(1, &json::TRAILING_COMMA, log),
            ('}' | ']', Wanted::Next) => {
                let before = self.text.as_bytes().get(..self.at).unwrap_or_default();
                let comma = memrchr(b',', before).unwrap_or_default();
                log.add(&json::TRAILING_COMMA, comma..comma + 1);
                self.wanted = Wanted::Comma;
            }
            ('}' | ']', Wanted::First | Wanted::Comma) if self.ends_around(sign) => {
                log.add(&json::LOST_BRACKET, self.at..self.at);
                return Some((self.leave(), self.at..self.at));
            }
            (_, Wanted::Comma) if begins_value => {
                log.add(&json::MISSING_COMMA, self.at..self.at);
                self.wanted = Wanted::Next;
            }
            ('"' | '\'', _) => return Some(self.loose_string(sign, log)),
            _ if is_of_word(sign) => return Some(self.word(log)),
            // An object where a key should stand is read as the rest of the one around it.
            _ => {
                let is_known = |c: char| is_of_word(c) || "{}[],:\"' \t\r\n".has(c);
                let mut behind = rest.char_indices().skip(1);
                let next = behind.find(|&(_, c)| is_known(c));
                self.skip(next.map_or(rest.len(), |(at, _)| at), &json::SKIPPED, log);
            }
        }
        None
    }

    fn skip(&mut self, length: usize, why: &'static Kind, log: &mut Log) {
        log.add(why, self.at..self.at + length);
        self.at += length;
    }

    /// Whether a bracket or brace ends the container around the innermost one: within an entry it does. The list of
    /// entries and the feed are ended by their own signs alone, for much may follow.
    fn ends_around(&self, sign: char) -> bool {
        self.is_list(1) == (sign == ']') && self.depth.saturating_sub(1) > self.kept_open
    }

    /// The value of a key that has none.
    fn nothing(&mut self, log: &mut Log) -> Read<'t> {
        log.add(&json::NO_VALUE, self.at..self.at);
        self.end_member();
        (Token::Word("null"), self.at..self.at)
    }

    fn is_key_wanted(&self) -> bool {
        matches!(self.wanted, Wanted::First | Wanted::Next) && !self.is_list(0)
    }

    /// A key or a text in quotation marks of either kind, with whatever stands in it.
    fn loose_string(&mut self, quote: char, log: &mut Log) -> Read<'t> {
        let from = self.at;
        self.at += 1;
        if quote == '\'' {
            log.add(&json::QUOTES, from..self.at);
        }
        let text = self.loose_text(quote, log);
        let at = from..self.at;
        if self.is_key_wanted() {
            let end = at.end - usize::from(!self.is_cut);
            let key = self.text.get(from + 1..end).unwrap_or_default();
            return self.key(key, at);
        }
        self.end_member();
        (Token::Text(text.into()), at)
    }

    fn loose_text(&mut self, quote: char, log: &mut Log) -> String {
        let mut text = String::new();
        loop {
            let rest = self.rest();
            let special = memchr2(quote as u8, b'\\', rest.as_bytes());
            let (piece, behind) = rest.split_at(special.unwrap_or(rest.len()));
            if piece.contains(|c| c < ' ') {
                log.add(&json::CONTROL, self.at..self.at + piece.len());
            }
            text.extend(piece.chars().filter(|c| !is_control(*c)));
            self.at += piece.len();
            if let Some(after) = behind.strip_prefix(quote) {
                self.at += 1;
                if ends_string(after) {
                    return text;
                }
                log.add(&json::UNESCAPED_QUOTE, self.at - 1..self.at);
                text.push(quote);
            } else if behind.is_empty() {
                self.is_cut = true;
                return text;
            } else {
                let (character, length, fault) = escape(behind);
                text.extend(Some(character).filter(|c| !is_control(*c)));
                self.at += length;
                if let Some(fault) = fault {
                    log.add(fault, self.at - length..self.at);
                }
            }
        }
    }

    /// What stands without quotes. The colon of an address, or of a time, ends no value.
    fn word(&mut self, log: &mut Log) -> Read<'t> {
        let (rest, from, is_key) = (self.rest(), self.at, self.is_key_wanted());
        let ends =
            |c: char| c <= ' ' || c.is_whitespace() || "{}[],\"".has(c) || (c == ':' && is_key);
        let mut behind = rest.char_indices().skip(1);
        let end = behind.find(|&(_, c)| ends(c));
        let (word, _) = rest.split_at(end.map_or(rest.len(), |(at, _)| at));
        self.at += word.len();
        let at = from..self.at;
        if !is_key && is_nothing(word) && word != "null" {
            log.add(&json::SKIPPED, at.clone());
        } else if is_key || !is_known(word) {
            log.add_with(&json::WORD, at.clone(), word);
        }
        if is_key {
            return self.key(word, at);
        }
        self.end_member();
        (Token::Word(word), at)
    }
}

/// Whether a word may begin with it.
fn is_of_word(c: char) -> bool {
    is_letter_or_digit(c) || "_$-+.@#/".has(c)
}

/// How long the comment is that begins a text.
fn comment_length(text: &str) -> usize {
    let end = match text.starts_with("//") {
        true => memchr(b'\n', text.as_bytes()),
        false => search::find(text.as_bytes(), b"*/").map(|end| end + 2),
    };
    end.unwrap_or(text.len())
}
