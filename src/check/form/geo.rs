//! Places on earth: points, lines and areas.

use super::number;

fn numbers(text: &str) -> Option<Vec<f64>> {
    let words = text
        .split([' ', '\t', '\n', '\r', ','])
        .filter(|word| !word.is_empty());
    words.map(number::read).collect()
}

/// So many pairs of latitude and longitude.
pub fn are_points(text: &str, least: usize, most: usize) -> bool {
    let Some(numbers) = numbers(text) else {
        return false;
    };
    let on_earth = |pair: &[f64]| match pair {
        [latitude, longitude] => latitude.abs() <= 90.0 && longitude.abs() <= 180.0,
        _ => false,
    };
    let points = numbers.len() / 2;
    numbers.len() % 2 == 0 && points >= least && points <= most && numbers.chunks(2).all(on_earth)
}

/// Four or more points, of which the last is the first.
pub fn is_polygon(text: &str) -> bool {
    let numbers = numbers(text).unwrap_or_default();
    are_points(text, 4, usize::MAX) && numbers.get(..2) == numbers.get(numbers.len() - 2..)
}

/// A point and a length in meters.
pub fn is_circle(text: &str) -> bool {
    let numbers = numbers(text).unwrap_or_default();
    matches!(numbers.as_slice(), [latitude, longitude, radius]
        if latitude.abs() <= 90.0 && longitude.abs() <= 180.0 && *radius > 0.0)
}

/// `geo:30.2672,97.7431`.
pub fn is_geo_uri(text: &str) -> bool {
    let path = text.strip_prefix("geo:").unwrap_or_default();
    let place = path.split(';').next().unwrap_or_default();
    let parts = place.split(',').count();
    (2..=3).contains(&parts) && place.split(',').all(number::is_number)
}

/// `R148838`, `W5013364#2`.
pub fn is_osm(text: &str) -> bool {
    let number = text.strip_prefix(['N', 'W', 'R']).unwrap_or_default();
    number.split('#').all(number::is_whole)
}
