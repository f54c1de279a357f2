//! Addresses of the web as they nearly always are: what the small build has in place of a whole parser of addresses.
//!
//! It spells what it takes as a browser would, and asks for the full build wherever there is a question: strange hosts,
//! ports, users, steps that are escaped.

use super::scheme;
use crate::need;
use crate::value::search::Search;
use crate::value::url::plain::plain_host;
use crate::value::url::relative::{joined, origin};

/// An address of the web, or one of few others.
#[derive(Debug, Clone)]
pub struct Url(String);

/// What cannot be read here.
#[derive(Debug)]
pub struct Unread;

/// Signs that are encoded, beside what is no plain ASCII.
const IN_PATH: &[u8] = b" \"<>`{}";
const IN_QUERY: &[u8] = b" \"<>'";
const IN_FRAGMENT: &[u8] = b" \"<>`";

/// Schemes whose addresses are taken as they stand.
static OTHERS: &[&str] = &[
    "bitcoin", "geo", "ipfs", "ipns", "magnet", "mailto", "mms", "news", "rtmp", "rtmps", "rtsp",
    "sip", "sips", "sms", "tel", "xmpp",
];

impl Url {
    /// Reads an absolute address. What plainly names no scheme is none, and there is no question.
    pub fn parse(text: &str) -> Result<Url, Unread> {
        match !is_stripped(text) && scheme::of(text).is_none() {
            true => Err(Unread),
            false => read(text).map(Url).ok_or_else(unread),
        }
    }

    /// Reads an address that is perhaps relative to this one.
    pub fn join(&self, text: &str) -> Result<Url, Unread> {
        self.joined(text)
            .map_or_else(|| Err(unread()), |whole| Url::parse(&whole))
    }

    fn joined(&self, text: &str) -> Option<String> {
        self.origin()?;
        if is_stripped(text) || scheme::of(text).is_some() {
            return Some(text.to_owned());
        }
        Some(joined(&self.0, text))
    }

    /// All of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Its scheme.
    pub fn scheme(&self) -> &str {
        self.0.split(':').next().unwrap_or_default()
    }

    /// Its host.
    pub fn host_str(&self) -> Option<&str> {
        Some(self.origin()?.cut_once("//")?.1)
    }

    /// What stands between host and query.
    pub fn path(&self) -> &str {
        let length = self.origin().map_or(0, str::len);
        let rest = self.0.get(length..).unwrap_or_default();
        rest.before_any(*b"?##")
    }

    /// What is asked for.
    pub fn query(&self) -> Option<&str> {
        let address = self.0.split('#').next()?;
        address.split_once('?').map(|(_, query)| query)
    }

    /// A place in the page.
    pub fn fragment(&self) -> Option<&str> {
        self.0.split_once('#').map(|(_, fragment)| fragment)
    }

    /// Nothing is relative to a letter box.
    pub fn cannot_be_a_base(&self) -> bool {
        self.origin().is_none()
    }

    fn origin(&self) -> Option<&str> {
        origin(&self.0)
    }
}

impl From<Url> for String {
    fn from(url: Url) -> String {
        url.0
    }
}

/// Whether a browser would take signs away before it looks for a scheme.
fn is_stripped(text: &str) -> bool {
    text.bytes().any(|byte| byte < 0x20) || text.starts_with(' ')
}

fn unread() -> Unread {
    need::lacks("address");
    Unread
}

fn read(text: &str) -> Option<String> {
    if text
        .bytes()
        .any(|byte| byte < 0x20 || matches!(byte, 0x7F | b'\\'))
    {
        return None;
    }
    let (scheme, rest) = text.split_once(':')?;
    let scheme = scheme.to_ascii_lowercase();
    if OTHERS.contains(&scheme.as_str()) {
        return is_plain_other(rest).then(|| format!("{scheme}:{rest}"));
    }
    let rest = rest.strip_prefix("//")?;
    if !matches!(scheme.as_str(), "http" | "https" | "ftp") {
        return None;
    }
    let (host, rest) = rest.halves(rest.before_any(*b"/?#").len());
    let (name, port) = cut(host, ':');
    let name = name.to_ascii_lowercase();
    let is_letter = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'.' | b'-');
    let is_name = name.bytes().all(is_letter) && plain_host(name.as_bytes()) == Some(name.len());
    if !(is_name || is_number(&name)) || !port.is_none_or(is_port) {
        return None;
    }
    let (address, fragment) = cut(rest, '#');
    let (path, query) = cut(address, '?');
    let mut out = format!("{scheme}://{name}");
    if let Some(port) = port {
        out.push(':');
        out.push_str(port);
    }
    push_path(&mut out, path)?;
    for (sign, part, encoded) in [('?', query, IN_QUERY), ('#', fragment, IN_FRAGMENT)] {
        if let Some(part) = part {
            out.push(sign);
            push(&mut out, part, encoded);
        }
    }
    Some(out)
}

/// What stands before a sign, and behind it where it is there.
fn cut(text: &str, sign: char) -> (&str, Option<&str>) {
    match text.split_once(sign) {
        Some((before, behind)) => (before, Some(behind)),
        None => (text, None),
    }
}

/// What follows a scheme of which nothing but its signs is known.
fn is_plain_other(rest: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~@?&=+,%".contains(&byte);
    let Some(host) = rest.strip_prefix("//") else {
        return !rest.is_empty() && rest.bytes().all(is_plain);
    };
    let end = host.find('/').unwrap_or(host.len());
    let (host, path) = host.split_at_checked(end).unwrap_or_default();
    let is_step = path.holds("/.") || path.holds("/%");
    let is_of_host = |byte: u8| byte.is_ascii_alphanumeric() || b"-.".contains(&byte);
    let is_of_path = |byte: u8| is_plain(byte) || byte == b'/';
    !host.is_empty() && host.bytes().all(is_of_host) && path.bytes().all(is_of_path) && !is_step
}

/// Four numbers, as they are spelled.
fn is_number(host: &str) -> bool {
    let is_one = |part: &str| {
        part.parse::<u8>()
            .is_ok_and(|number| number.to_string() == part)
    };
    host.split('.').count() == 4 && host.split('.').all(is_one)
}

/// A port that goes without saying is left out, and so not read here.
fn is_port(port: &str) -> bool {
    let number = port.parse::<u16>().ok();
    number.is_some_and(|number| !matches!(number, 21 | 80 | 443) && number.to_string() == port)
}

/// Without its steps, `.` and `..`.
fn push_path(out: &mut String, path: &str) -> Option<()> {
    let is_strange = |segment: &str| segment.starts_with("%2") || segment.starts_with(".%");
    let path = path.strip_prefix('/').unwrap_or(path);
    let mut segments: Vec<&str> = Vec::new();
    let mut is_step = false;
    for segment in path.split('/') {
        if is_strange(segment) {
            return None;
        }
        is_step = matches!(segment, "." | "..");
        match segment {
            ".." => drop(segments.pop()),
            "." => {}
            _ => segments.push(segment),
        }
    }
    if is_step {
        segments.push("");
    }
    for segment in segments {
        out.push('/');
        push(out, segment, IN_PATH);
    }
    Some(())
}

fn push(out: &mut String, text: &str, encoded: &[u8]) {
    for byte in text.bytes() {
        if byte < 0x7F && !encoded.contains(&byte) {
            out.push(char::from(byte));
            continue;
        }
        out.push('%');
        for half in [byte >> 4, byte & 15] {
            let digit = char::from_digit(u32::from(half), 16).unwrap_or_default();
            out.push(digit.to_ascii_uppercase());
        }
    }
}
