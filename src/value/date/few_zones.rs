//! The zones that the small build knows by name.

/// Zones that mailers name, in minutes east of UTC.
pub static ZONES: &[(&str, i32)] = &[
    ("ut", 0),
    ("est", -300),
    ("edt", -240),
    ("cst", -360),
    ("cdt", -300),
    ("mst", -420),
    ("mdt", -360),
    ("pst", -480),
    ("pdt", -420),
    ("bst", 60),
    ("cet", 60),
    ("cest", 120),
    ("eet", 120),
    ("eest", 180),
    ("msk", 180),
    ("ist", 330),
    ("jst", 540),
];

/// The offset of a zone's name in lower case.
pub fn zone(name: &str) -> Option<i32> {
    let row = ZONES.iter().find(|(known, _)| *known == name)?;
    Some(row.1)
}
