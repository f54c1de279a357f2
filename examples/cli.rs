//! A small command line: `cargo run --example cli [--json] [FILE]` prints a line for each entry as it is read, or the
//! whole feed as JSON; of what is piped in where no file is named.

use std::error::Error;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::process::ExitCode;

use anyfeed::model::Entry;
use anyfeed::{Options, parse_reader, parse_to_json};

fn main() -> ExitCode {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let is_json = words.iter().position(|word| word == "--json");
    is_json.map(|at| words.remove(at));
    match print(words.first().map(String::as_str), is_json.is_some()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn print(file: Option<&str>, is_json: bool) -> Result<(), Box<dyn Error>> {
    let mut source: Box<dyn Read> = match file {
        Some(file) => Box::new(File::open(file)?),
        None => Box::new(io::stdin().lock()),
    };
    let mut out = io::stdout().lock();
    if is_json {
        let mut bytes = Vec::new();
        source.read_to_end(&mut bytes)?;
        out.write_all(&parse_to_json(&bytes, None, &Options::default())?)?;
        return Ok(writeln!(out)?);
    }
    for entry in parse_reader(source, None, Options::default()) {
        writeln!(out, "{}", line(&entry?))?;
    }
    Ok(())
}

fn line(entry: &Entry) -> String {
    let date = entry.published.as_deref().and_then(|time| time.get(..10));
    let title = entry.title.as_deref().unwrap_or("-");
    format!("{:10}  {title}", date.unwrap_or_default())
}

/// Whoever reads what is printed has seen enough.
fn is_closed(error: &(dyn Error + 'static)) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
