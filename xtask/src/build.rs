//! The crate to `pkg/`: compile, bind, optimise, assemble.
//!
//! `pkg-template/assemble.mjs` does the last step, for it bundles JavaScript.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use lzma_rust2::{LzmaOptions, LzmaWriter};
use wasm_bindgen_cli_support::Bindgen;

use crate::delivered::delivered;

/// What went wrong, in one sentence.
pub type Outcome = Result<(), Box<dyn std::error::Error>>;

/// How much time the build may take.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Care {
    /// As published.
    Full,
    /// Without the optimiser, for the loop of change and look.
    Quick,
}

/// One module of the package: what cargo is told, and where its binding goes.
struct Flavour {
    profile: &'static str,
    words: &'static [&'static str],
    flags: &'static [&'static str],
    /// A folder of its own, so that the two are built at the same time.
    target: &'static str,
    binding: &'static str,
}

/// What is called from several places is copied into them half as eagerly as the compiler would, and not at all where it is
/// marked cold: 20 KB less to download, and no slower. Whoever says anything of this takes away what "z" means by itself, and
/// makes the small module larger.
pub const INLINING: &str = "-Cllvm-args=-inline-threshold=110 -inlinecold-threshold=0";

/// The module that checks has rules beside the reader, and is to stay small: little is copied into its callers.
const CHECK_INLINING: &str =
    "-Cllvm-args=-inline-threshold=15 -inlinehint-threshold=30 -inlinecold-threshold=0";

const GENERAL: Flavour = Flavour {
    profile: "release",
    words: &[],
    flags: &[INLINING],
    target: "target",
    binding: "target/binding",
};

const LITE: Flavour = Flavour {
    profile: "lite",
    words: &["--no-default-features", "--features=serde"],
    flags: &[],
    target: "target/lite",
    binding: "target/binding-lite",
};

/// Where two modules have one name and one folder, each build of one makes cargo compile the other anew.
const CHECK: Flavour = Flavour {
    profile: "checker",
    words: &["--features", "check"],
    flags: &[CHECK_INLINING],
    target: "target/check",
    binding: "target/binding-check",
};

impl Flavour {
    /// What the compiler left.
    fn compiled(&self, root: &Path) -> PathBuf {
        let folder = root.join(self.target).join("wasm32-unknown-unknown");
        folder.join(self.profile).join("anyfeed.wasm")
    }
}

/// What else a binding is made by: what makes it, and the versions of the tools.
const MAKERS: &[&str] = &[
    include_str!("build.rs"),
    include_str!("delivered.rs"),
    include_str!("alike.rs"),
    include_str!("flow.rs"),
    include_str!("webs.rs"),
    include_str!("likely.rs"),
    include_str!("names.rs"),
    include_str!("../../Cargo.lock"),
    include_str!("../../package-lock.json"),
];

/// Builds the whole package.
pub fn run(care: Care) -> Outcome {
    let root = root();
    let lite = {
        let root = root.clone();
        std::thread::spawn(move || {
            let modules = [&LITE, &CHECK].into_iter();
            let mut built = modules.map(|flavour| module(&root, flavour, care));
            built.try_for_each(|built| built.map_err(|error| error.to_string()))
        })
    };
    module(&root, &GENERAL, care)?;
    lite.join().map_err(|_| "the small modules failed")??;
    command("node", &root)
        .arg("pkg-template/assemble.mjs")
        .arg(root.join(GENERAL.binding))
        .arg(root.join(LITE.binding))
        .arg(root.join(CHECK.binding))
        .finish()
}

/// The general module alone.
pub fn general(care: Care) -> Outcome {
    module(&root(), &GENERAL, care)
}

/// The small module alone.
pub fn core(care: Care) -> Outcome {
    module(&root(), &LITE, care)
}

/// The module that checks alone.
pub fn check(care: Care) -> Outcome {
    module(&root(), &CHECK, care)
}

fn module(root: &Path, flavour: &Flavour, care: Care) -> Outcome {
    let out = root.join(flavour.binding);
    compile(root, flavour)?;
    let sources = [
        &fs::read(flavour.compiled(root))?,
        MAKERS.concat().as_bytes(),
    ]
    .concat();
    let made_of = out.join("made-of");
    if care == Care::Full && fs::read(&made_of).is_ok_and(|before| before == sources) {
        return Ok(());
    }
    bind(root, flavour, &out)?;
    let wasm = out.join("anyfeed_bg.wasm");
    let is_final = care == Care::Full && optimise(root, &wasm)?;
    deliver(&wasm)?;
    pack(&wasm)?;
    // What no optimiser has seen is made anew, for the next build may have one.
    if is_final {
        fs::write(made_of, sources)?;
    } else if made_of.exists() {
        fs::remove_file(made_of)?;
    }
    Ok(())
}

/// The module as it was stays beside it: a test compares what both have in memory when they have started.
fn deliver(wasm: &Path) -> Outcome {
    let module = fs::read(wasm)?;
    fs::write(wasm.with_extension("plain.wasm"), &module)?;
    Ok(fs::write(wasm, delivered(&module)?)?)
}

/// For what carries a module along in JavaScript: its length and, as LZMA, its bytes; `pkg-template/src/module/lzma.ts`
/// reads them.
fn pack(wasm: &Path) -> Outcome {
    let bytes = fs::read(wasm)?;
    let length = u32::try_from(bytes.len())?;
    let mut options = LzmaOptions::with_preset(9);
    // Whether a byte stands at an even place tells more than its place among four, of the byte itself, too.
    options.lp = 1;
    options.pb = 1;
    options.nice_len = LzmaOptions::NICE_LEN_MAX;
    options.depth_limit = 2000;
    let packed = length.to_le_bytes().to_vec();
    let mut writer = LzmaWriter::new(packed, &options, false, false, Some(length.into()))?;
    writer.write_all(&bytes)?;
    fs::write(wasm.with_extension("lzma"), writer.finish()?)?;
    Ok(())
}

/// The top folder of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// A program run in a folder; its failure is ours.
pub fn command(program: &str, folder: &Path) -> Step {
    let mut command = Command::new(program);
    command.current_dir(folder);
    Step(command)
}

/// A command that has not run yet.
pub struct Step(Command);

impl Step {
    /// Adds a word.
    pub fn arg(mut self, word: impl AsRef<std::ffi::OsStr>) -> Self {
        self.0.arg(word);
        self
    }

    /// Runs it to its end.
    pub fn finish(mut self) -> Outcome {
        let name = self.0.get_program().to_string_lossy().into_owned();
        let status = self
            .0
            .status()
            .map_err(|error| format!("{name} could not be started ({error})"))?;
        if status.success() {
            Ok(())
        } else {
            Err(format!("{name} failed ({status})").into())
        }
    }
}

/// The manifest names no `cdylib`: where it stands beside `lib`, cargo applies no LTO, whatever the profile says.
fn compile(root: &Path, flavour: &Flavour) -> Outcome {
    let step = command(env!("CARGO"), root)
        .arg("rustc")
        .arg("--quiet")
        .arg("--lib")
        .arg("--crate-type=cdylib")
        .arg("--locked")
        .arg(format!("--profile={}", flavour.profile))
        .arg("--target=wasm32-unknown-unknown")
        .arg(told_compiler(&neutral_paths(root)))
        .arg(told_compiler(flavour.flags))
        .arg(format!("--target-dir={}", flavour.target));
    let words = flavour.words.iter();
    words.fold(step, |step, word| step.arg(word)).finish()
}

/// Flags for the compiler of modules, besides those of `.cargo/config.toml`, as a word for cargo.
pub fn told_compiler(flags: &[impl std::fmt::Debug]) -> String {
    format!("--config=target.wasm32-unknown-unknown.rustflags={flags:?}")
}

/// Messages of panics name files. Where those lie on the machine that builds must not be in the module: two builds
/// would differ.
pub fn neutral_paths(root: &Path) -> Vec<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    let home = home.map(|home| remap(&home, "cargo"));
    home.into_iter().chain([remap(root, "anyfeed")]).collect()
}

/// The binding's JavaScript is an ES module that instantiates once. Ours is a function that does so each time
/// it is called, for an instance is replaced after a trap and after a document that made its memory grow.
fn bind(root: &Path, flavour: &Flavour, out: &Path) -> Outcome {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(flavour.compiled(root))
        .web(true)?
        .omit_default_module_path(true)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(out)?;
    let file = out.join("anyfeed.js");
    let module = fs::read_to_string(&file)?;
    fs::write(&file, wrap(&module)?)?;
    Ok(())
}

fn wrap(module: &str) -> Result<String, Box<dyn std::error::Error>> {
    const LOADER: &str = "async function __wbg_load(";
    let strange = "the binding is built in another way than expected; see wrap() in xtask";
    let (body, _) = module.split_once(LOADER).ok_or(strange)?;
    let helpers = [
        "function __wbg_get_imports()",
        "function __wbg_finalize_init(",
    ];
    if !helpers.iter().all(|helper| body.contains(helper)) {
        return Err(strange.into());
    }
    let names: Vec<&str> = body
        .lines()
        .filter_map(|line| {
            let named = line.strip_prefix("export function ");
            named.or_else(|| line.strip_prefix("export class "))
        })
        .filter_map(|rest| rest.split_once(['(', ' ']).map(|(name, _)| name))
        .collect();
    let body = body
        .replace("export function ", "function ")
        .replace("export class ", "class ");
    // What starts it is ours: in an edge runtime the module may come from another realm, where it is no instance of the
    // class that theirs asks for.
    Ok(format!(
        "export function createBinding(module) {{\n{body}\n\
         const instance = new WebAssembly.Instance(module, __wbg_get_imports());\n\
         const {{ memory }} = __wbg_finalize_init(instance, module);\nreturn {{ memory, {} }};\n}}\n",
        names.join(", ")
    ))
}

/// Optional: 6 per cent smaller. The pass that packs memory makes the download larger; the one that inlines makes
/// functions so large that engines give them poorer code, and all of it 3 per cent slower. The stack ends at the lowest
/// addresses, so that nothing is kept there: what is added to an address may stand in the instruction that uses it.
///
/// False where there is no optimiser.
fn optimise(root: &Path, wasm: &Path) -> Result<bool, Box<dyn std::error::Error>> {
    let Some(tool) = optimiser(root) else {
        eprintln!(
            "xtask: npm package binaryen is not installed; the module stays as the compiler left it"
        );
        return Ok(false);
    };
    let done = wasm.with_extension("opt.wasm");
    command("node", root)
        .arg(tool)
        .arg("--low-memory-unused")
        .arg("-O3")
        .arg("--flatten")
        .arg("--rereloop")
        .arg("-O3")
        .arg("-O3")
        .arg("--skip-pass=inlining-optimizing")
        .arg("--skip-pass=memory-packing")
        .arg("--skip-pass=local-cse")
        .arg(wasm)
        .arg("-o")
        .arg(&done)
        .finish()?;
    fs::rename(done, wasm)?;
    Ok(true)
}

fn optimiser(root: &Path) -> Option<PathBuf> {
    let tool = root.join("node_modules/binaryen/bin/wasm-opt");
    tool.exists().then_some(tool)
}
