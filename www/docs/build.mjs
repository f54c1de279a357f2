// Builds the documentation site into dist/www/docs: npm run docs
//
// What is written for the site alone lies in pages/; everything else is made of the project's documents, tables and types.

import { spawnSync } from "node:child_process";
import { cp, readdir, rm } from "node:fs/promises";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pagesByCode } from "./source/by-code.mjs";
import { namedByDoors } from "./source/reference.mjs";
import { cookbook } from "./source/cookbook.mjs";
import { pagesOfDocuments } from "./source/documents.mjs";
import { forMachines } from "./source/llms.mjs";
import { put } from "./source/put.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const site = join(here, ".site");
const out = join(root, "dist/www/docs");

setUp();
await rm(site, { recursive: true, force: true });
await cp(join(here, "pages"), site, { recursive: true });
const pages = { ...(await pagesOfDocuments(root)), ...(await pagesByCode(root)), ...(await cookbook(root)) };
for (const [path, text] of Object.entries(pages)) await put(join(site, path), text);
run("typedoc/bin/typedoc", "--options", "typedoc.json");
await namedByDoors(join(site, "api"));
await rm(out, { recursive: true, force: true });
run("vitepress/bin/vitepress.js", "build", ".");
await forMachines(site, out);
console.log(`${(await readdir(out, { recursive: true })).filter((file) => file.endsWith(".html")).length} pages are in ${out}`);

/** npm writes down what it has installed; an older record than the lock file is out of date. */
function setUp() {
  const record = join(here, "node_modules/.package-lock.json");
  if (existsSync(record) && statSync(record).mtimeMs >= statSync(join(here, "package-lock.json")).mtimeMs) return;
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  finish(spawnSync(npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: here, stdio: "inherit", shell: process.platform === "win32" }));
}

function run(program, ...words) {
  finish(spawnSync(process.execPath, [join(here, "node_modules", program), ...words], { cwd: here, stdio: "inherit" }));
}

function finish({ status }) {
  if (status !== 0) process.exit(status ?? 1);
}
