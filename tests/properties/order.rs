//! An entry's fields do not depend on the order of its elements: every entry of every feed at hand is written
//! anew with its elements sorted by name, forwards and backwards, and must read the same.

use std::fs;
use std::ops::Range;
use std::path::PathBuf;

use quick_xml::Reader;
use quick_xml::events::Event;
use serde_json::Value;

use crate::harness::{corpus, files};

/// The feeds of the cases, and real ones where they are at hand.
fn feeds() -> Vec<PathBuf> {
    let real = corpus::folder("entries_do_not_depend_on_the_order_of_their_elements");
    let folders = [Some(PathBuf::from("tests/feeds")), real];
    let found = folders.iter().flatten();
    found
        .flat_map(|folder| files::under(folder, |name| !name.ends_with(".json")))
        .collect()
}

/// An entry's children: name and bytes of each.
type Children = Vec<(String, Range<usize>)>;

/// The children of every `<item>` and `<entry>` of a well-formed document.
fn entries(text: &str) -> Option<Vec<Children>> {
    let mut reader = Reader::from_str(text);
    let (mut entries, mut depth, mut entry_depth) = (Vec::new(), 0_usize, None);
    let mut open: Option<(String, usize)> = None;
    loop {
        let from = reader.buffer_position() as usize;
        let event = reader.read_event().ok()?;
        let to = reader.buffer_position() as usize;
        match event {
            Event::Start(tag) => {
                depth += 1;
                let name = AsRef::<str>::as_ref(&tag.name()).to_owned();
                if entry_depth.is_none() && (name == "item" || name == "entry") {
                    entry_depth = Some(depth);
                    entries.push(Vec::new());
                } else if entry_depth.is_some_and(|entry| depth == entry + 1) {
                    open = Some((name, from));
                }
            }
            Event::Empty(tag) if entry_depth == Some(depth) => {
                let name = AsRef::<str>::as_ref(&tag.name()).to_owned();
                entries.last_mut()?.push((name, from..to));
            }
            Event::End(_) => {
                if entry_depth.is_some_and(|entry| depth == entry + 1)
                    && let Some((name, start)) = open.take()
                {
                    entries.last_mut()?.push((name, start..to));
                }
                if entry_depth == Some(depth) {
                    entry_depth = None;
                }
                depth = depth.checked_sub(1)?;
            }
            // One that is cut off and sent again stands in its own entry.
            Event::Eof => return (depth == 0).then_some(entries),
            _ => {}
        }
    }
}

/// The document with the children of its entries sorted by name; those of one name keep their order.
fn sorted(text: &str, entries: &[Children], backwards: bool) -> String {
    let mut written = String::new();
    let mut last = 0;
    for children in entries {
        let mut order: Vec<usize> = (0..children.len()).collect();
        order.sort_by(|&a, &b| {
            let names = children[a].0.cmp(&children[b].0);
            if backwards { names.reverse() } else { names }
        });
        // Each place is filled with the child whose turn it is; what stands between stays where it is.
        for (place, &child) in order.iter().enumerate() {
            written.push_str(&text[last..children[place].1.start]);
            written.push_str(&text[children[child].1.clone()]);
            last = children[place].1.end;
        }
    }
    written.push_str(&text[last..]);
    written
}

/// What must not change. Lists that are as published, link by link, are compared without their order.
fn essence(text: &str) -> Option<Vec<Value>> {
    let options = anyfeed::Options {
        url: Some("http://example.org/feed".into()),
        ..anyfeed::Options::default()
    };
    let feed = anyfeed::parse_text(text, None, &options).ok()?;
    // What a section has swallowed, or what stands between, is in no element that could be moved.
    let found = &feed.head.report.diagnostics;
    let is_fixed = ["xml/overrun-cdata", "xml/text-behind-link"];
    if found.iter().any(|found| is_fixed.contains(&found.code)) {
        return None;
    }
    let entries = feed
        .entries
        .iter()
        .map(|entry| serde_json::to_value(entry).expect("it can be written"));
    Some(
        entries
            .map(|mut entry| {
                for list in ["links", "foreign", "inferred"] {
                    if let Some(list) = entry[list].as_array_mut() {
                        list.sort_by_key(|value| value.to_string());
                    }
                }
                entry
            })
            .collect(),
    )
}

#[test]
fn entries_do_not_depend_on_the_order_of_their_elements() {
    let (mut compared, mut wrong) = (0, Vec::new());
    for path in feeds() {
        let bytes = fs::read(&path).expect("it is readable");
        let Ok(decoded) = anyfeed::decode_document(&bytes, None) else {
            continue;
        };
        let Some(children) = entries(&decoded.text) else {
            continue;
        };
        let Some(before) = essence(&decoded.text) else {
            continue;
        };
        for backwards in [false, true] {
            let other = sorted(&decoded.text, &children, backwards);
            let after = essence(&other).expect("it was a feed before");
            assert_eq!(before.len(), after.len(), "{}", path.display());
            for (a, b) in before.iter().zip(&after) {
                compared += 1;
                let differing = a
                    .as_object()
                    .expect("it is an object")
                    .iter()
                    .find(|(key, value)| b[key.as_str()] != **value);
                if let Some((key, value)) = differing {
                    wrong.push(format!(
                        "{}: {key}\n  was {value}\n  is  {}",
                        path.display(),
                        b[key.as_str()]
                    ));
                    break;
                }
            }
        }
    }
    assert!(compared > 0, "no feed was compared");
    assert!(
        wrong.is_empty(),
        "{} differ:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
