//! What comes out grows no faster than what goes in: nothing that is said once, for all entries or elements, is copied
//! into each of them whole. Half of each document is one long value, half are the many that could be given it.

use anyfeed::model::{Entry, FeedHead};
use anyfeed::{Options, Sink, Stream, discover_feeds, parse_opml, parse_to_json, sanitize_html};

const RSS: &str = "<rss version='2.0'><channel><title>F</title>";

/// A name; what stands before the long value, what it is made of, what stands behind it; what is repeated, and the end.
#[rustfmt::skip]
static FEEDS: &[[&str; 6]] = &[
    ["page, relative links", "<rss><channel><link>https://e.org/", "x", "/</link>", "<item><link>b</link></item>", ""],
    ["page, relative images", "<rss><channel><link>https://e.org/", "x/", "</link>", "<item><itunes:image href='b'/></item>", ""],
    ["page, a query and fragments", "<rss><channel><link>https://e.org/?", "x", "</link>", "<item><link>#b</link></item>", ""],
    ["page, files", "<rss><channel><link>https://e.org/", "x", "/</link><item>", "<enclosure url='b'/>", "</item>"],
    ["page, anchors", "<rss><channel><link>https://e.org/", "x", "/</link><item><description>", "&lt;a href=b>c&lt;/a>", "</description></item>"],
    ["page, pictures in sets", "<rss><channel><link>https://e.org/", "x", "/</link><item><description>", "&lt;img srcset='b 1x, c 2x'>", "</description></item>"],
    ["items of nothing", "<rss><channel><title>", "x", "</title>", "<item/>", ""],
    ["entries of nothing", "<feed xmlns='http://www.w3.org/2005/Atom'><title>", "x", "</title>", "<entry/>", ""],
    ["JSON: entries of nothing", r#"{"version":"https://jsonfeed.org/version/1.1","title":""#, "x", r#"","items":["#, "{},", "]}"],
    ["JSON: tags", r#"{"version":"https://jsonfeed.org/version/1.1","title":""#, "x", r#"","items":[{"tags":["#, "1,", "]}]}"],
    ["h-feed: entries of a letter", "<html><title>", "x", "</title>", "<p class=h-entry>x", ""],
    ["pictures in sets, item by item", "<rss xml:base='https://e.org/", "x", "/'><channel>", "<item><description>&lt;img srcset='a,b 2x,c 3x,d 4x'></description></item>", ""],
    ["anchors, item by item", "<rss xml:base='https://e.org/", "x", "/'><channel>", "<item><description>&lt;a href=x></description></item>", ""],
    ["authors and rights of the head", "<feed xmlns='http://www.w3.org/2005/Atom'><rights>r</rights><author><name>", "x", "</name></author>", "<entry/>", ""],
    ["a namespace", "<rss><channel xmlns:a='urn:", "x", "'><item>", "<a:b/>", "</item>"],
    ["a namespace in the head", "<rss><channel xmlns:a='urn:", "x", "'>", "<a:b/>", "<item/>"],
    ["base", "<feed xmlns='http://www.w3.org/2005/Atom' xml:base='https://e.org/", "x", "/'>", "<entry><link href='b'/></entry>", ""],
    ["base of an entry", "<feed xmlns='http://www.w3.org/2005/Atom'><entry xml:base='https://e.org/", "x", "/'>", "<link rel='r' href='b'/>", "</entry>"],
    ["base in XHTML", "<feed xmlns='http://www.w3.org/2005/Atom'><entry><content type='xhtml'><div xml:base='https://e.org/", "x", "/'>", "<a href='b'/>", "</div></content></entry>"],
    ["bases within bases", "<feed xmlns='http://www.w3.org/2005/Atom' xml:base='https://e.org/", "x", "/'>", "<entry xml:base='b/'><link href='b'/></entry>", ""],
    ["author", "<rss><channel><dc:creator>", "x", "</dc:creator>", "<item><title>a</title></item>", ""],
    ["author's page", "<feed xmlns='http://www.w3.org/2005/Atom'><author><name>A</name><uri>https://e.org/", "x", "</uri></author>", "<entry><title>a</title></entry>", ""],
    ["authors", RSS, "<dc:creator>Ann</dc:creator><dc:creator>Bob</dc:creator>", "", "<item><title>a</title></item>", ""],
    ["authors of a source", "<feed xmlns='http://www.w3.org/2005/Atom'><entry><source><author><name>", "x", "</name></author></source>", "<link href='https://e.org/'/>", "</entry>"],
    ["language", "<rss><channel><language>en-", "x", "</language>", "<item><title>a</title></item>", ""],
    ["extensions of a language", "<rss><channel><language>en-x", "-a", "</language>", "<item><title>a</title></item>", ""],
    ["rights and licence", "<rss><channel><copyright>", "x", "</copyright>", "<item><title>a</title></item>", ""],
    ["picture", "<rss><channel><itunes:image href='https://e.org/", "x", "'/>", "<item><title>a</title></item>", ""],
    ["what is said of all files", "<rss><channel><media:title>", "x", "</media:title>", "<item><media:content url='https://e.org/b'/></item>", ""],
    ["a group's title", "<rss><channel><item><media:group><media:title>", "x", "</media:title>", "<media:content url='https://e.org/b'/>", "</media:group></item>"],
    ["scheme of keywords", "<rss><channel><item><media:keywords scheme='", "x", "'>", "a,b,", "</media:keywords></item>"],
    ["categories within each other", "<rss><channel><item><itunes:category text='", "x", "'>", "<itunes:category text='b'/>", "</itunes:category></item>"],
    ["namespace of an element", "<rss><channel><item xmlns:x='urn:", "u", "'>", "<x:b/>", "</item>"],
    ["namespace of the root", "<rss xmlns:x='urn:", "u", "'><channel>", "<item><x:b/></item>", ""],
    ["prefix never declared", "<rss><channel><item><", "x", ":a/>", "<x:b/>", "</item>"],
    ["entity", "<!DOCTYPE rss [<!ENTITY a '", "x", "'>]><rss><channel>", "<item><title>&a;</title></item>", ""],
    ["attribute of a formatting element", "<rss><channel><item><description>&lt;p>&lt;b title='", "x", "'>", "&lt;p>b&lt;/p>", "</description></item>"],
    ["link around blocks", "<rss><channel><item><description>&lt;p>&lt;a href='https://e.org/", "x", "'>", "&lt;p>b&lt;/p>", "</description></item>"],
    ["channel of CDF", "<CHANNEL BASE='https://e.org/", "x", "/'>", "<ITEM HREF='b'/>", "</CHANNEL>"],
    ["channels of CDF", "<CHANNEL><CHANNEL BASE='https://e.org/", "x", "/'>", "<ITEM HREF='b'/>", "</CHANNEL></CHANNEL>"],
    ["bases of channels", "<rss xml:base='https://e.org/", "x/", "'>", "<channel xml:base='b/'><item><link>c</link></item></channel>", ""],
    ["a heading's list in RDF", "<rdf:RDF><channel rdf:about='", "x", "'/>", "<item rdf:about='b'/>", ""],
    ["dates that cannot be read", "<rss><channel><item><pubDate>", "x", "</pubDate></item>", "<item><pubDate>x</pubDate></item>", ""],
    ["JSON: author", r#"{"version":"https://jsonfeed.org/version/1.1","authors":[{"name":""#, "x", r#""}],"items":["#, r#"{"id":1},"#, "]}"],
    ["JSON: page", r#"{"version":"https://jsonfeed.org/version/1.1","home_page_url":"https://e.org/"#, "x", r#"/","items":["#, r#"{"url":"b"},"#, "]}"],
    ["JSON: key of a list", r#"{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","_"#, "x", r#"":["#, "1,", "]}]}"],
    ["JSON: key of a list of objects", r#"{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1",""#, "x", r#"":["#, r#"{"b":1},"#, "]}]}"],
    ["JSON: title of attachments", r#"{"version":"https://jsonfeed.org/version/1.1","items":[{"title":""#, "x", r#"","attachments":["#, r#"{"url":"https://e.org/b"},"#, "]}]}"],
    ["h-feed: author", "<html><div class='h-feed'><p class='p-author h-card'>", "x", "</p>", "<p class='h-entry'><a class='p-name'>a</a></p>", "</div>"],
    ["h-feed: base", "<html><base href='https://e.org/", "x", "/'>", "<p class='h-entry'><a class='p-name u-url' href='b'>a</a></p>", ""],
    ["h-feed: links of the page", "<html><base href='https://e.org/", "x", "/'><p class='h-entry'>a</p>", "<link rel='self hub next prev previous alternate license' href='b'>", ""],
    ["h-feed: classes", "<html><p class='h-entry'>", "x", "<b class='", "p-category ", "'>a long name</b></p>"],
    ["h-feed: relations", "<html><p class='h-entry'><a href='https://e.org/", "x", "' rel='", "tag bookmark ", "'>b</a></p>"],
    ["h-feed: classes of what follows", "<html><p class='h-entry'><b class='", "p-category ", "'>", "word ", "</b></p>"],
    ["h-feed: properties within each other", "<html><p class='h-entry'>", "<b class=p-category>", "", "word ", "</p>"],
];

fn repeated(text: &str, size: usize) -> String {
    text.repeat(size / text.len())
}

/// How long the long value is: half of the document, or such that it is given to many just yet.
const HALF: usize = usize::MAX;
const LENGTHS: [usize; 4] = [HALF, 1000, 480, 120];

fn documents(size: usize, lengths: &[usize]) -> impl Iterator<Item = (&'static str, String)> + '_ {
    let of_length = move |&length: &usize| {
        let made = move |[name, before, long, between, many, after]: &[&'static str; 6]| {
            let long = repeated(long, length.min(size / 2));
            let many = repeated(many, size - long.len());
            (*name, [*before, &long, between, &many, after].concat())
        };
        FEEDS.iter().map(made)
    };
    lengths.iter().flat_map(of_length)
}

/// What one byte of a document may become, and what every document may.
const MOST: usize = 16;
const LEAST: usize = 1 << 20;

fn is_bounded(name: &str, given: usize, made: usize) -> Option<String> {
    let most = given * MOST + LEAST;
    (made > most).then(|| format!("{name}: {made} bytes of {given}"))
}

const SIZES: [usize; 2] = [64 << 10, 256 << 10];

/// How much comes, written as JSON.
#[derive(Default)]
struct Made(usize);

impl Sink for Made {
    fn entry(&mut self, entry: Entry<'_>) {
        self.0 += serde_json::to_string(&entry).map_or(0, |json| json.len() + 1);
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.0 += serde_json::to_string(&head).map_or(0, |json| json.len());
    }

    fn restart(&mut self) {
        self.0 = 0;
    }
}

fn in_parts(document: &str) -> usize {
    let mut made = Made::default();
    let mut stream = Stream::new(None, Options::default());
    for part in document.as_bytes().chunks(4 << 10) {
        let _ = stream.push(part, &mut made);
    }
    let _ = stream.finish(&mut made);
    made.0
}

#[test]
fn results_grow_no_faster_than_documents() {
    let mut wrong = Vec::new();
    let [small, large] = SIZES;
    for (size, lengths) in [(small, &LENGTHS[..]), (large, &[HALF, 480])] {
        for (name, document) in documents(size, lengths) {
            let json = parse_to_json(document.as_bytes(), None, &Options::default());
            let made = json.map_or(0, |json| json.len());
            assert!(made > 0, "{name} is a feed");
            wrong.extend(is_bounded(name, document.len(), made));
            if size == large {
                wrong.extend(is_bounded(name, document.len(), in_parts(&document)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nor_do_lists_and_finds() {
    for size in SIZES {
        let (long, half) = (repeated("x", size / 2), size / 2);
        let feeds = repeated("<outline xmlUrl='https://e.org/a'/>", half);
        let list = format!("<opml><body><outline text='{long}'>{feeds}</outline></body></opml>");
        let opml = parse_opml(list.as_bytes(), None).expect("it is a list");
        let made: usize = opml
            .feeds
            .iter()
            .flat_map(|feed| &feed.path)
            .map(String::len)
            .sum();
        assert_eq!(is_bounded("groups", list.len(), made), None);
        let links = repeated("<link rel=alternate type=application/rss+xml href=b>", half);
        let page = format!("<base href='https://e.org/{long}/'>{links}");
        let found = discover_feeds(page.as_bytes(), None, "https://e.org/");
        let made: usize = found.iter().map(|feed| feed.url.len()).sum();
        assert_eq!(is_bounded("page", page.len(), made), None);
        let anchors = repeated("<a href=b>c</a>", half);
        let base = format!("https://e.org/{long}/");
        let clean = sanitize_html(&anchors, Some(&base), &[]);
        assert_eq!(is_bounded("anchors", anchors.len(), clean.len()), None);
    }
}
