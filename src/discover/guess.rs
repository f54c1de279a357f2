//! The paths at which sites customarily keep feeds.

use crate::value::search::Search;
use crate::value::url::{Base, Purpose, resolve};

/// The customary addresses for a page: beside it first, then at the root; with their types where the name tells.
pub fn paths(page_url: &str) -> Vec<(String, Option<&'static str>)> {
    let Some(page) = resolve(page_url, &Base::default(), Purpose::Page) else {
        return Vec::new();
    };
    let root = Base::new(Some(&page)).join("/");
    let folder = folder(&page);
    let beside = folder
        .iter()
        .flat_map(|folder| BESIDE.iter().map(move |path| (folder, path)));
    let at_root = ROOT.iter().map(|path| (&root, path));
    beside
        .chain(at_root)
        .filter_map(|(base, (path, kind))| {
            Some((resolve(path, base, Purpose::Page)?.into_owned(), *kind))
        })
        .collect()
}

/// The page taken as a folder, "/blog" as "/blog/"; none at the root.
fn folder(page: &str) -> Option<Base> {
    let address = page.before_any(*b"?##");
    let (_, path) = address.cut_once("://")?.1.split_once('/')?;
    let (above, last) = path.rsplit_once('/').unwrap_or(("", path));
    let base = Base::new(Some(address));
    match (above, last) {
        ("", "") => None,
        (_, "") => Some(base),
        ("", file) if file.has('.') => None,
        (_, file) if file.has('.') => Some(base.join("./")),
        (_, name) => Some(base.join(&format!("./{name}/"))),
    }
}

const RSS: Option<&str> = Some("application/rss+xml");
const ATOM: Option<&str> = Some("application/atom+xml");
const JSON: Option<&str> = Some("application/feed+json");

/// What blogs within a site have.
const BESIDE: &[(&str, Option<&str>)] = &[
    ("feed", None),
    ("rss", RSS),
    ("atom.xml", ATOM),
    ("feed.xml", None),
    ("rss.xml", RSS),
    ("index.xml", None),
    ("feed.json", JSON),
];

/// What sites have, the commonest first.
const ROOT: &[(&str, Option<&str>)] = &[
    ("/feed", None),
    ("/rss", RSS),
    ("/atom.xml", ATOM),
    ("/feed.xml", None),
    ("/rss.xml", RSS),
    ("/index.xml", None),
    ("/feeds/posts/default", ATOM),
    ("/feed.json", JSON),
    ("/feed.atom", ATOM),
    ("/feed.rss", RSS),
    ("/index.rss", RSS),
    ("/index.rdf", Some("application/rdf+xml")),
    ("/rss/feed.xml", RSS),
    ("/blog/feed", None),
    ("/blog/rss.xml", RSS),
    ("/blog/atom.xml", ATOM),
    ("/blog/index.xml", None),
    ("/news/feed", None),
    ("/?feed=rss2", RSS),
    ("/.well-known/feed", None),
    ("/.well-known/feed.xml", None),
    ("/.well-known/feed.json", JSON),
    ("/.well-known/rss.xml", RSS),
    ("/.well-known/atom.xml", ATOM),
];
