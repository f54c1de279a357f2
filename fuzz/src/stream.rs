//! A document in parts, however it is cut, gives what it gives as a whole.

use anyfeed::model::{Entry, FeedHead};
use anyfeed::{FeedError, Options, Sink, Stream};
use serde_json::{Value, to_value};

use super::mutate::Random;
use super::road;

/// What a sink is given.
#[derive(Debug, Default, PartialEq)]
pub struct Written {
    entries: Vec<Value>,
    head: Option<Value>,
    is_read_twice: bool,
}

impl Sink for Written {
    fn entry(&mut self, entry: Entry<'_>) {
        self.entries
            .push(to_value(&entry).expect("it can be written"));
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.head = Some(to_value(&head).expect("it can be written"));
    }

    fn restart(&mut self) {
        self.entries.clear();
        self.is_read_twice = true;
    }
}

/// The first two bytes choose Content-Type and options, the third where the document is cut.
pub fn stream(data: &[u8]) {
    let [header, wish, cuts, document @ ..] = data else {
        return;
    };
    let content_type = road::content_type(*header);
    let options = road::options(*wish);
    let mut whole = Written::default();
    let read = anyfeed::parse_into(document, content_type, &options, &mut whole);
    let mut parts = Written::default();
    let streamed = push(document, content_type, &options, *cuts, &mut parts);
    let code = |error: &Option<FeedError>| error.as_ref().map(|error| error.code);
    let read = read.err();
    assert_eq!(code(&streamed), code(&read));
    if is_turned(document, content_type) {
        return;
    }
    assert_eq!(streamed, read, "streamed, and as a whole");
    assert_eq!(parts.entries.len(), whole.entries.len());
    // What stands at the end told the whole document's entries something that came too late here.
    if whole.is_read_twice {
        return;
    }
    for (part, whole) in parts.entries.iter().zip(&whole.entries) {
        // So did the entries behind, of the order of day and month.
        if !(has_guessed_order(part) && has_guessed_order(whole)) {
            assert_eq!(part, whole);
        }
    }
    assert_eq!(
        parts.head.is_some(),
        whole.head.is_some(),
        "the head is there"
    );
    let members = |head: Option<Value>| head.as_ref().and_then(Value::as_object).cloned();
    let (parts, whole) = (members(parts.head), members(whole.head));
    let whole = whole.unwrap_or_default();
    // Where enough has come, nobody looks for what is wrong with the bytes behind it.
    let stops = whole
        .get("report")
        .is_some_and(|report| report["truncated"] == true);
    for (name, value) in whole.iter().filter(|(name, _)| !stops || *name != "report") {
        let part = parts.as_ref().and_then(|parts| parts.get(name));
        assert_eq!(part, Some(value), "{name} of the head");
    }
}

/// Whether day and month of one of its dates could be the other way round.
fn has_guessed_order(entry: &Value) -> bool {
    let inferred = entry["inferred"].as_array().into_iter().flatten();
    let mut fields = inferred.filter_map(Value::as_str);
    fields.any(|field| field.ends_with(":order"))
}

/// What began as UTF-8 was given out as that, and only what came later shows that it is something else.
fn is_turned(document: &[u8], content_type: Option<&str>) -> bool {
    let valid = std::str::from_utf8(document).map_or_else(|error| error.valid_up_to(), str::len);
    let decoded = anyfeed::decode_document(document, content_type);
    !document[..valid].is_ascii() && decoded.is_ok_and(|decoded| decoded.encoding != "utf-8")
}

/// A document that arrives in parts: what is written, and why no more was.
pub fn in_parts(
    document: &[u8],
    content_type: Option<&str>,
    options: &Options,
    cuts: u8,
) -> (Written, Option<FeedError>) {
    let mut written = Written::default();
    let error = push(document, content_type, options, cuts, &mut written);
    (written, error)
}

fn push(
    document: &[u8],
    content_type: Option<&str>,
    options: &Options,
    cuts: u8,
    sink: &mut Written,
) -> Option<FeedError> {
    let mut stream = Stream::new(content_type, options.clone());
    let mut random = Random::new(u64::from(cuts));
    let longest = [1, 3, 16, 64, 300, 4096][usize::from(cuts) % 6];
    let mut rest = document;
    while !rest.is_empty() {
        let (part, behind) = rest.split_at((1 + random.below(longest)).min(rest.len()));
        rest = behind;
        if let Err(error) = stream.push(part, sink) {
            return Some(error);
        }
    }
    stream.finish(sink).err()
}
