// A module's tables are delivered as differences: once it has started, its memory is what the compiler wrote.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./setup.mjs";

for (const [binding, hasTables] of [["binding", true], ["binding-check", true], ["binding-lite", false]]) {
  const read = (name) => readFileSync(join(root, "target", binding, name));
  const [plain, delivered] = [read("anyfeed_bg.plain.wasm"), read("anyfeed_bg.wasm")];

  test(`${binding}: memory after the start is what it was without differences`, () => {
    assert.equal(!delivered.equals(plain), hasTables);
    assert.deepEqual(started(delivered), started(plain));
  });
}

/** The bytes of its memory, where nothing has been called. */
function started(bytes) {
  const module = new WebAssembly.Module(bytes);
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => {};
  return Buffer.from(new WebAssembly.Instance(module, imports).exports.memory.buffer);
}
