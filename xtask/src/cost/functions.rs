//! A module to its functions: what each is called, and what it gives.

use wasmparser::{KnownCustom, Name, Parser, Payload, TypeRef, ValType};

use super::metered::Read;

/// A function that the module itself has.
pub struct Function {
    /// What the compiler calls it.
    pub name: String,
    /// The type of a block that gives the same.
    pub result: u8,
}

/// All of them, in the order of their code.
pub fn functions(module: &[u8]) -> Read<Vec<Function>> {
    let (mut results, mut imported, mut found) = (Vec::new(), 0, Vec::new());
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::TypeSection(types) => {
                for kind in types.into_iter_err_on_gc_types() {
                    results.push(result(kind?.results()));
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::FunctionSection(kinds) => {
                for kind in kinds {
                    found.push(Function {
                        name: format!("{}", found.len()),
                        result: results.get(kind? as usize).copied().unwrap_or(NOTHING),
                    });
                }
            }
            Payload::CustomSection(custom) => {
                if let KnownCustom::Name(names) = custom.as_known() {
                    for names in names {
                        name(&mut found, imported, names?)?;
                    }
                }
            }
            _ => {}
        }
    }
    Ok(found)
}

fn name(functions: &mut [Function], imported: usize, names: Name<'_>) -> Read<()> {
    let Name::Function(names) = names else {
        return Ok(());
    };
    for name in names {
        let name = name?;
        let own = (name.index as usize).checked_sub(imported);
        if let Some(function) = own.and_then(|own| functions.get_mut(own)) {
            function.name = format!("{} {}", function.name, name.name);
        }
    }
    Ok(())
}

const NOTHING: u8 = 0x40;

fn result(results: &[ValType]) -> u8 {
    match results.first() {
        None => NOTHING,
        Some(ValType::I32) => 0x7F,
        Some(ValType::I64) => 0x7E,
        Some(ValType::F32) => 0x7D,
        Some(ValType::F64) => 0x7C,
        Some(ValType::V128) => 0x7B,
        Some(ValType::Ref(kind)) if kind.is_func_ref() => 0x70,
        Some(ValType::Ref(_)) => 0x6F,
    }
}
