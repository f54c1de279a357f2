//! Real feeds that no XML parser takes, and the same repaired by hand: both give the same entries.

use std::fs;

use anyfeed::Options;

use crate::harness::corpus;

/// How each is repaired: by a text and what should stand in its place, or by its encoding.
enum Repair {
    /// White space stands before the XML declaration.
    Start,
    /// One text for another, and no white space in front.
    Replace(&'static str, &'static str),
    /// The bytes are windows-1252, which nothing says.
    Recode,
}

static REPAIRS: &[(&str, Repair)] = &[
    (
        "feedjira__AtomFeedWithSpacesAroundEquals.xml",
        Repair::Start,
    ),
    ("feedjira__HREFConsideredHarmful.xml", Repair::Start),
    ("feedjira__PaulDixExplainsNothing.xml", Repair::Start),
    ("feedjira__SamRuby.xml", Repair::Start),
    ("feedjira__TenderLovemaking.xml", Repair::Start),
    ("feedjira__TrotterCashionHome.xml", Repair::Start),
    ("feedjira__TypePadNews.xml", Repair::Start),
    (
        "feedjira__itunes.xml",
        Repair::Replace(
            "<rss ",
            "<rss xmlns:content=\"http://purl.org/rss/1.0/modules/content/\" ",
        ),
    ),
    (
        "rome__issue137-rss.xml",
        Repair::Replace("http://www\n.w3.org", "http://www.w3.org"),
    ),
    ("rss-parser__itunes-keywords-array.rss", Repair::Start),
    ("rss-parser__itunes-keywords-astext.rss", Repair::Start),
    ("rss-parser__uolNoticias.rss", Repair::Recode),
];

fn repaired(bytes: &[u8], repair: &Repair) -> Vec<u8> {
    match repair {
        Repair::Start => bytes.trim_ascii_start().to_vec(),
        Repair::Replace(from, to) => {
            let text = String::from_utf8_lossy(bytes).replace(from, to);
            text.trim_start().as_bytes().to_vec()
        }
        Repair::Recode => encoding_rs::WINDOWS_1252
            .decode(bytes)
            .0
            .into_owned()
            .into_bytes(),
    }
}

#[test]
fn a_broken_feed_reads_like_its_repaired_copy() {
    let Some(folder) = corpus::folder("a_broken_feed_reads_like_its_repaired_copy") else {
        return;
    };
    for (name, repair) in REPAIRS {
        let bytes = fs::read(folder.join(name)).expect("the feed is there");
        let broken = anyfeed::parse(&bytes, None, &Options::default()).expect("it is a feed");
        let whole = anyfeed::parse(&repaired(&bytes, repair), None, &Options::default())
            .expect("it is a feed");
        assert!(!broken.head.report.well_formed, "{name} is broken");
        assert!(
            whole.head.report.well_formed,
            "{name} is repaired: {:?}",
            whole.head.report.diagnostics
        );
        assert_eq!(broken.entries.len(), whole.entries.len(), "{name}");
        for (a, b) in broken.entries.iter().zip(&whole.entries) {
            assert_eq!(a, b, "{name}");
        }
    }
}
