//! What the pass does to HTML, and what it never does.

use super::*;

pub mod chance;
mod detect;
mod folding;
mod generate;
mod grammar;
mod hostile;
mod order;
mod random;
mod shapes;
mod tokens;

fn rules(base: &Base) -> Rules<'_> {
    Rules {
        base,
        page: None,
        iframe_hosts: &[],
    }
}

const BOTH: Wanted = Wanted {
    html: true,
    text: true,
};

fn safe(html: &str) -> String {
    let base = Base::new(Some("https://x.example/a/"));
    read(html, &rules(&base), BOTH)
        .html
        .expect("asked for")
        .into_owned()
}

/// Our own repair, without a browser's.
fn simple(html: &str) -> (String, Structure) {
    let base = Base::new(Some("https://x.example/a/"));
    let read = read(html, &rules(&base), BOTH);
    (
        read.html.expect("asked for").into_owned(),
        read.outcome.structure,
    )
}

#[test]
fn sound_html_is_what_a_browser_builds() {
    for (html, wanted) in [
        ("plain", "plain"),
        ("<p>a<p>b", "<p>a</p><p>b</p>"),
        ("<p>a <data>b</data> c", "<p>a <data>b</data> c</p>"),
        ("<p>a<div>b</div>c", "<p>a</p><div>b</div>c"),
        (
            "<ul><li>a<li>b<ul><li>c</ul></ul>",
            "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>",
        ),
        (
            "<dl><dt>a<dd>b<dt>c</dl>",
            "<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>",
        ),
        (
            "<table><tr><td>a<td>b<tr><th>c</table>d",
            "<table><tbody><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></tbody></table>d",
        ),
        (
            "<table><caption>x<thead><tr><td>a<tbody><tr><td>b",
            "<table><caption>x</caption><thead><tr><td>a</td></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
        ),
        (
            "<table> <col><col> <tr> <td>a</table>",
            "<table> <colgroup><col><col> </colgroup><tbody><tr> <td>a</td></tr></tbody></table>",
        ),
        (
            "<table><col><html><col><body><col></table>",
            "<table><colgroup><col><col></colgroup><colgroup><col></colgroup></table>",
        ),
        ("<h1>a<h2>b</h1>c", "<h1>a</h1><h2>b</h2>c"),
        ("<b>a<i>b</i></b></i>", "<b>a<i>b</i></b>"),
        ("a</p>b</br>c</div>d", "a<p></p>b<br>cd"),
        (
            "<ruby>a<rp>(<rt>b<rp>)</ruby>",
            "<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>",
        ),
        (
            "<a href=b>x<a href=c>y</a>",
            "<a href=\"https://x.example/a/b\" rel=\"noopener noreferrer nofollow\">x</a><a href=\"https://x.example/a/c\" rel=\"noopener noreferrer nofollow\">y</a>",
        ),
        ("<tr><td>a</td></tr>", "a"),
        (
            "<custom-tag>a</custom-tag><font color=red>b</font>",
            "a<font color=\"red\">b</font>",
        ),
        (
            "<pre>\n\na</pre><pre>\nb</pre><pre>c\nd</pre>",
            "<pre>\n\na</pre><pre>b</pre><pre>c\nd</pre>",
        ),
        (
            "<pre>&#10;a</pre><pre>\n&NewLine</pre><listing>&#13;\nb</listing>",
            "<pre>a</pre><pre>&amp;NewLine</pre><pre>\n\n\nb</pre>",
        ),
        ("a<!-- x --><![CDATA[y]]><?z?>b", "ab"),
        (
            "<p>a<hr>b<img src=i.png>",
            "<p>a</p><hr>b<img src=\"https://x.example/a/i.png\" loading=\"lazy\">",
        ),
        ("<div><form>a<p>b</form>c</div>", "<div>a<p>b</p>c</div>"),
        (
            "<ul><li>a<form>b</li></ul><p>c<form>d</p>e</form><p>f<form>g</p>",
            "<ul><li>a<br>b<br></li></ul><p>cd</p>e<p>f</p>g<p></p>",
        ),
        ("<p><span>a<p>b</span>", "<p><span>a</span></p><p>b</p>"),
        ("<b><p>a</p></b>", "<b><p>a</p></b>"),
    ] {
        let (came, structure) = simple(html);
        assert_eq!(came, wanted, "{html}");
        assert_eq!(structure, Structure::Sound, "{html}");
    }
}

#[test]
fn formulas_stay_where_they_hold_nothing_else() {
    for (html, wanted, words) in [
        (
            "Let <math xmlns=x onclick=y display=inline><MI>a</mi><mo>&lt;</mo><mspace width=1em /><mi>b</math> be.",
            "Let <math display=\"inline\"><mi>a</mi><mo>&lt;</mo><mspace width=\"1em\"></mspace><mi>b</mi></math> be.",
            "Let a<b be.",
        ),
        (
            "<math alttext='a over b'><mfrac><mi>a</mi><mi>b</mi></mfrac></math>",
            "<math alttext=\"a over b\"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>",
            "a over b",
        ),
        (
            "<math><semantics><mi>a</mi><annotation encoding='application/x-tex'>\\alpha</annotation>\
             <annotation-xml><p>x</p></annotation-xml></semantics></math>",
            "<math><semantics><mi>a</mi><annotation encoding=\"application/x-tex\">\\alpha</annotation></semantics></math>",
            "\\alpha",
        ),
        (
            "<table><math><mi>a</mi></math></table>",
            "<table><tbody><tr><td><math><mi>a</mi></math></td></tr></tbody></table>",
            "a",
        ),
        (
            "a<math><mtext>x<mglyph src=y onerror=z></mtext></math>b",
            "axb",
            "axb",
        ),
        ("a<math><mi>x<p>b", "ax<p>b</p>", "ax\nb"),
        ("a<math><mi>x", "ax", "ax"),
    ] {
        assert_eq!(safe(html), wanted, "{html}");
        assert_eq!(text(html), words, "{html}");
    }
}

#[test]
fn what_is_not_closed_takes_nothing_with_it() {
    for (html, wanted) in [
        ("<p>A</p><!-- x <p>Z</p>", "<p>A</p><p>Z</p>"),
        ("A<iframe><p>Z</p>", "A<p>Z</p>"),
        ("A<title>Z", "AZ"),
        ("A<textarea>Z", "AZ"),
        ("A<noembed>Z", "AZ"),
        ("<b title=\"x>Z</b>y", "<b title=\"x\">Z</b>y"),
    ] {
        let base = Base::default();
        let read = read(html, &rules(&base), BOTH);
        assert_eq!(read.html.as_deref(), Some(wanted), "{html}");
        assert!(read.outcome.unclosed, "{html}");
    }
    for html in ["A<script>Z", "A<style>Z", "A<svg><text>Z"] {
        let base = Base::default();
        assert!(read(html, &rules(&base), BOTH).outcome.swallowed, "{html}");
    }
}

#[test]
fn content_that_goes_is_noticed() {
    for (html, went) in [
        ("<svg><text>a</text></svg>", true),
        ("<svg><title>a</title><path/></svg>", false),
        ("<textarea>a</textarea>", true),
        ("<canvas>a</canvas>", true),
        ("<map><area href=x></map>", true),
        ("<math><mi>a<mglyph></mglyph></mi></math>", true),
        (
            "<script>a</script><style>b</style><select><option>c</select>",
            false,
        ),
    ] {
        let base = Base::default();
        assert_eq!(
            read(html, &rules(&base), BOTH).outcome.dropped,
            went,
            "{html}"
        );
    }
}

#[test]
fn a_text_does_not_begin_with_the_words_of_a_picture() {
    for (html, wanted) in [
        ("<img src=https://x.example/a.png alt='a cat'><p>b", "b"),
        (
            "<p><img src=https://x.example/a.png alt='a cat'></p>",
            "a cat",
        ),
        (
            "<p>b <img src=https://x.example/a.png alt='a cat'></p>",
            "b a cat",
        ),
    ] {
        assert_eq!(text(html), wanted, "{html}");
    }
}

#[test]
fn what_nests_too_deeply_is_said_to() {
    let (came, structure) = simple(&"<div>".repeat(600));
    assert_eq!(structure, Structure::Beyond);
    assert!(came.matches("<div>").count() < 100);
}

#[test]
fn addresses_are_absolute_and_harmless() {
    for (html, wanted) in [
        (
            "<a href='/b?c=d&e=f'>x</a>",
            "<a href=\"https://x.example/b?c=d&amp;e=f\" rel=\"noopener noreferrer nofollow\">x</a>",
        ),
        (
            "<a href=mailto:a@b.example>x</a>",
            "<a href=\"mailto:a@b.example\" rel=\"noopener noreferrer nofollow\">x</a>",
        ),
        ("<a href=javascript:x title=y>x</a>", "<a title=\"y\">x</a>"),
        (
            "<img src=data:image/gif;base64,AAAA alt=x>",
            "<img src=\"data:image/gif;base64,AAAA\" alt=\"x\" loading=\"lazy\">",
        ),
        (
            "<img alt=x>a<picture><source><img src=b.png></picture>",
            "x a<picture><img src=\"https://x.example/a/b.png\" loading=\"lazy\"></picture>",
        ),
        (
            "<video src=a.mp4 poster=p.png autoplay></video>",
            "<video src=\"https://x.example/a/a.mp4\" poster=\"https://x.example/a/p.png\" controls=\"\"></video>",
        ),
        (
            "<q cite=b>a</q><td colspan=2>",
            "<q cite=\"https://x.example/a/b\">a</q>",
        ),
        (
            "<ol start=3 reversed class=a><li value=999999>b</ol>",
            "<ol start=\"3\" reversed=\"\"><li>b</li></ol>",
        ),
    ] {
        assert_eq!(safe(html), wanted, "{html}");
    }
}

#[test]
fn frames_become_links_or_are_built_anew() {
    assert_eq!(
        safe("a<iframe src=//v.example/1 onload=x title='A film'>b</iframe>"),
        "a <a href=\"https://v.example/1\" rel=\"noopener noreferrer nofollow\">A film</a>"
    );
    assert_eq!(
        safe("<iframe src=javascript:x></iframe><iframe srcdoc=x></iframe>a"),
        "a"
    );
    // Line ends between its parameters do not count.
    let parameters = "<param name=loop value=0>\n".repeat(12);
    let film = "<param name=movie value=https://v.example/v/1></object>";
    assert_eq!(
        safe(&format!("<object>{parameters}{film}")),
        "<a href=\"https://v.example/v/1\" rel=\"noopener noreferrer nofollow\">https://v.example/v/1</a>"
    );
    let base = Base::default();
    let hosts = ["v.example".to_owned()];
    let rules = Rules {
        iframe_hosts: &hosts,
        ..rules(&base)
    };
    let html = "<iframe src=https://v.example/1 srcdoc=x width=9 allow=camera name=n></iframe>";
    let once = read(html, &rules, BOTH).html.expect("asked for");
    assert_eq!(
        once,
        "<iframe src=\"https://v.example/1\" width=\"9\" sandbox=\"allow-scripts allow-same-origin allow-popups\" \
         loading=\"lazy\" referrerpolicy=\"strict-origin-when-cross-origin\" allowfullscreen=\"\"></iframe>"
    );
    assert_eq!(read(&once, &rules, BOTH).html, Some(once.clone()));
    let elsewhere = read(
        "<iframe src=https://v.example.evil.example/></iframe>",
        &rules,
        BOTH,
    );
    assert!(elsewhere.html.is_some_and(|html| html.starts_with("<a ")));
}

#[test]
fn pictures_and_films_are_remembered_but_not_trackers() {
    let base = Base::new(Some("https://x.example/"));
    let html = "<img src=1.gif width=1 height=1><img src=a.png alt=' A ' width=20 height=10px>\
        <video poster=p.png><source src=v.mp4 type=video/mp4></video><audio src=a.mp3></audio>\
        <script>x</script><p onclick=x><a href=javascript:x>y</a>";
    let read = read(html, &rules(&base), BOTH);
    let picture = Picture {
        url: "https://x.example/a.png".into(),
        alt: Some("A".into()),
        width: Some(20),
        height: Some(10),
    };
    let poster = Picture {
        url: "https://x.example/p.png".into(),
        ..Picture::default()
    };
    assert_eq!(read.images, [picture, poster]);
    let urls: Vec<_> = read
        .media
        .iter()
        .map(|media| (media.video, media.url.as_str(), media.kind.as_deref()))
        .collect();
    assert_eq!(
        urls,
        [
            (true, "https://x.example/v.mp4", Some("video/mp4")),
            (false, "https://x.example/a.mp3", None)
        ]
    );
    assert_eq!((read.outcome.trackers, read.outcome.active), (1, 3));
}

#[test]
fn text_is_what_a_reader_sees() {
    for (html, wanted) in [
        ("<p>a b\n c<p>d<br>e", "a b c\nd\ne"),
        ("a<br><br><br>b", "a\n\nb"),
        (
            "<ul><li>a<li>b<ol start=3><li>c<li>d</ol></ul>e",
            "- a\n- b\n  3. c\n  4. d\ne",
        ),
        (
            "<ul><li><p>a</p><p>b</p></li><li></li><li>c</ul>",
            "- a\nb\n- c",
        ),
        ("<pre>  a\n\n\n b</pre>c", "  a\n\n\n b\nc"),
        (
            "x <img src=https://a.example/b.png alt='a cat'>y",
            "x a cat y",
        ),
        ("x <img src=b.png alt='a dog'>y", "x a dog y"),
        ("&lt;b&gt; AT&amp;T&nbsp;&eacute;", "<b> AT&T é"),
        (
            "a<script>b</script><style>c</style><title>d</title><!-- e --><svg><text>f</text></svg>g",
            "ag",
        ),
        ("<table><tr><td>a<td>b<tr><th>c</table>", "a b\nc"),
        ("<b>a</b><i>b</i> c<hr>d", "ab c\nd"),
        ("<b>a</b> <i>b</i>\n<u>c</u> <i>\nd</i>", "a b c d"),
        (
            "a<p style='display:none;max-height:0;font-size:0'>b</p>c",
            "ac",
        ),
        ("", ""),
        ("  plain\n text ", "plain text"),
    ] {
        assert_eq!(text(html), wanted, "{html}");
        assert_eq!(text(&safe(html)), wanted, "{html}, sanitized");
    }
    assert_eq!(line("<p>a</p>\n<p>b &amp; c</p>"), "a b & c");
    assert!(matches!(line("plain"), Cow::Borrowed(_)));
}

#[test]
fn what_is_clean_is_borrowed() {
    for html in ["", "plain text", "<p>a &amp; b</p>", "<ul><li>a</li></ul>"] {
        let base = Base::default();
        let read = read(html, &rules(&base), BOTH);
        assert!(matches!(read.html, Some(Cow::Borrowed(_))), "{html}");
    }
}
