//! Defects as they occur in the wild, each in a feed of two items: what is read of it and what is said.

use super::documents::*;
use super::read;

/// A defect: its name, the document, how many entries, the first title, the diagnostics in order of place.
type Probe = (
    &'static str,
    String,
    usize,
    &'static str,
    &'static [&'static str],
);

const CONTROL: &str = "xml/control-character";
const AMP: &str = "xml/unescaped-ampersand";
const HTML: &str = "xml/html-entity";
const NUMBER: &str = "xml/invalid-character-reference";
const WINDOWS: &str = "xml/windows-1252-reference";

pub fn check(probes: &[Probe]) {
    let mut wrong = String::new();
    for (name, text, count, title, codes) in probes {
        let reading = read(text);
        let first = reading
            .entries
            .first()
            .map(String::as_str)
            .unwrap_or_default();
        let found = first_title(first);
        if reading.entries.len() != *count || found != *title || reading.codes != *codes {
            wrong += &format!(
                "{name}: {} {found:?} {:?}\n  wanted {count} {title:?} {codes:?}\n  {:?}\n",
                reading.entries.len(),
                reading.codes,
                reading.entries
            );
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn characters_and_references() {
    check(&[
        ("m_amp", titled("AT&T A"), 2, "AT&T A", &[AMP]),
        (
            "m_nbsp",
            titled("Item&nbsp;A &eacute;"),
            2,
            "Item\\u{a0}A é",
            &[HTML, HTML],
        ),
        (
            "m_unknownent",
            titled("Item &foobar; A"),
            2,
            "Item &foobar; A",
            &["xml/unknown-entity"],
        ),
        (
            "m_badcharref",
            titled("Item &#0;&#xD800;&#99999999; A"),
            2,
            "Item \u{FFFD}\u{FFFD}\u{FFFD} A",
            &[NUMBER, NUMBER, NUMBER],
        ),
        (
            "m_cp1252ref",
            titled("Item&#146;s &#150; A"),
            2,
            "Item’s – A",
            &[WINDOWS, WINDOWS],
        ),
        (
            "m_ctrl",
            titled("Item \u{1}\u{8}A"),
            2,
            "Item A",
            &[CONTROL, CONTROL],
        ),
        ("m_nul", titled("Item \u{0}A"), 2, "Item A", &[CONTROL]),
        (
            "m_ffff",
            titled("Item \u{FFFE}\u{FFFF}A"),
            2,
            "Item A",
            &[CONTROL, CONTROL],
        ),
        (
            "m_lt_in_text",
            titled("1 < 2 A"),
            2,
            "1 < 2 A",
            &["xml/stray-less-than"],
        ),
        (
            "words in a tag",
            titled("if a <b and c < d"),
            2,
            "if a <b and c < d",
            &["xml/stray-less-than"; 2],
        ),
        (
            "a heart",
            titled("I <3 A"),
            2,
            "I <3 A",
            &["xml/stray-less-than"],
        ),
        (
            "m_doctype_entity",
            titled("Item &me; A").replace("<rss ", "<!DOCTYPE rss [<!ENTITY me \"Myself\">]><rss "),
            2,
            "Item Myself A",
            &[],
        ),
        (
            "m_xxe",
            titled("Item A &x;").replace(
                "<rss ",
                "<!DOCTYPE rss [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><rss ",
            ),
            2,
            "Item A &x;",
            &["xml/external-entity"],
        ),
        (
            "html's names where a file may define them",
            titled("Item&nbsp;A").replace("<rss ", "<!DOCTYPE rss SYSTEM \"rss.dtd\"><rss "),
            2,
            "Item\\u{a0}A",
            &["xml/unread-entity"],
        ),
        (
            "m_doctype_html",
            sound().replace("<rss ", "<!DOCTYPE html><rss "),
            2,
            "Item A",
            &[],
        ),
    ]);
}

#[test]
fn sections_and_comments() {
    check(&[
        (
            "m_unclosed_cdata",
            rss(
                &("<item><title><![CDATA[Item A</title><link>u</link></item>".to_owned()
                    + &second()),
            ),
            2,
            "Item A",
            &["xml/unclosed-cdata"],
        ),
        (
            "a section that runs into the next",
            rss(
                &("<item><title><![CDATA[Item A</title><link>u</link></item>".to_owned()
                    + &item("<![CDATA[Item B]]>")),
            ),
            2,
            "Item A",
            &["xml/overrun-cdata"],
        ),
        (
            "half an end",
            titled("<![CDATA[Item A]]"),
            2,
            "Item A",
            &["xml/unclosed-cdata"],
        ),
        (
            "m_cdata_end_in_text",
            titled("Item A ]]> x"),
            2,
            "Item A ]]> x",
            &["xml/cdata-end-in-text"],
        ),
        (
            "m_lower_cdata",
            titled("<![cdata[Item A]]>"),
            2,
            "Item A",
            &["xml/malformed-cdata"],
        ),
        (
            "m_nested_cdata",
            titled("<![CDATA[Item <![CDATA[A]]> x]]>"),
            2,
            "Item A x",
            &["xml/nested-cdata"],
        ),
        (
            "the mark in a section",
            titled("<![CDATA[A <![CDATA[ B]]>"),
            2,
            "A <![CDATA[ B",
            &[],
        ),
        (
            "m_comment_dashes",
            rss(&("<!-- a -- b -->".to_owned() + &item("Item A") + &second())),
            2,
            "Item A",
            &["xml/comment-dashes"],
        ),
        (
            "a comment that is never closed",
            rss(&("<!-- items follow".to_owned() + &item("Item A") + &second())),
            2,
            "Item A",
            &["xml/unclosed-comment"],
        ),
        (
            "m_pi_mid",
            rss(&(item("Item A") + "<?php echo \"<b>\" ?>" + &second())),
            2,
            "Item A",
            &[],
        ),
    ]);
}
