// The cases: small feeds, each with what is expected of it.
//
// NAME.xml stands beside NAME.expect.json: {"about", "contentType"?, "options"?, "expect", "diagnostics"} or
// {"about", …, "error"}. What is expected is a part: objects may hold more, lists may not. "diagnostics" is the
// whole list of codes, in order.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("feeds", import.meta.url));
const ENDING = ".expect.json";

/** Every case: its name ("atom/entry-title"), its bytes, its expectation. */
export function readCases() {
  const files = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll("\\", "/")).sort();
  return files.filter((name) => name.endsWith(ENDING)).map((file) => {
    const name = file.slice(0, -ENDING.length);
    const document = files.find((other) => other !== file && other.slice(0, other.lastIndexOf(".")) === name);
    if (!document) throw new Error(`${file} has no document beside it`);
    const expectation = JSON.parse(readFileSync(join(folder, file), "utf8"));
    return { name, bytes: readFileSync(join(folder, document)), ...expectation };
  });
}

/** Where a value falls short of what is expected of it, one line each. */
export function shortcomings(expected, actual, path = "") {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path}: a list was expected, came ${show(actual)}`];
    if (expected.length !== actual.length) {
      return [`${path}: ${expected.length} expected, came ${actual.length}: ${show(actual)}`];
    }
    return expected.flatMap((one, index) => shortcomings(one, actual[index], `${path}[${index}]`));
  }
  if (typeof expected === "object" && expected !== null) {
    if (typeof actual !== "object" || actual === null) return [`${path}: an object was expected, came ${show(actual)}`];
    return Object.keys(expected).flatMap((key) => shortcomings(expected[key], actual[key], path ? `${path}.${key}` : key));
  }
  return Object.is(expected, actual) ? [] : [`${path}: expected ${show(expected)}, came ${show(actual)}`];
}

function show(value) {
  return JSON.stringify(value)?.slice(0, 300) ?? String(value);
}
