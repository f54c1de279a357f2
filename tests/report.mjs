// What a change does to sizes and costs, as Markdown for a pull request: node tests/report.mjs [commit to compare with]
//
// Sizes are measured; costs are the recorded budgets, which the gate holds to 0.3 per cent.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./setup.mjs";
import { measure } from "./sizes.mjs";

const SIZES = "tests/size-budget.json";
const COSTS = "tests/cost-budget.json";

/** A table of what differs, the largest share first, and how many rows do not. */
export function table(title, unit, before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const rows = names.map((name) => [name, before[name], after[name]]).filter(([, one, other]) => one !== other);
  const same = names.length - rows.length;
  rows.sort((one, other) => share(other) - share(one));
  const lines = rows.map(([name, one, other]) => `| ${name} | ${shown(one)} | ${shown(other)} | ${change(one, other)} |`);
  const head = rows.length ? [`| | before | now | |`, "|---|---|---|---|", ...lines, ""] : [];
  return [`### ${title}`, "", ...head, `${unit}; ${same} of ${names.length} unchanged.`, ""].join("\n");
}

const share = ([, one, other]) => Math.abs((other ?? 0) / (one || 1) - 1);
const shown = (value) => (value === undefined ? "–" : value.toLocaleString("en"));

function change(one, other) {
  if (one === undefined) return "new";
  if (other === undefined) return "gone";
  const more = other > one ? "+" : "−";
  return `${more}${shown(Math.round(Math.abs(other - one) * 100) / 100)} (${more}${((Math.abs(other - one) / one) * 100).toFixed(2)} %)`;
}

function at(commit, path) {
  return JSON.parse(execFileSync("git", ["show", `${commit}:${path}`], { cwd: root, encoding: "utf8" }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const commit = process.argv[2] ?? "main";
  console.log(table("Sizes", "Bytes with brotli", at(commit, SIZES), await measure()));
  console.log(table("Costs", "Instructions of WebAssembly for a byte", at(commit, COSTS), JSON.parse(readFileSync(join(root, COSTS), "utf8"))));
}
