//! Tables that a compiler works out have no switches in them: what a row says is changed where it is asked for.

use super::find::Mutant;

/// The mutants of the tables of a file, if it has any that are known.
pub fn of(file: &str, text: &str) -> Vec<Mutant> {
    match file {
        "src/html/policy.rs" => elements(file, text),
        "src/html/attribute_policy.rs" => attributes(file, text),
        "src/normalize/precedence.rs" => ranks(file, text),
        _ => Vec::new(),
    }
}

/// `Name "name" Fate Shape "reason"`: another fate, another shape.
fn elements(file: &str, text: &str) -> Vec<Mutant> {
    let mut found = Vec::new();
    for (at, line, words) in rows(text, "elements! {") {
        let [element, _, fate, shape, ..] = words[..] else {
            continue;
        };
        let other = if fate == "Unwrap" { "Drop" } else { "Unwrap" };
        let turned = format!(
            "if crate::mutant::is({{id}}) && self == Element::{element} {{ return Fate::{other}; }} "
        );
        found.push(inserted(
            file,
            text,
            "pub fn fate(self) -> Fate {",
            turned,
            (at, line, format!("row: {fate} → {other}")),
        ));
        let other = if shape == "Phrase" { "Block" } else { "Phrase" };
        let turned = format!(
            "if crate::mutant::is({{id}}) && self == Element::{element} {{ return Shape::{other}; }} "
        );
        found.push(inserted(
            file,
            text,
            "pub fn shape(self) -> Shape {",
            turned,
            (at, line, format!("row: {shape} → {other}")),
        ));
    }
    found
}

/// `Name "name" Value [Elements] "reason"`: a row that is missing, one for all elements, one whose value is not looked at.
fn attributes(file: &str, text: &str) -> Vec<Mutant> {
    let mut found = Vec::new();
    let of = "pub fn of(element: Element, name: &str) -> Option<Attribute> {";
    for (at, line, words) in rows(text, "attributes! {") {
        let [attribute, name, value, elements, ..] = words[..] else {
            continue;
        };
        let is_it = format!("if crate::mutant::is({{id}}) && name.eq_ignore_ascii_case({name})");
        found.push(inserted(
            file,
            text,
            of,
            format!("{is_it} {{ return None; }} "),
            (at, line, "row: missing".into()),
        ));
        if elements != "[]" {
            let all = format!("{is_it} {{ return Some(Attribute::{attribute}); }} ");
            found.push(inserted(
                file,
                text,
                of,
                all,
                (at, line, "row: for all elements".into()),
            ));
        }
        if value != "Words" {
            let words = format!(
                "if crate::mutant::is({{id}}) && self as usize == Attribute::{attribute} as usize {{ return Value::Words; }} "
            );
            found.push(inserted(
                file,
                text,
                "pub fn value(self) -> Value {",
                words,
                (at, line, format!("row: {value} → Words")),
            ));
        }
    }
    found
}

/// `(Slot, &["first", "second"])`: neighbours in the wrong order.
fn ranks(file: &str, text: &str) -> Vec<Mutant> {
    let mut found = Vec::new();
    let wanted = "of_row\n        .iter()\n        .find(|(slot, _)| *slot == claim.slot)\n        .map_or(u8::MAX, |(_, place)| *place)";
    for line in text
        .lines()
        .filter(|line| line.trim_start().starts_with('(') && line.contains(", &["))
    {
        let at = line.as_ptr() as usize - text.as_ptr() as usize;
        let slot = line.trim_start()[1..].split(',').next().unwrap_or_default();
        for place in 1..line.matches('"').count() / 2 {
            let names: Vec<&str> = line.split('"').skip(1).step_by(2).collect();
            let (from, before) = (place, place - 1);
            // Those of JSON and of h-feeds meet none of others in a document.
            if alone(names[from]) != alone(names[before]) {
                continue;
            }
            let swapped = format!(
                "if crate::mutant::is({{id}}) && claim.slot == {slot} {{ let place = {wanted}; return match place {{ {from} => {before}, {before} => {from}, other => other }}; }} "
            );
            let change = format!("row: {} behind {}", names[before], names[from]);
            found.push(inserted(file, text, wanted, swapped, (at, line, change)));
        }
    }
    found
}

/// The vocabulary that keeps to itself, if a row is of one.
fn alone(name: &str) -> Option<&str> {
    let vocabulary = name.split(':').next();
    vocabulary.filter(|vocabulary| matches!(*vocabulary, "json" | "h"))
}

/// The lines of a macro's table by their words: place, line, words.
fn rows<'t>(text: &'t str, begin: &str) -> Vec<(usize, &'t str, Vec<&'t str>)> {
    let Some(start) = text.rfind(&format!("\n{begin}")) else {
        return Vec::new();
    };
    let lines = text[start + 1..]
        .lines()
        .skip(1)
        .take_while(|line| *line != "}");
    let rows = lines.filter(|line| !line.trim_start().starts_with("//"));
    rows.map(|line| {
        (
            line.as_ptr() as usize - text.as_ptr() as usize,
            line,
            split(line.trim()),
        )
    })
    .collect()
}

/// At white space outside brackets.
fn split(line: &str) -> Vec<&str> {
    let mut depth = 0;
    line.split(move |sign: char| {
        match sign {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        sign == ' ' && depth == 0
    })
    .collect()
}

/// A mutant that is put behind the brace of a function, or before an expression, and says at which row it is.
fn inserted(
    file: &str,
    text: &str,
    anchor: &str,
    by: String,
    (at, line, change): (usize, &str, String),
) -> Mutant {
    let place = text
        .find(anchor)
        .unwrap_or_else(|| panic!("{file} has no {anchor}"));
    let place = if anchor.ends_with('{') {
        place + anchor.len()
    } else {
        place
    };
    Mutant {
        file: file.to_owned(),
        from: place,
        to: place,
        by,
        row: 1 + text[..at].matches('\n').count(),
        column: 5,
        line: line.trim().to_owned(),
        change,
    }
}
