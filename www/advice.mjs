// The catalogue of diagnostics to { code: advice }: its rows are the one place where advice is written.

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

const ROW = /=\s*"([a-z0-9-]+\/[a-z0-9-]+)"\s+\w+\s+\w+\s+"((?:[^"\\]|\\[^])*)"\s+"((?:[^"\\]|\\[^])*)"/g;

export async function advice(folder) {
  const all = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".rs")) continue;
    const text = await readFile(join(entry.parentPath, entry.name), "utf8");
    for (const [, code, , sentence] of text.matchAll(ROW)) all[code] = unescaped(sentence);
  }
  return all;
}

/** A Rust string may go on in the next line behind a backslash. */
const unescaped = (literal) => literal.replace(/\\\n\s*/g, "").replace(/\\(.)/g, (_, char) => (char === "n" ? "\n" : char));
