// Parsers of several languages in one run, on the documents that all of them read.
import { foreign } from "../lib/foreign.mjs";
import { printTimes } from "../lib/report.mjs";
import { compare } from "../lib/rounds.mjs";

const JAVASCRIPT = ["parseFeed", "parseFeed, raw", "feedsmith", "rss-parser"];

export async function run({ folder, quick }) {
  if (!folder) {
    console.log("languages: without a folder of real feeds there is nothing to compare");
    return [];
  }
  const result = await compare([...JAVASCRIPT, ...foreign()], [{ folder }], quick ? { rounds: 3, most: 12 } : { rounds: 5 });
  printTimes("Parsers of several languages", result);
  console.log("\nCPU time, parseFeed = 1");
  for (const [name, time] of Object.entries(result.cpu)) console.log(`  ${name.padEnd(44)}${(time / result.cpu.parseFeed).toFixed(2).padStart(8)}`);
  return [];
}
