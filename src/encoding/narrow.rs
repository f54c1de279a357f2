//! Decodes documents whose first bytes read as ASCII: UTF-8 and everything that extends ASCII.

use std::borrow::Cow;

use encoding_rs::{self as known, Encoding};

use crate::diagnostic::{Kind, Log, catalogue::encoding as say};

use super::charset::Charset;
use super::legacy::{self, Reading};
use super::mixed;
use super::tally::Tally;
use super::witness::{Label, Witnesses};
use super::{Settled, guess, names, seven_bit, utf8};
use crate::value::search::Search;
use crate::value::text::is_ascii;

/// A text with faults, the name of the encoding that it was read by, whose word that was.
type Candidate = (Reading, &'static str, &'static str);

/// Decodes a document that is not wide.
pub fn decode<'b>(witnesses: &Witnesses<'b>, log: &mut Log) -> Settled<'b> {
    let mut hearing = Hearing { witnesses, log };
    hearing.dismiss_unknown();
    let body = witnesses.body;
    let error = match utf8(body) {
        Ok(text) if is_ascii(text.as_bytes()) => return hearing.ascii(text),
        Ok(text) => return hearing.utf8(text),
        Err(error) => error,
    };
    let whole = body.get(..error.valid_up_to()).unwrap_or_default();
    match std::str::from_utf8(whole) {
        // The document was cut within a character.
        Ok(text)
            if error.error_len().is_none()
                && (!text.is_ascii() || !hearing.is_labelled_legacy()) =>
        {
            hearing.log.add(&say::CUT, text.len()..text.len());
            if text.is_ascii() {
                hearing.ascii(text)
            } else {
                hearing.utf8(text)
            }
        }
        _ => hearing.other(),
    }
}

struct Hearing<'w, 'b, 'l> {
    witnesses: &'w Witnesses<'b>,
    log: &'l mut Log,
}

impl<'w, 'b> Hearing<'w, 'b, '_> {
    fn labels(&self) -> impl Iterator<Item = (&'w Label, Charset)> + use<'w, 'b> {
        let labels = self.witnesses.labels.iter();
        labels.filter_map(|label| Some((label, label.charset?)))
    }

    fn dismiss_unknown(&mut self) {
        for label in &self.witnesses.labels {
            let kind = match label.charset {
                Some(Charset::Utf7) => &say::UTF_7,
                Some(_) => continue,
                None if label.from == "xml" && self.witnesses.bom.is_none() => &say::LABEL_UNKNOWN,
                None => &say::HEADER_UNKNOWN,
            };
            self.tell(kind, label);
        }
    }

    fn is_labelled_legacy(&self) -> bool {
        self.labels()
            .any(|(_, charset)| matches!(charset, Charset::Legacy(_) | Charset::Dos(_)))
    }

    /// Every label that extends ASCII is right.
    fn ascii(&mut self, text: &'b str) -> Settled<'b> {
        let mut believed: Option<Settled<'b>> = None;
        for (label, charset) in self.labels() {
            if charset == Charset::Utf7 {
                continue;
            }
            if charset.is_wide() {
                self.contradict(label, charset);
            } else if self.witnesses.bom.is_some() && charset != Charset::Utf8 {
                self.tell(&say::LABEL_CONTRADICTED, label);
            } else if believed.is_none() {
                let switched = seven_bit::read(charset, text.as_bytes());
                let text = match switched {
                    Some(reading) => self.take(reading, charset.name()),
                    None => Cow::Borrowed(text),
                };
                believed = Some((text, charset.name(), label.from));
            } else if believed
                .as_ref()
                .is_some_and(|(_, name, _)| *name != charset.name())
            {
                self.tell(&say::LABELS_DIFFER, label);
            }
        }
        if let Some(believed) = believed {
            return believed;
        }
        if self.witnesses.bom.is_some() {
            return (Cow::Borrowed(text), "utf-8", "bom");
        }
        match seven_bit::japanese(text.as_bytes()) {
            Some(reading) => (self.take(reading, "iso-2022-jp"), "iso-2022-jp", "bytes"),
            None => (Cow::Borrowed(text), "utf-8", "default"),
        }
    }

    /// Sequences of several bytes that are all UTF-8 happen in nothing else: no label stands against them.
    fn utf8(&mut self, text: &'b str) -> Settled<'b> {
        let mut from = None;
        let mut contradicted = false;
        for (label, charset) in self.labels() {
            match charset {
                Charset::Utf8 => from = from.or(Some(label.from)),
                Charset::Utf7 => {}
                _ if from.is_some() && !self.is_impossible(label, charset) => {
                    self.tell(&say::LABELS_DIFFER, label);
                }
                _ => {
                    contradicted = true;
                    self.contradict(label, charset);
                }
            }
        }
        let without = match self.witnesses.bom {
            Some(_) => "bom",
            None if contradicted => "bytes",
            None => "default",
        };
        (Cow::Borrowed(text), "utf-8", from.unwrap_or(without))
    }

    /// Bytes that are not UTF-8, not all of them at least.
    fn other(&mut self) -> Settled<'b> {
        let body = self.witnesses.body;
        let tally = Tally::of(body);
        let mut best: Option<Candidate> = None;
        for (label, charset) in self.labels() {
            match (charset, seven_bit::unswitched(charset)) {
                (Charset::Utf8, _) if tally.is_mostly_utf8() || tally.is_cut_utf8() => {
                    return self.mostly_utf8(label.from);
                }
                (_, Some(encoding)) if self.is_worth_trying(label, encoding, &tally) => {
                    let reading = legacy::read(encoding, body);
                    let name = names::name(encoding);
                    if reading.faults == 0 {
                        return (self.take(reading, name), name, label.from);
                    }
                    self.contradict(label, charset);
                    if best
                        .as_ref()
                        .is_none_or(|(best, ..)| reading.faults < best.faults)
                    {
                        best = Some((reading, name, label.from));
                    }
                }
                (Charset::Dos(page), _) if !tally.is_mostly_utf8() => {
                    return (self.take(page.read(body), page.name), page.name, label.from);
                }
                (Charset::Utf7, _) => {}
                _ => self.contradict(label, charset),
            }
        }
        if tally.is_mostly_utf8() {
            return self.mostly_utf8(self.witnesses.source_without_label());
        }
        match best.take_if(|(reading, name, _)| is_cut_by_bytes(reading, name, &tally)) {
            Some((reading, name, from)) => (self.take(reading, name), name, from),
            None => self.guess(best),
        }
    }

    /// Whether nothing speaks against a label before its encoding is tried.
    fn is_worth_trying(&self, label: &Label, encoding: &'static Encoding, tally: &Tally) -> bool {
        !tally.overrules(encoding)
            && !self.is_server_default(label, encoding)
            && !guess::is_other_cyrillic(encoding, self.witnesses.body)
    }

    /// Some servers say iso-8859-1 of every document. Where the document names another encoding and its bytes
    /// look like that, this is no witness.
    fn is_server_default(&self, label: &Label, encoding: &'static Encoding) -> bool {
        let latin = known::WINDOWS_1252;
        let inside = |(other, charset): (&Label, Charset)| match charset {
            Charset::Legacy(named) if other.from != "http" && named != latin => {
                self.looks_like(named)
            }
            _ => false,
        };
        label.from == "http" && encoding == latin && self.labels().any(inside)
    }

    /// Some encodings are never guessed: what is plainly no Western text is one of them where it says so.
    fn looks_like(&self, named: &'static Encoding) -> bool {
        let body = self.witnesses.body;
        let guess = guess::guess(body);
        let is_read = || named.decode_without_bom_handling_and_without_replacement(body);
        named == guess
            || (named == known::GB18030 && guess == known::GBK)
            || (guess != known::WINDOWS_1252 && is_read().is_some())
    }

    fn mostly_utf8(&mut self, from: &'static str) -> Settled<'b> {
        (
            Cow::Owned(mixed::read(self.witnesses.body, self.log)),
            "utf-8",
            from,
        )
    }

    fn guess(&mut self, best: Option<Candidate>) -> Settled<'b> {
        let encoding = guess::guess(self.witnesses.body);
        let reading = legacy::read(encoding, self.witnesses.body);
        if let Some((best, name, from)) = best.filter(|(best, ..)| best.faults <= reading.faults) {
            return (self.take(best, name), name, from);
        }
        let name = names::name(encoding);
        self.log.add_with(&say::UNDECLARED, 0..0, name);
        (self.take(reading, name), name, "bytes")
    }

    fn take(&mut self, reading: Reading, name: &'static str) -> Cow<'b, str> {
        reading.tell(name, self.log);
        Cow::Owned(reading.text)
    }

    fn contradict(&mut self, label: &Label, charset: Charset) {
        if self.is_impossible(label, charset) {
            self.tell(&say::LABEL_IMPOSSIBLE, label);
        } else {
            self.tell(&say::LABEL_CONTRADICTED, label);
        }
    }

    /// Whether an XML parser, which knows nothing of the header, would stumble over this label.
    fn is_impossible(&self, label: &Label, charset: Charset) -> bool {
        if label.from != "xml" || self.witnesses.bom.is_some() {
            return false;
        }
        let body = self.witnesses.body;
        match charset {
            // Of windows-1252 WHATWG reads these five as controls; others read nothing. ISO 8859-1 has them.
            Charset::Legacy(encoding) if encoding == known::WINDOWS_1252 => {
                label.word.holds("1252")
                    && body.iter().any(|byte| mixed::windows_1252(*byte).is_none())
            }
            Charset::Legacy(encoding) => encoding
                .decode_without_bom_handling_and_without_replacement(body)
                .is_none(),
            Charset::Dos(_) => false,
            _ => true,
        }
    }

    fn tell(&mut self, kind: &'static Kind, label: &Label) {
        let where_said = match label.from {
            _ if *kind == say::LABEL_IMPOSSIBLE || *kind == say::LABEL_UNKNOWN => "",
            "http" => "Content-Type header says ",
            "xml" => "XML declaration says ",
            _ => "page says ",
        };
        let said = format!("{where_said}{}", label.word);
        self.log.add_with(kind, label.at.clone(), &said);
    }
}

/// A text cut by bytes, and not by characters, has a fault here and there; its label is right all the same.
/// Where characters have two bytes, no text of a few lines is cut only once in a hundred.
fn is_cut_by_bytes(reading: &Reading, name: &str, tally: &Tally) -> bool {
    let is_double = ["gb", "big5", "euc", "shift"]
        .iter()
        .any(|start| name.starts_with(start));
    let least = if is_double { 16 } else { 50 };
    reading.faults.saturating_mul(least) <= tally.above_ascii()
}
