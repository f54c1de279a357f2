/** The module as the runtime of Cloudflare Workers gives it: compiled ahead, for code may not be made at run time. */
import module from "./feed.wasm";

export function load(): WebAssembly.Module {
  return module;
}

export function loadAhead(): Promise<WebAssembly.Module> {
  return Promise.resolve(module);
}
