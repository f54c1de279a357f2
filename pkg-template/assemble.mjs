// The last step of the build: binding, doors and texts to pkg/.
//
//     node pkg-template/assemble.mjs FOLDER_OF_THE_BINDING FOLDER_OF_THE_SMALL_ONE FOLDER_OF_THE_CHECKER
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { adviceIn, codesOf, profilesOf } from "./codes.mjs";
import { literalOf } from "./literal.mjs";
import { schemaOf } from "./schema.mjs";
import { shapesOf } from "./shapes.mjs";

const template = dirname(fileURLToPath(import.meta.url));
const root = dirname(template);
/** The modules: where the binding of each is, under which name the package has it, and the kind of string that JavaScript carries. */
const modules = {
  general: moduleIn(process.argv[2] ?? "target/binding", "feed.wasm", "./inline.js", "characters"),
  lite: moduleIn(process.argv[3] ?? "target/binding-lite", "lite.wasm", "./lite-inline.js", "characters"),
  check: moduleIn(process.argv[4] ?? "target/binding-check", "check.wasm", "./check-inline.js", "packed"),
};
const dist = join(root, "pkg/dist");
const version = readFileSync(join(root, "Cargo.toml"), "utf8").match(/^version = "(.*)"$/m)[1];

/** Every file of code: what it is made from, where it finds the module, how it is written. What only runtimes read is written tightly. */
const doors = [
  { out: "index.js", module: "inline" },
  { out: "index.cjs", module: "required", format: "cjs" },
  { out: "workerd.js", module: "workerd", minifyWhitespace: true },
  { out: "edge.js", module: "edge", minifyWhitespace: true },
  { out: "lite.js", module: "inline", core: "lite" },
  { out: "lite.cjs", module: "required", core: "lite", format: "cjs" },
  { out: "lite-workerd.js", module: "workerd", core: "lite", minifyWhitespace: true },
  { out: "lite-edge.js", module: "edge", core: "lite", minifyWhitespace: true },
  { out: "check.js", from: "src/check/index.ts", module: "inline", core: "check" },
  { out: "check.cjs", from: "src/check/index.ts", module: "required", core: "check", format: "cjs" },
  { out: "check-workerd.js", from: "src/check/index.ts", module: "workerd", core: "check", minifyWhitespace: true },
  { out: "check-edge.js", from: "src/check/index.ts", module: "edge", core: "check", minifyWhitespace: true },
  { out: "slim.js", module: "slim" },
  { out: "slim.cjs", module: "slim", format: "cjs" },
  // Pages load these two as they are.
  { out: "web.js", from: "src/web/index.ts", module: "none", minify: true },
  { out: "web-thread.js", from: "src/web/thread.ts", module: "none", minify: true },
  { out: "web-here.js", from: "src/web/here.ts" },
  { out: "web-here.cjs", from: "src/web/here.ts", format: "cjs" },
  { out: "fetch.js", from: "src/fetch/index.ts" },
  { out: "fetch.cjs", from: "src/fetch/index.ts", format: "cjs" },
  { out: "merge.js", from: "src/merge/index.ts" },
  { out: "merge.cjs", from: "src/merge/index.ts", format: "cjs" },
  { out: "write.js", from: "src/write/index.ts" },
  { out: "write.cjs", from: "src/write/index.ts", format: "cjs" },
  { out: "tools.js", from: "src/tools/index.ts" },
  { out: "tools.cjs", from: "src/tools/index.ts", format: "cjs", inject: [] },
  { out: "podcast.js", from: "src/podcast/index.ts" },
  { out: "podcast.cjs", from: "src/podcast/index.ts", format: "cjs" },
  { out: "handler.js", from: "../worker/src/door/index.ts" },
  { out: "handler.cjs", from: "../worker/src/door/index.ts", format: "cjs", inject: [] },
  { out: "handler-node.js", from: "../worker/src/door/node.ts" },
  { out: "handler-node.cjs", from: "../worker/src/door/node.ts", format: "cjs", inject: [] },
  { out: "extract.js", from: "src/fetch/extract.ts", minify: true },
  { out: "extract.cjs", from: "src/fetch/extract.ts", format: "cjs", minify: true, ...namedInCommonJs("extract") },
  { out: "cli.js", from: "cli/main.ts", banner: { js: "#!/usr/bin/env node" } },
  { out: "anyfeed.iife.min.js", module: "inline", carried: "packed", format: "iife", globalName: "anyfeed", minify: true },
];

rmSync(join(root, "pkg"), { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
for (const { name, inline, wasm, carried, texts } of Object.values(modules)) {
  writeFileSync(join(dist, name), wasm);
  // ES modules and CommonJS share it.
  writeFileSync(join(dist, inline), `export default ${texts[carried]()};\n`);
}
// Checked in, for the types are read where they stand, too.
writeFileSync(join(template, "codes.d.ts"), codesOf(root));
writeFileSync(join(template, "src/check/profiles.ts"), profilesOf(root));
// The handler has the schema in its description.
writeTexts();
const bundles = [];
for (const door of doors) {
  bundles.push(await bundle(door));
}
writeLicences(bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs)));
linkHere();
printSizes();

function moduleIn(folder, name, inline, carried) {
  const binding = resolve(root, folder);
  const wasm = readFileSync(join(binding, "anyfeed_bg.wasm"));
  const texts = {
    characters: () => literalOf(wasm),
    packed: () => JSON.stringify(readFileSync(join(binding, "anyfeed_bg.lzma"), "base64")),
  };
  return { binding, name, inline, wasm, carried, texts };
}

/** In this form modules that import CommonJS find the name. */
function namedInCommonJs(name) {
  return { footer: { js: `0 && (module.exports = { ${name} });` } };
}

function bundle({ out, from = "src/index.ts", module, core = "general", carried = modules[core].carried, ...how }) {
  return build({
    entryPoints: [join(template, from)],
    outfile: join(dist, out),
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    legalComments: "none",
    // A classic script is read in its page's encoding.
    charset: how.format === "iife" ? "ascii" : "utf8",
    metafile: true,
    define: { VERSION: JSON.stringify(version), WASM: JSON.stringify(modules[core].name) },
    // In place of the global names, which Jest with jsdom lacks; it reads CommonJS, and nothing else lacks them.
    inject: how.format === "cjs" ? [join(template, "src/coders.ts")] : [],
    // Doors that build upon the package import it by its name, so that each runtime takes its own build.
    external: ["anyfeed", "node:*"],
    mainFields: ["module", "main"],
    plugins: [inPlaceOf(module, how.format, { ...modules[core], carried })],
    ...how,
  });
}

/** The names that begin with "#": see src/ambient.d.ts. */
function inPlaceOf(module, format, { binding, name, inline, carried, texts: wasmTexts }) {
  const files = {
    "#binding": join(binding, "anyfeed.js"),
    "#module": join(template, `src/module/${module}.ts`),
    "#carried": join(template, `src/module/${carried}.ts`),
  };
  const texts = {
    "#text": () => `export default ${wasmTexts[carried]()};`,
    // The parser of pages asks for it only to paint.
    "canvas": () => "export default {};",
    "#advice": () => `export const advice = ${JSON.stringify(Object.fromEntries(adviceIn(root)))};`,
    "#shapes": () => shapesOf(readFileSync(join(template, "index.d.ts"), "utf8")),
  };
  return {
    name: "names",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\/feed\.wasm/ }, ({ path }) => ({ path: path.replace("feed.wasm", name), external: true }));
      onResolve({ filter: /^#|^canvas$/ }, ({ path }) => {
        if (path === "#text" && format !== "iife") return { path: inline, external: true };
        if (path === "#extract") return { path: format === "cjs" ? "./extract.cjs" : "./extract.js", external: true };
        return path in files ? { path: files[path] } : { path, namespace: "made" };
      });
      onLoad({ filter: /./, namespace: "made" }, ({ path }) => ({ contents: texts[path]() }));
    },
  };
}

function writeTexts() {
  const manifest = JSON.parse(readFileSync(join(template, "package.json"), "utf8"));
  const complete = { ...manifest, version, typesVersions: typesOf(manifest.exports) };
  writeFileSync(join(root, "pkg/package.json"), JSON.stringify(complete, null, 2) + "\n");
  for (const name of readdirSync(template).filter((name) => name.endsWith(".d.ts"))) {
    const types = readFileSync(join(template, name), "utf8");
    writeFileSync(join(dist, name), types);
    if (!name.endsWith(".wasm.d.ts")) {
      writeFileSync(join(dist, name.replace(/ts$/, "cts")), types.replace(/(from "\.\/.*)\.js"/g, '$1.cjs"'));
    }
  }
  const declarations = ["index.d.ts", "codes.d.ts"].map((name) => readFileSync(join(template, name), "utf8")).join("\n");
  writeFileSync(join(dist, "feed.schema.json"), JSON.stringify(schemaOf(declarations, version), null, 2) + "\n");
  for (const name of ["CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"]) cpSync(join(root, name), join(root, "pkg", name));
  cpSync(join(template, "README.md"), join(root, "pkg/README.md"));
}

/** Where compilers that do not read exports (moduleResolution "node10") find the types of each door. */
function typesOf(exports) {
  const rows = Object.entries(exports).flatMap(([door, to]) => {
    const types = typeof to === "string" ? to : (to.types ?? to.require?.types);
    return types && door !== "." ? [[door.slice(2), [types.replace(/cts$/, "ts")]]] : [];
  });
  return { "*": Object.fromEntries(rows) };
}

/** The licences of the packages that are bundled. */
function writeLicences(files) {
  const names = new Set(files.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []));
  const texts = [...names].sort().map((name) => {
    const folder = join(root, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), "utf8").trim() : ""}\n`;
  });
  const head = "extract.js, extract.cjs and cli.js hold these packages, each under its own licence.\n\n";
  writeFileSync(join(dist, "LICENSES.txt"), head + texts.join(`\n${"-".repeat(80)}\n\n`));
}

/** Handler, page and tests import the package by its name, as its users do. */
function linkHere() {
  const link = join(root, "node_modules/anyfeed");
  rmSync(link, { recursive: true, force: true });
  symlinkSync("../pkg", link, "dir");
}

function printSizes() {
  const kilobytes = (bytes) => (bytes.length / 1000).toFixed(1).padStart(8);
  console.log("file                       raw KB   gzip KB");
  for (const name of ["feed.wasm", "lite.wasm", "check.wasm", "inline.js", "lite-inline.js", "check-inline.js", ...doors.map((door) => door.out)]) {
    const bytes = readFileSync(join(dist, name));
    console.log(name.padEnd(24), kilobytes(bytes), kilobytes(gzipSync(bytes)));
  }
}
