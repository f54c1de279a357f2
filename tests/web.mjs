// The door for pages, in Node: a fresh copy of it, with modules whose loads are counted and a core that may say when it needs more.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install } from "./installed.mjs";

export const installed = install();
export const dist = (name) => join(installed.folder, "node_modules/anyfeed/dist", name);
export const CORE = new WebAssembly.Module(readFileSync(dist("lite.wasm")));
export const FULL = new WebAssembly.Module(readFileSync(dist("feed.wasm")));
const NEEDS = Buffer.from(JSON.stringify({ code: "needs-full", message: "It needs the full module." }));

let copies = 0;
/** How many more steps of streams, and whole documents, core reads before it says that it needs more. */
let most = Infinity;

// Core with an end: what it exports is called so often, and then refuses as core does.
const { Instance } = WebAssembly;
WebAssembly.Instance = function (module, imports) {
  const instance = new Instance(module, imports);
  if (module !== CORE) return instance;
  const { exports } = instance;
  const counted = (run) => (...given) => (most-- > 0 ? run(...given) : refused(exports));
  return { exports: { ...exports, answer: counted(exports.answer), arriving_tell: counted(exports.arriving_tell) } };
};

/** The refusal, where the binding expects it: in the module's memory. */
function refused({ memory, __wbindgen_malloc }) {
  const at = __wbindgen_malloc(NEEDS.length, 1);
  new Uint8Array(memory.buffer).set(NEEDS, at);
  return [at, NEEDS.length];
}

/** From now on core takes so many steps. */
export function coreReads(steps = Infinity) {
  most = steps;
}

/** The door, as if a page had just been opened; `loads` names the modules that were asked for. */
export async function openPage(options = {}) {
  const web = await import(`${pathToFileURL(dist("web.js"))}?${copies++}`);
  const loads = [];
  const module = (level, it) => ({ then(resolve) { loads.push(level); resolve(it); } });
  web.configure({ core: module("core", CORE), full: module("full", FULL), ...options });
  return { web, loads };
}
