//! Documents cut, thinned and doubled at every place: nothing panics, nothing hangs, and what stood before the damage
//! is read as if nothing had happened.

use super::{Reading, read};

static DOCUMENTS: &[&str] = &[
    "<?xml version=\"1.0\"?>\n<rss version=\"2.0\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><channel><title>F</title>\
     <item><title>A &amp; B</title><link>http://a/?b=1&amp;c</link><dc:date>2004</dc:date></item>\
     <item><description><![CDATA[<p>x</p>]]></description><guid isPermaLink=\"false\">1</guid></item></channel></rss>",
    "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"de\"><title>F</title><entry><title>A</title>\
     <link href='http://a/'/><content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">a <b>b</b> c</div>\
     </content></entry><entry><id>2</id><author><name>Ann</name></author></entry></feed>",
    "<!DOCTYPE rdf:RDF [<!ENTITY me \"My&#38;self\">]><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" \
     xmlns=\"http://purl.org/rss/1.0/\"><channel rdf:about=\"c\"><title>F</title><items><rdf:Seq><rdf:li/></rdf:Seq>\
     </items></channel><item rdf:about=\"1\"><title>&me;</title></item><item><title>Zwei é</title></item></rdf:RDF>",
    "<html><body><pre><rss><channel><item><title>One</title></item><!-- c --><item><title>Two<link>x</item></pre>",
    "junk <title>F</title><item><title>A</title></item><item><b>x</b><dc:subject>y<dc:subject></item>",
    "<rss version=2.0 a b=\"x c=\"y\"><channel><item><v><item><title>i</title></item></v><title>o</title></item>",
    "<CHANNEL HREF=\"http://a/\"><ITEM HREF=\"1\"><TITLE>A</Title></ITEM><CHANNEL><ITEM HREF=\"2\"/></CHANNEL></CHANNEL>",
];

/// Here it shows only later where the first entry ends, so that damage behind it may change it.
static OPEN_DOCUMENTS: &[&str] = &[
    "<rss><channel><item><title><![CDATA[a</title></item><item><title><![CDATA[b]]></title></item></channel></rss>\
     <?xml version='1.0'?><rss><channel><item><title>c</title></item></channel></rss>",
];

/// Entries that end before a place are the same as in the whole document.
fn assert_untouched(whole: &Reading, damaged: &Reading, ends: &[usize], place: usize, text: &str) {
    let before = ends.iter().take_while(|end| **end <= place).count();
    let wanted = whole.entries.get(..before).unwrap_or_default();
    let found = damaged.entries.get(..before).unwrap_or_default();
    assert_eq!(found, wanted, "damaged at {place}: {text}");
}

/// Where the entries of a document end: behind each end tag that closes an outermost one.
fn entry_ends(text: &str) -> Vec<usize> {
    let lower = text.to_ascii_lowercase();
    let mut depth = 0usize;
    let mut ends = Vec::new();
    for (at, _) in lower.match_indices('<') {
        let tag = lower.get(at + 1..).unwrap_or_default();
        let entry = ["item>", "item ", "entry>"];
        if entry.iter().any(|name| tag.starts_with(name)) {
            depth += 1;
        } else if entry.iter().any(|name| {
            tag.strip_prefix('/')
                .is_some_and(|tag| tag.starts_with(name))
        }) {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                ends.push(at + tag.find('>').unwrap_or_default() + 2);
            }
        }
    }
    ends
}

#[test]
fn cut_at_every_byte() {
    for text in DOCUMENTS {
        let whole = read(text);
        let ends = entry_ends(text);
        for (at, _) in text.char_indices() {
            let cut = text.get(..at).unwrap_or_default();
            assert_untouched(&whole, &read(cut), &ends, at, cut);
        }
    }
}

#[test]
fn documents_that_are_open_to_damage() {
    for text in OPEN_DOCUMENTS {
        for (at, character) in text.char_indices() {
            let (before, behind) = text.split_at(at);
            let thinned =
                before.to_owned() + behind.get(character.len_utf8()..).unwrap_or_default();
            assert!(!read(before).entries.is_empty() || at < 30, "{before}");
            assert!(!read(&thinned).entries.is_empty(), "{thinned}");
        }
    }
}

#[test]
fn without_every_single_byte() {
    for text in DOCUMENTS {
        let whole = read(text);
        let ends = entry_ends(text);
        for (at, character) in text.char_indices() {
            let (before, behind) = text.split_at(at);
            let thinned =
                before.to_owned() + behind.get(character.len_utf8()..).unwrap_or_default();
            assert_untouched(&whole, &read(&thinned), &ends, at, &thinned);
        }
    }
}

#[test]
fn with_every_tag_doubled() {
    for text in DOCUMENTS {
        let whole = read(text);
        let ends = entry_ends(text);
        for (at, _) in text.match_indices('<') {
            let (before, behind) = text.split_at(at);
            let tag = behind
                .find('>')
                .map_or(behind, |end| behind.split_at(end + 1).0);
            let doubled = format!("{before}{tag}{behind}");
            assert_untouched(&whole, &read(&doubled), &ends, at, &doubled);
        }
    }
}
