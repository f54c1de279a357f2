// What the README shows at a glance, from what is measured, so that it needs no service and cannot be wrong: its badges, the sizes of the
// doors there and in the guide, and sizes in sentences elsewhere: node tests/badges.mjs --record
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./setup.mjs";

const json = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
const LETTER = 6.6;
const MARGIN = 8;

/** Where doors stand in a table with their sizes. */
export const TABLES = ["README.md", "www/docs/pages/guide/sizes.md"];
/** Sizes within sentences: document, where the number is, whose it is. */
export const FIGURES = [
  ["docs/performance.md", /(?<=downloads )\d+(?= KB instead)/, "anyfeed/web"],
  ["www/docs/pages/comparison.md", /(?<=\*\*)\d+(?=\*\* \(`anyfeed\/web`\))/, "anyfeed/web"],
  ["www/docs/pages/comparison.md", /(?<=and )\d+(?= more for broken feeds)/, "feed.wasm"],
  ["www/docs/pages/comparison.md", /(?<=`anyfeed` )\d+(?= \|)/, "anyfeed"],
  ["www/docs/pages/faq.md", /(?<=starts with )\d+(?= KB)/, "lite.wasm"],
  ["www/docs/pages/start.md", /(?<=small module \()\d+(?= KB\))/, "lite.wasm"],
  ["www/docs/pages/start.md", /(?<=full one \()\d+(?= KB\))/, "feed.wasm"],
  ["www/docs/pages/guide/sizes.md", /(?<=`feed\.wasm` \()\d+(?=\))/, "feed.wasm"],
  ["www/docs/pages/guide/sizes.md", /(?<=`lite\.wasm` \()\d+(?=\))/, "lite.wasm"],
  ["www/README.md", /(?<=small module \()\d+(?= KB)/, "lite.wasm"],
  ["www/README.md", /(?<=full one \()\d+(?= KB\))/, "feed.wasm"],
  ["examples/service-worker/README.md", /(?<=well-formed feeds with )\d+(?= KB)/, "anyfeed/lite"],
];

/** A document's text with the sizes in its sentences as they are now. */
export function corrected(file, text) {
  const budgets = json("tests/size-budget.json");
  const all = FIGURES.filter(([name]) => name === file);
  return all.reduce((changed, [, place, name]) => changed.replace(place, Math.round(budgets[name] / 1000)), text);
}

/** Doors whose budget has another name; of slim there are two. */
const OTHERS = { "anyfeed/handler": "anyfeed/handler, without the parser" };
const WITHOUT = ["anyfeed/slim"];

/** A document with the sizes that its doors have now. */
export function sized(text) {
  const budgets = json("tests/size-budget.json");
  const kilobytes = (name) => Math.round(budgets[name] / 1000);
  return text
    .replace(/^(\| `(anyfeed[\w/-]*)` \| )\d+/gm, (row, head, door) => (WITHOUT.includes(door) ? row : head + kilobytes(OTHERS[door] ?? door)))
    .replace(/\d+(?= more for a document)/, kilobytes("feed.wasm"));
}

/** File name to what it looks like. */
export function badges() {
  const budgets = json("tests/size-budget.json");
  const { license, engines, dependencies = {} } = json("pkg-template/package.json");
  const all = {
    size: ["in a web page", `${Math.round(budgets["anyfeed/web"] / 1000)} KB`],
    dependencies: ["dependencies", String(Object.keys(dependencies).length)],
    node: ["Node", engines.node.replace(">=", "≥ ")],
    licence: ["licence", license.replace(" OR ", " or ")],
  };
  return Object.fromEntries(Object.entries(all).map(([name, [left, right]]) => [`docs/badges/${name}.svg`, drawn(left, right)]));
}

function drawn(left, right) {
  const [one, other] = [left, right].map((text) => Math.round(text.length * LETTER + 2 * MARGIN));
  const text = (words, x, width) => `<text x="${x + MARGIN}" y="14" textLength="${width - 2 * MARGIN}" lengthAdjust="spacingAndGlyphs">${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${one + other}" height="20" role="img" aria-label="${left}: ${right}">
<title>${left}: ${right}</title>
<clipPath id="r"><rect width="${one + other}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><path fill="#4a443b" d="M0 0h${one}v20H0z"/><path fill="#a8400d" d="M${one} 0h${other}v20H${one}z"/></g>
<g fill="#fff" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11">${text(left, 0, one)}${text(right, one, other)}</g>
</svg>
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes("--record")) {
  mkdirSync(join(root, "docs/badges"), { recursive: true });
  for (const [file, text] of Object.entries(badges())) writeFileSync(join(root, file), text);
  for (const file of TABLES) writeFileSync(join(root, file), sized(readFileSync(join(root, file), "utf8")));
  for (const [file] of FIGURES) writeFileSync(join(root, file), corrected(file, readFileSync(join(root, file), "utf8")));
}
