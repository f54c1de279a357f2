//! The names of locals so that a compressor finds them where it expects them.
//!
//! A fifth of a compressed module tells which local is read or written, and which number a local has is nobody's business: LLVM and the
//! optimiser give any. Here each gets the one with which most of a function's bytes stand behind bytes behind
//! which they stood in other functions. Nothing is read or written more or less often than before.

use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, Module};
use wasmparser::{
    BinaryReader, CodeSectionReader, CompositeInnerType, FunctionBody, Parser, Payload, ValType,
    Validator, WasmFeatures,
};

use crate::likely::Likely;
use crate::webs::{Origin, Web, Webs};

type Told<T> = Result<T, Box<dyn std::error::Error>>;

/// So many names are tried of those that would be cheapest where they stand, with what follows.
const TRIED: usize = 6;

/// Names below take one byte, all others two: to stay where it is, each keeps its length.
const SHORT: usize = 1 << 7;
const MOST: usize = 1 << 14;

/// The module with other names. All functions are gone through as often as reaches are given: so many bytes
/// before a byte are looked at.
pub fn named(module: &[u8], reaches: impl IntoIterator<Item = usize>) -> Told<Vec<u8>> {
    validate(module)?;
    let mut functions = functions(module)?;
    for reach in reaches {
        let bodies = functions.iter().map(|function| function.body.as_slice());
        let mut likely = Likely::new(bodies, reach);
        for function in &mut functions {
            likely.forget(&function.body);
            function.name(&likely);
            likely.learn(&function.body);
        }
    }
    let before = self::functions(module)?;
    for (function, before) in functions.iter().zip(&before) {
        let body = FunctionBody::new(BinaryReader::new(&function.body, 0));
        let parameters = &before.webs.kinds[..before.webs.parameters];
        let webs = Webs::of(&body, parameters)?;
        if !webs.mean_the_same(&before.webs) || function.nameless() != before.nameless() {
            return Err("with other names a function would do something else".into());
        }
    }
    let mut named = Module::new();
    Named(functions).parse_core_module(&mut named, Parser::new(0), module)?;
    let named = named.finish();
    validate(&named)?;
    Ok(named)
}

/// What no exceptions, tail calls and other ways through a function are in.
fn validate(module: &[u8]) -> wasmparser::Result<()> {
    Validator::new_with_features(WasmFeatures::WASM2)
        .validate_all(module)
        .map(|_| ())
}

/// A function, and what it keeps in its locals.
struct Function {
    body: Vec<u8>,
    webs: Webs,
}

fn functions(module: &[u8]) -> Told<Vec<Function>> {
    let mut types = Vec::new();
    let mut typed = Vec::new();
    let mut functions = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::TypeSection(section) => {
                for group in section {
                    types.extend(
                        group?
                            .into_types()
                            .map(|kind| match kind.composite_type.inner {
                                CompositeInnerType::Func(function) => function.params().to_vec(),
                                _ => Vec::new(),
                            }),
                    );
                }
            }
            Payload::FunctionSection(section) => {
                typed = section.into_iter().collect::<Result<_, _>>()?
            }
            Payload::CodeSectionEntry(body) => {
                let kind: u32 = typed[functions.len()];
                let parameters: &Vec<ValType> = &types[kind as usize];
                let webs = Webs::of(&body, parameters)?;
                if webs.kinds.len() > MOST {
                    return Err("a function has names of three bytes".into());
                }
                functions.push(Function {
                    body: body.as_bytes().to_vec(),
                    webs,
                });
            }
            _ => {}
        }
    }
    Ok(functions)
}

impl Function {
    /// What is in it beside names.
    fn nameless(&self) -> Vec<u8> {
        let mut body = self.body.clone();
        for web in &self.webs.webs {
            let least = if web.name < SHORT { 0 } else { SHORT };
            web.places
                .iter()
                .for_each(|&place| write(&mut body, place, least));
        }
        body
    }

    fn name(&mut self, likely: &Likely) {
        let costs = (0..self.body.len())
            .map(|at| likely.cost(&self.body, at))
            .collect();
        let mut naming = Naming {
            body: &mut self.body,
            webs: &mut self.webs,
            likely,
            costs,
        };
        naming.webs();
    }
}

/// The search for better names within a function.
struct Naming<'a> {
    body: &'a mut [u8],
    webs: &'a mut Webs,
    likely: &'a Likely,
    /// What each byte costs as it is.
    costs: Vec<u32>,
}

impl Naming<'_> {
    /// Each web, and those that must change with it, get another name where that is better.
    fn webs(&mut self) {
        for web in 0..self.webs.webs.len() {
            for other in self.cheapest(web) {
                let one = self.webs.webs[web].name;
                if one != other {
                    let chain = self.chain(web, other);
                    self.exchange(&chain, one, other);
                }
            }
        }
    }

    fn is_like(&self, one: usize, other: usize) -> bool {
        self.webs.kinds[one] == self.webs.kinds[other] && (one < SHORT) == (other < SHORT)
    }

    /// The names that would cost a web least where they stand.
    fn cheapest(&mut self, web: usize) -> Vec<usize> {
        let name = self.webs.webs[web].name;
        let others = (0..self.webs.kinds.len()).filter(|&other| self.is_like(name, other));
        let mut others: Vec<(u32, usize)> = others.map(|other| (0, other)).collect();
        for (cost, other) in &mut others {
            for &place in &self.webs.webs[web].places {
                write(self.body, place, *other);
                *cost += self.likely.cost(self.body, place);
            }
        }
        for &place in &self.webs.webs[web].places {
            write(self.body, place, name);
        }
        others.sort_unstable();
        others
            .into_iter()
            .take(TRIED)
            .map(|(_, other)| other)
            .collect()
    }

    /// A web, its rivals that have the other name, their rivals that have the first one, and so on.
    fn chain(&self, web: usize, other: usize) -> Vec<usize> {
        let all = &self.webs.webs;
        let one = all[web].name;
        let mut chain = vec![web];
        let mut next = 0;
        while let Some(&web) = chain.get(next) {
            let wanted = if all[web].name == one { other } else { one };
            for &rival in &all[web].rivals {
                if all[rival].name == wanted && !chain.contains(&rival) {
                    chain.push(rival);
                }
            }
            next += 1;
        }
        chain
    }

    /// Gives each of these webs the other of two names, where that may be and costs less.
    fn exchange(&mut self, webs: &[usize], one: usize, other: usize) {
        let to = |web: &Web| if web.name == one { other } else { one };
        let may = |web: &Web| match web.origin {
            Origin::Nothing => true,
            Origin::Zero => to(web) >= self.webs.parameters,
            Origin::Parameter => false,
        };
        if !webs.iter().all(|&web| may(&self.webs.webs[web])) {
            return;
        }
        self.rename(webs, to);
        let touched = self.touched(webs);
        let mut saved: i64 = touched.iter().map(|&at| i64::from(self.costs[at])).sum();
        let mut costs = Vec::with_capacity(touched.len());
        for &at in &touched {
            let cost = self.likely.cost(self.body, at);
            saved -= i64::from(cost);
            if saved <= 0 {
                self.rename(webs, to);
                return;
            }
            costs.push((at, cost));
        }
        costs
            .into_iter()
            .for_each(|(at, cost)| self.costs[at] = cost);
    }

    fn rename(&mut self, webs: &[usize], to: impl Fn(&Web) -> usize) {
        for &web in webs {
            let web = &mut self.webs.webs[web];
            web.name = to(web);
            web.places
                .iter()
                .for_each(|&place| write(self.body, place, web.name));
        }
    }

    /// The names of these webs, and what stands behind them within reach.
    fn touched(&self, webs: &[usize]) -> Vec<usize> {
        let places = webs.iter().flat_map(|&web| &self.webs.webs[web].places);
        let reached = |place: usize| place..(place + self.likely.reach() + 2).min(self.body.len());
        let mut touched: Vec<usize> = places.flat_map(|&place| reached(place)).collect();
        touched.sort_unstable();
        touched.dedup();
        touched
    }
}

fn write(body: &mut [u8], place: usize, name: usize) {
    if name < SHORT {
        body[place] = name as u8;
    } else {
        body[place] = name as u8 | 0x80;
        body[place + 1] = (name >> 7) as u8;
    }
}

/// The functions as they are written.
struct Named(Vec<Function>);

impl Reencode for Named {
    type Error = Infallible;

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        for function in &self.0 {
            code.raw(&function.body);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{FunctionSection, TypeSection, ValType};

    use super::*;

    #[test]
    fn ways_that_are_not_known_are_refused() {
        let module = one_function(|body| _ = body.return_call(0));
        assert!(named(&module, [2]).is_err());
        let module = one_function(|body| _ = body.nop());
        assert!(named(&module, [2]).is_ok());
    }

    fn one_function(write: impl FnOnce(&mut wasm_encoder::InstructionSink<'_>)) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut functions = FunctionSection::new();
        functions.function(0);
        let mut function = wasm_encoder::Function::new([]);
        write(&mut function.instructions());
        function.instructions().end();
        let mut code = CodeSection::new();
        code.function(&function);
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&code);
        module.finish()
    }

    /// Four functions that do the same; the last with other names.
    fn module() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut functions = FunctionSection::new();
        let mut code = CodeSection::new();
        for (one, other) in [(0, 1), (0, 1), (0, 1), (1, 0)] {
            functions.function(0);
            let mut function = wasm_encoder::Function::new([(2, ValType::I32)]);
            let mut body = function.instructions();
            body.i32_const(1)
                .local_set(one)
                .i32_const(2)
                .local_set(other);
            body.local_get(one).local_get(other).i32_sub().drop().end();
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&code);
        module.finish()
    }

    #[test]
    fn what_does_the_same_is_called_the_same() {
        let bodies = |module: &[u8]| -> Vec<Vec<u8>> {
            let all = functions(module).expect("functions").into_iter();
            all.map(|function| function.body).collect()
        };
        let before = bodies(&module());
        assert_ne!(before[0], before[3]);
        let after = bodies(&named(&module(), [2]).expect("a module"));
        assert_eq!(after, vec![before[0].clone(); 4]);
    }
}
