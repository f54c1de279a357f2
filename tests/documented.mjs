// The documents whose blocks of code are run and compiled: the READMEs, WebSub and the pages of the documentation site.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

const PAGES = "www/docs/pages";

const pages = readdirSync(join(root, PAGES), { recursive: true }).filter((name) => name.endsWith(".md")).map((name) => `${PAGES}/${name.replaceAll("\\", "/")}`);

export const DOCUMENTS = ["README.md", "pkg-template/README.md", "docs/websub.md", ...pages.sort()];

/** Every block that says what it is written in: { file, line, kind, code }. */
export function blocks() {
  return DOCUMENTS.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const line = (index) => text.slice(0, index).split("\n").length;
    return [...text.matchAll(/^```(?<kind>.+)\n(?<code>[^]*?)^```$/gm)].map(({ groups, index }) => ({ file, line: line(index), ...groups }));
  });
}

/** Blocks of any document that say what they are written in. */
export function fenced(text) {
  return Array.from(text.matchAll(/^```\w.*\n([^]*?)^```$/gm), ([, code]) => ({ code: code.trim() }));
}
