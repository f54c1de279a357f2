//! The crate, or feed-rs, as a contestant beside other languages: reads the files that it is given as often as it is asked,
//! and says what that took. Which of them, the feature and the first word say.

use std::io::{BufRead, Write};

fn main() {
    let mut words = std::env::args().skip(1);
    let read = reader(&words.next().expect("a contestant's name"));
    let documents: Vec<Vec<u8>> = words
        .map(|path| std::fs::read(path).expect("it can be read"))
        .collect();
    let mut chosen: Vec<usize> = (0..documents.len()).collect();
    for question in std::io::stdin().lock().lines().map_while(Result::ok) {
        let mut words = question.split(' ');
        match words.next() {
            Some("able") => {
                let able = chosen.iter().filter(|&&at| read(&documents[at]) > 0);
                let able: Vec<String> = able.map(usize::to_string).collect();
                println!("{}", able.join(" "));
            }
            Some("choose") => {
                chosen = words.map(|word| word.parse().expect("a number")).collect();
                println!();
            }
            Some("sample") => {
                let times: u32 = words
                    .next()
                    .and_then(|word| word.parse().ok())
                    .expect("a number");
                println!(
                    "{}",
                    sample(times, || chosen
                        .iter()
                        .map(|&at| read(&documents[at]))
                        .sum())
                );
            }
            _ => return,
        }
        std::io::stdout().flush().expect("somebody reads");
    }
}

type Read = Box<dyn Fn(&[u8]) -> u32>;

#[cfg(feature = "road")]
fn reader(name: &str) -> Read {
    use anyfeed_bench::road::{owned_entries, read};
    let options = read(if name == "raw" {
        r#"{"html":"raw","text":false}"#
    } else {
        "{}"
    });
    Box::new(move |bytes| owned_entries(bytes, &options))
}

#[cfg(all(feature = "peers", not(feature = "road")))]
fn reader(_: &str) -> Read {
    Box::new(anyfeed_bench::peers::feed_rs_entries)
}

/// Milliseconds of CPU of a pass. There is one thread.
fn sample(times: u32, pass: impl Fn() -> u32) -> f64 {
    let before = nanoseconds();
    for _ in 0..times {
        std::hint::black_box(pass());
    }
    (nanoseconds() - before) / 1e6 / f64::from(times)
}

fn nanoseconds() -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").expect("Linux");
    let first = told.split(' ').next().and_then(|word| word.parse().ok());
    first.expect("a number")
}
