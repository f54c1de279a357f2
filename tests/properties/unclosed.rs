//! One element without end tag in a feed's head: all entries come, whatever it is called and however large the feed is,
//! whole and in parts.

use anyfeed::model::{Entry, FeedHead};
use anyfeed::{Options, Sink, Stream};

/// Elements that are never closed, or only in part.
static HEADS: &[&str] = &[
    "<br>",
    "<img src='x'>",
    "<p>",
    "<meta charset='utf-8'>",
    "<b>Notice</b>: x <br>",
    "<font size=1><table width='1'><tr><td>x</td></tr></table>",
    "<div xmlns='http://www.w3.org/1999/xhtml'>x",
    "<content type='xhtml'><div>x",
    "<data>x",
    "<foo:list>",
    "<foo:list>x",
    "<podcast:value type='lightning'><podcast:valueRecipient name='a'/>",
    "<podcast:liveItem><title>x</title>",
    "<podcast:podroll><podcast:remoteItem feedGuid='a'/>",
    "<podcast:locked><podcast:locked>yes</podcast:locked>",
    "<prism:blogTitle><prism:blogTitle>x</prism:blogTitle>",
];

/// In RSS alone.
static LISTS: &[&str] = &["<items><rdf:Seq><rdf:li rdf:resource='a'/>", "<items>"];

/// Entries enough for a few hundred bytes, and for more than any look ahead.
static COUNTS: [usize; 4] = [2, 60, 200, 500];

fn rss(head: &str, count: usize) -> String {
    let text = "x".repeat(500);
    let items = (0..count)
        .map(|at| format!("<item><title>{at}</title><description>{text}</description></item>"));
    let items: String = items.collect();
    format!(
        "<rss version=\"2.0\"><channel><title>F</title>{head}<cloud domain=\"a\"/><language>en</language>{items}</channel></rss>"
    )
}

fn atom(head: &str, count: usize) -> String {
    let text = "x".repeat(500);
    let entries = (0..count).map(|at| {
        format!("<a:entry><a:title>{at}</a:title><a:summary>{text}</a:summary></a:entry>")
    });
    let entries: String = entries.collect();
    format!(
        "<a:feed xmlns:a=\"http://www.w3.org/2005/Atom\" xml:lang=\"en\"><a:title>F</a:title>{head}{entries}</a:feed>"
    )
}

/// The titles that came last, and the language.
#[derive(Default)]
struct Come {
    titles: Vec<String>,
    language: Option<String>,
}

impl Sink for Come {
    fn entry(&mut self, entry: Entry<'_>) {
        self.titles
            .push(entry.title.unwrap_or_default().into_owned());
    }
    fn head(&mut self, head: FeedHead<'_>) {
        self.language = head.language.map(|language| language.to_string());
    }
    fn restart(&mut self) {
        self.titles.clear();
    }
}

fn judge(text: &str, count: usize, named: &str) {
    let wanted: Vec<String> = (0..count).map(|at| at.to_string()).collect();
    let feed = anyfeed::parse(text.as_bytes(), None, &Options::default()).expect("it is a feed");
    let titles = feed.entries.iter().map(|entry| entry.title.as_deref());
    let titles: Vec<&str> = titles.map(Option::unwrap_or_default).collect();
    assert_eq!(titles, wanted, "{named}, {count} entries");
    assert_eq!(
        feed.head.language.as_deref(),
        Some("en"),
        "{named}, {count} entries"
    );
    assert!(!feed.head.report.well_formed, "{named}, {count} entries");

    let mut come = Come::default();
    let mut stream = Stream::new(None, Options::default());
    for part in text.as_bytes().chunks(1 << 10) {
        stream.push(part, &mut come).expect("it is a feed");
    }
    stream.finish(&mut come).expect("it is a feed");
    assert_eq!(come.titles, wanted, "{named} in parts, {count} entries");
    assert_eq!(
        come.language.as_deref(),
        Some("en"),
        "{named} in parts, {count} entries"
    );
}

#[test]
fn all_entries_come() {
    for count in COUNTS {
        for head in HEADS {
            judge(&rss(head, count), count, head);
            judge(&atom(head, count), count, head);
        }
        for head in LISTS {
            judge(&rss(head, count), count, head);
        }
    }
}

#[test]
fn many_unclosed_elements_cost_no_entry() {
    // What is looked at again has an end; entries are found without.
    let text = rss(&"<p><ttl>60</ttl>".repeat(200), 500);
    let feed = anyfeed::parse(text.as_bytes(), None, &Options::default()).expect("it is a feed");
    assert_eq!(feed.entries.len(), 500);
}

#[test]
fn items_of_a_list_that_is_closed_stay_its_own() {
    let list = format!(
        "<foo:list>{}</foo:list>",
        "<item><title>Not one</title></item>".repeat(400)
    );
    let text = rss(&list, 500);
    let feed = anyfeed::parse(text.as_bytes(), None, &Options::default()).expect("it is a feed");
    assert_eq!(feed.entries.len(), 500);
}
