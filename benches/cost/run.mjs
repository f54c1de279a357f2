// What reading takes, in instructions of WebAssembly for a byte, against `tests/cost-budget.json`. They are counted, not
// timed: the same number on every machine and under any load. `cargo xtask cost` makes the module and comes here.
//
//     node benches/cost/run.mjs [--record]
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { corpusFolder } from "../lib/feeds.mjs";
import { root } from "../lib/root.mjs";
import { judge, lowered, table } from "./budget.mjs";
import { counts } from "./work.mjs";

const file = join(root, "tests/cost-budget.json");
const budgets = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
const folder = corpusFolder();
if (!folder) console.log("no folder of real feeds beside the project: generated ones alone are counted");
const counted = counts(folder);
console.log(table(counted, budgets));

let right = budgets;
if (process.argv.includes("--record")) {
  right = lowered(counted, budgets);
  writeFileSync(file, `${JSON.stringify(right, null, 2)}\n`);
}
const complaints = judge(counted, right);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length ? 1 : 0;
