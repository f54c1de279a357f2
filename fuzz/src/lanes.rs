//! Both lanes of XML give the same: the strict one, where it does not hand over, makes what the careful one makes of each
//! piece, and so of the whole document, at once and in parts.

use anyfeed::options::Limits;
use anyfeed::{Options, probe};

use super::{road, stream};

/// The first two bytes choose Content-Type and options, the third where the document is cut.
pub fn lanes(data: &[u8]) {
    let [header, wish, cuts, document @ ..] = data else {
        return;
    };
    let content_type = road::content_type(*header);
    let options = road::options(*wish);
    if let Ok(decoded) = anyfeed::decode_document(document, content_type) {
        same_pieces(&decoded.text, &options.limits);
    }
    same_results(document, content_type, &options);
    same_in_parts(document, content_type, &options, *cuts);
}

/// Trees, places, namespaces and diagnostics of each piece.
pub fn same_pieces(text: &str, limits: &Limits) {
    let (read, said) = probe::pieces(text, limits);
    let (wanted, wanted_said) = probe::pieces(text, &carefully(limits));
    for (number, (read, wanted)) in read.iter().zip(&wanted).enumerate() {
        assert_eq!(read.tree, wanted.tree, "piece {number}");
    }
    assert_eq!(read.len(), wanted.len(), "pieces");
    assert!(
        !wanted.iter().any(|piece| piece.is_strict),
        "read with care"
    );
    assert_eq!(said, wanted_said);
}

/// What comes out at the other end.
pub fn same_results(document: &[u8], content_type: Option<&str>, options: &Options) {
    let read = anyfeed::parse_to_json(document, content_type, options);
    let wanted = anyfeed::parse_to_json(document, content_type, &careful(options));
    let words = |json: Vec<u8>| String::from_utf8(json).expect("JSON is text");
    assert_eq!(read.map(words), wanted.map(words));
}

/// The same of a document that arrives in parts.
pub fn same_in_parts(document: &[u8], content_type: Option<&str>, options: &Options, cuts: u8) {
    let read = stream::in_parts(document, content_type, options, cuts);
    let wanted = stream::in_parts(document, content_type, &careful(options), cuts);
    assert_eq!(read, wanted, "in parts");
}

fn careful(options: &Options) -> Options {
    Options {
        limits: carefully(&options.limits),
        ..options.clone()
    }
}

fn carefully(limits: &Limits) -> Limits {
    Limits {
        is_careful: true,
        ..*limits
    }
}
