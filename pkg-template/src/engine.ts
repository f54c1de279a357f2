/** The instances of the module: made on the first call, replaced when one has trapped or grown large. */
import { createBinding } from "#binding";
import { load, loadAhead } from "#module";
import { FeedError, internal, refusal } from "./error";
import { compile, compiledAhead, compiledHere, type ModuleSource } from "./compile";
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

/** Memory never shrinks. An instance that holds more than this after a call is not used again; a new one costs under 1 ms. */
const LARGE = 32 * 1024 * 1024;

let module: WebAssembly.Module | null = null;
let binding: Binding | null = null;

/** Calls into the module. */
export function call<T>(use: (binding: Binding) => T): T {
  const used = current();
  return watched(used, () => use(used));
}

function current(): Binding {
  module ??= compiledHere(load);
  return (binding ??= createBinding(module));
}

/** Makes something that lives in the module; it stays with its instance, whatever becomes of that. */
export function open<T extends Freed>(make: (binding: Binding) => T): Opened<T> {
  const used = current();
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
    module ??= await compiledAhead(loadAhead);
    binding ??= createBinding(module);
    return;
  }
  const compiled = await compile(source);
  // One that is not ours leaves the module that is there in its place.
  binding = bindingOf(compiled);
  module = compiled;
}

/** A new instance. */
export function bindingOf(compiled: WebAssembly.Module): Binding {
  try {
    return createBinding(compiled);
  } catch (cause) {
    throw new FeedError("invalid-argument", "The module is not anyfeed's of this version.", { cause });
  }
}

/** A module that calls go to, and its instance. */
export type Held = [module: WebAssembly.Module | null, binding: Binding | null];

/** For a door of two modules: calls go to another one from now on. Gives what they went to before. */
export function exchange(other: Held): Held {
  const before: Held = [module, binding];
  [module, binding] = other;
  return before;
}
