//! What relative addresses are relative to.

use std::rc::Rc;

use url::Url;

use super::resolve::address;
use super::scheme::Purpose;

/// A base address, or none; cheap to clone.
#[derive(Debug, Clone, Default)]
pub struct Base(Option<Rc<Url>>);

impl Base {
    /// The base that a text names; unknown where it is no absolute http(s) address.
    pub fn new(text: Option<&str>) -> Base {
        Base::default().join(text.unwrap_or_default())
    }

    /// The base inside an element that names one, `xml:base` within `xml:base`.
    ///
    /// A text that leads nowhere leaves the outer base in force: there is none better.
    pub fn join(&self, text: &str) -> Base {
        match address(text, self, Purpose::Page) {
            Some(url) => Base(Some(Rc::new(url))),
            None => self.clone(),
        }
    }

    /// The base as text.
    pub fn as_str(&self) -> Option<&str> {
        self.0.as_deref().map(Url::as_str)
    }

    /// The base as an address.
    pub(super) fn url(&self) -> Option<&Url> {
        self.0.as_deref()
    }
}
