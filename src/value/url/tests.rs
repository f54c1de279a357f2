//! The tables of addresses, and what must hold for any address.

use std::borrow::Cow;

use super::{Base, Purpose, canonical, host, resolve};
use crate::options::UrlOptions;

const URLS: &str = include_str!("../../../tests/tables/urls.tsv");
const CANONICAL: &str = include_str!("../../../tests/tables/canonical.tsv");
const PURPOSES: [Purpose; 4] = [Purpose::Page, Purpose::Link, Purpose::Media, Purpose::Image];

/// A table cannot hold tabs and line ends: they are written as in a program.
fn unescape(text: &str) -> String {
    text.replace("\\t", "\t")
        .replace("\\n", "\n")
        .replace("\\r", "\r")
        .replace("\\0", "\0")
}

fn purpose(word: &str) -> Purpose {
    match word {
        "page" => Purpose::Page,
        "link" => Purpose::Link,
        "media" => Purpose::Media,
        "image" => Purpose::Image,
        _ => panic!("unknown purpose {word}"),
    }
}

#[test]
fn addresses_resolve_as_the_table_says() {
    for line in URLS.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [text, base, word, wanted, _remark] = columns[..] else {
            panic!("five columns: {line}");
        };
        let text = unescape(text);
        let found = resolve(&text, &Base::new(Some(base)), purpose(word));
        assert_eq!(found.as_deref().unwrap_or_default(), wanted, "{line}");
        let again = found
            .as_deref()
            .and_then(|url| resolve(url, &Base::default(), purpose(word)));
        assert_eq!(again, found, "what is resolved stays: {line}");
    }
}

#[test]
fn canonical_spellings_are_as_the_table_says() {
    for line in CANONICAL.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [text, drop, keep, wanted, _remark] = columns[..] else {
            panic!("five columns: {line}");
        };
        let list = |names: &str| names.split_whitespace().map(str::to_owned).collect();
        let options = UrlOptions {
            drop: list(drop),
            keep: list(keep),
        };
        let found = canonical(&unescape(text), &options);
        assert_eq!(found.as_deref().unwrap_or_default(), wanted, "{line}");
    }
}

#[test]
fn the_canonical_spelling_of_a_canonical_spelling_is_itself() {
    let texts = CANONICAL.lines().chain(URLS.lines());
    let options = UrlOptions::default();
    for text in texts.filter_map(|line| line.split('\t').next()) {
        if let Some(once) = canonical(&unescape(text), &options) {
            assert_eq!(canonical(&once, &options).as_ref(), Some(&once), "{text}");
        }
    }
}

#[test]
fn clean_addresses_are_borrowed() {
    for text in [
        "https://example.org/a/b.html?c=d&e=%20#f",
        " http://www.example.org/.well-known/x\n",
        "https://example.org",
        "https://r4---sn-4g5e6nze.video.example/a",
    ] {
        let found = resolve(text, &Base::default(), Purpose::Page);
        assert!(matches!(found, Some(Cow::Borrowed(_))), "{text}");
    }
}

/// The proof that spares the parser must never accept what the parser would write otherwise.
#[test]
fn what_is_plain_is_what_the_parser_writes() {
    let pieces = [
        "http://", "https://", "a", "Z", "1", ".", "..", "/", "//", "%2e", "%", "%41", "?", "#",
        "&", "&amp;", "&a", "xn--", "-", ":80", "@", "'", "[", "|", "~", "\\", " ", "^", "é",
        "0x7f",
    ];
    let mut state: u32 = 7;
    let mut plain = 0;
    for _ in 0..200_000 {
        let mut text = String::from("https://");
        for _ in 0..7 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            text.push_str(pieces[(state >> 16) as usize % pieces.len()]);
        }
        if super::plain::is_plain(&text) {
            plain += 1;
            let parsed = url::Url::parse(&text).unwrap().to_string();
            let bare = !text["https://".len()..].contains('/');
            let wanted = if bare { format!("{text}/") } else { text };
            assert_eq!(parsed, wanted);
        }
    }
    assert!(plain > 100, "only {plain}");
}

#[test]
fn no_spelling_of_a_harmful_scheme_gets_through() {
    let harmful = [
        "javascript",
        "JaVaScRiPt",
        "vbscript",
        "data",
        "blob",
        "file",
        "about",
        "view-source",
        "jar",
    ];
    let bodies = [
        "alert(1)",
        "//example.org/%0aalert(1)",
        "text/html,<script>alert(1)</script>",
        "text/html;base64,PHNjcmlwdD4=",
        "image/svg+xml;base64,PHN2Zz4=",
        "image/svg+xml,<svg onload=alert(1)>",
    ];
    let frames: [fn(&str) -> String; 14] = [
        |scheme| format!("{scheme}:"),
        |scheme| format!(" \t\n{scheme}:"),
        |scheme| format!("\u{1}\u{1f}{scheme}:"),
        |scheme| format!("\0{scheme}:"),
        |scheme| format!("\u{feff}\u{a0}\u{200b}{scheme}:"),
        |scheme| format!("{}\t{}:", &scheme[..2], &scheme[2..]),
        |scheme| format!("{}\r\n {}:", &scheme[..3], &scheme[3..]),
        |scheme| format!("{}\0{}:", &scheme[..2], &scheme[2..]),
        |scheme| format!("{scheme}\t\n:"),
        |scheme| format!("<{scheme}:"),
        |scheme| format!("\"{scheme}:"),
        |scheme| format!("feed:{scheme}:"),
        |scheme| format!("feed://feed:{scheme}:"),
        |scheme| format!("http:// {scheme}:"),
    ];
    let bases = [
        Base::default(),
        Base::new(Some("https://example.org/feed/")),
    ];
    for scheme in harmful {
        for body in bodies {
            for frame in frames {
                for tail in ["", ">", "\""] {
                    let text = format!("{}{body}{tail}", frame(scheme));
                    for (base, purpose) in bases
                        .iter()
                        .flat_map(|base| PURPOSES.map(|purpose| (base, purpose)))
                    {
                        assert_harmless(&text, base, purpose);
                    }
                }
            }
        }
    }
}

fn assert_harmless(text: &str, base: &Base, purpose: Purpose) {
    let Some(found) = resolve(text, base, purpose) else {
        return;
    };
    assert!(
        found.starts_with("http://") || found.starts_with("https://"),
        "{text:?} → {found}"
    );
    assert!(
        !found.contains(|c: char| c.is_control() || c == ' '),
        "{text:?} → {found}"
    );
}

#[test]
fn hosts_are_found() {
    for (url, wanted) in [
        ("https://example.org/a?b#c", Some("example.org")),
        ("https://user:secret@example.org:8080/", Some("example.org")),
        ("https://example.org?a@b", Some("example.org")),
        ("http://[::1]:80/", Some("[::1]")),
        ("mailto:ann@example.org", None),
        ("/path", None),
        ("https://", None),
    ] {
        assert_eq!(host(url), wanted, "{url}");
    }
}

#[test]
fn bases_nest() {
    let outer = Base::new(Some("https://example.org/a/b"));
    let inner = outer.join("c/");
    assert_eq!(inner.as_str(), Some("https://example.org/a/c/"));
    assert_eq!(
        inner.join("https://example.net/").as_str(),
        Some("https://example.net/")
    );
    assert_eq!(inner.join(" ").as_str(), inner.as_str());
    assert_eq!(inner.join("javascript:alert(1)").as_str(), inner.as_str());
}
