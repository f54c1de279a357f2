// A failure leaves nothing behind: every test file ends by itself, and at once, though all of its assertions fail.
import { ok } from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { limited } from "./limited.mjs";
import { root } from "./setup.mjs";

/** What tests/limits.mjs says of a file that it had to end. */
const LEFT = /✖ .*(is open still|has not ended)/;

for (const folder of ["tests", "worker/test", "www/test"]) {
  for (const name of readdirSync(join(root, folder)).filter((name) => name.endsWith(".test.mjs") && !name.endsWith(".long.test.mjs"))) {
    test(`${folder}/${name}`, async () => {
      const words = ["--import", "./tests/limits.mjs", "--import", "./tests/assertions-fail.mjs", "--test-reporter=spec", `${folder}/${name}`];
      const { status, output, fault } = await limited(5, process.execPath, words);
      ok(fault === null, `${fault}: ${output}`);
      ok(!LEFT.test(output), output);
      ok(status !== 0, "no assertion failed");
    });
  }
}
