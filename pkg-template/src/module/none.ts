/** No module: a door of two loads each when it is needed, and hands it to the engine before a call. */
import { internal } from "../error";

export function load(): WebAssembly.Module {
  throw internal("No module was loaded.");
}

export async function loadAhead(): Promise<WebAssembly.Module> {
  return load();
}
