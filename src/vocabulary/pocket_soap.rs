//! PocketSOAP: other descriptions.

use super::table::{Slot::*, *};

pub static POCKET_SOAP: Vocabulary = Vocabulary {
    prefix: "szf",
    about: "PocketSOAP: other descriptions",
    uris: &["http://schemas.pocketsoap.com/rss/myDescModule/"],
    prefixes: &[],
    shown: true,
    elements: &[entry("description", HTML).claims(&[Summary])],
};
