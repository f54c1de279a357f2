//! What must hold for any input whatever, one function for each part of the road.
//!
//! The fuzzers under `fuzz_targets/` call these functions with what libFuzzer thinks up, `tests/properties/fuzzed.rs` with
//! seeded mutations of the cases. A function panics where something does not hold; a case is made of it first.

#[path = "../../src/html/tests/chance.rs"]
pub mod chance;
#[path = "../../src/html/tests/grammar.rs"]
pub mod grammar;
pub mod kept;
pub mod lanes;
pub mod markup;
pub mod mutate;
pub mod properties;
pub mod road;
pub mod small;
pub mod stream;

/// The name of a target, and what it asks.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: &[Target] = &[
    ("road", road::road),
    ("encoding", road::encoding),
    ("stream", stream::stream),
    ("lanes", lanes::lanes),
    ("json", road::json),
    ("people", road::people),
    ("markup", markup::markup),
    ("sanitize", markup::sanitize),
    ("dates", small::dates),
    ("urls", small::urls),
    ("pages", small::pages),
];

/// The target of a name.
pub fn target(name: &str) -> fn(&[u8]) {
    let found = TARGETS.iter().find(|(known, _)| *known == name);
    found.unwrap_or_else(|| panic!("no target {name}")).1
}
