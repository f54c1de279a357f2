//! What holds of every document: its encoding, namespaces and type, whatever its format.

use crate::check::facts::DocumentFact;
use crate::check::rule::{Kind::*, Profile, rules};

pub static DOCUMENT: Profile = Profile {
    name: "document",
    title: "Encoding, namespaces, media type",
    uris: &[],
    link: "https://www.rfc-editor.org/rfc/rfc7303",
    rules: rules! {
        "document/encoding" Advice "@document" Document(DocumentFact::Utf8) => "Use UTF-8: every reader supports it." "" ["Readers that decode it as UTF-8 show wrong characters."];
        "document/type-of-page" Error "@document" Document(DocumentFact::TypeIsPage) => "Send application/rss+xml, application/atom+xml or application/feed+json." "" ["Browsers show it as a page without structure; some readers look for feed links in it."];
        "document/type-of-text" Warning "@document" Document(DocumentFact::TypeIsText) => "Send application/rss+xml, application/atom+xml or application/feed+json." "" ["Browsers show the source, or download it."];
        "document/type-general" Advice "@document" Document(DocumentFact::TypeIsGeneral) => "Send application/rss+xml, application/atom+xml or application/feed+json, so that programs recognize a feed." "";
        "document/type-of-other" Warning "@document" Document(DocumentFact::TypeOfOther) => "Send the media type of its format." "";
        "document/namespace-misspelt" Error "@document" Document(DocumentFact::Namespace) => "Spell the namespace exactly as its specification does." "https://www.w3.org/TR/xml-names/#NSNameComparison" ["Readers that compare namespaces ignore every element of it."];
        "document/prefix" Advice "@document" Document(DocumentFact::Prefix) => "Use the usual prefix." "https://www.w3.org/TR/xml-names/" ["Some readers look for the prefix instead of the namespace."];
        "document/doctype" Advice "@document" Document(DocumentFact::Doctype) => "Leave the DOCTYPE out." "" ["Strict readers reject documents that have one, for security."];
        "document/atom-namespace" Error "@document" Document(DocumentFact::AtomRoot) => "Write <feed xmlns=\"http://www.w3.org/2005/Atom\">." "https://www.rfc-editor.org/rfc/rfc4287#section-1.2" ["Readers find no feed."];
        "document/rss-namespace" Error "@document" Document(DocumentFact::RssRoot) => "Leave the xmlns out: the elements of RSS 2.0 have no namespace." "https://www.rssboard.org/rss-specification#extendingRss" ["Readers that respect namespaces find no items."];
        "document/version-unknown" Error "@document" Document(DocumentFact::Version) => "Write version=\"2.0\"." "https://www.rssboard.org/rss-specification#whatIsRss";
        "document/size" Advice "@document" Document(DocumentFact::Size) => "Publish the latest entries, and move older ones to further pages (RFC 5005)." "https://www.rfc-editor.org/rfc/rfc5005" ["Some readers and hubs refuse feeds of more than a megabyte."];
        "document/format-old" Warning "@document" Document(DocumentFact::Old) => "Publish RSS 2.0, Atom 1.0 or JSON Feed." "https://www.rssboard.org/rss-specification";
    },
};
