//! What the addresses of a document are relative to.

use crate::options::Options;
use crate::syntax::Root;
use crate::value::url::Base;

/// Addresses are relative to where the document came from, else to the page that it names;
/// the root's own `xml:base` stands within either.
pub fn base(options: &Options, root: &Root, page: Option<&str>) -> Base {
    let given = options.url.as_deref().filter(|url| is_page(url));
    let outer = Base::new(given.or(page));
    match &root.base {
        Some(own) => outer.join(own),
        None => outer,
    }
}

/// Whether anything can be relative to an address: to "blob:…" and "x.org/feed" nothing can.
pub fn is_page(url: &str) -> bool {
    Base::new(Some(url)).as_str().is_some()
}
