//! Prints the titles of a feed as they are read: `cargo run --example entries FILE`, or from what is piped in.

use std::io::{self, Read};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let source: Box<dyn Read> = match std::env::args().nth(1) {
        Some(file) => Box::new(std::fs::File::open(file)?),
        None => Box::new(io::stdin().lock()),
    };
    for entry in anyfeed::parse_reader(source, None, anyfeed::Options::default()) {
        let entry = entry?;
        let date = entry
            .published
            .as_deref()
            .and_then(|moment| moment.get(..10));
        println!(
            "{:10}  {}",
            date.unwrap_or_default(),
            entry.title.as_deref().unwrap_or("-")
        );
    }
    Ok(())
}
