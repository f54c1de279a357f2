//! anyfeed without its door: everything up to normalized entries, nothing crossing to JavaScript.

use anyfeed::model::{Entry, FeedHead};
use anyfeed::{Options, Sink};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

use crate::kept::of_kept;

/// Lets entries go as they come.
struct Count(u32);

impl Sink for Count {
    fn entry(&mut self, entry: Entry<'_>) {
        self.0 += 1;
        std::hint::black_box(entry);
    }

    fn head(&mut self, head: FeedHead<'_>) {
        std::hint::black_box(head);
    }

    fn restart(&mut self) {
        self.0 = 0;
    }
}

/// Entries of a feed; 0 when there is none. `options` is JSON, as JavaScript sends it.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn entries(input: &[u8], options: &str) -> u32 {
    let mut count = Count(0);
    let done = anyfeed::parse_into(input, None, &read(options), &mut count);
    done.map_or(0, |()| count.0)
}

/// The same, each entry a value of its own that needs the document no longer.
pub fn owned_entries(input: &[u8], options: &Options) -> u32 {
    let feed = anyfeed::parse(input, None, options);
    feed.map_or(0, |feed| feed.entries.len() as u32)
}

/// Bytes of the JSON of a feed, which stays where it was made.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen(js_name = jsonSize))]
pub fn json_size(input: &[u8], options: &str) -> u32 {
    let json = anyfeed::parse_to_json(input, None, &read(options));
    json.map_or(0, |json| json.len() as u32)
}

/// Bytes of safe HTML.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen(js_name = safeSize))]
pub fn safe_size(kept: usize) -> u32 {
    of_kept(kept, |html| {
        anyfeed::sanitize_html(html, Some("https://feed.example/"), &[]).len() as u32
    })
}

/// Options as JavaScript writes them.
pub fn read(options: &str) -> Options {
    serde_json::from_str(options).unwrap_or_default()
}
