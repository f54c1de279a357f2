// A hundred thousand damaged documents: the small module gives the full one's result, or says what it needs.
import { test } from "node:test";
import { compare, compareStreams, documents, mutants } from "./core.mjs";
import { install } from "./installed.mjs";

const installed = install();
const both = { general: await installed.import(), lite: await installed.import("anyfeed/lite") };

test("damaged documents, whole and in parts", async () => {
  let asked = 0;
  for (const document of mutants(documents(), Number(process.env.MUTANTS ?? 100_000), Number(process.env.SEED ?? 2))) {
    compare(both, document);
    if (asked++ % 10 === 0) await compareStreams(both, document, 333);
  }
});
