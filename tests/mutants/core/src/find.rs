//! A file of Rust in, its mutants out: each with one small fault that somebody might have written.

use std::ops::Range;
use std::path::Path;
use std::{fs, mem};

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Expr, Pat, UnOp};

use super::{tables, values};

/// A part of a file, and what is put in its place; `{id}` is the number of its switch.
#[derive(Clone, Debug)]
pub struct Mutant {
    pub file: String,
    pub from: usize,
    pub to: usize,
    pub by: String,
    pub row: usize,
    pub column: usize,
    pub line: String,
    pub change: String,
}

impl Mutant {
    pub fn label(&self) -> String {
        format!("{}:{}:{} {}", self.file, self.row, self.column, self.change)
    }

    /// Whether a row of the list of equal ones means it.
    pub fn is(&self, file: &str, line: &str, change: &str) -> bool {
        self.file == file && self.line.contains(line) && self.change == change
    }
}

/// What a sign is mistaken for.
const SIGNS: &[(&str, &[&str])] = &[
    ("==", &["!="]),
    ("!=", &["=="]),
    ("<", &["<=", ">"]),
    ("<=", &["<", ">"]),
    (">", &[">=", "<"]),
    (">=", &[">", "<"]),
    ("&&", &["||"]),
    ("||", &["&&"]),
    ("+", &["-", "*"]),
    ("-", &["+", "/"]),
    ("*", &["+", "/"]),
    ("/", &["%", "*"]),
    ("%", &["/", "+"]),
    ("&", &["|", "^"]),
    ("|", &["&", "^"]),
    ("^", &["|", "&"]),
    ("<<", &[">>"]),
    (">>", &["<<"]),
    ("+=", &["-=", "*="]),
    ("-=", &["+=", "/="]),
    ("*=", &["+=", "/="]),
    ("/=", &["%=", "*="]),
    ("|=", &["&=", "^="]),
    ("&=", &["|=", "^="]),
    ("^=", &["|=", "&="]),
    ("<<=", &[">>="]),
    (">>=", &["<<="]),
];
const METHODS: &[(&str, &str)] = &[
    ("any", "all"),
    ("all", "any"),
    ("min", "max"),
    ("max", "min"),
    ("starts_with", "ends_with"),
    ("ends_with", "starts_with"),
    ("is_some", "is_none"),
    ("is_none", "is_some"),
    ("first", "last"),
    ("last", "first"),
    ("find", "rfind"),
    ("rfind", "find"),
];

/// The mutants of a file, or of all files of a folder, without those of tests.
pub fn under(root: &Path, place: &str) -> Vec<Mutant> {
    let path = root.join(place);
    if path.is_file() && !place.ends_with(".rs") {
        return Vec::new();
    }
    if path.is_file() {
        return of(place, &fs::read_to_string(path).expect("it is readable"));
    }
    let listed = fs::read_dir(path).expect("the folder is there");
    let mut names: Vec<String> = listed
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .into_string()
                .expect("a name")
        })
        .collect();
    names.sort();
    // What the build under test does not hold: tests, and what stands for tables where they are left out.
    names.retain(|name| {
        !matches!(
            name.as_str(),
            "tests" | "tests.rs" | "small.rs" | "faults.rs"
        )
    });
    names
        .iter()
        .flat_map(|name| under(root, &format!("{place}/{name}")))
        .collect()
}

fn of(file: &str, text: &str) -> Vec<Mutant> {
    let read = syn::parse_file(text).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut finder = Finder {
        file,
        text,
        found: Vec::new(),
        is_fixed: false,
    };
    finder.visit_file(&read);
    [finder.found, tables::of(file, text)].concat()
}

struct Finder<'t> {
    file: &'t str,
    text: &'t str,
    found: Vec<Mutant>,
    /// In what the compiler works out, where no switch can be asked.
    is_fixed: bool,
}

impl Finder<'_> {
    fn add(&mut self, at: usize, Range { start, end }: Range<usize>, by: String, change: String) {
        if self.is_fixed {
            return;
        }
        let before = &self.text[..at];
        let begin = before.rfind('\n').map_or(0, |place| place + 1);
        let line = self.text[begin..]
            .lines()
            .next()
            .unwrap_or_default()
            .trim()
            .to_owned();
        let row = 1 + before.matches('\n').count();
        self.found.push(Mutant {
            file: self.file.to_owned(),
            from: start,
            to: end,
            by,
            row,
            column: 1 + at - begin,
            line,
            change,
        });
    }

    fn text(&self, of: &impl Spanned) -> String {
        self.text[of.span().byte_range()].to_owned()
    }

    /// One expression or another, by the switch.
    fn either(&mut self, at: usize, whole: &impl Spanned, other: String, change: String) {
        let by = format!(
            "(if crate::mutant::is({{id}}) {{ {other} }} else {{ {} }})",
            self.text(whole)
        );
        self.add(at, whole.span().byte_range(), by, change);
    }

    fn body(&mut self, signature: &syn::Signature, block: &syn::Block) {
        if signature.constness.is_some() || block.stmts.is_empty() {
            return;
        }
        let start = block.brace_token.span.open().byte_range().end;
        for value in values::instead(&signature.output) {
            let change = format!(
                "{} gives {}",
                signature.ident,
                if value.is_empty() { "nothing" } else { &value }
            );
            let by = format!(" if crate::mutant::is({{id}}) {{ return {value}; }}");
            self.add(
                signature.ident.span().byte_range().start,
                start..start,
                by,
                change,
            );
        }
    }

    /// What is visited here has no switches.
    fn fixed(&mut self, is_fixed: bool, visit: impl FnOnce(&mut Self)) {
        let within = self.is_fixed || is_fixed;
        let before = mem::replace(&mut self.is_fixed, within);
        visit(self);
        self.is_fixed = before;
    }

    fn binary(&mut self, node: &syn::ExprBinary) {
        let sign = self.text(&node.op);
        if is_chain(&node.left) || is_chain(&node.right) {
            return;
        }
        let (left, right) = (self.text(&node.left), self.text(&node.right));
        let others = SIGNS
            .iter()
            .find(|(known, _)| *known == sign)
            .map_or(&[][..], |row| row.1);
        for other in others {
            self.either(
                node.op.span().byte_range().start,
                node,
                format!("({left}) {other} ({right})"),
                format!("{sign} → {other}"),
            );
        }
    }

    fn arms(&mut self, node: &syn::ExprMatch) {
        let is_rest = |arm: &syn::Arm| matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none();
        let has_rest = node.arms.last().is_some_and(is_rest);
        for arm in node.arms.iter().filter(|arm| !is_out(&arm.attrs)) {
            let at = arm.pat.span().byte_range();
            let guard = arm.guard.as_ref().map(|(_, guard)| &**guard);
            match guard {
                Some(guard) if is_chain(guard) => {}
                Some(guard) => {
                    let (place, words) = (guard.span().byte_range(), self.text(guard));
                    self.add(
                        place.start,
                        place.clone(),
                        format!("(crate::mutant::is({{id}}) || ({words}))"),
                        "guard → true".into(),
                    );
                    self.add(
                        place.start,
                        place,
                        format!("(!crate::mutant::is({{id}}) && ({words}))"),
                        "guard → false".into(),
                    );
                }
                None if has_rest && !is_rest(arm) => {
                    self.add(
                        at.start,
                        at.end..at.end,
                        " if !crate::mutant::is({id})".into(),
                        "arm left out".into(),
                    );
                }
                None => {}
            }
        }
    }
}

impl<'a> Visit<'a> for Finder<'_> {
    fn visit_item_fn(&mut self, node: &'a syn::ItemFn) {
        if !is_out(&node.attrs) {
            self.body(&node.sig, &node.block);
            self.fixed(node.sig.constness.is_some(), |finder| {
                visit::visit_item_fn(finder, node)
            });
        }
    }

    fn visit_impl_item_fn(&mut self, node: &'a syn::ImplItemFn) {
        if !is_out(&node.attrs) {
            self.body(&node.sig, &node.block);
            self.fixed(node.sig.constness.is_some(), |finder| {
                visit::visit_impl_item_fn(finder, node)
            });
        }
    }

    fn visit_item_impl(&mut self, node: &'a syn::ItemImpl) {
        if !is_out(&node.attrs) {
            visit::visit_item_impl(self, node);
        }
    }

    fn visit_item_mod(&mut self, node: &'a syn::ItemMod) {
        if !is_out(&node.attrs) {
            visit::visit_item_mod(self, node);
        }
    }

    fn visit_local(&mut self, node: &'a syn::Local) {
        if !is_out(&node.attrs) {
            visit::visit_local(self, node);
        }
    }

    fn visit_expr(&mut self, node: &'a Expr) {
        if let Expr::Block(block) = node
            && is_out(&block.attrs)
        {
            return;
        }
        match node {
            Expr::Binary(binary) => self.binary(binary),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_)) => {
                let (sign, inner) = (self.text(&unary.op), self.text(&unary.expr));
                self.either(
                    unary.span().byte_range().start,
                    node,
                    inner,
                    format!("{sign} left out"),
                );
            }
            Expr::If(one) if !is_chain(&one.cond) && !is_choice_of_build(&self.text(&one.cond)) => {
                let words = self.text(&one.cond);
                self.either(
                    one.cond.span().byte_range().start,
                    &one.cond,
                    format!("!({words})"),
                    "if → if not".into(),
                );
            }
            Expr::Match(one) => self.arms(one),
            Expr::MethodCall(call) => {
                let method = call.method.to_string();
                if let Some((_, other)) = METHODS.iter().find(|(known, _)| *known == method) {
                    let (whole, name) = (node.span().byte_range(), call.method.span().byte_range());
                    let by = format!(
                        "{}{other}{}",
                        &self.text[whole.start..name.start],
                        &self.text[name.end..whole.end]
                    );
                    self.either(name.start, node, by, format!("{method} → {other}"));
                }
            }
            _ => {}
        }
        visit::visit_expr(self, node);
    }

    fn visit_item_const(&mut self, _: &'a syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'a syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'a syn::ImplItemConst) {}
    fn visit_expr_const(&mut self, _: &'a syn::ExprConst) {}
    fn visit_item_enum(&mut self, _: &'a syn::ItemEnum) {}
    fn visit_type(&mut self, _: &'a syn::Type) {}
    fn visit_pat(&mut self, _: &'a Pat) {}
    fn visit_attribute(&mut self, _: &'a Attribute) {}
}

/// Whether it is, or ends in, `let PATTERN = …`: no value that could be negated.
fn is_chain(one: &Expr) -> bool {
    match one {
        Expr::Let(_) => true,
        Expr::Binary(binary) if matches!(binary.op, BinOp::And(_)) => {
            is_chain(&binary.left) || is_chain(&binary.right)
        }
        _ => false,
    }
}

/// Which build it is, is no fault that tests of one build could notice.
fn is_choice_of_build(condition: &str) -> bool {
    condition.contains("cfg!") || condition.contains("faults::")
}

/// Not in the build that the tests are of.
fn is_out(attributes: &[Attribute]) -> bool {
    let cfg = attributes.iter().filter(|one| one.path().is_ident("cfg"));
    let mut words = cfg
        .filter_map(|one| one.meta.require_list().ok())
        .map(|list| list.tokens.to_string());
    attributes.iter().any(|one| one.path().is_ident("test"))
        || words.any(|words| {
            let is_plain = words == "feature = \"full\"";
            let is_usual = words.starts_with("all (feature = \"full\"")
                || words.starts_with("not (target_arch");
            !is_plain && !is_usual
        })
}
