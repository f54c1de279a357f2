//! Small feeds of every kind, two items each, for tests to damage.

pub const DECLARATION: &str = "<?xml version=\"1.0\"?>\n";
pub const HEAD: &str =
    "<title>Feed</title><link>http://example.com/</link><description>D</description>";

pub fn item(title: &str) -> String {
    format!("<item><title>{title}</title><link>http://example.com/1</link></item>\n")
}

pub fn second() -> String {
    item("Item B")
}

pub fn around(root: &str, items: &str) -> String {
    let name = root.split(' ').next().unwrap_or_default();
    format!("{DECLARATION}<{root}><channel>{HEAD}{items}</channel></{name}>")
}

/// RSS 2.0 with these items.
pub fn rss(items: &str) -> String {
    around("rss version=\"2.0\"", items)
}

/// RSS 2.0 whose first item has this title.
pub fn titled(title: &str) -> String {
    rss(&(item(title) + &second()))
}

/// A sound feed of two items.
pub fn sound() -> String {
    titled("Item A")
}

pub fn atom(root: &str, prefix: &str) -> String {
    let entry = |title: &str| {
        format!("<{prefix}entry><{prefix}title>{title}</{prefix}title></{prefix}entry>")
    };
    let (a, b) = (entry("Item A"), entry("Item B"));
    format!(
        "{DECLARATION}<{prefix}feed {root}><{prefix}title>F</{prefix}title>{a}{b}</{prefix}feed>"
    )
}

pub fn rdf(namespace: &str, prefix: &str) -> String {
    let colon = if prefix.is_empty() { "" } else { ":" };
    let p = format!("{prefix}{colon}");
    let item =
        |title: &str| format!("<{p}item rdf:about=\"u\"><{p}title>{title}</{p}title></{p}item>");
    format!(
        "{DECLARATION}<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" \
         xmlns{colon}{prefix}=\"{namespace}\"><{p}channel rdf:about=\"c\"><{p}title>F</{p}title><{p}items><rdf:Seq/>\
         </{p}items></{p}channel>{}{}</rdf:RDF>",
        item("Item A"),
        item("Item B")
    )
}

/// The text of the title in a sketch.
pub fn first_title(sketch: &str) -> String {
    let lower = sketch.to_ascii_lowercase();
    let Some(at) = lower.find("title") else {
        return String::new();
    };
    let rest = &sketch[at + 5..];
    let end = rest
        .find(" link")
        .or_else(|| rest.find(" LINK"))
        .unwrap_or(rest.len());
    let texts: Vec<&str> = rest[..end].split('"').skip(1).step_by(2).collect();
    texts.concat()
}
