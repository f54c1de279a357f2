/** The two modules: where each comes from, and each loaded once. */
import type { WebOptions } from "../../web";
import { compile, type ModuleSource } from "../compile";
import { FeedError } from "../error";

/** "core" reads what most feeds are made of, "full" everything. */
export type Level = "core" | "full";

type Place = ModuleSource | Promise<ModuleSource>;

/** In this very form bundlers see that the files are needed. */
const BESIDE: Record<Level, () => URL> = {
  core: () => new URL("./lite.wasm", import.meta.url),
  full: () => new URL("./feed.wasm", import.meta.url),
};

const given: Partial<Record<Level, Place>> = {};
const loads: Partial<Record<Level, Promise<WebAssembly.Module>>> = {};
const loaded: Partial<Record<Level, WebAssembly.Module>> = {};

/** Whatever came from where a module was before is forgotten. */
export function place(level: Level, from: WebOptions[Level]): void {
  given[level] = from as Place;
  delete loads[level];
  delete loaded[level];
}

/** The full module is not waited for twice: once it is there, everything is read by it. */
export const isLoaded = (level: Level) => level in loaded;

/** Whoever asks at the same time waits for the same load; one that has failed is tried again by whoever asks next. */
export function load(level: Level): Promise<WebAssembly.Module> {
  return (loads[level] ??= loading(level));
}

function loading(level: Level): Promise<WebAssembly.Module> {
  const load = (level in given ? compile(given[level]!) : compileBeside(BESIDE[level]())).then(
    (module) => {
      if (loads[level] === load) loaded[level] = module;
      return module;
    },
    (error) => {
      if (loads[level] === load) delete loads[level];
      throw error;
    },
  );
  return load;
}

async function compileBeside(url: URL): Promise<WebAssembly.Module> {
  try {
    return await compile(url.protocol === "file:" ? fileAt(url) : url);
  } catch (error) {
    const { code, message } = error as FeedError;
    if (code === "unsupported") throw error;
    const advice = "It stands beside web.js in the package; where a build leaves it behind, configure({ core, full }) says where it is.";
    throw new FeedError("unsupported", `${message} ${advice}`, { cause: error });
  }
}

/** Node fetches no files; where the door for pages runs there, in a test for example, its file system is asked. */
function fileAt(url: URL): Place {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): { readFile(url: URL): Promise<BufferSource> } } };
  return process?.getBuiltinModule?.("node:fs/promises").readFile(url) ?? url;
}
