//! A module as it is delivered: the same, and easier to compress.
//!
//! A sixth of what was downloaded of a module that knows legacy encodings were tables of characters: numbers of two bytes
//! that rise slowly, in which a compressor finds nothing that repeats. As their distances from the number before they take two thirds.
//! The module adds them up again when it starts: a tenth of a millisecond.
//!
//! Each access to memory has a hint of how its address is aligned. Engines for processors of today make nothing of it,
//! and to a compressor it is noise between one instruction and the next: here nothing is promised.
//!
//! What compilers say of the features that they made use of goes: engines see that for themselves.
//!
//! Functions stand beside those that they are like (`alike.rs`), and locals have names that are expected (`names.rs`).

use std::convert::Infallible;
use std::ops::{Range, RangeInclusive};

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{
    CodeSection, DataSection, Function, FunctionSection, InstructionSink, MemArg, Module,
    SectionId, StartSection, TypeSection, ValType,
};
use wasmparser::{Data, DataKind, ImportSectionReader, Operator, Parser, Payload, TypeRef};

use crate::alike::beside_alike;
use crate::names::named;

/// So many bytes are left as they are, or become differences.
const WINDOW: usize = 512;

/// Differences have to save so many bytes of a window: what saves less is no table of numbers.
const WORTH: f64 = 20.0;

/// With fewer bytes of tables they stay. The small module has none, and what looks like some grew by them.
const ENOUGH: usize = 16 * 1024;

/// Below, the optimiser was told, nothing is kept (`build.rs`).
const UNUSED: i32 = 1024;

/// How many bytes before a name are looked at, one time after the other. At first only short stretches of two functions are
/// alike, and names are what makes longer ones so.
const REACHES: RangeInclusive<usize> = 1..=8;

/// Which functions are alike is seen better when names are, and names are, when it is known which functions are alike.
const ROUNDS: usize = 3;

/// The module as it is delivered.
pub fn delivered(module: &[u8]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let mut unpromised = Module::new();
    Unpromised.parse_core_module(&mut unpromised, Parser::new(0), module)?;
    let mut delivered = named(&unpromised.finish(), REACHES)?;
    for _ in 1..ROUNDS {
        delivered = named(&beside_alike(&delivered)?, REACHES)?;
    }
    with_differences(delivered)
}

/// How many functions come from outside: their numbers are before those of the module's own.
pub fn imported_functions(imports: ImportSectionReader<'_>) -> wasmparser::Result<u32> {
    let mut count = 0;
    for import in imports.into_imports() {
        count += u32::from(matches!(import?.ty, TypeRef::Func(_)));
    }
    Ok(count)
}

/// Without hints of how addresses are aligned, and without what only compilers read.
struct Unpromised;

impl Reencode for Unpromised {
    type Error = Infallible;

    fn parse_custom_section(
        &mut self,
        _module: &mut Module,
        _section: wasmparser::CustomSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        Ok(())
    }

    fn mem_arg(&mut self, access: wasmparser::MemArg) -> Result<MemArg, Error<Infallible>> {
        let access = utils::mem_arg(self, access)?;
        Ok(MemArg { align: 0, ..access })
    }
}

/// The module with its tables as differences, and with the function that adds them up.
fn with_differences(module: Vec<u8>) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let mut tables = Tables::of(&module)?;
    let runs = tables.segments.iter().flat_map(|(_, runs)| runs);
    if runs.map(ExactSizeIterator::len).sum::<usize>() < ENOUGH {
        return Ok(module);
    }
    let mut with = Module::new();
    tables.parse_core_module(&mut with, Parser::new(0), &module)?;
    Ok(with.finish())
}

/// Where tables lie in each segment of data, and where that lies in memory; what the functions that add them up are called by.
#[derive(Default)]
struct Tables {
    segments: Vec<(usize, Vec<Range<usize>>)>,
    /// The segment that is written next.
    next: usize,
    first_type: u32,
    imported: u32,
    first_function: u32,
}

impl Tables {
    fn of(module: &[u8]) -> Result<Self, Box<dyn std::error::Error>> {
        let mut tables = Self::default();
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::StartSection { .. } => return Err("the module starts by itself".into()),
                Payload::ImportSection(imports) => tables.imported = imported_functions(imports)?,
                Payload::DataSection(section) => {
                    for data in section {
                        let data = data?;
                        tables.segments.push((place(&data)?, runs(data.data)));
                    }
                }
                _ => {}
            }
        }
        Ok(tables)
    }
}

impl Reencode for Tables {
    type Error = Infallible;

    fn parse_type_section(
        &mut self,
        types: &mut TypeSection,
        section: wasmparser::TypeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_type_section(self, types, section)?;
        self.first_type = types.len();
        types.ty().function([ValType::I32, ValType::I32], []);
        types.ty().function([], []);
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: wasmparser::FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_function_section(self, functions, section)?;
        self.first_function = self.imported + functions.len();
        functions.function(self.first_type);
        functions.function(self.first_type + 1);
        Ok(())
    }

    fn intersperse_section_hook(
        &mut self,
        module: &mut Module,
        after: Option<SectionId>,
        _: Option<SectionId>,
    ) -> Result<(), Error<Infallible>> {
        if after == Some(SectionId::Export) {
            let function_index = self.first_function + 1;
            module.section(&StartSection { function_index });
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: wasmparser::CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        utils::parse_code_section(self, code, section)?;
        code.function(&adding_up());
        code.function(&starting(&self.segments, self.first_function));
        Ok(())
    }

    fn parse_data(
        &mut self,
        section: &mut DataSection,
        data: Data<'_>,
    ) -> Result<(), Error<Infallible>> {
        let mut bytes = data.data.to_vec();
        let runs = self.segments.get(self.next).map(|(_, runs)| runs);
        for run in runs.into_iter().flatten() {
            bytes.splice(run.clone(), differences(data.data, run));
        }
        self.next += 1;
        utils::parse_data(
            self,
            section,
            Data {
                data: &bytes,
                ..data
            },
        )
    }
}

/// Each number from one address to another becomes the sum of itself and the one before.
fn adding_up() -> Function {
    let (number, end) = (0, 1);
    let here = MemArg {
        offset: 0,
        align: 0,
        memory_index: 0,
    };
    written(|body| {
        body.loop_(wasm_encoder::BlockType::Empty)
            .local_get(number)
            .local_get(number)
            .i32_load16_u(here)
            .local_get(number)
            .i32_const(2)
            .i32_sub()
            .i32_load16_u(here)
            .i32_add()
            .i32_store16(here)
            .local_get(number)
            .i32_const(2)
            .i32_add()
            .local_tee(number)
            .local_get(end)
            .i32_lt_u()
            .br_if(0)
            .end();
    })
}

fn starting(segments: &[(usize, Vec<Range<usize>>)], adding_up: u32) -> Function {
    written(|body| {
        for (place, runs) in segments {
            for run in runs {
                body.i32_const((place + run.start) as i32)
                    .i32_const((place + run.end) as i32)
                    .call(adding_up);
            }
        }
    })
}

fn written(write: impl FnOnce(&mut InstructionSink<'_>)) -> Function {
    let mut function = Function::new([]);
    let mut body = function.instructions();
    write(&mut body);
    body.end();
    function
}

fn place(data: &Data<'_>) -> Result<usize, Box<dyn std::error::Error>> {
    if let DataKind::Active { offset_expr, .. } = &data.kind
        && let Operator::I32Const { value } = offset_expr.get_operators_reader().read()?
        && value >= UNUSED
    {
        return Ok(value as usize);
    }
    Err("a module whose data has no fixed place, or is where the optimiser was told that nothing is".into())
}

/// The windows that differences make smaller; those that lie side by side are one.
fn runs(data: &[u8]) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for start in (WINDOW..data.len()).step_by(WINDOW) {
        let run = start..(start + WINDOW).min(data.len() & !1);
        if weight(&differences(data, &run)) + WORTH >= weight(&data[run.clone()]) {
            continue;
        }
        match runs.last_mut() {
            Some(last) if last.end == run.start => last.end = run.end,
            _ => runs.push(run),
        }
    }
    runs
}

fn differences(data: &[u8], run: &Range<usize>) -> Vec<u8> {
    let number = |at: usize| u16::from_le_bytes([data[at], data[at + 1]]);
    let numbers = run.clone().step_by(2);
    numbers
        .flat_map(|at| number(at).wrapping_sub(number(at - 2)).to_le_bytes())
        .collect()
}

/// About how many bytes a compressor makes of numbers of two bytes: their entropy, the lower byte and the upper one each
/// for itself, and what it costs to say which values there are.
fn weight(numbers: &[u8]) -> f64 {
    let half = |first: usize| {
        let mut counts = [0_u32; 256];
        let bytes = numbers.iter().skip(first).step_by(2);
        bytes.for_each(|byte| counts[usize::from(*byte)] += 1);
        let all: f64 = counts.iter().sum::<u32>().into();
        let there = counts.iter().filter(|count| **count > 0);
        let each =
            there.map(|count| f64::from(*count) * (all / f64::from(*count)).log2() / 8.0 + 0.5);
        each.sum::<f64>()
    };
    half(0) + half(1)
}
