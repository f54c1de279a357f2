//! Shapes that make other parsers slow or large: here they cost what their size allows.

use std::time::Instant;

use super::super::*;
use super::grammar::violation;
use super::{BOTH, rules};

/// What makes other parsers slow: a piece, how often, and what stands before.
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
#[ignore = "measures time: run alone, optimised"]
fn hostile_shapes_cost_what_their_size_allows() {
    let base = Base::default();
    let time = |html: &str| {
        let run = || {
            let start = Instant::now();
            read(html, &rules(&base), BOTH);
            start.elapsed().as_secs_f64()
        };
        (0..5).map(|_| run()).fold(f64::MAX, f64::min)
    };
    for &family in FAMILIES {
        let [small, middle, large] =
            [64 << 10, 256 << 10, 1 << 20].map(|size| time(&grown(family, size)));
        assert!(
            small * 16.0 <= 0.1 && middle * 4.0 <= 0.1 && large <= 0.1,
            "{family:?}: {small} {middle} {large}"
        );
        assert!(
            large <= 6.0 * middle || large < 0.01,
            "{family:?}: {middle} {large}"
        );
    }
}
