//! Characters as written to characters as meant: references resolved, what XML forbids mended or left out.
//!
//! Text that holds nothing of the kind is borrowed as it stands. One look at each byte finds everything.

use std::borrow::Cow;

use super::doctype::Entities;
use super::notable::{Holds, Needle, Place, holds};
use super::run::Run;
use crate::diagnostic::Log;
use crate::need;

/// What a document's characters need: its own entities, and whether any of them is forbidden.
#[derive(Debug, Default)]
pub struct Characters<'t> {
    /// What the document's own entities stand for.
    pub entities: Entities<'t>,
    text: &'t str,
    /// What else is worth a look: found out for all of the document at once, when it is first asked for, for that costs a
    /// tenth of finding it out run by run.
    holds: Option<Holds>,
    /// A reference has put a letter where it may make another with those beside it.
    pub has_made_letters: bool,
    /// What is being made of a run: kept, for most are short.
    out: Vec<u8>,
}

impl<'t> Characters<'t> {
    /// Those of a document, with the bytes that its own entities may expand to.
    pub fn new(text: &'t str, most: usize) -> Self {
        Characters {
            entities: Entities::new(most),
            text,
            ..Characters::default()
        }
    }

    /// Resolves a run of characters that begins at an offset of the document.
    pub fn resolve(
        &mut self,
        raw: &'t str,
        from: usize,
        place: Place,
        log: &mut Log,
    ) -> Cow<'t, str> {
        let bytes = raw.as_bytes();
        let needle = Needle::of(self.holds(), place);
        let Some(mut at) = needle.find(bytes) else {
            return raw.into();
        };
        let mut run = Run::new(raw, from, needle, &mut self.out, log);
        loop {
            at += run.step(at, place, &mut self.entities);
            match needle.find(bytes.get(at..).unwrap_or_default()) {
                Some(next) => at += next,
                None => break,
            }
        }
        let (text, has_made_letters) = run.finish();
        self.has_made_letters |= has_made_letters;
        text
    }

    /// Whether the document holds no character that XML forbids, and no return.
    pub fn are_plain(&mut self) -> bool {
        let holds = self.holds();
        !holds.forbidden && !holds.returns
    }

    /// Whether no text so far holds letters that look as if they had been encoded twice.
    pub fn are_beyond_doubt(&mut self) -> bool {
        need::IS_FULL && !self.holds().doubtful && !self.has_made_letters
    }

    fn holds(&mut self) -> Holds {
        let found = || holds(self.text.as_bytes());
        *self.holds.get_or_insert_with(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(raw: &str, place: Place) -> (String, Vec<&'static str>) {
        let mut log = Log::new(99);
        let mut characters = Characters::new(raw, 99);
        let text = characters.resolve(raw, 0, place, &mut log).into_owned();
        let found = log.diagnostics(raw);
        let codes = found.iter().map(|found| found.code).collect();
        (text, codes)
    }

    #[test]
    fn text_as_it_was_meant() {
        let amp = "xml/unescaped-ampersand";
        let number = "xml/invalid-character-reference";
        let cases: &[(&str, &str, &[&str])] = &[
            ("plain ] text", "plain ] text", &[]),
            ("a &amp; b&lt;&#65;&#x42;", "a & b<AB", &[]),
            ("AT&T &", "AT&T &", &[amp, amp]),
            (
                "&lt;lt;gt; ]lt; 16 letters in allgt;",
                "<lt;gt; ]lt; 16 letters in allgt;",
                &[],
            ),
            ("&nbsp;", "\u{A0}", &["xml/html-entity"]),
            ("&foobar; A", "&foobar; A", &["xml/unknown-entity"]),
            (
                "&#0;&#xD800;&#1;",
                "\u{FFFD}\u{FFFD}",
                &[number, number, number],
            ),
            ("&#146;", "’", &["xml/windows-1252-reference"]),
            ("&#8217 s", "’ s", &[number]),
            ("&#; &#x;", "&#; &#x;", &[amp, amp]),
            ("1 < 2", "1 < 2", &["xml/stray-less-than"]),
            ("a]]>b", "a]]>b", &["xml/cdata-end-in-text"]),
            ("a\r\nb\rc&#13;", "a\nb\nc\r", &[]),
            (
                "a\u{0}b\u{C}c\u{FFFE}",
                "ab c",
                &["xml/control-character"; 3],
            ),
            ("ﻁ\u{FFFD}\u{7F}", "ﻁ\u{FFFD}\u{7F}", &[]),
        ];
        for (raw, text, codes) in cases {
            assert_eq!(
                read(raw, Place::Text),
                (text.to_string(), codes.to_vec()),
                "{raw}"
            );
        }
        let verbatim = read("&amp; ]]> \u{1}", Place::Verbatim);
        assert_eq!(
            verbatim,
            ("&amp; ]]> ".into(), vec!["xml/control-character"])
        );
    }

    #[test]
    fn signs_of_markup_wherever_they_stand() {
        for words in 0..40 {
            for behind in [0, 1, 7, 8, 15, 16, 17, 33] {
                let raw = format!(
                    "{}&lt;{}&quot;&gt;&amp;&apos;",
                    "é".repeat(words),
                    "b".repeat(behind)
                );
                let meant = format!("{}<{}\">&'", "é".repeat(words), "b".repeat(behind));
                assert_eq!(read(&raw, Place::Text), (meant.clone(), vec![]), "{raw}");
                let returned = format!("\r\n{raw}\r");
                let meant = format!("\n{meant}\n");
                assert_eq!(read(&returned, Place::Text), (meant, vec![]), "{raw}");
            }
        }
    }

    #[test]
    fn signs_of_markup_in_long_texts() {
        let sentence = "&lt;p class=&quot;é&quot;&gt;A &amp; B, and so on&lt;/p&gt;";
        let meant = "<p class=\"é\">A & B, and so on</p>";
        for before in 0..40 {
            for times in [1, 30, 31, 32, 33, 66, 200] {
                let words = "w".repeat(before);
                let raw = format!("{words}{}", sentence.repeat(times));
                let meant = format!("{words}{}", meant.repeat(times));
                assert_eq!(read(&raw, Place::Text), (meant.clone(), vec![]));
                let odd = format!("\r\n{raw}&{}", "w".repeat(4000));
                let (text, codes) = read(&odd, Place::Text);
                assert_eq!(text, format!("\n{meant}&{}", "w".repeat(4000)));
                assert_eq!(codes, ["xml/unescaped-ampersand"]);
            }
        }
    }

    #[test]
    fn what_is_odd_between_signs_is_seen() {
        let stray = "xml/stray-less-than";
        let control = "xml/control-character";
        for (odd, meant, codes) in [
            ("<", "<", vec![stray]),
            ("]]>", "]]>", vec!["xml/cdata-end-in-text"]),
            ("\u{1}", "", vec![control]),
            ("\u{FFFE}", "", vec![control]),
            ("\u{FEFF}ﻁ]", "\u{FEFF}ﻁ]", vec![]),
            ("\r", "\n", vec![]),
            ("&nbsp;", "\u{A0}", vec!["xml/html-entity"]),
            ("&quo", "&quo", vec!["xml/unescaped-ampersand"]),
        ] {
            for words in 0..40 {
                let words = "w".repeat(words);
                let raw = format!("&lt;{words}{odd}{words}&gt;");
                let meant = format!("<{words}{meant}{words}>");
                assert_eq!(read(&raw, Place::Text), (meant, codes.clone()), "{raw}");
            }
        }
    }
}
