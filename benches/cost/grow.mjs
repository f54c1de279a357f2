// Asks every family of documents that cost careless code too much, or documents made at random of the cases, whether their
// instructions grow with their size alone. `cargo xtask growth` makes the module and comes here.
//
//     node benches/cost/grow.mjs [--long] [PART OF A NAME]
//     node benches/cost/grow.mjs --random COUNT [SEED]
import { fault, growth, KNOWN, questions } from "./growth.mjs";
import { randomQuestions } from "./random.mjs";

const words = process.argv.slice(2);
const asked = words[0] === "--random" ? randomQuestions(Number(words[1]), Number(words[2] ?? 1)) : named();
const faults = asked.map((question) => fault(question, growth(question))).filter((found) => found);
for (const found of faults) console.error(found);
console.log(`${asked.length - faults.length} of ${asked.length} hold, ${KNOWN.size} of them known not to be linear yet`);
process.exitCode = faults.length ? 1 : 0;

function named() {
  const part = words.find((word) => !word.startsWith("--")) ?? "";
  return questions({ long: words.includes("--long") }).filter(({ label }) => label.includes(part));
}
