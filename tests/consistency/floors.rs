//! The house keeps its shape: imports go down, nothing goes round in circles, no file outgrows its subject, and no function
//! the screen.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// From the ground up. A room may import from its own floor and those below.
const FLOORS: &[&[&str]] = &[
    &["value", "model", "options", "diagnostic", "need"],
    &["encoding", "syntax", "html"],
    &["vocabulary", "discover", "detect", "opml"],
    &["normalize"],
    &[
        "error", "alone", "parse", "pass", "probe", "reading", "stream",
    ],
    &["js", "output", "check", "wasm"],
];

const LONGEST_FILE: usize = 400;

const LONGEST_FUNCTION: usize = 40;

fn floor(room: &str) -> Option<usize> {
    FLOORS.iter().position(|rooms| rooms.contains(&room))
}

pub fn sources(folder: &str) -> Vec<PathBuf> {
    crate::harness::files::under(folder, |name| name.ends_with(".rs"))
}

fn room_of(path: &Path) -> String {
    let inside = path.strip_prefix("src").expect("it is a source");
    let first = inside
        .components()
        .next()
        .expect("it has a name")
        .as_os_str()
        .to_string_lossy();
    first.trim_end_matches(".rs").to_owned()
}

/// What is neither a remark nor a test: a module of tests within a file is the last that stands in it.
fn code(text: &str) -> String {
    let mut kept = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.trim() == "#[cfg(test)]" {
            let tested = lines.next().unwrap_or_default();
            if tested.starts_with("mod ") && tested.ends_with('{') {
                break;
            }
        } else if !line.trim().starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

/// Rooms named by `crate::room`, and by `crate::{room, other}`, outside of tests.
fn imports(text: &str) -> BTreeSet<String> {
    let code = code(text);
    let mut rooms = BTreeSet::new();
    for (at, path) in code.match_indices("crate::") {
        let rest = &code[at + path.len()..];
        let mut depth = 0;
        let mut names = vec![String::new()];
        for sign in rest.chars() {
            match sign {
                '{' if depth > 0 || rest.starts_with('{') => depth += 1,
                '}' if depth > 1 => depth -= 1,
                ',' if depth == 1 => names.push(String::new()),
                _ if depth > 1 || depth == 1 && sign.is_whitespace() => {}
                _ if sign.is_ascii_alphanumeric() || matches!(sign, '_' | ':') => {
                    names.last_mut().expect("there is one").push(sign);
                }
                _ => break,
            }
        }
        let first = |name: &String| name.split("::").next().unwrap_or_default().to_owned();
        let names = names.iter().map(first);
        rooms.extend(names.filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase())));
    }
    rooms
}

#[test]
fn all_imports_are_seen() {
    let text = "#[cfg(test)]\nmod tests;\nuse crate::{alone, discover::{Found, looks}, opml};\n\
        // crate::remark\nfn a() { crate::html::text(\"\") }\nuse crate::FeedError;\n\
        #[cfg(test)]\nmod more {\n    use crate::wasm;\n}\n";
    let seen: Vec<String> = imports(text).into_iter().collect();
    assert_eq!(seen, ["alone", "discover", "html", "opml"]);
}

#[test]
fn imports_go_down() {
    let mut wrong = Vec::new();
    for path in sources("src") {
        let room = room_of(&path);
        if room == "lib" {
            continue;
        }
        let here = floor(&room)
            .unwrap_or_else(|| panic!("{room} stands on no floor: name it in this test"));
        for other in imports(&fs::read_to_string(&path).expect("it is readable")) {
            match floor(&other) {
                Some(there) if there > here => wrong.push(format!(
                    "{} imports {other}, which is above",
                    path.display()
                )),
                Some(_) => {}
                None => wrong.push(format!(
                    "{} imports {other}, which stands on no floor",
                    path.display()
                )),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rooms_do_not_import_each_other_in_circles() {
    let mut arrows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in sources("src") {
        let room = room_of(&path);
        let mut others = imports(&fs::read_to_string(&path).expect("it is readable"));
        others.remove(&room);
        if room != "lib" {
            arrows.entry(room).or_default().extend(others);
        }
    }
    // Take away whatever points nowhere until nothing changes; what is left goes round.
    loop {
        let done: Vec<String> = arrows
            .iter()
            .filter(|(_, to)| to.is_empty())
            .map(|(room, _)| room.clone())
            .collect();
        if done.is_empty() {
            break;
        }
        arrows.retain(|room, _| !done.contains(room));
        arrows
            .values_mut()
            .for_each(|to| to.retain(|room| !done.contains(room)));
    }
    assert!(
        arrows.is_empty(),
        "these rooms import each other: {arrows:?}"
    );
}

/// Every program more is linked once more in each loop.
#[test]
fn tests_stand_in_one_of_three_programs() {
    let beside = fs::read_dir("tests").expect("it is a folder").flatten();
    let beside = beside.filter(|entry| entry.path().extension().is_some_and(|end| end == "rs"));
    let beside: Vec<PathBuf> = beside.map(|entry| entry.path()).collect();
    assert!(
        beside.is_empty(),
        "{beside:?} belongs into tests/properties, or tests/consistency"
    );
}

#[test]
fn files_have_one_subject() {
    let files = ["src", "tests", "xtask/src"].into_iter().flat_map(sources);
    let lines = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("it is readable");
        text.lines().count()
    };
    let long: Vec<String> = files
        .map(|path| (lines(&path), path))
        .filter(|(lines, _)| *lines > LONGEST_FILE)
        .map(|(lines, path)| format!("{}: {lines} lines", path.display()))
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// The functions outside of tests, and how many lines each has without blank ones and remarks. As rustfmt writes them, the
/// last brace of a function stands where its first word does.
fn functions(text: &str) -> Vec<(String, usize)> {
    let code = code(text);
    let lines: Vec<&str> = code
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let (indent, words) = line.split_at(line.len() - line.trim_start().len());
        let Some((before, behind)) = words.split_once("fn ") else {
            continue;
        };
        let qualifiers = ["pub", "const", "async", "unsafe", "extern"];
        let is_function = before.is_empty() || qualifiers.iter().any(|one| before.starts_with(one));
        let mut rest = lines.iter().skip(at);
        // What ends otherwise has no body, or all of it on this line.
        let head = rest.clone().find(|line| line.ends_with(['{', ';', '}']));
        if is_function && head.is_some_and(|line| line.ends_with('{')) {
            let last = rest.position(|line| line.strip_prefix(indent) == Some("}"));
            let name = behind.split(['(', '<']).next().unwrap_or_default();
            found.push((name.to_owned(), last.expect("a brace ends it") + 1));
        }
    }
    found
}

#[test]
fn long_functions_are_seen() {
    let text = "fn one() {}\nfn two(\n    a: u8,\n) -> u8 {\n    // A remark.\n\n    a\n}\ntrait A {\n    \
        fn three(\n        a: u8,\n    );\n    pub(in crate::a) const fn four<T>() {\n        fn five() {\n        \
        }\n    }\n}\n#[cfg(test)]\nmod tests {\n    fn six() {\n    }\n}\n";
    let seen = functions(text);
    let seen: Vec<(&str, usize)> = seen
        .iter()
        .map(|(name, length)| (&**name, *length))
        .collect();
    assert_eq!(seen, [("two", 5), ("four", 4), ("five", 2)]);
    let long = format!(
        "fn long() {{\n{}}}\n",
        "    a();\n".repeat(LONGEST_FUNCTION)
    );
    assert!(functions(&long)[0].1 > LONGEST_FUNCTION);
}

#[test]
fn functions_fit_a_screen() {
    let files = ["src", "xtask/src"].into_iter().flat_map(sources);
    let mut long = Vec::new();
    for path in files.filter(|path| !path.to_string_lossy().contains("tests")) {
        let text = fs::read_to_string(&path).expect("it is readable");
        for (name, lines) in functions(&text) {
            if lines > LONGEST_FUNCTION {
                long.push(format!("{}: {name}: {lines} lines", path.display()));
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}
