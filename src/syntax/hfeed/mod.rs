//! h-feed, h-entry and hAtom in a page of HTML to pieces. <https://microformats.org/wiki/h-feed>
//!
//! A page is read whole: what the feed is called may stand anywhere in it.

mod mark;
mod open;
mod page;
mod property;

use std::iter::Enumerate;
use std::vec::IntoIter;

use page::{Faults, Item, Page};
use property::Property;

use super::tree::{Attribute, NO_SPACE, NodeId, Tree};
use super::{Piece, Pieces, Root};
use crate::diagnostic::Log;
use crate::model::Format;
use crate::options::Options;
use crate::value::search::Search;

/// The pieces of a page.
pub struct HfeedPieces<'t> {
    root: Root,
    head: IntoIter<Property<'t>>,
    entries: Enumerate<IntoIter<Item<'t>>>,
    faults: Faults,
}

impl<'t> HfeedPieces<'t> {
    /// `None` for what is no page with entries in it, and for a page that names feeds, which say more, unless the
    /// caller wants the page all the same.
    pub fn new(text: &'t str, options: &Options) -> Option<Self> {
        if !mentions_entries(text) {
            return None;
        }
        let page = Page::read(text, &options.limits);
        if page.entries.is_empty() || (page.names_feeds && !options.hfeed) {
            return None;
        }
        let root = Root {
            base: page.base,
            language: page.language,
            ..Root::new(Format::Hfeed, "", "html")
        };
        Some(HfeedPieces {
            root,
            head: page.head.into_iter(),
            entries: page.entries.into_iter().enumerate(),
            faults: page.faults,
        })
    }
}

impl<'t> Pieces<'t> for HfeedPieces<'t> {
    fn next(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        // What is wrong with the page itself is told first.
        tell(std::mem::take(&mut self.faults), log);
        tree.clear();
        if let Some(property) = self.head.next() {
            grow(tree, None, property);
            return Some(Piece::Head);
        }
        let (number, item) = self.entries.next()?;
        log.stand_in(u32::try_from(number).ok());
        tell(item.faults, log);
        let entry = tree.push_element(None, "entry", NO_SPACE, item.at);
        for property in item.properties {
            grow(tree, Some(entry), property);
        }
        Some(Piece::Entry)
    }

    fn root(&self) -> Option<&Root> {
        Some(&self.root)
    }
}

fn tell(faults: Faults, log: &mut Log) {
    for (fault, at) in faults {
        log.add_with(fault, at, "words");
        log.truncate();
    }
}

fn grow<'t>(tree: &mut Tree<'t>, parent: Option<NodeId>, property: Property<'t>) {
    let Property { name, at, text, .. } = property;
    let node = tree.push_element(parent, name, NO_SPACE, at.clone());
    for (name, value) in property.attributes {
        tree.push_attribute(Attribute {
            name,
            local_from: 0,
            space: NO_SPACE,
            value: value.into(),
            at: at.clone(),
        });
    }
    for (name, text) in property.card {
        let part = tree.push_element(Some(node), name, NO_SPACE, at.clone());
        tree.push_text(part, text.into(), at.clone());
    }
    tree.push_text(node, text, at);
}

/// The attribute of an element that no mark in the page stands for.
pub const IMPLIED: &str = "implied";

/// Whether a text begins as a page of HTML does.
pub fn begins_page(text: &str) -> bool {
    let start = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    ["<!doctype html", "<html"].iter().any(|tag| {
        start
            .get(..tag.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(tag))
    })
}

fn mentions_entries(text: &str) -> bool {
    let has = |word: &str| text.holds(word);
    has("h-entry") || (has("hentry") && has("entry-title"))
}
