// What a check takes, in instructions of WebAssembly, against reading the same document: both as they are delivered, from
// bytes to the values that the caller gets. `cargo xtask cost --check` makes the modules and comes here.
import { corpus, corpusFolder, large } from "../lib/feeds.mjs";
import { kinds } from "../lib/generate.mjs";
import { judgeChecks } from "./budget.mjs";
import { counted, door } from "./delivered.mjs";

const { FeedError, parseFeed } = await door("slim.js", "feed.wasm");
const { checkFeed } = await door("check.js", "check.wasm");

const folder = corpusFolder();
if (!folder) console.log("no folder of real feeds beside the project: generated ones alone are counted");
const generated = Object.keys(kinds).map((kind) => [kind, [large(kind, 1)]]);
const rows = [...(folder ? [["real feeds", corpus(folder)]] : []), ...generated].map(([name, feeds]) => ({ name, ...ofFeeds(feeds) }));
for (const { name, parse, check } of rows) {
  console.log(`${name.padEnd(14)}parse ${parse.toFixed(1).padStart(7)}   check ${check.toFixed(1).padStart(7)} instructions for a byte: ${(check / parse).toFixed(2)} times`);
}
const complaints = judgeChecks(rows);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length ? 1 : 0;

/** Instructions for a byte, of a parse and of a check. */
function ofFeeds(feeds) {
  const sum = { bytes: 0, parse: 0, check: 0 };
  for (const { bytes } of feeds) {
    const { answer, instructions } = counted(() => parsed(bytes));
    if (!answer?.entries.length) continue;
    sum.bytes += bytes.length;
    sum.parse += instructions;
    // Without a date no entry is in the future: the same count on any day.
    sum.check += counted(() => checkFeed(bytes, null, { now: null })).instructions;
  }
  return { parse: sum.parse / sum.bytes, check: sum.check / sum.bytes };
}

/** The folder has documents that are no feeds, too. */
function parsed(bytes) {
  try {
    return parseFeed(bytes);
  } catch (error) {
    if (error instanceof FeedError) return null;
    throw error;
  }
}
