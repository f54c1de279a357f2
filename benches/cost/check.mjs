// What a check takes, and what reading by the small module, in instructions of WebAssembly, against reading the same document by
// the full one: all as they are delivered, from bytes to the values that the caller gets. `cargo xtask cost --check` makes the
// modules and comes here.
import { corpus, corpusFolder, large } from "../lib/feeds.mjs";
import { kinds } from "../lib/generate.mjs";
import { judgeTimes } from "./budget.mjs";
import { counted, door } from "./delivered.mjs";

const full = await door("slim.js", "feed.wasm");
const lite = await door("slim.js", "lite.wasm");
const { checkFeed } = await door("check.js", "check.wasm");

/** What the small module leaves to the full one. */
const FOR_FULL = ["gb18030"];

const folder = corpusFolder();
if (!folder) console.log("no folder of real feeds beside the project: generated ones alone are counted");
const generated = Object.keys(kinds).map((kind) => [kind, [large(kind, 1)]]);
const rows = [...(folder ? [["real feeds", corpus(folder)]] : []), ...generated].map(([name, feeds]) => ofFeeds(name, feeds));
for (const { name, parse, times } of rows) {
  const told = Object.entries(times).map(([what, { each, times }]) => `   ${what} ${each.toFixed(1).padStart(6)}: ${times.toFixed(2)} times`);
  console.log(`${name.padEnd(12)} a parse ${parse.toFixed(1).padStart(6)} instructions for a byte${told.join("")}`);
}
const complaints = judgeTimes(rows);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length ? 1 : 0;

/** Instructions for a byte of a parse; of a check and of the small module the same, and how many times a parse that is. */
function ofFeeds(name, feeds) {
  const parse = sums();
  const others = { "a check": sums(), ...(FOR_FULL.includes(name) ? {} : { lite: sums() }) };
  for (const { bytes } of feeds) {
    const whole = counted(() => parsed(full, bytes));
    if (!whole.answer?.entries.length) continue;
    add(parse, whole, whole, bytes);
    // Without a date no entry is in the future: the same count on any day.
    add(others["a check"], counted(() => checkFeed(bytes, null, { now: null })), whole, bytes);
    const small = others.lite && counted(() => parsed(lite, bytes));
    if (small?.answer) add(others.lite, small, whole, bytes);
  }
  const times = Object.entries(others).map(([what, sum]) => [what, told(sum)]);
  return { name, parse: told(parse).each, times: Object.fromEntries(times) };
}

function sums() {
  return { bytes: 0, instructions: 0, parse: 0 };
}

function add(sum, { instructions }, whole, bytes) {
  sum.bytes += bytes.length;
  sum.instructions += instructions;
  sum.parse += whole.instructions;
}

function told({ bytes, instructions, parse }) {
  return { each: instructions / bytes, times: instructions / parse };
}

/** The folder has documents that are no feeds, too. */
function parsed({ parseFeed, FeedError }, bytes) {
  try {
    return parseFeed(bytes);
  } catch (error) {
    if (error instanceof FeedError) return null;
    throw error;
  }
}
