//! The model written out, in every form that callers may ask for.

pub mod tape;
