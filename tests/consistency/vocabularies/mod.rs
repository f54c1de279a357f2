//! What is made from the tables of the vocabularies: every row read, the TypeScript types, the documentation.
//!
//! `UPDATE=1 cargo test --test consistency` writes the files that are checked in; without it they are compared.

mod documentation;
mod rows;
mod typescript;
mod writer;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyfeed::tables::{ALL, Element, Place, Vocabulary, key_of};

/// Whether `extensions` shows an element.
fn is_shown(vocabulary: &Vocabulary, element: &Element) -> bool {
    element.shown.unwrap_or(vocabulary.shown)
}

/// Whether an element has its place in the head or in an entry.
fn stands_in(element: &Element, place: Place) -> bool {
    element.place == Place::Both || element.place == place
}

/// Vocabularies by their prefixes.
fn by_prefix() -> Vec<&'static Vocabulary> {
    let mut all = ALL.to_vec();
    all.sort_by_key(|vocabulary| vocabulary.prefix.to_ascii_lowercase());
    all
}

fn compare(file: &str, made: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("UPDATE").is_some() {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).expect("the folder can be made");
        }
        fs::write(&path, made).expect("the file can be written");
        return;
    }
    let stands = fs::read_to_string(&path).unwrap_or_default();
    let differs = stands.lines().zip(made.lines()).position(|(a, b)| a != b);
    assert!(
        stands == made,
        "{file} is stale from line {}: run UPDATE=1 cargo test --test consistency",
        differs.unwrap_or_else(|| stands.lines().count().min(made.lines().count())) + 1
    );
}

#[test]
fn the_types_are_those_of_the_tables() {
    compare("pkg-template/extensions.d.ts", &typescript::types());
}

#[test]
fn the_documentation_is_that_of_the_tables() {
    compare("docs/vocabularies.md", &documentation::page());
}

#[test]
fn the_writers_table_is_that_of_the_tables() {
    compare("pkg-template/src/write/names.ts", &writer::module());
}

#[test]
fn prefixes_and_keys_are_one_each() {
    let mut prefixes = BTreeSet::new();
    for vocabulary in ALL {
        assert!(
            prefixes.insert(vocabulary.prefix),
            "{} twice",
            vocabulary.prefix
        );
        let mut keys = BTreeSet::new();
        let shown = vocabulary.elements.iter();
        for element in shown.filter(|element| is_shown(vocabulary, element)) {
            let key = key_of(element.name);
            assert!(
                keys.insert(key.clone()),
                "{}:{key} stands for two elements",
                vocabulary.prefix
            );
        }
    }
}

#[test]
fn the_registry_is_in_alphabetical_order() {
    let source = include_str!("../../../src/vocabulary/mod.rs");
    let files: Vec<&str> = source
        .lines()
        .filter_map(|line| line.trim().strip_prefix('&')?.split_once("::"))
        .map(|(file, _)| file)
        .collect();
    assert_eq!(files.len(), ALL.len());
    assert!(files.is_sorted(), "the list of vocabularies is not sorted");
}

#[test]
fn what_others_type_is_typed() {
    for (prefix, names) in documentation::theirs() {
        let vocabulary = ALL.iter().find(|vocabulary| vocabulary.prefix == prefix);
        let vocabulary = vocabulary.unwrap_or_else(|| panic!("{prefix} is no vocabulary"));
        for name in names {
            let known = vocabulary.elements.iter().any(|element| {
                let mut spellings = std::iter::once(&element.name).chain(element.also);
                spellings.any(|spelling| spelling.eq_ignore_ascii_case(name))
            });
            assert!(known, "{prefix}:{name} has no row");
        }
    }
}
