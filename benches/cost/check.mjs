// What a check takes, in instructions of WebAssembly, against reading the same document to its entries: at most twice as
// many of real feeds as they come. `cargo xtask cost --check` makes the module and comes here.
import { corpus, corpusFolder, large } from "../lib/feeds.mjs";
import { kinds } from "../lib/generate.mjs";
import { start } from "./engine.mjs";

/** Times a parse. */
const MOST = 2;

const folder = corpusFolder();
const rows = [...(folder ? [["real feeds", corpus(folder)]] : []), ...Object.keys(kinds).map((kind) => [kind, [large(kind, 1)]])].map(([name, feeds]) => [name, ...counted(feeds)]);
for (const [name, parse, check] of rows) console.log(`${name.padEnd(14)}parse ${parse.toFixed(1).padStart(7)}   check ${check.toFixed(1).padStart(7)} instructions for a byte: ${(check / parse).toFixed(2)} times`);
const [name, parse, check] = rows[0];
if (check > MOST * parse) {
  console.error(`${name}: a check takes more than ${MOST} times a parse`);
  process.exitCode = 1;
}

/** Instructions for a byte, of a parse and of a check. */
function counted(feeds) {
  const running = start("target/cost/check.wasm");
  const sum = { bytes: 0, entries: 0, check: 0 };
  for (const { bytes } of feeds) {
    running.put(bytes);
    const { answer, instructions } = running.call("entries");
    if (answer === 0) continue;
    sum.bytes += bytes.length;
    sum.entries += instructions;
    sum.check += running.call("check").instructions;
  }
  return [sum.entries / sum.bytes, sum.check / sum.bytes];
}
