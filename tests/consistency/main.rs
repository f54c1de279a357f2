//! The project agrees with itself: its rooms with their floors, its tables with what is read, its documents with both.
//!
//! `UPDATE=1 cargo test --test consistency` writes the documents and types that are made from tables; without it they
//! are compared.

#[path = "../harness/mod.rs"]
#[allow(dead_code)]
mod harness;

#[cfg(feature = "check")]
mod checks;
mod diagnostics;
mod floors;
mod formats;
mod licences;
mod lists;
mod precedence;
mod provenance;
mod vocabularies;
