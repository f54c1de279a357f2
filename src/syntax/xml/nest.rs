//! Where a start tag belongs among the elements that are open: the one procedure by which a damaged piece is nested.
//!
//! A tag is held against the piece, its field and the innermost element, by what [`ranks`](super::ranks) says of their names.
//! One that cannot hold it is closed, and all in it, unless its own end tag is still to come
//! ([`balance`](super::balance)): what is closed as it was opened stays as it is written.

use std::ops::Range;

use super::ahead::Ahead;
use super::balance::Mark;
use super::names::{front, local, parts_at, prefix};
use super::open::{Frame, Open, Role};
use super::ranks::{
    ALSO_HTML, BODY, EMPTY, FIELD, HOLDER, MARKUP, OF_PEOPLE, TEXT, THING, Traits, VOID,
    is_of_feeds, is_of_markup, traits,
};
use super::root::{is_container, is_entry_name};
use crate::syntax::Piece;
use crate::value::search::Search;

/// What has to happen before a start tag is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Before {
    /// Nothing.
    Nothing,
    /// The tag is the end tag of the innermost element.
    IsEndTag,
    /// Everything from this frame on is closed.
    Close(usize),
}

/// A start tag as far as nesting looks at it.
#[derive(Debug, Clone)]
pub struct Tag<'t> {
    /// Qualified name.
    pub name: &'t str,
    /// Its prefix, empty without one.
    pub prefix: &'t str,
    /// The rest.
    pub local: &'t str,
    /// What is known of the name.
    pub traits: Traits,
    /// Whether the name is one that XML plainly allows.
    pub is_plain: bool,
    /// Whether nothing else stands in it.
    pub is_bare: bool,
    /// Where it stands.
    pub at: Range<usize>,
    /// Name and attributes.
    pub content: Range<usize>,
    /// Whether its element has no end tag.
    pub closes_itself: bool,
    /// The document behind it.
    pub behind: &'t str,
}

impl Frame<'_> {
    /// Whether nothing has come of it when a tag begins it once more.
    fn is_empty_of(&self, tag: &Tag<'_>) -> bool {
        tag.is_bare && self.name == tag.name && !self.has_text && !self.has_child
    }
}

impl Tag<'_> {
    fn is(&self, traits: Traits) -> bool {
        self.traits & traits != 0
    }

    /// Whether it begins an entry as those do that stand right in this element.
    fn is_own_entry(&self, holder: Option<&Frame<'_>>) -> bool {
        let own = holder.map_or("", |holder| prefix(holder.name));
        ["", own].contains(&self.prefix) && is_entry_name(self.local)
    }
}

/// An element of a feed's own that has the name of one of HTML's without end tag is no longer than this.
const LONGEST_VOID: usize = 4 << 10;

/// Entries that cannot be told apart are none: one of these must stand in them.
static TELLING: &[&str] = &["<title", "<link", "<guid", "<id", "<description"];

impl<'t> Ahead<'t> {
    /// The start tag that stands at a place.
    pub fn tag(&self, at: Range<usize>, content: Range<usize>) -> Tag<'t> {
        let written = self.slice(content.clone());
        let front = front(written.as_bytes());
        let (name, rest) = written
            .split_at_checked(front.length)
            .unwrap_or((written, ""));
        let (prefix, local) = parts_at(name, front.colon);
        Tag {
            name,
            prefix,
            local,
            traits: traits(local),
            is_plain: front.is_plain,
            is_bare: rest.is_empty() || rest.trim_ascii().is_empty(),
            behind: self.rest(at.end),
            at,
            content,
            closes_itself: false,
        }
    }

    /// What a start tag closes.
    pub fn nesting(&mut self, open: &Open<'t>, tag: &Tag<'t>) -> Before {
        let top = open.len().wrapping_sub(1);
        let piece = open.piece().or_else(|| open.skipped());
        let mut last = None;
        for place in [piece, open.field(), Some(top)].into_iter().flatten() {
            let is_asked = place <= top && Some(place) != last && piece.is_some();
            last = Some(place);
            if is_asked && !fits(open, place, tag) && self.is_unclosed(open, place, tag) {
                let is_end = place == top && open.top().is_some_and(|top| is_doubled(top, tag));
                return match is_end && tag.behind.trim_start().starts_with('<') {
                    true => Before::IsEndTag,
                    false => Before::Close(place),
                };
            }
        }
        Before::Nothing
    }

    /// Whether an open element has no end tag of its own to come. Where none is in sight, a feed's own field has none, nor
    /// what the feed's entries begin in.
    fn is_unclosed(&mut self, open: &Open<'t>, place: usize, tag: &Tag<'t>) -> bool {
        let Some(frame) = open.frames().get(place) else {
            return false;
        };
        let is_feeds = frame.is(FIELD | EMPTY) || is_of_feeds(prefix(frame.name));
        let from = tag.at.start;
        let is_unclosed = (self.balance).is_unclosed(frame.tag.start, from, open.frames());
        self.is_unsettled |= self.balance.has_missed;
        is_unclosed.unwrap_or_else(|| match frame.role {
            // Entries in a list are read there, too.
            Role::Items => !tag.is_own_entry(open.holder(place)),
            _ if is_feeds && !frame.is(BODY | MARKUP) => true,
            Role::Piece(Piece::Head) | Role::Skip => self.balance.sees_entries(from),
            _ => false,
        })
    }

    /// Whether an element that has no end tag in HTML has none here.
    pub fn is_void(&mut self, open: &Open<'t>, tag: &Tag<'t>) -> bool {
        if !tag.is(VOID) || !tag.prefix.is_empty() {
            return false;
        }
        let is_in_markup = open.top().is_some_and(|top| {
            top.role.holds_pieces() || matches!(top.role, Role::Inside | Role::Piece(Piece::Head))
        });
        if !is_in_markup {
            return false;
        }
        let at = tag.at.start;
        let is_unclosed = self.balance.is_unclosed(at, at, open.frames());
        // A stream cannot wait for each of many lines to be broken; within a piece, its end shows it.
        let is_near = self.text.len() - at < LONGEST_VOID;
        self.is_unsettled |= is_near && self.balance.has_missed;
        is_unclosed != Some(false)
    }

    /// The name of the entry whose own start tag is lost before an offset between the pieces, and its role: an entry ends
    /// before another begins, and none begins before that. Where nothing tells it apart, what stands here are fields of the
    /// entry before, which was ended too early: as fields of the head they would be everybody's, so they are skipped.
    pub fn lost_entry(&mut self, open: &Open<'t>, tag: &Tag<'t>) -> Option<(&'t str, Role)> {
        let at = tag.at.start;
        let next = self.next_mark(at, open.frames(), |_| true)?;
        if !next.is_lone_end() || !["", tag.prefix].contains(&prefix(next.name)) {
            return None;
        }
        let within = self.slice(at..next.at);
        let role = match TELLING.iter().any(|known| within.holds(known)) {
            true => Role::Piece(Piece::Entry),
            false => Role::Skip,
        };
        Some((next.name, role))
    }

    /// Whether the end tag of what is around an entry stands in it by mistake: the entry's own end tag comes, and no
    /// other entry begins before it.
    pub fn entry_goes_on(&mut self, open: &Open<'t>, ended: usize, from: usize) -> bool {
        let is_around = open.piece().is_some_and(|piece| ended < piece);
        let in_entry = open.piece_frame().is_some_and(Frame::is_entry);
        if !is_around || !in_entry {
            return false;
        }
        // Looked at from outside of what the tag would end: a stream that goes on behind it knows no more.
        let outside = open.frames().get(..ended).unwrap_or_default();
        // The end tag of what holds them may be a mistake once more.
        let next = self.next_mark(from, outside, Mark::is_of_entry);
        next.is_some_and(|next| next.is_lone_end())
    }
}

/// Whether an element may stand in one of those that are open.
fn fits(open: &Open<'_>, place: usize, tag: &Tag<'_>) -> bool {
    let frames = open.frames();
    let Some(frame) = frames.get(place) else {
        return true;
    };
    let is_own_entry = || tag.is_own_entry(open.holder(place));
    let inner = frames.get(place + 1);
    match frame.role {
        _ if inner.is_none() && is_doubled(frame, tag) => false,
        Role::Skip => !(tag.is(FIELD) && (is_own_entry() || is_container(tag.local))),
        Role::Items => !(is_own_entry() || tag.is(FIELD) && tag.prefix.is_empty()),
        Role::Piece(Piece::Entry) => {
            let may_hold = |field: &Frame<'_>| field.traits & FIELD == 0 || field.is(MARKUP);
            !frame.name.eq_ignore_ascii_case(tag.name) || inner.is_some_and(may_hold)
        }
        Role::Piece(_) if is_own_entry() => false,
        // `<g:id><g:id>1</g:id>`
        _ if open.field() == Some(place) && frame.is_empty_of(tag) => {
            local(frame.name) == "category"
        }
        _ => fits_field(frame, inner, tag),
    }
}

/// The same of a field, or of an element within one, in which another may be open.
fn fits_field(frame: &Frame<'_>, inner: Option<&Frame<'_>>, tag: &Tag<'_>) -> bool {
    let own = prefix(frame.name);
    let may_be_html = !tag.prefix.is_empty() || !tag.is(FIELD) || tag.is(ALSO_HTML);
    let is_of_feeds = is_of_feeds(tag.prefix);
    if frame.name == tag.name && !frame.is(MARKUP) {
        // iTunes nests its categories.
        return !tag.is(FIELD) && !is_of_feeds || !own.is_empty() && tag.local == "category";
    }
    if frame.is(EMPTY) || !own.is_empty() && local(frame.name) == "image" {
        return inner.is_some();
    }
    if frame.is(TEXT) && own.is_empty() {
        return !tag.is(FIELD) && !is_of_feeds;
    }
    if frame.is(BODY) {
        return !is_of_feeds && may_be_html && !is_link(tag);
    }
    if frame.is(MARKUP) && own != "media" {
        return may_be_html;
    }
    if frame.is(HOLDER) && tag.is(OF_PEOPLE) {
        return true;
    }
    let is_text = frame.has_text && !frame.has_child;
    if own == tag.prefix {
        return match own.is_empty() {
            true => !tag.is(FIELD) || frame.is(THING) && !is_text,
            false => !is_text,
        };
    }
    !(tag.is(FIELD) || is_of_feeds || is_text && !tag.prefix.is_empty()) || is_of_markup(tag.prefix)
}

/// `<summary>Words<link>http://…`: HTML's holds nothing.
fn is_link(tag: &Tag<'_>) -> bool {
    tag.local.eq_ignore_ascii_case("link")
        && tag.is_bare
        && tag.behind.trim_start().starts_with("http")
}

/// `<dc:subject>CSS<dc:subject>`: the same tag again, behind the text that it should close.
fn is_doubled(top: &Frame<'_>, tag: &Tag<'_>) -> bool {
    top.has_text && !top.has_child && tag.is_bare && top.name.eq_ignore_ascii_case(tag.name)
}
