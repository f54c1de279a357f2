// Before every test file: a test that does not end, and what tests left open when all of them had ended, end the process.
import { after, beforeEach } from "node:test";

/** Several times what the longest test takes on a machine that is busy eight times over. */
const TEST_MINUTES = 6;
const AFTERWARDS_SECONDS = 60;

beforeEach(({ name, signal }) => {
  const limit = setTimeout(() => give(`the test "${name}" has not ended after ${TEST_MINUTES} minutes`), TEST_MINUTES * 60_000);
  limit.unref();
  // It is given when a test has ended in whatever way; of one that skips itself `afterEach` does not hear.
  signal.addEventListener("abort", () => clearTimeout(limit));
});
after(() => void setTimeout(() => give(`${AFTERWARDS_SECONDS} seconds after the last test something is open still`), AFTERWARDS_SECONDS * 1000).unref());

function give(sentence) {
  console.error(`✖ ${sentence}: ${process.getActiveResourcesInfo().join(", ")}`);
  process.exit(1);
}
