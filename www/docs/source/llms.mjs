// For language models: llms.txt names the guides, each of which is there as Markdown, too, and llms-full.txt holds them all.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { put } from "./put.mjs";

/** Folder; how it is called. What is looked up code by code is left out. */
const PARTS = [["", "Get started"], ["guide", "Guides"], ["cookbook", "Recipes"], ["api", "Reference"]];
const LEFT_OUT = ["index.md", "licences.md", "contributing.md", "performance.md", "reliability.md", "vocabularies.md", "api/extensions.md"];

export async function forMachines(site, out) {
  const list = ["# anyfeed", "", "> Any feed in, clean entries out: RSS, Atom, JSON Feed, CDF and h-feed, well-formed or broken, become one structure. A Rust core as WebAssembly, for browsers, edge functions and servers.", ""];
  const all = [];
  for (const [folder, name] of PARTS) {
    list.push(`## ${name}`, "");
    for (const file of (await readdir(join(site, folder))).filter((file) => file.endsWith(".md")).sort()) {
      const path = join(folder, file);
      if (LEFT_OUT.includes(path) || (folder !== "" && file === "index.md")) continue;
      const text = (await readFile(join(site, path), "utf8")).replace(/^---\n[^]*?\n---\n+/, "");
      list.push(`- [${/^# (.*)$/m.exec(text)?.[1] ?? file}](./${path})`);
      all.push(text);
      await put(join(out, path), text);
    }
    list.push("");
  }
  await writeFile(join(out, "llms.txt"), list.join("\n"));
  await writeFile(join(out, "llms-full.txt"), all.join("\n\n"));
}
