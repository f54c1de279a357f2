/**
 * The module, carried along as a string of one character for each byte: a sixth smaller with brotli than base64, and
 * decoded faster. It works everywhere that may compile, with nothing to fetch or configure.
 */
import { bytesOf } from "./characters";
import text from "#text";

type Coders = { Buffer?: { from(text: string, encoding: "latin1"): Uint8Array<ArrayBuffer> } };

export function load(): WebAssembly.Module {
  return new WebAssembly.Module(decode());
}

export function loadAhead(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(decode());
}

function decode(): Uint8Array<ArrayBuffer> {
  const { Buffer: buffer } = globalThis as unknown as Coders;
  return buffer ? buffer.from(text, "latin1") : bytesOf(text);
}
