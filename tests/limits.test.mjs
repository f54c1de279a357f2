// What ends a test that hangs: it is called off when the test has ended, however it ended.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { root } from "./setup.mjs";

const PROGRAM = `
  const set = setTimeout, clear = clearTimeout, waiting = new Set();
  globalThis.setTimeout = (run, delay) => {
    const timer = set(run, delay);
    if (delay > 100_000) waiting.add(timer);
    return timer;
  };
  globalThis.clearTimeout = (timer) => (waiting.delete(timer), clear(timer));
  await import("./tests/limits.mjs");
  const { describe, it, test } = await import("node:test");
  test("passes", async (context) => {
    console.error(waiting.size, "during a test");
    await context.test("within it");
  });
  test("skips itself", (context) => context.skip("for a reason"));
  test("fails", () => { throw new Error("as it should"); });
  describe("a group", () => it("skips itself", (context) => context.skip()));
  process.on("exit", () => console.error(waiting.size, "at the end"));
`;

test("no limit outlives its test", () => {
  const { stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", PROGRAM], { cwd: root, encoding: "utf8", env: { ...process.env, NODE_TEST_CONTEXT: "" } });
  assert.equal(stderr, "1 during a test\n0 at the end\n");
});
