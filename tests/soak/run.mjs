// cargo xtask soak: what takes too long for npm test, in as much time as it is given.
//
//     node tests/soak/run.mjs [--minutes N] [--copies N] [--seed N] [part of a part's name]…
//
// ANYFEED_CORPUS names a folder of real feeds; without it the cases stand in. Each is damaged --copies times, 1,000 unless
// told, or as often as there is time for; what is printed says with which --seed to go on.
import { join } from "node:path";
import { root } from "../setup.mjs";
import { fuzzers } from "./fuzzers.mjs";
import { cargoDeny, cargoTest, randomGrowth } from "./cargo.mjs";
import { mirrors, runtimes } from "./mirrors.mjs";
import { reproducible } from "./reproducible.mjs";

const words = process.argv.slice(2);
const seconds = 60 * flag("--minutes", 30);
const copies = flag("--copies", 1000);
const seed = flag("--seed", Date.now() % 1_000_000);
const corpus = process.env.ANYFEED_CORPUS ?? join(root, "tests/feeds");

/** Name, share of the time, what is done with it. Those without a share take a few minutes whatever the time. */
const PARTS = [
  ["fuzz", 0.3, fuzzers],
  ["cost of documents at random", 0.1, (time) => randomGrowth(time, seed)],
  ["damage of a corpus", 0.2, (time) => cargoTest("damage::a_corpus", { ANYFEED_CORPUS: corpus, DAMAGE_SECONDS: time, DAMAGE_COPIES: copies, DAMAGE_SEED: seed }, /\d+ damaged.*/)],
  ["every nasty byte everywhere", 0.1, (time) => cargoTest("every_nasty_byte_everywhere", { DAMAGE_SECONDS: time }, /\d+ documents.*/)],
  ["native = wasm", 0.2, (time) => mirrors(time, corpus, seed, copies)],
  ["HTML as ammonia builds it", 0.1, (time) => cargoTest("ammonia::as_many", { AMMONIA_SECONDS: time, AMMONIA_SEED: seed }, /\d+ fragments.*compared/)],
  ["hostile HTML", 0, () => cargoTest("hostile_html::", {}, /\d+ families.*/)],
  ["the same everywhere", 0, () => runtimes(corpus, seed)],
  ["hostile sizes", 0, () => cargoTest("hostile::", {}, /test result.*/)],
  ["streams of a corpus", 0, () => process.env.ANYFEED_CORPUS ? cargoTest("stream::a_corpus", {}, /\d+ of \d+ are read.*/) : []],
  ["dependencies", 0, cargoDeny],
  ["reproducible build", 0, reproducible],
];

/** Takes an option out of the words. */
function flag(name, otherwise) {
  const at = words.indexOf(name);
  return at < 0 ? otherwise : Number(words.splice(at, 2)[1]) || otherwise;
}

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
