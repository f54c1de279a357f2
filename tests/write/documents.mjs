// What is written in the tests: every case that can be read, and the real feeds where a folder of them is at hand.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readCases } from "../cases.mjs";
import { root } from "../setup.mjs";

const CORPUS = join(root, "../shared/corpus/feeds");

/** Their names, options and results. */
export function readAll(parseFeed) {
  const documents = readCases().filter(({ error }) => !error);
  if (existsSync(CORPUS)) for (const name of readdirSync(CORPUS)) documents.push({ name: `real/${name}`, bytes: readFileSync(join(CORPUS, name)) });
  return documents.flatMap(({ name, bytes, contentType, options }) => {
    try {
      return [{ name, options, bytes, contentType, feed: parseFeed(bytes, contentType, options) }];
    } catch {
      return [];
    }
  });
}
