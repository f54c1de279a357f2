// Types that tell the truth: what the compiler says of every case's result.
import { test } from "node:test";
import { readCases } from "./cases.mjs";
import { compiles } from "./compiler.mjs";
import { install } from "./installed.mjs";

const installed = install();
const { parseFeed } = await installed.import();

test("every result is what the types say, to the last word", () => {
  const results = readCases().filter(({ error }) => !error).map(({ bytes, contentType = null, options }) => parseFeed(bytes, contentType, options));
  // TypeScript looks for surplus properties in literals only: hence a program of literals.
  const literals = results.map((feed) => `${JSON.stringify(feed)},\n`).join("");
  compiles(installed, "results.mts", `import type { Feed } from "anyfeed";\nexport const feeds: Feed[] = [\n${literals}];\n`);
});
