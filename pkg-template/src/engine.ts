/** The instances of the module: made on the first call, replaced when one has trapped or grown large. */
import { createBinding } from "#binding";
import { load, loadAhead } from "#module";
import { FeedError, internal, refusal } from "./error";
import { compile, compiledAhead, compiledHere, type ModuleSource } from "./compile";
import { encoded } from "./input";
import type { Segment } from "./tape";

/** What a module gives. A question is words parted by NUL, see `options.ts`, a step one of its words alone; a refusal is the JSON of a FeedError. */
export interface Binding {
  readonly memory: WebAssembly.Memory;
  answer(input: Uint8Array, question: Uint8Array, taker: Taker): string | undefined;
  readonly Arriving: new (question: Uint8Array) => Arriving;
}

/** What the core hands segments of a tape to, or text as their brief text. They lie in its memory and are gone when `take` returns. */
export interface Taker {
  /** The struct with this number is the one with this mark: are the names of its fields known? */
  knows(number: number, mark: number): boolean;
  take(...segment: Segment): void;
  /** What came so far is void. */
  restart(): void;
}

/** A document that arrives in parts. */
interface Arriving {
  tell(step: Uint8Array, bytes: Uint8Array, taker: Taker): string | undefined;
  /** Whether nothing more is wanted: the head is out. */
  isDone(): boolean;
  free(): void;
}

/** "glimpse" gives the head as far as it is known; "breakOff" what was held back and is whole: the source has failed. */
export type Step = "push" | "finish" | "glimpse" | "breakOff" | "leave";

/** Memory never shrinks. An instance that holds more than this after a call is not used again; a new one costs under 1 ms. */
const LARGE = 32 * 1024 * 1024;

let module: WebAssembly.Module | null = null;
let binding: Binding | null = null;

/** Asks the module. */
export function answer(input: Uint8Array, told: string, taker: Taker): void {
  const used = current();
  watched(used, () => used.answer(input, encoded(told), taker));
}

function current(): Binding {
  module ??= compiledHere(load);
  return (binding ??= createBinding(module));
}

/** Something that lives in the module until it is closed, or has failed. */
export interface Opened {
  /** Says whether nothing more is wanted. */
  tell(step: Step, bytes: Uint8Array, taker: Taker): boolean;
  close(): void;
}

/** Opens a document that arrives in parts. It stays with its instance, whatever becomes of that. */
export function open(told: string): Opened {
  const used = current();
  let made: Arriving | null = null;
  watched(used, () => void (made = new used.Arriving(encoded(told))));
  const close = () => {
    try {
      made?.free();
    } catch {
      // An instance that has trapped is thrown away whole.
    }
    made = null;
  };
  return {
    tell(step, bytes, taker) {
      const held = made;
      if (!held) throw internal("It was closed.");
      try {
        watched(used, () => held.tell(encoded(step), bytes, taker));
        return held.isDone();
      } catch (error) {
        close();
        throw error;
      }
    },
    close,
  };
}

/** Runs what may refuse. */
function watched(used: Binding, run: () => string | undefined): void {
  let refused;
  try {
    refused = run();
  } catch (thrown) {
    forget(used);
    throw internal(thrown);
  }
  if (refused) throw refusal(refused);
  if (used.memory.buffer.byteLength > LARGE) forget(used);
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
