// Hostile HTML in WebAssembly: its cost per megabyte, how cost grows with size, and what comes out.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { goal, number, printGoals } from "../lib/report.mjs";
import { root } from "../lib/root.mjs";

export async function run({ quick }) {
  const { stdout, status } = spawnSync(process.execPath, ["--expose-gc", join(root, "benches/lib/hostile-process.mjs"), quick ? "1" : "3"], {
    encoding: "utf8",
    maxBuffer: 1e8,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`the process ended (${status})`);
  const found = stdout.trim().split("\n").map((line) => JSON.parse(line));
  const worst = (tell) => found.reduce((one, other) => (tell(other) > tell(one) ? other : one));
  const perMegabyte = ({ large, size }) => large / (size / 1e6);
  const growth = ({ large, middle }) => (large < 5 ? 0 : large / middle);
  const goals = [
    goal(`milliseconds per MB: ${worst(perMegabyte).title}`, perMegabyte(worst(perMegabyte)), { most: 300 }),
    goal(`1 MB to 256 KB: ${worst(growth).title}`, growth(worst(growth)), { most: 6 }),
    goal(`output to input: ${worst(({ output }) => output).title}`, worst(({ output }) => output).output, { most: 6 }),
    goal(`MiB of memory: ${worst(({ memory }) => memory).title}`, worst(({ memory }) => memory).memory / 2 ** 20, { most: 48 }),
  ];
  printGoals(`${found.length} hostile families of HTML, the worst of each`, goals);
  console.log(`\n  ${"the ten costliest".padEnd(72)} ms/MB  256→1M  output  MiB`);
  for (const one of found.sort((a, b) => perMegabyte(b) - perMegabyte(a)).slice(0, 10)) {
    const cells = [perMegabyte(one), one.large / one.middle, one.output, one.memory / 2 ** 20];
    console.log(`  ${one.title.padEnd(70)}${cells.map((cell) => number(cell).padStart(7)).join(" ")}`);
  }
  return goals;
}
