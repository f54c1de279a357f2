//! Readers of single values: text in, a value out, or nothing if the text is none.

pub mod blocks;
pub mod date;
pub mod duration;
pub mod entities;
pub mod hash;
pub mod hashed;
pub mod language;
pub mod letters;
pub mod lower;
pub mod media_type;
pub mod number;
pub mod order;
pub mod person;
pub mod search;
pub mod tag;
pub mod text;
pub mod url;
pub mod void;
pub mod words;
