//! Bytes that no label explains, and documents in two encodings.

use super::*;

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
}

#[test]
fn half_characters_are_left_out() {
    const HALF: &str = "encoding/cut-character";
    shows(
        &raw("utf-8", b"\xE6\x97\xA5\xE6\x9C\xAC\xE6\x97..."),
        None,
        "日本...",
        "utf-8",
        "xml",
        &[HALF],
    );
    shows(
        &raw(
            "utf-8",
            "Привет\u{416}".as_bytes().get(..13).expect("within"),
        ),
        None,
        "Привет",
        "utf-8",
        "xml",
        &[HALF],
    );
    // A quotation mark behind an accented letter is windows-1252.
    shows(
        &raw("utf-8", b"\xC3\xA9 Caf\xE9\x94"),
        None,
        "é Café”",
        "utf-8",
        "xml",
        &[STRAY, STRAY],
    );
}

#[test]
fn faults_cost_no_more_than_their_bytes() {
    // Did each fault look at all that follows it, this would take an hour.
    for label in ["shift_jis", "hz-gb-2312", "utf-8", ""] {
        read(&raw(label, &vec![0xFF; 2 << 20]), None);
    }
}

#[test]
fn what_is_left_of_a_character_is_left_out() {
    const HALF: &str = "encoding/cut-character";
    let (emoji, dash, kana) = (b"\xF0\x9F\x98", b"\xE2\x80", b"\xE3\x81");
    for (before, left, behind, shown) in [
        ("Café, great ", &emoji[..], "…", "Café, great …"),
        ("It’s good — Hello ", emoji, "...", "It’s good — Hello ..."),
        ("Café don", dash, "…", "Café don…"),
        ("Café, caf", b"\xC3", "…", "Café, caf…"),
        ("今日は、", kana, "...", "今日は、..."),
        ("「今日」", b"\xE6\x98", "", "「今日」"),
        ("今日は2024", b"\xE5\xB9", "...", "今日は2024..."),
        // Nothing but the label speaks for UTF-8, and nothing against it.
        ("Hello ", emoji, "...", "Hello ..."),
        ("It", dash, "", "It"),
    ] {
        let title = [before.as_bytes(), left, behind.as_bytes()].concat();
        shows(&raw("utf-8", &title), None, shown, "utf-8", "xml", &[HALF]);
    }
    let (fermé, eth) = (b"\xC3\xA9 ferm\xE9\xBB", b"\xC3\xA9 vi\xF0\x94");
    shows(
        &raw("utf-8", fermé),
        None,
        "é fermé»",
        "utf-8",
        "xml",
        &[STRAY, STRAY],
    );
    shows(
        &raw("utf-8", eth),
        None,
        "é við”",
        "utf-8",
        "xml",
        &[STRAY, STRAY],
    );
}
