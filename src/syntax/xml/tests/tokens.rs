//! Well-formed documents are cut into the tokens that quick-xml cuts them into, at the same places.

use std::fs;
use std::path::PathBuf;

use quick_xml::Reader;
use quick_xml::events::Event as Read;

use crate::diagnostic::Log;
use crate::options::Limits;
use crate::syntax::tree::Tree;
use crate::syntax::xml::XmlPieces;
use crate::syntax::xml::scanner::Scanner;
use crate::syntax::xml::token::{Inside, Token};

type Cut = (&'static str, usize, usize);

/// Runs of text are one, however many references stand in them.
fn push(cuts: &mut Vec<Cut>, kind: &'static str, from: usize, to: usize) {
    match cuts.last_mut() {
        Some(last) if kind == "text" && last.0 == kind && last.2 == from => last.2 = to,
        _ => cuts.push((kind, from, to)),
    }
}

/// `None` where quick-xml finds something amiss.
fn theirs(text: &str) -> Option<Vec<Cut>> {
    let mut reader = Reader::from_str(text);
    let mut cuts = Vec::new();
    loop {
        let from = reader.buffer_position() as usize;
        let kind = match reader.read_event().ok()? {
            Read::Eof => return Some(cuts),
            Read::Text(_) | Read::GeneralRef(_) => "text",
            Read::Start(_) => "start",
            Read::Empty(_) => "empty",
            Read::End(_) => "end",
            Read::CData(_) => "section",
            Read::Comment(_) => "comment",
            Read::PI(_) | Read::Decl(_) => "instruction",
            Read::DocType(_) => "doctype",
        };
        push(&mut cuts, kind, from, reader.buffer_position() as usize);
    }
}

fn ours(text: &str) -> Vec<Cut> {
    let mut scanner = Scanner::new(text);
    let (mut cuts, mut log) = (Vec::new(), Log::new(9));
    while let Some(event) = scanner.next(Inside::default, &mut log) {
        let kind = match event.token {
            Token::Text => "text",
            Token::Start { empty: true, .. } => "empty",
            Token::Start { .. } => "start",
            Token::End { .. } => "end",
            Token::CData(_) => "section",
            Token::Comment(_) => "comment",
            Token::Instruction(_) => "instruction",
            Token::Doctype(_) => "doctype",
            Token::Nothing => "nothing",
        };
        push(&mut cuts, kind, event.at.start, event.at.end);
    }
    cuts
}

#[test]
fn well_formed_documents_are_cut_alike() {
    let cases = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/feeds"));
    let topics = fs::read_dir(cases).expect("cases are there");
    let files = topics
        .flat_map(|topic| fs::read_dir(topic.expect("a topic").path()).expect("it is a folder"));
    let mut compared = 0;
    for file in files {
        let path = file.expect("a case").path();
        let is_feed = path.extension().is_some_and(|end| end == "xml");
        let Some(text) = is_feed.then(|| fs::read_to_string(&path).ok()).flatten() else {
            continue;
        };
        let is_well_formed = !text.starts_with('\u{FEFF}') && is_well_formed(&text);
        if let Some(theirs) = theirs(&text).filter(|_| is_well_formed) {
            assert_eq!(ours(&text), theirs, "{}", path.display());
            compared += 1;
        }
    }
    assert!(compared > 400, "{compared}");
}

/// What quick-xml takes need not be: it looks at no attribute and at no text.
fn is_well_formed(text: &str) -> bool {
    let (mut tree, mut log) = (Tree::default(), Log::new(9));
    let mut pieces = XmlPieces::new(text, &Limits::default());
    while pieces.next(&mut tree, &mut log).is_some() {}
    !log.is_ill_formed()
}
