//! Pheedo's extension.

use super::table::{Slot::*, *};

pub static PHEEDO: Vocabulary = Vocabulary {
    prefix: "pheedo",
    about: "Pheedo: the original addresses",
    uris: &["http://www.pheedo.com/namespace/pheedo"],
    prefixes: &[],
    shown: true,
    elements: &[entry("origLink", URL).claims(&[Url])],
};
