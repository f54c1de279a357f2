/**
 * The module, carried along as a string of one character for each byte: a sixth smaller with brotli than base64, and
 * decoded faster. It works everywhere that may compile, with nothing to fetch or configure.
 */
import { bytesOf } from "./characters";
import text from "#text";

export function load(): WebAssembly.Module {
  return new WebAssembly.Module(bytesOf(text));
}

export function loadAhead(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(bytesOf(text));
}
