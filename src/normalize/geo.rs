//! Claims about places, simple GeoRSS, GML and W3C's lat and long, to GeoJSON's order of coordinates.

use super::desk::Desk;
use crate::model::Geo;
use crate::syntax::tree::{NodeId, Tree};
use crate::value::number;
use crate::vocabulary::table::Slot;

/// Shapes by the local name of their element.
static SHAPES: &[(&str, &str)] = &[
    ("point", "point"),
    ("line", "line"),
    ("polygon", "polygon"),
    ("box", "box"),
    ("linestring", "line"),
    ("linearring", "polygon"),
    ("envelope", "box"),
];

/// Points kept of one shape.
const POINTS: usize = 10_000;

/// The place that an entry is about.
pub fn geo<'a>(desk: &mut Desk<'a, '_>) -> Option<Geo<'a>> {
    let claims = desk.ranked(Slot::Geo);
    let shape = claims.iter().find_map(|claim| {
        let shape = shape(desk, claim.node)?;
        desk.note("geo", claim, "");
        Some(shape)
    });
    let mut geo = shape.or_else(|| {
        from_pair(
            desk,
            &claims.iter().map(|claim| claim.node).collect::<Vec<_>>(),
        )
    })?;
    if let Some(claim) = claims.first() {
        desk.note("geo", claim, "");
    }
    geo.name = claims
        .iter()
        .find(|claim| claim.row().element.name.eq_ignore_ascii_case("featureName"))
        .and_then(|claim| desk.line(claim.node));
    Some(geo)
}

/// A shape in an element or anywhere inside it.
fn shape<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Geo<'a>> {
    let tree = desk.tree;
    for inner in std::iter::once(node).chain(tree.descendants(node)) {
        let name = tree.node(inner).local().to_ascii_lowercase();
        let Some((_, kind)) = SHAPES.iter().find(|(local, _)| *local == name) else {
            continue;
        };
        let coordinates = coordinates(&words(tree, inner));
        let enough = match *kind {
            "point" => 1,
            "polygon" => 3,
            _ => 2,
        };
        if coordinates.len() >= enough {
            let coordinates = if *kind == "point" {
                coordinates.into_iter().take(1).collect()
            } else {
                coordinates
            };
            return Some(Geo {
                kind,
                coordinates,
                name: None,
            });
        }
        let parts: Vec<NodeId> = tree.elements(inner).collect();
        if let Some(geo) = from_pair(desk, &parts) {
            return Some(geo);
        }
    }
    None
}

/// All characters below an element, those of each element within apart.
fn words(tree: &Tree, node: NodeId) -> String {
    let mut words = String::new();
    for inner in tree.descendants(node) {
        words.push_str(&tree.node(inner).text);
        words.push(' ');
    }
    words
}

/// `geo:lat` and `geo:long` beside each other.
fn from_pair<'a>(desk: &mut Desk<'a, '_>, nodes: &[NodeId]) -> Option<Geo<'a>> {
    let mut named = |names: &[&str]| {
        nodes.iter().find_map(|&node| {
            let is_named = names
                .iter()
                .any(|name| desk.tree.node(node).local().eq_ignore_ascii_case(name));
            is_named
                .then(|| number::degrees(&desk.line(node)?))
                .flatten()
        })
    };
    let latitude = named(&["lat", "latitude"])?;
    let longitude = named(&["long", "lon", "longitude"])?;
    on_earth(latitude, longitude).map(|point| Geo {
        kind: "point",
        coordinates: vec![point],
        name: None,
    })
}

/// "lat long lat long …", with white space, commas or both between.
fn coordinates(text: &str) -> Vec<[f64; 2]> {
    let mut numbers = text
        .split(|character: char| character.is_whitespace() || character == ',')
        .filter(|part| !part.is_empty())
        .map_while(|part| part.parse::<f64>().ok().filter(|number| number.is_finite()));
    let mut points = Vec::new();
    while let (Some(latitude), Some(longitude)) = (numbers.next(), numbers.next()) {
        match on_earth(latitude, longitude) {
            Some(point) if points.len() < POINTS => points.push(point),
            _ => break,
        }
    }
    points
}

fn on_earth(latitude: f64, longitude: f64) -> Option<[f64; 2]> {
    (latitude.abs() <= 90.0 && longitude.abs() <= 180.0).then_some([longitude, latitude])
}
