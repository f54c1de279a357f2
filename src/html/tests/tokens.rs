//! Tokens are those of a browser, but where something is not closed.

use super::super::attributes;
use super::super::token::*;

fn shown(html: &str) -> String {
    let show = |token| match token {
        Token::Text(text) => format!("[{text}]"),
        Token::Raw(text) => format!("raw[{text}]"),
        Token::Comment(text) => format!("comment[{text}]"),
        Token::Doctype(text) => format!("doctype[{text}]"),
        Token::End(name) => format!("/{name}"),
        Token::Start(tag) => {
            let list: Vec<_> = tag
                .attributes
                .map(|(name, value)| format!(" {name}={value}"))
                .collect();
            format!(
                "{}{}{}",
                tag.name,
                list.concat(),
                if tag.self_closing { " /" } else { "" }
            )
        }
    };
    Tokens::new(html).map(show).collect::<Vec<_>>().join(", ")
}

#[test]
fn tokens_are_those_of_a_browser() {
    for (html, tokens) in [
        ("a", "[a]"),
        ("1 < 2 <3 <", "[1 < 2 <3 <]"),
        ("x</", "[x</]"),
        ("x</>y</ z>", "[x], [y], comment[ z]"),
        ("<P>a</P >", "P, [a], /P"),
        ("a <b", "[a ]"),
        ("<a href=x/>", "a href=x/"),
        ("<br/><br / >", "br /, br"),
        ("<a  b = 'c>\"' d=\"e\"f g=h>", "a b=c>\" d=e f= g=h"),
        ("<a =b c= >x", "a =b= c=, [x]"),
        ("<a\"b'<c>", "a\"b'<c"),
        ("<img src='x", ""),
        ("<a href='x>y</a>", "a href=x, [y], /a"),
        ("<a href='x <b>y", "a href=x , b, [y]"),
        (
            "a<!-- b <c <p>d<!-- e<p>f",
            "[a], comment[ b <c ], p, [d], comment[ e], p, [f]",
        ),
        ("<!DOCTYPE html>x", "doctype[ html], [x]"),
        ("<!-- a -- b --!>x", "comment[ a -- b ], [x]"),
        (
            "<!-->x<!--->y<!---->z",
            "comment[], [x], comment[], [y], comment[], [z]",
        ),
        ("<!--!>x-->y", "comment[!>x], [y]"),
        ("<!--a--", "comment[a--]"),
        ("<textarea>a<p>", "textarea, [a], p"),
        ("<?php echo '>' ?>", "comment[?php echo '], [' ?>]"),
        ("<![CDATA[a>b]]>", "comment[[CDATA[a], [b]]>]"),
        (
            "<title>a<b>&amp;</Title >c",
            "title, [a<b>&amp;], /Title, [c]",
        ),
        ("<style>a</stylex></style", "style, raw[a</stylex></style]"),
        (
            "<script>a<!--<script>b</script>c</script>d",
            "script, raw[a<!--<script>b</script>c], /script, [d]",
        ),
        (
            "<script><!--></script>d",
            "script, raw[<!-->], /script, [d]",
        ),
        (
            "<script><!--<script>--></script>d",
            "script, raw[<!--<script>-->], /script, [d]",
        ),
        ("<plaintext></plaintext>a", "plaintext, /plaintext, [a]"),
        (
            "<textarea></textarea><iframe><b></iframe>",
            "textarea, /textarea, iframe, raw[<b>], /iframe",
        ),
        ("<script/><b>", "script /, b"),
        (
            "<a@b.c><p@q x>d</a@b.c><https://a/><x.y></x.y><x.y><sys/x.y>",
            "[<a@b.c>], [<p@q x>d], /a@b.c, [<https://a/>], x.y, /x.y, [<x.y>], [<sys/x.y>]",
        ),
        (
            "<iframe/>a<iframe/>b</iframe>c<iframe/>d<iframe>e<b>",
            "iframe /, [a], iframe /, raw[b], /iframe, [c], iframe /, [d], iframe, [e], b",
        ),
    ] {
        assert_eq!(shown(html), tokens, "{html}");
    }
}

#[test]
fn places_are_those_of_the_text() {
    let mut tokens = Tokens::new("é<b>x</b>");
    let mut places = Vec::new();
    while tokens.next().is_some() {
        places.push((tokens.from(), tokens.at()));
    }
    assert_eq!(places, [(0, 2), (2, 5), (5, 6), (6, 10)]);
}

#[test]
fn inside_svg_nothing_is_raw() {
    let mut tokens = Tokens::new("<style><b><![CDATA[<i>]]>");
    tokens.foreign = true;
    let names: Vec<_> = tokens
        .map(|token| format!("{token:?}").chars().take(3).collect::<String>())
        .collect();
    assert_eq!(names, ["Sta", "Sta", "Raw"]);
}

#[test]
fn attributes_have_a_cap_and_the_first_counts() {
    let html = format!("<p {}>x", "a ".repeat(1000));
    let Some(Token::Start(tag)) = Tokens::new(&html).next() else {
        panic!("a start tag")
    };
    assert_eq!(tag.attributes.count(), usize::from(attributes::MOST));
    let Some(Token::Start(tag)) = Tokens::new("<p ID=1 id=2>").next() else {
        panic!("a start tag")
    };
    assert_eq!(tag.attribute("id"), Some("1"));
}
