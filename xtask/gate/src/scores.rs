//! Figures of the built package against the floors in `tests/gate/scores.json`: one that falls fails, one that rises
//! asks to be recorded.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::measure::{self, Figures, PARTS};
use crate::{Fault, Mode, Verdict, place};

/// How a line begins that asks to record.
const BETTER: &str = "better than recorded";

type Floors = BTreeMap<String, Figures>;

/// Every part that is wanted, two at a time.
pub fn run(
    shared: &Path,
    mode: Mode,
    is_wanted: impl Fn(&str) -> bool,
) -> Vec<(&'static str, Result<Verdict, Fault>)> {
    let wanted: Vec<&'static str> = PARTS.into_iter().filter(|part| is_wanted(part)).collect();
    // The two that need Python make its folder only once.
    let (own, others): (Vec<&str>, Vec<&str>) = wanted.iter().partition(|part| **part == "damage");
    let measured = std::thread::scope(|scope| {
        let measure = |parts: Vec<&'static str>| -> Vec<_> {
            let figures = |part| (part, measure::figures(part, shared));
            parts.into_iter().map(figures).collect()
        };
        let threads = [others, own].map(|parts| scope.spawn(move || measure(parts)));
        threads.map(|thread| thread.join().unwrap_or_default())
    });
    let mut verdicts = Vec::new();
    for (part, figures) in measured.into_iter().flatten() {
        let verdict = figures.and_then(|(figures, said)| judge(part, &figures, said, mode));
        verdicts.push((part, verdict));
    }
    verdicts
}

fn judge(part: &str, now: &Figures, said: Vec<String>, mode: Mode) -> Result<Verdict, Fault> {
    let mut all = floors()?;
    let floor = all.entry(part.to_owned()).or_default();
    let mut verdict = compare(part, floor, now);
    verdict.lines.splice(0..0, said);
    if mode == Mode::Record {
        verdict.lines.retain(|line| !line.starts_with(BETTER));
        for (name, figure) in now {
            let kept = floor.entry(name.clone()).or_insert(*figure);
            *kept = kept.max(*figure);
        }
        fs::write(place::recorded("scores.json"), written(&all)?)?;
    }
    Ok(verdict)
}

fn floors() -> Result<Floors, Fault> {
    let file = place::recorded("scores.json");
    if !file.exists() {
        return Ok(Floors::new());
    }
    let value: Value = serde_json::from_slice(&fs::read(file)?)?;
    let section = |(part, figures): (&String, &Value)| {
        let nothing = serde_json::Map::new();
        let figures = figures.as_object().unwrap_or(&nothing).iter();
        let figures =
            figures.map(|(name, figure)| (name.clone(), figure.as_f64().unwrap_or_default()));
        (part.clone(), figures.collect())
    };
    let sections = value.as_object().ok_or("scores.json holds no sections")?;
    Ok(sections.iter().map(section).collect())
}

fn written(floors: &Floors) -> Result<String, Fault> {
    let number = |figure: &f64| {
        let is_whole = figure.fract() == 0.0;
        if is_whole {
            Value::from(*figure as u64)
        } else {
            Value::from(*figure)
        }
    };
    let section = |figures: &Figures| -> Value {
        figures
            .iter()
            .map(|(name, figure)| (name.clone(), number(figure)))
            .collect()
    };
    let all: Value = floors
        .iter()
        .map(|(part, figures)| (part.clone(), section(figures)))
        .collect();
    Ok(serde_json::to_string_pretty(&all)? + "\n")
}

/// Whether no figure fell, and what there is to say.
fn compare(part: &str, floor: &Figures, now: &Figures) -> Verdict {
    let mut verdict = Verdict {
        is_fine: true,
        lines: Vec::new(),
    };
    for (name, least) in floor {
        let figure = now.get(name);
        if figure.is_none_or(|figure| figure < least) {
            verdict.is_fine = false;
            let came = figure.map_or("is no longer measured".to_owned(), |figure| {
                format!("fell to {figure}")
            });
            verdict
                .lines
                .push(format!("{part}, {name}: {came}; it was {least}"));
        }
    }
    let has_risen =
        |(name, figure): &(&String, &f64)| floor.get(*name).is_none_or(|least| least < figure);
    let risen: Vec<String> = now
        .iter()
        .filter(has_risen)
        .map(|(name, figure)| format!("{name} {figure}"))
        .collect();
    if !risen.is_empty() {
        let risen = risen.join(", ");
        verdict.lines.push(format!(
            "{BETTER}: {risen}. So that it stays so: cargo xtask gate {part} --record"
        ));
    }
    verdict
}

#[cfg(test)]
mod tests {
    use super::compare;
    use crate::measure::Figures;

    fn figures(rows: &[(&str, f64)]) -> Figures {
        rows.iter()
            .map(|(name, figure)| ((*name).to_owned(), *figure))
            .collect()
    }

    #[test]
    fn a_figure_that_falls_fails_and_is_named() {
        let floor = figures(&[("all", 879.0), ("gofeed rss", 26.0)]);
        let verdict = compare(
            "conformance",
            &floor,
            &figures(&[("all", 880.0), ("gofeed rss", 25.0)]),
        );
        assert!(!verdict.is_fine);
        assert_eq!(
            verdict.lines[0],
            "conformance, gofeed rss: fell to 25; it was 26"
        );
    }

    #[test]
    fn a_figure_that_is_no_longer_measured_fails() {
        let verdict = compare("damage", &figures(&[("cut off", 99.9)]), &figures(&[]));
        assert!(!verdict.is_fine);
    }

    #[test]
    fn a_figure_that_rises_passes_and_asks_to_be_recorded() {
        let verdict = compare(
            "corpus",
            &figures(&[("feeds", 135.0)]),
            &figures(&[("feeds", 136.0)]),
        );
        assert!(verdict.is_fine);
        assert!(verdict.lines[0].contains("--record"), "{:?}", verdict.lines);
    }
}
