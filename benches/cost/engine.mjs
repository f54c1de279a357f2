// The module that counts its own instructions (`cargo xtask cost` makes it): documents in, counts out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.mjs";

const modules = new Map();

/** The module with a memory of its own: what an earlier document left there must not count. */
export function start(file = "target/cost/counted.wasm") {
  if (!modules.has(file)) modules.set(file, new WebAssembly.Module(readFileSync(join(root, file))));
  const module = modules.get(file);
  const { exports } = new WebAssembly.Instance(module, imports(module));
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
    /** What each function has cost so far, where the module counts that: its own instructions, and with those that it calls. */
    counters() {
      const found = { own: new Map(), whole: new Map() };
      for (const [name, global] of Object.entries(exports)) {
        const [, kind, functionName] = name.match(/^(own|whole) (.*)$/) ?? [];
        if (kind) found[kind].set(functionName, Number(global.value));
      }
      return found;
    },
  };
}

/** The door to JavaScript is linked as well. Nothing goes through it. */
function imports(module) {
  const found = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (found[from] ??= {})[name] = () => {
      throw new Error(`${from}.${name} was called`);
    };
  }
  return found;
}
