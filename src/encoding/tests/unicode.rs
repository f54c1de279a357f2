//! UTF-8, UTF-16, UTF-32 and EBCDIC: what the first bytes show.

use super::*;

#[test]
fn utf8_is_borrowed() {
    for (label, from) in [("utf-8", "xml"), ("", "default")] {
        let feed = feed(label, WORLD);
        let mut log = Log::new(9);
        let decoded =
            decode(feed.as_bytes(), None, &Limits::default(), &mut log).expect("small enough");
        assert!(matches!(decoded.text, Cow::Borrowed(_)));
        shows(feed.as_bytes(), None, WORLD, "utf-8", from, &[]);
    }
}

#[test]
fn byte_order_mark_is_stripped() {
    let marked = |label| format!("\u{FEFF}{}", feed(label, WORLD)).into_bytes();
    shows(&marked(""), None, WORLD, "utf-8", "bom", &[]);
    shows(&marked("utf-8"), None, WORLD, "utf-8", "xml", &[]);
    shows(
        &marked("iso-8859-1"),
        None,
        WORLD,
        "utf-8",
        "bom",
        &[CONTRADICTED],
    );
    let mut log = Log::new(9);
    let bytes = marked("");
    let decoded = decode(&bytes, None, &Limits::default(), &mut log).expect("small enough");
    assert!(decoded.text.starts_with("<?xml"));
}

#[test]
fn utf16_with_and_without_mark() {
    let marked = |label: &str| format!("\u{FEFF}{}", feed(label, WORLD));
    for label in ["", "utf-16"] {
        shows(
            &utf16(&marked(label), u16::to_le_bytes),
            None,
            WORLD,
            "utf-16le",
            "bom",
            &[],
        );
        shows(
            &utf16(&marked(label), u16::to_be_bytes),
            None,
            WORLD,
            "utf-16be",
            "bom",
            &[],
        );
        shows(
            &utf16(&feed(label, WORLD), u16::to_le_bytes),
            None,
            WORLD,
            "utf-16le",
            "bytes",
            &[],
        );
        shows(
            &utf16(&feed(label, WORLD), u16::to_be_bytes),
            None,
            WORLD,
            "utf-16be",
            "bytes",
            &[],
        );
    }
    shows(
        &utf16(&feed("utf-16le", WORLD), u16::to_le_bytes),
        None,
        WORLD,
        "utf-16le",
        "xml",
        &[],
    );
    shows(
        &utf16(&marked("utf-8"), u16::to_le_bytes),
        None,
        WORLD,
        "utf-16le",
        "bom",
        &[CONTRADICTED],
    );
    shows(
        &utf16(&feed("utf-8", WORLD), u16::to_le_bytes),
        None,
        WORLD,
        "utf-16le",
        "bytes",
        &[CONTRADICTED],
    );
}

#[test]
fn utf16_on_the_label_only() {
    for label in ["utf-16", "unicode", "ucs-2", "utf-32"] {
        shows(
            feed(label, WORLD).as_bytes(),
            None,
            WORLD,
            "utf-8",
            "bytes",
            &[IMPOSSIBLE],
        );
        shows(
            feed(label, "A").as_bytes(),
            None,
            "A",
            "utf-8",
            "default",
            &[IMPOSSIBLE],
        );
    }
    let http = Some("text/xml; charset=utf-16");
    shows(
        feed("", WORLD).as_bytes(),
        http,
        WORLD,
        "utf-8",
        "bytes",
        &[CONTRADICTED],
    );
}

#[test]
fn a_mark_before_other_bytes_is_nothing() {
    let bytes = [b"\xFF\xFE".as_slice(), feed("utf-8", WORLD).as_bytes()].concat();
    shows(&bytes, None, WORLD, "utf-8", "xml", &[]);
}

#[test]
fn utf32_in_both_orders() {
    for text in [
        feed("", WORLD),
        feed("utf-32", WORLD),
        format!("\u{FEFF}{}", feed("", WORLD)),
    ] {
        let from = if text.starts_with('\u{FEFF}') {
            "bom"
        } else {
            "bytes"
        };
        shows(
            &utf32(&text, u32::to_le_bytes),
            None,
            WORLD,
            "utf-32le",
            from,
            &[],
        );
        shows(
            &utf32(&text, u32::to_be_bytes),
            None,
            WORLD,
            "utf-32be",
            from,
            &[],
        );
    }
}

#[test]
fn ebcdic() {
    // "<?xml version="1.0" encoding="cp037"?>" and a new line of EBCDIC.
    let declaration = b"\x4C\x6F\xA7\x94\x93\x40\xA5\x85\x99\xA2\x89\x96\x95\x7E\x7F\xF1\x4B\xF0\x7F\x40\x85\x95\x83\x96\x84\x89\x95\x87\x7E\x7F\x83\x97\xF0\xF3\xF7\x7F\x6F\x6E\x15";
    // "<title>Café A</title>"
    let title =
        b"\x4C\xA3\x89\xA3\x93\x85\x6E\xC3\x81\x86\x51\x40\xC1\x4C\x61\xA3\x89\xA3\x93\x85\x6E";
    let bytes = [declaration.as_slice(), title].concat();
    shows(&bytes, None, "Café A", "ibm037", "xml", &[]);
}

#[test]
fn strings_are_decoded_already() {
    let decoded = decoded("\u{FEFF}<rss/>", Some("Text/XML; charset=big5"));
    assert_eq!(decoded.text, "<rss/>");
    assert_eq!(
        (decoded.encoding.name, decoded.encoding.from),
        ("utf-8", "string")
    );
    assert_eq!(decoded.encoding.media_type.as_deref(), Some("text/xml"));
}

#[test]
fn too_large_is_refused() {
    let limits = Limits {
        bytes: 3,
        ..Limits::default()
    };
    assert_eq!(
        decode(b"<a/>", None, &limits, &mut Log::new(1)),
        Err(TooLarge)
    );
}

#[test]
fn every_prefix_decodes_and_every_document_without_a_byte() {
    let utf8 = feed("utf-8", WORLD).into_bytes();
    for end in 0..=utf8.len() {
        let (text, name, ..) = read(utf8.get(..end).expect("within"), None);
        assert_eq!(name, "utf-8");
        assert!(!text.contains('\u{FFFD}'));
    }
    let others = [
        utf16(&feed("", WORLD), u16::to_le_bytes),
        utf32(&feed("", WORLD), u32::to_be_bytes),
        raw("gb2312", &encoded(encoding_rs::GBK, "朱镕基")),
        raw("iso-2022-jp", &encoded(encoding_rs::ISO_2022_JP, "日本語")),
        raw("", &encoded(encoding_rs::SHIFT_JIS, "日本語")),
        raw("utf-8", b"\xED\xA0\xBD\xED\xB8\x80 \xE6\x97\xA5 \x92 \xFF"),
    ];
    for document in others {
        for at in 0..=document.len() {
            let (before, behind) = document.split_at(at);
            read(before, None);
            read(
                &[before, behind.get(1..).unwrap_or_default()].concat(),
                None,
            );
        }
    }
}

#[test]
fn a_cut_sequence_is_no_evidence() {
    shows(
        b"<title>Caf\xC3",
        None,
        "<title>Caf",
        "utf-8",
        "default",
        &[CUT],
    );
    shows(
        "<title>日本".as_bytes().get(..12).expect("within"),
        None,
        "<title>日",
        "utf-8",
        "default",
        &[CUT],
    );
}

#[test]
fn nothing_is_nothing() {
    for text in ["", " \n\t", "\u{FEFF}", "\0\0\0", "\u{FEFF}\r\n\0 \u{A0}"] {
        assert!(is_empty(text), "{text:?}");
    }
    assert!(!is_empty("."));
}
