/** The module, carried along. It works everywhere that may compile, with nothing to fetch or configure. */
import { bytesOf } from "#carried";
import text from "#text";

export function load(): WebAssembly.Module {
  return new WebAssembly.Module(bytesOf(text));
}

export function loadAhead(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(bytesOf(text));
}
