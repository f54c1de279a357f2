//! quick-xml's bare event loop: what any parser over it pays before it has looked at anything.

use quick_xml::Reader;
use quick_xml::events::Event;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

use crate::kept::of_kept;

/// Events of a feed; 0 when quick-xml refuses it.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn events(input: &[u8]) -> u32 {
    let Ok(text) = std::str::from_utf8(input) else {
        return 0;
    };
    let mut reader = Reader::from_str(text);
    let mut count = 0;
    loop {
        match reader.read_event() {
            Ok(Event::Eof) => return count,
            Ok(_) => count += 1,
            Err(_) => return 0,
        }
    }
}

/// Events of HTML, which is seldom well-formed: where quick-xml refuses, it begins again behind.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen(js_name = htmlEvents))]
pub fn html_events(kept: usize) -> u32 {
    of_kept(kept, html_events_of)
}

fn html_events_of(html: &str) -> u32 {
    let (mut count, mut rest) = (0, html);
    while !rest.is_empty() {
        let mut reader = Reader::from_str(rest);
        let config = reader.config_mut();
        config.check_end_names = false;
        config.allow_unmatched_ends = true;
        config.allow_dangling_amp = true;
        let behind = loop {
            match reader.read_event() {
                Ok(Event::Eof) => return count,
                Ok(_) => count += 1,
                Err(_) => break reader.buffer_position().max(1) as usize,
            }
        };
        rest = rest.get(behind..).unwrap_or_default();
    }
    count
}
