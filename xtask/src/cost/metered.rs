//! A module to one that counts its own instructions, in an exported global called `instructions`.
//!
//! Wherever a straight run of instructions begins, their number is added. The same run has the same count in every
//! engine, under any load. What makes no machine code counts nothing: blocks, their ends, `drop`.
//!
//! Where stages are asked for, each function has two globals more: what its own instructions are, and those between its
//! beginning and its end.

use std::ops::Range;

use wasmparser::{BinaryReaderError, ExportSectionReader, FunctionBody, GlobalSectionReader};
use wasmparser::{ImportSectionReader, Operator, Parser, Payload, TypeRef};

use super::functions::{Function, functions};

pub type Read<T> = Result<T, BinaryReaderError>;

const GLOBALS: u8 = 6;
const EXPORTS: u8 = 7;
const CODE: u8 = 10;

/// The module with its count.
pub fn metered(module: &[u8]) -> Read<Vec<u8>> {
    with_counters(module, &[])
}

/// The same with counts of each function.
pub fn by_function(module: &[u8]) -> Read<Vec<u8>> {
    with_counters(module, &functions(module)?)
}

fn with_counters(module: &[u8], functions: &[Function]) -> Read<Vec<u8>> {
    let mut out = module.get(..8).unwrap_or_default().to_vec();
    let mut counter = 0;
    let counters = 1 + 2 * functions.len() as u32;
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        match &payload {
            Payload::ImportSection(imports) => counter += imported_globals(imports.clone())?,
            Payload::GlobalSection(globals) => {
                counter += globals.count();
                section(&mut out, GLOBALS, &more_globals(module, globals, counters)?);
                continue;
            }
            Payload::ExportSection(exports) => {
                let names = names(functions);
                section(
                    &mut out,
                    EXPORTS,
                    &with_names(module, exports, counter, &names)?,
                );
                continue;
            }
            Payload::CodeSectionStart { range, .. } => {
                section(
                    &mut out,
                    CODE,
                    &code(module, range.clone(), counter, functions)?,
                );
                continue;
            }
            _ => {}
        }
        if let Some((id, range)) = payload.as_section() {
            section(&mut out, id, module.get(range).unwrap_or_default());
        }
    }
    Ok(out)
}

fn imported_globals(imports: ImportSectionReader<'_>) -> Read<u32> {
    let mut count = 0;
    for import in imports.into_imports() {
        count += u32::from(matches!(import?.ty, TypeRef::Global(_)));
    }
    Ok(count)
}

/// So many numbers of 64 bits more, which may change and begin at 0.
fn more_globals(module: &[u8], globals: &GlobalSectionReader<'_>, more: u32) -> Read<Vec<u8>> {
    const I64: u8 = 0x7E;
    const MUTABLE: u8 = 1;
    const ZERO: [u8; 3] = [0x42, 0, 0x0B];
    let mut list = longer(module, globals.range(), globals.count(), more)?;
    for _ in 0..more {
        list.extend([I64, MUTABLE]);
        list.extend(ZERO);
    }
    Ok(list)
}

/// What the counters are called, in their order.
fn names(functions: &[Function]) -> Vec<String> {
    let both =
        |function: &Function| ["own", "whole"].map(|kind| format!("{kind} {}", function.name));
    let all = std::iter::once("instructions".to_owned());
    all.chain(functions.iter().flat_map(both)).collect()
}

fn with_names(
    module: &[u8],
    exports: &ExportSectionReader<'_>,
    first: u32,
    names: &[String],
) -> Read<Vec<u8>> {
    const GLOBAL: u8 = 3;
    let mut list = longer(module, exports.range(), exports.count(), names.len() as u32)?;
    for (name, global) in names.iter().zip(first..) {
        unsigned(&mut list, name.len() as u64);
        list.extend(name.as_bytes());
        list.push(GLOBAL);
        unsigned(&mut list, global.into());
    }
    Ok(list)
}

/// The list of a section, whose length is said to be larger.
fn longer(module: &[u8], range: Range<usize>, count: u32, more: u32) -> Read<Vec<u8>> {
    let mut said = Vec::new();
    unsigned(&mut said, count.into());
    let mut list = Vec::new();
    unsigned(&mut list, u64::from(count) + u64::from(more));
    list.extend(
        module
            .get(range)
            .and_then(|all| all.get(said.len()..))
            .unwrap_or_default(),
    );
    Ok(list)
}

fn code(module: &[u8], range: Range<usize>, counter: u32, functions: &[Function]) -> Read<Vec<u8>> {
    let reader =
        wasmparser::BinaryReader::new(module.get(range.clone()).unwrap_or_default(), range.start);
    let bodies = wasmparser::CodeSectionReader::new(reader)?;
    let mut out = Vec::new();
    unsigned(&mut out, bodies.count().into());
    for (index, body) in bodies.into_iter().enumerate() {
        let own = counter + 1 + 2 * index as u32;
        let within = functions.get(index).map(|function| Within {
            own,
            whole: own + 1,
            result: function.result,
        });
        let body = function(module, &body?, counter, within)?;
        unsigned(&mut out, body.len() as u64);
        out.extend(body);
    }
    Ok(out)
}

/// A function's counters, and what it gives.
struct Within {
    own: u32,
    whole: u32,
    result: u8,
}

fn function(
    module: &[u8],
    body: &FunctionBody<'_>,
    counter: u32,
    within: Option<Within>,
) -> Read<Vec<u8>> {
    const BLOCK: u8 = 0x02;
    const END: u8 = 0x0B;
    let written = |at: Range<usize>| module.get(at).unwrap_or_default();
    let locals = body.range().start..body.get_operators_reader()?.original_position();
    let mut out = written(locals).to_vec();
    if let Some(within) = &within {
        add_global(&mut out, within.whole, counter, I64_SUB);
        // A branch out of the function ends here instead.
        out.extend([BLOCK, within.result]);
    }
    for run in runs(body)? {
        add(&mut out, run.count, counter);
        let mut from = run.at.start;
        if let Some(within) = &within {
            add(&mut out, run.count, within.own);
            if let Some(offset) = run.returns_at {
                out.extend(written(from..offset));
                add_global(&mut out, within.whole, counter, I64_ADD);
                from = offset;
            }
        }
        out.extend(written(from..run.at.end));
    }
    if let Some(within) = &within {
        add_global(&mut out, within.whole, counter, I64_ADD);
        out.push(END);
    }
    Ok(out)
}

/// Operators that are run one after the other, whatever happens.
struct Run {
    at: Range<usize>,
    /// How many of them count.
    count: u64,
    /// Where its last one stands, if that returns.
    returns_at: Option<usize>,
}

fn runs(body: &FunctionBody<'_>) -> Read<Vec<Run>> {
    let operators = body.get_operators_reader()?;
    let mut from = operators.original_position();
    let mut count = 0;
    let mut operators = operators.into_iter_with_offsets().peekable();
    let mut runs = Vec::new();
    while let Some(next) = operators.next() {
        let (operator, offset) = next?;
        let end = match operators.peek() {
            Some(Ok((_, offset))) => *offset,
            _ => body.range().end,
        };
        count += u64::from(is_counted(&operator));
        if ends_a_run(&operator) || end == body.range().end {
            runs.push(Run {
                at: from..end,
                count,
                returns_at: matches!(operator, Operator::Return).then_some(offset),
            });
            from = end;
            count = 0;
        }
    }
    Ok(runs)
}

fn is_counted(operator: &Operator<'_>) -> bool {
    !matches!(
        operator,
        Operator::Nop
            | Operator::Drop
            | Operator::Block { .. }
            | Operator::Loop { .. }
            | Operator::Unreachable
            | Operator::Return
            | Operator::Else
            | Operator::End
    )
}

/// Behind it another run begins: control leaves here, or comes from elsewhere.
fn ends_a_run(operator: &Operator<'_>) -> bool {
    matches!(
        operator,
        Operator::Loop { .. }
            | Operator::If { .. }
            | Operator::Else
            | Operator::End
            | Operator::Br { .. }
            | Operator::BrIf { .. }
            | Operator::BrTable { .. }
            | Operator::Return
            | Operator::Unreachable
    )
}

const GLOBAL_GET: u8 = 0x23;
const GLOBAL_SET: u8 = 0x24;
const I64_ADD: u8 = 0x7C;
const I64_SUB: u8 = 0x7D;

/// Adds to the counter.
fn add(out: &mut Vec<u8>, count: u64, counter: u32) {
    const I64_CONST: u8 = 0x42;
    if count == 0 {
        return;
    }
    out.push(GLOBAL_GET);
    unsigned(out, counter.into());
    out.push(I64_CONST);
    signed(out, count);
    out.push(I64_ADD);
    out.push(GLOBAL_SET);
    unsigned(out, counter.into());
}

/// Adds one counter to another, or takes it from there.
fn add_global(out: &mut Vec<u8>, counter: u32, other: u32, how: u8) {
    out.push(GLOBAL_GET);
    unsigned(out, counter.into());
    out.push(GLOBAL_GET);
    unsigned(out, other.into());
    out.push(how);
    out.push(GLOBAL_SET);
    unsigned(out, counter.into());
}

fn section(out: &mut Vec<u8>, id: u8, content: &[u8]) {
    out.push(id);
    unsigned(out, content.len() as u64);
    out.extend(content);
}

/// Seven bits a byte, the lowest first.
fn unsigned(out: &mut Vec<u8>, mut number: u64) {
    while number > 0x7F {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// The same where the sixth bit of the last byte is the sign, which is never wanted here.
fn signed(out: &mut Vec<u8>, mut number: u64) {
    while number > 0x3F {
        out.push(number as u8 & 0x7F | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}
