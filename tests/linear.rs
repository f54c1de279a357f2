//! Time is proportional to size, whatever the document: hostile texts repeated to 1, 2, 4 and 8 MB.
//!
//! `cargo test --release --test linear -- --ignored --nocapture` prints the figures; the quick test keeps the
//! shape from getting lost.

use std::time::{Duration, Instant};

use anyfeed::model::{Entry, FeedHead};
use anyfeed::{Options, Sink, Stream};

/// A piece that is repeated, and what stands before it.
static FAMILIES: &[(&str, &str, &str)] = &[
    ("attribute never closed", "", "<a b='"),
    (
        "attribute never closed, in an item",
        "<rss><channel><item>",
        "<a b='",
    ),
    ("less-than", "<rss><channel><item><title>", "<"),
    (
        "comparisons",
        "<rss><channel><item><description><![CDATA[<p>",
        "a<a",
    ),
    (
        "previews",
        "<rss><channel><item><description><![CDATA[<p></p>",
        "<p style='display:none'>",
    ),
    ("ampersand", "<rss><channel><item><title>", "&a"),
    (
        "CDATA never closed",
        "<rss><channel><item><title>",
        "<![CDATA[",
    ),
    ("CDATA ends", "<rss><channel><item><title>", "]]>"),
    ("nested tags", "<rss><channel><item>", "<a>"),
    ("nested items", "<rss><channel>", "<item>"),
    ("end tags", "<rss><channel><item>", "</a>"),
    (
        "nothing closed",
        "<rss><channel><item>",
        "<a:a><guid>1</guid>",
    ),
    (
        "a head of paragraphs",
        "<rss><channel>",
        "<p><ttl>1</ttl><a:b>",
    ),
    ("a head of line breaks", "<rss><channel>", "<br>"),
    (
        "a list of fields",
        "<rss><channel><items>",
        "<rdf:Seq><link><item/>",
    ),
    (
        "texts of other vocabularies",
        "<rss><channel><item>",
        "<a:a>1<b:b>1",
    ),
    (
        "start tags twice",
        "<rss><channel><item>",
        "<a:a><a:a>1</a:a>",
    ),
    ("comments", "<rss><channel><item>", "<!-- "),
    ("instructions", "<rss><channel><item>", "<? "),
    ("attributes", "<rss><channel><item><a ", "b='c' "),
    ("namespaces", "<rss ", "xmlns:a='urn:a' "),
    (
        "namespaces in scope",
        "<rss><channel><item>",
        "<a xmlns:a='urn:a'>",
    ),
    ("entity definitions", "<!DOCTYPE rss [", "<!ENTITY a 'b'>"),
    (
        "paragraphs",
        "<rss><channel><item><description>",
        "&lt;p&gt;a",
    ),
    (
        "comments that are none",
        "<rss><channel><item><description>",
        "&lt;/ z&gt;",
    ),
    (
        "formatting",
        "<rss><channel><item><description>",
        "&lt;p&gt;&lt;b&gt;",
    ),
    (
        "categories",
        "<rss><channel><item>",
        "<category>a</category>",
    ),
    (
        "enclosures",
        "<rss><channel><item>",
        "<enclosure url='http://a/b'/>",
    ),
    (
        "RDF's lists",
        "<rss><channel><item><dc:subject><rdf:Bag>",
        "<rdf:li>a</rdf:li>",
    ),
    (
        "people",
        "<rss><channel><item>",
        "<dc:creator><x:a>b</x:a></dc:creator>",
    ),
    (
        "people who name nobody",
        "<rss><channel><item>",
        "<author>a@b.example</author>",
    ),
    (
        "channels of CDF",
        "<CHANNEL>",
        "<CHANNEL BASE='a/'><ITEM/></CHANNEL>",
    ),
    (
        "channels within",
        "<CHANNEL BASE='http://a/'>",
        "<CHANNEL BASE='a/'><ITEM/>",
    ),
    (
        "files of a group",
        "<rss><channel><item><media:group>",
        "<media:content url='http://a/b'/><media:thumbnail url='http://a/b'/>",
    ),
    (
        "files of an entry",
        "<rss><channel><item><media:title>a</media:title>",
        "<media:content url='http://a/b'/><media:thumbnail url='http://a/b'/>",
    ),
    ("head", "<rss><channel>", "<link>http://a/</link>"),
    (
        "JSON lists of the head",
        "{\"hubs\":[",
        "{\"url\":\"http://a/\"},",
    ),
    ("JSON lists", "{\"items\":[{\"a\":", "["),
    ("JSON objects", "{\"items\":[{\"a\":", "{\"a\":"),
    ("JSON strings", "{\"items\":[", "\"\\"),
    ("JSON commas", "{\"items\":[", ","),
    (
        "JSON Feed mentioned",
        "{\"items\":[\"",
        "version:https://jsonfeed.org",
    ),
    ("JSON words", "{\"items\":[", "{a:b "),
    ("JSON texts not begun", "{\"items\":[{\"a\":", "b c\" "),
    ("JSON quotes", "{\"items\":[{\"a\":\"", "b,\"title:\"c\"\" "),
    ("JSON answers", "", "{\"data\":"),
    (
        "JSON behind",
        "{\"version\":\"https://jsonfeed.org/version/1.1\"}",
        "{\"title\":1}",
    ),
    (
        "JSON feeds",
        "",
        "{\"version\":\"https://jsonfeed.org/version/1.1\"}",
    ),
    ("JSON keys", "{\"items\":[{", "\"a\":1,"),
    ("JSON in a string", "\"{", "\\\""),
    (
        "an escaped feed",
        "<html><pre>&lt;rss version=\"2.0\"&gt;",
        "<",
    ),
    (
        "microformats",
        "<html><p class='h-entry'>",
        "<b class='h-card p-name e-content value dt-updated'>",
    ),
    (
        "bodies",
        "<html><p class='h-entry'>",
        "<b class='e-content p-name value'>a</b>",
    ),
    (
        "items and links behind a comment",
        "<!-- --><p class='h-entry'>a</p>",
        "<li class='h-entry u-a'><b><a href=b><link rel='self next' href=c>",
    ),
    (
        "names within names",
        "<html><p class='h-entry'>",
        "<b class='p-name p-name p-category'>word ",
    ),
];

/// A way to read a document.
type Read = fn(&[u8]);

fn whole(bytes: &[u8]) {
    let _ = anyfeed::parse(bytes, None, &Options::default());
}

fn in_parts(bytes: &[u8]) {
    let mut stream = Stream::new(None, Options::default());
    for part in bytes.chunks(1 << 10) {
        let _ = stream.push(part, &mut Nothing);
    }
    let _ = stream.finish(&mut Nothing);
}

/// What comes is not looked at.
struct Nothing;

impl Sink for Nothing {
    fn entry(&mut self, _: Entry<'_>) {}
    fn head(&mut self, _: FeedHead<'_>) {}
    fn restart(&mut self) {}
}

/// The shortest of three: whatever else the machine does only adds.
fn best(read: Read, before: &str, piece: &str, size: usize) -> Duration {
    let text = before.to_owned() + &piece.repeat((size - before.len()).div_ceil(piece.len()));
    let time = || {
        let start = Instant::now();
        read(text.as_bytes());
        start.elapsed()
    };
    (0..3).map(|_| time()).min().unwrap_or_default()
}

#[test]
fn four_times_the_size_takes_no_sixteen_times_as_long() {
    grows_with_size(whole);
}

#[test]
fn nor_in_parts() {
    grows_with_size(in_parts);
}

fn grows_with_size(read: Read) {
    let mut wrong = Vec::new();
    for (name, before, piece) in FAMILIES {
        let (mut small, mut large) = (Duration::MAX, Duration::MAX);
        let is_linear = (0..6).any(|_| {
            small = small.min(best(read, before, piece, 64 << 10));
            large = large.min(best(read, before, piece, 256 << 10));
            // A quadratic step takes sixteen times as long; a busy machine, with the least of several, no twice.
            large <= small * 9 + Duration::from_millis(20)
        });
        if !is_linear {
            wrong.push(format!("{name}: {small:?} for 64 KB, {large:?} for 256 KB"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "prints figures; takes a minute"]
fn print_times() {
    for (name, before, piece) in FAMILIES {
        let times: Vec<Duration> = [1, 2, 4, 8]
            .iter()
            .map(|megabytes| best(whole, before, piece, megabytes << 20))
            .collect();
        let ratios: Vec<String> = times
            .windows(2)
            .map(|pair| format!("{:.2}", pair[1].as_secs_f64() / pair[0].as_secs_f64()))
            .collect();
        println!(
            "{name:36} {:7.1} ms/MB, in parts {:7.1}  doubling: {}",
            times[3].as_secs_f64() * 1e3 / 8.0,
            best(in_parts, before, piece, 8 << 20).as_secs_f64() * 1e3 / 8.0,
            ratios.join(" ")
        );
    }
}
