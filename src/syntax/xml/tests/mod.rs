//! Documents in, sketches of their pieces out.

mod attributes;
mod damage;
mod sound;
mod tokens;

use super::*;
use crate::syntax::tree::NodeId;

/// A piece in one line: `item(title"One" dc:date"…")`.
pub fn sketch(tree: &Tree<'_>) -> String {
    let mut out = String::new();
    if let Some(root) = tree.root() {
        draw(tree, root, &mut out);
    }
    out
}

fn draw(tree: &Tree<'_>, id: NodeId, out: &mut String) {
    let node = tree.node(id);
    if !node.is_element() {
        out.push_str(&format!("{:?}", node.text));
        return;
    }
    out.push_str(node.name);
    for attribute in tree.attributes(id) {
        out.push_str(&format!("[{}={}]", attribute.name, attribute.value));
    }
    let children: Vec<NodeId> = tree.children(id).collect();
    let leaf = children.iter().all(|child| !tree.node(*child).is_element());
    if !leaf {
        out.push('(');
    }
    for (at, child) in children.iter().enumerate() {
        if at > 0 {
            out.push(' ');
        }
        draw(tree, *child, out);
    }
    if !leaf {
        out.push(')');
    }
}

/// Everything that is read of a document.
pub struct Reading {
    pub head: Vec<String>,
    pub entries: Vec<String>,
    pub root: Option<(Format, String)>,
    pub codes: Vec<&'static str>,
}

use crate::model::Format;

pub fn read(text: &str) -> Reading {
    let mut log = Log::new(1000);
    let mut tree = Tree::default();
    let mut pieces = XmlPieces::new(text, &Limits::default());
    let (mut head, mut entries) = (Vec::new(), Vec::new());
    while let Some(piece) = pieces.next(&mut tree, &mut log) {
        match piece {
            Piece::Head => head.push(sketch(&tree)),
            Piece::Entry => entries.push(sketch(&tree)),
        }
    }
    let root = pieces
        .root()
        .map(|root| (root.format, root.version.clone()));
    Reading {
        head,
        entries,
        root,
        codes: log
            .diagnostics(text)
            .iter()
            .map(|found| found.code)
            .collect(),
    }
}

#[test]
fn a_plain_feed() {
    let text = r#"<?xml version="1.0"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>T &amp; T</title>
<image><url>u</url></image>
<item><title>One</title><dc:date>d</dc:date></item><item><description><![CDATA[<b>x</b>]]></description></item>
</channel></rss>"#;
    let reading = read(text);
    assert_eq!(reading.codes, Vec::<&str>::new());
    assert_eq!(reading.head, ["title\"T & T\"", "image(url\"u\")"]);
    assert_eq!(
        reading.entries,
        [
            "item(title\"One\" dc:date\"d\")",
            "item(description\"<b>x</b>\")"
        ]
    );
    assert_eq!(reading.root, Some((Format::Rss, "2.0".into())));
}
