//! Addresses: links made absolute, refused where they could do harm, and brought into one spelling.
//!
//! <https://url.spec.whatwg.org/> is what browsers do and what is done here; what feeds get wrong
//! before a browser would see it is mended first.

mod address;
mod base;
mod canonical;
mod idn;
mod mend;
mod plain;
mod relative;
mod resolve;
pub mod scheme;
#[cfg(not(feature = "full"))]
mod small;
mod tracking;

/// All addresses, or those of nearly all feeds.
mod read {
    #[cfg(not(feature = "full"))]
    pub use super::small::Url;
    #[cfg(feature = "full")]
    pub use url::Url;
}

pub use address::is_spelt_as_address;
pub use base::Base;
pub use canonical::canonical;
pub use resolve::{host, is_identifier, is_of_web, is_same, join, lacks_base, resolve};
pub use scheme::Purpose;

#[cfg(test)]
mod tests;
