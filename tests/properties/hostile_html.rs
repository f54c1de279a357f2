//! HTML that costs careless code too much: of no family of `tests/tables/hostile-html.tsv` comes more than its size
//! allows. What they cost is counted by `cargo xtask cost`.

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

/// Of no size come more than six bytes of one.
fn grows(family: &Family, size: usize) -> Option<String> {
    let html = family.grown(size);
    let length = anyfeed::sanitize_html(&html, None, &[]).len();
    let given = html.len();
    (length > 6 * given.max(1 << 10))
        .then(|| format!("{}: {length} bytes come of {given}", family.line))
}

fn none_grows(sizes: &[usize]) {
    let families = families();
    assert_eq!(families.len(), 139);
    let asked = families
        .iter()
        .flat_map(|family| sizes.iter().filter_map(|size| grows(family, *size)));
    let wrong: Vec<String> = asked.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{} families, of sizes {sizes:?}", families.len());
}

#[test]
fn no_family_of_hostile_html_grows() {
    none_grows(&[1 << 10, 16 << 10, 64 << 10]);
}

/// Of the long run.
#[test]
#[ignore = "takes a minute"]
fn nor_at_full_size() {
    none_grows(&[256 << 10, 1 << 20]);
}
