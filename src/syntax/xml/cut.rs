//! What the end of a document cuts off, or the limit of an entry: text is kept as far as it goes; half a date, address or
//! number is another one.

use super::XmlPieces;
use super::full::half_reference;
use super::notes::behind_notes;
use super::open::{Frame, Role};
use super::references::Place;
use super::root::Junk;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::syntax::Piece;
use crate::syntax::tree::{NodeId, Tree};
use crate::value::lower::lower_ascii;

/// How the names of elements end that hold dates, addresses and numbers, in lower case.
static WHOLE_OR_NOTHING: &[&str] = &[
    "available",
    "comments",
    "created",
    "date",
    "docs",
    "duration",
    "episode",
    "expires",
    "id",
    "identifier",
    "issued",
    "lat",
    "length",
    "link",
    "logo",
    "long",
    "modified",
    "order",
    "point",
    "published",
    "rss",
    "season",
    "ttl",
    "updated",
    "uri",
    "url",
];

impl<'t> XmlPieces<'t> {
    /// Closes what is open. If that is nothing of the feed, the document need not have been cut off.
    pub(super) fn end_of_document(&mut self, tree: &mut Tree<'t>, log: &mut Log) -> Option<Piece> {
        self.ended = true;
        let end = self.scanner.text.len();
        // What is no feed is no document either where it has no root element, or several.
        let has_more = |junk: &Junk| junk.has_more;
        if self.root.is_none()
            && (!self.is_begun() || self.context.junk.as_ref().is_some_and(has_more))
        {
            log.judge(true);
        }
        let frames = self.open.frames();
        let is_feeds =
            |frame: &Frame| frame.role.holds_pieces() || matches!(frame.role, Role::Piece(_));
        match frames.first() {
            Some(junk) if self.root.is_some() && !frames.iter().any(is_feeds) => {
                log.stand_in(None);
                log.add_with(&xml::MISSING_END_TAG, junk.tag.clone(), junk.name);
            }
            // It was told of the tag in which the document stops.
            Some(_) if !log.ends_in(&xml::CUT_OFF) => log.add(&xml::CUT_OFF, end..end),
            _ => {}
        }
        self.forget_halves(tree);
        tree.is_cut = true;
        self.close_all(0, end, tree)
    }

    /// Forgets text that means something else when its end is missing, in what the end of the document leaves open.
    pub(super) fn forget_halves(&self, tree: &mut Tree<'t>) {
        let nodes = self.open.frames().iter().filter_map(|frame| frame.node);
        for node in nodes {
            self.forget_half(node, tree);
        }
    }

    /// The same of one element.
    pub(super) fn forget_half(&self, node: NodeId, tree: &mut Tree<'t>) {
        let name = lower_ascii(tree.node(node).local());
        if WHOLE_OR_NOTHING.iter().any(|end| name.ends_with(end)) {
            tree.forget_text(node, |end| self.is_ended(end));
        }
    }

    /// Whether a tag begins right behind a text, or the document stops in it: it can only be an end tag.
    fn is_ended(&self, text: usize) -> bool {
        let behind = self.rest(text);
        let (behind, _) = behind_notes(behind.strip_prefix("]]>").unwrap_or(behind));
        let tag = behind.strip_prefix('<');
        tag.is_some_and(|tag| tag.starts_with('/') || behind_notes(tag).0.is_empty())
    }
}

/// As much of a text as there is room for, and no half of a reference.
pub fn kept(raw: &str, room: usize, place: Place) -> &str {
    let kept = raw.get(..raw.floor_char_boundary(room)).unwrap_or_default();
    let half = match place {
        Place::Text => half_reference(kept),
        _ => 0,
    };
    kept.get(..kept.len() - half).unwrap_or_default()
}
