/** No module: the caller brings it. */
import { FeedError } from "../error";

export function load(): WebAssembly.Module {
  throw new FeedError(
    "invalid-argument",
    'anyfeed/slim has no module yet: call "await init(module)" before the first call, or import "anyfeed".',
  );
}

export async function loadAhead(): Promise<WebAssembly.Module> {
  return load();
}
