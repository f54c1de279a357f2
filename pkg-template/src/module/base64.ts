/**
 * The module, carried along as base64, for the script tag's build: a classic script is read in its page's encoding, and
 * in a page of windows-1252 nothing but ASCII arrives as it was written. Modules of JavaScript are always UTF-8.
 */
import { eachOf } from "./characters";
import base64 from "#base64";

type Decoders = { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };

export function load(): WebAssembly.Module {
  return new WebAssembly.Module(decode());
}

export function loadAhead(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(decode());
}

function decode(): Uint8Array<ArrayBuffer> {
  const { fromBase64 } = Uint8Array as unknown as Decoders;
  return fromBase64 ? fromBase64.call(Uint8Array, base64) : eachOf(atob(base64));
}
