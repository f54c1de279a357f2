// A fresh process of Node: import, the first feed, and what is read in the first second.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { generated } from "../lib/generate.mjs";
import { goal, number, printGoals } from "../lib/report.mjs";
import { median } from "../lib/rounds.mjs";
import { root } from "../lib/root.mjs";

const STARTS = {
  "anyfeed": 'const { parseFeed } = await import("anyfeed"); parseFeed(bytes);',
  "anyfeed, JSON": 'const { parseFeedToJson } = await import("anyfeed"); parseFeedToJson(bytes);',
  "feedsmith": 'const { parseFeed } = await import("feedsmith"); parseFeed(new TextDecoder().decode(bytes));',
  "rss-parser": 'const { default: Parser } = await import("rss-parser"); await new Parser().parseString(new TextDecoder().decode(bytes));',
};

const FIRST_SECOND = ["parseFeed", "parseFeed, raw", "parseFeed of 0.1.0", "feed-rs in wasm", "feedsmith"];

export async function run({ folder, quick }) {
  const samples = Object.fromEntries(Object.keys(STARTS).map((name) => [name, []]));
  for (let round = 0; round < (quick ? 5 : 15); round++) {
    for (const [name, code] of Object.entries(STARTS)) samples[name].push(start(code));
  }
  const cpu = Object.fromEntries(Object.entries(samples).map(([name, times]) => [name, median(times)]));
  const goals = [goal("first feed in a fresh process, faster than feedsmith", cpu.feedsmith / cpu.anyfeed, { least: 1 })];
  printGoals("Cold start", goals);
  for (const [name, time] of Object.entries(cpu)) console.log(`  ${name.padEnd(44)}${number(time).padStart(8)} ms of CPU for import and a feed of 54 KB`);
  for (const name of FIRST_SECOND) {
    const read = Array.from({ length: quick ? 3 : 7 }, () => firstSecond(name, folder));
    console.log(`  ${name.padEnd(44)}${number(median(read) / 1e6).padStart(8)} MB read in the first second of a process, by the clock`);
  }
  return goals;
}

function firstSecond(name, folder) {
  const words = [join(root, "benches/lib/first-second.mjs"), name, ...(folder ? [folder] : [])];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: join(root, "benches"), encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

/** Milliseconds of CPU, all threads, from the import to the result. */
function start(code) {
  const script = `
    import { readFileSync } from "node:fs";
    const bytes = readFileSync(${JSON.stringify(generated("small", 650))});
    const before = process.cpuUsage();
    ${code}
    const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1000);`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: join(root, "benches"), encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}
