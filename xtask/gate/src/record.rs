//! Lines of digests to the text of a recorded file, and back. A document's name begins its line, what is of it is
//! indented: a diff of the file names the document of every hunk.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::digest::{COLUMNS, Line, name_of};

/// The lines of each document.
pub type Record = BTreeMap<String, Vec<Line>>;

/// The text of the file.
pub fn write(record: &Record) -> String {
    let mut text = "#\tof".to_owned();
    (0..COLUMNS).for_each(|column| text.extend(["\t", name_of(column)]));
    text.push('\n');
    for (name, lines) in record {
        text.extend([name, "\n"]);
        for line in lines {
            let _ = writeln!(text, "\t{}\t{}", line.of, line.digests.join("\t"));
        }
    }
    text
}

/// What the file holds; a line that it cannot hold is a fault.
pub fn read(text: &str) -> Result<Record, String> {
    let mut record = Record::new();
    let mut lines: Option<&mut Vec<Line>> = None;
    for (number, row) in text
        .lines()
        .enumerate()
        .filter(|(_, row)| !row.starts_with('#'))
    {
        let fault = || {
            format!(
                "line {} of the recorded digests is not one of them",
                number + 1
            )
        };
        match row.strip_prefix('\t') {
            None => lines = Some(record.entry(row.to_owned()).or_default()),
            Some(row) => lines
                .as_mut()
                .ok_or_else(fault)?
                .push(line(row).ok_or_else(fault)?),
        }
    }
    Ok(record)
}

fn line(row: &str) -> Option<Line> {
    let (of, digests) = row.split_once('\t')?;
    let digests: Vec<String> = digests.split('\t').map(str::to_owned).collect();
    Some(Line {
        of: of.to_owned(),
        digests: digests.try_into().ok()?,
    })
}
