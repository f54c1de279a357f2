// A page for each recipe: its README, and then its files as they stand in examples/.

import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { linked } from "./documents.mjs";

const LANGUAGES = { mjs: "js", cjs: "js", rs: "rust", jsonc: "json", njk: "html", md: "" };

/** Path in the site to text; the list of them is examples/README.md. */
export async function cookbook(root) {
  const folder = join(root, "examples");
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
  const recipes = names.filter((name) => existsSync(join(folder, name, "README.md")));
  const pages = {};
  for (const name of recipes) {
    const readme = linked(await readFile(join(folder, name, "README.md"), "utf8"), `examples/${name}/README.md`, `cookbook/${name}.md`);
    pages[`cookbook/${name}.md`] = `${readme.trim()}\n\n${await filesOf(join(folder, name))}\n`;
  }
  pages["cookbook/index.md"] = linked(await readFile(join(folder, "README.md"), "utf8"), "examples/README.md", "cookbook/index.md");
  return pages;
}

/** What is in folders, the sources, first; package.json or Cargo.toml last. */
async function filesOf(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== "README.md" && entry.name !== "Cargo.lock" && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((one, other) => place(one, folder) - place(other, folder) || (one < other ? -1 : 1));
  const blocks = await Promise.all(files.map(async (file) => {
    // "Dockerfile" is a language by itself; what begins with a dot is none.
    const ending = extname(file).slice(1) || basename(file).toLowerCase().replace(/^\..*/, "txt");
    return `\`\`\`${LANGUAGES[ending] ?? ending} [${file.slice(folder.length + 1)}]\n${(await readFile(file, "utf8")).trim()}\n\`\`\``;
  }));
  return blocks.map((block) => `**${/\[(.*)\]/.exec(block)[1]}**\n\n${block.replace(/ \[.*\]/, "")}`).join("\n\n");
}

function place(file, folder) {
  if (/(package\.json|Cargo\.toml)$/.test(file)) return 3;
  return file.slice(folder.length + 1).includes("/") || /\.test\.|^(server|worker)\./.test(file.slice(folder.length + 1)) ? 1 : 2;
}
