//! Labels: which are believed, and what happens to the others.

use super::*;

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
fn latin_1_as_a_servers_default() {
    let http = Some("text/xml; charset=ISO-8859-1");
    let russian = "Новости науки и техники";
    let bytes = raw("windows-1251", &encoded(encoding_rs::WINDOWS_1251, russian));
    shows(
        &bytes,
        http,
        russian,
        "windows-1251",
        "xml",
        &[CONTRADICTED],
    );
    // But where the bytes look like it, the header ranks first.
    let french = "À bientôt, élève";
    let bytes = raw("windows-1251", &encoded(encoding_rs::WINDOWS_1252, french));
    shows(&bytes, http, french, "windows-1252", "http", &[]);
}
