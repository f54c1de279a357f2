//! JSON text to tokens: what the grammar allows is read at full speed; the first byte that it does not allow goes to
//! `mend`, which reads one token or skips something. <https://www.rfc-editor.org/rfc/rfc8259>

use std::borrow::Cow;
use std::ops::Range;

use super::ENTRIES;
use super::words::{ends_string, escape, is_control, is_known};
use crate::diagnostic::Log;
use crate::need;
use crate::value::blocks::{Block, find};
use crate::value::search::Search;
use crate::value::text::is_one_of;

/// One token. Behind a key comes its value, unless the text ends.
#[derive(Debug, Clone, PartialEq)]
pub enum Token<'t> {
    /// `{`
    Object,
    /// `[`
    List,
    /// `}` or `]`
    Close,
    /// A key, as it stands in the text, and its colon.
    Key(&'t str),
    /// A string, escapes resolved.
    Text(Cow<'t, str>),
    /// A number, `true`, `false`, `null`, or a word that should have stood in quotes.
    Word(&'t str),
}

/// A token and its bytes.
pub type Read<'t> = (Token<'t>, Range<usize>);

/// What may come next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The document's value, or a member's behind its colon.
    Value,
    /// A container's first key or value, or its end.
    First,
    /// Its next key or value.
    Next,
    /// The colon behind a key.
    Colon,
    /// A comma, or the container's end.
    Comma,
    /// The document is complete.
    Nothing,
}

/// Reads tokens one by one.
#[derive(Debug, Clone)]
pub struct Tokens<'t> {
    pub text: &'t str,
    pub at: usize,
    pub wanted: Wanted,
    /// How many containers are open.
    pub depth: usize,
    /// A bit for each, so that any depth can be followed: set for a list.
    lists: Vec<u64>,
    /// So many containers are ended by nothing but their own sign.
    pub kept_open: usize,
    /// The text ends within the last string.
    pub is_cut: bool,
    /// So often it is still looked ahead.
    looks: u8,
}

impl<'t> Tokens<'t> {
    /// From the front of a text.
    pub fn new(text: &'t str) -> Self {
        Tokens {
            text,
            at: text.len() - text.trim_start_matches('\u{feff}').len(),
            wanted: Wanted::Value,
            depth: 0,
            lists: Vec::new(),
            kept_open: usize::MAX,
            is_cut: false,
            looks: 16,
        }
    }

    /// The next token; `None` at the end.
    pub fn next(&mut self, log: &mut Log) -> Option<Read<'t>> {
        loop {
            if let Some(read) = self.sound() {
                return Some(read);
            }
            if self.at >= self.text.len() || self.wanted == Wanted::Nothing {
                return None;
            }
            if need::lacks("markup") {
                self.at = self.text.len();
                return None;
            }
            if let Some(read) = self.mend(log) {
                return Some(read);
            }
        }
    }

    /// The next token where it is as JSON has it.
    pub fn sound(&mut self) -> Option<Read<'t>> {
        let mut byte = self.next_byte()?;
        if byte == b',' && self.wanted == Wanted::Comma {
            self.at += 1;
            self.wanted = Wanted::Next;
            byte = self.next_byte()?;
        }
        let (from, is_list) = (self.at, self.is_list(0));
        let token = match (byte, self.wanted) {
            (_, Wanted::Value) => self.value(byte)?,
            (b'}' | b']', Wanted::First | Wanted::Comma) if is_list == (byte == b']') => {
                self.at += 1;
                self.leave()
            }
            (b'"', Wanted::First | Wanted::Next) if !is_list => {
                self.string()?;
                let key = self.text.get(from + 1..self.at - 1)?;
                return Some(self.key(key, from..self.at));
            }
            (_, Wanted::First | Wanted::Next) if is_list => self.value(byte)?,
            _ => return None,
        };
        Some((token, from..self.at))
    }

    fn value(&mut self, byte: u8) -> Option<Token<'t>> {
        let token = match byte {
            b'{' => return Some(self.begin(Token::Object)),
            b'[' => return Some(self.begin(Token::List)),
            b'"' => Token::Text(self.string()?),
            _ => {
                let rest = self.rest();
                let ends = |byte: u8| !byte.is_ascii_alphanumeric() && !b"+-.".contains(&byte);
                let (word, behind) = rest.halves(rest.bytes().position(ends).unwrap_or(rest.len()));
                let is_whole =
                    behind.is_empty() || behind.starts_with([',', '}', ']', ' ', '\t', '\r', '\n']);
                if !is_whole || !is_known(word) {
                    return None;
                }
                self.at += word.len();
                Token::Word(word)
            }
        };
        self.end_member();
        Some(token)
    }

    /// A key was read; its colon is passed, if it stands there.
    pub fn key(&mut self, key: &'t str, at: Range<usize>) -> Read<'t> {
        self.wanted = Wanted::Colon;
        self.pass_colon();
        (Token::Key(key), at)
    }

    pub fn pass_colon(&mut self) {
        if self.next_byte() == Some(b':') {
            self.at += 1;
            self.wanted = Wanted::Value;
        }
    }

    /// The innermost container ends.
    pub fn leave(&mut self) -> Token<'t> {
        self.depth = self.depth.saturating_sub(1);
        self.end_member();
        Token::Close
    }

    /// A value is complete.
    pub fn end_member(&mut self) {
        self.wanted = match self.depth {
            0 => Wanted::Nothing,
            _ => Wanted::Comma,
        };
    }

    /// White space is passed; the byte behind it.
    pub fn next_byte(&mut self) -> Option<u8> {
        let bytes = self.text.as_bytes();
        while let Some(b' ' | b'\n' | b'\t' | b'\r') = bytes.get(self.at) {
            self.at += 1;
        }
        bytes.get(self.at).copied()
    }

    pub fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// A string in which nothing is wrong.
    fn string(&mut self) -> Option<Cow<'t, str>> {
        let mut rest = self.text.get(self.at + 1..)?;
        let mut decoded: Option<String> = None;
        loop {
            let (piece, behind) = rest.halves(find(rest.as_bytes(), is_sign)?);
            match behind.as_bytes() {
                [b'\\', ..] => {}
                [b'"', ..] => {
                    let behind = behind.get(1..)?;
                    if !ends_string(behind) {
                        return None;
                    }
                    self.at = self.text.len() - behind.len();
                    return Some(match decoded {
                        None => Cow::Borrowed(piece),
                        Some(text) => Cow::Owned(text + piece),
                    });
                }
                _ => return None,
            }
            let (character, length, fault) = escape(behind);
            if fault.is_some() {
                return None;
            }
            let text = decoded.get_or_insert_default();
            text.push_str(piece);
            if !is_control(character) {
                text.push(character);
            }
            rest = behind.get(length..)?;
        }
    }

    /// Whether an open container, counted from the innermost, is a list.
    pub fn is_list(&self, around: usize) -> bool {
        let Some(at) = self.depth.checked_sub(around + 1) else {
            return false;
        };
        let word = self.lists.get(at / 64).copied().unwrap_or_default();
        word >> (at % 64) & 1 == 1
    }

    /// A container begins with the next byte.
    fn begin(&mut self, token: Token<'t>) -> Token<'t> {
        let is_list = matches!(token, Token::List);
        let (word, bit) = (self.depth / 64, self.depth % 64);
        if self.lists.len() <= word {
            self.lists.push(0);
        }
        if let Some(bits) = self.lists.get_mut(word) {
            *bits = *bits & !(1 << bit) | u64::from(is_list) << bit;
        }
        self.depth += 1;
        self.at += 1;
        self.wanted = Wanted::First;
        token
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

    /// Whether a list of entries is in an object that has just begun, or in the first object of a list.
    pub fn holds_entries(&mut self) -> bool {
        const NEAR: usize = 4096;
        if self.looks == 0 {
            return false;
        }
        self.looks -= 1;
        let end = self.text.floor_char_boundary(self.at.saturating_add(NEAR));
        let mut ahead = self.clone();
        ahead.text = self.text.get(..end).unwrap_or_default();
        let least = ahead.depth + usize::from(ahead.is_list(0));
        let mut is_named = false;
        while let Some((token, _)) = ahead.sound() {
            match token {
                Token::List if is_named => return true,
                Token::Close if ahead.depth < least => return false,
                _ => is_named = matches!(token, Token::Key(key) if is_one_of(key, ENTRIES)),
            }
        }
        false
    }
}

/// What ends a run of a string: its end, an escape, and what may not stand there.
#[inline(always)]
fn is_sign(block: Block) -> Block {
    block.is(b'"') | block.is(b'\\') | block.below(b' ')
}
