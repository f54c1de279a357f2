//! The crate as Rust uses it, and feed-rs, over the documents of one folder. `parts/native.mjs` builds this once for each,
//! for features of one library would change the other, and reads what criterion writes.

use criterion::{Criterion, criterion_group, criterion_main};

/// Every document of the folder that the environment names.
fn documents() -> Vec<Vec<u8>> {
    let folder = std::env::var("BENCH_DOCUMENTS").expect("BENCH_DOCUMENTS names a folder");
    let files = std::fs::read_dir(folder).expect("it can be read");
    let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    paths
        .iter()
        .map(|path| std::fs::read(path).expect("it can be read"))
        .collect()
}

fn over(c: &mut Criterion, name: &str, documents: &[Vec<u8>], read: impl Fn(&[u8]) -> u32) {
    c.bench_function(name, |bencher| {
        bencher.iter(|| documents.iter().map(|bytes| read(bytes)).sum::<u32>());
    });
}

fn all(c: &mut Criterion) {
    let documents = documents();
    #[cfg(feature = "road")]
    {
        use anyfeed_bench::road::{owned_entries, read};
        let raw = read(r#"{"html":"raw","text":false}"#);
        over(c, "anyfeed-raw", &documents, |bytes| {
            owned_entries(bytes, &raw)
        });
        let usual = read("{}");
        over(c, "anyfeed", &documents, |bytes| {
            owned_entries(bytes, &usual)
        });
    }
    #[cfg(feature = "peers")]
    over(c, "feed-rs", &documents, anyfeed_bench::peers::feed_rs_entries);
    over(c, "quick-xml", &documents, anyfeed_bench::floor::events);
}

criterion_group! {
    name = native;
    config = Criterion::default().sample_size(20);
    targets = all
}
criterion_main!(native);
