//! What holds for every document: however it is damaged, cut, put in another order or made to do harm.

#[path = "../../fuzz/src/lib.rs"]
mod fuzz;
#[path = "../../src/html/tests/generate.rs"]
#[allow(dead_code)]
mod generate;
#[path = "../harness/mod.rs"]
mod harness;

mod ammonia;
mod bounds;
mod damage;
mod fuzzed;
mod hostile;
mod hostile_html;
mod json;
mod json_feed;
mod lanes;
mod limits;
mod mirror;
mod order;
mod repairs;
mod sound;
mod stream;
mod unclosed;

// What makes HTML at random finds it here.
use fuzz::chance;
