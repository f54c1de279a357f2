//! What the benchmarks measure besides the package: floors, the road without its door, and other people's parsers.
//! Every function takes a document and gives a number that depends on the work, so that none of it is left out.

pub mod floor;
pub mod kept;
#[cfg(feature = "peers")]
pub mod peers;
#[cfg(any(feature = "road", feature = "linear"))]
pub mod road;

/// Every document of a folder, in the order of their names.
#[cfg(not(target_arch = "wasm32"))]
pub fn documents_in(folder: &str) -> Vec<Vec<u8>> {
    let files = std::fs::read_dir(folder).expect("it can be read");
    let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    paths
        .iter()
        .map(|path| std::fs::read(path).expect("it can be read"))
        .collect()
}
