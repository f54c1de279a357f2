//! Puts mutants into files, as many side by side as do not touch each other.

use std::collections::BTreeMap;
use std::ops::Range;

use super::find::Mutant;

/// Mutants by number, in as few groups as they can be planted in.
pub fn waves(mutants: &[Mutant], left: &[usize]) -> Vec<Vec<usize>> {
    let mut waves: Vec<Vec<usize>> = Vec::new();
    for &number in left {
        let free = waves.iter().position(|wave| {
            wave.iter()
                .all(|&other| !touch(&mutants[number], &mutants[other]))
        });
        match free {
            Some(wave) => waves[wave].push(number),
            None => waves.push(vec![number]),
        }
    }
    waves
}

/// Two that are put in at one place can stand behind each other; what is replaced must be free of others.
fn touch(one: &Mutant, other: &Mutant) -> bool {
    let is_beside = one.to <= other.from || other.to <= one.from;
    one.file == other.file && !is_beside
}

/// A file with its mutants in it, and where each stands now.
pub struct Planted {
    pub text: String,
    pub places: BTreeMap<usize, Range<usize>>,
}

/// Plants these mutants of one file.
pub fn planted(original: &str, mutants: &[Mutant], mut numbers: Vec<usize>) -> Planted {
    // What is put in stands before what is replaced from there on.
    numbers.sort_by_key(|&number| (mutants[number].from, mutants[number].to, number));
    let mut text = String::new();
    let mut places = BTreeMap::new();
    let mut at = 0;
    for number in numbers {
        let mutant = &mutants[number];
        text.push_str(&original[at..mutant.from]);
        let start = text.len();
        text.push_str(&mutant.by.replace("{id}", &(number + 1).to_string()));
        places.insert(number, start..text.len());
        at = mutant.to;
    }
    text.push_str(&original[at..]);
    Planted { text, places }
}
