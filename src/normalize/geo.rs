//! Claims about places, simple GeoRSS, GML and W3C's lat and long, to GeoJSON's order of coordinates.

use super::desk::Desk;
use crate::diagnostic::catalogue::geo::UNREADABLE;
use crate::model::Geo;
use crate::syntax::tree::{NodeId, Tree};
use crate::value::lower::lower_ascii;
use crate::value::number;
use crate::value::search::Search;
use crate::value::text::{is_blank, is_one_of};
use crate::vocabulary::read::Claim;
use crate::vocabulary::table::Slot;

/// Shapes by the local name of their element.
static SHAPES: &[(&str, &str)] = &[
    ("point", "point"),
    ("lat_long", "point"),
    ("line", "line"),
    ("polygon", "polygon"),
    ("box", "box"),
    ("linestring", "line"),
    ("linearring", "polygon"),
    ("envelope", "box"),
];

/// Points kept of one shape.
const POINTS: usize = 10_000;

static LATITUDE: &[&str] = &["lat", "latitude"];
static LONGITUDE: &[&str] = &["long", "lon", "longitude"];

/// The place that an entry is about.
#[cfg_attr(feature = "stages", inline(never))]
pub fn geo<'a>(desk: &mut Desk<'a, '_>) -> Option<Geo<'a>> {
    let claims = desk.ranked(Slot::Geo);
    let first = claims.first()?;
    let shape = claims.iter().find_map(|claim| {
        let shape = shape(desk, claim.node)?;
        desk.note("geo", claim);
        Some(shape)
    });
    let shape = shape.or_else(|| {
        let latitude = read_degrees(desk, claims, LATITUDE);
        point(latitude, read_degrees(desk, claims, LONGITUDE))
    });
    let is_name = |claim: &Claim| claim.row().element.name == "featureName";
    // A warning's area is shown as it is written, whatever becomes of it here.
    let is_else = |claim: &Claim| is_name(claim) || matches!(claim.row().prefix, "cap" | "podcast");
    let Some(mut geo) = shape else {
        let lost = claims
            .iter()
            .find(|claim| !is_else(claim) && !is_blank(&desk.raw(claim.node)));
        if let Some(lost) = lost {
            desk.add(&UNREADABLE, lost.node, "");
        }
        return None;
    };
    desk.note("geo", first);
    geo.name = claims.iter().find_map(|claim| match is_name(claim) {
        true => desk.line(claim.node),
        false if claim.row().prefix == "podcast" => {
            addressed(desk, claim.node)?;
            desk.own_line(claim.node)
        }
        false => desk.words(claim.node, "featureName"),
    });
    Some(geo)
}

/// The number in the first of the elements that have one of these names.
fn read_degrees(desk: &mut Desk, claims: &[Claim], names: &[&str]) -> Option<f64> {
    let mut nodes = claims.iter().map(|claim| claim.node);
    nodes.find_map(|node| {
        let is_named = is_one_of(desk.tree.node(node).local(), names);
        is_named.then(|| number::degrees(&desk.line(node)?))?
    })
}

/// A place that is named by its `geo:` address (RFC 5870), as podcasts do; not the one where somebody was.
fn addressed<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Geo<'a>> {
    let is_of_creator = desk
        .attribute(node, "rel")
        .is_some_and(|rel| rel == "creator");
    let said = desk.attribute(node, "geo").filter(|_| !is_of_creator)?;
    let place = said.strip_prefix("geo:")?.split(';').next()?;
    let mut numbers = place.split(',').map(number::degrees);
    point(numbers.next()?, numbers.next()?)
}

/// A shape in an element or anywhere inside it.
fn shape<'a>(desk: &mut Desk<'a, '_>, node: NodeId) -> Option<Geo<'a>> {
    let tree = desk.tree;
    if let Some(geo) = addressed(desk, node) {
        return Some(geo);
    }
    for inner in std::iter::once(node).chain(tree.descendants(node)) {
        let name = lower_ascii(tree.node(inner).local());
        let Some((_, kind)) = SHAPES.iter().find(|(local, _)| *local == name) else {
            continue;
        };
        let (enough, wanted) = match *kind {
            "point" => (1, Some(1)),
            "box" => (2, Some(2)),
            "polygon" => (3, None),
            _ => (2, None),
        };
        let coordinates = coordinates(tree, inner, wanted);
        if let Some(coordinates) = coordinates.filter(|points| points.len() >= enough) {
            return Some(Geo {
                kind,
                coordinates,
                name: None,
            });
        }
        let mut part = |names| number::degrees(&desk.part(inner, names)?);
        let (latitude, longitude) = (part(LATITUDE), part(LONGITUDE));
        if let Some(geo) = point(latitude, longitude) {
            return Some(geo);
        }
    }
    None
}

fn point<'a>(latitude: Option<f64>, longitude: Option<f64>) -> Option<Geo<'a>> {
    on_earth(latitude?, longitude?).map(|point| Geo {
        kind: "point",
        coordinates: vec![point],
        name: None,
    })
}

/// The points of a shape, or as many as it wants; none where one is no place on earth, or half a one is left over.
fn coordinates(tree: &Tree, shape: NodeId, wanted: Option<usize>) -> Option<Vec<[f64; 2]>> {
    let said = |name| {
        let mut inside = std::iter::once(shape).chain(tree.descendants(shape));
        inside.find_map(|node| Some(&*tree.attribute(node, name)?.value))
    };
    let size = said("srsDimension").and_then(|size| size.trim().parse().ok());
    // The one system with the longitude first that is named so; `EPSG:4326` is written in either order.
    let is_turned = said("srsName").is_some_and(|name| name.holds("CRS84"));
    // A polygon's holes are no part of its outline.
    let mut parts = tree.elements(shape);
    let outline = parts.find(|&part| {
        let name = tree.node(part).local();
        name.eq_ignore_ascii_case("exterior") || name.eq_ignore_ascii_case("outerBoundaryIs")
    });
    let outline = outline.unwrap_or(shape);
    let (mut numbers, mut is_height) = (Vec::new(), false);
    for node in tree.descendants(outline).map(|node| tree.node(node)) {
        if node.is_element() {
            is_height = node.local().eq_ignore_ascii_case("z");
        } else if !is_height {
            flat(&node.text, size.unwrap_or(2), wanted, &mut numbers)?;
        }
    }
    let pairs = numbers.chunks_exact(2);
    let is_whole = wanted.is_none_or(|points| pairs.len() == points);
    if wanted != Some(1) && !(is_whole && pairs.remainder().is_empty()) {
        return None;
    }
    let points = pairs.take(wanted.unwrap_or(POINTS));
    points
        .map(|pair| match *pair {
            [longitude, latitude] if is_turned => on_earth(latitude, longitude),
            [latitude, longitude] => on_earth(latitude, longitude),
            _ => None,
        })
        .collect()
}

/// "lat long lat long …", with white space, commas or both between, without the heights that a group of more than
/// two may hold: to GML's `coordinates` a word is a group.
fn flat(text: &str, size: usize, wanted: Option<usize>, numbers: &mut Vec<f64>) -> Option<()> {
    let parts = |word| str::split(word, ',').filter(|part| !part.is_empty());
    let words = text.split_whitespace();
    // "48,85 2,35" is one point, written with decimal commas; where there may be any number, nobody can tell.
    let whole = |word: &str| number::degrees(word.trim_end_matches(','));
    if !text.has('.')
        && wanted.is_some_and(|points| words.clone().count() == 2 * points)
        && words.clone().all(|word| parts(word).count() == 2)
        && let Some(written) = words.clone().map(whole).collect::<Option<Vec<f64>>>()
    {
        numbers.extend(written);
        return Some(());
    }
    let own = words.clone().next().map_or(0, |word| parts(word).count());
    let is_grouped = own > 2 && words.clone().all(|word| parts(word).count() == own);
    let mut all = Vec::new();
    for part in words.flat_map(parts) {
        // A minus may be a dash of typographers.
        match number::plain(part).or_else(|| number::degrees(part)) {
            Some(number) => all.push(number),
            _ if wanted == Some(1) => break,
            _ => return None,
        }
    }
    let size = match all.len() {
        // One position with its height.
        3 => 3,
        _ if is_grouped => own,
        _ => size.max(2),
    };
    for group in all.chunks(size) {
        numbers.extend(group.iter().take(2));
    }
    Some(())
}

fn on_earth(latitude: f64, longitude: f64) -> Option<[f64; 2]> {
    (latitude.abs() <= 90.0 && longitude.abs() <= 180.0).then_some([longitude, latitude])
}
