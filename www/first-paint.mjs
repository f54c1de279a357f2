// The page as it is before any script has run: its headline stands in the HTML itself, in English.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const TEXTS = fileURLToPath(new URL("src/text/en.ts", import.meta.url));

/** The template with its {{names}} filled in. */
export async function firstPaint(template, { scripts, ...values }) {
  const { title, lead, pageTitle } = await texts();
  const preloads = scripts.map((script) => `<link rel="modulepreload" href="${script}">`).join("\n");
  const all = { ...values, main: scripts[0], preloads, title, lead, pageTitle };
  const html = (await readFile(template, "utf8")).replace(/^\s+/gm, "");
  return html.replace(/\{\{(\w+)\}\}/g, (_, name) => all[name]);
}

async function texts() {
  const { outputFiles } = await build({ entryPoints: [TEXTS], bundle: true, write: false, format: "esm", outdir: ".", external: ["./*-en.js"], logLevel: "warning" });
  const { en } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text.replace(/import \{[^}]*\} from "[^"]*";/g, "const stories = {};")).toString("base64")}`);
  return en;
}
