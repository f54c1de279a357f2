//! JSON text to tokens, forgiving: comments, bare words, single quotes and raw line ends are read and noted.

use std::borrow::Cow;
use std::ops::Range;

use memchr::memchr2;

use super::lost::{
    before_key, before_value, ends_string, in_curly_quotes, is_doubled, is_end, next_key,
};
use super::words::{is_known, is_nothing};
use super::{ENTRIES, version};
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::json;
use crate::value::text::is_one_of;

/// One token.
#[derive(Debug, Clone, PartialEq)]
pub enum Token<'t> {
    /// `{`
    OpenObject,
    /// `}`
    CloseObject,
    /// `[`
    OpenArray,
    /// `]`
    CloseArray,
    /// `:`
    Colon,
    /// `,`
    Comma,
    /// A string, escapes resolved.
    Text(Cow<'t, str>),
    /// A number, `true`, `false`, `null`, or a word that should have stood in quotes.
    Word(&'t str),
}

/// Reads tokens one by one.
#[derive(Debug)]
pub struct Tokens<'t> {
    text: &'t str,
    at: usize,
    /// The next token should be a key.
    pub wants_key: bool,
    /// The text ended within the last string.
    pub is_cut: bool,
    /// Up to where the end of a string without beginning was looked for.
    looked: usize,
}

impl<'t> Tokens<'t> {
    /// From the front of a text.
    pub fn new(text: &'t str) -> Self {
        Tokens::behind(text, 0)
    }

    /// The next token and its bytes; `None` at the end.
    pub fn next(&mut self, log: &mut Log) -> Option<(Token<'t>, Range<usize>)> {
        self.skip_blank(log);
        let from = self.at;
        let byte = *self.text.as_bytes().get(from)?;
        let mark = match byte {
            b'{' => Some(Token::OpenObject),
            b'}' => Some(Token::CloseObject),
            b'[' => Some(Token::OpenArray),
            b']' => Some(Token::CloseArray),
            b':' => Some(Token::Colon),
            b',' => Some(Token::Comma),
            b';' => {
                log.add(&json::MISPLACED, from..from + 1);
                Some(Token::Comma)
            }
            _ => None,
        };
        let token = match mark {
            Some(mark) => {
                self.at += 1;
                mark
            }
            None if byte == b'"' || byte == b'\'' => Token::Text(self.string(byte, log)),
            None => self.word(log),
        };
        Some((token, from..self.at))
    }

    /// Whether an object that has just begun is empty, or the key of its first member is a number.
    pub fn is_numbered(&self) -> bool {
        let rest = self.rest().trim_start();
        let Some(key) = rest.strip_prefix('"') else {
            return rest.starts_with('}');
        };
        let end = key.trim_start_matches(|c: char| c.is_ascii_digit());
        end.len() < key.len() && end.starts_with('"')
    }

    /// Whether an object that has just begun calls itself a feed in its first member.
    pub fn begin_feed(&self) -> bool {
        const LONG_ENOUGH: usize = 80;
        let rest = self.rest().trim_start();
        let is_versioned = || {
            let start: String = rest.chars().take(LONG_ENOUGH).collect();
            version::find(&start).is_some()
        };
        rest.starts_with("\"version\"") && is_versioned()
    }

    /// Whether a list of entries is among the members of an object that has just begun, or of the first in a list.
    pub fn holds_entries(&self) -> bool {
        const NEAR: usize = 4096;
        // Objects within each other are each looked into.
        const DEEPEST: usize = 8;
        let end = self.text.floor_char_boundary(self.at + NEAR);
        let mut ahead = Tokens::behind(self.text.get(..end).unwrap_or_default(), self.at);
        let mut depth = usize::from(!self.rest().trim_start().starts_with('{'));
        let mut is_named = false;
        while let Some((token, _)) = ahead.next(&mut Log::default()) {
            match token {
                Token::OpenArray if is_named => return true,
                Token::OpenObject | Token::OpenArray => depth += 1,
                Token::CloseObject | Token::CloseArray => depth = depth.saturating_sub(1),
                Token::Colon => continue,
                _ => {}
            }
            if depth == 0 || depth > DEEPEST {
                break;
            }
            is_named = depth == 1 && matches!(token, Token::Text(key) if is_one_of(&key, ENTRIES));
        }
        false
    }

    /// From somewhere in a text.
    pub fn behind(text: &'t str, at: usize) -> Self {
        Tokens {
            text,
            at,
            wants_key: false,
            is_cut: false,
            looked: 0,
        }
    }

    /// The next token begins here, before the last one.
    pub fn go_back(&mut self, at: usize) {
        self.at = at;
    }

    /// Where the next token is looked for.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Whether the last token is a key.
    pub fn is_before_colon(&self) -> bool {
        self.rest().trim_ascii_start().starts_with(':')
    }

    /// The key behind a comma that stands next.
    pub fn key_behind_comma(&self) -> Option<&'t str> {
        next_key(self.rest().trim_ascii_start().strip_prefix(',')?)
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip_blank(&mut self, log: &mut Log) {
        loop {
            let rest = self.rest();
            let from = self.at;
            let is_blank =
                |c: char| c.is_whitespace() || c == '\u{feff}' || is_control_character(c);
            self.at += rest.len() - rest.trim_start_matches(is_blank).len();
            let blank = rest.get(..self.at - from).unwrap_or_default();
            let blank = match from {
                0 => blank.trim_start_matches('\u{feff}'),
                _ => blank,
            };
            if blank.contains(|c| !matches!(c, ' ' | '\t' | '\n' | '\r')) {
                log.add(&json::MISPLACED, from..self.at);
            }
            let rest = self.rest();
            let end = match rest.as_bytes() {
                [b'/', b'/', ..] => memchr::memchr(b'\n', rest.as_bytes()).unwrap_or(rest.len()),
                [b'/', b'*', ..] => {
                    memchr::memmem::find(rest.as_bytes(), b"*/").map_or(rest.len(), |end| end + 2)
                }
                _ => return,
            };
            log.add(&json::COMMENT, self.at..self.at + end);
            self.at += end;
        }
    }

    fn string(&mut self, quote: u8, log: &mut Log) -> Cow<'t, str> {
        let from = self.at;
        if quote == b'\'' {
            log.add(&json::QUOTES, from..from + 1);
        }
        self.at += 1;
        let mut decoded: Option<String> = None;
        loop {
            let rest = self.rest();
            let Some(end) = memchr2(quote, b'\\', rest.as_bytes()) else {
                log.add(&json::CUT, from..self.text.len());
                self.is_cut = true;
                self.at = self.text.len();
                return join(decoded, rest);
            };
            let piece = rest.get(..end).unwrap_or_default();
            if piece.bytes().any(|byte| byte < 0x20) {
                log.add(&json::CONTROL, self.at..self.at + end);
            }
            let start = self.at;
            self.at += end;
            let is_quote = rest.as_bytes().get(end) == Some(&quote);
            let behind = rest.get(end + 1..).unwrap_or_default();
            if is_quote && ends_string(behind) {
                self.at += 1;
                if is_doubled(behind) {
                    log.add(&json::MISPLACED, self.at..self.at + 1);
                    self.at += 1;
                }
                return join(decoded, piece);
            }
            // A quotation mark too many before a key.
            if is_quote && self.wants_key && decoded.is_none() && piece.is_empty() {
                log.add(&json::MISPLACED, self.at..self.at + 1);
                self.at += 1;
                continue;
            }
            let lost = match is_quote {
                true if self.wants_key && decoded.is_none() => before_value(piece),
                true => before_key(piece, behind),
                false => None,
            };
            if let Some(whole) = lost {
                log.add(&json::LOST_QUOTE, from..start + whole.len());
                self.at = start + whole.len();
                return join(decoded, whole);
            }
            let text = decoded.get_or_insert_with(String::new);
            text.push_str(piece);
            if is_quote {
                log.add(&json::UNESCAPED_QUOTE, self.at..self.at + 1);
                text.push(char::from(quote));
                self.at += 1;
                continue;
            }
            let escaped = self.escape(log);
            text.push_str(&escaped);
        }
    }

    /// One escape, from its backslash.
    pub fn escape(&mut self, log: &mut Log) -> Cow<'t, str> {
        let from = self.at;
        let rest = self.rest();
        let Some(character) = rest.chars().nth(1) else {
            self.at = self.text.len();
            return Cow::Borrowed("");
        };
        self.at += 1 + character.len_utf8();
        let plain = match character {
            'n' => "\n",
            't' => "\t",
            'r' => "\r",
            'b' => "\u{8}",
            'f' => "\u{c}",
            '"' => "\"",
            '\\' => "\\",
            '/' => "/",
            'u' => return self.unicode(from, log).to_string().into(),
            _ => {
                log.add(&json::ESCAPE, from..self.at);
                return character.to_string().into();
            }
        };
        Cow::Borrowed(plain)
    }

    /// `\uD83D\uDE00` is one character; half of it is none.
    fn unicode(&mut self, from: usize, log: &mut Log) -> char {
        let Some(first) = self.hex() else {
            log.add(&json::ESCAPE, from..self.at);
            return char::REPLACEMENT_CHARACTER;
        };
        if let Some(character) = char::from_u32(first) {
            return character;
        }
        let after = self.at;
        if (0xd800..0xdc00).contains(&first) && self.rest().starts_with("\\u") {
            self.at += 2;
            if let Some(second) = self
                .hex()
                .filter(|second| (0xdc00..0xe000).contains(second))
            {
                let code = 0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00);
                return char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
            }
            self.at = after;
        }
        log.add(&json::SURROGATE, from..self.at);
        char::REPLACEMENT_CHARACTER
    }

    fn hex(&mut self) -> Option<u32> {
        let digits = self
            .rest()
            .get(..4)
            .filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
        self.at += 4;
        u32::from_str_radix(digits, 16).ok()
    }

    fn word(&mut self, log: &mut Log) -> Token<'t> {
        let from = self.at;
        let rest = self.rest();
        if let Some((text, length)) = in_curly_quotes(rest) {
            self.at += length;
            log.add(&json::QUOTES, from..self.at);
            return Token::Text(join(None, text));
        }
        // The colon of an address, or of a time, ends no value.
        let goes_on = |behind: &str| {
            !self.wants_key && behind.starts_with(|c: char| c == '/' || c.is_ascii_digit())
        };
        let ends = |(at, c): (usize, char)| {
            c.is_whitespace()
                || is_control_character(c)
                || matches!(c, '{' | '}' | '[' | ']' | ',' | ';' | '"')
                || (c == ':' && !rest.get(at + 1..).is_some_and(goes_on))
        };
        let first = rest.chars().next().map_or(1, char::len_utf8);
        let end = rest
            .char_indices()
            .find(|&(at, c)| at >= first && ends((at, c)))
            .map_or(rest.len(), |(end, _)| end);
        let word = rest.get(..end).unwrap_or_default();
        let is_strange = !is_nothing(word) && !is_known(word);
        if is_strange && let Some(text) = self.unopened(rest, end, log) {
            return Token::Text(join(None, text));
        }
        self.at += end;
        if is_nothing(word) && word != "null" {
            log.add(&json::MISPLACED, from..self.at);
        } else if !is_known(word) {
            log.add_with(&json::WORD, from..self.at, word);
        }
        Token::Word(word)
    }
}

impl<'t> Tokens<'t> {
    /// A string that has lost the quotation mark before it. What is looked at for a value is looked at once.
    fn unopened(&mut self, rest: &'t str, end: usize, log: &mut Log) -> Option<&'t str> {
        let from = self.at;
        let length = match self.wants_key {
            true => rest.get(end..)?.starts_with("\":").then_some(end)?,
            false if from < self.looked => return None,
            false => {
                let quote = memchr::memchr(b'"', rest.as_bytes());
                self.looked = quote.map_or(self.text.len(), |quote| from + quote);
                quote.filter(|&quote| is_end(rest, quote))?
            }
        };
        log.add(&json::LOST_QUOTE, from..from + length);
        self.at = from + length + 1;
        rest.get(..length)
    }
}

fn join<'t>(decoded: Option<String>, last: &'t str) -> Cow<'t, str> {
    let text = match decoded {
        None => Cow::Borrowed(last),
        Some(mut text) => {
            text.push_str(last);
            Cow::Owned(text)
        }
    };
    // Written as `\u0000` or raw: XML knows no such text, and no reader wants it.
    if text.bytes().any(is_control) {
        let kept = text
            .chars()
            .filter(|c| !u8::try_from(*c).is_ok_and(is_control));
        return Cow::Owned(kept.collect());
    }
    text
}

fn is_control_character(c: char) -> bool {
    u8::try_from(c).is_ok_and(is_control)
}

fn is_control(byte: u8) -> bool {
    byte < 0x20 && !matches!(byte, b'\t' | b'\n' | b'\r')
}
