// Before a test file: every assertion fails, so that each test ends at its first, wherever that stands.
import assert from "node:assert";
import strict from "node:assert/strict";

for (const each of [assert, strict]) {
  for (const name of Object.keys(each)) {
    if (typeof each[name] === "function" && !/^[A-Z]|^strict$/.test(name)) each[name] = () => fail(name);
  }
}

function fail(name) {
  throw new Error(`assert.${name} was made to fail`);
}
