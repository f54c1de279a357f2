//! Shapes that make other parsers large: here they stay small. What they cost is asked by `tests/properties/hostile_html.rs`.

use super::super::*;
use super::grammar::violation;
use super::{BOTH, rules, safe};

/// A piece, how often, and what stands before.
const FAMILIES: &[(&str, &str)] = &[
    ("", "<div>"),
    ("", "<b>"),
    ("", "<font><p>"),
    ("", "<p><b>"),
    ("", "<a><div>"),
    ("", "<a href=x>"),
    ("", "<b><p></b>"),
    ("", "<i><b></i>"),
    ("", "<nobr><div>"),
    ("", "<font><table>"),
    ("<table>", "<b>"),
    ("<table>", "<b></b>"),
    ("<table>", "<x></x>"),
    ("", "<table><tr><td>"),
    ("<table>", "x<tr>"),
    ("<table>", "<a>"),
    ("", "<table><div>"),
    ("<table>", "<p>"),
    ("<p", " a"),
    ("<p title=\"", "&"),
    ("<p title='", "\""),
    ("", "&"),
    ("", "< "),
    ("", "&amp;"),
    ("", "&CounterClockwiseContourIntegra"),
    ("", "&#x41;"),
    ("&#x", "0"),
    ("", "\0"),
    ("", "\r"),
    ("", "\u{a0}"),
    ("", ">"),
    ("", "<!--"),
    ("", "<!---->"),
    ("<!--", "-"),
    ("", "<![CDATA["),
    ("", "<"),
    ("", "</"),
    ("", "</x>"),
    ("", "</p>"),
    ("", "</br>"),
    ("", "<!doctype x>"),
    ("", "<?x?>"),
    ("", "<svg>"),
    ("", "<svg><desc>"),
    ("<svg>", "</x>"),
    ("", "<math><mi>"),
    ("", "<select>"),
    ("", "<select><div><option>"),
    ("", "<template>"),
    ("", "<form>"),
    ("", "<object>"),
    ("", "<object><embed src=//a.example/v/1>"),
    ("", "<img data-src=a alt=b>"),
    ("", "<button><p>"),
    ("", "<ul><li>"),
    ("", "<dd><div>"),
    ("", "<h1>"),
    ("", "<ruby><rt>"),
    ("", "<li>x"),
    ("", "<pre>"),
    ("", "<details><summary>"),
    ("", "<plaintext>"),
    ("", "<textarea>"),
    ("<script><!--", "<script>"),
    ("", "<iframe>"),
    ("", "<noscript>"),
    ("", "<iframe/>"),
    ("", "<audio src=a>"),
    ("", "<div>a"),
    ("", "<div>a<table>b<td>c"),
    ("<xmp>", "\n"),
    ("", "&#55357;"),
    ("", "&#55357;&#56832;"),
    ("", "\u{3000}"),
    ("<a href=\"http://a/", "../"),
    ("<a href=\"http://", "xn--4ca."),
    ("<a href=\"http://", "é"),
    ("", "<a href=\"http://a.example/b\">x</a>"),
    ("<img srcset=\"", "a.png 1x,"),
    ("<a href=\"http://a/", "\t"),
    ("", "<div></b>"),
    ("", "<p></span>"),
    ("<b><i><u><s>", "<p>x"),
    ("", "<td>"),
    ("", "<marquee><li>"),
];

fn grown((before, piece): (&str, &str), size: usize) -> String {
    format!("{before}{}", piece.repeat(size / piece.len()))
}

#[test]
fn hostile_shapes_stay_small() {
    let base = Base::default();
    for &family in FAMILIES {
        let html = grown(family, 20_000);
        let safe = read(&html, &rules(&base), BOTH).html.expect("asked for");
        assert!(
            safe.len() <= 6 * html.len(),
            "{family:?} grew to {}",
            safe.len()
        );
        assert_eq!(violation(&safe), None, "{family:?}");
    }
}

#[test]
fn an_address_as_long_as_may_be_stays() {
    for (length, stays) in [(8 << 10, true), ((8 << 10) + 1, false)] {
        let start = "https://x.example/";
        let address = format!("{start}{}", "a".repeat(length - start.len()));
        let found = safe(&format!("<a href='{address}'>a</a>"));
        assert_eq!(found.contains(&address), stays, "{length}");
    }
}
