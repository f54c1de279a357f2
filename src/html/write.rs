//! Text to HTML: escaped as browsers write it, so that the result is the same after every reading.

use std::borrow::Cow;

use crate::value::blocks::{Block, Classes, find};
use crate::value::entities;

/// `<`, `&`, `>` and what else means something in HTML, written so that it is only text.
pub fn escape(text: &str) -> Cow<'_, str> {
    if is_plain(text) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    push_text(&mut out, text);
    Cow::Owned(out)
}

/// Whether a text is written as it stands.
pub(super) fn is_plain(text: &str) -> bool {
    find(text.as_bytes(), is_mark).is_none()
}

/// Writes a text without entities.
pub(super) fn push_text(out: &mut String, text: &str) {
    push(out, text, is_mark);
}

/// Writes a value without entities between double quotes.
pub(super) fn push_value(out: &mut String, value: &str) {
    push(out, value, |block| is_mark(block) | block.is(b'"'));
}

/// Writes an attribute's value as it stands in HTML between double quotes.
pub(super) fn push_html_value(out: &mut String, html: &str) {
    push_value(out, &entities::decode_attribute(html));
}

/// What may mean something in HTML: its signs, controls, and the first byte of a no-break space, and of little else.
#[inline(always)]
fn is_mark(block: Block) -> Block {
    const MARKS: Classes = Classes::new(&[
        (1, 0, 0x08),
        (1, 0x0B, 0x0F),
        (1 << 1, 0x10, 0x1F),
        (1 << 2, b'&', b'&'),
        (1 << 3, b'<', b'<'),
        (1 << 3, b'>', b'>'),
        (1 << 4, 0xC2, 0xC2),
    ]);
    !block.classes(&MARKS).is(0)
}

/// Copies `text`, and writes its marks so that they are only text.
#[inline(always)]
fn push(out: &mut String, text: &str, ends_run: fn(Block) -> Block) {
    let bytes = text.as_bytes();
    let mut copied = 0;
    let mut at = 0;
    while let Some(length) = bytes.get(at..).and_then(|rest| find(rest, ends_run)) {
        at += length;
        let (written, taken) = match bytes.get(at) {
            Some(b'&') => ("&amp;", 1),
            Some(b'<') => ("&lt;", 1),
            Some(b'>') => ("&gt;", 1),
            Some(b'"') => ("&quot;", 1),
            Some(0xC2) if bytes.get(at + 1) == Some(&0xA0) => ("&nbsp;", 2),
            Some(0xC2) => {
                at += 2;
                continue;
            }
            Some(b'\r') if bytes.get(at + 1) != Some(&b'\n') => ("\n", 1),
            Some(0x0C) => (" ", 1),
            // Control characters mean nothing in HTML; browsers drop NUL and show nothing for the rest.
            _ => ("", 1),
        };
        out.push_str(text.get(copied..at).unwrap_or_default());
        out.push_str(written);
        at += taken;
        copied = at;
    }
    out.push_str(text.get(copied..).unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_is_escaped() {
        assert!(matches!(escape("plain – “text”\n\t"), Cow::Borrowed(_)));
        assert_eq!(
            escape("a<b>&amp;\u{a0}\"\r\n\r\0\u{c}é\u{a9}"),
            "a&lt;b&gt;&amp;amp;&nbsp;\"\n\n é©"
        );
    }

    #[test]
    fn entities_become_characters_but_those_that_html_needs() {
        let text = |html: &str| {
            let mut out = String::new();
            push_text(&mut out, &entities::decode(html));
            out
        };
        assert_eq!(
            text("&eacute;&#8217;&lt;&#60;&amp;&#38;amp;&quot;"),
            "é’&lt;&lt;&amp;&amp;amp;\""
        );
        assert_eq!(
            text("AT&T &notit; &copy 2004 & &; &#; &"),
            "AT&amp;T ¬it; © 2004 &amp; &amp;; &amp;#; &amp;"
        );
        assert_eq!(
            text("&nbsp;&#160;&#13;&#7;&#xD;&#0;"),
            "&nbsp;&nbsp;\n\n\u{fffd}"
        );
    }

    #[test]
    fn values_keep_query_strings() {
        let mut out = String::new();
        push_html_value(&mut out, "?a=1&copy=2&lt=3&amp;b=\"&quot;&lt;<");
        assert_eq!(out, "?a=1&amp;copy=2&amp;lt=3&amp;b=&quot;&quot;&lt;&lt;");
    }
}
