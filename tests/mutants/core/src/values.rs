//! What a function could give instead: values of its type that are easily made.

use syn::{GenericArgument, PathArguments, ReturnType, Type};

/// Expressions to return in place of what a function works out.
pub fn instead(output: &ReturnType) -> Vec<String> {
    match output {
        ReturnType::Default => vec![String::new()],
        ReturnType::Type(_, one) => of(one),
    }
}

fn of(one: &Type) -> Vec<String> {
    let list = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match one {
        Type::Tuple(tuple) if tuple.elems.is_empty() => list(&[""]),
        Type::Tuple(tuple) => {
            let parts: Vec<Vec<String>> = tuple.elems.iter().map(of).collect();
            let first = parts.iter().map(|values| {
                values
                    .first()
                    .cloned()
                    .unwrap_or_else(|| "Default::default()".into())
            });
            vec![format!("({})", first.collect::<Vec<_>>().join(", "))]
        }
        Type::Reference(to) => match &*to.elem {
            Type::Path(path) if path.path.is_ident("str") => list(&["\"\"", "\"xyzzy\""]),
            Type::Slice(_) if to.mutability.is_none() => list(&["&[]"]),
            _ => Vec::new(),
        },
        Type::Path(path) => named(path),
        _ => Vec::new(),
    }
}

fn named(path: &syn::TypePath) -> Vec<String> {
    let Some(last) = path.path.segments.last() else {
        return Vec::new();
    };
    let inner = || match &last.arguments {
        PathArguments::AngleBracketed(list) => {
            list.args.iter().find_map(|argument| match argument {
                GenericArgument::Type(one) => Some(of(one)),
                _ => None,
            })
        }
        _ => None,
    };
    let wrapped = |form: &str| {
        inner()
            .unwrap_or_default()
            .iter()
            .map(|value| {
                let value = if value.is_empty() { "()" } else { value };
                form.replace('$', value)
            })
            .collect::<Vec<_>>()
    };
    let list = |words: &[&str]| {
        words
            .iter()
            .map(|word| (*word).to_owned())
            .collect::<Vec<_>>()
    };
    match last.ident.to_string().as_str() {
        "bool" => list(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize"
        | "u128" | "i128" => list(&["0", "1"]),
        "f32" | "f64" => list(&["0.0", "1.0"]),
        "char" => list(&["'x'"]),
        "String" => list(&["String::new()", "String::from(\"xyzzy\")"]),
        "Cow" => list(&[
            "Default::default()",
            "std::borrow::Cow::Borrowed(\"xyzzy\")",
        ]),
        "Option" => [list(&["None"]), wrapped("Some($)")].concat(),
        "Result" => wrapped("Ok($)"),
        "Vec" => list(&["Vec::new()"]),
        "Self" | "Ordering" => Vec::new(),
        _ => list(&["Default::default()"]),
    }
}
