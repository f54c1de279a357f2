//! Readers of single values: text in, a value out, or nothing if the text is none.

pub mod date;
pub mod duration;
pub mod entities;
pub mod number;
