// The benchmarks: `cargo xtask bench [--corpus DIR] [--only PART] [--quick]` builds what they need and comes here.
import { arch, cpus, loadavg, platform } from "node:os";
import { parseArgs } from "node:util";
import { corpusFolder } from "./lib/feeds.mjs";
import { printGoals } from "./lib/report.mjs";

/** In this order; each says what holds. */
const PARTS = ["core", "peers", "sizes", "stream", "cold", "page", "html", "hostile", "native", "languages", "write"];

const { values } = parseArgs({
  options: { corpus: { type: "string" }, only: { type: "string" }, quick: { type: "boolean", default: false } },
});
const wanted = values.only ? values.only.split(",") : PARTS;
const folder = corpusFolder(values.corpus);

console.log(`${new Date().toISOString().slice(0, 16)}  ${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${platform()} ${arch()}, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}`);
console.log(folder ? "corpus: a folder of real feeds" : "corpus: generated feeds (give a folder of real ones with --corpus)");

const goals = [];
for (const part of wanted) {
  const { run } = await import(`./parts/${part}.mjs`);
  goals.push(...(await run({ folder, quick: values.quick })));
}
if (wanted.length > 1) printGoals("All of it", goals);
