//! The house keeps its shape: imports go down, nothing goes round in circles, no file outgrows its subject, and no function
//! the screen; no parameter is a bool.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::iter::Peekable;
use std::path::{Path, PathBuf};
use std::str::Chars;

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

fn sources_without_tests(folder: &str) -> impl Iterator<Item = PathBuf> {
    let sources = sources(folder).into_iter();
    sources.filter(|path| !path.to_string_lossy().contains("tests"))
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

/// The paths outside of tests that follow the `use ` of a statement, or begin with `crate::` or its like.
fn paths(text: &str, beginning: &str) -> Vec<String> {
    let code = code(text);
    let mut paths = Vec::new();
    for (at, _) in code.match_indices(beginning) {
        let line = code[..at].rsplit('\n').next().unwrap_or_default();
        let (begins, front) = match beginning.ends_with("::") {
            true => (!line.ends_with([':', '_']), beginning),
            false => (line.trim().is_empty() || line.starts_with("pub"), ""),
        };
        if begins {
            let signs = code[at + beginning.len()..].chars();
            read_path(front, &mut signs.peekable(), &mut paths);
        }
    }
    paths
}

/// Reads what a path goes on with: one path for each name in its braces.
fn read_path(before: &str, signs: &mut Peekable<Chars<'_>>, paths: &mut Vec<String>) {
    let mut path = before.to_owned();
    let is_sign = |sign: &char| sign.is_ascii_alphanumeric() || "_:*".contains(*sign);
    while let Some(sign) = signs.next_if(is_sign) {
        path.push(sign);
    }
    if (path.is_empty() || path.ends_with("::")) && signs.next_if_eq(&'{').is_some() {
        loop {
            while signs.next_if(|sign| sign.is_whitespace()).is_some() {}
            read_path(&path, signs, paths);
            // Nothing but `as` and another name stands before.
            if signs.find(|sign| matches!(sign, ',' | '}')) != Some(',') {
                return;
            }
        }
    }
    if !path.ends_with("::") {
        paths.push(path);
    }
}

/// Rooms named by `crate::room`, and by `crate::{room, other}`, outside of tests.
fn imports(text: &str) -> BTreeSet<String> {
    let paths = paths(text, "crate::").into_iter();
    paths
        .filter_map(|path| path.split("::").nth(1).map(str::to_owned))
        .filter(|room| room.starts_with(|c: char| c.is_ascii_lowercase()))
        .collect()
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
    let mut arrows = Arrows::new();
    for path in sources("src") {
        let room = room_of(&path);
        let mut others = imports(&fs::read_to_string(&path).expect("it is readable"));
        others.remove(&room);
        if room != "lib" {
            arrows.entry(room).or_default().extend(others);
        }
    }
    let round = going_round(arrows);
    assert!(round.is_empty(), "these rooms import each other: {round:?}");
}

type Arrows = BTreeMap<String, BTreeSet<String>>;

/// What goes round, and what stands between two circles: whatever points nowhere is taken away, and what nothing points to,
/// until nothing changes.
fn going_round(mut arrows: Arrows) -> Arrows {
    loop {
        let names: BTreeSet<String> = arrows.keys().cloned().collect();
        let ends = arrows.values_mut();
        ends.for_each(|to| to.retain(|name| names.contains(name)));
        let ends: BTreeSet<String> = arrows.values().flatten().cloned().collect();
        arrows.retain(|name, to| !to.is_empty() && ends.contains(name));
        if arrows.len() == names.len() {
            return arrows;
        }
    }
}

/// The path of the module that a file is; empty for the crate.
fn module_of(path: &Path) -> String {
    let inside = path.strip_prefix("src").expect("it is a source");
    let inside = inside.with_extension("").to_string_lossy().into_owned();
    let mut names: Vec<&str> = inside.split(['/', '\\']).collect();
    names.pop_if(|last| matches!(*last, "mod" | "lib"));
    names.join("::")
}

/// The file that a path leads to from a module, unless it is that itself or one around it.
fn file_of(path: &str, here: &str, modules: &BTreeSet<String>) -> Option<String> {
    let mut names: Vec<&str> = here.split("::").filter(|name| !name.is_empty()).collect();
    let around = names.clone();
    for name in path.split("::") {
        match name {
            "crate" => names.clear(),
            "super" => drop(names.pop()),
            "self" => {}
            _ => names.push(name),
        }
    }
    while !modules.contains(&names.join("::")) {
        names.pop();
    }
    (!around.starts_with(&names)).then(|| names.join("::"))
}

/// The files that a file names in `use` and elsewhere, by the paths of their modules.
fn files(text: &str, here: &str, modules: &BTreeSet<String>) -> BTreeSet<String> {
    let beginnings = ["use ", "crate::", "super::", "self::"].into_iter();
    beginnings
        .flat_map(|beginning| paths(text, beginning))
        .filter_map(|path| file_of(&path, here, modules))
        .collect()
}

#[test]
fn all_paths_lead_to_files() {
    let text = "use crate::{a::{self, b::One as Other}, c::*};\n    pub(super) use super::{\n    e,\n    super::f::Two,\n};\n\
        use i::Three;\nuse std::fmt;\n// use crate::g;\nuse self::j::{Four,};\nuse super::Five;\nuse super::*;\n\
        use crate::{\n    Six,\n};\nfn seven() {\n    super::super::k::eight();\n}\n#[cfg(test)]\nmod tests {\n    use crate::g;\n}\n";
    let names = " a a::b c d d::e d::here d::here::i d::here::j f g k std";
    let modules = names.split(' ').map(str::to_owned).collect();
    let seen: Vec<String> = files(text, "d::here", &modules).into_iter().collect();
    assert_eq!(seen.join(" "), "a a::b c d::e d::here::i d::here::j f k");
}

#[test]
fn files_of_a_room_do_not_import_each_other_in_circles() {
    let sources: Vec<PathBuf> = sources_without_tests("src").collect();
    let modules = sources.iter().map(|path| module_of(path)).collect();
    let arrows = sources.iter().map(|path| {
        let text = fs::read_to_string(path).expect("it is readable");
        let here = module_of(path);
        let others = files(&text, &here, &modules);
        (here, others)
    });
    let round = going_round(arrows.collect());
    assert!(
        round.is_empty(),
        "these files import each other: {round:#?}"
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

/// A function, and how many lines it has without blank ones and remarks.
struct Function {
    name: String,
    /// Up to its body.
    head: String,
    lines: usize,
}

/// The functions outside of tests. As rustfmt writes them, the last brace of a function stands where its first word does.
fn functions(text: &str) -> Vec<Function> {
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
        let mut rest = lines[at..].iter();
        let end = rest.position(|line| line.ends_with(['{', ';', '}']));
        let Some(end) = end.filter(|_| is_function) else {
            continue;
        };
        let mut last = end;
        // What ends otherwise has no body, or all of it on this line.
        if lines[at + end].ends_with('{') {
            let more = rest.position(|line| line.strip_prefix(indent) == Some("}"));
            last += more.expect("a brace ends it") + 1;
        }
        let name = behind.split(['(', '<']).next().unwrap_or_default();
        found.push(Function {
            name: name.to_owned(),
            head: lines[at..=at + end].join("\n"),
            lines: last + 1,
        });
    }
    found
}

#[test]
fn long_functions_are_seen() {
    let text = "fn one() {}\nfn two(\n    a: u8,\n) -> u8 {\n    // A remark.\n\n    a\n}\ntrait A {\n    \
        fn three(\n        a: u8,\n    );\n    pub(in crate::a) const fn four<T>() {\n        fn five() {\n        \
        }\n    }\n}\n#[cfg(test)]\nmod tests {\n    fn six() {\n    }\n}\n";
    let seen = functions(text);
    let seen = seen.iter().map(|one| format!("{} {}", one.name, one.lines));
    let seen: Vec<String> = seen.collect();
    assert_eq!(seen, ["one 1", "two 5", "three 3", "four 4", "five 2"]);
    let body = "    a();\n".repeat(LONGEST_FUNCTION);
    let long = format!("fn long() {{\n{body}}}\n");
    assert!(functions(&long)[0].lines > LONGEST_FUNCTION);
}

#[test]
fn functions_fit_a_screen() {
    let files = ["src", "xtask/src"].into_iter();
    let mut long = Vec::new();
    for path in files.flat_map(sources_without_tests) {
        let text = fs::read_to_string(&path).expect("it is readable");
        for Function { name, lines, .. } in functions(&text) {
            if lines > LONGEST_FUNCTION {
                long.push(format!("{}: {name}: {lines} lines", path.display()));
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// Writers are given the value of a field that is a bool: it is data, not a mode.
#[rustfmt::skip]
const DATA: &[&str] = &["flag(flag)", "field(known)", "field(_)", "serialize_bool(flag)"];

/// The functions outside of tests with a bool parameter, and its name. A const parameter is one, too.
fn bool_parameters(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for Function { name, head, .. } in functions(text) {
        let parameters = head.split([',', '(', ')', '<', '>']);
        let bools = parameters.filter_map(|one| one.trim().strip_suffix(": bool"));
        found.extend(bools.map(|parameter| format!("{name}({parameter})")));
    }
    found
}

#[test]
fn bool_parameters_are_seen() {
    let text = "fn one(a: u8, is_b: bool) -> bool {\n    let c: bool = a;\n}\ntrait A {\n    fn two(\n        \
        &self,\n        mut is_d: bool,\n    );\n    fn three<const E: bool>(e: bool);\n}\n\
        fn four<F: Fn(bool) -> bool>(f: &dyn Fn(&str) -> bool, g: F) {}\n\
        #[cfg(test)]\nmod tests {\n    fn five(h: bool) {}\n}\n";
    let seen = ["one(is_b)", "two(mut is_d)", "three(const E)", "three(e)"];
    assert_eq!(bool_parameters(text), seen);
}

#[test]
fn no_parameter_is_a_bool() {
    let mut found = Vec::new();
    for path in sources_without_tests("src") {
        let text = fs::read_to_string(&path).expect("it is readable");
        let bools = bool_parameters(&text).into_iter();
        let bools = bools.filter(|one| !DATA.contains(&&**one));
        found.extend(bools.map(|one| format!("{}: {one}", path.display())));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
