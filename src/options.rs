//! What a caller may ask for, and the limits that keep every document affordable.

/// How a document is to be read. The defaults suit most callers.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(rename_all = "camelCase", default)
)]
pub struct Options {
    /// Where the document came from: the base of relative URLs.
    pub url: Option<String>,
    /// Stop after this many entries.
    pub max_entries: Option<u32>,
    /// What becomes of HTML.
    pub html: Html,
    /// Give `content_text` and `word_count`.
    pub text: bool,
    /// Give `extensions` and `foreign`.
    pub extensions: bool,
    /// Keep the e-mail addresses of people.
    pub emails: bool,
    /// Say for every normalized field which element it came from.
    pub provenance: bool,
    /// Tag synonyms, from → to.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "pairs"))]
    pub synonyms: Vec<(String, String)>,
    /// How `canonical_url` is made.
    pub canonical: UrlOptions,
    /// Read h-feed and hAtom even in a page that links to feeds.
    pub hfeed: bool,
    /// Hosts whose `<iframe>` stays.
    pub iframe_hosts: Vec<String>,
    /// What no document may exceed.
    pub limits: Limits,
    /// The input is the beginning of a longer document: where that cannot be enough, the code of the error is "more".
    pub beginning: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            url: None,
            max_entries: None,
            html: Html::Safe,
            text: true,
            extensions: true,
            emails: false,
            provenance: false,
            synonyms: Vec::new(),
            canonical: UrlOptions::default(),
            hfeed: false,
            iframe_hosts: Vec::new(),
            limits: Limits::default(),
            beginning: false,
        }
    }
}

/// A JSON object's members, in their order.
#[cfg(feature = "serde")]
fn pairs<'d, D: serde::Deserializer<'d>>(
    deserializer: D,
) -> Result<Vec<(String, String)>, D::Error> {
    use serde::de::{MapAccess, Visitor};

    struct Members;
    impl<'d> Visitor<'d> for Members {
        type Value = Vec<(String, String)>;

        fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            formatter.write_str("an object of texts")
        }

        fn visit_map<A: MapAccess<'d>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut pairs = Vec::new();
            while let Some(pair) = map.next_entry()? {
                pairs.push(pair);
            }
            Ok(pairs)
        }
    }
    deserializer.deserialize_map(Members)
}

/// What becomes of HTML.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Html {
    /// Sanitized.
    #[default]
    Safe,
    /// As published, URLs as they stand.
    Raw,
    /// No HTML, text only.
    None,
}

/// How a canonical URL is made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize), serde(default))]
pub struct UrlOptions {
    /// Query parameters to drop beside the built-in tracking ones.
    pub drop: Vec<String>,
    /// Query parameters to keep although they are built in.
    pub keep: Vec<String>,
}

/// `bytes` and `inflated` refuse a whole document; every other limit gives a partial result that says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Deserialize),
    serde(rename_all = "camelCase", default)
)]
pub struct Limits {
    /// Input size in bytes.
    pub bytes: usize,
    /// Size after undoing gzip.
    pub inflated: usize,
    /// Entries read.
    pub entries: usize,
    /// Bytes of one entry.
    pub entry_bytes: usize,
    /// Attributes of one element, namespaces in scope.
    pub attributes: usize,
    /// Bytes that a document's own entities may expand to.
    pub expansion: usize,
    /// Depth of nested elements that are told apart.
    pub depth: usize,
    /// Diagnostics kept in full; the rest are counted.
    pub diagnostics: usize,
    /// No piece is read by the strict lane: tests compare what both make of it.
    #[doc(hidden)]
    #[cfg_attr(feature = "serde", serde(skip))]
    pub is_careful: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            bytes: 64 << 20,
            inflated: 64 << 20,
            entries: 100_000,
            entry_bytes: 16 << 20,
            attributes: 256,
            expansion: 64 << 10,
            depth: 256,
            diagnostics: 100,
            is_careful: false,
        }
    }
}
