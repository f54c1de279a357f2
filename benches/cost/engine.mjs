// The module that counts its own instructions (`cargo xtask cost` makes it): documents in, counts out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.mjs";

let module;

/** The module with a memory of its own: what an earlier document left there must not count. */
export function start() {
  module ??= new WebAssembly.Module(readFileSync(join(root, "target/cost/counted.wasm")));
  const { exports } = new WebAssembly.Instance(module, imports());
  return {
    /** Lays a document in the module. */
    put(bytes) {
      const at = exports.room(bytes.length);
      new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    },
    /** Calls one of the module's functions: what it gave, and how many instructions it took. */
    call(name, ...words) {
      const before = exports.instructions.value;
      const answer = exports[name](...words);
      return { answer, instructions: Number(exports.instructions.value - before) };
    },
  };
}

/** The door to JavaScript is linked as well. Nothing goes through it. */
function imports() {
  const found = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (found[from] ??= {})[name] = () => {
      throw new Error(`${from}.${name} was called`);
    };
  }
  return found;
}
