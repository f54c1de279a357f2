//! Defects of structure as they occur in the wild: tags, roots, ends.

use super::documents::*;
use super::probes::check;
use super::read;

const MISSING: &str = "xml/missing-end-tag";
const OUTSIDE: &str = "xml/text-outside";
const NOT_FIRST: &str = "xml/declaration-not-first";
const CUT: &str = "xml/document-cut-off";

#[test]
fn tags() {
    check(&[
        (
            "m_rawhtml",
            rss(&("<item><title>Item A</title><link>u</link><description><p>a<br>b & <img src=\"x\"></p>\
                </description></item>"
                .to_owned()
                + &second())),
            2,
            "Item A",
            &[MISSING, "xml/unescaped-ampersand", MISSING],
        ),
        ("m_mismatch", titled("<b><i>Item A</b></i>"), 2, "Item A", &[MISSING, "xml/stray-end-tag"]),
        (
            "m_missing_close_title",
            rss(&("<item><title>Item A<link>http://example.com/</link></item>".to_owned() + &second())),
            2,
            "Item A",
            &[MISSING],
        ),
        (
            "m_missing_close_item",
            rss(&("<item><title>Item A</title><link>u</link>".to_owned() + &second())),
            2,
            "Item A",
            &["xml/nested-entry", MISSING],
        ),
        (
            "m_dup_attr",
            titled("Item A").replace("<link>", "<link a=\"1\" a=\"2\">"),
            2,
            "Item A",
            &["xml/duplicate-attribute"; 3],
        ),
        (
            "m_unquoted_attr",
            around("rss version=2.0", &(item("Item A") + &second())),
            2,
            "Item A",
            &["xml/unquoted-attribute"],
        ),
        ("m_undeclared_prefix", titled("Item A").replace("</item>", "<dc:x>y</dc:x></item>"), 2, "Item A", &["xml/undeclared-prefix"; 2]),
        (
            "m_lt_in_attr",
            titled("Item A").replacen("<item>", "<item a=\"1 < 2 > <b>\">", 1),
            2,
            "Item A",
            &["xml/less-than-in-attribute"; 2],
        ),
        (
            "a quote that is never closed",
            titled("Item A").replacen("<item>", "<item><guid isPermaLink=\"true>g</guid>", 1),
            2,
            "Item A",
            &["xml/unquoted-attribute"],
        ),
        ("m_uppercase", sound().replace("<?xml version=\"1.0\"?>", "").to_uppercase(), 2, "ITEM A", &[]),
        (
            "m_mixedcase",
            sound().replace("title>", "Title>").replace("channel>", "Channel>").replace("item>", "Item>"),
            2,
            "Item A",
            &[],
        ),
        (
            "m_case_mismatch",
            rss(&("<item><title>Item A</Title><link>u</link></item>".to_owned() + &second())),
            2,
            "Item A",
            &["xml/end-tag-case"],
        ),
        (
            "a lost sign",
            rss(&("<item><title>Slashdot>/title><link>u</link></item>".to_owned() + &second())),
            2,
            "Slashdot",
            &["xml/lost-less-than"],
        ),
        (
            "a start tag for an end tag",
            rss(&("<item><title>Item A<title><link>u</link></item>".to_owned() + &second())),
            2,
            "Item A",
            &["xml/start-tag-for-end-tag"],
        ),
        (
            "a tag cut off",
            rss(&("<item><title>Item A</title <link>u</link></item>".to_owned() + &second())),
            2,
            "Item A",
            &["xml/tag-cut-off"],
        ),
        (
            "the wrong sign",
            around("rss version=\"2.0\"<\n", &(item("Item A") + &second())).replace("<\n>", "<\n"),
            2,
            "Item A",
            &["xml/tag-cut-off"],
        ),
    ]);
}
#[test]
fn what_stands_around() {
    let body = |text: &str| text.replace(DECLARATION, "");
    let channel = body(&sound())
        .replace("<rss version=\"2.0\">", "")
        .replace("</rss>", "");
    check(&[
        (
            "m_leading_nl",
            format!("\n{}", sound()),
            2,
            "Item A",
            &[NOT_FIRST],
        ),
        (
            "m_leading_junk",
            format!("<br />\n<b>Warning</b>: x in <b>y</b><br />\n{}", sound()),
            2,
            "Item A",
            &[OUTSIDE, NOT_FIRST, "xml/elements-outside"],
        ),
        (
            "m_leading_text",
            format!("hello {}", sound()),
            2,
            "Item A",
            &[OUTSIDE, NOT_FIRST],
        ),
        (
            "m_leading_comment",
            format!("<!-- c -->{}", sound()),
            2,
            "Item A",
            &[NOT_FIRST],
        ),
        (
            "m_trailing_junk",
            format!("{} junk", sound()),
            2,
            "Item A",
            &[OUTSIDE],
        ),
        (
            "m_two_docs",
            format!("{}{}", sound(), sound()),
            4,
            "Item A",
            &[NOT_FIRST, "xml/second-document"],
        ),
        ("m_no_decl", body(&sound()), 2, "Item A", &[]),
        (
            "m_decl_11",
            sound().replace("\"1.0\"", "\"1.1\""),
            2,
            "Item A",
            &[],
        ),
        (
            "m_bad_decl",
            sound().replace("\"1.0\"", "1.0"),
            2,
            "Item A",
            &["xml/malformed-declaration"],
        ),
        (
            "m_decl_space",
            sound().replace("<?xml", "<? xml"),
            2,
            "Item A",
            &["xml/malformed-instruction"],
        ),
        (
            "m_decl_space2",
            sound().replace("<?xml", "< ?xml"),
            2,
            "Item A",
            &[OUTSIDE],
        ),
        (
            "m_items_outside",
            rss("").replace(
                "</channel>",
                &format!("</channel>{}{}", item("Item A"), second()),
            ),
            2,
            "Item A",
            &[],
        ),
        (
            "m_no_channel",
            sound().replace("<channel>", "").replace("</channel>", ""),
            2,
            "Item A",
            &[],
        ),
        (
            "m_no_rss_root",
            channel.clone(),
            2,
            "Item A",
            &["xml/missing-root"],
        ),
        (
            "m_no_rss_root2",
            channel.replace("<channel>", "").replace("</channel>", ""),
            2,
            "Item A",
            &["xml/missing-root"],
        ),
        (
            "m_html_wrapped",
            format!("<html><body><pre>{}</pre></body></html>", sound()),
            2,
            "Item A",
            &[NOT_FIRST, "xml/wrapped"],
        ),
        ("m_empty", String::new(), 0, "", &[]),
        ("m_ws", " \n ".to_owned(), 0, "", &[]),
        ("m_empty_channel", rss(""), 0, "", &[]),
    ]);
}

#[test]
fn documents_that_stop() {
    let whole = rss(&(item("Item A") + "<item><title>Item B"));
    let whole = whole.split("</channel>").next().unwrap_or_default();
    let entries = |text: &str| read(text).entries;
    assert_eq!(entries(whole)[1], "item(title\"Item B\")");
    check(&[
        ("m_truncated", whole.to_owned(), 2, "Item A", &[CUT]),
        (
            "m_truncated_tag",
            format!("{whole}</ti"),
            2,
            "Item A",
            &[CUT, "xml/stray-end-tag", CUT],
        ),
        (
            "m_truncated_attribute",
            format!("{whole}</title><a href=\"x"),
            2,
            "Item A",
            &[CUT, CUT],
        ),
    ]);
}

#[test]
fn bombs_and_depths() {
    let mut bomb = String::from("<!DOCTYPE rss [<!ENTITY a \"0123456789\">");
    for pair in ["ab", "bc", "cd", "de", "ef", "fg", "gh", "hi"] {
        let (from, to) = pair.split_at(1);
        bomb += &format!("<!ENTITY {to} \"{}\">", format!("&{from};").repeat(10));
    }
    bomb += "]><rss ";
    let deep = format!("{}x{}", "<a>".repeat(3000), "</a>".repeat(3000));
    check(&[
        (
            "m_billion_laughs",
            titled("Item A &i;").replace("<rss ", &bomb),
            2,
            "Item A &i;",
            &["limit/expansion"],
        ),
        (
            "m_deep",
            titled("Item A").replacen("<item>", &format!("<item>{deep}"), 1),
            2,
            "Item A",
            &["limit/depth"],
        ),
    ]);
}
