/**
 * A stream read by core until it says that it needs more; then all that came is read again by the full module, and what is
 * out is left out. Whoever asks for entries notices nothing: modules are loaded, and parts read, before a part is handed on.
 */
import type { Entry, FeedHead } from "../../index";
import type { Opened, Step, Taker } from "../engine";
import { FeedError, internal } from "../error";
import type { Source } from "../source";
import { parts } from "../stream";
import { TapeReader } from "../tape";
import { firstLevel, needsFull, waitedFor } from "./ask";
import { type Level, load } from "./modules";
import { within } from "./perform";

/** So much is kept to be read again. Of a longer stream the full module reads the rest, whether it must or not. */
const KEPT = 4 * 1024 * 1024;
const NOTHING = new Uint8Array(0);

/** What came of a part: entries, and behind them the head where it was the last one; or why nothing did. */
type Outcome = { values: unknown[]; isDone: boolean } | { error: unknown };

export class Ahead implements Source {
  readonly #source: Source;
  readonly #start: () => Opened;
  #parts: Uint8Array[] = [];
  #level: Level = "core";
  #module: WebAssembly.Module | null = null;
  #core: Opened | null = null;
  #isClosed = false;
  #kept: Uint8Array[] = [];
  #size = 0;
  /** Entries that are out, and how many of them are to come once more. */
  #out = 0;
  #again = 0;
  #outcome: Outcome = { values: [], isDone: false };
  /** The head when the first entry was out. */
  #first: FeedHead | null = null;

  constructor(source: Source, start: () => Opened) {
    this.#source = source;
    this.#start = start;
  }

  /** What came of one part of the source is there when this is answered. */
  async read(): Promise<{ done?: boolean; value?: Uint8Array }> {
    let part: Uint8Array | undefined;
    try {
      part = this.#parts.shift() ?? (await this.#nextPart());
    } catch (failure) {
      if (this.#core) this.#outcome = await this.#outcomeOf("breakOff");
      throw failure;
    }
    this.#outcome = await waitedFor(() => this.#outcomeOf(part ? "push" : "finish", part));
    return part ? { done: false, value: NOTHING } : { done: true };
  }

  cancel(reason?: unknown): Promise<void> {
    return this.#source.cancel(reason);
  }

  /** Stands where the reader of entries has the module: everything was read already. */
  readonly handedOn: Opened = {
    tell: (step, _, reader) => {
      if (step === "glimpse") return valuesTo(reader, [this.#first]);
      if (step === "leave") return valuesTo(reader, [this.#headNow()]);
      return this.#give(reader);
    },
    close: () => {
      this.#isClosed = true;
      this.#core?.close();
    },
  };

  #give(reader: Taker): boolean {
    const outcome = this.#outcome;
    this.#outcome = { values: [], isDone: false };
    if ("error" in outcome) throw outcome.error;
    valuesTo(reader, outcome.values);
    return outcome.isDone;
  }

  /** Where there is no time to load anything, what was known before must do. */
  #headNow(): FeedHead {
    try {
      return this.#step("leave")[0].pop() as FeedHead;
    } catch {
      if (this.#first) return this.#first;
      throw new FeedError("empty", "Nothing came.");
    }
  }

  async #nextPart(): Promise<Uint8Array | undefined> {
    const { done, value } = await this.#source.read();
    if (done) return undefined;
    this.#parts = [...parts(value)];
    return this.#parts.shift() ?? NOTHING;
  }

  async #outcomeOf(step: Step, part?: Uint8Array): Promise<Outcome> {
    try {
      if (!this.#core) await this.#open(firstLevel());
      if (part) this.#keep(part);
      const isTooLong = this.#level === "core" && this.#size > KEPT;
      return this.#taken(isTooLong ? await this.#readAgain(step) : await this.#readOrAgain(step, part));
    } catch (error) {
      return { error };
    }
  }

  async #readOrAgain(step: Step, part?: Uint8Array): Promise<[unknown[], boolean]> {
    try {
      const read = this.#step(step, part);
      this.#glimpse(read);
      return read;
    } catch (error) {
      if (!needsFull(this.#level, error)) throw error;
      return this.#readAgain(step);
    }
  }

  /** By the full module, from the beginning. */
  async #readAgain(step: Step): Promise<[unknown[], boolean]> {
    const kept = this.#kept;
    this.#core!.close();
    await this.#open("full");
    this.#again = this.#out;
    const values: unknown[] = [];
    let isDone = false;
    const take = (read: [unknown[], boolean]) => {
      for (const value of read[0]) values.push(value);
      isDone = read[1];
    };
    for (const part of kept) if (!isDone) take(this.#step("push", part));
    if (step !== "push" && !isDone) take(this.#step(step));
    this.#glimpse([values, isDone]);
    return [values, isDone];
  }

  async #open(level: Level): Promise<void> {
    this.#module = await load(level);
    if (this.#isClosed) throw internal("It was closed.");
    this.#level = level;
    if (level === "full") this.#kept = [];
    this.#core = within(level, this.#module, this.#start);
  }

  /** A source may use its buffer again. */
  #keep(part: Uint8Array): void {
    if (this.#level === "full") return;
    this.#kept.push(part.slice());
    this.#size += part.length;
  }

  /** One step of the module's: the values that came, and whether nothing more is wanted. */
  #step(step: Step, part?: Uint8Array): [unknown[], boolean] {
    const reader = new TapeReader();
    const isDone = within(this.#level, this.#module!, () => this.#core!.tell(step, part ?? NOTHING, reader));
    return [reader.values, isDone || step === "finish"];
  }

  /** Before the first entry is out, for this may need more, too. */
  #glimpse([values, isDone]: [unknown[], boolean]): void {
    if (!this.#first && !isDone && values.length > 0) this.#first = this.#step("glimpse")[0][0] as FeedHead;
  }

  /** Less what is out. */
  #taken([values, isDone]: [unknown[], boolean]): Outcome {
    const entries = values.length - Number(isDone);
    const known = Math.min(this.#again, entries);
    this.#again -= known;
    this.#out += entries - known;
    return { values: values.slice(known) as Entry[], isDone };
  }
}

function valuesTo(reader: Taker, values: unknown[]): boolean {
  (reader as TapeReader).values = values;
  return false;
}
