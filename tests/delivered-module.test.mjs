// A module is delivered in another form than it is made in, its tables as differences: once it has started, its memory is
// what the compiler wrote.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { root } from "./setup.mjs";

/** Sections by their numbers. */
const [FUNCTIONS, START, CODE] = [3, 8, 10];

for (const [binding, hasTables] of [["binding", true], ["binding-check", true], ["binding-lite", false]]) {
  const read = (name) => readFileSync(join(root, "target", binding, name));
  const [plain, delivered] = [read("anyfeed_bg.plain.wasm"), read("anyfeed_bg.wasm")];

  test(`${binding}: memory after the start is what the compiler wrote`, () => {
    assert.equal(startsByItself(plain), false);
    assert.equal(startsByItself(delivered), hasTables);
    assert.deepEqual(started(delivered), started(plain));
  });

  if (!hasTables) test(`${binding}: in another order, with other names, and without a promise of how addresses are aligned, it is smaller to download`, () => {
    assert.equal(countOf(FUNCTIONS, delivered), countOf(FUNCTIONS, plain));
    assert.equal(countOf(CODE, delivered), countOf(CODE, plain));
    const exported = (bytes) => WebAssembly.Module.exports(new WebAssembly.Module(bytes));
    assert.deepEqual(exported(delivered), exported(plain));
    // Numbers of functions are longer or shorter in other places.
    assert.ok(Math.abs(delivered.length - plain.length) < plain.length / 200);
    const [ours, before] = [delivered, plain].map((bytes) => brotliCompressSync(bytes).length);
    assert.ok(before - ours > before / 25, `${before - ours} of ${before}`);
  });
}

/** Whether a module has a section of what is called when it starts. */
const startsByItself = (bytes) => section(START, bytes) !== undefined;

/** How many members a section says that it has. */
const countOf = (id, bytes) => number(bytes, section(id, bytes))[0];

/** Where the contents of a section begin. */
function section(id, bytes) {
  for (let at = 8; at < bytes.length; ) {
    const [size, from] = number(bytes, at + 1);
    if (bytes[at] === id) return from;
    at = from + size;
  }
}

/** A number in groups of seven bits, and where it ends. */
function number(bytes, at) {
  let [value, shift] = [0, 0];
  do value |= (bytes[at] & 127) << shift; while (((shift += 7), bytes[at++] & 128));
  return [value, at];
}

/** The bytes of its memory, where nothing has been called. */
function started(bytes) {
  const module = new WebAssembly.Module(bytes);
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => {};
  return Buffer.from(new WebAssembly.Instance(module, imports).exports.memory.buffer);
}
