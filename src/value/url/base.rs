//! What relative addresses are relative to.

use std::cell::OnceCell;
use std::rc::Rc;

use super::address::address;
use super::mend::trim;
use super::read::Url;
use super::relative::plainly;
use super::scheme::Purpose;

/// A base address, or none; cheap to clone. Most documents have one and no relative address: it is read when the first
/// is met.
#[derive(Debug, Clone, Default)]
pub struct Base {
    named: Option<Rc<Named>>,
    is_stated: bool,
}

#[derive(Debug)]
struct Named {
    text: String,
    outer: Option<Rc<Url>>,
    url: OnceCell<Option<Rc<Url>>>,
}

impl Base {
    /// The base that a text names; unknown where it is no absolute http(s) address.
    pub fn new(text: Option<&str>) -> Base {
        Base {
            is_stated: false,
            ..Base::default().join(text.unwrap_or_default())
        }
    }

    /// The base inside an element that names one, `xml:base` within `xml:base`.
    ///
    /// A text that leads nowhere leaves the outer base in force: there is none better. To one that is too long nothing is
    /// relative.
    pub fn join(&self, text: &str) -> Base {
        if trim(text).is_empty() {
            return self.clone();
        }
        if text.len() > LONGEST_BASE {
            return Base::default();
        }
        Base {
            named: Some(Rc::new(Named {
                text: text.to_owned(),
                outer: self.read().cloned(),
                url: OnceCell::new(),
            })),
            is_stated: true,
        }
    }

    /// Whether nothing can be relative to it. One that looks like an address is not read to find out.
    pub fn is_unknown(&self) -> bool {
        let is_named = |named: &Rc<Named>| named.text.starts_with("http");
        !self.named.as_ref().is_some_and(is_named) && self.read().is_none()
    }

    /// The base as text.
    pub fn as_str(&self) -> Option<&str> {
        self.url().map(Url::as_str)
    }

    /// The base as text, where an element states it: to that an empty address leads.
    pub fn stated(&self) -> Option<&str> {
        self.as_str().filter(|_| self.is_stated)
    }

    /// The base as an address.
    pub(super) fn url(&self) -> Option<&Url> {
        self.read().map(Rc::as_ref)
    }

    /// Where a text leads from here, if that can be said without reading the base.
    pub(super) fn plainly(&self, text: &str) -> Option<String> {
        plainly(trim(&self.named.as_deref()?.text), text)
    }

    fn read(&self) -> Option<&Rc<Url>> {
        let Named { text, outer, url } = self.named.as_deref()?;
        let read = || address(text, outer.as_deref(), Purpose::Page).map(Rc::new);
        url.get_or_init(|| {
            let url = read().or_else(|| outer.clone());
            url.filter(|url| url.as_str().len() <= LONGEST_BASE)
        })
        .as_ref()
    }
}

/// A base is read anew for each address that is relative to it.
pub(super) const LONGEST_BASE: usize = 8 << 10;
