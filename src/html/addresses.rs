//! The addresses in HTML: made absolute, and let through only where they can do no harm.

use std::borrow::Cow;

use super::attribute_policy::Value;
use super::policy::Element;
use crate::value::blocks::find;
use crate::value::search::Search;
use crate::value::text::cut_at;
use crate::value::url::{self, Base, Purpose};

/// Longer addresses lead nowhere, and cost.
const LONGEST: usize = 8 << 10;
/// A picture that is its own address may be longer.
const LONGEST_DATA: usize = 64 << 10;

/// What an address may begin with; `data` only where it is a picture. What starts a program is not here: `links` names
/// a calendar's `webcal:` and a call's `sip:`, but nobody who clicks in a text expects them.
pub const SCHEMES: [&str; 18] = [
    "http", "https", "mailto", "tel", "magnet", "ftp", "xmpp", "irc", "ircs", "geo", "sms", "news",
    "nntp", "gemini", "gopher", "bitcoin", "matrix", "data",
];

/// The absolute address that a value names, if it may stand.
pub fn address<'t>(
    value: &'t str,
    base: &Base,
    kind: Value,
    element: Element,
) -> Option<Cow<'t, str>> {
    let purpose = match kind {
        Value::Link => Purpose::Link,
        Value::Source if element == Element::Img => Purpose::Image,
        _ => Purpose::Page,
    };
    let longest = if purpose == Purpose::Image {
        LONGEST_DATA
    } else {
        LONGEST
    };
    if value.len() > longest {
        return None;
    }
    let address = url::resolve(value, base, purpose)?;
    let (scheme, _) = cut_at(&address, b':')?;
    let holds = match purpose {
        Purpose::Link => scheme != "data" && SCHEMES.contains(&scheme),
        Purpose::Image if scheme == "data" => true,
        _ => matches!(scheme, "http" | "https"),
    };
    (holds && (address.len() <= LONGEST || scheme == "data")).then_some(address)
}

/// Whether an address would have run something. Only what is counted depends on it.
pub fn acts(value: &str) -> bool {
    let letters: String = value.chars().filter(|c| *c > ' ').take(16).collect();
    let letters = letters.to_ascii_lowercase();
    // A picture in its own address does nothing, even where it is too large to stay.
    !letters.starts_with("data:image/")
        && ["javascript:", "vbscript:", "data:", "livescript:"]
            .iter()
            .any(|scheme| letters.starts_with(scheme))
}

/// Whether an address is https and of one of the hosts.
pub fn is_named(address: &str, hosts: &[String]) -> bool {
    address.starts_with("https://")
        && !address.has('@')
        && url::host(address)
            .is_some_and(|host| hosts.iter().any(|named| named.eq_ignore_ascii_case(host)))
}

/// The candidates of a `srcset` that may stand, each checked for itself.
/// <https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute>
pub fn candidates(value: &str, base: &Base) -> Option<String> {
    const MOST: usize = 32;
    if value.len() > LONGEST_DATA {
        return None;
    }
    let mut out = String::with_capacity(value.len());
    let mut rest = value;
    for _ in 0..MOST {
        // No address ends in a control character; behind its comma it would hide that.
        rest = rest.trim_start_matches(|sign| sign <= ' ' || sign == ',');
        if rest.is_empty() {
            break;
        }
        let end = find(rest.as_bytes(), |block| block.below(b' ' + 1)).unwrap_or(rest.len());
        let (word, behind) = rest.halves(end);
        let name = word.trim_end_matches(',');
        let (size, behind) = if name.len() < word.len() {
            ("", behind)
        } else {
            behind.split_once(',').unwrap_or((behind, ""))
        };
        rest = behind;
        let size = size.trim();
        if !is_size(size) {
            continue;
        }
        if let Some(address) = address(name, base, Value::Page, Element::Source) {
            if !out.is_empty() {
                out.push_str(", ");
            }
            out.push_str(&address);
            if !size.is_empty() {
                out.push(' ');
                out.push_str(size);
            }
        }
    }
    (!out.is_empty()).then_some(out)
}

/// `2x`, `1.5x`, `640w`, `480h`, or nothing.
fn is_size(text: &str) -> bool {
    let Some(number) = text.strip_suffix(['x', 'w', 'h']) else {
        return text.is_empty();
    };
    number.len() <= 10
        && number.bytes().any(|byte| byte.is_ascii_digit())
        && number
            .bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'.')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Base {
        Base::new(Some("https://x.example/a/b"))
    }

    #[test]
    fn candidates_are_checked_one_by_one() {
        for (value, wanted) in [
            (
                "s.png 1x, /l.png 2x",
                "https://x.example/a/s.png 1x, https://x.example/l.png 2x",
            ),
            ("s.png", "https://x.example/a/s.png"),
            (
                "javascript:alert(1) 1x, s.png 640w",
                "https://x.example/a/s.png 640w",
            ),
            (",, a.png,b.png 2x,", "https://x.example/a/a.png,b.png 2x"),
            ("a.png,\u{1}", "https://x.example/a/a.png"),
            (
                "a.png, b.png",
                "https://x.example/a/a.png, https://x.example/a/b.png",
            ),
            (
                "a.png 1x onerror, b.png 1.5x",
                "https://x.example/a/b.png 1.5x",
            ),
        ] {
            assert_eq!(
                candidates(value, &page()).as_deref(),
                Some(wanted),
                "{value}"
            );
        }
        for value in ["", " , ", "data:text/html,x 1x", "vbscript:x", "blob:x 2x"] {
            assert_eq!(candidates(value, &page()), None, "{value}");
        }
        let many = "a.png 1x, ".repeat(100);
        assert_eq!(
            candidates(&many, &page())
                .expect("some")
                .matches("a.png")
                .count(),
            32
        );
    }

    #[test]
    fn frames_need_the_very_host() {
        let hosts = ["www.youtube.com".to_owned()];
        assert!(is_named("https://www.youtube.com/embed/x", &hosts));
        for address in [
            "http://www.youtube.com/embed/x",
            "https://www.youtube.com.evil.example/",
            "https://www.youtube.com@evil.example/",
            "https://evil.example/www.youtube.com",
            "https://youtube.com/",
            "https://a@www.youtube.com/",
        ] {
            assert!(!is_named(address, &hosts), "{address}");
        }
    }
}
