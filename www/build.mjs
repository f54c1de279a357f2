// Builds the page into dist/www: node www/build.mjs [folder of the package]

import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { adviceIn } from "../pkg-template/codes.mjs";
import { headers, policy } from "./policy.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "..");
const out = join(root, "dist/www");
const pkg = resolve(root, process.argv[2] ?? "pkg");

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const manifest = JSON.parse(await readFile(join(pkg, "package.json"), "utf8"));
const inPackage = (door) => {
  let found = manifest.exports[door];
  while (typeof found !== "string") found = found.import ?? found.default;
  return join(pkg, found);
};

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  outdir: out,
  entryNames: "[name]",
  legalComments: "none",
  // Modules and their workers are read as UTF-8, whatever the page is.
  charset: "utf8",
  logLevel: "warning",
  alias: { "anyfeed/slim": inPackage("./slim") },
  plugins: [{ name: "outdent", setup: outdent }],
};

/** Minifiers leave the text of templates alone; the indentation in it means nothing to HTML, and it would be downloaded. */
function outdent({ onLoad }) {
  onLoad({ filter: /[\\/]www[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({ contents: (await readFile(path, "utf8")).replace(/^[ \t]+/gm, ""), loader: "ts" }));
}

await build({
  ...common,
  entryPoints: ["www/src/main.ts"],
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
});
await build({ ...common, entryPoints: ["www/src/parser-worker.ts", "www/src/embed/feed-preview.ts"] });
await build({
  ...common,
  entryPoints: ["www/styles/page.css", "www/styles/entry.css", "www/styles/source.css"],
});

await cp(inPackage("./feed.wasm"), join(out, "feed.wasm"));
await cp(join(here, "gallery"), join(out, "gallery"), { recursive: true });
await cp(join(here, "icon.svg"), join(out, "icon.svg"));
await writeFile(join(out, "manifest.webmanifest"), JSON.stringify(JSON.parse(await readFile(join(here, "manifest.webmanifest"), "utf8"))));
const page = (await readFile(join(here, "index.html"), "utf8")).replace(/^\s+/gm, "");
await writeFile(join(out, "index.html"), page.replace("{{policy}}", policy));
await writeFile(join(out, "advice.json"), JSON.stringify(Object.fromEntries(adviceIn(root))));

// Last: the service worker keeps what is there by now, and its version says what that is.
const files = (await readdir(out, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && entry.name !== "feed-preview.js")
  .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
  .sort();
const hash = createHash("sha256");
for (const file of files) hash.update(file).update(await readFile(join(out, file)));
await build({
  ...common,
  entryPoints: ["www/src/service-worker.ts"],
  define: {
    VERSION: JSON.stringify(hash.digest("hex").slice(0, 12)),
    FILES: JSON.stringify(["./", ...files.filter((file) => file !== "index.html")]),
  },
});

const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
await writeFile(join(out, "_headers"), ["/*", ...lines, ""].join("\n"));
