//! Checks files: `cargo run --features check --example check FILE…` prints the verdict and each finding of each.

use anyfeed::{CheckOptions, check};

fn main() {
    for path in std::env::args().skip(1) {
        let Ok(bytes) = std::fs::read(&path) else {
            eprintln!("{path} cannot be read");
            continue;
        };
        let report = check(&bytes, None, &CheckOptions::default());
        println!("{path}: {}", report.verdict);
        for finding in &report.findings {
            let place = format!("{}:{}", finding.line, finding.column);
            println!(
                "  {place} {:?} {} {}",
                finding.severity, finding.code, finding.message
            );
        }
    }
}
