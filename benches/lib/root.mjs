// The project's top folder, and what the build puts where.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** One build of benches/engine: "road", "linear" or "peers". */
export function engine(name) {
  return createRequire(import.meta.url)(join(root, "target/bench/bound", name, "anyfeed_bench.js"));
}
