//! What the native build makes of every case, and of damaged ones, in one file: `tests/mirror.test.mjs` asks the
//! module for the same, byte for byte.
//!
//! `ANYFEED_CORPUS=folder` takes a folder of feeds instead, `MIRROR_COPIES` damaged copies of each, seeded by
//! `MIRROR_SEED`.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::fuzz::mutate::{Random, mutate};
use crate::harness;
use crate::harness::environment::number;
use serde_json::Value;

/// What is asked for of damaged documents, in turn.
const OPTIONS: &[&str] = &[
    "{}",
    r#"{"url":"https://x.example/a/feed.xml?b","provenance":true,"emails":true}"#,
    r#"{"html":"raw","hfeed":true,"synonyms":{"js":"javascript"},"canonical":{"drop":["x"],"keep":["ref"]}}"#,
    r#"{"html":"none","text":false,"maxEntries":1,"iframeHosts":["www.youtube.com"]}"#,
    r#"{"limits":{"entries":2,"entryBytes":600,"attributes":4,"expansion":64,"depth":6,"diagnostics":3}}"#,
];

/// Twice what the package looks at first.
const LARGE: usize = 256 << 10;

const CONTENT_TYPES: &[&str] = &[
    "",
    "application/rss+xml",
    "text/html; charset=iso-8859-1",
    "application/feed+json; charset=utf-8",
    "text/xml; charset=shift_jis",
    "text/xml; charset=utf-16",
];

struct Document {
    name: String,
    bytes: Vec<u8>,
    content_type: String,
    options: String,
}

fn cases() -> Vec<Document> {
    let document = |case: harness::Case| {
        let options = case.expectation.get("options");
        Document {
            options: options.map_or("{}".to_owned(), Value::to_string),
            content_type: case.content_type.unwrap_or_default(),
            name: case.name,
            bytes: case.bytes,
        }
    };
    harness::cases().into_iter().map(document).collect()
}

fn corpus(folder: &str) -> Vec<Document> {
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("it is a folder")
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .collect();
    paths.sort();
    let document = |path: &std::path::PathBuf| Document {
        name: path.display().to_string(),
        bytes: fs::read(path).expect("it is readable"),
        content_type: String::new(),
        options: "{}".to_owned(),
    };
    paths.iter().map(document).collect()
}

/// The result as JSON, JSON Feed for every second document, or why there is none.
fn answer(document: &Document, at: usize) -> Vec<u8> {
    let options: Value = serde_json::from_str(&document.options).expect("they are JSON");
    let options = harness::options(Some(&options));
    let content_type =
        (!document.content_type.is_empty()).then_some(document.content_type.as_str());
    let read = match at % 2 {
        0 => anyfeed::parse_to_json(&document.bytes, content_type, &options),
        _ => anyfeed::parse_to_json_feed(&document.bytes, content_type, &options),
    };
    read.unwrap_or_else(|error| serde_json::to_vec(&error).expect("it can be written"))
}

#[test]
fn the_native_answers_are_written_down() {
    let originals = match std::env::var("ANYFEED_CORPUS") {
        Ok(folder) => corpus(&folder),
        Err(_) => cases(),
    };
    let copies = number("MIRROR_COPIES", 3) as usize;
    let mut random = Random::new(number("MIRROR_SEED", 1));
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mirror.bin");
    let mut file = std::io::BufWriter::new(fs::File::create(&path).expect("it can be made"));
    let mut asked = 0;
    let mut write = |document: &Document| {
        let answer = answer(document, asked);
        asked += 1;
        let parts: [&[u8]; 5] = [
            document.name.as_bytes(),
            document.content_type.as_bytes(),
            document.options.as_bytes(),
            &document.bytes,
            &answer,
        ];
        for part in parts {
            let length = u32::try_from(part.len()).expect("it is small");
            file.write_all(&length.to_le_bytes())
                .expect("there is room");
            file.write_all(part).expect("there is room");
        }
    };
    for original in &originals {
        write(original);
        for copy in 0..copies {
            let other = &originals[random.below(originals.len())].bytes;
            let bytes = mutate(&original.bytes, other, &mut random);
            let content_type = CONTENT_TYPES[random.below(CONTENT_TYPES.len())];
            let options = OPTIONS[random.below(OPTIONS.len())];
            // Of a large document the package looks at no more than the entries that were asked for need.
            let options = match bytes.len() > LARGE && options.contains("maxEntries") {
                true => OPTIONS[0],
                false => options,
            };
            write(&Document {
                name: format!("{}, damaged copy {copy}", original.name),
                bytes,
                content_type: content_type.to_owned(),
                options: options.to_owned(),
            });
        }
    }
    println!("{asked} answers in {}", path.display());
    assert_eq!(asked, originals.len() * (1 + copies));
}
