// Builds the page into dist/www: node www/build.mjs [folder of the package]
//
// What the page loads lies in assets/, with a name that changes with its content, and may be kept for good.

import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join, parse, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { adviceIn } from "../pkg-template/codes.mjs";
import { headersFile, policy } from "./policy.mjs";
import { firstPaint } from "./first-paint.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "..");
const out = join(root, "dist/www");
const assets = join(out, "assets");
const pkg = resolve(root, process.argv[2] ?? "pkg");

// The documentation is built beside it, seldom, and stays.
await mkdir(out, { recursive: true });
for (const name of await readdir(out)) if (name !== "docs") await rm(join(out, name), { recursive: true });
await mkdir(assets, { recursive: true });

const manifest = JSON.parse(await readFile(join(pkg, "package.json"), "utf8"));
const inPackage = (door) => {
  let found = manifest.exports[door];
  while (typeof found !== "string") found = found.import ?? found.default;
  return join(pkg, found);
};
const doors = ["web", "write", "merge", "podcast", "check"];

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  outdir: assets,
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file" },
  metafile: true,
  legalComments: "none",
  // Modules and their workers are read as UTF-8, whatever the page is.
  charset: "utf8",
  logLevel: "warning",
  alias: Object.fromEntries(doors.map((door) => [`anyfeed/${door}`, inPackage(`./${door}`)])),
  plugins: [{ name: "outdent", setup: outdent }, { name: "beside", setup: beside }],
};

/** Minifiers leave the text of templates alone; the indentation in it means nothing to HTML, and it would be downloaded. */
function outdent({ onLoad }) {
  onLoad({ filter: /[\\/]www[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({ contents: (await readFile(path, "utf8")).replace(/^[ \t]+/gm, ""), loader: "ts" }));
}

/** The checker's door carries its module along; the page has that beside it, and gives it to `init`. */
function beside({ onResolve, onLoad }) {
  onResolve({ filter: /[\\/]check-inline\.js$/ }, ({ path }) => ({ path, namespace: "beside" }));
  onLoad({ filter: /./, namespace: "beside" }, () => ({ contents: 'export default "";' }));
}

/** What the page asks for by a plain name, and where that lies. */
const names = {};
/** What each of them imports before it runs. */
const atOnce = {};

async function buildNamed(entryPoints, more = {}) {
  const { metafile } = await build({ ...common, entryPoints, ...more });
  const inOut = (file) => relative(out, resolve(root, file)).replaceAll("\\", "/");
  for (const [file, { entryPoint, imports, inputs }] of Object.entries(metafile.outputs)) {
    if (file.endsWith(".woff2")) names[basename(Object.keys(inputs)[0])] = inOut(file);
    if (!entryPoints.includes(entryPoint)) continue;
    const name = parse(entryPoint).name + parse(file).ext;
    names[name] = inOut(file);
    atOnce[name] = imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => inOut(path));
  }
}

async function writeNamed(name, content) {
  const { name: stem, ext } = parse(name);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
  names[name] = `assets/${stem}-${hash}${ext}`;
  await writeFile(join(out, names[name]), content);
}

const wasm = ["lite.wasm", "feed.wasm", "check.wasm"];
for (const name of wasm) await writeNamed(name, await readFile(join(pkg, "dist", name)));
await writeNamed("advice.json", JSON.stringify(Object.fromEntries(adviceIn(root))));
await buildNamed(["page", "document", "entry", "source"].map((name) => `www/styles/${name}.css`));
await buildNamed(["www/src/parser-worker.ts"], { splitting: true, chunkNames: "[name]-[hash]", external: ["anyfeed/fetch"], define: { MODULES: JSON.stringify({ core: basename(names["lite.wasm"]), full: basename(names["feed.wasm"]) }) } });
await buildNamed(["www/src/check-worker.ts"], { define: { MODULE: JSON.stringify(basename(names["check.wasm"])) } });
// What the page's scripts ask for by its plain name.
const ASKED = ["parser-worker.js", "check-worker.js", "advice.json", "document.css", "entry.css", "source.css"];
const asked = Object.fromEntries(ASKED.map((name) => [name, names[name]]));
await buildNamed(["www/src/main.ts"], { splitting: true, chunkNames: "[name]-[hash]", define: { ASSETS: JSON.stringify(asked) } });

// For other people's pages: files that stand beside each other.
await build({ ...common, entryPoints: ["www/src/embed/feed-preview.ts"], outdir: out, entryNames: "[name]" });
for (const name of ["lite.wasm", "feed.wasm"]) await cp(join(pkg, "dist", name), join(out, name));

await cp(join(here, "gallery"), join(out, "gallery"), { recursive: true });
for (const name of ["icon.svg", "readable.svg", "fonts/literata-licence.txt"]) await cp(join(here, name), join(out, basename(name)));
await writeFile(join(out, "manifest.webmanifest"), JSON.stringify(JSON.parse(await readFile(join(here, "manifest.webmanifest"), "utf8"))));
await writeFile(join(out, "index.html"), await firstPaint(join(here, "index.html"), { policy, scripts: [names["main.js"], ...atOnce["main.js"]], styles: names["page.css"], font: names["literata.woff2"] }));

// Last: the service worker keeps what is there by now, and its version says what that is.
const OTHERS = ["feed-preview.js", "lite.wasm", "feed.wasm", "readable.svg", "literata-licence.txt"];
const files = (await readdir(out, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
  .filter((file) => !OTHERS.includes(file) && !file.startsWith("docs/"))
  .sort();
const hash = createHash("sha256");
for (const file of files) hash.update(file).update(await readFile(join(out, file)));
await build({
  ...common,
  entryPoints: ["www/src/service-worker.ts"],
  outdir: out,
  entryNames: "[name]",
  define: {
    VERSION: JSON.stringify(hash.digest("hex").slice(0, 12)),
    FILES: JSON.stringify(["./", ...files.filter((file) => file !== "index.html")]),
  },
});

await writeFile(join(out, "_headers"), headersFile);

// Where the documentation has not been built, its place says where it is to be read.
await mkdir(join(out, "docs"), { recursive: true });
await cp(join(here, "no-docs.html"), join(out, "docs/index.html"), { force: false });
