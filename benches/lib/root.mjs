// The project's top folder, and what the build puts where.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The package of 0.1.0, which `cargo xtask bench` builds from its commit. */
export const releasedPackage = join(root, "target/bench/0.1.0/pkg/dist/index.js");

/** One build of benches/engine: "road", "linear" or "peers". */
export function engine(name) {
  return createRequire(import.meta.url)(join(root, "target/bench/bound", name, "anyfeed_bench.js"));
}
