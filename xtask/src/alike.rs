//! The functions of a module beside those that they are like: what a compressor saw a moment ago is told in fewest words.

use std::collections::HashMap;
use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload};

use crate::delivered::imported_functions;

/// So many bytes that stand in two functions are something that they share: an instruction or two.
const WORD: usize = 4;

/// What more functions share than this says nothing of any two.
const COMMON: usize = 400;

/// The module with its functions in another order.
pub fn beside_alike(module: &[u8]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let mut imported = 0;
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(imports) => imported = imported_functions(imports)?,
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    let order = order(&bodies);
    let mut numbers = vec![0; order.len()];
    for (number, &old) in (imported..).zip(&order) {
        numbers[old] = number;
    }
    let numbers = (0..imported).chain(numbers).collect();
    let mut ordered = Module::new();
    Ordered { order, numbers }.parse_core_module(&mut ordered, Parser::new(0), module)?;
    Ok(ordered.finish())
}

/// From the longest on, always the one that shares most of itself with those that came last.
fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let words: Vec<Vec<&[u8]>> = bodies.iter().map(|body| words(body)).collect();
    let mut sharing: HashMap<&[u8], Vec<usize>> = HashMap::new();
    for (function, words) in words.iter().enumerate() {
        for word in words {
            sharing.entry(word).or_default().push(function);
        }
    }
    sharing.retain(|_, functions| (2..COMMON).contains(&functions.len()));
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    let mut shared = vec![0; bodies.len()];
    let mut order = Vec::with_capacity(bodies.len());
    let part = |shared: u64, function: usize| (shared << 20) / (words[function].len() as u64 + 20);
    let mut next = (0..bodies.len()).max_by_key(|&function| bodies[function].len());
    while let Some(function) = next {
        left.retain(|one| *one != function);
        order.push(function);
        for sum in &mut shared {
            *sum = *sum * 3 / 4;
        }
        for functions in words[function].iter().filter_map(|word| sharing.get(word)) {
            // What few share says more.
            let worth = u64::from(12 - functions.len().ilog2()) << 8;
            for other in functions {
                shared[*other] += worth;
            }
        }
        next = left
            .iter()
            .copied()
            .max_by_key(|&one| (part(shared[one], one), usize::MAX - one));
    }
    order
}

/// The stretches of a function, each once.
fn words(body: &[u8]) -> Vec<&[u8]> {
    let mut words: Vec<&[u8]> = body.windows(WORD).collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// Where each function goes, and what numbers they have then.
struct Ordered {
    order: Vec<usize>,
    numbers: Vec<u32>,
}

impl Reencode for Ordered {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.numbers[function as usize])
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}
