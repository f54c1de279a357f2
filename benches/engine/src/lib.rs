//! What the benchmarks measure besides the package: floors, the road without its door, and other people's parsers.
//! Every function takes a document and gives a number that depends on the work, so that none of it is left out.

pub mod floor;
pub mod kept;
#[cfg(feature = "peers")]
pub mod peers;
#[cfg(any(feature = "road", feature = "linear"))]
pub mod road;
