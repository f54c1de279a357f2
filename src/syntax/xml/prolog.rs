//! What stands beside the elements, judged as an XML parser would: the declaration, instructions, comments.

use std::ops::Range;

use super::names::{is_valid, quoted};
use super::root::Context;
use crate::diagnostic::Log;
use crate::diagnostic::catalogue::xml;
use crate::value::search::Search;

/// Looks at an instruction; says whether it is a declaration by which the document stands alone.
pub fn check_instruction(
    written: &str,
    at: Range<usize>,
    context: &Context,
    log: &mut Log,
) -> bool {
    let target = written
        .split(|character: char| character.is_ascii_whitespace())
        .next()
        .unwrap_or_default();
    if target != "xml" {
        let named = is_valid(target) && !target.has(':') && !target.eq_ignore_ascii_case("xml");
        if !named {
            log.add(&xml::MALFORMED_INSTRUCTION, at);
        }
        return false;
    }
    if at.start > 0 || context.is_begun() {
        log.add(&xml::DECLARATION_NOT_FIRST, at);
        return false;
    }
    let data = written.get(target.len()..).unwrap_or_default();
    let standalone = read_declaration(data);
    if standalone.is_none() {
        log.add(&xml::MALFORMED_DECLARATION, at);
    }
    standalone == Some(true)
}

/// Looks at a comment's characters.
pub fn check_comment(written: &str, at: Range<usize>, log: &mut Log) {
    let dashes = written.holds("--");
    if dashes || written.ends_with('-') {
        log.add(&xml::COMMENT_DASHES, at);
    }
}

/// Whether the document stands alone; `None` if the declaration is not written as it must be:
/// version, then perhaps encoding, then perhaps standalone, each behind white space and quoted.
fn read_declaration(data: &str) -> Option<bool> {
    let (version, rest) = pseudo_attribute(data, "version")?;
    let (number, minor) = version.split_at_checked(2)?;
    if number != "1." || !minor.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let (encoding, rest) = pseudo_attribute(rest, "encoding").unwrap_or(("x", rest));
    let named = encoding.starts_with(|first: char| first.is_ascii_alphabetic())
        && encoding
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-'));
    let (standalone, rest) = pseudo_attribute(rest, "standalone").unwrap_or(("no", rest));
    let known = matches!(standalone, "yes" | "no");
    (named && known && rest.trim_ascii().is_empty()).then_some(standalone == "yes")
}

fn pseudo_attribute<'t>(data: &'t str, name: &str) -> Option<(&'t str, &'t str)> {
    let trimmed = data.trim_ascii_start();
    if trimmed.len() == data.len() {
        return None;
    }
    let rest = trimmed.strip_prefix(name)?.trim_ascii_start();
    quoted(rest.strip_prefix('=')?.trim_ascii_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations_as_libxml2_judges_them() {
        for (data, wanted) in [
            (" version=\"1.0\"", Some(false)),
            (" version='1.1' ", Some(false)),
            (
                " version=\"1.0\" encoding=\"utf-8\" standalone='yes'",
                Some(true),
            ),
            (" version=\"2.0\"", None),
            (" version=\"1.0x\"", None),
            (" version=1.0", None),
            (" encoding=\"utf-8\"", None),
            (" version=\"1.0\"encoding=\"utf-8\"", None),
            (" version=\"1.0\" encoding=\"\"", None),
            (" version=\"1.0\" encoding=\"foo bar\"", None),
            (
                " version=\"1.0\" standalone=\"no\" encoding=\"utf-8\"",
                None,
            ),
            (" version=\"1.0\" standalone=\"maybe\"", None),
            (" version=\"1.0\" foo=\"1\"", None),
            ("", None),
        ] {
            assert_eq!(read_declaration(data), wanted, "{data}");
        }
    }
}
