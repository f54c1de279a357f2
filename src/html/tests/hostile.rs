//! Hostile HTML: nothing gets through, and the tests would notice.

use super::super::*;
use super::grammar::violation;
use super::{BOTH, rules};

/// One trick each, in the shapes that sanitizers have fallen for.
const TRICKS: &[&str] = &[
    "<img src=x.png onerror=alert(1)>",
    "<p style=\"background:url(x)\">a</p>",
    "<a href=\"javascript:alert(1)\">a</a>",
    "<a href=\"JaVaScRiPt:alert(1)\">a</a>",
    "<a href=\"&#106;avascript:alert(1)\">a</a>",
    "<a href=\"java\tscript:alert(1)\">a</a>",
    "<a href=\"java&NewLine;script&colon;alert(1)\">a</a>",
    "<a href=\"\u{1}javascript:alert(1)\">a</a>",
    "<a href=\" data:text/html,<script>alert(1)</script>\">a</a>",
    "<a href=vbscript:x>a</a>",
    "<blockquote cite=\"javascript:x\">a</blockquote>",
    "<img src=\"a.png\" srcset=\"javascript:x 1x, b.png 2x\">",
    "<img src=\"data:image/svg+xml;base64,PHN2Zz4=\">",
    "<video poster=\"javascript:x\" src=\"a.mp4\"></video>",
    "<script>alert(1)</script>a",
    "<style>@import 'x'</style>a",
    "<svg onload=alert(1)><script>alert(1)</script></svg>a",
    "<svg></p><style><a id=\"</style><img src=1 onerror=alert(1)>\">",
    "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\"></noscript>",
    "<template><img src=x onerror=alert(1)></template>",
    "<iframe src=\"https://evil.example/\"></iframe>",
    "<iframe/><img src=x onerror=alert(1)><style/><script/>alert(1)",
    "<style/><p title=\"</style><img src=x onerror=alert(1)>\">",
    "<textarea/><p title=\"</textarea><img src=x onerror=alert(1)>\"></p><textarea/><b>",
    "<audio/><p title=\"</audio><img src=x onerror=alert(1)>\"><video src=x><b></p>a",
    "<svg><xmp><p title=\"</xmp><img src=x onerror=alert(1)>\">",
    "<xmp>\n\n</pre><img src=x onerror=alert(1)></xmp><listing><xmp>&lt;script></listing></xmp>",
    "<b><p></b><svg><style><p title=\"</style><img src=x onerror=alert(1)>\"><math><canvas></p>a",
    "<b><p></b><table><tr><td><select><svg></td><object><td></table><xmp>\n<b></xmp>",
    "<iframe srcdoc=\"<script>alert(1)</script>\"></iframe>",
    "<object data=\"x\"><p>a</object><embed src=x>",
    "<form action=\"javascript:alert(1)\"><button formaction=x>a</button></form>",
    "<p title='\"><img src=x onerror=alert(1)>'>a</p>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&amp;lt;script&amp;gt;",
    "a < b > c & d &lt; e",
    "<textarea></textarea><title></title><xmp><b></xmp><plaintext><b>",
    "<img src=x.gif width=1 height=1>a",
    "<img src=x.gif width=&#49; height=\u{1}1>a",
    "<a href=x>a<a href=y>b</a></a>",
    "<p>a<p>b<div>c<p>d<table><tr><td><p>e<p>f",
    "<a href=x><table><tr><td><a href=y>z</a></table></a>",
    "</div></article><b>a",
    "<b><i>a</b>b</i>c",
    "<table><b>a<tr><td>b</table>",
    "<select><option><b>a</select>b",
    "<p><button><p>a</button>",
    "<!-- a --!><b>b<!-->c<!--->d",
    "<a href=\"x\" href=\"javascript:y\" HREF=z>a</a>",
    "<img src='x' alt='`onerror=alert(1)'>",
    "<img src=\"#\" data-src=\"javascript:alert(1)\" srcset=\"\" data-srcset=\"vbscript:x 1x\" width=0 style=\"width:100%\">a",
    "<a name=x><marquee><table><td><p><iframe src=//v.example/1 title='</a><script>'></iframe></a>b",
    "<a name=x><p><b>a</p><iframe src=//v.example/1></iframe><td><iframe data-src=//v.example/2></iframe></b>c",
    "<a href=x><pre><iframe src=//v.example/1 title='\n\"><img src=x onerror=alert(1)>'></iframe></pre>",
    "<select><option>a<select><script>alert(1)</script></select><p>b",
    "<meta http-equiv=refresh content=0><base href=x><link rel=stylesheet href=x>a",
];

fn tricks() -> impl Iterator<Item = String> {
    let deep: [String; 8] = [
        "<div>".repeat(600),
        "<b>".repeat(600),
        "<table><tr><td>".repeat(200),
        "<p><button>".repeat(200),
        "<ul><li>a<pre>".repeat(70),
        "<li><dd><h1><a href=x>".repeat(60),
        "<div>a</div><blockquote>b<table>c<td>d".repeat(80),
        "<div>".repeat(175) + &"<table><td>a<svg><canvas><p>b".repeat(9),
    ];
    TRICKS.iter().map(|&trick| trick.to_owned()).chain(deep)
}

/// What is wrong with the result for this HTML.
pub fn wrong(html: &str, base: &Base) -> Option<String> {
    let rules = rules(base);
    let once = read(html, &rules, BOTH);
    let safe = once.html.expect("asked for");
    let again = read(&safe, &rules, BOTH);
    let found = violation(&safe)
        .or((again.html.as_deref() != Some(&*safe)).then(|| "not the same again".into()))
        .or((again.outcome.structure != Structure::Sound).then(|| "not sound".into()));
    found.map(|found| {
        format!(
            "{found}\n  in  {html:?}\n  out {safe:?}\n  re  {:?}",
            again.html
        )
    })
}

#[test]
fn tricks_do_nothing() {
    let base = Base::new(Some("https://x.example/a/"));
    for trick in tricks() {
        assert_eq!(wrong(&trick, &base), None);
    }
}

/// The negative control: what the pass must never write is seen, or the tests above prove nothing. That the pass itself
/// would be caught when it errs, mutants show that are planted from outside.
#[test]
fn what_may_not_be_written_is_seen() {
    for html in [
        "a & b",
        "a < b",
        "<p>a",
        "<p>a<div>b</div></p>",
        "<a href=\"https://x.example/\">a</a>",
        "<a href=\"javascript:alert(1)\" rel=\"noopener noreferrer nofollow\">a</a>",
        "<img src=\"javascript:x\" loading=\"lazy\">",
        "<img src=\"https://x.example/a.png\" srcset=\"javascript:x 1x\" loading=\"lazy\">",
        "<p onclick=\"x\">a</p>",
        "<p style=\"x\">a</p>",
        "<p title=\"<\">a</p>",
        "<script>a</script>",
        "<style>a</style>",
        "<svg></svg>",
        "<noscript>a</noscript>",
        "<template>a</template>",
        "<iframe src=\"https://x.example/\"></iframe>",
    ] {
        assert!(violation(html).is_some(), "{html}");
    }
}
