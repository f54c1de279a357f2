/** A TypeScript file of the worker in, its module out. `define` puts names of the test's own in place of global ones. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const source = fileURLToPath(new URL("../../src/", import.meta.url));

export async function load(file, define = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "anyfeed-worker-"));
  const outfile = path.join(folder, "module.mjs");
  try {
    await build({ entryPoints: [path.join(source, file)], bundle: true, format: "esm", target: "es2022", outfile, define, logLevel: "error" });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
