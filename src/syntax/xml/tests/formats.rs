//! Every kind of feed is known for what it is, and its two entries are found.

use super::documents::*;
use super::read;

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
