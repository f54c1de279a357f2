// Asks every family of documents that cost careless code too much whether its instructions grow with its size alone.
// `cargo xtask growth` makes the module and comes here.
//
//     node benches/cost/grow.mjs [--long] [PART OF A NAME]
import { fault, growth, KNOWN, questions } from "./growth.mjs";

const words = process.argv.slice(2);
const part = words.find((word) => !word.startsWith("--")) ?? "";
const asked = questions({ long: words.includes("--long") }).filter(({ label }) => label.includes(part));
const faults = asked.map((question) => fault(question, growth(question))).filter((found) => found);
for (const found of faults) console.error(found);
console.log(`${asked.length - faults.length} of ${asked.length} hold, ${KNOWN.size} of them known not to be linear yet`);
process.exitCode = faults.length ? 1 : 0;
