//! The crate as a module without a binding: bytes are put in, then one of these reads them. Each gives a number that
//! depends on its work, so that none of it is left out.

use std::cell::RefCell;
use std::hint::black_box;

use anyfeed::model::{Entry, FeedHead};
use anyfeed::options::Html;
use anyfeed::{Options, Sink, Stream};

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    /// HTML of feeds, which lies here before it is made safe.
    static KEPT: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a document of so many bytes, and says where it goes.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

/// Entries of a feed whose HTML stays as it is.
#[unsafe(no_mangle)]
pub extern "C" fn entries_raw() -> u32 {
    entries_of(&raw())
}

/// Entries of a feed as they come by default.
#[unsafe(no_mangle)]
pub extern "C" fn entries() -> u32 {
    entries_of(&Options::default())
}

/// Bytes of the JSON of a feed whose HTML stays as it is.
#[unsafe(no_mangle)]
pub extern "C" fn json_raw() -> u32 {
    json_of(&raw())
}

/// Bytes of the JSON of a feed as it comes by default.
#[unsafe(no_mangle)]
pub extern "C" fn json() -> u32 {
    json_of(&Options::default())
}

/// Keeps the HTML of a feed, and says how many bytes it has.
#[unsafe(no_mangle)]
pub extern "C" fn keep_html() -> u32 {
    let Ok(feed) = with_input(|input| anyfeed::parse(input, None, &raw())) else {
        return 0;
    };
    let fields = feed.entries.into_iter().flat_map(|entry| {
        let fields = [entry.title_html, entry.summary_html, entry.content_html];
        fields.into_iter().flatten().map(String::from)
    });
    let found: Vec<String> = fields.filter(|html| html.contains('<')).collect();
    let length: usize = found.iter().map(String::len).sum();
    KEPT.set(found);
    length as u32
}

/// Bytes of what was kept, made safe.
#[unsafe(no_mangle)]
pub extern "C" fn kept_safe() -> u32 {
    let base = Some("https://feed.example/");
    let safe = |html: &String| anyfeed::sanitize_html(html, base, &[]).len();
    KEPT.with_borrow(|kept| kept.iter().map(safe).sum::<usize>() as u32)
}

/// Bytes of the input as safe HTML.
#[unsafe(no_mangle)]
pub extern "C" fn html() -> u32 {
    with_text(|html| anyfeed::sanitize_html(html, None, &[]).len() as u32)
}

/// Bytes of the text of the input, which is HTML.
#[unsafe(no_mangle)]
pub extern "C" fn text() -> u32 {
    with_text(|html| anyfeed::html_to_text(html).len() as u32)
}

/// Feeds that a page names.
#[unsafe(no_mangle)]
pub extern "C" fn discover() -> u32 {
    let page = "https://page.example/";
    with_input(|input| anyfeed::discover_feeds(input, None, page).len() as u32)
}

/// Feeds of a subscription list.
#[unsafe(no_mangle)]
pub extern "C" fn opml() -> u32 {
    with_input(|input| anyfeed::parse_opml(input, None).map_or(0, |list| list.feeds.len() as u32))
}

/// Whether the input is a feed at all.
#[unsafe(no_mangle)]
pub extern "C" fn detect() -> u32 {
    with_input(|input| u32::from(anyfeed::detect(input, None).is_some()))
}

/// Whether the input is a date.
#[unsafe(no_mangle)]
pub extern "C" fn date() -> u32 {
    with_text(|text| u32::from(anyfeed::parse_date(text).is_some()))
}

/// Findings of a feed, and a report of them in JSON.
#[cfg(feature = "check")]
#[unsafe(no_mangle)]
pub extern "C" fn check() -> u32 {
    let options = anyfeed::CheckOptions::default();
    with_input(|input| black_box(anyfeed::check(input, None, &options)).findings_total)
}

/// Entries of a feed that arrives in chunks of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn stream(chunk: usize) -> u32 {
    let mut count = Count(0);
    let mut stream = Stream::new(None, Options::default());
    with_input(|input| {
        for part in input.chunks(chunk.max(1)) {
            let _ = black_box(stream.push(part, &mut count));
        }
    });
    let _ = black_box(stream.finish(&mut count));
    count.0
}

fn raw() -> Options {
    Options {
        html: Html::Raw,
        text: false,
        ..Options::default()
    }
}

fn with_input<T>(read: impl FnOnce(&[u8]) -> T) -> T {
    INPUT.with_borrow(|input| read(input))
}

fn with_text(read: impl FnOnce(&str) -> u32) -> u32 {
    with_input(|input| std::str::from_utf8(input).map_or(0, read))
}

fn entries_of(options: &Options) -> u32 {
    let mut count = Count(0);
    let done = with_input(|input| anyfeed::parse_into(input, None, options, &mut count));
    done.map_or(0, |()| count.0)
}

fn json_of(options: &Options) -> u32 {
    let json = with_input(|input| anyfeed::parse_to_json(input, None, options));
    json.map_or(0, |json| black_box(json).len() as u32)
}

/// Lets entries go as they come.
struct Count(u32);

impl Sink for Count {
    fn entry(&mut self, entry: Entry<'_>) {
        self.0 += 1;
        black_box(entry);
    }

    fn head(&mut self, head: FeedHead<'_>) {
        black_box(head);
    }

    fn restart(&mut self) {
        self.0 = 0;
    }
}
