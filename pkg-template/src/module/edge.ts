/** The module as edge functions of Next and Vercel give it. */
import module from "./feed.wasm?module";

export function load(): WebAssembly.Module {
  return module;
}

export function loadAhead(): Promise<WebAssembly.Module> {
  return Promise.resolve(module);
}
