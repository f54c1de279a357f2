//! A feed written as JSON while it is read, entries first; no tree of values is ever made.

use crate::error::FeedError;
use crate::model::{Entry, FeedHead};
use crate::options::Options;
use crate::pass::Sink;

/// A JSON document that a feed can become.
#[derive(Debug)]
pub struct Form {
    /// What stands before the first entry.
    pub start: &'static str,
    /// Writes an entry.
    pub entry: fn(&mut Vec<u8>, &Entry<'_>),
    /// Writes the head, as an object.
    pub head: fn(&mut Vec<u8>, &FeedHead<'_>),
    /// Whether members of its own are among `extensions`, which callers then cannot do without.
    pub takes_extensions: bool,
}

impl Form {
    /// All of what is read into the sink that `read` is given.
    pub(super) fn whole(
        &'static self,
        options: &Options,
        read: impl FnOnce(&Options, &mut JsonSink) -> Result<(), FeedError>,
    ) -> Result<Vec<u8>, FeedError> {
        let mut sink = JsonSink::new(self);
        read(&self.asks(options.clone()), &mut sink)?;
        Ok(sink.json)
    }

    /// How a document is to be read for it.
    pub fn asks(&self, options: Options) -> Options {
        Options {
            extensions: options.extensions || self.takes_extensions,
            ..options
        }
    }
}

/// Writes JSON as entries come.
#[derive(Debug)]
pub struct JsonSink {
    form: &'static Form,
    json: Vec<u8>,
    has_entries: bool,
    /// Where in it entries begin, each with its comma, and what stands behind the last one.
    begins: Vec<usize>,
}

impl JsonSink {
    /// Nothing has come.
    pub fn new(form: &'static Form) -> Self {
        JsonSink {
            form,
            json: form.start.into(),
            has_entries: false,
            begins: Vec::new(),
        }
    }

    /// How much was written and not given away so far.
    #[cfg(all(target_arch = "wasm32", not(any(feature = "js", feature = "check"))))]
    pub fn length(&self) -> usize {
        self.json.len()
    }

    /// Gives away what was written, whole.
    #[cfg(all(target_arch = "wasm32", not(any(feature = "js", feature = "check"))))]
    pub fn give(&mut self, take: impl FnOnce(&[u8])) {
        take(&self.json);
        self.json.clear();
        self.begins.clear();
    }

    /// Gives away what was written: what stands before the first entry, each entry, and the rest, one by one.
    #[cfg(all(target_arch = "wasm32", not(any(feature = "js", feature = "check"))))]
    pub fn give_apart(&mut self, mut take: impl FnMut(&[u8])) {
        self.begins.push(self.json.len());
        let mut from = 0;
        for end in self.begins.drain(..) {
            let piece = self.json.get(from..end).unwrap_or_default();
            if !piece.is_empty() {
                take(piece);
            }
            from = end;
        }
        self.json.clear();
    }
}

impl Sink for JsonSink {
    fn entry(&mut self, entry: Entry<'_>) {
        self.begins.push(self.json.len());
        if self.has_entries {
            self.json.push(b',');
        }
        self.has_entries = true;
        (self.form.entry)(&mut self.json, &entry);
    }

    fn head(&mut self, head: FeedHead<'_>) {
        self.begins.push(self.json.len());
        self.json.push(b']');
        let brace = self.json.len();
        (self.form.head)(&mut self.json, &head);
        // The head's fields follow in the same object.
        if let Some(byte) = self.json.get_mut(brace) {
            *byte = b',';
        }
    }

    fn restart(&mut self) {
        *self = JsonSink::new(self.form);
    }
}
