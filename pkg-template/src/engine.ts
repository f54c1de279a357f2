/** The instances of the module: made on the first call, replaced when one has trapped or grown large. */
import { createBinding } from "#binding";
import { load, loadAhead } from "#module";
import { FeedError, internal, invalid, refusal } from "./error";
import { isBuffer } from "./input";
import type { PieceReader } from "./pieces";
import type { Reader } from "./tape";

/** What the module gives: it hands results to a reader, but for plain strings. A refusal is thrown as a string, the JSON of a FeedError. */
export interface Binding {
  readonly memory: WebAssembly.Memory;
  parseFeed(input: Uint8Array, decoded: boolean, contentType: Header, options: string, reader: Reader): void;
  parseFeedToJson(input: Uint8Array, decoded: boolean, contentType: Header, options: string, shape: string, reader: PieceReader): void;
  decodeDocument(input: Uint8Array, decoded: boolean, contentType: Header, reader: Reader): void;
  detectFeed(input: Uint8Array, decoded: boolean, contentType: Header, reader: Reader): void;
  discoverFeeds(input: Uint8Array, decoded: boolean, contentType: Header, url: string, reader: Reader): void;
  parseOpml(input: Uint8Array, decoded: boolean, contentType: Header, reader: Reader): void;
  sanitizeHtml(html: string, baseUrl: string | undefined, iframeHosts: string[]): string;
  htmlToText(html: string): string;
  canonicalizeUrl(url: string, options: string): string | undefined;
  parseDate(text: string, reader: Reader): void;
  readonly EntryStream: new (contentType: Header, options: string) => EntryStream;
  readonly JsonStream: new (contentType: Header, options: string, shape: string) => JsonStream;
}

/** A document that arrives in parts. `push` says whether nothing more is wanted: the head is out. */
export interface EntryStream extends Freed {
  push(bytes: Uint8Array, reader: Reader): boolean;
  /** The head as far as it is known. */
  glimpse(reader: Reader): void;
  finish(reader: Reader): void;
  /** What was held back and is whole: the source has failed. */
  breakOff(reader: Reader): void;
  leave(reader: Reader): void;
}

export interface JsonStream extends Freed {
  push(bytes: Uint8Array, reader: PieceReader): boolean;
  finish(reader: PieceReader): void;
}

interface Freed {
  free(): void;
}

type Header = string | null;

export type ModuleSource = WebAssembly.Module | BufferSource | Response | string | { readonly href: string };

/** Memory never shrinks. An instance that holds more than this after a call is not used again; a new one costs under 1 ms. */
const LARGE = 32 * 1024 * 1024;

let module: WebAssembly.Module | null = null;
let binding: Binding | null = null;

/** Calls into the module. */
export function call<T>(use: (binding: Binding) => T): T {
  module ??= load();
  const used = (binding ??= createBinding(module));
  return watched(used, () => use(used));
}

/** Makes something that lives in the module; it stays with its instance, whatever becomes of that. */
export function open<T extends Freed>(make: (binding: Binding) => T): Opened<T> {
  module ??= load();
  const used = (binding ??= createBinding(module));
  let made: T | null = watched(used, () => make(used));
  const close = () => {
    try {
      made?.free();
    } catch {
      // An instance that has trapped is thrown away whole.
    }
    made = null;
  };
  return {
    use(use) {
      const held = made;
      if (!held) throw internal("It was closed.");
      try {
        return watched(used, () => use(held));
      } catch (error) {
        close();
        throw error;
      }
    },
    close,
  };
}

/** Something that lives in the module until it is closed, or has failed. */
export interface Opened<T> {
  use<R>(use: (made: T) => R): R;
  close(): void;
}

function watched<T>(used: Binding, run: () => T): T {
  try {
    const result = run();
    if (used.memory.buffer.byteLength > LARGE) forget(used);
    return result;
  } catch (thrown) {
    if (typeof thrown === "string") throw refusal(thrown);
    forget(used);
    throw internal(thrown);
  }
}

function forget(used: Binding): void {
  if (binding === used) binding = null;
}

/** Loads the module ahead of the first call. */
export async function init(source?: ModuleSource | Promise<ModuleSource>): Promise<void> {
  if (source === undefined) {
    module ??= await loadAhead();
    binding ??= createBinding(module);
    return;
  }
  const compiled = await compile(await source);
  // One that is not ours leaves the module that is there in its place.
  binding = bindingOf(compiled);
  module = compiled;
}

function bindingOf(compiled: WebAssembly.Module): Binding {
  try {
    return createBinding(compiled);
  } catch (cause) {
    throw new FeedError("invalid-argument", "init was given a module that is not anyfeed's of this version.", { cause });
  }
}

async function compile(source: ModuleSource): Promise<WebAssembly.Module> {
  // A module may come from another realm, where it is no instance of our class.
  if (Object.prototype.toString.call(source) === "[object WebAssembly.Module]") return source as WebAssembly.Module;
  if (typeof source === "string") return compile(await fetch(source));
  // Known by its shape: so may an address.
  if (typeof (source as URL)?.href === "string") return compile(await fetch((source as URL).href));
  if (ArrayBuffer.isView(source) || isBuffer(source)) return WebAssembly.compile(source as BufferSource);
  if (typeof (source as Response)?.arrayBuffer !== "function") {
    throw invalid("init takes a WebAssembly.Module, its bytes, a Response or its address.");
  }
  const response = source as Response;
  if (!response.ok) throw invalid(`The module could not be fetched: HTTP ${response.status} for ${response.url}.`);
  const streams = typeof WebAssembly.compileStreaming === "function";
  // Servers that do not know the ending .wasm send another type, which compileStreaming refuses.
  return streams && response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
