//! Claims to clean entries: one precedence table decides whom to believe, small readers make values of texts.

mod about;
mod addresses;
mod body;
mod categories;
mod completeness;
mod construct;
mod counted;
mod desk;
mod details;
mod ending;
mod entry;
mod extensions;
mod facts;
mod first_line;
mod fullest;
mod geo;
mod head;
mod identity;
mod image;
mod links;
mod markup;
mod media;
mod people;
mod podcast;
mod precedence;
mod refresh;
mod repeated;
mod when;

pub use desk::{Desk, Told};
pub use entry::entry;
pub use facts::{Facts, Inherited};
pub use head::{head, inherited, page};
pub use identity::Identities;
pub use precedence::{order, rank};
