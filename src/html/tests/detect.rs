//! What is told to be HTML, and what to be text.

use super::*;

#[test]
fn bodies_are_html_by_custom() {
    for html in [
        "<p>Text</p><o:p></o:p><p>more</p>",
        "<p>bad &foo; entity</p>",
        "Hello<g-emoji>x</g-emoji>, <br>you",
        "Some text <!--more-->",
        "<p>mail <john@x.org></p>",
        "a &mdash; b",
        "<p>Use <code>List<String></code> here</p><p>more</p>",
        "<p>We show that $a<b$ holds.</p>",
        "<p>List<String> and more",
        "Use List<String><p>more</p>",
    ] {
        assert!(body_looks_like_html(html), "{html}");
    }
    for text in [
        "Vec<u8> & <b>x</b>",
        "Use <p> and List<T> &c.",
        "C<T>",
        "a &foo; b",
        "Why <script> is last",
        "a <? b ?> c",
        "a <!-- b",
        "x </ y",
    ] {
        assert!(!body_looks_like_html(text), "{text}");
    }
}

#[test]
fn lines_that_use_tags_and_lines_that_speak_of_them() {
    for html in [
        "<b>x</b>",
        "<b> x </b>",
        "a<br>b",
        "a <br/> b",
        "Title<br />",
        "A title.<br>",
        "A title?\n<br>",
        "One.<P>Two",
        "safe<embed src='x'> words",
        "<br>Title",
        "a &amp; b",
        "<P CLASS=x>y",
        "<p>Title",
        "One<p>Two",
        "x</i>",
        "<a href='/x'>more",
        "<img src=x.png> x",
        "<img src=x.png border>",
        "A word of <i>Vog…",
        "A word of <b>Vog...",
        "<script>alert(1)</script>x",
        "<svg/><b>x</b>",
        "<ul><li>a<li>b </ul>",
        "On <p> &mdash; and more",
    ] {
        assert!(line_looks_like_html(html), "{html}");
    }
    for text in [
        "Why we need <main>, <nav> and <section>",
        "<details>",
        "<details> in 2024",
        "Styling <dialog> and <details> in 2024…",
        "On the <dl>",
        "HTML <input> types",
        "HTML <input type=date> in use",
        "#include <map>",
        "if a<b and c>d",
        "if a<b and c=d>e</b>",
        "The <p> list",
        "The <a href> that is empty",
        "The <br>",
        "<br> is a break",
        "An <img> and its <figure>",
        "<h1>s and <h2>s",
        "Multiple <h1>s",
        "Close a <b> with </i>, not </u>",
        "<dialog>要素の使い方",
        "HTMLの<table>タグ",
        "Why <script> is last",
    ] {
        assert!(!line_looks_like_html(text), "{text}");
    }
}

#[test]
fn html_is_told_from_text() {
    for html in [
        "<b>x</b>",
        "a<br>b",
        "a &amp; b",
        "&#8217;",
        "<P CLASS=x>y",
        "<html><body><p>x</p></body></html>",
        "x</i>",
        "&eacute;t&eacute;",
        "AT&T &mdash; more",
        "<script>alert(1)</script>x",
        "<svg><circle r='1'/></svg>",
        "<math><mi>a</mi></math> is <b>a</b>",
        "<svg/><b>x</b>",
    ] {
        assert!(looks_like_html(html), "{html}");
    }
    for text in [
        "",
        "plain",
        "AT&T",
        "1 < 2",
        "<3",
        "<head> matters",
        "C<T>",
        "a <b",
        "Vec<u8> & <b>x</b>",
        "a &foo; <b>x</b>",
        "&",
        "&;",
        "&#;",
        "&#x;",
        "R&D; more",
        "x <> y",
        "if (a<b && c>d)",
        "a <b> c <i - 1>",
        "&copy 2004",
        "<!-- x -->",
        "Icons in <svg>",
        "Why <script> is last",
        "<svg></svg><circle>",
        "<svg/> and <circle>",
        "<circle></circle>",
    ] {
        assert!(!looks_like_html(text), "{text}");
    }
}
