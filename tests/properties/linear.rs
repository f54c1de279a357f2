//! Time is proportional to size, whatever the document: hostile texts of 256 KB and 1 MB.
//!
//! `cargo test --release --test properties linear -- --ignored --nocapture` prints the figures up to 8 MB.

use std::time::Duration;

use anyfeed::model::{Entry, FeedHead};
use anyfeed::{Options, Sink, Stream};
use cpu_time::ThreadTime;

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
        "sections of a head that quote entries",
        "<rss><channel>",
        "<t><![CDATA[a</t><item/><![CDATA[b]]></t>",
    ),
    (
        "files of one name",
        "<rss><channel><item>",
        "<media:content url='a'>",
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
    (
        "items ended early",
        "<rss><channel>",
        "<item></channel><![CDATA[",
    ),
    (
        "values that end in slashes",
        "<rss><channel><item>",
        "<a b=c/><b b=c/><!--",
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

/// A family, about so many bytes of it.
fn grown(before: &str, piece: &str, size: usize) -> String {
    before.to_owned() + &piece.repeat((size - before.len()).div_ceil(piece.len()))
}

/// Time of the processor: a machine that does other work besides must not look like slow code.
fn time(read: Read, text: &str) -> Duration {
    let start = ThreadTime::now();
    read(text.as_bytes());
    start.elapsed()
}

#[test]
fn four_times_the_size_takes_no_six_times_as_long() {
    grows_with_size(whole);
}

#[test]
fn nor_in_parts() {
    grows_with_size(in_parts);
}

/// A quadratic step takes sixteen times as long.
fn grows_with_size(read: Read) {
    let mut wrong = Vec::new();
    for (name, before, piece) in FAMILIES {
        let [small, large] = [256 << 10, 1 << 20].map(|size| grown(before, piece, size));
        let (mut least, mut most) = (time(read, &small), Duration::MAX);
        // What else the machine does only adds: the least of some tries counts.
        let is_linear = (0..8).any(|_| {
            least = least.min(time(read, &small));
            most = most.min(time(read, &large));
            most <= least * 6 + Duration::from_millis(2)
        });
        if !is_linear {
            wrong.push(format!("{name}: {least:?} for 256 KB, {most:?} for 1 MB"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "prints figures; takes a minute"]
fn print_times() {
    for (name, before, piece) in FAMILIES {
        let best = |read, megabytes: usize| {
            let text = grown(before, piece, megabytes << 20);
            let times = (0..3).map(|_| time(read, &text).as_secs_f64());
            times.fold(f64::MAX, f64::min)
        };
        let times = [1, 2, 4, 8].map(|megabytes| best(whole, megabytes));
        let ratios: Vec<String> = times
            .windows(2)
            .map(|pair| format!("{:.2}", pair[1] / pair[0]))
            .collect();
        println!(
            "{name:36} {:7.1} ms/MB, in parts {:7.1}  doubling: {}",
            times[3] * 1e3 / 8.0,
            best(in_parts, 8) * 1e3 / 8.0,
            ratios.join(" ")
        );
    }
}
