//! Pages and players within the page: built anew for the hosts that the caller named, else links.

use std::borrow::Cow;

use super::attribute_policy::Value;
use super::hidden::{Look, is_tiny, pixels};
use super::pass::{Pass, Shown};
use super::pictures::values;
use super::policy::Element;
use super::tags::is_number;
use super::token::{Tag, Token, Tokens};
use super::{addresses, write};
use crate::value::entities;
use crate::value::search::Search;

/// What the address of a player has in it: other objects run what nobody runs today.
static PLAYERS: &[&str] = &["/v/", "/embed", "player", "video", "vimeo"];

/// How far into an object its address is looked for: so many start tags, and so many bytes.
const NEAR: usize = 16;
pub(super) const NEAR_BYTES: usize = 2048;

impl<'h> Pass<'h, '_> {
    /// A frame, or a player of the kind before frames, with what stands behind its tag.
    pub fn embedded(&mut self, element: Element, tag: &Tag<'h>, behind: Option<Tokens<'h>>) {
        match element {
            Element::Iframe => self.frame(tag),
            Element::Embed | Element::Object if !self.dropping() => {
                let own = values(tag, ["src", "data"]).into_iter().flatten();
                let behind = behind.filter(|_| element == Element::Object);
                let within = behind.into_iter().flat_map(within);
                let address = own.chain(within).find_map(|raw| self.page(raw));
                let plays = |address: &&String| {
                    PLAYERS.iter().any(|sign| address.holds(sign)) && !is_unseen(tag)
                };
                if let Some(address) = address.as_ref().filter(plays) {
                    self.link(address, address);
                }
            }
            _ => {}
        }
    }

    fn frame(&mut self, tag: &Tag<'h>) {
        if self.dropping() {
            return;
        }
        // Scripts load some frames late, like pictures.
        let found = values(tag, ["src", "data-src", "data-lazy-src"]);
        let mut found = found.into_iter().zip([false, true, true]);
        let found = found.find_map(|(raw, is_late)| Some((self.page(raw?)?, raw?, is_late)));
        if found.is_some() && is_unseen(tag) {
            self.outcome.trackers += 1;
            return;
        }
        let Some((address, raw, is_late)) = found else {
            self.outcome.active += 1;
            return;
        };
        if self.is_again(Shown { raw, is_late }) {
            return;
        }
        if addresses::is_named(&address, self.rules.iframe_hosts) {
            self.lines.block();
            if self.wanted.html {
                self.write_frame(&address, tag);
            }
            return;
        }
        self.outcome.active += 1;
        let title = tag.attribute("title").map(entities::decode_attribute);
        let title = title.as_deref().filter(|title| !title.trim().is_empty());
        self.link(&address, title.unwrap_or(&address));
    }

    /// The absolute address of a page, audio or video, if it may stand.
    pub fn page(&self, raw: &str) -> Option<String> {
        let value = entities::decode_attribute(raw);
        addresses::address(&value, self.rules.base, Value::Page, Element::Iframe)
            .map(Cow::into_owned)
    }

    /// Writes a link in the place of what goes, in a line of its own. Within another link, only its words.
    fn link(&mut self, address: &str, words: &str) {
        let is_open = self.stack.holds(Element::A);
        if self.wanted.text {
            self.lines.leading_line(words);
        }
        if is_open && self.href().is_some() {
            if self.wanted.html {
                self.write_words(words);
            }
            return;
        }
        if is_open {
            // It only names a place. A browser would let it go on behind what goes.
            self.repaired = true;
            self.close_anchor();
        }
        if self.wanted.html {
            self.set_apart();
            self.writing_tag();
            self.out.push_str("<a href=\"");
            write::push_value(&mut self.out, address);
            self.out
                .push_str("\" rel=\"noopener noreferrer nofollow\">");
            write::push_text(&mut self.out, words);
            self.out.push_str("</a>");
            self.apart = true;
        }
    }

    /// What is written next must not run into the words before.
    pub fn set_apart(&mut self) {
        let is_glued = match self.out.bytes().next_back() {
            // Behind a start tag nothing stands yet.
            Some(b'>') => ends_in_end_tag(self.out.as_bytes()),
            last => last.is_some_and(|last| !last.is_ascii_whitespace()),
        };
        if is_glued {
            self.out.push(' ');
        }
    }

    fn write_frame(&mut self, address: &str, tag: &Tag<'h>) {
        self.writing_tag();
        self.out.push_str("<iframe src=\"");
        write::push_value(&mut self.out, address);
        for name in ["width", "height"] {
            if let Some(size) = tag
                .attribute(name)
                .filter(|size| is_number(size) && !matches!(*size, "" | "0" | "1"))
            {
                for part in ["\" ", name, "=\"", size] {
                    self.out.push_str(part);
                }
            }
        }
        if let Some(title) = tag.attribute("title") {
            self.out.push_str("\" title=\"");
            write::push_html_value(&mut self.out, title);
        }
        self.out.push_str(
            "\" sandbox=\"allow-scripts allow-same-origin allow-popups\" loading=\"lazy\" \
             referrerpolicy=\"strict-origin-when-cross-origin\" allowfullscreen=\"\"></iframe>",
        );
    }
}

/// Whether the tag that HTML ends in is an end tag: all of these are brief, and start tags may be long.
fn ends_in_end_tag(html: &[u8]) -> bool {
    const LONGEST: usize = "</blockquote>".len();
    let tail = html
        .get(html.len().saturating_sub(LONGEST)..)
        .unwrap_or(html);
    let from = memchr::memrchr(b'<', tail);
    from.and_then(|from| tail.get(from + 1)) == Some(&b'/')
}

/// What only counts its readers is no larger than a pixel, or hidden.
fn is_unseen(tag: &Tag) -> bool {
    let [width, height, style, hidden] = values(tag, ["width", "height", "style", "hidden"]);
    let [width, height] = [width, height].map(|size| size.and_then(pixels));
    let is_tiny = width.is_some() && height.is_some() && is_tiny(width, height);
    let look = style.map(Look::of).unwrap_or_default();
    is_tiny && !look.grows() || hidden.is_some() || look.hides()
}

/// The addresses of players in an object, as they came. Tags are counted, for a browser leaves out others of what stands here.
fn within<'h>(behind: Tokens<'h>) -> impl Iterator<Item = &'h str> {
    let address = |tag: Tag<'h>| {
        let [name, value, src] = values(&tag, ["name", "value", "src"]);
        match tag.element {
            Element::Embed => src,
            Element::Param if name.is_some_and(|name| name.eq_ignore_ascii_case("movie")) => value,
            _ => None,
        }
    };
    let tags = behind.map_while(|token| match token {
        Token::Start(tag) => Some(Some(tag)),
        Token::End(name) if name.eq_ignore_ascii_case("object") => None,
        _ => Some(None),
    });
    tags.flatten().take(NEAR).filter_map(address)
}
