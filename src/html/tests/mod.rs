//! What the pass does to HTML, and what it never does.

use super::*;

mod grammar;
mod hostile;

fn rules(base: &Base) -> Rules<'_> {
    Rules {
        base,
        iframe_hosts: &[],
        repair: true,
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
    let read = read(
        html,
        &Rules {
            repair: false,
            ..rules(&base)
        },
        BOTH,
    );
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
        ("a<!-- x --><![CDATA[y]]><?z?>b", "ab"),
        (
            "<p>a<hr>b<img src=i.png>",
            "<p>a</p><hr>b<img src=\"https://x.example/a/i.png\" loading=\"lazy\">",
        ),
        ("<div><form>a<p>b</form>c</div>", "<div>a<p>b</p>c</div>"),
        ("<p><span>a<p>b</span>", "<p><span>a</span></p><p>b</p>"),
        ("<b><p>a</p></b>", "<b><p>a</p></b>"),
    ] {
        let (came, structure) = simple(html);
        assert_eq!(came, wanted, "{html}");
        assert_eq!(structure, Structure::Sound, "{html}");
    }
}
