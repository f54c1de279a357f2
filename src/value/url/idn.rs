//! Hosts with letters beyond ASCII, in the spelling that the network knows: `müller.example` to `xn--mller-kva.example`.
//!
//! What browsers do (<https://www.unicode.org/reports/tr46/>) needs 37 KB of tables for characters that are no part
//! of any registered name. Here the standard library's letters do: lower case, the full width of East Asian
//! keyboards, the other full stops. A host with a character that would have to be composed or taken apart first
//! names no address.

use std::borrow::Cow;

use crate::need;
use crate::value::lower::lower_char;
use crate::value::search::Search;

/// The address with its host in ASCII; as it stands where that is so already, `None` where it cannot be.
pub fn in_ascii(address: &str) -> Option<Cow<'_, str>> {
    // What has place for other hosts asks for them.
    if !need::IS_FULL {
        return Some(Cow::Borrowed(address));
    }
    let (from, to) = host(address);
    let written = address.get(from..to).unwrap_or_default();
    if written.is_ascii() && !written.has('%') {
        return Some(Cow::Borrowed(address));
    }
    let plain = percent_encoding::percent_decode_str(written)
        .decode_utf8()
        .ok()?;
    let mut out = String::with_capacity(address.len() + 8);
    out.push_str(address.get(..from)?);
    let folded: String = plain.chars().try_fold(String::new(), fold)?;
    for (index, label) in folded.split('.').enumerate() {
        if index > 0 {
            out.push('.');
        }
        push_label(&mut out, label)?;
    }
    out.push_str(address.get(to..)?);
    Some(Cow::Owned(out))
}

fn push_label(out: &mut String, label: &str) -> Option<()> {
    if label.is_ascii() {
        out.push_str(label);
        return Some(());
    }
    // No name that is longer can be registered, and the encoder takes its time with long ones.
    label.chars().nth(63).is_none().then_some(())?;
    out.push_str("xn--");
    out.push_str(&idna::punycode::encode_str(label)?);
    Some(())
}

/// Where the host stands, without user and port; nowhere in a relative address.
fn host(address: &str) -> (usize, usize) {
    let strokes = ['/', '\\'];
    let scheme = address
        .find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '+' | '-' | '.'))
        .filter(|at| address.get(*at..).is_some_and(|rest| rest.starts_with(':')))
        .map_or(0, |at| at + 1);
    let rest = address.get(scheme..).unwrap_or_default();
    if rest.chars().take(2).filter(|c| strokes.contains(c)).count() < 2 {
        return (0, 0);
    }
    let bare = rest.trim_start_matches(strokes);
    let authority = bare.split(['/', '\\', '?', '#']).next().unwrap_or_default();
    let named = authority.rsplit('@').next().unwrap_or_default();
    let port = named.rfind(':').map_or(0, |at| named.len() - at);
    let behind = address.len() - bare.len() + authority.len();
    if named.starts_with('[') {
        return (0, 0);
    }
    (behind - named.len(), behind - port)
}

/// One character as names have it.
fn fold(mut out: String, c: char) -> Option<String> {
    match c {
        // Invisible: hyphens and joiners of no meaning, choices of a glyph.
        '\u{ad}' | '\u{200b}' | '\u{2060}' | '\u{feff}' | '\u{fe00}'..='\u{fe0f}' => {}
        '\u{3002}' | '\u{ff0e}' | '\u{ff61}' => out.push('.'),
        '\u{ff01}'..='\u{ff5e}' => {
            let plain = char::from_u32(u32::from(c) - 0xfee0)?;
            out.push(plain.to_ascii_lowercase());
        }
        // What would end the host was encoded on purpose.
        '/' | '\\' | '?' | '#' | '@' | ':' | '%' => return None,
        c if is_spelt_otherwise(c) || c.is_whitespace() || c.is_control() => return None,
        '\u{130}' => out.push_str("i\u{307}"),
        c => out.push(lower_char(c)),
    }
    Some(out)
}

/// Characters that a name has in another spelling, by tables that are not here.
fn is_spelt_otherwise(c: char) -> bool {
    matches!(c,
        '\u{a8}' | '\u{aa}' | '\u{af}' | '\u{b2}'..='\u{b5}' | '\u{b8}'..='\u{ba}' | '\u{bc}'..='\u{be}'
        | '\u{132}'..='\u{133}' | '\u{13f}'..='\u{140}' | '\u{149}' | '\u{17f}' | '\u{1c4}'..='\u{1cc}' | '\u{1f1}'..='\u{1f3}'
        | '\u{2b0}'..='\u{2b8}' | '\u{300}'..='\u{36f}' | '\u{1100}'..='\u{11ff}' | '\u{1d2c}'..='\u{1d6a}'
        | '\u{2000}'..='\u{200a}' | '\u{200e}'..='\u{205f}' | '\u{2061}'..='\u{209c}' | '\u{2100}'..='\u{218f}'
        | '\u{2460}'..='\u{24ff}' | '\u{2e80}'..='\u{2fff}' | '\u{3099}'..='\u{309c}' | '\u{3131}'..='\u{318e}' | '\u{3200}'..='\u{33ff}'
        | '\u{e000}'..='\u{faff}' | '\u{fb00}'..='\u{fdff}' | '\u{fe10}'..='\u{fe6f}' | '\u{ff5f}'..='\u{ffff}'
        | '\u{1d400}'..='\u{1d7ff}' | '\u{1f100}'..='\u{1f2ff}' | '\u{2f800}'..='\u{2fa1f}' | '\u{e0000}'..)
}

#[cfg(test)]
mod tests {
    use super::in_ascii;

    #[test]
    fn hosts_in_ascii() {
        for (address, expected) in [
            ("https://example.org/ä", Some("https://example.org/ä")),
            (
                "https://MÜLLER.example/ä",
                Some("https://xn--mller-kva.example/ä"),
            ),
            (
                "https://ü@Müller.example:80?ü",
                Some("https://ü@xn--mller-kva.example:80?ü"),
            ),
            ("//faß.example", Some("//xn--fa-hia.example")),
            (
                "https:\\\\例え。テスト/a",
                Some("https:\\\\xn--r8jz45g.xn--zckzah/a"),
            ),
            ("http://ｅｘａｍｐｌｅ．org", Some("http://example.org")),
            (
                "http://m%C3%BCller.example/%C3%BC",
                Some("http://xn--mller-kva.example/%C3%BC"),
            ),
            (
                "http://пример.испытание/",
                Some("http://xn--e1afmkfd.xn--80akhbyknj4f/"),
            ),
            ("http://[::1]/ü", Some("http://[::1]/ü")),
            (
                "mailto:jürgen@example.org",
                Some("mailto:jürgen@example.org"),
            ),
            ("/a//ü", Some("/a//ü")),
            ("ü", Some("ü")),
            ("", Some("")),
            ("http://mu\u{308}ller.example/", None),
            ("http://\u{2100}.example/", None),
            ("http://%ff.example/", None),
            ("http://ü%2fa.example/", None),
            ("http://a%2fb/", None),
            ("http://ü\u{2028}/", None),
        ] {
            assert_eq!(in_ascii(address).as_deref(), expected, "{address}");
        }
    }
}
