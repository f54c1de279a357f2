//! A link's text to an absolute address that does no harm, or to none.

use std::borrow::Cow;

use super::address::{address, parse};
use super::base::{Base, LONGEST_BASE};
use super::idn::in_ascii;
use super::mend::{behind_web, mend, trim};
use super::plain::is_plain;
use super::read::Url;
use super::scheme::{self, Purpose};
use crate::need;
use crate::value::lower::lower_ascii;
use crate::value::search::Search;
use crate::value::text::{behind, is_one_of};

/// The address that a text names, absolute and safe to follow.
///
/// Nothing comes of an empty text, of a scheme that the purpose does not allow, and of a relative
/// address without a base. An address that is absolute and clean is borrowed as it stands.
pub fn resolve<'t>(text: &'t str, base: &Base, purpose: Purpose) -> Option<Cow<'t, str>> {
    let text = trim(text);
    if is_plain(text) {
        return Some(Cow::Borrowed(text));
    }
    if purpose == Purpose::Image
        && let Some(image) = image_data(text)
    {
        return Some(image);
    }
    let is_bounded = |url: &str| url.len() <= text.len().saturating_mul(3) + LONGEST_SHARE;
    // The small build's own reader of addresses is short: there this would be more code for little.
    if need::IS_FULL
        && let Some(url) = base.plainly(text)
    {
        return is_bounded(&url).then_some(Cow::Owned(url));
    }
    let url = address(text, base.url(), purpose)?;
    is_bounded(url.as_str()).then(|| Cow::Owned(spell(url, text)))
}

/// Whether a text would lead somewhere, and only what it is relative to is unknown.
pub fn lacks_base(text: &str, base: &Base) -> bool {
    let anywhere = || Base::new(Some("http://localhost/"));
    base.is_unknown() && resolve(text, &anywhere(), Purpose::Page).is_some()
}

/// Whether a text names a scheme of the web: one that leads nowhere all the same is misspelt, not refused.
pub fn is_of_web(text: &str) -> bool {
    scheme::of(&mend(trim(text))).is_some_and(scheme::is_web)
}

/// Whether a text may stand where identifiers do: some callers take what looks like an address for one.
pub fn is_identifier(text: &str) -> bool {
    !text.has(':')
        || behind_web(text).is_some()
        || scheme::of(&mend(trim(text))).is_none_or(scheme::may_identify)
}

/// How much of a base is given to each of the thousands of addresses that may be relative to it. What is written in an
/// address grows threefold at most, when it is encoded.
const LONGEST_SHARE: usize = 512;

/// The host of an absolute address, without user and port.
pub fn host(url: &str) -> Option<&str> {
    let (_, rest) = url.cut_once("://")?;
    let host = rest.before_any(*b"/?#").rsplit('@').next()?;
    let host = match host.find(']') {
        Some(end) => host.get(..=end)?,
        None => host.split(':').next()?,
    };
    (!host.is_empty()).then_some(host)
}

/// Whether two addresses are the same. Those of one feed differ in how they end.
pub fn is_same(one: &str, other: &str) -> bool {
    let end = |text: &str| text.as_bytes().last_chunk::<8>().copied();
    one.len() == other.len() && end(one) == end(other) && one == other
}

/// A base within another base, whatever its scheme.
pub fn join(outer: &str, inner: &str) -> Option<String> {
    if outer.len() > LONGEST_BASE {
        return None;
    }
    let joined = parse(outer)?.join(&in_ascii(inner)?);
    joined.ok().map(String::from)
}

/// The address as text: a bare host stays bare, as written, and what opaque schemes leave raw is encoded.
fn spell(url: Url, written: &str) -> String {
    let bare = scheme::is_web(url.scheme())
        && url.path() == "/"
        && url.query().is_none()
        && url.fragment().is_none()
        && written.rsplit_once('/').is_some_and(|(before, host)| {
            let is_begun = before.len() > 1 && before.ends_with('/');
            is_begun && !host.is_empty() && host.before_any(*b"\\?#") == host
        });
    let opaque = url.cannot_be_a_base();
    let mut text = String::from(url);
    if bare && text.ends_with('/') {
        text.pop();
    }
    if opaque && text.contains([' ', '"', '<', '>']) {
        text = text
            .replace(' ', "%20")
            .replace('"', "%22")
            .replace('<', "%3C")
            .replace('>', "%3E");
    }
    text
}

/// Larger pictures are no part of a text; the bound also keeps pages small.
const IMAGE_DATA_LIMIT: usize = 64 << 10;

/// A picture written into its own address. SVG is left out: it can hold scripts.
fn image_data(text: &str) -> Option<Cow<'_, str>> {
    const KINDS: &[&str] = &["avif", "gif", "jpeg", "jpg", "png", "webp"];
    if text.len() > IMAGE_DATA_LIMIT {
        return None;
    }
    let (kind, data) = behind(text, "data:image/")?.split_once(',')?;
    let (kind, coding) = kind.split_once(';')?;
    if !is_one_of(kind.trim(), KINDS) || !coding.trim().eq_ignore_ascii_case("base64") {
        return None;
    }
    let is_base64 = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'=');
    if data.is_empty()
        || !data
            .bytes()
            .all(|byte| is_base64(byte) || byte.is_ascii_whitespace())
    {
        return None;
    }
    let clean: String = data.chars().filter(|c| !c.is_ascii_whitespace()).collect();
    Some(Cow::Owned(format!(
        "data:image/{};base64,{clean}",
        lower_ascii(kind.trim())
    )))
}
