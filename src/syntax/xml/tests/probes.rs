//! Defects as they occur in the wild, each in a feed of two items: what is read of it and what is said.

use super::read;

/// A defect: its name, the document, how many entries, the first title, the diagnostics in order of place.
type Probe = (
    &'static str,
    String,
    usize,
    &'static str,
    &'static [&'static str],
);

const CONTROL: &str = "xml/control-character";
const AMP: &str = "xml/unescaped-ampersand";
const HTML: &str = "xml/html-entity";
const NUMBER: &str = "xml/invalid-character-reference";
const WINDOWS: &str = "xml/windows-1252-reference";
const MISSING: &str = "xml/missing-end-tag";
const OUTSIDE: &str = "xml/text-outside";
const NOT_FIRST: &str = "xml/declaration-not-first";
const CUT: &str = "xml/document-cut-off";

const DECLARATION: &str = "<?xml version=\"1.0\"?>\n";
const HEAD: &str =
    "<title>Feed</title><link>http://example.com/</link><description>D</description>";

fn item(title: &str) -> String {
    format!("<item><title>{title}</title><link>http://example.com/1</link></item>\n")
}

fn second() -> String {
    item("Item B")
}

fn around(root: &str, items: &str) -> String {
    let name = root.split(' ').next().unwrap_or_default();
    format!("{DECLARATION}<{root}><channel>{HEAD}{items}</channel></{name}>")
}

/// RSS 2.0 with these items.
fn rss(items: &str) -> String {
    around("rss version=\"2.0\"", items)
}

/// RSS 2.0 whose first item has this title.
fn titled(title: &str) -> String {
    rss(&(item(title) + &second()))
}

/// A sound feed of two items.
fn sound() -> String {
    titled("Item A")
}

fn atom(root: &str, prefix: &str) -> String {
    let entry = |title: &str| {
        format!("<{prefix}entry><{prefix}title>{title}</{prefix}title></{prefix}entry>")
    };
    let (a, b) = (entry("Item A"), entry("Item B"));
    format!(
        "{DECLARATION}<{prefix}feed {root}><{prefix}title>F</{prefix}title>{a}{b}</{prefix}feed>"
    )
}

fn rdf(namespace: &str, prefix: &str) -> String {
    let colon = if prefix.is_empty() { "" } else { ":" };
    let p = format!("{prefix}{colon}");
    let item =
        |title: &str| format!("<{p}item rdf:about=\"u\"><{p}title>{title}</{p}title></{p}item>");
    format!(
        "{DECLARATION}<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" \
         xmlns{colon}{prefix}=\"{namespace}\"><{p}channel rdf:about=\"c\"><{p}title>F</{p}title><{p}items><rdf:Seq/>\
         </{p}items></{p}channel>{}{}</rdf:RDF>",
        item("Item A"),
        item("Item B")
    )
}

fn check(probes: &[Probe]) {
    let mut wrong = String::new();
    for (name, text, count, title, codes) in probes {
        let reading = read(text);
        let first = reading
            .entries
            .first()
            .map(String::as_str)
            .unwrap_or_default();
        let found = first_title(first);
        if reading.entries.len() != *count || found != *title || reading.codes != *codes {
            wrong += &format!(
                "{name}: {} {found:?} {:?}\n  wanted {count} {title:?} {codes:?}\n  {:?}\n",
                reading.entries.len(),
                reading.codes,
                reading.entries
            );
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// The text of the title in a sketch.
fn first_title(sketch: &str) -> String {
    let lower = sketch.to_ascii_lowercase();
    let Some(at) = lower.find("title") else {
        return String::new();
    };
    let rest = &sketch[at + 5..];
    let end = rest
        .find(" link")
        .or_else(|| rest.find(" LINK"))
        .unwrap_or(rest.len());
    let texts: Vec<&str> = rest[..end].split('"').skip(1).step_by(2).collect();
    texts.concat()
}

#[test]
fn every_kind_of_feed_is_known() {
    use crate::model::Format::{Atom, Cdf, Rss};
    let atom10 = "xmlns=\"http://www.w3.org/2005/Atom\"";
    let rss_in = |namespace: &str| {
        let root = format!("rss version=\"2.0\" xmlns=\"{namespace}\"");
        around(&root, &(item("Item A") + &second()))
    };
    let version = |version: &str| {
        let root = format!("rss version=\"{version}\"");
        around(&root, &(item("Item A") + &second()))
    };
    let cdf = "<CHANNEL HREF=\"http://example.com/\"><TITLE>F</TITLE>\
        <ITEM HREF=\"/1\"><TITLE>Item A</TITLE></ITEM><ITEM HREF=\"/2\"><TITLE>Item B</TITLE></ITEM></CHANNEL>";
    let rss11 = "<Channel xmlns=\"http://purl.org/net/rss1.1#\" \
        xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" rdf:about=\"c\"><title>F</title>\
        <items rdf:parseType=\"Collection\"><item rdf:about=\"1\"><title>Item A</title></item>\
        <item rdf:about=\"2\"><title>Item B</title></item></items></Channel>";
    let netscape = "<!DOCTYPE rss PUBLIC \"-//Netscape Communications//DTD RSS 0.91//EN\" \
        \"http://my.netscape.com/publish/formats/rss-0.91.dtd\">\n<rss version=\"0.91\"><channel>";
    let documents = [
        ("rss20", sound(), Rss, "2.0"),
        (
            "rss091N",
            sound().replace("<rss version=\"2.0\"><channel>", netscape),
            Rss,
            "0.91",
        ),
        ("rss0.90", version("0.90"), Rss, "0.90"),
        ("rss0.91", version("0.91"), Rss, "0.91"),
        ("rss0.92", version("0.92"), Rss, "0.92"),
        ("rss0.93", version("0.93"), Rss, "0.93"),
        ("rss0.94", version("0.94"), Rss, "0.94"),
        (
            "rss_nover",
            around("rss", &(item("Item A") + &second())),
            Rss,
            "",
        ),
        ("rss_ver2", version("2"), Rss, "2.0"),
        ("rss_ver2.0.1", version("2.0.1"), Rss, "2.0"),
        ("rss_ver3", version("3"), Rss, "3"),
        (
            "rss_ns_userland2",
            rss_in("http://backend.userland.com/rss2"),
            Rss,
            "2.0",
        ),
        (
            "rss_ns_harvard",
            rss_in("http://blogs.law.harvard.edu/tech/rss"),
            Rss,
            "2.0",
        ),
        (
            "rss_ns_arbitrary",
            rss_in("http://example.org/any"),
            Rss,
            "2.0",
        ),
        (
            "rss_ns_atomdefault",
            rss_in("http://www.w3.org/2005/Atom"),
            Rss,
            "2.0",
        ),
        (
            "rss090_my",
            rdf("http://my.netscape.com/rdf/simple/0.9/", ""),
            Rss,
            "0.90",
        ),
        (
            "rss090_channel",
            rdf("http://channel.netscape.com/rdf/simple/0.9/", ""),
            Rss,
            "0.90",
        ),
        ("rss10", rdf("http://purl.org/rss/1.0/", ""), Rss, "1.0"),
        (
            "rss10_noslash",
            rdf("http://purl.org/rss/1.0", ""),
            Rss,
            "1.0",
        ),
        (
            "rss10_prefixed",
            rdf("http://purl.org/rss/1.0/", "rss"),
            Rss,
            "1.0",
        ),
        ("rss10_unknown", rdf("http://example.org/any", ""), Rss, ""),
        ("rss11", rss11.to_owned(), Rss, "1.1"),
        ("atom10", atom(atom10, ""), Atom, "1.0"),
        (
            "atom03",
            atom("version=\"0.3\" xmlns=\"http://purl.org/atom/ns#\"", ""),
            Atom,
            "0.3",
        ),
        ("atom_nons", atom("", ""), Atom, ""),
        (
            "atom_https",
            atom("xmlns=\"https://www.w3.org/2005/Atom\"", ""),
            Atom,
            "1.0",
        ),
        (
            "atom_wrongns",
            atom("xmlns=\"http://example.org/atom\"", ""),
            Atom,
            "",
        ),
        (
            "atom_prefixed",
            atom("xmlns:atom=\"http://www.w3.org/2005/Atom\"", "atom:"),
            Atom,
            "1.0",
        ),
        (
            "atom_prefixed_x",
            atom("xmlns:x=\"http://www.w3.org/2005/Atom\"", "x:"),
            Atom,
            "1.0",
        ),
        (
            "atom_draft",
            atom(
                "xmlns=\"http://purl.org/atom/ns#draft-ietf-atompub-format-05\"",
                "",
            ),
            Atom,
            "",
        ),
        ("cdf", cdf.to_owned(), Cdf, ""),
    ];
    for (name, text, format, version) in documents {
        let reading = read(&text);
        assert_eq!(reading.root, Some((format, version.to_owned())), "{name}");
        assert_eq!(reading.codes, Vec::<&str>::new(), "{name}");
        assert_eq!(reading.entries.len(), 2, "{name}");
        let first = first_title(&reading.entries[0]);
        assert_eq!(first, "Item A", "{name}: {:?}", reading.entries);
        assert!(
            reading
                .head
                .iter()
                .any(|piece| piece.to_lowercase().contains("title\"f")),
            "{name}"
        );
    }
    let entry = format!("<entry {atom10}><title>Item A</title></entry>");
    let reading = read(&entry);
    assert_eq!(reading.entries, ["entry(title\"Item A\")"]);
    assert_eq!(reading.root, Some((Atom, "1.0".into())));
}

#[test]
fn characters_and_references() {
    check(&[
        ("m_amp", titled("AT&T A"), 2, "AT&T A", &[AMP]),
        (
            "m_nbsp",
            titled("Item&nbsp;A &eacute;"),
            2,
            "Item\\u{a0}A é",
            &[HTML, HTML],
        ),
        (
            "m_unknownent",
            titled("Item &foobar; A"),
            2,
            "Item &foobar; A",
            &["xml/unknown-entity"],
        ),
        (
            "m_badcharref",
            titled("Item &#0;&#xD800;&#99999999; A"),
            2,
            "Item \u{FFFD}\u{FFFD}\u{FFFD} A",
            &[NUMBER, NUMBER, NUMBER],
        ),
        (
            "m_cp1252ref",
            titled("Item&#146;s &#150; A"),
            2,
            "Item’s – A",
            &[WINDOWS, WINDOWS],
        ),
        (
            "m_ctrl",
            titled("Item \u{1}\u{8}A"),
            2,
            "Item A",
            &[CONTROL, CONTROL],
        ),
        ("m_nul", titled("Item \u{0}A"), 2, "Item A", &[CONTROL]),
        (
            "m_ffff",
            titled("Item \u{FFFE}\u{FFFF}A"),
            2,
            "Item A",
            &[CONTROL, CONTROL],
        ),
        (
            "m_lt_in_text",
            titled("1 < 2 A"),
            2,
            "1 < 2 A",
            &["xml/stray-less-than"],
        ),
        (
            "words in a tag",
            titled("if a <b and c < d"),
            2,
            "if a <b and c < d",
            &["xml/stray-less-than"; 2],
        ),
        (
            "a heart",
            titled("I <3 A"),
            2,
            "I <3 A",
            &["xml/stray-less-than"],
        ),
        (
            "m_doctype_entity",
            titled("Item &me; A").replace("<rss ", "<!DOCTYPE rss [<!ENTITY me \"Myself\">]><rss "),
            2,
            "Item Myself A",
            &[],
        ),
        (
            "m_xxe",
            titled("Item A &x;").replace(
                "<rss ",
                "<!DOCTYPE rss [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><rss ",
            ),
            2,
            "Item A &x;",
            &["xml/external-entity"],
        ),
        (
            "html's names where a file may define them",
            titled("Item&nbsp;A").replace("<rss ", "<!DOCTYPE rss SYSTEM \"rss.dtd\"><rss "),
            2,
            "Item\\u{a0}A",
            &["xml/unread-entity"],
        ),
        (
            "m_doctype_html",
            sound().replace("<rss ", "<!DOCTYPE html><rss "),
            2,
            "Item A",
            &[],
        ),
    ]);
}

#[test]
fn sections_and_comments() {
    check(&[
        (
            "m_unclosed_cdata",
            rss(
                &("<item><title><![CDATA[Item A</title><link>u</link></item>".to_owned()
                    + &second()),
            ),
            2,
            "Item A",
            &["xml/unclosed-cdata"],
        ),
        (
            "a section that runs into the next",
            rss(
                &("<item><title><![CDATA[Item A</title><link>u</link></item>".to_owned()
                    + &item("<![CDATA[Item B]]>")),
            ),
            2,
            "Item A",
            &["xml/unclosed-cdata"],
        ),
        (
            "half an end",
            titled("<![CDATA[Item A]]"),
            2,
            "Item A",
            &["xml/unclosed-cdata"],
        ),
        (
            "m_cdata_end_in_text",
            titled("Item A ]]> x"),
            2,
            "Item A ]]> x",
            &["xml/cdata-end-in-text"],
        ),
        (
            "m_lower_cdata",
            titled("<![cdata[Item A]]>"),
            2,
            "Item A",
            &["xml/malformed-cdata"],
        ),
        (
            "m_nested_cdata",
            titled("<![CDATA[Item <![CDATA[A]]> x]]>"),
            2,
            "Item A x",
            &["xml/nested-cdata"],
        ),
        (
            "the mark in a section",
            titled("<![CDATA[A <![CDATA[ B]]>"),
            2,
            "A <![CDATA[ B",
            &[],
        ),
        (
            "m_comment_dashes",
            rss(&("<!-- a -- b -->".to_owned() + &item("Item A") + &second())),
            2,
            "Item A",
            &["xml/comment-dashes"],
        ),
        (
            "a comment that is never closed",
            rss(&("<!-- items follow".to_owned() + &item("Item A") + &second())),
            2,
            "Item A",
            &["xml/unclosed-comment"],
        ),
        (
            "m_pi_mid",
            rss(&(item("Item A") + "<?php echo \"<b>\" ?>" + &second())),
            2,
            "Item A",
            &[],
        ),
    ]);
}

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
