//! What an input is if it is not a feed: a page, a login, a picture; one word and one sentence for each.
//!
//! Bytes and text are looked at, nothing is parsed: whoever asks has found no feed in it already.

mod marks;

use crate::value::letters::is_letter;
use crate::value::search::{self, Search};
use marks::{CAPTCHA, CHALLENGE, HTML, MAGIC, ROOTS, SIGN_IN};

/// How much of a document decides.
const REACH: usize = 256 << 10;

/// What an input is instead of a feed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// A page of HTML.
    Html,
    /// A page that wants to know whether a person is asking.
    Challenge,
    /// A page that asks for a password.
    Login,
    /// JSON that is no feed.
    Json,
    /// XML that is nothing else here.
    Xml,
    /// RDF without RSS.
    Rdf,
    /// A subscription list.
    Opml,
    /// A sitemap or an index of sitemaps.
    Sitemap,
    /// A picture.
    Image,
    /// A PDF.
    Pdf,
    /// Other bytes that are no text.
    Binary,
    /// Plain text.
    Text,
}

impl Found {
    /// The word that callers see.
    pub fn word(self) -> &'static str {
        match self {
            Found::Html => "html",
            Found::Challenge => "challenge",
            Found::Login => "login",
            Found::Json => "json",
            Found::Xml => "xml",
            Found::Rdf => "rdf",
            Found::Opml => "opml",
            Found::Sitemap => "sitemap",
            Found::Image => "image",
            Found::Pdf => "pdf",
            Found::Binary => "binary",
            Found::Text => "text",
        }
    }

    /// Whether it is a page of HTML, whatever it is for.
    pub fn is_page(self) -> bool {
        matches!(self, Found::Html | Found::Challenge | Found::Login)
    }

    /// The sentence that people read.
    pub fn sentence(self) -> &'static str {
        match self {
            Found::Html => "This is an HTML page, not a feed.",
            Found::Challenge => {
                "This is a page that keeps robots out, not a feed; the server did not let the request through."
            }
            Found::Login => {
                "This is a login page, not a feed; the server wants the reader to sign in first."
            }
            Found::Json => "This is JSON, but not a JSON Feed.",
            Found::Xml => "This is XML, but of no kind of feed.",
            Found::Rdf => "This is RDF, but there is no RSS in it.",
            Found::Opml => "This is an OPML subscription list, not a feed; parseOpml reads it.",
            Found::Sitemap => {
                "This is a sitemap, not a feed; it lists the pages of a site for search engines."
            }
            Found::Image => "This is an image, not a feed.",
            Found::Pdf => "This is a PDF document, not a feed.",
            Found::Binary => "This is binary data, not a feed.",
            Found::Text => "This is plain text, not a feed.",
        }
    }
}

/// What an input is instead of a feed, from its bytes and from the text made of them.
pub fn found(bytes: &[u8], text: &str) -> Found {
    if let Some((.., found)) = MAGIC
        .iter()
        .find(|(at, magic, _)| stands(bytes, *at, magic))
    {
        return *found;
    }
    let text = text.trim_start_matches(is_nothing);
    let head = start(text, REACH);
    if head.starts_with("%PDF-") {
        return Found::Pdf;
    }
    if is_binary(head) {
        return Found::Binary;
    }
    if is_json(head) {
        return Found::Json;
    }
    let lower = head.to_ascii_lowercase();
    match root(&lower) {
        Some(Root::Named(name)) => match ROOTS.iter().find(|(root, _)| *root == name) {
            Some((_, found)) => *found,
            None if HTML.contains(&name) => page(&lower),
            None => Found::Xml,
        },
        Some(Root::HtmlDoctype) => page(&lower),
        None if has_page(&lower) => page(&lower),
        None => Found::Text,
    }
}

/// At most so many bytes of a text, whole characters.
fn start(text: &str, reach: usize) -> &str {
    let cut = (0..4).find_map(|back| text.get(..reach - back));
    cut.filter(|_| text.len() > reach).unwrap_or(text)
}

fn is_nothing(character: char) -> bool {
    character.is_whitespace() || matches!(character, '\u{FEFF}' | '\0')
}

fn stands(bytes: &[u8], at: usize, magic: &[u8]) -> bool {
    bytes.get(at..).is_some_and(|rest| rest.starts_with(magic))
}

/// More than one in twenty characters are controls or could not be decoded.
fn is_binary(text: &str) -> bool {
    let sample = text.chars().take(2048);
    let (all, odd) = sample.fold((0, 0), |(all, odd), character| {
        let is_control =
            character < ' ' && !matches!(character, '\t' | '\n' | '\r' | '\u{C}' | '\u{1B}');
        (
            all + 1,
            odd + usize::from(is_control || character == '\u{FFFD}'),
        )
    });
    odd * 20 > all
}

fn is_json(text: &str) -> bool {
    // A guard that keeps scripts from including a JSON answer.
    let text = text
        .strip_prefix(")]}'")
        .map_or(text, |rest| rest.trim_start_matches([',', '\n', '\r', ' ']));
    let second = || {
        text.chars()
            .skip(1)
            .find(|character| !character.is_whitespace())
    };
    match text.chars().next() {
        Some('{') => matches!(second(), None | Some('"' | '\'' | '}' | '/')),
        Some('[') => matches!(
            second(),
            None | Some('{' | '[' | ']' | '"' | '-' | '0'..='9' | 't' | 'f' | 'n')
        ),
        _ => false,
    }
}

enum Root<'t> {
    HtmlDoctype,
    /// Local name in lower case.
    Named(&'t str),
}

/// The first element, behind declarations and comments.
fn root(lower: &str) -> Option<Root<'_>> {
    let mut rest = lower;
    loop {
        rest = rest.trim_start_matches(is_nothing).strip_prefix('<')?;
        if let Some(comment) = rest.strip_prefix("!--") {
            rest = comment.cut_once("-->")?.1;
        } else if rest.starts_with("!doctype html") {
            return Some(Root::HtmlDoctype);
        } else if rest.starts_with("!doctype") && rest.split('>').next()?.has('[') {
            rest = rest.cut_once("]>")?.1;
        } else if rest.starts_with(['!', '?']) {
            rest = rest.split_once('>')?.1;
        } else {
            let name = rest
                .split(|c: char| c.is_whitespace() || matches!(c, '>' | '/' | '<'))
                .next()?;
            let local = name.rsplit(':').next().unwrap_or(name);
            return local.starts_with(is_letter).then_some(Root::Named(local));
        }
    }
}

/// A page behind something else: a warning that PHP printed, a stray tag.
fn has_page(lower: &str) -> bool {
    let start = start(lower, 8 << 10);
    ["<html", "<!doctype html", "<body", "<head>"]
        .iter()
        .any(|mark| start.contains(mark))
}

fn page(lower: &str) -> Found {
    let has = |marks: &[&str]| marks.iter().any(|mark| lower.contains(mark));
    if has(CHALLENGE) {
        return Found::Challenge;
    }
    // A login box in the corner of a long page makes no login page, nor does a captcha under its comments.
    let is_bare = || words(lower) < 250;
    if has_password(lower)
        && (title(lower).is_some_and(|title| SIGN_IN.iter().any(|word| title.contains(word)))
            || is_bare())
    {
        return Found::Login;
    }
    if has(CAPTCHA) && is_bare() {
        return Found::Challenge;
    }
    Found::Html
}

fn title(lower: &str) -> Option<&str> {
    let (_, rest) = lower.cut_once("<title")?;
    Some(rest.cut_once("</title")?.0)
}

fn has_password(lower: &str) -> bool {
    const LONGEST: usize = 1000;
    search::find_all(lower.as_bytes(), b"<input").any(|at| {
        let tag = start(lower.get(at..).unwrap_or_default(), LONGEST);
        let tag = tag.split('>').next().unwrap_or_default();
        tag.cut_once("type").is_some_and(|(_, value)| {
            let is_between = |c: char| c.is_whitespace() || matches!(c, '=' | '"' | '\'');
            value.trim_start_matches(is_between).starts_with("password")
        })
    })
}

/// About how many words a reader sees.
fn words(lower: &str) -> usize {
    let mut count = 0;
    let mut rest = lower;
    while let Some((text, tag)) = rest.split_once('<') {
        count += text.split_whitespace().count();
        let hidden = ["script", "style", "title", "noscript"]
            .into_iter()
            .find(|name| tag.starts_with(name));
        rest = match hidden {
            Some(name) => tag
                .split_once(format!("</{name}").as_str())
                .map_or("", |(_, behind)| behind),
            None => tag,
        };
        rest = rest.split_once('>').map_or("", |(_, behind)| behind);
    }
    count + rest.split_whitespace().count()
}

#[cfg(test)]
mod tests;
