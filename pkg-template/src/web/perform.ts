/** A call into one of two modules, in a page's own thread or in a Web Worker's. */
import { bindingOf, exchange, type Held } from "../engine";
import * as whole from "../whole";
import type { Level } from "./modules";

/** The functions that take a whole document or a text. */
export type Name = Exclude<keyof typeof whole, "readFeed">;

const held: Partial<Record<Level, Held>> = {};

/** Whatever is called meanwhile is called in this module. */
export function within<T>(level: Level, module: WebAssembly.Module, run: () => T): T {
  const known = held[level];
  const before = exchange(known?.[0] === module ? known : [module, bindingOf(module)]);
  try {
    return run();
  } finally {
    held[level] = exchange(before);
  }
}

export function perform(level: Level, module: WebAssembly.Module, name: Name, given: unknown[]): unknown {
  const functions: Record<Name, (...given: any[]) => unknown> = whole;
  return within(level, module, () => functions[name](...given));
}
