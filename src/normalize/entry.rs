//! One entry's claims to one entry.

use super::body::{Body, body, short};
use super::construct::{self, Written};
use super::desk::{Claimed, Desk};
use super::first_line::first_line;
use super::fullest::{of_recording, texts};
use super::{
    about, categories, completeness, details, extensions, geo, identity, image, links, media,
    people, podcast, repeated, when,
};
use crate::diagnostic::catalogue::limit;
use crate::html::Wanted;
use crate::model::{Category, Entry, Image, IntoOwned, Link, Media, Person, Source, Text};
use crate::options::Html;
use crate::syntax::hfeed::IMPLIED;
use crate::syntax::tree::NodeId;
use crate::value::media_type;
use crate::value::url::{Purpose, canonical, resolve};
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::Slot;

/// Normalizes the entry on the desk. One in which the document ends before it says anything is none.
#[cfg_attr(feature = "stages", inline(never))]
pub fn entry<'a>(
    desk: &mut Desk<'a, '_>,
    root: NodeId,
    identities: &mut identity::Identities,
) -> Option<Entry<'a>> {
    repeated::report(desk);
    let stated_id = identity::stated(desk);
    let (head, raw) = read_raw(desk, stated_id.as_deref());
    let marks = marks(&head, &raw);
    let says_nothing = || stated_id.is_none() && marks.iter().all(|mark| mark.is_empty());
    if desk.tree.is_cut && says_nothing() && desk.tree.all_text(root).trim_ascii().is_empty() {
        return None;
    }
    let id = identity::unique(desk, identities, stated_id, &marks, root);
    let content = read_content(desk, raw, root);
    Some(put_together(desk, id, head, content))
}

/// Fields that an entry has whatever is asked for.
struct EntryHead<'a> {
    url: Option<Text<'a>>,
    title_html: Option<Text<'a>>,
    dates: when::Moments<'a>,
    completeness: &'static str,
}

/// What is in an entry, as it is written.
struct RawContent<'a> {
    title: Option<Text<'a>>,
    body: Option<Claimed<Written<'a>>>,
    summary: Option<Claimed<Written<'a>>>,
    files: (Vec<Media<'a>>, Vec<Claim>),
}

fn read_raw<'a>(desk: &mut Desk<'a, '_>, id: Option<&str>) -> (EntryHead<'a>, RawContent<'a>) {
    let [title, title_html] = title(desk);
    let [body, summary] = texts(desk, title.as_deref());
    let completeness =
        completeness::completeness(body.as_ref(), summary.as_ref(), title.as_deref());
    let url = page(desk, id);
    desk.page = url.clone();
    let head = EntryHead {
        url,
        title_html,
        dates: dates(desk),
        completeness,
    };
    let raw = RawContent {
        title,
        body,
        summary,
        files: media::media(desk),
    };
    (head, raw)
}

/// What tells an entry from others, as it was written: an entry keeps its id, whatever is asked for.
#[cfg_attr(feature = "stages", inline(never))]
fn marks<'m>(head: &'m EntryHead, raw: &'m RawContent) -> Vec<&'m str> {
    let fields = [&head.url, &raw.title, &head.dates.written];
    let files = &raw.files.0;
    let text = raw.body.as_ref().or(raw.summary.as_ref());
    let mut marks = Vec::with_capacity(fields.len() + 2 + files.len());
    marks.extend(fields.map(|field| field.as_deref().unwrap_or_default()));
    marks.push(text.map(|(_, text)| text.source()).unwrap_or_default());
    // What would be markup is another text where it is there to be read.
    let is_shown = text.is_some_and(|(_, text)| text.shows_markup());
    marks.extend(is_shown.then_some("plain"));
    marks.extend(files.iter().map(|file| &*file.url));
    marks
}

/// What is in an entry, as callers are given it.
struct EntryContent<'a> {
    title: Option<Text<'a>>,
    body: Body<'a>,
    links: Vec<Link<'a>>,
    source: Option<Source<'a>>,
    authors: Vec<Person<'a>>,
    categories: Vec<Category<'a>>,
    tags: Vec<Text<'a>>,
    media: Vec<Media<'a>>,
    image: Option<Image<'a>>,
    summary: Option<Text<'a>>,
    summary_html: Option<Text<'a>>,
    language: Option<Text<'a>>,
}

fn read_content<'a>(
    desk: &mut Desk<'a, '_>,
    raw: RawContent<'a>,
    root: NodeId,
) -> EntryContent<'a> {
    let wanted = Wanted {
        html: desk.options.html == Html::Safe,
        // A title is made of the text, whether that is given or not.
        text: desk.options.text || raw.title.is_none(),
    };
    let (body_claim, mut body) = read_body(desk, raw.body, wanted);
    let title = raw.title.or_else(|| first_line(desk, &body));
    body.text = body.text.filter(|_| desk.options.text);
    let links = links::links(desk);
    let source = about::source(desk);
    let authors = authors(desk, source.as_ref());
    let (categories, tags) = categories::categories(desk);
    let (mut media, brought) = files(desk, raw.files, &body, body_claim.as_ref());
    let image = image::of_entry(desk, &media, &brought, &body, raw.summary.as_ref());
    // The feed's thumbnail is each file's, but no entry's picture.
    details::inherit(&mut media, &desk.facts.head.media);
    let [summary, summary_html] = noted(desk, ["summary", "summaryHtml"], raw.summary);
    EntryContent {
        title,
        body,
        links,
        source,
        authors,
        categories,
        tags,
        media,
        image,
        summary,
        summary_html,
        language: language(desk, root),
    }
}

fn put_together<'a>(
    desk: &mut Desk<'a, '_>,
    id: Text<'a>,
    head: EntryHead<'a>,
    content: EntryContent<'a>,
) -> Entry<'a> {
    Entry {
        id,
        canonical_url: canonicalize(desk, head.url.as_deref()),
        url: head.url,
        completeness: head.completeness,
        title: content.title,
        title_html: head.title_html,
        summary: content.summary,
        summary_html: content.summary_html,
        content_html: content.body.html,
        content_text: content.body.text,
        word_count: desk.options.text.then_some(content.body.words.unwrap_or(0)),
        published: head.dates.published,
        updated: head.dates.updated,
        authors: content.authors,
        contributors: people::people(desk, Slot::Contributor, "contributors"),
        categories: content.categories,
        tags: content.tags,
        language: content.language,
        rights: about::rights(desk),
        license: about::license(desk, &content.links),
        comments: about::comments(desk, &content.links),
        source: content.source,
        geo: geo::geo(desk),
        podcast: podcast::episode(desk),
        extensions: extensions::extensions(desk),
        foreign: extensions::foreign(desk),
        links: content.links,
        media: content.media,
        image: content.image,
        inferred: std::mem::take(&mut desk.inferred),
        provenance: desk.provenance.take(),
    }
}

fn canonicalize<'a>(desk: &Desk, url: Option<&str>) -> Option<Text<'a>> {
    canonical(url?, &desk.options.canonical).map(Text::Owned)
}

#[cfg_attr(feature = "stages", inline(never))]
fn title<'a>(desk: &mut Desk<'a, '_>) -> [Option<Text<'a>>; 2] {
    let best = desk.best(Slot::Title, construct::read_shown);
    let best = best.or_else(|| of_recording(desk, Slot::Title));
    noted(desk, ["title", "titleHtml"], best)
}

/// A short text as plain text and as HTML, and where these came from.
#[cfg_attr(feature = "stages", inline(never))]
pub fn noted<'a>(
    desk: &mut Desk<'a, '_>,
    [plain, html]: [&'static str; 2],
    said: Option<Claimed<Written<'a>>>,
) -> [Option<Text<'a>>; 2] {
    let Some((claim, written)) = said else {
        return [None, None];
    };
    let texts = short(desk, claim.node, written);
    if texts[0].is_some() {
        desk.note(plain, &claim);
    }
    if texts[1].is_some() {
        desk.note(html, &claim);
    }
    texts
}

/// The body, and the claim that it came from.
#[cfg_attr(feature = "stages", inline(never))]
fn read_body<'a>(
    desk: &mut Desk<'a, '_>,
    written: Option<Claimed<Written<'a>>>,
    wanted: Wanted,
) -> (Option<Claim>, Body<'a>) {
    let Some((claim, written)) = written else {
        return (None, Body::default());
    };
    let body = body(desk, claim.node, written, wanted);
    if body.html.is_some() {
        desk.note("contentHtml", &claim);
    }
    if body.text.is_some() && desk.options.text {
        desk.note("contentText", &claim);
    }
    (Some(claim), body)
}

/// The page; where nothing names it, an Atom id that is an address.
#[cfg_attr(feature = "stages", inline(never))]
fn page<'a>(desk: &mut Desk<'a, '_>, id: Option<&str>) -> Option<Text<'a>> {
    if let Some((claim, url)) = links::page(desk) {
        desk.note_all(&["url", "canonicalUrl"], &claim);
        if claim.row().prefix == "h" && desk.tree.attribute(claim.node, IMPLIED).is_some() {
            desk.infer("url");
        }
        return Some(url);
    }
    let id = id.filter(|id| id.starts_with("http://") || id.starts_with("https://"))?;
    let says_no = desk
        .claims
        .about(Slot::Id)
        .iter()
        .any(|claim| desk.tree.attribute(claim.node, "isPermaLink").is_some());
    let url = resolve(id, &desk.base, Purpose::Page).filter(|_| !says_no)?;
    desk.infer("url");
    Some(Text::Owned(url.into_owned()))
}

#[cfg_attr(feature = "stages", inline(never))]
fn dates<'a>(desk: &mut Desk<'a, '_>) -> when::Moments<'a> {
    let mut dates = when::moments(desk);
    if dates.published.is_none() && dates.updated.is_some() {
        desk.infer("published");
        dates.published.clone_from(&dates.updated);
    }
    dates
}

/// The entry's own authors, else those of the feed that it came from, else the feed's.
#[cfg_attr(feature = "stages", inline(never))]
fn authors<'a>(desk: &mut Desk<'a, '_>, source: Option<&Source<'a>>) -> Vec<Person<'a>> {
    let own = people::people(desk, Slot::Author, "authors");
    if !own.is_empty() {
        return own;
    }
    let from_source = source.filter(|source| !source.authors.is_empty());
    let inherited = match from_source {
        Some(source) => source.authors.clone(),
        None => desk.facts.head.authors.clone().into_owned(),
    };
    if !inherited.is_empty() {
        desk.infer("authors");
    } else if desk.facts.head.has_more_authors
        && !std::mem::replace(&mut desk.facts.is_told, true)
        && let Some(root) = desk.tree.root()
    {
        desk.add(&limit::INHERITED, root, "authors");
    }
    inherited
}

#[cfg_attr(feature = "stages", inline(never))]
fn language<'a>(desk: &mut Desk<'a, '_>, root: NodeId) -> Option<Text<'a>> {
    if let Some(own) = about::language(desk, root) {
        return Some(own);
    }
    if about::has_no_language(desk, root) {
        return None;
    }
    let inherited = desk.facts.head.language.clone()?;
    desk.infer("language");
    Some(inherited.into())
}

/// The files; where there are none, audio and video of the body.
#[cfg_attr(feature = "stages", inline(never))]
fn files<'a>(
    desk: &mut Desk<'a, '_>,
    own: (Vec<Media<'a>>, Vec<Claim>),
    body: &Body<'a>,
    body_claim: Option<&Claim>,
) -> (Vec<Media<'a>>, Vec<Claim>) {
    if !own.0.is_empty() {
        return own;
    }
    if let (Some(claim), false) = (body_claim, body.media.is_empty()) {
        desk.note_within("media", claim, "//audio|//video");
    }
    let embedded = body.media.iter().map(|embedded| {
        let said = embedded.kind.clone().map(Text::Owned);
        let by_name = || {
            let kind = media_type::from_url(&embedded.url)?;
            desk.infer("media:type");
            Some(Text::Borrowed(kind))
        };
        let kind = said.or_else(by_name);
        let thumbnail = |poster: &String| Image {
            url: poster.clone().into(),
            ..Image::default()
        };
        Media {
            medium: media_type::medium(
                kind.as_deref(),
                Some(if embedded.video { "video" } else { "audio" }),
            ),
            kind,
            url: embedded.url.clone().into(),
            thumbnails: embedded.poster.iter().map(thumbnail).collect(),
            group: embedded.group,
            from: "html",
            ..Media::default()
        }
    });
    (embedded.collect(), Vec::new())
}
