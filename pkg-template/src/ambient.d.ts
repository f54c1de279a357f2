/** What the build puts in place of the names that begin with "#". */

/** The binding's generated JavaScript, one instance for each call. */
declare module "#binding" {
  export function createBinding(module: WebAssembly.Module): import("./engine").Binding;
}

/** How a door finds the module: one of the files in `module/`. */
declare module "#module" {
  /** The module, at once. */
  export function load(): WebAssembly.Module;
  /** The same without blocking the thread, where that is possible. */
  export function loadAhead(): Promise<WebAssembly.Module>;
}

/** The module as a string. */
declare module "#text" {
  const text: string;
  export default text;
}

/** What kind of string that is: `module/characters.ts` or `module/packed.ts`. */
declare module "#carried" {
  export function bytesOf(text: string): Uint8Array<ArrayBuffer>;
}

/** Makers of objects by the names of their fields, for the structs that results are made of. */
declare module "#shapes" {
  export const makers: Record<string, (read: () => any) => object>;
  /** A feed of its entries and its head. */
  export const feedWith: (entries: object[], head: any) => object;
}

/** How to put right what each diagnostic is about. */
declare module "#advice" {
  export const advice: Record<string, string>;
}

/** What takes a page apart, in a file of its own. */
declare module "#extract" {
  export const extract: typeof import("./fetch/extract").extract;
}

declare module "*/feed.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*/feed.wasm?module" {
  const module: WebAssembly.Module;
  export default module;
}

/** The package's version, put in by the build. */
declare const VERSION: string;

/** The name of the module's file, likewise. */
declare const WASM: string;
