//! How long a result may be: addresses that are resolved and what entries inherit are repeated, and the shortest
//! entry is hundreds of bytes of keys, so a hostile document of one megabyte could give fifty.

use std::ops::Range;

use crate::diagnostic::Log;
use crate::diagnostic::catalogue::limit;
use crate::model::{Entry, FeedHead, Size};

/// What was given out, measured by what was read.
#[derive(Debug, Default)]
pub struct Ceiling {
    given: usize,
    /// The last entry was too much: nothing follows.
    pub is_reached: bool,
}

/// With escapes, which are not counted, a result is at most sixteen times as long as its document, and one megabyte.
/// A feed gives two or three times its length.
const MOST_TIMES: usize = 15;
const MOST_BESIDE: usize = 640 << 10;

/// The head is written last: so much is left for it.
const ROOM_OF_HEAD: usize = 192 << 10;

impl Ceiling {
    /// How much more may be given out when so much of the document was read.
    fn room(&self, read: usize) -> usize {
        let most = read.saturating_mul(MOST_TIMES).saturating_add(MOST_BESIDE);
        most.saturating_sub(self.given)
    }

    /// An entry that stands here, without its lists where they come to too much; nothing where it does so without them.
    pub fn entry<'a>(
        &mut self,
        mut entry: Entry<'a>,
        at: Range<usize>,
        offset: usize,
        log: &mut Log,
    ) -> Option<Entry<'a>> {
        let room = self.room(offset.wrapping_add(at.end));
        let mut size = entry.size();
        if size > room {
            entry.shorten();
            size = entry.size();
            log.add(&limit::OUTPUT, at);
            log.truncate();
        }
        self.is_reached = size > room;
        self.given = self.given.saturating_add(size);
        (!self.is_reached).then_some(entry)
    }

    /// The same of the head of a document that ends here.
    pub fn head(&self, head: &mut FeedHead<'_>, end: usize, offset: usize, log: &mut Log) {
        if head.size() > self.room(offset.wrapping_add(end)).max(ROOM_OF_HEAD) {
            head.shorten();
            log.stand_in(None);
            log.add(&limit::OUTPUT, end..end);
            log.truncate();
        }
    }
}
