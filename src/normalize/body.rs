//! Text as it was meant to the fields that callers get: safe HTML, plain text, counts, first pictures.

use std::borrow::Cow;

use super::construct::Written;
use super::desk::Desk;
use crate::diagnostic::catalogue::{self, html as found};
use crate::html::{self, Outcome, Read, Rules, Structure, Wanted};
use crate::model::Text;
use crate::options::{Html, Options};
use crate::syntax::tree::NodeId;
use crate::value::search::Search;
use crate::value::text::{borrowed, fold, is_blank, lines_of};
use crate::value::url::Base;
use crate::value::words::count_words;

/// A body read.
#[derive(Default)]
pub struct Body<'a> {
    /// Safe HTML, or as the caller asked for it.
    pub html: Option<Text<'a>>,
    /// Plain text with lines.
    pub text: Option<Text<'a>>,
    /// How much of the text is the mark of a list that it begins with.
    pub mark: usize,
    /// How much at the beginning of the text stands there for films and other frames.
    pub leading: usize,
    /// Its words.
    pub words: Option<u32>,
    /// Pictures in it.
    pub images: Vec<html::Picture>,
    /// Audio and video in it.
    pub media: Vec<html::Embedded>,
}

/// Reads an entry's body.
pub fn body<'a>(
    desk: &mut Desk<'a, '_>,
    node: NodeId,
    written: Written<'a>,
    wanted: Wanted,
) -> Body<'a> {
    let mode = desk.options.html;
    let markup = match written {
        Written::Plain(text) => return read_plain_body(&text, mode, wanted),
        Written::Markup(markup) => markup,
    };
    if !wanted.html && !wanted.text {
        let base = base(desk, node);
        let (images, media) = html::shown(&markup, &rules(desk.options, &base, None));
        return Body {
            html: (mode == Html::Raw).then_some(markup),
            images,
            media,
            ..Body::default()
        };
    }
    let read = clean(desk, node, &markup, wanted);
    let html = match mode {
        Html::None => None,
        Html::Safe => read.html.filter(|html| !is_blank(html)).map(trimmed),
        Html::Raw => Some(markup),
    };
    // Where nothing is left of a body, there is none.
    let text = read.text.filter(|text| !is_blank(text));
    Body {
        html,
        words: text.as_deref().map(count_words),
        text,
        mark: read.mark,
        leading: read.leading,
        images: read.images,
        media: read.media,
    }
}

fn read_plain_body<'a>(text: &str, mode: Html, wanted: Wanted) -> Body<'a> {
    let lines = wanted.text.then(|| lines(text));
    Body {
        html: (mode != Html::None).then(|| plain_as_html(text)),
        words: lines.as_deref().map(count_words),
        text: lines.map(Text::Owned),
        ..Body::default()
    }
}

/// The first pictures of a text, at least the one that stands for it.
pub fn pictures(desk: &Desk, node: NodeId, written: &Written) -> Vec<html::Picture> {
    let Written::Markup(markup) = written else {
        return Vec::new();
    };
    let base = base(desk, node);
    html::shown(markup, &rules(desk.options, &base, None)).0
}

/// Without the white space that it begins and ends with, which nobody sees.
fn trimmed(html: Text<'_>) -> Text<'_> {
    match html {
        Cow::Borrowed(html) => Cow::Borrowed(html.trim_ascii()),
        Cow::Owned(mut html) => {
            html.truncate(html.trim_ascii_end().len());
            let blank = html.len() - html.trim_ascii_start().len();
            html.drain(..blank);
            Cow::Owned(html)
        }
    }
}

/// Reads a short text: one plain line, and HTML where it carries markup.
pub fn short<'a>(
    desk: &mut Desk<'a, '_>,
    node: NodeId,
    written: Written<'a>,
) -> [Option<Text<'a>>; 2] {
    let some = |text: Text<'a>| (!text.is_empty()).then_some(text);
    let markup = match written {
        Written::Plain(text) => {
            let line = borrowed(&text, |text| Some(fold(text)));
            return [line.and_then(some), None];
        }
        Written::Markup(markup) => markup,
    };
    let line = match &markup {
        Cow::Borrowed(markup) => html::line(markup),
        Cow::Owned(markup) => html::line(markup).into_owned().into(),
    };
    let wanted = Wanted {
        html: true,
        text: false,
    };
    let html = match desk.options.html {
        Html::None => None,
        _ if memchr::memchr(b'<', markup.as_bytes()).is_none() => None,
        Html::Raw => Some(markup),
        Html::Safe => {
            let read = clean(desk, node, &markup, wanted);
            read.html.filter(|html| html.has('<'))
        }
    };
    // Tags around nothing are nothing to show, but a picture is.
    let html = html.filter(|html| !line.is_empty() || html.holds("<img "));
    [some(line), html]
}

/// Sanitizes, and tells the feed's author what had to go.
fn clean<'a>(desk: &mut Desk<'a, '_>, node: NodeId, markup: &Text<'a>, wanted: Wanted) -> Read<'a> {
    let base = base(desk, node);
    let page = desk.page.as_deref().filter(|_| !desk.names_base(node));
    let rules = rules(desk.options, &base, page);
    let read = match markup {
        Cow::Borrowed(markup) => html::read(markup, &rules, wanted),
        Cow::Owned(markup) => {
            let read = html::read(markup, &rules, wanted);
            let own = |text: Option<Cow<str>>| text.map(|text| Text::Owned(text.into_owned()));
            Read {
                html: own(read.html),
                text: own(read.text),
                mark: read.mark,
                leading: read.leading,
                images: read.images,
                media: read.media,
                outcome: read.outcome,
            }
        }
    };
    report(desk, node, &read.outcome, wanted);
    read
}

fn report(desk: &mut Desk, node: NodeId, outcome: &Outcome, wanted: Wanted) {
    let is_active = outcome.active + outcome.trackers > 0;
    let is_beyond = outcome.cut || outcome.structure == Structure::Beyond;
    for (is_so, code) in [
        (wanted.html && is_active, &found::ACTIVE_REMOVED),
        (wanted.html && outcome.homeless, &catalogue::url::NO_BASE),
        (wanted.html && is_beyond, &found::BEYOND_BOUNDS),
        (outcome.dropped, &found::DROPPED),
        (outcome.unclosed, &found::UNCLOSED),
        (outcome.swallowed, &found::SWALLOWED),
    ] {
        if is_so {
            desk.add(code, node, "");
        }
    }
}

/// Where nothing names a base, the entry's own page is it.
fn base(desk: &Desk, node: NodeId) -> Base {
    let base = desk.base_of(node);
    match &desk.page {
        Some(page) if base.is_unknown() => Base::new(Some(page)),
        _ => base,
    }
}

fn rules<'o>(options: &'o Options, base: &'o Base, page: Option<&'o str>) -> Rules<'o> {
    Rules {
        base,
        page,
        iframe_hosts: &options.iframe_hosts,
    }
}

/// Plain text keeps its lines when it is shown.
fn plain_as_html(text: &str) -> Text<'static> {
    html::escape(text.trim()).with("\n", "<br>\n").into()
}

/// Line by line: within a line all white space is one space, and of lines without words one is kept.
fn lines(text: &str) -> String {
    let text = text.trim();
    let mut out = String::with_capacity(text.len());
    let mut ends = 0;
    for line in lines_of(text).map(fold) {
        if !line.is_empty() {
            ends *= usize::from(!out.is_empty());
            out.extend(std::iter::repeat_n('\n', ends));
            ends = 0;
            out.push_str(&line);
        }
        ends = 2.min(ends + 1);
    }
    out
}
