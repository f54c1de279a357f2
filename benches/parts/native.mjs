// The crate as Rust uses it, against feed-rs: criterion measures, one build and process for each.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { documentsOf } from "../lib/documents.mjs";
import { number } from "../lib/report.mjs";
import { engine, root } from "../lib/root.mjs";

export function run({ folder, quick }) {
  const documents = common(folder);
  const place = join(root, "target/bench/documents");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  documents.forEach(({ bytes }, index) => writeFileSync(join(place, `${index}`.padStart(5, "0")), bytes));
  for (const feature of ["road", "peers", "safe"]) measure(feature, place, quick);
  const [raw, usual, peer, safe] = [median("road", "anyfeed-raw"), median("road", "anyfeed"), median("peers", "feed-rs"), median("safe", "feed-rs")];
  console.log("\nThe crate as Rust uses it");
  console.log(`  ${number(peer / raw).padStart(8)}  parse, raw, faster than feed-rs`);
  console.log(`  ${number(safe / usual).padStart(8)}  parse by default, faster than feed-rs that makes HTML safe, too`);
  console.log(`  ${number(peer / usual).padStart(8)}  the same, faster than feed-rs that does not`);
  const size = documents.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6;
  console.log(`\nNative: ${documents.length} documents, ${size.toFixed(2)} MB, read by both; wall time`);
  const floor = median("road", "quick-xml");
  for (const [name, time] of Object.entries({ "quick-xml loop": floor, "anyfeed, raw": raw, anyfeed: usual, "feed-rs": peer, "feed-rs, sanitizing": safe })) {
    console.log(`  ${name.padEnd(44)}${time.toFixed(1).padStart(8)} ms${(size / (time / 1e3)).toFixed(1).padStart(9)} MB/s`);
  }
  printInstructions(place, size * 1e6);
  return [];
}

/** What is counted, the build that has it, and its name there. */
const READERS = [["quick-xml loop", "road", "quick-xml"], ["anyfeed, raw", "road", "anyfeed-raw"], ["anyfeed", "road", "anyfeed"], ["feed-rs", "peers", "feed-rs"], ["feed-rs, sanitizing", "safe", "feed-rs"]];

/** Instructions for a byte, as valgrind counts them: the same number under any load. */
function printInstructions(place, bytes) {
  if (spawnSync("valgrind", ["--version"]).status !== 0) return;
  for (const feature of ["road", "peers", "safe"]) build(feature);
  console.log("\nNative: instructions for a byte, counted by valgrind");
  for (const [title, feature, name] of READERS) {
    const [once, twice] = [1, 2].map((times) => instructions(feature, name, place, times));
    console.log(`  ${title.padEnd(44)}${((twice - once) / bytes).toFixed(1).padStart(8)}`);
  }
}

function build(feature) {
  const { status } = spawnSync(process.env.CARGO ?? "cargo", ["build", "--quiet", "--release", "--bin=read", "--manifest-path=benches/engine/Cargo.toml", `--features=${feature}`, `--target-dir=${target(feature)}`], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("the program that reads could not be built");
}

function instructions(feature, name, place, times) {
  const { stderr } = spawnSync("valgrind", ["--tool=callgrind", "--callgrind-out-file=/dev/null", join(target(feature), "release/read"), name, place, String(times)], { encoding: "utf8" });
  return Number(/Collected : (\d+)/.exec(stderr)[1]);
}

/** Documents that both can read, as their builds for WebAssembly say. */
function common(folder) {
  const [road, peers] = [engine("road"), engine("peers")];
  return documentsOf([{ folder }]).filter(({ bytes }) => road.entries(bytes, "{}") > 0 && peers.feedRsEntries(bytes) > 0);
}

function measure(feature, place, quick) {
  const words = ["bench", "--quiet", "--manifest-path=benches/engine/Cargo.toml", `--features=${feature}`, `--target-dir=${target(feature)}`];
  const how = ["--bench", "native", "--", "--noplot", "--quiet", ...(quick ? ["--quick"] : [])];
  const { status } = spawnSync(process.env.CARGO ?? "cargo", [...words, ...how], {
    cwd: root,
    env: { ...process.env, BENCH_DOCUMENTS: place, CRITERION_HOME: join(target(feature), "criterion") },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("the native benchmark failed");
}

const target = (feature) => join(root, "target/bench", feature);

/** Milliseconds, as criterion has written them. */
function median(feature, name) {
  const file = join(target(feature), "criterion", name, "new/estimates.json");
  return JSON.parse(readFileSync(file, "utf8")).median.point_estimate / 1e6;
}
