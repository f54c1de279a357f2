//! A document that arrives in parts gives what it gives as a whole, wherever it is cut.
//!
//! What stands behind the entries and would change them a stream cannot know.

use anyfeed::model::{Entry, FeedHead};
use anyfeed::{FeedError, Options, Sink, Stream};
use serde_json::{Value, json};

use crate::harness::{self, corpus, files};

/// Cases that are about what is known too late for a stream: it gives as many entries. Whether their ids hang on it.
const LATE: &[(&str, bool)] = &[
    ("dates/order-by-direction", false),
    ("ids/hash-of-date-proved", false),
    ("people/head-after-entries", false),
    ("urls/base-from-own-address-rss", true),
];

#[derive(Default, Clone)]
struct Written {
    entries: Vec<Value>,
    head: Option<Value>,
    restarts: usize,
    error: Option<FeedError>,
}

impl Sink for Written {
    fn entry(&mut self, entry: Entry<'_>) {
        self.entries
            .push(serde_json::to_value(&entry).expect("it can be written"));
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.head = Some(serde_json::to_value(&head).expect("it can be written"));
    }

    fn restart(&mut self) {
        self.entries.clear();
        self.restarts += 1;
    }
}

struct Case {
    name: String,
    bytes: Vec<u8>,
    content_type: Option<String>,
    options: Options,
    whole: Written,
}

impl Case {
    fn new(name: &str, bytes: Vec<u8>, content_type: Option<&str>, options: Options) -> Case {
        let mut whole = Written::default();
        whole.error = anyfeed::parse_into(&bytes, content_type, &options, &mut whole).err();
        Case {
            name: name.to_owned(),
            bytes,
            content_type: content_type.map(str::to_owned),
            options,
            whole,
        }
    }

    fn stream<'b>(&self, parts: impl Iterator<Item = &'b [u8]>) -> Written {
        let mut came = Written::default();
        let mut stream = Stream::new(self.content_type.as_deref(), self.options.clone());
        for part in parts {
            if let Err(error) = stream.push(part, &mut came) {
                came.error = Some(error);
                return came;
            }
        }
        came.error = stream.finish(&mut came).err();
        came
    }

    fn judge(&self, came: &Written, how: &str) -> Result<(), String> {
        let wrong = |what: String| Err(format!("{} {how}: {what}", self.name));
        if came.error != self.whole.error {
            return wrong(format!(
                "came {:?}, whole {:?}",
                came.error, self.whole.error
            ));
        }
        if came.entries.len() != self.whole.entries.len() {
            return wrong(format!(
                "{} entries of {}",
                came.entries.len(),
                self.whole.entries.len()
            ));
        }
        if let Some((_, is_of_ids)) = LATE.iter().find(|(case, _)| self.name.contains(case)) {
            let ids = |written: &Written| -> Vec<Value> {
                let ids = written.entries.iter().map(|entry| entry["id"].clone());
                ids.collect()
            };
            return match *is_of_ids || ids(came) == ids(&self.whole) {
                true => Ok(()),
                false => wrong("other ids".into()),
            };
        }
        for (one, other) in came.entries.iter().zip(&self.whole.entries) {
            if one != other {
                return wrong(difference(one, other));
            }
        }
        match (&came.head, &self.whole.head) {
            (Some(one), Some(other)) if one != other => wrong(difference(one, other)),
            (one, other) if one.is_some() != other.is_some() => wrong("a head is missing".into()),
            _ => Ok(()),
        }
    }
}

/// The first member that differs.
fn difference(one: &Value, other: &Value) -> String {
    let (Some(one), Some(other)) = (one.as_object(), other.as_object()) else {
        return format!("{one} is not {other}");
    };
    let differing = one
        .iter()
        .find(|(key, value)| other.get(*key) != Some(value));
    differing.map_or("?".into(), |(key, value)| {
        format!(
            "{key}: streamed {value}, whole {}",
            other.get(key).unwrap_or(&Value::Null)
        )
    })
}

fn cases() -> Vec<Case> {
    let case = |case: harness::Case| {
        let content_type = case.content_type.as_deref();
        Case::new(&case.name, case.bytes, content_type, case.options)
    };
    harness::cases().into_iter().map(case).collect()
}

fn hold(failures: Vec<String>) {
    let shown: Vec<&str> = failures.iter().map(String::as_str).take(25).collect();
    assert!(
        failures.is_empty(),
        "{} differ:\n{}",
        failures.len(),
        shown.join("\n")
    );
}

#[test]
fn one_byte_after_the_other() {
    let mut failures = Vec::new();
    for case in cases() {
        let came = case.stream(case.bytes.chunks(1));
        failures.extend(case.judge(&came, "byte by byte").err());
    }
    hold(failures);
}

/// Two elements are never closed, and the tag by which that shows may come in two parts. No case of its own: cut off
/// there, a document keeps them open.
static UNCLOSED: &str = "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/'>\
    <channel><item><title>A</title></item><item><odd><title>B</title><category>x</category></channel>\
    <item rdf:about='https://example.org/an/address/that/is/longer/than/any/name'><title>C</title></item></rdf:RDF>";

#[test]
fn cut_in_two() {
    cut_in_two_at(20);
}

/// Of the long run.
#[test]
#[ignore = "takes a minute"]
fn cut_in_two_at_every_byte() {
    cut_in_two_at(400);
}

/// At most at so many bytes of each, others in each case.
fn cut_in_two_at(most: usize) {
    let mut failures = Vec::new();
    let unclosed = Case::new("unclosed", UNCLOSED.into(), None, Options::default());
    for (number, case) in cases().iter().chain([&unclosed]).enumerate() {
        let step = 1 + case.bytes.len() / most;
        for at in (number % step..=case.bytes.len()).step_by(step) {
            let (front, back) = case.bytes.split_at(at);
            let came = case.stream([front, back].into_iter());
            if let Err(failure) = case.judge(&came, &format!("cut at {at}")) {
                failures.push(failure);
                break;
            }
        }
    }
    hold(failures);
}

#[test]
fn an_entry_is_out_when_its_end_tag_is_in() {
    let start = "<rss version='2.0'><channel><title>News</title>";
    let items = [
        "<item><title>One</title></item>",
        "<item><title>Two &lt;</title></item>",
    ];
    let mut came = Written::default();
    let mut stream = Stream::new(Some("text/xml"), Options::default());
    let mut push = |part: &str, wanted: usize| {
        stream
            .push(part.as_bytes(), &mut came)
            .expect("it is a feed");
        assert_eq!(came.entries.len(), wanted, "after {part}");
    };
    push(start, 0);
    push(items[0], 1);
    let (front, back) = items[1].split_at(items[1].len() - 1);
    push(front, 1);
    push(back, 2);
    push("<item><title>Three</title>", 2);
    push("</item></channel>", 3);
    stream
        .glimpse(&mut came)
        .expect("the full build lacks nothing");
    let head = came.head.take().expect("it is known");
    assert_eq!(head["title"], "News");
    assert_eq!(head["report"]["truncated"], false);
    stream.leave(&mut came).expect("it is a feed");
    let head = came.head.take().expect("it is known");
    assert_eq!(head["report"]["truncated"], true);
}

#[test]
fn a_beginning_that_happens_to_be_utf8_decides_nothing() {
    let item = |title: &[u8]| [b"<item><title>", title, b"</title></item>"].concat();
    for start in [
        "<?xml version='1.0' encoding='windows-1252'?><rss version='2.0'><channel>",
        "<rss version='2.0'><channel>",
    ] {
        let mut bytes = start.as_bytes().to_vec();
        bytes.extend(item("Caf\u{e9}".as_bytes()));
        for _ in 0..60 {
            bytes.extend(item(b"d\xe9j\xe0 vu, \xe0 c\xf4t\xe9"));
        }
        bytes.extend(b"</channel></rss>");
        let case = Case::new(start, bytes, None, Options::default());
        let came = case.stream(case.bytes.chunks(64));
        hold(case.judge(&came, "in parts").err().into_iter().collect());
    }
}

/// Entries whose titles are text, as many as there are numbers.
fn items(numbers: std::ops::Range<usize>, text: &str) -> String {
    let item = |number| format!("<item><title>{text} {number}</title></item>");
    numbers.map(item).collect()
}

#[test]
fn a_source_that_fails_has_given_what_came_whole() {
    for start in [
        "<?xml version='1.0'?><rss version='2.0'><channel><title>T</title>",
        "<?xml version='1.0' encoding='utf-8'?><rss version='2.0'><channel><title>T</title>",
    ] {
        let whole = format!("{start}{}", items(0..50, "Gr\u{f6}\u{df}e \u{2013}"));
        let cut = format!("{whole}<item><title>cut</title><descr");
        for part in [1, 7, 4096] {
            let mut came = Written::default();
            let mut stream = Stream::new(None, Options::default());
            for bytes in cut.as_bytes().chunks(part) {
                stream.push(bytes, &mut came).expect("it is a feed");
            }
            stream.break_off(&mut came).expect("it is a feed");
            assert_eq!(came.entries.len(), 50, "{start} by {part}");
            assert_eq!(came.entries[49]["title"], "Gr\u{f6}\u{df}e \u{2013} 49");
        }
    }
    for other in [
        "",
        "<",
        "plain words",
        "{\"version\":",
        "\0<\0r",
        "<!doctype html><p>",
    ] {
        let mut came = Written::default();
        let mut stream = Stream::new(None, Options::default());
        stream
            .push(other.as_bytes(), &mut came)
            .expect("nothing is known");
        stream.break_off(&mut came).expect("nothing is known");
        assert_eq!(came.entries.len(), 0, "{other}");
    }
}

#[test]
fn nobody_waits_for_evidence_that_can_change_nothing() {
    let start = "<rss version='2.0'><channel><title>T</title>";
    // Entries before the first character that may be read in two ways.
    let mut came = Written::default();
    let mut stream = Stream::new(None, Options::default());
    let text = format!("{start}{}{}", items(0..5, "tea"), items(5..9, "caf\u{e9}"));
    stream
        .push(text.as_bytes(), &mut came)
        .expect("it is a feed");
    assert_eq!(came.entries.len(), 5);
    // A text of so many characters of its own that no rest of the first 64 KiB makes another encoding of it.
    let dense = items(0..1000, &"\u{65e5}\u{672c}\u{8a9e}".repeat(10));
    let text = format!("{start}{dense}");
    let mut came = Written::default();
    let mut stream = Stream::new(None, Options::default());
    for part in text
        .as_bytes()
        .get(..48 << 10)
        .expect("it is long")
        .chunks(1000)
    {
        stream.push(part, &mut came).expect("it is a feed");
    }
    assert!(came.entries.len() > 200, "{}", came.entries.len());
    // What follows is bad enough to be told, in a document that is shorter than the evidence.
    let mut bytes = format!(
        "{start}{}",
        items(0..400, &"\u{65e5}\u{672c}\u{8a9e}".repeat(10))
    )
    .into_bytes();
    bytes.extend(b"<item><title>d\xe9j\xe0 vu</title></item>".repeat(20));
    bytes.extend(b"</channel></rss>");
    let case = Case::new("dense", bytes, None, Options::default());
    hold(
        case.judge(&case.stream(case.bytes.chunks(1000)), "in parts")
            .err()
            .into_iter()
            .collect(),
    );
}

#[test]
fn a_corpus_in_parts_of_four_kilobytes() {
    let Some(folder) = corpus::folder("a_corpus_in_parts_of_four_kilobytes") else {
        return;
    };
    let mut failures = Vec::new();
    let mut early = (0, 0);
    for (name, bytes) in files::contents(&folder) {
        let case = Case::new(&name, bytes, None, Options::default());
        let came = case.stream(case.bytes.chunks(4096));
        // What is read twice as a whole differs by what stands behind the entries.
        let wrong = case.judge(&came, "by 4 KB").err();
        failures.extend(wrong.filter(|_| case.whole.restarts == 0));
        early.0 += usize::from(case.whole.restarts > 0);
        early.1 += 1;
    }
    eprintln!("{} of {} are read twice as a whole", early.0, early.1);
    hold(failures);
}

#[test]
fn what_came_before_an_entry_holds_for_it() {
    let item = |date: &str| format!("<item><link>/{date}</link><pubDate>{date}</pubDate></item>");
    let feed = [
        "<rss version='2.0'><channel>",
        &item("02/13/2024"),
        "<language>de</language><link>https://a.example/b/</link>",
        &item("03/04/2024"),
        "</channel></rss>",
    ];
    let case = Case::new("between", feed.concat().into(), None, Options::default());
    let came = case.stream(case.bytes.chunks(1)).entries;
    let told = came
        .iter()
        .map(|entry| ["published", "url", "language"].map(|key| &entry[key]));
    let expected = json!([
        ["2024-02-13T00:00:00Z", null, null],
        ["2024-03-04T00:00:00Z", "https://a.example/03/04/2024", "de"],
    ]);
    assert_eq!(json!(told.collect::<Vec<_>>()), expected);
}

#[test]
fn however_many_came_before() {
    let mut feed =
        "<?xml version='1.0' encoding='utf-8'?><rss version='2.0'><channel><title>T</title>"
            .to_owned();
    let ends: Vec<usize> = (0..2000)
        .map(|number| {
            let text = if number % 7 == 0 { "caf\u{e9}" } else { "tea" };
            feed.push_str(&format!(
                "<item><title>{number}</title><description>{text}</description></item>\n"
            ));
            feed.len() - 1
        })
        .collect();
    let mut came = Written::default();
    let mut stream = Stream::new(None, Options::default());
    let mut out = 0;
    for (at, byte) in feed.bytes().enumerate() {
        stream.push(&[byte], &mut came).expect("it is a feed");
        out += usize::from(ends.get(out) == Some(&(at + 1)));
        assert_eq!(came.entries.len(), out, "behind byte {at}");
    }
}
