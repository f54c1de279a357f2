// What is downloaded, as brotli sends it, against the budgets in size-budget.json: the modules, and for each door what a
// bundler delivers, JavaScript and module together. A budget only ever falls.
//
//     node tests/sizes.mjs [--record]
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build } from "esbuild";
import { root } from "./setup.mjs";

const compressed = promisify(brotliCompress);
const file = join(root, "tests/size-budget.json");
const known = join(root, "target/packed");
const inPackage = (name) => join(root, "pkg/dist", name);

/** Name; programs, each bundled as for a page: what it says, or the file that it is; files that are loaded besides; what stays outside. */
const ARTEFACTS = [
  ["feed.wasm", [], ["feed.wasm"]],
  ["lite.wasm", [], ["lite.wasm"]],
  ["anyfeed", ['import { parseFeed } from "anyfeed"; globalThis.x = parseFeed'], []],
  ["anyfeed/lite", ['import { parseFeed } from "anyfeed/lite"; globalThis.x = parseFeed'], []],
  ["anyfeed/slim with feed.wasm", ['import { init, parseFeed } from "anyfeed/slim"; globalThis.x = { init, parseFeed }'], ["feed.wasm"]],
  ["anyfeed/slim with lite.wasm", ['import { init, parseFeed } from "anyfeed/slim"; globalThis.x = { init, parseFeed }'], ["lite.wasm"]],
  ["anyfeed/web", ['import { parseFeed } from "anyfeed/web"; globalThis.x = parseFeed'], ["lite.wasm"]],
  ["anyfeed/web with feed.wasm", ['import { parseFeed } from "anyfeed/web"; globalThis.x = parseFeed'], ["lite.wasm", "feed.wasm"]],
  ["anyfeed/web in a thread", ['import { parseFeed } from "anyfeed/web"; globalThis.x = parseFeed', inPackage("web-thread.js")], ["lite.wasm"]],
  ["anyfeed/fetch", ['import { fetchFeed } from "anyfeed/fetch"; globalThis.x = fetchFeed'], []],
  ["check.wasm", [], ["check.wasm"]],
  ["anyfeed/check", ['import { checkFeed } from "anyfeed/check"; globalThis.x = checkFeed'], []],
  ["anyfeed/write", ['export * from "anyfeed/write"'], []],
  ["anyfeed/write, toJsonFeed alone", ['export { toJsonFeed } from "anyfeed/write"'], []],
  ["anyfeed/write, toOpml alone", ['export { toOpml } from "anyfeed/write"'], []],
  ["anyfeed/merge", ['export * from "anyfeed/merge"'], []],
  ["anyfeed/tools", ['export * from "anyfeed/tools"'], []],
  ["anyfeed/podcast", ['export { fetchChapters, fetchTranscript, parseChapters, parseTranscript } from "anyfeed/podcast"'], []],
  ["anyfeed/handler, without the parser", [inPackage("handler.js")], [], ["anyfeed"]],
  ["anyfeed in workerd", [inPackage("workerd.js")], ["feed.wasm"]],
  ["anyfeed.iife.min.js", [], ["anyfeed.iife.min.js"]],
];

export const budgets = JSON.parse(readFileSync(file, "utf8"));

/** Bytes of every artefact with brotli, and those of the whole package on disk. */
export async function measure() {
  const sizes = {};
  for (const [name, programs, files, outside = []] of ARTEFACTS) {
    const bundles = await Promise.all(programs.map((program) => bundle(program, outside)));
    const parts = await Promise.all([...bundles.map(packed), ...files.map((name) => packed(readFileSync(inPackage(name))))]);
    sizes[name] = parts.reduce((sum, part) => sum + part, 0);
  }
  const names = readdirSync(join(root, "pkg"), { recursive: true });
  const onDisk = names.map((name) => statSync(join(root, "pkg", name))).filter((stat) => stat.isFile());
  sizes["the package on disk"] = onDisk.reduce((sum, { size }) => sum + size, 0);
  return sizes;
}

/** What is wrong: a byte above the budget, a budget more than 1 per cent too high, an artefact without one. */
export function judge(sizes, budgets) {
  const names = new Set([...Object.keys(budgets), ...Object.keys(sizes)]);
  return [...names].flatMap((name) => {
    const [size, most] = [sizes[name], budgets[name]];
    if (size === undefined) return [`${name} has a budget and is not measured.`];
    if (most === undefined) return [`${name} is ${size} bytes and has no budget.`];
    if (size > most) return [`${name} is ${size} bytes, ${size - most} above its budget of ${most}.`];
    if (size < most * 0.99) return [`${name} is ${size} bytes: lower its budget of ${most}, so that it stays so (node tests/sizes.mjs --record).`];
    return [];
  });
}

/** What is measured now, where it is less than the budget. */
export function lowered(sizes, budgets) {
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.min(size, budgets[name] ?? size)]));
}

/** Bytes with brotli. That takes seconds for a module, so what was measured once is kept by its hash. */
export async function packed(bytes) {
  const name = `${process.versions.brotli}-${createHash("sha256").update(bytes).digest("hex")}`;
  const kept = join(known, name);
  if (!existsSync(kept)) {
    const { length } = await compressed(bytes);
    mkdirSync(known, { recursive: true });
    writeFileSync(`${kept}-${process.pid}`, String(length));
    renameSync(`${kept}-${process.pid}`, kept);
  }
  return Number(readFileSync(kept, "utf8"));
}

async function bundle(program, outside) {
  const from = existsSync(program) ? { entryPoints: [program] } : { stdin: { contents: program, resolveDir: root } };
  const { outputFiles } = await build({
    ...from, bundle: true, minify: true, write: false, format: "esm", target: "es2022",
    platform: "browser", external: ["node:*", "*.wasm", ...outside], legalComments: "none",
  });
  return outputFiles[0].contents;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = await measure();
  if (process.argv.includes("--record")) writeFileSync(file, `${JSON.stringify(lowered(sizes, budgets), null, 2)}\n`);
  for (const name in sizes) console.log(String(sizes[name]).padStart(9), name);
}
