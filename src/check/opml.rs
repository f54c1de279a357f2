//! A subscription list to the same report: its elements as a tree, its rules from their table.

use quick_xml::events::Event;

use super::CheckOptions;
use super::document::{Outer, push};
use super::fields::Context;
use super::findings::Found;
use super::index::profile;
use super::report::{self, CheckReport};
use super::watch::Watch;
use crate::diagnostic::Report;
use crate::html::attributes::Attributes;
use crate::syntax::tree::{NodeId, Tree};
use crate::value::entities::decode;

/// Groups within groups that are looked at.
const DEPTH: usize = 256;

/// The report of a list.
pub fn check(text: &str, context: Context, options: &CheckOptions) -> CheckReport {
    let mut watch = Watch::new(
        text,
        Found::new(options.max_findings, &options.profiles),
        context,
    );
    let (tree, fault) = read(text);
    watch.list(&tree, profile("opml"));
    if let Some(at) = fault {
        watch.tell_ill_formed(at);
    }
    watch.facts.version = "Opml ".to_owned();
    watch.finish(&Outer::read(""));
    report::of(text, &mut watch, &Report::default(), options)
}

/// The elements as far as they are well-formed, and where they are not.
fn read(text: &str) -> (Tree<'_>, Option<usize>) {
    let mut reader = quick_xml::Reader::from_str(text);
    reader.config_mut().check_end_names = true;
    let mut tree = Tree::default();
    let mut open: Vec<NodeId> = Vec::new();
    loop {
        let from = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
        let event = reader.read_event();
        let end = usize::try_from(reader.buffer_position()).unwrap_or(usize::MAX);
        let written = text.get(from..end).unwrap_or_default();
        match event {
            Ok(Event::Start(_)) if open.len() < DEPTH => {
                let node = element(&mut tree, open.last().copied(), written, from);
                open.push(node);
            }
            Ok(Event::Empty(_)) => {
                element(&mut tree, open.last().copied(), written, from);
            }
            Ok(Event::End(_)) => {
                if let Some(node) = open.pop() {
                    tree.close(node, end);
                }
            }
            Ok(Event::Text(_)) => {
                if let Some(node) = open.last() {
                    tree.push_text(*node, decode(written), from..end);
                }
            }
            Ok(Event::Eof) => return (tree, open.first().map(|_| text.len())),
            Ok(_) => {}
            Err(_) => return (tree, Some(from)),
        }
    }
}

fn element<'t>(
    tree: &mut Tree<'t>,
    parent: Option<NodeId>,
    written: &'t str,
    from: usize,
) -> NodeId {
    let inner = written.trim_start_matches('<').trim_end_matches('>');
    let name_end = inner
        .find(|c: char| c.is_whitespace() || c == '/')
        .unwrap_or(inner.len());
    let (name, rest) = inner.split_at(name_end);
    let at = from..from + written.len();
    push(tree, parent, (name, Attributes::of(rest)), at)
}
