//! What fuzzers and tests look at and no caller needs.

use crate::html::{self, Rules, Structure, Wanted};
use crate::value::url::Base;

/// HTML made safe, and whether it claims to be the tree that a browser would build.
pub fn sanitize(html: &str, base: &str) -> (String, bool) {
    let base = Base::new(Some(base));
    let rules = Rules {
        base: &base,
        page: None,
        iframe_hosts: &[],
    };
    let wanted = Wanted {
        html: true,
        text: false,
    };
    let read = html::read(html, &rules, wanted);
    let is_sound = read.outcome.structure == Structure::Sound && !read.outcome.cut;
    (read.html.unwrap_or_default().into_owned(), is_sound)
}
