//! Bytes as they arrive to text as it is settled.
//!
//! The first 64 KiB decide on the encoding, by the rules that hold for whole documents. Until they are here, text is
//! given out only where every decision that may still come would read it alike: as far as the bytes are UTF-8.

use std::borrow::Cow;
use std::ops::Range;

use crate::diagnostic::place::Places;
use crate::diagnostic::{Encoding, Log};
use crate::encoding::{
    Incremental, above_ascii_in, decode, decode_beginning, is_compressed, safe_length,
};
use crate::options::Limits;

/// So many bytes decide on the encoding.
const FIRST: usize = 64 << 10;

/// What has arrived.
pub struct Arrivals {
    content_type: Option<String>,
    limits: Limits,
    way: Way,
    /// What was said of the bytes.
    pub log: Log,
    /// What there is to be said of the first bytes, while the encoding is open: who leaves early hears no more.
    guess: Log,
    /// What the bytes are read as, as far as that is known.
    pub encoding: Option<Encoding>,
    /// Bytes that came so far.
    pub total: usize,
    /// Of the first bytes, while the encoding is open: so many were given out as text.
    given: usize,
    /// Entries that were read of that: what is wrong with their bytes is known when all the first are here.
    entries: Vec<(Option<u32>, Range<usize>)>,
}

enum Way {
    /// The encoding is open.
    First(Vec<u8>),
    /// It is settled; what comes is read at once.
    Following(Box<Incremental>),
    /// Compressed, or in an encoding that is read whole.
    Whole(Vec<u8>),
}

impl Arrivals {
    /// Nothing has arrived.
    pub fn new(content_type: Option<String>, limits: &Limits) -> Self {
        Arrivals {
            content_type,
            limits: Limits {
                bytes: usize::MAX,
                ..*limits
            },
            way: Way::First(Vec::new()),
            log: Log::new(limits.diagnostics),
            guess: Log::default(),
            encoding: None,
            total: 0,
            given: 0,
            entries: Vec::new(),
        }
    }

    /// Takes bytes; what is settled goes behind a text that begins at an offset of the document.
    pub fn push(&mut self, bytes: &[u8], text: &mut String, offset: usize) {
        self.total = self.total.saturating_add(bytes.len());
        match &mut self.way {
            Way::Whole(all) => all.extend_from_slice(bytes),
            Way::Following(reader) => {
                reader.push(bytes, text, offset, &mut self.log);
                self.note_strays();
            }
            Way::First(all) => {
                all.extend_from_slice(bytes);
                if all.len() >= FIRST {
                    self.decide(text, offset);
                }
            }
        }
    }

    /// All bytes, as long as none of their text was given out for good.
    pub fn whole(&self) -> Option<&[u8]> {
        match &self.way {
            Way::First(all) | Way::Whole(all) => Some(all),
            Way::Following(_) => None,
        }
    }

    /// Whether more may be had by [`Arrivals::peek`].
    pub fn is_open(&self) -> bool {
        matches!(self.way, Way::First(_))
    }

    /// The text as far as it is the same whatever comes, before the encoding is decided. Says how many bytes were looked
    /// at: once text is given out, only what is new.
    pub fn peek(&mut self, text: &mut String, offset: usize) -> usize {
        let Way::First(all) = &self.way else {
            return 0;
        };
        let safe = safe_length(all);
        let news = all.get(self.given..safe).unwrap_or_default();
        let is_named = self.encoding.as_ref().is_some_and(is_named_utf8);
        let is_plain = |byte: &u8| is_ascii_text(byte) || (is_named && !byte.is_ascii());
        if self.given > 0
            && news.iter().all(is_plain)
            && let Ok(news) = std::str::from_utf8(news)
        {
            text.push_str(news);
            self.given = safe;
            return news.len();
        }
        self.peek_anew(safe, text, offset);
        safe
    }

    /// Decodes so many of the first bytes, as if they were all, and gives out what will stay.
    fn peek_anew(&mut self, safe: usize, text: &mut String, offset: usize) {
        let Way::First(all) = &self.way else {
            return;
        };
        let bytes = all.get(..safe).unwrap_or_default();
        let content_type = self.content_type.as_deref();
        let mut log = Log::new(self.limits.diagnostics);
        let Ok(decoded) = decode(bytes, content_type, &self.limits, &mut log) else {
            return;
        };
        let (read, encoding) = (&decoded.text, &decoded.encoding);
        let given = offset.wrapping_add(text.len());
        let (news, end) = match read {
            // Characters that nobody has named UTF-8 may turn out to be another encoding's, and so may escapes.
            Cow::Borrowed(read) if is_named_utf8(encoding) && !bytes.contains(&0x1B) => {
                (read.get(given..).unwrap_or_default(), safe)
            }
            // They are so many that what is missing of the first bytes cannot outweigh them.
            Cow::Borrowed(read)
                if encoding.from == "default"
                    && above_ascii_in(read.as_bytes()) >= FIRST.saturating_sub(safe).max(1) =>
            {
                return self.decide(text, offset);
            }
            Cow::Owned(_) if given == 0 && is_compressed(all) => return,
            _ if Incremental::of(encoding.name).is_none() => return,
            _ => {
                // Up to the first of them all encodings read alike.
                let plain = bytes.iter().take_while(|byte| is_ascii_text(byte)).count();
                match bytes.get(given..plain).map(std::str::from_utf8) {
                    Some(Ok(news)) if plain > 0 => (news, plain),
                    _ => return,
                }
            }
        };
        text.push_str(news);
        log.settle(0, read.len(), &mut Places::new(read));
        (self.encoding, self.guess) = (Some(decoded.encoding), log);
        self.given = end;
    }

    /// All that is to be said of the bytes that came.
    pub fn said(&self) -> Log {
        let mut log = self.log.clone();
        log.join(self.guess.clone());
        for (entry, at) in &self.entries {
            log.stand_within(*entry, at);
        }
        log
    }

    /// An entry turned out to stand here.
    pub fn stand_within(&mut self, entry: Option<u32>, at: Range<usize>) {
        self.log.stand_within(entry, &at);
        if self.is_open() {
            self.entries.push((entry, at));
        }
    }

    /// No more of the bytes that decide on the encoding comes: those that are here do.
    pub fn settle(&mut self, text: &mut String, offset: usize) {
        if self.is_open() {
            self.decide(text, offset);
        }
    }

    /// No more comes. What is left goes behind the text.
    pub fn end(&mut self, text: &mut String, offset: usize) {
        match &mut self.way {
            Way::Following(reader) => {
                reader.end(text, offset, &mut self.log);
                self.note_strays();
            }
            Way::First(all) | Way::Whole(all) => {
                let all = std::mem::take(all);
                self.read(&all, text, offset);
            }
        }
    }

    fn decide(&mut self, text: &mut String, offset: usize) {
        let Way::First(all) = std::mem::replace(&mut self.way, Way::Whole(Vec::new())) else {
            return;
        };
        let safe = safe_length(&all);
        let bytes = all.get(..safe).unwrap_or_default();
        let mut log = Log::new(0);
        let content_type = self.content_type.as_deref();
        let name = match decode(bytes, content_type, &self.limits, &mut log) {
            Ok(decoded) if !is_compressed(&all) => Some(decoded.encoding.name),
            _ => None,
        };
        let given = offset.wrapping_add(text.len());
        let name = if given > 0 {
            name.or(Some("utf-8"))
        } else {
            name
        };
        let Some(mut reader) = name.and_then(Incremental::of) else {
            self.way = Way::Whole(all);
            return;
        };
        self.read(bytes, text, offset);
        let rest = all.get(safe..).unwrap_or_default();
        reader.push(rest, text, offset, &mut self.log);
        self.way = Way::Following(Box::new(reader));
        self.note_strays();
    }

    /// What has bytes in it that are not UTF-8 is UTF-8 on the word of the others.
    fn note_strays(&mut self) {
        if let (Way::Following(reader), Some(encoding)) = (&self.way, &mut self.encoding)
            && reader.has_strays
            && encoding.from == "default"
        {
            encoding.from = "bytes";
        }
    }

    /// Reads what a decision holds for, and gives out what was not given out before.
    fn read(&mut self, bytes: &[u8], text: &mut String, offset: usize) {
        let mut log = Log::new(self.limits.diagnostics);
        let content_type = self.content_type.as_deref();
        let decoded = decode_beginning(bytes, content_type, &self.limits, &mut log);
        let end = decoded.text.len();
        log.settle(0, end, &mut Places::new(&decoded.text));
        self.log.join(log);
        self.guess = Log::default();
        let given = offset.wrapping_add(text.len());
        text.push_str(decoded.text.get(given..).unwrap_or_default());
        self.encoding = Some(decoded.encoding);
    }
}

/// Not so a NUL, of UTF-16, and an escape, which may yet make ISO-2022-JP of the text.
fn is_ascii_text(byte: &u8) -> bool {
    byte.is_ascii() && !matches!(byte, 0 | 0x1B)
}

fn is_named_utf8(encoding: &Encoding) -> bool {
    encoding.name == "utf-8" && !matches!(encoding.from, "bytes" | "default")
}
