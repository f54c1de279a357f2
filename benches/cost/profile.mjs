// Which functions the instructions are spent in: each with its own, and with all between its beginning and its end.
// `cargo xtask cost --stages` makes the module that this asks.
//
//     node benches/cost/profile.mjs [WORK] [PART OF A NAME]
import { corpus, corpusFolder } from "../lib/feeds.mjs";
import { functions } from "./functions.mjs";

const [work = "entries_raw", part = ""] = process.argv.slice(2);
const { bytes, rows } = functions(corpus(corpusFolder()), work);
const found = rows.filter(({ name }) => name.includes(part)).sort((one, other) => other.whole - one.whole);
for (const { name, own, whole } of found.slice(0, 250)) {
  console.log(`${(whole / bytes).toFixed(2).padStart(8)}${(own / bytes).toFixed(2).padStart(8)}  ${name}`);
}
