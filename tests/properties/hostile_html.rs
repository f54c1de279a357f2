//! HTML that costs careless code too much: each family of `tests/tables/hostile-html.tsv` costs what its size allows and
//! does not grow out of proportion.
//!
//! `cargo test --release --test properties hostile_html -- --ignored --nocapture` asks at full size and prints the costliest.

use std::time::Duration;

use cpu_time::ThreadTime;

struct Family {
    line: &'static str,
    /// The parts in a row, and whether each is repeated.
    parts: Vec<(String, bool)>,
}

fn families() -> Vec<Family> {
    let table = include_str!("../tables/hostile-html.tsv");
    let lines = table.lines().filter(|line| !line.starts_with("# "));
    let part = |part: &str| {
        let quoted = part[2..].replace('"', "\\\"");
        let text = serde_json::from_str(&format!("\"{quoted}\"")).expect("escapes are JSON's");
        (text, part.starts_with("* "))
    };
    lines
        .map(|line| Family {
            line,
            parts: line.split('\t').map(part).collect(),
        })
        .collect()
}

impl Family {
    /// About so many bytes of it.
    fn grown(&self, size: usize) -> String {
        let repeated = self.parts.iter().filter(|(_, is_repeated)| *is_repeated);
        let unit: usize = repeated.map(|(text, _)| filled(text, 12345).len()).sum();
        let times = (size / unit).max(1);
        let written = self
            .parts
            .iter()
            .map(|(text, is_repeated)| match is_repeated {
                true => (0..times).map(|index| filled(text, index)).collect(),
                false => text.clone(),
            });
        written.collect()
    }
}

/// ¤ is the number of the repetition, 文 another Chinese character each time.
fn filled(text: &str, index: usize) -> String {
    let other = char::from_u32(0x4E00 + (index % 20_000) as u32).expect("it is one");
    text.replacen('¤', &index.to_string(), 1)
        .replacen('文', &other.to_string(), 1)
}

/// The least time of the processor in some tries, and how much comes out.
fn cost(html: &str, tries: usize) -> (Duration, usize) {
    let mut length = 0;
    let once = |_| {
        let start = ThreadTime::now();
        length = anyfeed::sanitize_html(html, None, &[]).len();
        start.elapsed()
    };
    let least = (0..tries).map(once).min().expect("there is a try");
    (least, length)
}

/// Four times the size costs no six times as much, and no more than six bytes come of one.
fn judge(family: &Family, small: usize, tries: usize) -> Result<Duration, String> {
    let [small, large] = [small, small * 4].map(|size| family.grown(size));
    let (mut least, mut most) = (Duration::MAX, Duration::MAX);
    for _ in 0..8 {
        let (time, length) = cost(&small, tries);
        least = least.min(time);
        let (time, longer) = cost(&large, tries);
        most = most.min(time);
        if length > 6 * small.len().max(1 << 10) || longer > 6 * large.len() {
            return Err(format!("{length} and {longer} bytes come of it"));
        }
        if most <= least * 6 + Duration::from_millis(5) {
            return Ok(most);
        }
    }
    Err(format!(
        "{least:?} for {} bytes, {most:?} for {}",
        small.len(),
        large.len()
    ))
}

#[test]
fn no_family_of_hostile_html_is_slow_or_grows() {
    let families = families();
    assert_eq!(families.len(), 139);
    let wrong: Vec<_> = families
        .iter()
        .filter_map(|family| {
            Some(format!(
                "{}: {}",
                family.line,
                judge(family, 16 << 10, 1).err()?
            ))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// By the soak: 64 KB, 256 KB and 1 MB, a tenth of a second for each megabyte at most.
#[test]
#[ignore = "measures time: run alone, optimised"]
fn nor_at_full_size() {
    let mut wrong = Vec::new();
    let mut costs = Vec::new();
    for family in families() {
        for size in [64 << 10, 256 << 10] {
            match judge(&family, size, 3) {
                Err(why) => wrong.push(format!("{}: {why}", family.line)),
                Ok(time) if size == 256 << 10 => costs.push((time, family.line)),
                Ok(_) => {}
            }
        }
    }
    costs.sort();
    for (time, line) in costs.iter().rev().take(10) {
        println!("{time:9.1?} for 1 MiB of {line}");
    }
    let &(slowest, line) = costs.last().expect("there are families");
    println!(
        "{} families, the costliest takes {slowest:.1?} for 1 MiB: {line}",
        costs.len()
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(slowest <= Duration::from_millis(100), "{slowest:?}: {line}");
}
