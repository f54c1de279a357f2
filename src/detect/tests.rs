//! What inputs that are no feeds are taken for.

use super::*;

#[track_caller]
fn is(bytes: &[u8], expected: Found) {
    let text = String::from_utf8_lossy(bytes);
    assert_eq!(found(bytes, &text), expected, "{text}");
}

#[test]
fn documents() {
    for (text, expected) in [
        (
            "<?xml version=\"1.0\"?>\n<!-- a list -->\n<opml version=\"2.0\"><body/></opml>",
            Found::Opml,
        ),
        ("<OPML><head/></OPML>", Found::Opml),
        (
            "<?xml version='1.0'?><urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'/>",
            Found::Sitemap,
        ),
        (
            "<?xml-stylesheet href='a.xsl'?><sm:sitemapindex xmlns:sm='x'/>",
            Found::Sitemap,
        ),
        (
            "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'/>",
            Found::Rdf,
        ),
        (
            "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x'><svg/>",
            Found::Image,
        ),
        (
            "<!DOCTYPE note [<!ENTITY a \"<html>\">]><note/>",
            Found::Xml,
        ),
        ("<soap:Envelope/>", Found::Xml),
        ("\u{FEFF} {\"error\": 1}", Found::Json),
        ("[]", Found::Json),
        ("[{\"id\":1}]", Found::Json),
        (")]}'\n{\"a\":1}", Found::Json),
        ("[Draft] Hello", Found::Text),
        ("{{ template }}", Found::Text),
        ("404 page not found", Found::Text),
        ("a < b", Found::Text),
        ("<3 feeds", Found::Text),
        ("<!DOCTYPE html><p>hello", Found::Html),
        (
            "<!doctype HTML PUBLIC \"-//W3C//DTD HTML 4.01//EN\"><p>hello",
            Found::Html,
        ),
        (
            "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'/>",
            Found::Html,
        ),
        ("<center>Bad gateway</center>", Found::Html),
        (
            "Warning: mysql_connect() in /x.php\n<html><body>",
            Found::Html,
        ),
        ("<!-- only a comment -->", Found::Text),
    ] {
        is(text.as_bytes(), expected);
    }
}

#[test]
fn pages_of_a_purpose() {
    let long = "word ".repeat(400);
    for (page, expected) in [
        (
            "<html><title>Just a moment...</title><body></body>".to_owned(),
            Found::Challenge,
        ),
        (
            "<html><script>window._cf_chl_opt={}</script>".to_owned(),
            Found::Challenge,
        ),
        (
            "<html><title>DDOS-GUARD</title>".to_owned(),
            Found::Challenge,
        ),
        (
            "<html><p>One step more<div class='g-recaptcha'></div>".to_owned(),
            Found::Challenge,
        ),
        (
            format!("<html><p>{long}<div class='g-recaptcha'></div>"),
            Found::Html,
        ),
        (
            format!(
                "<html><script src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'></script><p>{long}"
            ),
            Found::Html,
        ),
        (
            "<html><form><input name=p type=\"password\"></form>".to_owned(),
            Found::Login,
        ),
        (
            "<html><form><input TYPE=password></form><div class='g-recaptcha'>".to_owned(),
            Found::Login,
        ),
        (
            format!("<html><form><input type=password></form><p>{long}"),
            Found::Html,
        ),
        (
            format!("<html><title>Anmelden</title><input type='password'><p>{long}"),
            Found::Login,
        ),
        (
            format!("<html><script>{long}</script><input type='password'>"),
            Found::Login,
        ),
        (
            "<html><input type=text placeholder=password>".to_owned(),
            Found::Html,
        ),
    ] {
        is(page.as_bytes(), expected);
    }
}

#[test]
fn bytes_that_are_no_text() {
    for (bytes, expected) in [
        (&b"\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR"[..], Found::Image),
        (b"\xFF\xD8\xFF\xE0\0\x10JFIF", Found::Image),
        (b"GIF89a\x01\0\x01\0", Found::Image),
        (b"RIFF\x24\0\0\0WEBPVP8 ", Found::Image),
        (b"\0\0\x01\0\x01\0\x10\x10", Found::Image),
        (b"\0\0\0\x20ftypavif\0\0", Found::Image),
        (b"%PDF-1.4\n%\xE2\xE3\xCF\xD3", Found::Pdf),
        (b"PK\x03\x04\x14\0\0\0", Found::Binary),
        (b"\0\0\0\x20ftypisom\0\0", Found::Binary),
        (b"\x1F\x8B\x08\0\xFF\xFE\xFD", Found::Binary),
        (b"\x01\x02\x03\x04 abc", Found::Binary),
    ] {
        is(bytes, expected);
    }
}

#[test]
fn every_kind_has_its_own_word_and_sentence() {
    use Found::*;
    let all = [
        Html, Challenge, Login, Json, Xml, Rdf, Opml, Sitemap, Image, Pdf, Binary, Text,
    ];
    for (at, one) in all.iter().enumerate() {
        assert!(one.sentence().ends_with('.') && one.sentence().contains("This is"));
        for other in all.iter().skip(at + 1) {
            assert_ne!(one.word(), other.word());
            assert_ne!(one.sentence(), other.sentence());
        }
    }
}
