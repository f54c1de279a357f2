//! Every witness, and every defect of encoding that feeds were seen with.

use super::*;

const LATIN: &str = "Café “A” – x";
const WORLD: &str = "Café “A” — 日本";

fn feed(label: &str, title: &str) -> String {
    let label = match label {
        "" => String::new(),
        label => format!(" encoding=\"{label}\""),
    };
    format!(
        "<?xml version=\"1.0\"{label}?>\n<rss version=\"2.0\"><channel><title>{title}</title></channel></rss>"
    )
}

/// Bytes of a feed whose title is already bytes.
fn raw(label: &str, title: &[u8]) -> Vec<u8> {
    let feed = feed(label, "@");
    let (before, behind) = feed.split_once('@').expect("the mark");
    [before.as_bytes(), title, behind.as_bytes()].concat()
}

fn encoded(encoding: &'static encoding_rs::Encoding, text: &str) -> Vec<u8> {
    let (bytes, _, lost) = encoding.encode(text);
    assert!(!lost, "{text} in {}", encoding.name());
    bytes.into_owned()
}

fn utf16(text: &str, order: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(order).collect()
}

fn utf32(text: &str, order: fn(u32) -> [u8; 4]) -> Vec<u8> {
    text.chars().map(u32::from).flat_map(order).collect()
}

/// Title, encoding, from, codes.
fn read(
    bytes: &[u8],
    content_type: Option<&str>,
) -> (String, &'static str, &'static str, Vec<&'static str>) {
    let mut log = Log::new(100);
    let decoded = decode(bytes, content_type, &Limits::default(), &mut log).expect("small enough");
    let text = decoded.text.as_ref();
    let title = text
        .split_once("<title>")
        .and_then(|(_, rest)| rest.split_once("</title>"));
    let title = title.map_or(text, |(title, _)| title).to_owned();
    let codes = log
        .diagnostics(text)
        .iter()
        .map(|found| found.code)
        .collect();
    (title, decoded.encoding.name, decoded.encoding.from, codes)
}

#[track_caller]
fn shows(
    bytes: &[u8],
    content_type: Option<&str>,
    title: &str,
    encoding: &str,
    from: &str,
    codes: &[&str],
) {
    let (is_title, is_encoding, is_from, is_codes) = read(bytes, content_type);
    assert_eq!(
        (is_title.as_str(), is_encoding, is_from),
        (title, encoding, from)
    );
    assert_eq!(is_codes, codes);
}

const CONTRADICTED: &str = "encoding/label-contradicted";
const IMPOSSIBLE: &str = "encoding/label-impossible";
const UNKNOWN: &str = "encoding/label-unknown";
const DIFFER: &str = "encoding/labels-differ";
const UNDECLARED: &str = "encoding/undeclared";
const STRAY: &str = "encoding/stray-bytes";
const CUT: &str = "encoding/cut";

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
fn legacy_labels() {
    use encoding_rs::*;
    for (label, encoding, text, name) in [
        ("iso-8859-1", WINDOWS_1252, LATIN, "windows-1252"),
        ("windows-1252", WINDOWS_1252, LATIN, "windows-1252"),
        ("gb2312", GBK, "朱镕基", "gbk"),
        ("big5", BIG5, "中文", "big5"),
        ("shift_jis", SHIFT_JIS, "日本語 ～", "shift_jis"),
        ("euc-jp", EUC_JP, "日本語", "euc-jp"),
        ("iso-2022-jp", ISO_2022_JP, "日本語", "iso-2022-jp"),
        ("euc-kr", EUC_KR, "년", "euc-kr"),
        ("koi8-r", KOI8_R, "Привет", "koi8-r"),
        ("windows-1251", WINDOWS_1251, "Привет", "windows-1251"),
        ("win-1251", WINDOWS_1251, "Её дом", "windows-1251"),
        ("tis-620", WINDOWS_874, "รกรากไทย", "windows-874"),
        ("iso-8859-2", ISO_8859_2, "Łódź", "iso-8859-2"),
    ] {
        let in_document = raw(label, &encoded(encoding, text));
        shows(&in_document, None, text, name, "xml", &[]);
        let http = format!("application/xml; charset=\"{label}\"");
        shows(
            &raw("", &encoded(encoding, text)),
            Some(&http),
            text,
            name,
            "http",
            &[],
        );
    }
}

#[test]
fn seven_bit_sets() {
    shows(
        &raw("hz-gb-2312", b"~{VPND~}~~"),
        None,
        "中文~",
        "hz-gb-2312",
        "xml",
        &[],
    );
    shows(
        &raw("iso-2022-kr", b"\x1B$)C\x0E3b\x0F"),
        None,
        "년",
        "iso-2022-kr",
        "xml",
        &[],
    );
    shows(
        &raw("", b"\x1B$BF|K\\\x1B(B"),
        None,
        "日本",
        "iso-2022-jp",
        "bytes",
        &[],
    );
}

#[test]
fn utf8_beats_its_label() {
    shows(
        feed("iso-8859-1", WORLD).as_bytes(),
        None,
        WORLD,
        "utf-8",
        "bytes",
        &[CONTRADICTED],
    );
    // “ ends in hex 9D, of which windows-1252 has nothing.
    shows(
        feed("windows-1252", WORLD).as_bytes(),
        None,
        WORLD,
        "utf-8",
        "bytes",
        &[IMPOSSIBLE],
    );
    shows(
        feed("us-ascii", WORLD).as_bytes(),
        None,
        WORLD,
        "utf-8",
        "bytes",
        &[IMPOSSIBLE],
    );
    let http = Some("text/xml; charset=iso-8859-1");
    shows(
        feed("utf-8", WORLD).as_bytes(),
        http,
        WORLD,
        "utf-8",
        "xml",
        &[CONTRADICTED],
    );
    shows(
        feed("", WORLD).as_bytes(),
        http,
        WORLD,
        "utf-8",
        "bytes",
        &[CONTRADICTED],
    );
    let utf8 = Some("text/xml; charset=utf-8");
    shows(
        feed("iso-8859-1", WORLD).as_bytes(),
        utf8,
        WORLD,
        "utf-8",
        "http",
        &[DIFFER],
    );
}

#[test]
fn text_xml_is_not_ascii() {
    shows(
        feed("", WORLD).as_bytes(),
        Some("text/xml"),
        WORLD,
        "utf-8",
        "default",
        &[],
    );
    let latin = encoded(encoding_rs::WINDOWS_1252, LATIN);
    shows(
        &raw("iso-8859-1", &latin),
        Some("text/xml"),
        LATIN,
        "windows-1252",
        "xml",
        &[],
    );
}

#[test]
fn ascii_has_the_name_on_its_label() {
    for (http, label, name, from, codes) in [
        (None, "", "utf-8", "default", &[][..]),
        (None, "iso-8859-1", "windows-1252", "xml", &[]),
        (
            Some("a/b; charset=us-ascii"),
            "",
            "windows-1252",
            "http",
            &[],
        ),
        (
            Some("a/b; charset=gb2312"),
            "utf-8",
            "gbk",
            "http",
            &[DIFFER],
        ),
        (
            Some("a/b; charset=us-ascii"),
            "iso-8859-1",
            "windows-1252",
            "http",
            &[],
        ),
    ] {
        shows(feed(label, "A").as_bytes(), http, "A", name, from, codes);
    }
}

#[test]
fn windows_1252_that_says_utf8_or_nothing() {
    let latin = encoded(encoding_rs::WINDOWS_1252, LATIN);
    shows(
        &raw("utf-8", &latin),
        None,
        LATIN,
        "windows-1252",
        "bytes",
        &[UNDECLARED, IMPOSSIBLE],
    );
    shows(
        &raw("", &latin),
        None,
        LATIN,
        "windows-1252",
        "bytes",
        &[UNDECLARED],
    );
    let http = Some("text/xml; charset=windows-1252");
    shows(&raw("", &latin), http, LATIN, "windows-1252", "http", &[]);
    shows(
        &raw("us-ascii", &latin),
        None,
        LATIN,
        "windows-1252",
        "bytes",
        &[UNDECLARED, IMPOSSIBLE],
    );
}

#[test]
fn a_label_that_fails_gives_way_to_the_next() {
    let http = Some("text/xml; charset=us-ascii");
    let russian = encoded(encoding_rs::KOI8_R, "Привет");
    shows(
        &raw("koi8-r", &russian),
        http,
        "Привет",
        "koi8-r",
        "xml",
        &[CONTRADICTED],
    );
    let utf8 = Some("text/xml; charset=utf-8");
    shows(
        &raw("koi8-r", &russian),
        utf8,
        "Привет",
        "koi8-r",
        "xml",
        &[CONTRADICTED],
    );
    let korean = Some("text/xml; charset=euc-kr");
    let japanese = encoded(encoding_rs::SHIFT_JIS, "日本語のテスト");
    shows(
        &raw("shift_jis", &japanese),
        korean,
        "日本語のテスト",
        "shift_jis",
        "xml",
        &[CONTRADICTED],
    );
}

#[test]
fn undeclared_legacy_text_is_guessed() {
    use encoding_rs::*;
    for (encoding, text, name) in [
        (
            WINDOWS_1251,
            "Новости науки и техники каждый день",
            "windows-1251",
        ),
        (SHIFT_JIS, "日本語のニュースをお届けします", "shift_jis"),
        (GBK, "今天的新闻和评论都在这里", "gbk"),
        (BIG5, "今天的新聞和評論都在這裡", "big5"),
        (EUC_KR, "오늘의 뉴스와 논평", "euc-kr"),
    ] {
        shows(
            &raw("", &encoded(encoding, text)),
            None,
            text,
            name,
            "bytes",
            &[UNDECLARED],
        );
    }
}

#[test]
fn two_encodings_in_one_document() {
    let mixed = ["“Café” ".as_bytes(), b"and Caf\xE9 don\x92t"].concat();
    shows(
        &raw("utf-8", &mixed),
        None,
        "“Café” and Café don’t",
        "utf-8",
        "xml",
        &[STRAY, STRAY],
    );
    shows(
        &raw("", &mixed),
        None,
        "“Café” and Café don’t",
        "utf-8",
        "bytes",
        &[STRAY, STRAY],
    );
    shows(
        &raw("iso-8859-1", &mixed),
        None,
        "“Café” and Café don’t",
        "utf-8",
        "bytes",
        &[CONTRADICTED, STRAY, STRAY],
    );
}

#[test]
fn single_bad_bytes() {
    shows(
        &raw("utf-8", "Ж Ж".as_bytes()),
        None,
        "Ж Ж",
        "utf-8",
        "xml",
        &[],
    );
    shows(
        &raw("utf-8", b"\xD0\x96 \x81 \xD0\x96"),
        None,
        "Ж \u{FFFD} Ж",
        "utf-8",
        "xml",
        &["encoding/undecodable"],
    );
    // Two halves of a surrogate pair.
    shows(
        &raw(
            "utf-8",
            b"\xED\xA0\xBD\xED\xB8\x80 \xE6\x97\xA5\xE6\x9C\xAC",
        ),
        None,
        "😀 日本",
        "utf-8",
        "xml",
        &[STRAY],
    );
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
fn labels_that_nobody_knows() {
    shows(
        feed("bogus", WORLD).as_bytes(),
        None,
        WORLD,
        "utf-8",
        "default",
        &[UNKNOWN],
    );
    let http = Some("text/xml; charset=none");
    shows(
        feed("utf-8", WORLD).as_bytes(),
        http,
        WORLD,
        "utf-8",
        "xml",
        &["encoding/header-unknown"],
    );
    shows(
        feed("utf-7", "Caf+AOk- A").as_bytes(),
        None,
        "Caf+AOk- A",
        "utf-8",
        "default",
        &["encoding/utf-7"],
    );
}

#[test]
fn pages_name_their_charset_in_a_meta() {
    let head = b"<!DOCTYPE html><html><head><meta charset=windows-1251><title>";
    let bytes = [
        head.as_slice(),
        &encoded(encoding_rs::WINDOWS_1251, "Да"),
        b"</title>",
    ]
    .concat();
    shows(&bytes, None, "Да", "windows-1251", "html", &[]);
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
        Err(Refused::TooLarge)
    );
}

#[test]
fn every_prefix_decodes() {
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
        for end in 0..=document.len() {
            read(document.get(..end).expect("within"), None);
        }
    }
}
