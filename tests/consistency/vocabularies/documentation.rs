//! Tables to the page of the documentation that lists them.

use std::fmt::Write;

use anyfeed::tables::{ALL, At, Element, Kind, Part, Place, Slot, Vocabulary, key_of};

use super::{by_prefix, is_shown};

/// The whole page.
pub fn page() -> String {
    let rows: usize = ALL.iter().map(|vocabulary| vocabulary.elements.len()).sum();
    let mut page = format!(
        "<!-- Written from the tables in src/vocabulary: do not edit, run `UPDATE=1 cargo test --test consistency`. -->\n\n\
         # Vocabularies\n\n\
         {} vocabularies with {rows} elements are read. A namespace is recognized by its URI, not by its prefix. Case, scheme, \
         `www.`, a closing `/` or `#` and white space around it do not matter. A prefix that is never declared stands for \
         the namespace that usually has it. Elements of other namespaces are kept in `foreign`, with everything in them, up to 28 levels deep.\n\n\
         `extensions.<prefix>.<key>` holds the typed value, or the text as written if it does not fit the type. An element that may \
         repeat is always a list. \
         A dash instead of a key means that the element is read, but has no key of its own: the field that it fills says everything.\n\n\
         {}\n",
        ALL.len(),
        by_prefix()
            .iter()
            .map(|vocabulary| format!(
                "[{0}](#{1})",
                vocabulary.prefix,
                vocabulary.prefix.to_lowercase()
            ))
            .collect::<Vec<_>>()
            .join(" · ")
    );
    for vocabulary in by_prefix() {
        section(&mut page, vocabulary);
    }
    page.push_str("\n## Theirs and ours\n\n");
    page.push_str(
        "feedsmith has types for more namespaces than any other parser for JavaScript. Every element that its documentation \
         names is typed here, too; a test compares the two lists.\n\n\
         | namespace | elements that feedsmith types | of these typed here | elements typed here |\n|---|---:|---:|---:|\n",
    );
    for (prefix, names) in theirs() {
        let ours = ALL.iter().find(|vocabulary| vocabulary.prefix == prefix);
        let ours = ours.map_or(0, |vocabulary| vocabulary.elements.len());
        let _ = writeln!(page, "| `{prefix}` | {0} | {0} | {ours} |", names.len());
    }
    page
}

/// What feedsmith's reference of its namespaces names, by our prefixes.
pub fn theirs() -> Vec<(&'static str, Vec<&'static str>)> {
    include_str!("../../tables/feedsmith.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once('\t'))
        .map(|(prefix, names)| (prefix, names.split_whitespace().collect()))
        .collect()
}

fn section(page: &mut String, vocabulary: &Vocabulary) {
    let _ = write!(
        page,
        "\n## {}\n\n{}.\n\n",
        vocabulary.prefix, vocabulary.about
    );
    if !vocabulary.uris.is_empty() {
        let uris: Vec<String> = vocabulary
            .uris
            .iter()
            .map(|uri| format!("`{uri}`"))
            .collect();
        let _ = write!(page, "{}", uris.join(", "));
        if !vocabulary.prefixes.is_empty() {
            let _ = write!(
                page,
                "; undeclared also as `{}`",
                vocabulary.prefixes.join("`, `")
            );
        }
        page.push_str("\n\n");
    }
    page.push_str("| element | key | part of | type | fills |\n|---|---|---|---|---|\n");
    for element in vocabulary.elements {
        let spellings: Vec<String> = std::iter::once(&element.name)
            .chain(element.also)
            .map(|name| format!("`{name}`"))
            .collect();
        let key = if is_shown(vocabulary, element) {
            format!("`{}`", key_of(element.name))
        } else {
            "–".to_owned()
        };
        let _ = writeln!(
            page,
            "| {} | {key} | {} | {}{} | {} |",
            spellings.join(", "),
            place(element),
            kind(element.kind, 0),
            if element.many { ", many" } else { "" },
            fields(element)
        );
    }
}

fn place(element: &Element) -> &'static str {
    match element.place {
        Place::Feed => "feed",
        Place::Entry => "entry",
        Place::Both => "both",
    }
}

fn kind(kind: Kind, depth: usize) -> String {
    let name = match kind {
        Kind::Text => "text",
        Kind::Html => "HTML, as text",
        Kind::Url => "URL",
        Kind::Email => "e-mail address",
        Kind::Person => "person",
        Kind::Date => "date",
        Kind::Number | Kind::Degrees => "number",
        Kind::Numbers => "numbers",
        Kind::Srcset => "URLs with widths",
        Kind::Duration => "seconds",
        Kind::Flag => "yes or no",
        Kind::Presence => "true where it stands",
        Kind::List => "list of words",
        Kind::Parts(parts) if depth == 0 => {
            return parts.iter().map(part).collect::<Vec<_>>().join(", ");
        }
        Kind::Parts(_) => "parts",
        Kind::Others => "elements of other vocabularies",
    };
    name.to_owned()
}

fn part(part: &Part) -> String {
    let many = if part.many { "…" } else { "" };
    match part.at {
        At::Attribute => format!("`@{}`", part.name),
        At::Child => format!("`{}{many}`", part.name),
        At::Own => format!("its {}", kind(part.kind, 1)),
    }
}

fn fields(element: &Element) -> String {
    let mut fields: Vec<&str> = Vec::new();
    for slot in element.slots {
        let field = field(*slot);
        if !fields.contains(&field) {
            fields.push(field);
        }
    }
    fields
        .iter()
        .map(|field| format!("`{field}`"))
        .collect::<Vec<_>>()
        .join(", ")
}

#[rustfmt::skip]
fn field(slot: Slot) -> &'static str {
    use Slot::*;
    match slot {
        Id => "id", Url => "url", Link => "links", FeedUrl => "feedUrl", Title => "title",
        Content => "contentHtml", Summary => "summary", Description => "description",
        Author => "authors", Contributor => "contributors", Published => "published", Updated => "updated",
        Category => "categories", Media | MediaGroup => "media",
        Thumbnail | Image => "image", Icon => "icon", Rights => "rights", License => "license",
        Language => "language", CommentsUrl => "comments.url", CommentsFeed => "comments.feedUrl",
        CommentsCount => "comments.count", Source => "source", Geo => "geo", Generator => "generator", Hub => "hubs",
        NextPage => "refresh.next", Minutes | UpdatePeriod | UpdateFrequency => "refresh.minutes",
        SkipHours => "refresh.skipHours", SkipDays => "refresh.skipDays", Complete => "refresh.complete",
        PodcastAuthor => "podcast.author", Owner => "podcast.owner", Explicit => "podcast.explicit",
        ShowType | EpisodeType => "podcast.type", PodcastMedium => "podcast.medium", PodcastGuid => "podcast.guid",
        Locked => "podcast.locked", Blocked => "podcast.blocked", NoMoreEpisodes => "podcast.complete",
        NewFeedUrl => "podcast.newFeedUrl", Funding => "podcast.funding", PodcastPerson => "podcast.persons",
        Duration => "podcast.duration", Episode => "podcast.episode", Season => "podcast.season",
        Chapters => "podcast.chapters", Transcript => "podcast.transcripts", Soundbite => "podcast.soundbites",
    }
}
