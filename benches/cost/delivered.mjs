// The modules as they are delivered, each made to count its own instructions: what a call takes behind the package's own
// door, from bytes to the values that the caller gets. `cargo xtask cost --check` makes them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../lib/root.mjs";

/** Counters of the instances so far. Doors make theirs themselves, and a new one when it has grown large. */
const counters = [];
const { Instance } = WebAssembly;
WebAssembly.Instance = function (module, imports) {
  const instance = new Instance(module, imports);
  if (instance.exports.instructions) counters.push(instance.exports.instructions);
  return instance;
};

/** What the door of this name exports, with the module of this name behind it. */
export async function door(name, module) {
  // Of one door there is one for each module.
  const exported = await import(`${pathToFileURL(join(root, "pkg/dist", name))}?${module}`);
  await exported.init(new WebAssembly.Module(readFileSync(join(root, "target/cost", module))));
  return exported;
}

/** What a call gives, and how many instructions it took. */
export function counted(call) {
  const before = all();
  const answer = call();
  return { answer, instructions: Number(all() - before) };
}

function all() {
  return counters.reduce((sum, { value }) => sum + value, 0n);
}
