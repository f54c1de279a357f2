// Every project of TypeScript that is ours is what the compiler wants, as its own tsconfig.json says.
import { join } from "node:path";
import { test } from "node:test";
import { compilesProject } from "./compiler.mjs";
import { root } from "./setup.mjs";

for (const folder of ["pkg-template", "pkg-template/cli", "worker", "worker/src/door", "www", "tests/types"]) {
  test(folder, () => compilesProject(join(root, folder, "tsconfig.json")));
}
