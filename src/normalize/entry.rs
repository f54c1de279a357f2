//! One entry's claims to one entry.

use super::body::{Body, body, short};
use super::construct::{self, Written};
use super::desk::{Claimed, Desk};
use super::first_line::first_line;
use super::fullest::{of_recording, texts};
use super::{
    about, categories, completeness, details, extensions, identity, image, links, media, people,
    podcast, repeated, when,
};
use crate::diagnostic::catalogue::limit;
use crate::model::{Entry, Image, IntoOwned, Media, Person, Source, Text};
use crate::syntax::hfeed::IMPLIED;
use crate::syntax::tree::NodeId;
use crate::value::media_type;
use crate::value::url::canonical;
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
    let (title, title_html) = title(desk);
    let [written_body, summary] = texts(desk, title.as_deref());
    let has_full = written_body
        .as_ref()
        .is_some_and(|(claim, _)| claim.slot == Slot::Content);
    let completeness = completeness::completeness(
        written_body.as_ref().map(|(_, text)| text),
        summary.as_ref().map(|(_, text)| text),
        has_full,
        title.as_deref(),
    );
    let page = page(desk, stated_id.as_deref());
    desk.page = page.as_ref().map(|(_, url)| url.clone());
    let url = page.map(|(claim, url)| told_page(desk, claim, url));
    let when::Moments {
        published,
        updated,
        written,
    } = dates(desk);
    let own_files = media::media(desk);
    let text = written_body.as_ref().or(summary.as_ref());
    let marks = marks([&url, &title, &written], text, &own_files.0);
    let says_nothing = || stated_id.is_none() && marks.iter().all(|mark| mark.is_empty());
    if desk.tree.is_cut && says_nothing() && desk.tree.all_text(root).trim_ascii().is_empty() {
        return None;
    }
    let id = identity::unique(desk, identities, stated_id, &marks, root);
    // A title is made of the text, whether that is given or not.
    let wants_text = desk.options.text || title.is_none();
    let (body_claim, mut body) = read_body(desk, written_body, wants_text);
    let title = title.or_else(|| first_line(desk, &body));
    body.text = body.text.filter(|_| desk.options.text);
    let links = links::links(desk);
    let source = about::source(desk);
    let authors = authors(desk, source.as_ref());
    let (categories, tags) = categories::categories(desk);
    let (mut media, brought) = files(desk, own_files, &body, body_claim.as_ref());
    let image = image::of_entry(desk, &media, &brought, &body, summary.as_ref());
    // The feed's thumbnail is each file's, but no entry's picture.
    details::inherit(&mut media, &desk.facts.head.media);
    let (summary, summary_html) = match summary {
        Some((claim, written)) => noted(desk, ["summary", "summaryHtml"], &claim, written),
        None => (None, None),
    };
    let canonical_url = url
        .as_deref()
        .and_then(|url| canonical(url, &desk.options.canonical))
        .map(Text::Owned);
    let language = language(desk, root);
    Some(Entry {
        id,
        canonical_url,
        url,
        completeness,
        title,
        title_html,
        summary,
        summary_html,
        content_html: body.html,
        content_text: body.text,
        word_count: desk.options.text.then_some(body.words.unwrap_or(0)),
        published,
        updated,
        authors,
        contributors: people::people(desk, Slot::Contributor, "contributors"),
        categories,
        tags,
        language,
        rights: about::rights(desk),
        license: about::license(desk, &links),
        comments: about::comments(desk, &links),
        source,
        geo: about::geo(desk),
        podcast: podcast::episode(desk),
        extensions: extensions::extensions(desk),
        foreign: extensions::foreign(desk),
        links,
        media,
        image,
        inferred: std::mem::take(&mut desk.inferred),
        provenance: desk.provenance.take(),
    })
}

/// What tells an entry from others, as it was written: an entry keeps its id, whatever is asked for.
#[cfg_attr(feature = "stages", inline(never))]
fn marks<'m>(
    fields: [&'m Option<Text>; 3],
    text: Option<&'m Claimed<Written>>,
    files: &'m [Media],
) -> Vec<&'m str> {
    let mut marks = Vec::with_capacity(fields.len() + 2 + files.len());
    marks.extend(fields.map(|field| field.as_deref().unwrap_or_default()));
    marks.push(text.map(|(_, text)| text.source()).unwrap_or_default());
    // What would be markup is another text where it is there to be read.
    let is_shown = text.is_some_and(|(_, text)| text.shows_markup());
    marks.extend(is_shown.then_some("plain"));
    marks.extend(files.iter().map(|file| &*file.url));
    marks
}

#[cfg_attr(feature = "stages", inline(never))]
fn title<'a>(desk: &mut Desk<'a, '_>) -> (Option<Text<'a>>, Option<Text<'a>>) {
    let best = desk.best(Slot::Title, construct::read_shown);
    let Some((claim, written)) = best.or_else(|| of_recording(desk, Slot::Title)) else {
        return (None, None);
    };
    noted(desk, ["title", "titleHtml"], &claim, written)
}

/// A short text, and where it and its HTML came from.
#[cfg_attr(feature = "stages", inline(never))]
pub fn noted<'a>(
    desk: &mut Desk<'a, '_>,
    [plain, html]: [&'static str; 2],
    claim: &Claim,
    written: Written<'a>,
) -> (Option<Text<'a>>, Option<Text<'a>>) {
    let texts = short(desk, claim.node, written);
    if texts.0.is_some() {
        desk.note(plain, claim);
    }
    if texts.1.is_some() {
        desk.note(html, claim);
    }
    texts
}

/// The body, and the claim that it came from.
#[cfg_attr(feature = "stages", inline(never))]
fn read_body<'a>(
    desk: &mut Desk<'a, '_>,
    written: Option<Claimed<Written<'a>>>,
    wants_text: bool,
) -> (Option<Claim>, Body<'a>) {
    let Some((claim, written)) = written else {
        return (None, Body::default());
    };
    let body = body(desk, claim.node, written, wants_text);
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
fn page<'a>(desk: &mut Desk<'a, '_>, id: Option<&str>) -> Option<(Option<Claim>, Text<'a>)> {
    if let Some((claim, url)) = links::page(desk) {
        return Some((Some(claim), url));
    }
    let id = id.filter(|id| id.starts_with("http://") || id.starts_with("https://"))?;
    let says_no = desk
        .claims
        .about(Slot::Id)
        .iter()
        .any(|claim| desk.tree.attribute(claim.node, "isPermaLink").is_some());
    let url = crate::value::url::resolve(id, &desk.base, crate::value::url::Purpose::Page)
        .filter(|_| !says_no)?;
    Some((None, Text::Owned(url.into_owned())))
}

/// Tells where the page came from.
fn told_page<'a>(desk: &mut Desk<'a, '_>, claim: Option<Claim>, url: Text<'a>) -> Text<'a> {
    match claim {
        Some(claim) => {
            desk.note_all(&["url", "canonicalUrl"], &claim);
            if claim.row().prefix == "h" && desk.tree.attribute(claim.node, IMPLIED).is_some() {
                desk.infer("url");
            }
        }
        None => desk.infer("url"),
    }
    url
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
