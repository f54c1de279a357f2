//! Elements that have no end tag in HTML.

use super::text::is_one_of;

/// Whether an element is one of them, in whatever case.
pub fn is_void(name: &str) -> bool {
    const VOID: &[&str] = &[
        "area", "base", "br", "col", "embed", "hr", "img", "input", "keygen", "link", "meta",
        "param", "source", "track", "wbr",
    ];
    is_one_of(name, VOID)
}
