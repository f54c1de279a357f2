// cargo xtask soak: what takes too long for npm test, in as much time as it is given.
//
//     node tests/soak/run.mjs [--minutes N] [part of a part's name]…
//
// ANYFEED_CORPUS names a folder of real feeds; without it the cases stand in.
import { join } from "node:path";
import { root } from "../setup.mjs";
import { fuzzers } from "./fuzzers.mjs";
import { cargoTest } from "./cargo.mjs";
import { mirrors, runtimes } from "./mirrors.mjs";
import { reproducible } from "./reproducible.mjs";

const words = process.argv.slice(2);
const flag = words.indexOf("--minutes");
const [, minutes] = flag < 0 ? [] : words.splice(flag, 2);
const seconds = 60 * (Number(minutes) || 30);
const corpus = process.env.ANYFEED_CORPUS ?? join(root, "tests/feeds");
const seed = Date.now() % 1_000_000;

/** Name, share of the time, what is done with it. Those without a share take a few minutes whatever the time. */
const PARTS = [
  ["fuzz", 0.5, fuzzers],
  ["damage of a corpus", 0.2, (time) => cargoTest("damage", ["a_corpus", "--ignored"], { ANYFEED_CORPUS: corpus, DAMAGE_SECONDS: time, DAMAGE_COPIES: 1_000_000, DAMAGE_SEED: seed }, /\d+ damaged.*/)],
  ["every nasty byte everywhere", 0.1, (time) => cargoTest("damage", ["every_nasty", "--ignored"], { DAMAGE_SECONDS: time }, /\d+ documents.*/)],
  ["native = wasm", 0.2, (time) => mirrors(time, corpus, seed)],
  ["other runtimes", 0, runtimes],
  ["hostile sizes", 0, () => cargoTest("hostile", ["--include-ignored"], {}, /a hundred megabytes.*/)],
  ["linear time", 0, () => cargoTest("linear", ["--include-ignored"], {}, /test result.*/)],
  ["streams of a corpus", 0, () => process.env.ANYFEED_CORPUS ? cargoTest("stream", ["a_corpus", "--ignored"], {}, /\d+ of \d+ are read.*/) : []],
  ["reproducible build", 0, reproducible],
];

let failed = 0;
for (const [name, share, part] of PARTS) {
  if (words.length && !words.some((word) => name.includes(word))) continue;
  for await (const { name: what = name, ok, said, why = "" } of await part(Math.round(seconds * share))) {
    console.log(`${ok ? "ok    " : "FAILED"} ${what}: ${said}`);
    if (!ok) console.log(why);
    failed += ok ? 0 : 1;
  }
}
process.exit(failed ? 1 : 0);
