//! Reads every document of a folder, so many times: `read READER FOLDER TIMES`. What counts instructions runs it once with
//! one time and once with two; the difference is what reading takes.

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().collect();
    let [_, reader, folder, times] = words.as_slice() else {
        return ExitCode::FAILURE;
    };
    let (Some(read), Ok(times)) = (reader_of(reader), times.parse::<u32>()) else {
        return ExitCode::FAILURE;
    };
    let documents = anyfeed_bench::documents_in(folder);
    for _ in 0..times {
        let entries: u32 = documents.iter().map(|bytes| read(bytes)).sum();
        println!("{entries} entries");
    }
    ExitCode::SUCCESS
}

type Reader = Box<dyn Fn(&[u8]) -> u32>;

fn reader_of(name: &str) -> Option<Reader> {
    match name {
        #[cfg(feature = "road")]
        "anyfeed-raw" => Some(anyfeed(r#"{"html":"raw","text":false}"#)),
        #[cfg(feature = "road")]
        "anyfeed" => Some(anyfeed("{}")),
        #[cfg(feature = "peers")]
        "feed-rs" => Some(Box::new(anyfeed_bench::peers::feed_rs_entries)),
        "quick-xml" => Some(Box::new(anyfeed_bench::floor::events)),
        _ => None,
    }
}

#[cfg(feature = "road")]
fn anyfeed(options: &str) -> Reader {
    let options = anyfeed_bench::road::read(options);
    Box::new(move |bytes| anyfeed_bench::road::owned_entries(bytes, &options))
}
